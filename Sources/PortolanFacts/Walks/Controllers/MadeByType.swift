import PortolanModel

/// Controllers that code makes by way of their type: `let page: UIViewController.Type = FirstController.self; push(page.init())`.
extension ViewWalk {
  /// The controllers that an expression of a type may be, as far as the code writes them out.
  func controllerTypes(_ expression: Expression, depth: Int = 0) -> [TypeSymbol] {
    if depth > 8 { return [] }
    func inner(_ expression: Expression) -> [TypeSymbol] {
      controllerTypes(expression, depth: depth + 1)
    }
    switch expression {
    case .member(.name("self", _)?, let name, _): return controllerTypes(keptIn: name, depth)
    case .member(let named?, "self", _):
      guard case .meta(.own(let symbol)) = evaluate(named).type, symbol.isController else {
        return []
      }
      return [symbol]
    case .choice(_, let first, let second): return inner(first) + inner(second)
    case .infix(let first, "??", let second): return inner(first) + inner(second)
    case .array(let elements): return elements.flatMap(inner)
    case .element(let base, _), .member(let base?, "first", _), .member(let base?, "last", _):
      return inner(base)
    case .name(let name, _):
      if let local = environment.local(name, evaluator) { return local.controllerTypes }
      return controllerTypes(keptIn: name, depth)
    default: return []
    }
  }

  private func controllerTypes(keptIn name: String, _ depth: Int) -> [TypeSymbol] {
    guard let value = environment.scope?.property(name)?.declaration.value else { return [] }
    return controllerTypes(value, depth: depth + 1)
  }

  /// Constructs whichever controllers a type stands for; `false` where it stands for none that is known.
  mutating func construct(by type: Expression, _ call: Call) -> Bool {
    let types = controllerTypes(type)
    if types.isEmpty { return false }
    let fork = types.count > 1 ? forks.fork(types.count) : nil
    for (number, symbol) in types.enumerated() {
      if let fork {
        walk(arm: number + 1, of: fork) { $0.construct(symbol, call) }
      } else {
        construct(symbol, call)
      }
    }
    return true
  }
}
