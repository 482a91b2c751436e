/// Which pieces of state hold models whose views are shown in place, and not only where a link or a presentation leads.
struct ShownInPlace {
  /// By the piece of state, the views that are handed it.
  private(set) var views: [StatePath: [TypeSymbol]] = [:]
  /// Views that are shown in place with a model that nobody can tell.
  private(set) var untold: Set<ObjectIdentifier> = []

  init(walk: ViewWalk, regions: [Region], _ evidence: EvidenceTable) {
    let tabs = walk.links.filter { $0.presentation == .tab }.compactMap(\.region)
    for region in regions + walk.containers.map(\.region) + tabs {
      for use in region.allUses { add(use, evidence) }
    }
  }

  private mutating func add(_ use: ViewUse, _ evidence: EvidenceTable) {
    let handed = use.paths
    // A hosting controller shows its own.
    let isHosted = use.host?.foreignAncestor.map(KnownControllers.hosting.contains) == true
    if handed.isEmpty, !isHosted { untold.insert(ObjectIdentifier(use.view)) }
    for path in handed.flatMap({ evidence.owners(of: $0) }) {
      views[path.slot, default: []].append(use.view)
    }
  }
}
