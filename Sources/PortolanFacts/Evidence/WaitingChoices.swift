/// Choices that wait until they can be presented: `waiting = .help`, and later `page = waiting`. Nobody shows the one; what it is set to,
/// the other presents.
extension EvidenceTable {
  mutating func addWaiting(_ changes: [StateChange]) {
    for change in changes where change.kind.activates && change.cases.isEmpty && !change.isSeed {
      guard let source = change.source else { continue }
      for path in owners(of: change.path) where self[path.owner, path.property]?.isBound == true {
        for choice in owners(of: source) where isWaiting(choice, for: path) {
          waiting.insert(choice.slot)
          addWaiting(choice, for: path)
          // Who sets the choice, and to what, says more than where it is handed on.
          let told = self[path.owner, path.property]?.changes.filter { !isTold($0) } ?? []
          edit(path) { $0.changes = told }
        }
      }
    }
  }

  /// Whether a change only hands on a choice that waits, and all who set that name a case.
  func isTold(_ change: StateChange) -> Bool {
    guard let source = change.source, change.cases.isEmpty, waiting.contains(source) else {
      return false
    }
    let set = (self[source.owner, source.property]?.changes ?? []).filter(\.kind.activates)
    return !set.isEmpty && set.allSatisfy { !$0.cases.isEmpty }
  }

  private func isWaiting(_ choice: StatePath, for path: StatePath) -> Bool {
    guard choice.slot != path.slot, self[choice.owner, choice.property]?.isShown != true,
      let kind = kind(of: choice), kind.kind == .enum
    else { return false }
    return kind === self.kind(of: path)
  }

  private func kind(of path: StatePath) -> TypeSymbol? {
    guard let type = evaluator.property(path.property, of: path.owner)?.type, type.isOptional else {
      return nil
    }
    return type.unwrapped.ownSymbol
  }

  private mutating func addWaiting(_ choice: StatePath, for path: StatePath) {
    let set = self[choice.owner, choice.property]?.changes ?? []
    let known = self[path.owner, path.property]?.changes ?? []
    for var change in set where change.kind.activates && !change.cases.isEmpty && !change.isSeed {
      change.path = path
      let isKnown = known.contains {
        $0.location == change.location && $0.cases == change.cases && $0.owner === change.owner
      }
      if isKnown { continue }
      related.append(change)
      edit(path) { $0.changes.append(change) }
    }
  }
}
