/// How the views of a program hang together, as far as code shows them.
struct UsedViews {
  /// Views that lead somewhere, be it by way of what they show.
  private(set) var leading: Set<ObjectIdentifier> = []
  /// Views that are only ever made for the elements of a collection.
  private(set) var rows: Set<ObjectIdentifier> = []
  /// Views that are made for the elements of a collection, be it among others.
  private(set) var inRows: Set<ObjectIdentifier> = []

  /// The views that show others of the app's own.
  let showing: Set<ObjectIdentifier>

  /// For each view, those in whose code it is made.
  private let hosts: [ObjectIdentifier: Set<ObjectIdentifier>]
  private let makers = Makers()

  init(walk: ViewWalk, regions: [Region]) {
    var uses = Uses()
    for region in regions { uses.collect(region) }
    inRows = uses.inRows
    hosts = uses.hosts
    showing = Set(uses.hosts.values.joined())
    rows = inRows.subtracting(uses.elsewhere)
    var waiting =
      (walk.sites.map { $0.host } + walk.containers.map(\.host)
      + walk.links.filter { !$0.isPreview }.map(\.host))
      .compactMap { $0.map(ObjectIdentifier.init) }
    while let next = waiting.popLast() {
      if leading.insert(next).inserted { waiting += uses.hosts[next] ?? [] }
    }
  }

  /// Whether a view leads somewhere.
  func leads(_ view: TypeSymbol) -> Bool { leading.contains(ObjectIdentifier(view)) }

  /// Whether a view makes another in its code, be it by way of what it makes there.
  func makes(_ maker: TypeSymbol, _ view: TypeSymbol) -> Bool {
    let view = ObjectIdentifier(view)
    if let known = makers.found[view] { return known.contains(ObjectIdentifier(maker)) }
    var found: Set<ObjectIdentifier> = []
    var waiting = Array(hosts[view] ?? [])
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += hosts[next] ?? [] }
    }
    makers.found[view] = found
    return found.contains(ObjectIdentifier(maker))
  }

  /// All that make a view, once somebody has asked.
  private final class Makers {
    var found: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  }

  private struct Uses {
    var inRows: Set<ObjectIdentifier> = []
    var elsewhere: Set<ObjectIdentifier> = []
    /// For each view, those in whose code it is made.
    var hosts: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    mutating func collect(_ region: Region) {
      for use in region.uses {
        let view = ObjectIdentifier(use.view)
        if use.isRow { inRows.insert(view) } else { elsewhere.insert(view) }
        if let host = use.host { hosts[view, default: []].insert(ObjectIdentifier(host)) }
      }
      for inner in region.alternatives + region.presented { collect(inner) }
    }
  }
}
