/// What a list selects, where that is a value and no case: `List(items, selection: $item)`, beside which `if let item { ItemView(item) }`
/// shows what is selected. And what lies over a view while a value is there, and takes itself away:
/// `.overlay { if item != nil { ItemView(item: $item) } }`, or while a flag is on.
extension EvidenceTable {
  mutating func collectListed(_ paths: [StatePath], in regions: [Region]) {
    let listed = Set(paths.flatMap { owners(of: $0) }.filter(\.cases.isEmpty))
    for region in regions { collect(listed, in: region) }
  }

  private mutating func collect(_ listed: Set<StatePath>, in region: Region) {
    for shown in region.conditionals where !isAllPresented(shown, in: region) {
      let asked = ([shown.path] + shown.others).flatMap { owners(of: $0) }
      if fillsColumn(shown.region), let path = asked.first(where: listed.contains) {
        edit(path) { $0.add(PresentationSite(showing: shown, listedAs: path)) }
      } else if let path = asked.first(where: { liesOver(shown, by: $0) }) {
        edit(path) { $0.add(PresentationSite(covering: shown, by: path)) }
      }
    }
    for shown in region.coverings {
      for path in owners(of: shown.path) where !path.isNegated && liesOver(shown, by: path) {
        var site = PresentationSite(covering: shown, by: path)
        if shown.host?.presentsForOthers == true { site.givers = givers(of: shown.path, for: path) }
        edit(path) { $0.add(site) }
      }
    }
    for inner in region.alternatives + region.presented { collect(listed, in: inner) }
  }

  /// Whether something is shown that is a page: the column of a split view, or a view that leads on.
  private func fillsColumn(_ region: Region) -> Bool {
    region.uses.contains { use in
      !use.isRow
        && (use.standing == .column || use.standing == .content && used.leads(use.view))
    }
  }

  /// Whether a view lies over another that leads on, and that is handed the state by which it is there to take itself away, or a callback
  /// that does.
  private func liesOver(_ shown: SelectionSite, by path: StatePath) -> Bool {
    guard path.cases.isEmpty, path.owner.isView,
      path.owner.property(path.property)?.attribute("State") != nil
    else { return false }
    return shown.region.uses.contains { use in
      use.standing == .decoration && !use.isRow && !use.isInList && used.leads(use.view)
        && (shown.isClearedThere
          || use.view.storedProperties.contains { $0.attribute("Binding") != nil }
            && use.paths.contains { owners(of: $0).contains(path) })
    }
  }

  /// The views that hand a piece of state on to where code presents by it.
  func givers(of path: StatePath, for state: StatePath) -> [TypeSymbol] {
    givers(of: path).filter { $0.path.slot == state.slot }.map(\.view)
  }

  /// The state for which an `if` shows what some list selects, or what lies over its view.
  func listed(by shown: SelectionSite) -> StatePath? {
    ([shown.path] + shown.others).flatMap { owners(of: $0) }.first { path in
      self[path.owner, path.property]?.sites.contains {
        $0.isListed && $0.location == shown.location
      } == true
    }
  }
}

extension PresentationSite {
  /// Whether it shows what a list selects, or what lies over its view.
  var isListed: Bool { self.form == Self.listedForm || self.form == Self.coveringForm }

  static let listedForm = "List(selection:)"
  private static let coveringForm = "overlay"

  fileprivate init(showing shown: SelectionSite, listedAs path: StatePath) {
    self.init(showing: shown, by: path, Self.listedForm)
  }

  fileprivate init(covering shown: SelectionSite, by path: StatePath) {
    self.init(showing: shown, by: path, Self.coveringForm)
  }

  private init(showing shown: SelectionSite, by path: StatePath, _ form: String) {
    self.init(
      .init(
        path: path, presentation: .inline, form: form, host: shown.host, region: shown.region,
        location: shown.location))
  }
}
