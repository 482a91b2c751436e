/// What views do to state by what they show.
extension StateChange {
  /// A link that is bound to a piece of state sets it by itself.
  init(by site: PresentationSite) {
    self.init(
      .init(
        path: site.path, kind: .present, cases: Array(site.path.cases.prefix(1)), owner: site.host,
        function: "NavigationLink", isAfterAwait: false, isSeed: true,
        // A link whose tag nobody can tell may set any case.
        isOpen: site.path.cases.isEmpty, location: site.location))
  }
}

extension StateChange {
  /// A row of a list that selects sets what is selected.
  init(by row: SelectingRow, _ path: StatePath) {
    self.init(
      .init(
        path: path, kind: row.kind, cases: row.cases, owner: row.host,
        function: row.name, isAfterAwait: false, isSeed: true, isOpen: row.cases.isEmpty,
        condition: row.condition, location: row.location))
  }
}
