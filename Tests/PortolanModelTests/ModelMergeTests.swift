import PortolanModel
import Testing

/// What becomes of a model from types and one from source, made one.
@Suite struct ModelMergeTests {
  /// The types say that a router keeps a path; source, that a tab presents it.
  @Test func whatAnotherScreenPresentsMovesThere() {
    let path = Slot.stack("path", .to("about", nil), .to("help", nil))
    var lent = path
    lent.heldBy = "Router"
    lent.boundTo = "NavigationStack"
    let types = model(screen("Router", .tabs(.to("more", "More")), path), screen("More"))
    let source = model(screen("Router", .tabs(.to("more", "More"))), screen("More", lent))
    let merged = types.merged(withSource: source)
    #expect(merged.screens.map { $0.slots.map(\.name) } == [["tab"], ["path"]])
    #expect(merged.screens[1].slots[0].heldBy == "Router")
    #expect(merged.screens[1].slots[0].boundTo == "NavigationStack")
  }

  /// Source says in which destination's content a child stands, whatever it calls it.
  @Test(arguments: ["list", "listView"])
  func aChildStandsWhereSourceShowsIt(_ name: String) throws {
    let tabs = Slot.tabs(.to("out", "Host"), "inside")
    var child = Slot.child(name, "List")
    child.within = .init(slot: "tab", destination: "out")
    let others = [screen("Host"), screen("List", .flag("isClearing"))]
    var types = model(screen("Gate", tabs, .child("list", "List")))
    var source = model(screen("Gate", tabs, child))
    types.screens += others
    source.screens += others
    let merged = types.merged(withSource: source)
    #expect(merged.screens[0].slots.map(\.name) == ["tab", "list"])
    #expect(
      try Chart(merged).places().map(\.text) == ["out", "out/isClearing", "inside"])
  }

  /// Some rules ask only state of which source was read whether anything presents it.
  @Test func whatSourceWasReadForIsOfItsOrigin() {
    let source = model(screen("Shop", .optional("page", "bill", "help"), .flag("isOpen")))
    var types = model(screen("Shop", .optional("page", "bill", "gift"), .flag("isOpen")))
    types.set(.reflected, slot: 0)
    types.set(.inferred, slot: 1)
    #expect(origins(types.merged(withSource: source)) == [.source, .source])
    // What the source does not have, only the types tell.
    #expect(
      types.merged(withSource: source).screens[0].slots[0].destinations.map(\.origin)
        == [.source, .reflected, .source])
    // Where source only concludes it as well, it is no better known.
    var guessed = source
    guessed.set(.inferred, slot: 0)
    guessed.set(.inferred, slot: 1)
    #expect(origins(types.merged(withSource: guessed)) == [.reflected, .inferred])
  }

  /// In which cases an enum presents nothing, the types don't say.
  @Test func theRestOfAnEnumIsWhatSourceSays() {
    var source = Slot.optional("panel", "share", "mute")
    source.encoding = .enum
    var types = Slot.optional("panel", "hidden", "share", "mute")
    (types.encoding, types.arity) = (.enum, .exactlyOne)
    let merged = model(screen("Note", types)).merged(withSource: model(screen("Note", source)))
    #expect(merged.screens[0].slots[0].arity == .atMostOne)
    #expect(merged.screens[0].slots[0].destinations.map(\.name) == ["share", "mute"])
  }

  private func origins(_ model: NavigationModel) -> [Origin] {
    model.screens[0].slots.map(\.origin)
  }

  @Test func aViewsTitleStandsBeforeATypesName() {
    var types = model(screen("Shop"), screen("Bill"))
    var source = types
    source.screens[0].title = "The shop"
    source.screens[1].title = "The bill"
    types.screens[1].titleOrigin = .declared
    #expect(types.merged(withSource: source).screens.map(\.title) == ["The shop", "Bill"])
  }
}

extension NavigationModel {
  /// Makes what the first screen has in one slot known in another way.
  fileprivate mutating func set(_ origin: Origin, slot: Int) {
    screens[0].slots[slot].origin = origin
    for number in screens[0].slots[slot].destinations.indices {
      screens[0].slots[slot].destinations[number].origin = origin
    }
  }
}
