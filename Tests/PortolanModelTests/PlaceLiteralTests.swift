import FixtureModels
import PortolanModel
import Testing

@Suite struct PlaceLiteralTests {
  @Test func constructsNestedDestinationsInTheOrderOfTheInitializer() throws {
    let literal = try literal("inventory/add/colorPicker", of: .inventory)
    #expect(
      literal.code == """
        AppModel(inventoryModel: InventoryModel(destination: .add(ItemModel(destination: .colorPicker, \
        item: <#Item#>))), selectedTab: .inventory)
        """)
    #expect(!literal.isSketch)
  }

  @Test func constructsARowInItsCollection() throws {
    let literal = try literal("inventory/inventory/:id/edit", of: .inventory)
    #expect(
      literal.code == """
        AppModel(inventoryModel: InventoryModel(inventory: [ItemRowModel(destination: \
        .edit(ItemModel(item: <#Item#>)))]), selectedTab: .inventory)
        """)
    #expect(literal.isSketch, "the row's initialiser is not known")
  }

  @Test func constructsAWholeStack() throws {
    let wiki = NavigationModel.wiki(grammar: "counter counter? letter?")
    #expect(
      try literal("counter/letter/:1", of: wiki).code
        == "AppModel(path: [.counter(CounterModel()), .letter(<#String#>)])")
    #expect(
      try literal("counter/fact", of: wiki).code
        == "AppModel(path: [.counter(CounterModel(fact: <#Fact#>))])")
  }

  @Test func constructsTheRoot() throws {
    #expect(try literal("", of: .wiki).code == "AppModel()")
  }

  private func literal(_ text: String, of model: NavigationModel) throws -> PlaceLiteral {
    let place = try Chart(model).places().first { $0.text == text }
    return try #require(place).literal
  }
}
