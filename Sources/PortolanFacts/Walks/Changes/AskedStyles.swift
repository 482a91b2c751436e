/// Code that asks a route how it is shown: `switch route.style { case .push: … case .sheet: … }`.
extension StateChangeWalk {
  /// The routes that can come to an arm of a `switch` over their style; `nil` where that tells nothing.
  func routes(of arm: SwitchCase, in arms: [SwitchCase], askedBy subject: Expression) -> Set<
    String
  >? {
    guard let asked = styles(askedBy: subject) else { return nil }
    func names(_ arm: SwitchCase) -> Set<String> {
      Set(arm.patterns.compactMap { evaluator.caseName($0) })
    }
    if !arm.isDefault { return asked.routes(in: names(arm)) }
    return asked.routes(notIn: arms.reduce(into: []) { $0.formUnion(names($1)) })
  }

  /// The routes for which conditions hold, and those for which they do not: `if route.style == .sheet`.
  func asked(by conditions: [Condition]) -> (then: Set<String>, other: Set<String>)? {
    guard conditions.count == 1 else { return nil }
    let (subject, pattern, isEqual): (Expression, Expression, Bool)
    switch conditions[0] {
    case .match(let written, let value): (subject, pattern, isEqual) = (value, written, true)
    case .expression(.infix(let left, "==", let right)):
      (subject, pattern, isEqual) = (left, right, true)
    case .expression(.infix(let left, "!=", let right)):
      (subject, pattern, isEqual) = (left, right, false)
    default: return nil
    }
    guard let name = evaluator.caseName(pattern), let asked = styles(askedBy: subject) else {
      return nil
    }
    let (these, others) = (asked.routes(in: [name]), asked.routes(notIn: [name]))
    return isEqual ? (these, others) : (others, these)
  }

  /// Walks code that only some routes come to.
  mutating func with(_ some: Set<String>?, _ work: (inout StateChangeWalk) -> Void) {
    guard let some else { return work(&self) }
    let outer = routes
    routes = outer?.intersection(some) ?? some
    work(&self)
    routes = outer
  }

  /// How each of the routes is shown that an expression asks.
  private func styles(askedBy subject: Expression) -> AskedStyles? {
    guard case .member(let base?, _, _) = subject else { return nil }
    let route = evaluator.evaluate(base, in: environment)
    guard let symbol = route.type.unwrapped.ownSymbol, let routes = symbol.routes,
      let style = evaluator.evaluate(subject, in: environment).type.unwrapped.ownSymbol,
      style.kind == .enum
    else { return nil }
    let names = route.caseNames.isEmpty ? routes.names : route.caseNames
    return AskedStyles(
      styles: Dictionary(
        names.map { ($0, evaluator.style(of: $0, in: symbol, as: style)) },
        uniquingKeysWith: { first, _ in first }))
  }
}

private struct AskedStyles {
  /// By route; `nil` where nobody can tell.
  var styles: [String: String?]

  func routes(in names: Set<String>) -> Set<String> {
    Set(styles.filter { $0.value.map(names.contains) ?? true }.keys)
  }

  func routes(notIn names: Set<String>) -> Set<String> {
    Set(styles.filter { $0.value.map { !names.contains($0) } ?? true }.keys)
  }
}

extension [SwitchCase] {
  /// The number of the arm that a value comes to, where it is known which case that is.
  func arm(for name: String?, _ evaluator: Evaluator) -> Int? {
    guard let name else { return nil }
    return firstIndex { $0.patterns.contains { evaluator.caseName($0) == name } }
      ?? firstIndex(where: \.isDefault)
  }
}
