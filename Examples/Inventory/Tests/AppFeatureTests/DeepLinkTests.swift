import AppFeature
import Foundation
import InventoryFeature
import ItemFeature
import ItemRowFeature
import Models
import Testing

@MainActor
struct DeepLinkTests {
  let lamp: ItemRowModel
  let model: AppModel

  init() {
    lamp = ItemRowModel(item: Item(name: "Lamp", status: .inStock(quantity: 2)))
    model = AppModel(inventoryModel: InventoryModel(inventory: [lamp]))
  }

  private func open(_ link: String) throws {
    try model.open(url: #require(URL(string: link)))
  }

  @Test func tabs() throws {
    try open("nav:///three")
    #expect(model.selectedTab == .three)
    try open("nav:///inventory")
    #expect(model.selectedTab == .inventory)
    try open("nav:///one")
    #expect(model.selectedTab == .one)
  }

  @Test func theColorPickerOfTheAddSheet() throws {
    try open("nav:///inventory/add/colorPicker")

    #expect(model.selectedTab == .inventory)
    guard case .add(let form) = model.inventoryModel.destination else {
      Issue.record("The add sheet is not up")
      return
    }
    #expect(form.destination == .colorPicker)
  }

  @Test func help() throws {
    try open("nav:///inventory/help")
    #expect(model.inventoryModel.destination == .help)
  }

  @Test func theEditorOfARow() throws {
    for (link, itemDestination) in [
      ("edit", nil),
      ("edit/colorPicker", ItemModel.Destination.colorPicker),
    ] {
      try open("nav:///inventory/inventory/\(lamp.id)/\(link)")

      guard case .edit(let form) = lamp.destination else {
        Issue.record("The editor is not up")
        return
      }
      #expect(form.item == lamp.item)
      #expect(form.destination == itemDestination)
    }
  }

  @Test func aDuplicateOfARow() throws {
    try open("nav:///inventory/inventory/\(lamp.id)/duplicate")

    guard case .duplicate(let form) = lamp.destination else {
      Issue.record("The popover is not up")
      return
    }
    #expect(form.item.name == lamp.item.name)
    #expect(form.item.id != lamp.id)
  }

  @Test func aLinkClosesWhatWasOpen() throws {
    try open("nav:///inventory/help")
    try open("nav:///inventory/inventory/\(lamp.id)/deleteConfirmationAlert")

    #expect(model.inventoryModel.destination == nil)
    #expect(lamp.destination == .deleteConfirmationAlert)
  }

  @Test(arguments: [
    "nav:///",
    "nav:///two",
    "nav:///three/add",
    "nav:///inventory/add/size",
    "nav:///inventory/add/colorPicker/red",
    "nav:///inventory/inventory/no-id/edit",
    "nav:///inventory/inventory/00000000-0000-0000-0000-000000000000/edit",
    "nav://inventory/add",
    "https:///inventory/add",
  ])
  func anUnknownLinkChangesNothing(link: String) throws {
    try open("nav:///inventory/help")

    #expect(throws: UnknownPlace.self) { try open(link) }
    #expect(model.selectedTab == .inventory)
    #expect(model.inventoryModel.destination == .help)
  }
}
