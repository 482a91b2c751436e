import PortolanModel

/// Slots of a struct that says by an enum of its own which of several things is shown: `struct Sheet { let kind: Kind; … }`.
extension SourceAssembly {
  /// The property by which a struct says so, and the property's type.
  struct KeptKind {
    var owner: TypeSymbol
    var property: String
    var type: TypeSymbol
  }

  /// The enum in a slot's value for whose cases something presents: `active?.kind == .help`.
  func kind(askedOf value: ResolvedType, _ evidence: SlotEvidence) -> KeptKind? {
    guard let owner = value.ownSymbol, owner.kind == .struct,
      evidence.sites.contains(where: { !$0.path.cases.isEmpty }),
      let property = program.heldRoute(of: owner),
      let type = Evaluator(program: program).property(property, of: owner)?.type.ownSymbol,
      evidence.sites.allSatisfy({ $0.path.cases.allSatisfy(type.hasCase) })
    else { return nil }
    return KeptKind(owner: owner, property: property, type: type)
  }

  /// The cases of such an enum that code shows or sets. It may name things that have nothing to do with this slot, too.
  func cases(of kind: KeptKind, _ evidence: SlotEvidence) -> [Destination] {
    var evidence = evidence
    // `active?.kind = .help`
    evidence.changes +=
      self.evidence[kind.owner, kind.property]?.changes.filter { !$0.isSeed } ?? []
    let value = template(for: kind.property, of: kind.owner)
    return kind.type.cases.compactMap { declaration in
      var destination = self.case(declaration, of: kind.type, evidence, .unknown)
      if destination.presentations == nil, destination.setBy == nil { return nil }
      destination.value = value
      return destination
    }
  }
}
