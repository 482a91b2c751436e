import PortolanModel

/// Slots that are presented in what another slot of their screen shows: an alert on the content of a sheet, a stack that a tab's content
/// begins with. The state is the screen's, but it is seen only while the other destination is.
extension SourceAssembly {
  /// - Parameter owners: The types whose slots the screen has.
  func standWithin(_ slots: inout [Slot], of owners: [TypeSymbol], view: TypeSymbol) {
    let found = evidence(for: slots, of: owners, view: view)
    let numbers = Dictionary(
      found.map { ($0.state, $0.slot) }, uniquingKeysWith: { first, _ in first })
    let shown = ContentOfSlots(found.map(\.evidence), self)
    for (number, _, evidence) in found {
      // What several pieces of code present stands in others' content only if each of them does.
      let outer = evidence.presentingAnywhere.flatMap { host, within -> [Slot.Within?] in
        guard let places = around(host, in: view, shown) else { return [nil] }
        return places.map { self.within($0 + within, of: number, numbers, slots) }
      }
      let known = outer.compactMap(\.self)
      guard known.count == outer.count else { continue }
      let all = known.reduce(into: [Slot.Within]()) { if !$0.contains($1) { $0.append($1) } }
      // One stack in several tabs is in none of them, unless each has one of its own; and what each case of a choice shows is shown
      // whatever is chosen.
      if all.count == 1 || isKeptForEach(evidence)
        || slots[number].arity == .atMostOne && !slots.contains(where: all.cover)
      {
        slots[number].stand(within: all)
      }
    }
    // Two that stand in each other's content stand in neither's.
    for number in slots.indices where slots.circleAround(slots[number]) {
      slots[number].stand(within: [])
    }
  }

  /// What the code says of each slot for which it says anything, with the state that it is.
  func evidence(
    for slots: [Slot], of owners: [TypeSymbol], view: TypeSymbol
  ) -> [(slot: Int, state: StatePath, evidence: SlotEvidence)] {
    var found: [(slot: Int, state: StatePath, evidence: SlotEvidence)] = []
    let states =
      owners.flatMap { owner in slots.map { slotNames.state(named: $0.name, of: owner) } }
      + shared.borrowed(by: view).map(\.slot)
    // A model may keep what is called as a slot of its view.
    let isBound = { (state: StatePath) in
      self.evidence[state.owner, state.property]?.isBound == true
    }
    for state in states.filter(isBound) + states.filter({ !isBound($0) }) {
      guard let evidence = evidence[state.owner, state.property],
        let slot = slots.firstIndex(where: { $0.name == slotNames[state] }),
        !found.contains(where: { $0.slot == slot })
      else { continue }
      // What others present by objects of their own is elsewhere.
      let isItsOwn = names.makers(apart: state.owner).holds(view)
      found.append((slot, state, isItsOwn ? self.evidence(evidence, on: view) : evidence))
    }
    return found
  }

  /// Whether a property keeps a stack for each of the places where one is shown.
  private func isKeptForEach(_ evidence: SlotEvidence) -> Bool {
    evidence.container?.kind == .stack
      && Evaluator(program: program).property(evidence.property, of: evidence.owner)?
        .type.keptStack != nil
  }

  /// For each place where the screen shows a view, the states in whose content that stands: none for one that it always shows. `nil`
  /// where that can't be told.
  private func around(
    _ host: TypeSymbol?, in view: TypeSymbol, _ slots: ContentOfSlots
  ) -> [[StatePath]]? {
    guard let host else { return nil }
    func isInPlace(_ host: TypeSymbol) -> Bool { host === view || places.show(host, in: view) }
    if isInPlace(host) { return [[]] }
    let contents = slots.contents.filter { content in
      content.host.map(isInPlace) == true && places.show(host, in: content.region)
    }
    return contents.isEmpty ? nil : contents.map { $0.within + [$0.state] }
  }

  /// The innermost destination of another slot among the states around some code.
  private func within(
    _ states: [StatePath], of slot: Int, _ numbers: [StatePath: Int], _ slots: [Slot]
  ) -> Slot.Within? {
    for state in states.reversed() {
      if state.isElement {
        let stacks = numbers.filter { $1 != slot && slots[$1].arity == .sequence }
        for (stack, number) in stacks.sorted(by: { $0.value < $1.value }) {
          guard let name = element(state, on: KeptState(path: stack))?.destination,
            slots[number].destinations.contains(where: { $0.name == name })
          else { continue }
          return Slot.Within(slot: slots[number].name, destination: name)
        }
      }
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

extension [Slot.Within] {
  /// Whether they are all that a slot can show, which shows something at any time.
  fileprivate func cover(_ slot: Slot) -> Bool {
    slot.arity == .exactlyOne
      && slot.destinations.allSatisfy { contains(.init(slot: slot.name, destination: $0.name)) }
  }
}

/// What is shown for the slots of a screen, worked out once something asks for it.
private final class ContentOfSlots {
  private let slots: [SlotEvidence]
  private let assembly: SourceAssembly

  init(_ slots: [SlotEvidence], _ assembly: SourceAssembly) {
    (self.slots, self.assembly) = (slots, assembly)
  }

  lazy var contents = slots.flatMap { slot in
    (slot.contents + (slot.container?.kind == .stack ? assembly.pages(onStack: slot) : []))
      .flatMap(\.parts)
  }
}

extension SourceAssembly {
  /// What a stack shows for its elements.
  fileprivate func pages(onStack evidence: SlotEvidence) -> [SlotEvidence.Content] {
    registrations(on: evidence).flatMap { [$0.handler] + $0.others }.compactMap { handler in
      handler.type.ownSymbol.map { symbol in
        SlotEvidence.Content(
          host: handler.host, within: [], state: StatePath(elementOf: symbol),
          region: handler.region)
      }
    }
  }
}

extension SlotEvidence {
  /// What is shown for it, by the state or the case of it that it is shown for; by whose code, and in which states' content that stands.
  fileprivate var contents: [Content] {
    let presented = sites.map { site in
      Content(host: site.host, within: site.within, state: site.path, region: site.region)
    }
    let chosen = containers.filter { $0.kind == .tabs }.map { tabs in
      Content(host: tabs.host, within: tabs.within, state: state, region: tabs.region)
    }
    let switched = selection.map { selection in
      Content(
        host: selection.host, within: selection.within, state: state, region: selection.region)
    }
    return presented + chosen + [switched].compactMap(\.self)
  }

  private var state: StatePath { StatePath(owner: owner, property: property) }

  fileprivate struct Content {
    var host: TypeSymbol?
    var within: [StatePath]
    var state: StatePath
    var region: Region

    /// What is shown for each case, where the cases differ.
    fileprivate var parts: [Content] {
      if region.cases.isEmpty { return [self] }
      return region.cases.map { name, region in
        var part = self
        part.state.cases.append(name)
        part.region = region
        return part
      }
    }
  }
}
