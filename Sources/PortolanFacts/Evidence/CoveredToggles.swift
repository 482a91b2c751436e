import PortolanModel

/// What toggles a flag where only one of the two can happen: in what the flag presents, or below that.
extension EvidenceTable {
  /// Whether nobody can touch the button that toggles a flag while what the flag presents is there: that lies over all but its own content.
  func isCovered(_ change: StateChange, by path: StatePath) -> Bool {
    guard let view = change.owner, view.isView, !view.inherits("App"), change.doing == .user,
      !change.isPutOff, !change.isAfterAwait, !change.isByCallback, change.byCallOf == nil,
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
  func standsInPresented(_ change: StateChange, by path: StatePath) -> Bool {
    if let spot = spots.path(at: change.location), owners(of: spot).contains(path) { return true }
    guard let owner = change.owner, owner !== path.owner, owner.isView,
      !reused.contains(ObjectIdentifier(owner))
    else { return false }
    return self[path.owner, path.property]?.sites.contains { site in
      site.region.allUses.contains { $0.view === owner }
    } == true
  }
}

extension Presentation {
  /// Whether nobody can touch what lies below.
  fileprivate var coversAll: Bool {
    [.sheet, .fullScreenCover, .alert, .confirmationDialog].contains(self)
  }
}
