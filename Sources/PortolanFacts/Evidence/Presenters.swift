/// Which views present what a type's state says: by a presentation, a stack, tabs or a `switch` in their code.
struct Presenters {
  /// The owners of state that something presents, in the order in which they are met.
  private(set) var owners: [TypeSymbol] = []
  private var views: [ObjectIdentifier: [TypeSymbol]] = [:]
  private var counts: [Pair: Int] = [:]
  private var states: [Pair: Set<StatePath>] = [:]
  private var shared: Set<Pair> = []
  private var made: Set<Pair> = []

  private struct Pair: Hashable {
    var view: ObjectIdentifier
    var owner: ObjectIdentifier

    init(_ view: TypeSymbol, _ owner: TypeSymbol) {
      (self.view, self.owner) = (ObjectIdentifier(view), ObjectIdentifier(owner))
    }
  }

  private let keptStructs: KeptStructs

  init(
    walk: ViewWalk, regions: [ObjectIdentifier: Region], _ evidence: EvidenceTable,
    _ keptStructs: KeptStructs
  ) {
    self.keptStructs = keptStructs
    for site in walk.sites where !walk.isPresentedInPlace(site) {
      note(site.path, by: site.host, evidence)
    }
    for container in walk.containers {
      if let path = container.path { note(path, by: container.host, evidence) }
    }
    for shown in walk.shownValues {
      note(shown.path, by: shown.host, evidence) { path in
        evidence[path.owner, path.property]?.selection != nil
      }
    }
    for view in walk.program.types {
      if let region = regions[ObjectIdentifier(view)] { collect(region, by: view, evidence) }
    }
  }

  /// The views that present from a type's state, in the order of the source.
  func views(of owner: TypeSymbol) -> [TypeSymbol] { views[ObjectIdentifier(owner)] ?? [] }

  /// In how many places a view presents from a type's state.
  func count(_ view: TypeSymbol, from owner: TypeSymbol) -> Int { counts[Pair(view, owner)] ?? 0 }

  /// What a view presents of a type's state.
  func states(_ view: TypeSymbol, of owner: TypeSymbol) -> Set<StatePath> {
    states[Pair(view, owner)] ?? []
  }

  /// Whether a view's code comes by a type's state from nobody in particular: `Router.shared.path`.
  func comes(_ view: TypeSymbol, bySharedStateOf owner: TypeSymbol) -> Bool {
    shared.contains(Pair(view, owner))
  }

  /// Whether a view's code makes the object from whose state it presents, and keeps it in no property.
  func makes(_ view: TypeSymbol, _ owner: TypeSymbol) -> Bool { made.contains(Pair(view, owner)) }

  private mutating func collect(_ region: Region, by view: TypeSymbol, _ evidence: EvidenceTable) {
    for selection in region.selections {
      note(selection.state, by: view, evidence) { path in
        evidence[path.owner, path.property]?.selection != nil
      }
      if let whole = evidence.whole(selection) {
        note(whole.owner, whole, by: view)
      }
    }
    for shown in region.conditionals + region.coverings {
      if let path = evidence.listed(by: shown) { note(path, by: view, evidence) }
    }
    for inner in region.alternatives + region.presented { collect(inner, by: view, evidence) }
  }

  private mutating func note(
    _ path: StatePath, by view: TypeSymbol?, _ evidence: EvidenceTable,
    where isPresented: (StatePath) -> Bool = { _ in true }
  ) {
    guard let view else { return }
    // Who hands over a binding lets what is handed it present.
    let givers = evidence.givers(of: path).filter { giver, path in
      giver !== path.owner && giver !== view && isPresented(path)
    }
    // A modifier presents for these alone.
    if givers.isEmpty || !view.presentsForOthers {
      for owned in evidence.owners(of: path) where owned.owner !== view && isPresented(owned) {
        note(owned.owner, owned, by: view, as: path)
        // What a struct says that only one object keeps, that object says.
        if let keeper = keptStructs.keeper(of: owned.owner) {
          note(keeper, owned, by: view, as: path)
        }
      }
    }
    for (giver, path) in givers { note(path.owner, path, by: giver, as: path) }
  }

  private mutating func note(
    _ owner: TypeSymbol, _ path: StatePath, by view: TypeSymbol, as written: StatePath? = nil
  ) {
    if views[ObjectIdentifier(owner)] == nil { owners.append(owner) }
    if counts[Pair(view, owner)] == nil {
      views[ObjectIdentifier(owner), default: []].append(view)
    }
    counts[Pair(view, owner), default: 0] += 1
    states[Pair(view, owner), default: []].insert(path.slot)
    if written?.isShared == true { shared.insert(Pair(view, owner)) }
    if written?.isOfMade == true { made.insert(Pair(view, owner)) }
  }
}

extension ViewWalk {
  /// Whether a site is a wrapper's of which those tell who use the wrapper: its code was followed there, and presents there.
  fileprivate func isPresentedInPlace(_ site: PresentationSite) -> Bool {
    guard let host = site.host, followedInPlace.contains(ObjectIdentifier(host)) else {
      return false
    }
    return sites.contains { other in
      other.host !== host && other.location == site.location && other.path.slot == site.path.slot
    }
  }
}
