import PortolanModel

/// Which views are part of what others show, however deep, and not somewhere that a destination leads to.
struct ViewsInPlace {
  let regions: [ObjectIdentifier: Region]
  let evidence: EvidenceTable
  let names: ScreenNames
  /// Where an `if` shows what a list selects: that is a destination.
  private let listed: Set<SourceLocation>
  private let memory = Memory()

  /// What was found of views and is asked again and again, for one screen after the other.
  private final class Memory {
    var shown: [ObjectIdentifier: [TypeSymbol]] = [:]
    var parts: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  }

  init(regions: [ObjectIdentifier: Region], evidence: EvidenceTable, names: ScreenNames) {
    (self.regions, self.evidence, self.names) = (regions, evidence, names)
    listed = Set(
      regions.values.flatMap { $0.conditionals + $0.coverings }
        .filter { evidence.listed(by: $0) != nil }
        .map(\.location))
  }

  /// Whether a view is part of what another shows in place.
  func show(_ view: TypeSymbol, in outer: TypeSymbol) -> Bool {
    if view === outer { return false }
    if let known = memory.parts[ObjectIdentifier(outer)] {
      return known.contains(ObjectIdentifier(view))
    }
    let parts = parts(among: shown(by: outer))
    memory.parts[ObjectIdentifier(outer)] = parts
    return parts.contains(ObjectIdentifier(view))
  }

  /// Whether a view is part of some content.
  func show(_ view: TypeSymbol, in content: Region) -> Bool {
    parts(among: shown(in: content).map(\.view)).contains(ObjectIdentifier(view))
  }

  /// Some views, and what they show in place, in however many steps.
  private func parts(among views: [TypeSymbol]) -> Set<ObjectIdentifier> {
    var seen: Set<ObjectIdentifier> = []
    var waiting = views
    while let next = waiting.popLast() {
      if seen.insert(ObjectIdentifier(next)).inserted { waiting += shown(by: next) }
    }
    return seen
  }

  private func shown(by view: TypeSymbol) -> [TypeSymbol] {
    guard let region = regions[ObjectIdentifier(view)] else { return [] }
    if let known = memory.shown[ObjectIdentifier(view)] { return known }
    // What is boxed for UIKit is made there in many ways, and what a scene shows is all in its windows.
    let isOpen = view.isController || view.isBox || view.inherits("App", "Scene")
    let uses = shown(in: region) + (isOpen ? region.presented.flatMap(shown) : [])
    let views = uses.map(\.view)
    memory.shown[ObjectIdentifier(view)] = views
    return views
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
    let selected = (region.conditionals + region.coverings)
      .filter { listed.contains($0.location) }
      .flatMap { $0.region.allUses.map(\.location) }
    let uses = region.uses.filter { !selected.contains($0.location) }
    return uses + (others + chosen).flatMap(shown)
  }
}
