import PortolanModel

/// Which views are part of what others show, however deep, and not somewhere that a destination leads to.
struct ViewsInPlace {
  let regions: [ObjectIdentifier: Region]
  let evidence: EvidenceTable
  let names: ScreenNames
  /// Where an `if` shows what a list selects: that is a destination.
  private let listed: Set<SourceLocation>

  init(regions: [ObjectIdentifier: Region], evidence: EvidenceTable, names: ScreenNames) {
    (self.regions, self.evidence, self.names) = (regions, evidence, names)
    listed = Set(
      regions.values.flatMap(\.conditionals).filter { evidence.listed(by: $0) != nil }
        .map(\.location))
  }

  /// Whether a view is part of what another shows in place.
  func show(_ view: TypeSymbol, in outer: TypeSymbol) -> Bool {
    show(view, among: shown(by: outer), besides: [ObjectIdentifier(outer)])
  }

  /// Whether a view is part of some content.
  func show(_ view: TypeSymbol, in content: Region) -> Bool {
    show(view, among: shown(in: content), besides: [])
  }

  private func show(
    _ view: TypeSymbol, among uses: [ViewUse], besides known: Set<ObjectIdentifier>
  ) -> Bool {
    var seen = known
    var waiting = uses.map(\.view)
    while let next = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      if next === view { return true }
      waiting += shown(by: next).map(\.view)
    }
    return false
  }

  private func shown(by view: TypeSymbol) -> [ViewUse] {
    guard let region = regions[ObjectIdentifier(view)] else { return [] }
    // What is boxed for UIKit is made there in many ways, and what a scene shows is all in its windows.
    let isOpen = view.isController || view.isBox || view.inherits("App", "Scene")
    return shown(in: region) + (isOpen ? region.presented.flatMap(shown) : [])
  }

  /// Whether what a `switch` shows in place of each other are the destinations of a slot.
  func isSlot(_ selection: SelectionSite) -> Bool {
    evidence.isWhole(selection) || evidence.isHeldByElement(selection)
      || evidence.owners(of: selection.state).contains { path in
        evidence[path.owner, path.property]?.selection != nil && !names.isData(path.owner)
      }
  }

  private func shown(in region: Region) -> [ViewUse] {
    let chosen = region.selections.filter { !isSlot($0) }.map(\.region)
    let others = region.cases.map(\.region) + (region.continuation.map { [$0.region] } ?? [])
    let selected = region.conditionals.filter { listed.contains($0.location) }
      .flatMap { $0.region.allUses.map(\.location) }
    let uses = region.uses.filter { !selected.contains($0.location) }
    return uses + (others + chosen).flatMap(shown)
  }
}
