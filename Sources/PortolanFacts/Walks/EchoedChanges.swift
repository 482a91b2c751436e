/// What properties push when they are set: `var step: Step = .start { didSet { path.append(step) } }`. Whoever sets the property
/// pushes what it is set to.
struct EchoedChanges {
  private var echoes: [StatePath: [StateChange]] = [:]

  /// Takes out what the observers of a property push of its own value.
  mutating func take(
    from changes: inout [StateChange], since start: Int, by member: Member, of owner: TypeSymbol
  ) {
    guard !member.declaration.observers.isEmpty, start < changes.count else { return }
    let own = StatePath(owner: owner, property: member.name)
    let isEcho = { (change: StateChange) in change.source == own && change.cases.isEmpty }
    let found = changes[start...].filter(isEcho)
    if found.isEmpty { return }
    echoes[own, default: []] += found
    let others = changes[start...].filter { !isEcho($0) }
    changes.replaceSubrange(start..., with: others)
  }

  /// The pushes of all that sets such a property.
  func changes(for changes: [StateChange]) -> [StateChange] {
    if echoes.isEmpty { return [] }
    return changes.flatMap { change -> [StateChange] in
      guard change.kind.activates, !change.isSeed || change.isOpen else { return [] }
      return (echoes[change.path.slot] ?? []).map { echo in
        var pushed = change
        (pushed.path, pushed.kind, pushed.value) = (echo.path, echo.kind, echo.value)
        return pushed
      }
    }
  }
}
