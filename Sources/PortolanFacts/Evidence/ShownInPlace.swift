/// Which pieces of state hold models whose views are shown in place, and not only where a link or a presentation leads.
struct ShownInPlace {
  /// By the piece of state, the views that are handed it.
  private(set) var views: [StatePath: [Shown]] = [:]
  /// Views that are shown in place with a model that nobody can tell.
  private(set) var untold: Set<ObjectIdentifier> = []

  /// A view in its place.
  struct Shown {
    var view: TypeSymbol
    /// Whose selection says when, where it is shown in a tab.
    var selectors: [TypeSymbol] = []
  }

  init(walk: ViewWalk, regions: [Region], _ evidence: EvidenceTable) {
    let tabs = walk.links.filter { $0.presentation == .tab }.compactMap(\.region)
    let elsewhere = Self.shownElsewhere(walk)
    func isInPlace(_ region: Region) -> Bool { !elsewhere.contains(ObjectIdentifier(region)) }
    for region in regions + tabs.filter(isInPlace) { add(region, [], evidence) }
    for container in walk.containers where isInPlace(container.region) {
      let path = container.kind == .tabs ? container.path : nil
      add(container.region, path.map { evidence.owners(of: $0).map(\.owner) } ?? [], evidence)
    }
  }

  /// The regions that are there only where a presentation or a link leads: a stack, or tabs, in a sheet are in nobody's place.
  private static func shownElsewhere(_ walk: ViewWalk) -> Set<ObjectIdentifier> {
    var seen: Set<ObjectIdentifier> = []
    var waiting =
      walk.sites.map { $0.region }
      + walk.links.filter { $0.presentation != .tab }.compactMap(\.region)
    while let region = waiting.popLast() {
      if seen.insert(ObjectIdentifier(region)).inserted {
        waiting += region.alternatives + region.presented
      }
    }
    return seen
  }

  private mutating func add(
    _ region: Region, _ selectors: [TypeSymbol], _ evidence: EvidenceTable
  ) {
    for use in region.allUses { add(use, selectors, evidence) }
  }

  private mutating func add(
    _ use: ViewUse, _ selectors: [TypeSymbol], _ evidence: EvidenceTable
  ) {
    let handed = use.paths
    // A hosting controller shows its own.
    let isHosted = use.host?.foreignAncestor.map(KnownControllers.hosting.contains) == true
    if handed.isEmpty, !isHosted, !use.isHandedNewModel {
      untold.insert(ObjectIdentifier(use.view))
    }
    for path in handed.flatMap({ evidence.owners(of: $0) }) {
      views[path.slot, default: []].append(Shown(view: use.view, selectors: selectors))
    }
  }
}
