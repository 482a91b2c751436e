/// Values that are looked up by what some state says: `items.first { $0.id == selectedID }`.
extension Evaluator {
  /// So many properties are followed to a lookup.
  private static let lookupLimit = 4

  /// The optional state without which a lookup finds nothing, be it made here, by a computed property or by a function without
  /// parameters. Where something may stand in for what is not found, it hangs on none.
  func stateLookedUp(
    by expression: Expression, in environment: Environment, depth: Int = 0
  ) -> StatePath? {
    guard depth < Self.lookupLimit else { return nil }
    switch expression {
    case .call(.member(_?, let function, _), let arguments, _)
    where ["first", "last"].contains(function):
      guard arguments.count == 1, case .closure(let closure) = arguments[0].value else {
        return nil
      }
      return key(comparedBy: closure, in: environment)
    case .call(let callee, let arguments, _) where arguments.isEmpty:
      return stateLookedUp(by: callee, in: environment, depth: depth)
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      guard environment.local(name, self) == nil, let scope = environment.scope else { return nil }
      return stateLookedUp(by: name, of: scope, depth)
    case .member(let base?, let name, _):
      let symbol = evaluate(base, in: environment).type.unwrapped.ownSymbol
      return symbol.flatMap { stateLookedUp(by: name, of: $0, depth) }
    default: return nil
    }
  }

  private func stateLookedUp(by name: String, of symbol: TypeSymbol, _ depth: Int) -> StatePath? {
    let found = symbol.members(named: name).filter {
      $0.declaration.body != nil && $0.declaration.parameters.isEmpty && !$0.isStatic
    }
    guard found.count == 1, let body = found[0].declaration.body,
      found[0].declaration.type?.lastName == "Optional"
    else { return nil }
    let scope = Environment(scope: symbol, file: found[0].file)
    let keys = keys(of: body, in: scope, depth + 1)
    guard let first = keys.first, keys.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// For everything that a body may give back but `nil` the state on which it hangs, if there is one.
  private func keys(
    of body: [Statement], in environment: Environment, _ depth: Int, isTail: Bool = true
  ) -> [StatePath?] {
    var (environment, found) = (environment, [StatePath?]())
    for (number, statement) in body.enumerated() {
      let isLast = isTail && body.isLast(number)
      func inner(_ body: [Statement]) -> [StatePath?] {
        keys(of: body, in: environment, depth, isTail: isLast)
      }
      switch statement {
      case .return(.nil?), .return(nil): return found
      case .return(let expression?):
        return found + [stateLookedUp(by: expression, in: environment, depth: depth)]
      case .expression(.nil) where isLast: return found
      case .expression(.statement(let statement)) where isLast:
        return found + inner([statement])
      case .expression(let expression) where isLast:
        return found + [stateLookedUp(by: expression, in: environment, depth: depth)]
      case .declaration(let declaration) where declaration.kind == .variable:
        environment.bind(declaration.name, local(declaration, in: environment))
      case .guard(let conditions, let other):
        found += keys(of: other, in: environment, depth, isTail: false)
        // All that follows is there only while the state is.
        if let key = key(askedBy: conditions, in: environment) { return found + [key] }
      case .if(let conditions, let then, let other):
        let key = key(askedBy: conditions, in: environment)
        found += inner(then).map { key ?? $0 } + inner(other)
      case .block(let body), .conditional(_, let body): found += inner(body)
      case .switch, .for: found.append(nil)
      case .expression, .declaration: continue
      }
    }
    return found
  }

  /// `guard let selectedID else …`, `if selectedID != nil`
  private func key(askedBy conditions: [Condition], in environment: Environment) -> StatePath? {
    conditions.lazy.compactMap { condition -> StatePath? in
      switch condition {
      case .match(.binding, let value), .expression(.infix(let value, "!=", .nil)):
        key(value, in: environment)
      default: nil
      }
    }.first
  }

  /// The state with which a closure compares each element, or a part of it.
  private func key(comparedBy closure: Closure, in environment: Environment) -> StatePath? {
    guard closure.body.count == 1, let condition = closure.body[0].expression else { return nil }
    let element = closure.parameters.first ?? "$0"
    func key(_ condition: Expression) -> StatePath? {
      switch condition {
      case .infix(let left, "&&", let right): return key(left) ?? key(right)
      case .infix(let left, "==", let right):
        guard left.mentions(element) != right.mentions(element) else { return nil }
        return self.key(left.mentions(element) ? right : left, in: environment)
      default: return nil
      }
    }
    return key(condition)
  }

  /// The optional state that an expression reads as a whole.
  private func key(_ expression: Expression, in environment: Environment) -> StatePath? {
    guard let path = evaluate(expression, in: environment).path, path.cases.isEmpty,
      property(path.property, of: path.owner)?.type.isOptional == true
    else { return nil }
    return path
  }
}
