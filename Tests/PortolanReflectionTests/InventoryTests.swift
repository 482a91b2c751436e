import PortolanModel
import PortolanReflection
import Testing

/// The three ways in which the inventory keeps its navigation.
@Suite struct InventoryTests {
  @Test func rowsNavigateByThemselves() throws {
    let model = try NavigationModel(reflecting: InventoryOfRows.AppModel.self)
    #expect(model.name == "App")
    #expect(model.unresolved == [])
    #expect(model.problems() == [])
    #expect(
      model.roots == [
        Root(screen: "PortolanReflectionTests.InventoryOfRows.AppModel", how: .reflected)
      ])
    #expect(
      model.outline(of: InventoryOfRows.self) == """
        class AppModel, App
          inventoryModel: always child
            inventoryModel inline → InventoryModel
          selectedTab: exactlyOne enum
            one tab
            inventory tab → InventoryModel, child inventoryModel
            three tab
        class InventoryModel, Inventory
          destination: atMostOne optionalEnum
            add(ItemModel state) unknown → ItemModel
            help unknown
          inventory: each collection
            inventory inline → ItemRowModel
        class ItemModel, Item
          destination: atMostOne optionalEnum
            colorPicker unknown
        class ItemRowModel, ItemRow
          destination: atMostOne optionalEnum
            deleteConfirmationAlert alert
            duplicate(ItemModel state) unknown → ItemModel
            edit(ItemModel state) unknown → ItemModel
        """)
  }

  @Test func rowsMakeElevenPlaces() throws {
    let model = try NavigationModel(reflecting: InventoryOfRows.AppModel.self)
    #expect(
      try Chart(model).places().map(\.text) == [
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
  }

  /// What a person would have to write to construct a place: stored values in their order,
  /// navigation with a beginning.
  @Test func initializersAreInferredFromStoredProperties() throws {
    let model = try NavigationModel(reflecting: InventoryOfRows.AppModel.self)
    let parameters = model.screens.map { screen in
      (screen.initializer ?? []).map { "\($0.name): \($0.type)\($0.hasDefault ? " =" : "")" }
    }
    let types = "InventoryOfRows"
    #expect(
      parameters == [
        ["inventoryModel: \(types).InventoryModel", "selectedTab: \(types).AppModel.Tab ="],
        [
          "destination: \(types).InventoryModel.Destination? =",
          "inventory: [\(types).ItemRowModel] =",
        ],
        ["destination: \(types).ItemModel.Destination? =", "item: \(types).Item"],
        [
          "destination: \(types).ItemRowModel.Destination? =", "item: \(types).Item",
          "isSaving: Bool =",
        ],
      ])
    #expect(model.screens.allSatisfy { $0.initializerOrigin == .inferred })
  }

  @Test func parentNavigatesForItsRows() throws {
    let model = try NavigationModel(reflecting: InventoryThroughParent.AppViewModel.self)
    #expect(model.problems() == [])
    #expect(
      model.outline(of: InventoryThroughParent.self) == """
        class AppViewModel, App
          inventoryViewModel: always child
            inventoryViewModel inline → InventoryViewModel
          selectedTab: exactlyOne enum
            one tab
            inventory tab → InventoryViewModel, child inventoryViewModel
            three tab
        class InventoryViewModel, Inventory
          inventory: each collection
            inventory inline → ItemRowViewModel
          route: atMostOne optionalEnum
            add(ItemViewModel state) unknown → ItemViewModel
            row(id: Int data, route: ItemRowViewModel.Route destination) unknown → ItemRowViewModel.route
        class ItemRowViewModel, ItemRow
          route: atMostOne optionalEnum
            deleteAlert alert
            duplicate(ItemViewModel state) unknown → ItemViewModel
            edit(ItemViewModel state) unknown → ItemViewModel
        class ItemViewModel, Item
          route: atMostOne optionalEnum
            colorPicker unknown
        """)
    let places = try Chart(model).places().map(\.text)
    #expect(places.contains("inventory/row/:id/edit/colorPicker"))
    #expect(!places.contains("inventory/row/:id"))
  }

  @Test func parentEditsForItsRows() throws {
    let model = try NavigationModel(reflecting: InventoryWithEditAbove.InventoryModel.self)
    #expect(model.problems() == [])
    #expect(
      model.outline(of: InventoryWithEditAbove.self) == """
        class InventoryModel, Inventory
          destination: atMostOne optionalEnum
            add(ItemModel state) unknown → ItemModel
            edit(ItemModel state) unknown → ItemModel
            help(topic: String data) unknown
          rows: each collection
            rows inline → ItemRowModel
        class ItemModel, Item
          destination: atMostOne optionalEnum
            colorPicker unknown
        class ItemRowModel, ItemRow
          destination: atMostOne optionalEnum
            deleteConfirmationAlert alert
            duplicate(ItemModel state) unknown → ItemModel
        """)
  }

  /// Addresses and hash seeds differ from process to process; the model must not.
  @Test func modelIsTheSameInEveryProcess() async throws {
    var runs: [[UInt8]] = []
    for _ in 1...2 {
      let run = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let model = try NavigationModel(reflecting: InventoryOfRows.AppModel.self)
        let hidden = try NavigationModel(reflecting: LookAlikes.AppModel.self)
        print(String(decoding: try model.json() + hidden.json(), as: UTF8.self))
      }
      runs.append(try #require(run).standardOutputContent)
    }
    #expect(runs[0] == runs[1])
    let here = try NavigationModel(reflecting: InventoryOfRows.AppModel.self).json()
    let there = String(decoding: runs[0], as: UTF8.self)
    #expect(there.contains(String(decoding: here, as: UTF8.self)))
  }
}
