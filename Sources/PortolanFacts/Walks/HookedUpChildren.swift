/// What a child does by way of its parent: callbacks that are hooked up, actions that a reducer receives.
extension StateChangeWalk {
  /// `child.onFinish = { … }`: what the closure does, the child does.
  mutating func hookUp(_ target: Expression, _ closure: Closure) {
    let saved = (actor, function)
    if case .member(let base?, let name, _) = target,
      let child = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol,
      child !== environment.scope
    {
      (actor, function) = (child, name)
    }
    walk(closure, [])
    (actor, function) = saved
  }

  /// Which child an action comes from: of `.path(.element(id: _, action: .detail(…)))` the state of `detail`.
  func sender(of pattern: Expression) -> TypeSymbol? {
    guard case .call(.member(nil, let property, _), let arguments, _) = pattern,
      let inner = arguments.first?.value,
      let scope = environment.scope
    else { return nil }
    let state = reduced ?? scope.nested["State"]?.first ?? scope.outer?.nested["State"]?.first
    // `.router(.routeAction(_, action: .home(…)))`: the action has a name of its own, the stack another.
    if case .call(.member(nil, "routeAction", _), let parts, _) = inner {
      return parts.last.flatMap { evaluator.caseName($0.value) }.flatMap { name in
        state.flatMap { element(name, in: $0) }
      }
    }
    guard let state, let child = evaluator.property(property, of: state)?.type else { return nil }
    guard case .call(.member(nil, "element", _), let parts, _) = inner,
      let action = parts.last?.value, let name = evaluator.caseName(action),
      let element = child.element.ownSymbol
    else { return child.unwrapped.ownSymbol.flatMap { $0.kind == .enum ? nil : $0 } }
    return evaluator.payload(of: name, in: element).ownSymbol
  }

  /// What the element of this name holds, of whatever stack of a state has one.
  private func element(_ name: String, in state: TypeSymbol) -> TypeSymbol? {
    for property in state.storedProperties {
      guard let type = evaluator.property(property.name, of: state)?.type,
        let element = type.element.ownSymbol, element.hasCase(name)
      else { continue }
      return evaluator.payload(of: name, in: element).ownSymbol
    }
    return nil
  }

  /// What the child did: of `.path(.element(id: _, action: .detail(.saveTapped)))` the last.
  func innermostCase(_ pattern: Expression) -> String {
    guard case .call(let callee, let arguments, _) = pattern else {
      return evaluator.caseName(pattern) ?? function
    }
    let inner = (arguments.first { $0.label == "action" } ?? arguments.last)?.value
    switch inner {
    case .member(nil, _, _)?, .call(.member(nil, _, _), _, _)?: return innermostCase(inner!)
    default: return evaluator.caseName(callee) ?? function
    }
  }

  /// The state that a member of a reducer without one of its own changes, by what the member's type says: `some ReducerOf<Game>`.
  func reducedState(by member: Member, of symbol: TypeSymbol) -> TypeSymbol? {
    guard symbol.inherits("Reducer", "ReducerProtocol") || symbol.has("Reducer"),
      var type = member.declaration.type
    else { return nil }
    if type.name == "some" || type.name == "any", let inner = type.arguments.first { type = inner }
    guard let written = type.arguments.first else { return nil }
    let found = program.resolve(written, in: symbol, file: member.file).ownSymbol
    switch type.lastName {
    case "ReducerOf", "ReducerProtocolOf":
      return found === symbol ? nil : found?.nested["State"]?.first
    case "Reducer", "ReducerProtocol":
      return found?.name == "State" && found?.outer !== symbol ? found : nil
    default: return nil
    }
  }

  func state(of scope: TypeSymbol) -> Denotation {
    let state = reduced ?? scope.nested["State"]?.first ?? scope.outer?.nested["State"]?.first
    return Denotation(type: state.map(ResolvedType.own) ?? .unknown)
  }
}
