/// State by which a bar shows one control or another: `.toolbar { switch model.item { case .save: Button("Save") { … } … } }`. Whatever it is
/// called, it leads nowhere by that.
extension EvidenceTable {
  mutating func noteChoice(ofControls selection: SelectionSite) {
    guard selection.isAside, !showsPage(selection.region) else { return }
    choosingControls.formUnion(owners(of: selection.state).filter { $0.cases.isEmpty }.map(\.slot))
  }

  private func showsPage(_ region: Region) -> Bool {
    !region.presented.isEmpty
      || region.uses.contains { used.leading.contains(ObjectIdentifier($0.view)) }
      || (region.alternatives + [region.byDefault, region.rest?.region].compactMap(\.self))
        .contains(where: showsPage)
  }
}
