/// Bindings that are made by hand and not only say whether something is presented, but make what is:
/// `Binding(get: { model.item.map { AnyView(ItemView(item: $0)) } }, set: { _ in model.item = nil })`.
struct ContentGetter {
  /// What makes the content, and what is known where it stands.
  var closure: Closure
  var environment: Environment
  /// The state that says whether there is any.
  var state: Denotation
}

extension ViewWalk {
  /// The getter of such a binding, be it made here or by a property. Whether it makes views, only a walk can tell.
  func contentGetter(of binding: Expression) -> ContentGetter? {
    guard let (closure, environment) = getter(of: binding),
      let state = evaluator.stateAsked(by: closure.body, in: environment)
    else { return nil }
    return ContentGetter(closure: closure, environment: environment, state: state)
  }

  /// The same, where it shows a view of the app's own.
  func showingGetter(of binding: Expression) -> ContentGetter? {
    guard let getter = contentGetter(of: binding) else { return nil }
    var trial = self.trial
    let shown = Region()
    trial.with(region: shown, presenting: getter.state.path) { $0.walk(getter) }
    return shown.firstUse == nil ? nil : getter
  }

  /// The cases for which such a binding gives anything, where its getter asks for several of one piece of state.
  func casesAsked(by binding: Expression, of path: StatePath) -> Set<String>? {
    guard path.cases.isEmpty, let (closure, environment) = getter(of: binding) else { return nil }
    return evaluator.casesAsked(by: closure.body, of: path, in: environment)
  }

  mutating func walk(_ getter: ContentGetter) {
    walk(getter.closure, [], in: getter.environment)
  }

  private func getter(of binding: Expression) -> (Closure, Environment)? {
    switch binding {
    case .call(let callee, let arguments, _):
      return getter(callee, arguments).map { ($0, environment) }
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      guard environment.local(name, evaluator) == nil, let scope = environment.scope else {
        return nil
      }
      return getter(of: name, in: scope)
    case .member(let model?, let name, _):
      var (symbol, seen) = (evaluate(model).type.unwrapped.ownSymbol, Set<ObjectIdentifier>())
      while let owner = symbol, seen.insert(ObjectIdentifier(owner)).inserted {
        if owner.property(name) != nil { return getter(of: name, in: owner) }
        symbol = program.superclass(of: owner)
      }
      return nil
    default: return nil
    }
  }

  /// The getter of the binding that a computed property gives.
  private func getter(of property: String, in scope: TypeSymbol) -> (Closure, Environment)? {
    guard let member = scope.property(property), let body = member.declaration.body,
      member.declaration.type?.lastName == "Binding",
      case .call(let callee, let arguments, _)? = evaluator.returned(body),
      let closure = getter(callee, arguments)
    else { return nil }
    let inner = Environment(scope: scope, file: member.file)
    return (closure, evaluator.bindings(of: body, inner, 0))
  }

  private func getter(_ callee: Expression, _ arguments: [Argument]) -> Closure? {
    var isBinding = callee.isType("Binding")
    if case .member(nil, "init", _) = callee { isBinding = true }
    guard isBinding, arguments.count == 2, arguments[1].label == "set",
      arguments[0].label == "get" || arguments[0].isTrailing,
      case .closure(let closure) = arguments[0].value
    else { return nil }
    return closure
  }
}

extension Evaluator {
  /// The state on which it hangs first whether a body gives anything back: what it asks for by `guard`, `if` or `switch`, or maps.
  fileprivate func stateAsked(
    by body: [Statement], in environment: Environment
  ) -> Denotation? {
    for (number, statement) in body.enumerated() {
      let scope = bindings(of: Array(body[..<number]) + [.block([])], environment, 0)
      switch statement {
      case .guard(let conditions, _), .if(let conditions, _, _):
        let asked = conditions.lazy.compactMap { stateAsked(by: $0, in: scope) }.first
        if asked != nil { return asked }
      case .switch(let subject, _, _):
        let value = evaluate(subject, in: scope)
        return value.path == nil ? nil : value
      case .return(let expression?), .expression(let expression):
        return stateMapped(by: expression, in: scope)
      default: continue
      }
    }
    return nil
  }

  private func stateAsked(by condition: Condition, in environment: Environment) -> Denotation? {
    switch condition {
    case .match(_, let value):
      let value = evaluate(value, in: environment)
      return value.path == nil ? nil : value
    case .expression(let condition):
      return firstPresence(in: condition, environment, 0).map {
        Denotation(type: .bool, path: $0)
      }
    }
  }

  /// `model.item.map { … }`, `isShown ? … : nil`
  private func stateMapped(by expression: Expression, in environment: Environment) -> Denotation? {
    switch expression {
    case .choice(let condition, _, _):
      return stateAsked(by: .expression(condition), in: environment)
    case .statement(let statement): return stateAsked(by: [statement], in: environment)
    case .call(.member(let base?, let name, _), _, _):
      let value = evaluate(base, in: environment)
      if ["map", "flatMap"].contains(name), value.path != nil { return value }
      return stateMapped(by: base, in: environment)
    case .member(let base?, _, _): return stateMapped(by: base, in: environment)
    default: return nil
    }
  }
}
