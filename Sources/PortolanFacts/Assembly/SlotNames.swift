import PortolanModel

/// What the slots of screens are called: as the property is, unless a screen comes by several properties of one name by way of others.
/// Then each says the property before it, too: of `instance.episodes.error` `episodesError`. So does one that has the name of what the
/// screen's own type shows, or of a model that it keeps: of `paths.home` beside a child `home` `pathsHome`.
struct SlotNames {
  private var names: [StatePath: String] = [:]
  private var states: [ObjectIdentifier: [String: StatePath]] = [:]

  /// - Parameter shown: The slots of a type that no view binds, and that its type shows without a doubt.
  init(
    program: Program, names: ScreenNames, _ evidence: EvidenceTable, _ shared: SharedModels,
    shown: (TypeSymbol) -> [FoundSlot]
  ) {
    for view in program.types where view.isView {
      let model = names.model(of: view).flatMap { names.view(of: $0) === view ? $0 : nil }
      let owners = [view] + (model.map { [$0] } ?? [])
      var own: Set<String> = []
      var reached: [(state: StatePath, by: String?)] = []
      for slot in owners.flatMap({ evidence.evidence(of: $0) }) where slot.isBound {
        own.insert(slot.property)
      }
      for part in owners.flatMap(names.parts) {
        for slot in evidence.evidence(of: part.symbol) where slot.isBound {
          let state = StatePath(owner: slot.owner, property: slot.property)
          reached.append((state, part.inner.last ?? part.member.name))
        }
      }
      reached += shared.borrowed(by: view).map { path in
        (path.slot, path.way.last ?? names.object(path.owner, of: view)?.member.name)
      }
      if reached.isEmpty { continue }
      own.formUnion(owners.flatMap(shown).map(\.name))
      for (state, way) in reached {
        let isTold =
          !own.contains(state.property)
          && !owners.contains { keepsModel(state.property, $0, program) }
          && reached.allSatisfy { $0.state.property != state.property || $0.state == state }
        if isTold { continue }
        let (first, rest) = (state.property.prefix(1).uppercased(), state.property.dropFirst())
        if let way { note(way + first + rest, for: state) }
      }
    }
  }

  /// Whether a type keeps an object, or a reducer's state, under a name.
  private func keepsModel(_ property: String, _ owner: TypeSymbol, _ program: Program) -> Bool {
    guard owner.property(property)?.isStored == true else { return false }
    return Evaluator(program: program).property(property, of: owner)?.type.unwrapped.ownSymbol?
      .isModel == true
  }

  private mutating func note(_ name: String, for state: StatePath) {
    if names[state] != nil { return }
    names[state] = name
    states[ObjectIdentifier(state.owner), default: [:]][name] = state
  }

  /// The name of the slot that a piece of state is.
  subscript(path: StatePath) -> String { names[path.slot] ?? path.property }

  /// The piece of a type's state that a slot of a name is.
  func state(named name: String, of owner: TypeSymbol) -> StatePath {
    states[ObjectIdentifier(owner)]?[name] ?? StatePath(owner: owner, property: name)
  }
}

extension Slot {
  /// The same by another name, and so its destination, where that is called as the slot is.
  func named(_ name: String) -> Slot {
    var slot = self
    slot.name = name
    for number in destinations.indices where destinations[number].name == self.name {
      slot.destinations[number].name = name
    }
    return slot
  }
}
