/// Coordinators that somebody else makes, of whose type code knows no more than a protocol: `factory.makeAuth(router: router)`.
extension ViewWalk {
  /// The type of such a coordinator, where the function is seen that makes it.
  func madeCoordinator(_ value: Expression, _ denotation: Denotation) -> ResolvedType? {
    guard isShowing, let symbol = denotation.type.unwrapped.ownSymbol, symbol.kind == .protocol,
      program.isCoordinator(symbol),
      let made = type(madeBy: value, in: environment, depth: 0), program.isCoordinator(made)
    else { return nil }
    return .own(made)
  }

  private func type(
    madeBy value: Expression, in environment: Environment, depth: Int
  ) -> TypeSymbol? {
    if depth > 4 { return nil }
    let denotation = evaluator.evaluate(value, in: environment)
    if let symbol = denotation.type.unwrapped.ownSymbol, symbol.kind != .protocol { return symbol }
    guard case .call(let callee, let arguments, _) = value else { return nil }
    let owners: [TypeSymbol]
    let function: String
    switch callee {
    case .member(let base?, let name, _):
      (owners, function) = (makers(evaluator.evaluate(base, in: environment)), name)
    case .name(let name, _): (owners, function) = (environment.scope.map { [$0] } ?? [], name)
    default: return nil
    }
    guard owners.count == 1,
      let member = evaluator.method(function, of: owners[0], arguments),
      let body = member.declaration.body, let given = evaluator.returned(body)
    else { return nil }
    let inner = Environment(of: member, in: owners[0], program)
    return type(madeBy: given, in: evaluator.bindings(of: body, inner, 0), depth: depth + 1)
  }

  /// The types of an object that makes others: of a protocol's those that are seen to be kept, or the only one.
  private func makers(_ value: Denotation) -> [TypeSymbol] {
    let type = if case .meta(let type) = value.type { type } else { value.type }
    guard let symbol = type.unwrapped.ownSymbol else { return [] }
    if symbol.kind != .protocol { return [symbol] }
    return value.path.flatMap(program.typesKept) ?? program.realTypes(conformingTo: symbol)
  }
}
