import FixtureModels
import PortolanModel
import Testing

@Suite struct PlacesTests {
  @Test func inventoryHasElevenPlaces() throws {
    let places = try Chart(.inventory).places()
    #expect(
      places.map(\.text) == [
        "one",
        "inventory",
        "inventory/add",
        "inventory/add/colorPicker",
        "inventory/help",
        "inventory/inventory/:id/deleteConfirmationAlert",
        "inventory/inventory/:id/duplicate",
        "inventory/inventory/:id/duplicate/colorPicker",
        "inventory/inventory/:id/edit",
        "inventory/inventory/:id/edit/colorPicker",
        "three",
      ])
    #expect(places.summary() == .init(count: 11, depth: 4, cut: nil))
  }

  @Test func anUnknownStackListsEachElementOnce() throws {
    let places = Array(try Chart(.wiki).places())
    #expect(places.map(\.text) == ["", "counter", "counter/fact", "letter/:1"])
    #expect(places.map(\.stops) == [[], [.anyOf("path")], [], [.anyOf("path")]])
  }

  @Test func aGrammarIsFollowed() throws {
    let places = Array(try Chart(.wiki(grammar: "counter* letter?")).places())
    #expect(
      places.map(\.text) == [
        "", "counter", "counter/fact", "counter/letter/:1", "letter/:1",
      ])
    #expect(places[1].stops == [.recursion("counter")])
    #expect(places[4].stops == [])
  }
}
