/// What a list selects, where that is a value and no case: `List(items, selection: $item)`, beside which `if let item { ItemView(item) }`
/// shows what is selected.
extension EvidenceTable {
  mutating func collectListed(_ paths: [StatePath], in regions: [Region]) {
    let listed = Set(paths.flatMap { owners(of: $0) }.filter(\.cases.isEmpty))
    if listed.isEmpty { return }
    for region in regions { collect(listed, in: region) }
  }

  private mutating func collect(_ listed: Set<StatePath>, in region: Region) {
    for shown in region.conditionals
    where fillsColumn(shown.region) && !isAllPresented(shown, in: region) {
      let asked = ([shown.path] + shown.others).flatMap { owners(of: $0) }
      guard let path = asked.first(where: listed.contains) else { continue }
      edit(path) { $0.add(PresentationSite(showing: shown, listedAs: path)) }
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

  /// The state for which an `if` shows what some list selects.
  func listed(by shown: SelectionSite) -> StatePath? {
    ([shown.path] + shown.others).flatMap { owners(of: $0) }.first { path in
      self[path.owner, path.property]?.sites.contains {
        $0.isListed && $0.location == shown.location
      } == true
    }
  }
}

extension PresentationSite {
  /// Whether it shows what a list selects.
  var isListed: Bool { self.form == Self.listedForm }

  fileprivate static let listedForm = "List(selection:)"

  fileprivate init(showing shown: SelectionSite, listedAs path: StatePath) {
    self.init(
      .init(
        path: path, presentation: .inline, form: Self.listedForm, host: shown.host,
        region: shown.region, location: shown.location))
  }
}
