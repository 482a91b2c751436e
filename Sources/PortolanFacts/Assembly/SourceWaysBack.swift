import PortolanModel

/// How the user gets back from a destination: by the system's own ways, or by what the code does.
extension SourceAssembly {
  func addWaysBack(
    to destination: inout Destination, of sites: [PresentationSite], _ evidence: SlotEvidence
  ) {
    guard !sites.isEmpty else { return }
    // With several cases in one closure, each has its own content.
    let shown = sites.map { site in
      (site, site.region.shown(forCase: destination.name) ?? site.region)
    }
    if destination.presentation == .drillDown, shown.allSatisfy({ hidesBackButton($0.1) }) {
      destination.backButtonHidden = true
    }
    // A binding that somebody was handed can clear what it binds.
    let isHandedOver = evidence.changes.contains { $0.kind == .select && $0.isSeed }
    // What code takes away, it may do at any time.
    let isByHand = sites.contains { $0.isByHand }
    guard destination.dismissedBy == nil, !isHandedOver, !isByHand else { return }
    let isStuck = shown.allSatisfy { site, region in
      !systemTakesBack(site, region) && !region.canDismiss(regions)
    }
    if isStuck { destination.hasNoWayOut = true }
  }

  /// Of an element of a stack, which whoever shortens the stack takes away.
  func addWaysBack(
    to destination: inout Destination, shown region: Region, _ evidence: SlotEvidence
  ) {
    guard destination.presentation == .drillDown, hidesBackButton(region) else { return }
    destination.backButtonHidden = true
    let isShortened = evidence.changes.contains { change in
      switch change.kind {
      case .pop, .popToRoot, .remove, .replace, .dismiss: !change.isSeed
      case .select: true
      default: false
      }
    }
    if destination.dismissedBy == nil, !isShortened, !region.canDismiss(regions) {
      destination.hasNoWayOut = true
    }
  }

  private func systemTakesBack(_ site: PresentationSite, _ region: Region) -> Bool {
    switch site.presentation {
    case _ where Platforms.isTelevision(site.condition): true
    case .fullScreenCover: false
    case .sheet: !isDismissDisabled(region)
    case .drillDown: !hidesBackButton(region)
    default: true
    }
  }

  private func isDismissDisabled(_ region: Region) -> Bool {
    says(region) { $0.isDismissDisabled }
  }

  private func hidesBackButton(_ region: Region) -> Bool { says(region) { $0.hidesBackButton } }

  /// Whether a destination's content says something of itself: in place, or in the body of the view that it is.
  private func says(_ region: Region, depth: Int = 0, _ what: (Region) -> Bool) -> Bool {
    if what(region) { return true }
    guard depth < 4, region.uses.count == 1, region.alternatives.isEmpty,
      let view = regions[ObjectIdentifier(region.uses[0].view)]
    else { return false }
    return says(view, depth: depth + 1, what)
  }
}
