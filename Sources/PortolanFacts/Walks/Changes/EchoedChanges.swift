/// What observers do with the state that they watch: `var step: Step = .start { didSet { path.append(step) } }`, `didSet { shown = step }`,
/// `.onChange(of: router.pending) { path.append($1) }`, `.onChange(of: model.item) { item = $1 }`. Whoever sets it does that, with what it
/// is set to.
struct EchoedChanges {
  private var echoes: [StatePath: [StateChange]] = [:]
  /// The state that views watch to put it where they show it, in the order of the code.
  private(set) var relayed: [StatePath] = []

  /// Takes out what the observers of a property push of its own value, and the flags that they set by whether there is any.
  mutating func take(
    from changes: inout [StateChange], since start: Int, by member: Member, of owner: TypeSymbol
  ) {
    guard !member.declaration.observers.isEmpty else { return }
    _ = take(
      from: &changes, since: start, of: StatePath(owner: owner, property: member.name)
    ) { $0.kind == .push || $0.isEither }
  }

  /// Takes out what a view does with the value of some state whenever that changes. What it keeps of it beside something else that it
  /// does is no mere copy.
  mutating func take(from changes: inout [StateChange], since start: Int, of watched: StatePath) {
    let done = changes[min(start, changes.count)...].filter { $0.path.slot != watched }
    let isCopy = done.allSatisfy { $0.source == watched && $0.path.slot == done[0].path.slot }
    let isTaken = take(from: &changes, since: start, of: watched) {
      $0.path.slot != watched && ($0.kind == .push || isCopy)
    }
    if isTaken, !relayed.contains(watched) { relayed.append(watched) }
  }

  /// Takes out the flags that a view sets because some state is there, where it does nothing else then; the answer is whether it has.
  mutating func take(
    flagsFrom changes: inout [StateChange], since start: Int, following state: StatePath
  ) -> Bool {
    let done = changes[min(start, changes.count)...].filter { $0.path.slot != state }
    guard done.allSatisfy({ $0.source == state && $0.path.slot == done[0].path.slot }) else {
      return false
    }
    return take(from: &changes, since: start, of: state) { $0.path.slot != state }
  }

  private mutating func take(
    from changes: inout [StateChange], since start: Int, of own: StatePath,
    where isWanted: (StateChange) -> Bool
  ) -> Bool {
    func isEcho(_ change: StateChange) -> Bool {
      change.source == own && change.cases.isEmpty && isWanted(change)
    }
    let found = changes[min(start, changes.count)...].filter(isEcho)
    if found.isEmpty { return false }
    echoes[own, default: []] += found
    let others = changes[start...].filter { !isEcho($0) }
    changes.replaceSubrange(start..., with: others)
    return true
  }

  /// What all that sets such state does by that. Where some of that is not seen, as a binding may set it, the observer does it, too.
  func changes(for changes: [StateChange]) -> [StateChange] {
    if echoes.isEmpty { return [] }
    let set = Dictionary(grouping: changes.filter(\.kind.activates)) { $0.path.slot }
    let untold = echoes.filter { state, _ in
      let changes = set[state] ?? []
      // No observer hears with what a property begins.
      return changes.isEmpty
        || changes.contains {
          $0.isSeed && !$0.isOfToggle && ($0.cases.isEmpty || $0.isHandedOn)
        }
    }
    let kept = untold.keys.sorted { ($0.owner.id, $0.property) < ($1.owner.id, $1.property) }
      .flatMap { untold[$0]!.filter { $0.kind != .push } }
    return kept
      + changes.flatMap { change -> [StateChange] in
        guard !change.isSeed || change.isOpen else { return [] }
        return (echoes[change.path.slot] ?? []).compactMap { echo in
          guard
            change.isOfToggle
              || (echo.kind == .dismiss ? change.kind == .dismiss : change.kind.activates)
          else { return nil }
          var pushed = change
          if change.isOfToggle { (pushed.isSeed, pushed.isOpen) = (false, false) }
          (pushed.path, pushed.kind, pushed.value) = (echo.path, echo.kind, echo.value)
          if echo.kind != .push, !echo.copiesObserved { pushed.cases = [] }
          return pushed
        }
      }
  }

  /// What views set to the value of state that they watch.
  var relaying: Set<StatePath> {
    Set(relayed.flatMap { (echoes[$0] ?? []).map(\.path.slot) })
  }

  /// The views' own copies of state that others keep, each with the original.
  var copies: [(copy: StatePath, original: StatePath)] {
    relayed.flatMap { original in
      (echoes[original] ?? []).filter { $0.kind == .present }.map { ($0.path.slot, original) }
    }
  }
}

extension StateChangeWalk {
  /// Notes that what has just been set says the same as the property whose observer is walked: `didSet { shown = gate }`.
  mutating func copy(
    observed source: StatePath, to path: StatePath, _ denotation: Denotation, _ position: Position
  ) {
    var copies = [changes.count - 1]
    if denotation.type.isOptional {
      note(path, .dismiss, [], position, isEither: true)
      copies.append(changes.count - 1)
    }
    for number in copies {
      changes[number].source = source
      changes[number].copiesObserved = true
    }
  }
}
