import PortolanModel

/// Slots that are presented in what another slot of their screen shows: an alert on the content of a sheet, a stack that a tab's content
/// begins with. The state is the screen's, but it is seen only while the other destination is.
extension SourceAssembly {
  /// - Parameter owners: The types whose slots the screen has.
  func standWithin(_ slots: inout [Slot], of owners: [TypeSymbol], view: TypeSymbol) {
    var found: [(slot: Int, state: StatePath, evidence: SlotEvidence)] = []
    let states =
      owners.flatMap { owner in slots.map { StatePath(owner: owner, property: $0.name) } }
      + shared.borrowed(by: view).map(\.slot)
    for state in states {
      guard let evidence = evidence[state.owner, state.property],
        let slot = slots.firstIndex(where: { $0.name == state.property }),
        !found.contains(where: { $0.slot == slot })
      else { continue }
      found.append((slot, state, evidence))
    }
    let numbers = Dictionary(
      found.map { ($0.state, $0.slot) }, uniquingKeysWith: { first, _ in first })
    for (number, _, evidence) in found {
      // What several pieces of code present stands in one of them only if all do.
      let outer = evidence.spots(in: view).map { spot in
        spot.flatMap { within($0, of: number, numbers, slots) }
      }
      guard let first = outer.first, let first, outer.allSatisfy({ $0 == first }) else { continue }
      slots[number].within = first
    }
    // Two that stand in each other's content stand in neither's.
    for number in slots.indices where slots.circleAround(slots[number]) {
      slots[number].within = nil
    }
  }

  /// The innermost destination of another slot among the states around some code.
  private func within(
    _ states: [StatePath], of slot: Int, _ numbers: [StatePath: Int], _ slots: [Slot]
  ) -> Slot.Within? {
    for state in states.reversed() {
      for owner in evidence.owners(of: state) {
        guard let number = numbers[owner.slot], number != slot else { continue }
        let outer = slots[number]
        let destination =
          owner.cases.reversed().lazy.compactMap { name in
            outer.destinations.first { $0.name == name }
          }.first ?? (outer.destinations.count == 1 ? outer.destinations.first : nil)
        if let destination, outer.arity != .always, outer.arity != .each {
          return Slot.Within(slot: outer.name, destination: destination.name)
        }
      }
    }
    return nil
  }
}

extension SlotEvidence {
  /// The states around each piece of a view's code that presents it; `nil` for code of another view, around which there may be anything.
  fileprivate func spots(in view: TypeSymbol) -> [[StatePath]?] {
    sites.map { $0.host === view ? $0.within : nil }
      + containers.map { $0.host === view ? $0.within : nil }
  }
}
