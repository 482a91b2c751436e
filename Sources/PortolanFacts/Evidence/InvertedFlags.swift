/// Flags that present while they are false: `Binding(get: { !model.isTourDone }, set: { model.isTourDone = !$0 })`. What sets one to
/// false presents, and what sets it to true takes away.
struct InvertedFlags {
  private var slots: Set<StatePath> = []

  init(_ sites: [PresentationSite], passed: PassedState, _ evaluator: Evaluator) {
    var isUpright: Set<StatePath> = []
    for path in sites.flatMap({ passed.owners(of: $0.path) }) {
      if path.isNegated, path.cases.isEmpty, evaluator.isFlag(path) {
        slots.insert(path)
      } else {
        isUpright.insert(path.slot)
      }
    }
    // Of what presents something either way nobody knows what to call its dismissal.
    slots.subtract(isUpright)
  }

  func contains(_ path: StatePath) -> Bool { slots.contains(path.slot) }

  /// A change as what it does to what is presented; `nil` where it is but the flag's beginning with nothing presented.
  func meaning(of change: StateChange) -> StateChange? {
    guard contains(change.path) != change.path.isNegated, !change.isEither else { return change }
    var change = change
    switch change.kind {
    case .present:
      if change.isSeed, !change.isHandedOn, change.function != "init" { return nil }
      change.kind = .dismiss
    case .dismiss: change.kind = .present
    default: break
    }
    return change
  }

  /// What is there from the start, as the flag begins with false.
  func beginnings(in program: Program) -> [StateChange] {
    slots.compactMap { path in
      guard let member = path.owner.property(path.property),
        member.declaration.value == .boolean(false)
      else { return nil }
      return StateChange(
        .init(
          path: path.slot, kind: .present, cases: [], owner: path.owner, host: path.owner,
          function: member.name, isAfterAwait: false, isSeed: true,
          location: member.declaration.position.location(in: program.files[member.file].path)))
    }
  }
}

extension Evaluator {
  fileprivate func isFlag(_ path: StatePath) -> Bool {
    switch property(path.property, of: path.owner)?.type {
    case .unknown?: true
    case let type?: type.isBool
    case nil: false
    }
  }
}
