/// Items that a view still needs when the flag has gone which was set along with them: `Button("Confirm") { confirm(code) }` beside the
/// alert that shows the code.
struct ItemsNeededLater {
  private let view: TypeSymbol
  private let item: String
  private let flag: String
  private let isRead: Bool

  init(_ item: String, of view: TypeSymbol, beside flag: String) {
    (self.view, self.item, self.flag) = (view, item, flag)
    isRead = view.members.contains { $0.declaration.body?.mention(item) == true }
  }

  /// Whether a control that stands outside of what the flag presents runs code which reads the item.
  var areRead: Bool {
    isRead
      && view.members.contains { member in
        member.declaration.givesView && runs(member.declaration.body ?? [])
      }
  }

  private func runs(_ statements: [Statement]) -> Bool {
    statements.contains { $0.expressions.contains(where: runs) || runs($0.inner) }
  }

  private func runs(_ expression: Expression) -> Bool {
    switch expression {
    case .call(let callee, let arguments, _) where CodeNames.isControl(callee):
      return arguments.contains { argument in
        if case .closure(let closure) = argument.value { return reads(closure.body) }
        return false
      }
    // What the flag presents goes with it.
    case .call(.member(let base?, _, _), let arguments, _)
    where arguments.contains { $0.value.mentionsProperty(flag) }:
      return runs(base)
    default:
      return expression.parts.contains(where: runs) || runs(expression.statements)
    }
  }

  /// Whether code reads the item, or calls a function of the view that does; what sets it along with the flag does not need it.
  private func reads(_ statements: [Statement]) -> Bool {
    if statements.set(item) { return false }
    var isFound = statements.mention(item)
    statements.visit { expression in
      guard case .call(let callee, _, _) = expression, let name = callee.ownName else { return }
      isFound =
        isFound
        || view.members(named: name).contains { member in
          let code = member.declaration.body ?? []
          return member.declaration.kind == .function
            && !member.declaration.parameters.contains { $0.name == item }
            && !code.set(item) && code.mention(item)
        }
    }
    return isFound
  }
}

extension [Statement] {
  fileprivate func mention(_ property: String) -> Bool {
    var isFound = false
    visit { isFound = isFound || $0.ownName == property }
    return isFound
  }

  fileprivate func set(_ property: String) -> Bool {
    var isFound = false
    visit { expression in
      if case .assignment(let target, _, _) = expression {
        isFound = isFound || target.ownName == property
      }
    }
    return isFound
  }
}
