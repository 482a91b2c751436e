import PortolanModel

/// All that the code says of one piece of navigation state.
struct SlotEvidence {
  var owner: TypeSymbol
  var property: String
  var sites: [PresentationSite] = []
  var container: Container?
  /// What a `switch` over it shows in place of each other.
  var selection: SelectionSite?
  var changes: [StateChange] = []
  /// The second property, of a flag that an item goes with.
  var item: String?

  /// Whether something presents it, so that it is navigation without doubt.
  var isBound: Bool { !sites.isEmpty || container != nil || selection != nil }
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
          if site.form.hasPrefix("NavigationLink") {
            evidence.changes.append(StateChange(by: site))
          }
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
    for region in regions { collectSelections(in: region) }
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
    for inner in region.alternatives + region.presented { collectAliases(in: inner) }
  }

  private mutating func collectSelections(in region: Region) {
    for selection in region.selections where selection.isNavigation {
      for path in owners(of: selection.path)
      where path.cases.isEmpty && path.owner.isChangeable(path.property) {
        edit(path) { evidence in
          if evidence.selection == nil { evidence.selection = selection }
        }
      }
    }
    for inner in region.alternatives + region.presented { collectSelections(in: inner) }
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

extension StateChange {
  /// A link that is bound to a piece of state sets it by itself.
  fileprivate init(by site: PresentationSite) {
    self.init(
      path: site.path, kind: .present, cases: Array(site.path.cases.prefix(1)), owner: site.host,
      function: "NavigationLink", isAfterAwait: false, isSeed: true, location: site.location)
  }
}

extension SelectionSite {
  /// Whether what it shows in place of each other are screens: at least two that differ, of an enum that does not say how work is
  /// going.
  var isNavigation: Bool {
    let shown = region.cases.map(\.region).filter(\.isSubstantial)
    let views = Set(shown.map { $0.firstUse.map { ObjectIdentifier($0.view) } })
    let isProgress = region.cases.contains { name, _ in
      !Self.progressNames.isDisjoint(with: NavigationWords.words(of: name))
    }
    return shown.count > 1 && views.count > 1
      && (!isProgress || NavigationWords.namesDestinations(type))
  }

  /// Names of cases that say how far some work is.
  private static let progressNames: Set<String> = [
    "loading", "loaded", "error", "failed", "failure", "idle", "success", "empty", "fetching",
    "none", "result", "results", "done", "waiting", "ready", "initial", "unknown",
  ]
}

extension Region {
  /// Whether it shows a view of the app's own, or a stack or tabs.
  fileprivate var isSubstantial: Bool { firstUse != nil || !presented.isEmpty }
}

extension TypeSymbol {
  /// Whether a property is state that changes: not what a view was once given.
  fileprivate func isChangeable(_ name: String) -> Bool {
    guard let member = property(name), member.isStored else { return false }
    if !isView { return true }
    return member.declaration.attributes.contains {
      ["State", "Binding", "SceneStorage", "AppStorage"].contains($0.name)
    }
  }
}
