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
    for region in regions + tabs { add(region, [], evidence) }
    for container in walk.containers {
      let path = container.kind == .tabs ? container.path : nil
      add(container.region, path.map { evidence.owners(of: $0).map(\.owner) } ?? [], evidence)
    }
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
