import PortolanModel

/// What toggles a flag where only one of the two can happen: in what the flag presents, or below that.
extension EvidenceTable {
  /// Whether nobody can touch the button that toggles a flag while what the flag presents is there: that lies over all but its own content.
  func isCovered(_ change: StateChange, by path: StatePath) -> Bool {
    guard let view = change.owner, view.isView, !view.inherits("App"), change.doing == .user,
      !change.isPutOff, !change.isAfterAwait, !change.isByCallback, !change.isByCall,
      spots.isOutsideOfPresented(change.location),
      let presenters = self[path.owner, path.property]?.presenters, !presenters.isEmpty
    else { return false }
    return presenters.allSatisfy { site in
      guard site.presentation.coversAll, !site.isByHand else { return false }
      let shown = site.region.allUses.map(\.view)
      if shown.contains(where: { $0 === view }) { return false }
      return site.host === view || !shown.contains { used.makes($0, view) }
    }
  }

  /// Whether code stands in what a flag presents, so that the flag is set where it runs.
  ///
  /// - Parameter written: What it names, be it a binding to the flag.
  func standsInPresented(
    _ change: StateChange, to written: StatePath, by path: StatePath
  ) -> Bool {
    if let spot = spots.path(at: change.location),
      owners(of: spot).contains(where: { $0.slot == path.slot })
    {
      return true
    }
    guard let owner = change.owner, owner !== path.owner, owner.isView else { return false }
    let uses = (self[path.owner, path.property]?.sites ?? []).flatMap(\.region.allUses)
    if !reused.contains(ObjectIdentifier(owner)) { return uses.contains { $0.view === owner } }
    // One that several present by flags of their own, each hands its own.
    if written.owner !== owner || uses.isEmpty { return false }
    let places = Set(uses.map(\.location))
    return passed.isOnlyHanded(path, to: written, at: places.contains)
  }
}

extension Presentation {
  /// Whether nobody can touch what lies below.
  fileprivate var coversAll: Bool {
    [.sheet, .fullScreenCover, .alert, .confirmationDialog].contains(self)
  }
}
