extension SourceAssembly {
  /// What might be navigation, though nothing in the code presents it and its type alone proves nothing.
  func candidates() -> [Candidate] {
    program.types.filter { !program.isBeside($0) }.flatMap { symbol -> [Candidate] in
      guard let fact = types[symbol.id], symbol.isView || classification.isScreen(fact) else {
        return []
      }
      let reasons = Dictionary(
        (classification.candidates(of: fact).map { ($0.property, $0.reason) }
          + unpresented(fact, symbol)),
        uniquingKeysWith: { first, _ in first })
      let taken = presented(of: symbol)
      return symbol.storedProperties.compactMap { member -> Candidate? in
        guard let reason = reasons[member.name], !taken.contains(member.name),
          !isModelOrElse(member, of: symbol), !isPresentedForItsOwner(member, of: symbol)
        else { return nil }
        let type = Evaluator(program: program).property(member.name, of: symbol)?.type
        return Candidate(
          screen: fact.id, property: member.name,
          type: member.declaration.type?.written(inSource: true) ?? type.map(typeName) ?? "_",
          reason: reason)
      }
    }
  }

  /// What by its name alone, or by what stands beside it, might be shown.
  private func unpresented(_ fact: DeclaredType, _ symbol: TypeSymbol) -> [(String, String)] {
    classification.slots(of: fact).filter { slot in
      slot.origin == .inferred || symbol.isView && slot.arity != .always && slot.arity != .each
    }
    .flatMap(\.properties).map {
      ($0, "looks like what is shown, but no screen was seen to be presented by it")
    }
  }

  /// Whether a property binds somebody else's state, by which it is presented: a slot of whoever keeps that.
  private func isPresentedForItsOwner(_ member: Member, of symbol: TypeSymbol) -> Bool {
    symbol.isPassed(member.name)
      && evidence.owners(of: StatePath(owner: symbol, property: member.name)).contains { path in
        presented(of: path.owner).contains(path.property)
      }
  }

  /// The properties of a type by which something is presented, and those that this shows.
  private func presented(of symbol: TypeSymbol) -> Set<String> {
    Set(
      evidence.evidence(of: symbol).filter(\.isBound).flatMap {
        [$0.property, $0.itemOwner == nil ? $0.item ?? "" : ""]
      })
  }

  /// Whether a property is a view's model, or says by its wrapper that it is something else.
  private func isModelOrElse(_ member: Member, of symbol: TypeSymbol) -> Bool {
    if member.declaration.attributes.contains(where: { $0.name == "Environment" })
      || member.declaration.keepsFocus
    {
      return true
    }
    guard let model = names.model(of: symbol) else { return false }
    return Evaluator(program: program).property(member.name, of: symbol)?.type.symbol === model
  }
}
