/// What a child does by way of its parent, by callbacks that are hooked up; and whose state a reducer's is.
extension StateChangeWalk {
  /// `child.onFinish = { … }`: what the closure does, the child does.
  mutating func hookUp(_ target: Expression, _ closure: Closure) {
    guard case .member(let base?, let name, _) = target,
      let child = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol,
      child !== environment.scope
    else { return keep(closure, in: target) }
    hookUp(closure, as: name, of: child)
  }

  /// Walks a closure that an object keeps in a property of its own, `onFinish = { … }`: it is called as that, and not as the function
  /// which puts it there.
  private mutating func keep(_ closure: Closure, in target: Expression) {
    guard let scope = environment.scope, scope.kind == .class,
      let names = target.propertyNames, names.count == 1,
      environment.local(names[0], evaluator) == nil, scope.property(names[0])?.isStored == true
    else { return walk(closure, []) }
    let outer = function
    function = names[0]
    walk(closure, [])
    function = outer
  }

  /// Walks what a child is handed to run later: a model for the user, whoever made it and when.
  mutating func hookUp(_ closure: Closure, as name: String, of child: TypeSymbol) {
    let saved = (actor, function, doing, isInCallback)
    (actor, function, isInCallback) = (child, name, true)
    if NavigationWords.namesModel(child.name) { doing = .user }
    walk(closure, [])
    (actor, function, doing, isInCallback) = saved
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
