/// What a modifier of the app's own is handed to do, and does as something happens: `content.onAppear { action() }`, be it by an object
/// that it makes to keep the closure, `_once = StateObject(wrappedValue: Once(action: action))`, `content.onAppear { once.start() }`.
extension ViewWalk {
  /// Walks such a closure as done in that event; `false` for any other argument.
  mutating func walk(
    _ argument: Argument, doneInEventOf modifier: TypeSymbol, _ initializer: Declaration?,
    _ arguments: [String: Denotation], at position: Position
  ) -> Bool {
    guard modifier.modifiesViews, isViewsCode,
      let kept = modifier.property(keeping: argument, initializer, arguments),
      let event = program.event(running: kept, by: modifier)
    else { return false }
    let handed: (closure: Closure, environment: Environment)
    switch argument.value {
    case .closure(let closure): handed = (closure, environment)
    case .name(let name, _):
      guard let value = environment.local(name, evaluator)?.closure else { return false }
      handed = (value.0, value.1)
    default: return false
    }
    let call = Call(callee: .member(nil, event, position), arguments: [], position: position)
    inEvent(event, call) { $0.walk(handed.closure, [], in: handed.environment) }
    return true
  }
}

extension Program {
  /// The event in which alone a view's or a modifier's code does what it keeps in a property: a closure, or an object that has one.
  func event(running property: String, by view: TypeSymbol) -> String? {
    let key = ObjectIdentifier(view)
    if let known = eventsOfCallbacks[key]?[property] { return known }
    let event = findEvent(running: property, by: view)
    eventsOfCallbacks[key, default: [:]][property] = .some(event)
    return event
  }

  private func findEvent(running property: String, by modifier: TypeSymbol) -> String? {
    guard let type = Evaluator(program: self).property(property, of: modifier)?.type.unwrapped
    else { return nil }
    let keeper = type.ownSymbol
    guard type.isFunction || keeper?.kind == .class && keeper?.isView == false else { return nil }
    func isRun(_ expression: Expression) -> Bool {
      guard let keeper else { return expression.ownName == property }
      guard case .call(.member(let base?, let name, _), _, _) = expression,
        base.ownName == property
      else { return false }
      return keeper.members(named: name).contains { keeper.runsClosure(in: $0) }
    }
    var (count, counts): (Int, [String: Int]) = (0, [:])
    for member in modifier.members where member.declaration.kind != .initializer {
      (member.declaration.body ?? []).visit { expression in
        if isRun(expression) { count += 1 }
        guard case .call(.member(_?, let name, _), let arguments, _) = expression,
          CodeNames.isEvent(name)
        else { return }
        // What runs again whenever something has changed is no matter of the view's coming up.
        let event = name == "task" && arguments.contains { $0.label == "id" } ? "onChange" : name
        for argument in arguments {
          argument.value.visit { if isRun($0) { counts[event, default: 0] += 1 } }
        }
      }
    }
    guard count > 0, counts.count == 1, let (event, inEvent) = counts.first, inEvent == count
    else { return nil }
    return event
  }
}

extension TypeSymbol {
  /// Whether a function calls a closure that its object keeps, be it by way of others of its type.
  fileprivate func runsClosure(in function: Member) -> Bool {
    let closures = Set(
      storedProperties.filter { $0.declaration.type?.unwrapped.name == TypeReference.function }
        .map(\.name))
    var seen: Set<ObjectIdentifier> = []
    var waiting = closures.isEmpty ? [] : [function]
    while let member = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(member)).inserted else { continue }
      var isRun = false
      (member.declaration.body ?? []).visit { expression in
        guard case .call(let callee, _, _) = expression, let name = callee.ownName else { return }
        if closures.contains(name) { isRun = true }
        waiting += members(named: name).filter { $0.declaration.kind == .function }
      }
      if isRun { return true }
    }
    return false
  }
}
