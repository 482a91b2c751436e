/// Bindings that code only writes to: a modifier that reports something presents nothing by it.
extension Program {
  /// Whether a function, and whoever it hands a binding on to, never asks what the binding holds, but to take it out at once, or to
  /// hear whether there is anything.
  func onlyWrites(_ parameter: String, in member: Member, depth: Int = 0) -> Bool {
    guard let body = member.declaration.body else { return false }
    return !body.contains { reads(parameter, in: $0, file: member.file, depth) }
  }

  private func onlyWrites(_ property: String, of symbol: TypeSymbol, depth: Int) -> Bool {
    guard depth < 4, symbol.isPassed(property) else { return false }
    return symbol.members.allSatisfy { member in
      let code = (member.declaration.body ?? []) + member.declaration.observers
      return !code.contains { reads(property, in: $0, file: member.file, depth) }
    }
  }

  private func reads(_ name: String, in statement: Statement, file: Int, _ depth: Int) -> Bool {
    statement.expressions.contains { reads(name, in: $0, file: file, depth) }
      || statement.inner.contains { reads(name, in: $0, file: file, depth) }
  }

  private func reads(_ name: String, in expression: Expression, file: Int, _ depth: Int) -> Bool {
    switch expression {
    case _ where expression.isMention(of: name): return true
    case .assignment(let target, let value, _):
      return !target.isTarget(name) && reads(name, in: target, file: file, depth)
        || !value.isMention(of: name) && reads(name, in: value, file: file, depth)
        // `_item = item` of an initialiser keeps it.
        || value.isMention(of: name) && !target.isTarget(name)
    case .call(.member(let base?, let modifier, _), let arguments, _)
    where arguments.takeOut(name, by: modifier) || arguments.onlyWatch(name, by: modifier):
      return reads(name, in: base, file: file, depth)
    case .call(let callee, let arguments, _):
      return reads(name, in: callee, file: file, depth)
        || arguments.contains { argument in
          if argument.value.isMention(of: name) {
            return !isHandedOn(argument, to: callee, file: file, depth)
          }
          return reads(name, in: argument.value, file: file, depth)
        }
    case .closure(let closure):
      return closure.body.contains { reads(name, in: $0, file: file, depth) }
    case .statement(let statement): return reads(name, in: statement, file: file, depth)
    default: return expression.parts.contains { reads(name, in: $0, file: file, depth) }
    }
  }

  /// Whether what is constructed with a binding only writes to it, too.
  private func isHandedOn(
    _ argument: Argument, to callee: Expression, file: Int, _ depth: Int
  ) -> Bool {
    guard case .name(let name, _) = callee, let label = argument.label,
      let symbol = type(named: name, in: nil, file: file)
    else { return false }
    return onlyWrites(label, of: symbol, depth: depth + 1)
  }
}

extension TypeSymbol {
  /// Whether its code watches a binding and empties it as soon as it holds something: a trigger.
  func takesOut(_ binding: String) -> Bool {
    members.contains { member in
      (member.declaration.body ?? []).firstCall { callee, arguments -> Bool? in
        guard case .member(_?, let modifier, _) = callee else { return nil }
        return arguments.takeOut(binding, by: modifier) ? true : nil
      } == true
    }
  }
}

extension Expression {
  fileprivate func isMention(of name: String) -> Bool {
    switch self {
    case .name(let own, _), .member(.name("self", _)?, let own, _):
      own == name || own == "$" + name || own == "_" + name
    default: false
    }
  }

  /// Whether an assignment to it writes to the binding of this name.
  fileprivate func isTarget(_ name: String) -> Bool {
    if case .member(let base?, "wrappedValue", _) = self { return base.isMention(of: name) }
    return isMention(of: name)
  }
}

extension [Argument] {
  /// Whether they watch a binding and have it emptied as soon as it holds something: `.onChange(of: page) { …; self.page = nil }`.
  fileprivate func takeOut(_ name: String, by modifier: String) -> Bool {
    CodeNames.watched(by: modifier, self)?.isMention(of: name) == true
      && contains { argument in
        guard case .closure(let closure) = argument.value else { return false }
        var isEmptied = false
        closure.body.visit { expression in
          guard case .assignment(let target, .nil, _) = expression else { return }
          isEmptied = isEmptied || target.isTarget(name)
        }
        return isEmptied
      }
  }
}

extension [Argument] {
  /// Whether they watch a binding, and ask no more of it than whether it holds anything: `.onChange(of: page) { isShown = $1 != nil }`.
  fileprivate func onlyWatch(_ name: String, by modifier: String) -> Bool {
    guard CodeNames.watched(by: modifier, self)?.isMention(of: name) == true else { return false }
    return allSatisfy { argument in
      guard case .closure(let closure) = argument.value else { return true }
      let given = closure.parameters.isEmpty ? ["$0", "$1"] : closure.parameters
      return !closure.body.take([name] + given)
    }
  }
}

extension [Statement] {
  /// Whether they do something with what one of some names holds.
  fileprivate func take(_ names: [String]) -> Bool {
    contains { statement in
      statement.expressions.contains { $0.takes(names) } || statement.inner.take(names)
    }
  }
}

extension Expression {
  fileprivate func takes(_ names: [String]) -> Bool {
    if names.contains(where: isMention) { return true }
    switch self {
    case .infix(let value, "!=", .nil), .infix(let value, "==", .nil):
      return !names.contains(where: value.isMention) && value.takes(names)
    case .assignment(let target, let value, _):
      return !names.contains(where: target.isTarget) && target.takes(names) || value.takes(names)
    case .closure(let closure): return closure.body.take(names)
    case .statement(let statement): return [statement].take(names)
    default: return parts.contains { $0.takes(names) }
    }
  }
}
