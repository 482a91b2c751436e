/// Which objects that a view presents from are one screen with it. What the view presents from one of them may stand in what another one's
/// state shows, as a router's stack in one arm of a `switch` over a model: two screens beside each other could not say that. Or both put
/// something in front of the same view, which can have but one of them there.
struct ObjectsWithin {
  let view: TypeSymbol
  let evidence: EvidenceTable

  /// - Parameter own: What is one screen with the view anyway.
  /// - Returns: The positions of those that are, too.
  func joined(_ objects: [TypeSymbol], with own: [TypeSymbol]) -> [Int] {
    var joined: [Int] = []
    for (number, object) in objects.enumerated() {
      let others = own + objects.enumerated().filter { $0.offset != number }.map(\.element)
      if others.contains(where: { presents(object, within: $0) || presents($0, within: object) })
        || presentsInFront(object) && others.contains(where: presentsInFront)
      {
        joined.append(number)
      }
    }
    return joined
  }

  /// Whether the view presents from one type's state within what another's shows.
  private func presents(_ inner: TypeSymbol, within outer: TypeSymbol) -> Bool {
    evidence.evidence(of: inner).filter(\.isBound).flatMap(\.presenting).contains { host, within in
      host === view
        && within.contains { state in
          evidence.owners(of: state).contains { $0.owner === outer }
        }
    }
  }
}

extension ObjectsWithin {
  /// Whether the view puts something in front of itself that a type's state says.
  private func presentsInFront(_ owner: TypeSymbol) -> Bool {
    evidence.evidence(of: owner).flatMap(\.sites).contains { site in
      site.host === view && !site.isListRow && site.presentation.covers
    }
  }
}

extension SlotEvidence {
  /// The views whose code presents it, each with the states in whose content that code stands.
  var presenting: [(host: TypeSymbol?, within: [StatePath])] {
    sites.map { ($0.host, $0.within) } + others
  }

  /// The same with each place in which one piece of code stands.
  var presentingAnywhere: [(host: TypeSymbol?, within: [StatePath])] {
    sites.flatMap { site in site.everyWithin.map { (site.host, $0) } } + others
  }

  private var others: [(host: TypeSymbol?, within: [StatePath])] {
    containers.map { ($0.host, $0.within) }
      + (selection.map { [($0.host, $0.within)] } ?? [])
  }
}
