import PortolanModel

/// All that the code says of one piece of navigation state.
struct SlotEvidence {
  var owner: TypeSymbol
  var property: String
  var sites: [PresentationSite] = []
  var container: Container?
  var changes: [StateChange] = []
  /// The second property, of a flag that an item goes with.
  var item: String?

  /// Whether something presents it, so that it is navigation without doubt.
  var isBound: Bool { !sites.isEmpty || container != nil }
}

/// The evidence by piece of state, bindings that were passed down followed to their owner.
struct EvidenceTable {
  private var table: [StatePath: SlotEvidence] = [:]
  /// For each view and property that binds somebody else's state: whose.
  private var aliases: [StatePath: [StatePath]] = [:]

  init(walk: ViewWalk, regions: [Region], changes: [StateChange]) {
    for region in regions { collectAliases(in: region) }
    for site in walk.sites {
      for path in owners(of: site.path) {
        var site = site
        site.path = path
        site.item = site.item.flatMap { owners(of: $0).first }
        edit(path) { evidence in
          evidence.sites.append(site)
          if let item = site.item, item.owner === path.owner { evidence.item = item.property }
        }
      }
    }
    for container in walk.containers {
      guard let path = container.path else { continue }
      for owner in owners(of: path) {
        edit(owner) { evidence in
          if evidence.container == nil { evidence.container = container }
        }
      }
    }
    for change in changes {
      for path in owners(of: change.path) {
        var change = change
        change.path = path
        edit(path) { $0.changes.append(change) }
      }
    }
  }

  subscript(owner: TypeSymbol, property: String) -> SlotEvidence? {
    table[StatePath(owner: owner, property: property)]
  }

  /// The evidence of one type's properties.
  func evidence(of owner: TypeSymbol) -> [SlotEvidence] {
    owner.members.compactMap { self[owner, $0.name] }
  }

  var all: [SlotEvidence] { Array(table.values) }

  private mutating func edit(_ path: StatePath, _ change: (inout SlotEvidence) -> Void) {
    change(
      &table[path.slot, default: SlotEvidence(owner: path.owner, property: path.property)])
  }

  private mutating func collectAliases(in region: Region) {
    for use in region.uses {
      for (property, denotation) in use.arguments {
        guard let path = denotation.path, use.view.isPassed(property) else { continue }
        let key = StatePath(owner: use.view, property: property)
        if !aliases[key, default: []].contains(path), path.slot != key {
          aliases[key, default: []].append(path)
        }
      }
    }
    for (_, inner) in region.cases { collectAliases(in: inner) }
    for inner in region.presented { collectAliases(in: inner) }
  }

  /// Whose state a path is in the end: itself, unless it is a binding that others passed.
  func owners(of path: StatePath, depth: Int = 0) -> [StatePath] {
    guard depth < 6, let others = aliases[path.slot] else { return [path] }
    return others.flatMap { other in
      owners(
        of: StatePath(
          owner: other.owner, property: other.property, cases: other.cases + path.cases),
        depth: depth + 1)
    }
  }
}

extension TypeSymbol {
  /// Whether a property is a binding to somebody else's state.
  fileprivate func isPassed(_ name: String) -> Bool {
    guard let member = property(name) else { return false }
    return ["Binding", "UIBinding"].contains { name in
      member.attribute(name) != nil || member.declaration.type?.lastName == name
    }
  }
}
