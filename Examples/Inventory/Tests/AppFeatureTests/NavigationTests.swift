import AppFeature
import ItemFeature
import Models
import Testing

@testable import InventoryFeature
@testable import ItemRowFeature

@MainActor
struct NavigationTests {
  let lamp = Item(name: "Lamp", color: .yellow, status: .inStock(quantity: 2))

  @Test func theFirstTabLeadsToTheInventory() {
    let model = AppModel(inventoryModel: InventoryModel())
    #expect(model.selectedTab == .one)

    model.goToInventoryButtonTapped()
    #expect(model.selectedTab == .inventory)
  }

  @Test func addingPresentsAFormAndKeepsItsDraft() throws {
    let model = InventoryModel()
    #expect(model.destination == nil)

    model.addButtonTapped()
    let form = try #require(model.destination.add)
    form.item.name = "Pen"
    model.saveAddButtonTapped()

    #expect(model.destination == nil)
    #expect(model.inventory.map(\.item.name) == ["Pen"])
  }

  @Test func cancelingAnAdditionForgetsItsDraft() {
    let model = InventoryModel()
    model.addButtonTapped()
    model.cancelAddButtonTapped()

    #expect(model.destination == nil)
    #expect(model.inventory.isEmpty)
  }

  @Test func deletionAsksFirst() {
    let row = ItemRowModel(item: lamp)
    let model = InventoryModel(inventory: [row])

    row.deleteButtonTapped()
    #expect(row.destination == .deleteConfirmationAlert)
    #expect(model.inventory.count == 1)

    row.confirmDeletionButtonTapped()
    #expect(row.destination == nil)
    #expect(model.inventory.isEmpty)
  }

  @Test func aDuplicateIsBoundLikeItsOriginal() throws {
    let model = InventoryModel(inventory: [ItemRowModel(item: lamp)])
    model.inventory[0].duplicateButtonTapped()
    model.inventory[0].addDuplicateButtonTapped()
    #expect(model.inventory[0].destination == nil)
    let copy = try #require(model.inventory.last)
    #expect(copy.item.name == lamp.name)
    #expect(copy.id != lamp.id)

    copy.deleteButtonTapped()
    copy.confirmDeletionButtonTapped()
    #expect(model.inventory.map(\.id) == [lamp.id])
  }

  @Test func savingAnEditClosesItAfterTheUpload() async throws {
    let row = ItemRowModel(item: lamp)
    row.upload = { _ in
      #expect(row.isSaving)
      #expect(row.destination.edit != nil)
    }
    row.rowTapped()
    let form = try #require(row.destination.edit)
    form.item.status = .outOfStock(isOnBackOrder: true)

    await row.saveEditButtonTapped()
    #expect(row.destination == nil)
    #expect(row.item.status == .outOfStock(isOnBackOrder: true))
    #expect(!row.isSaving)
  }

  @Test func aLateUploadClosesNothingElse() async {
    let row = ItemRowModel(item: lamp)
    row.upload = { _ in
      row.cancelEditButtonTapped()
      row.deleteButtonTapped()
    }
    row.rowTapped()

    await row.saveEditButtonTapped()
    #expect(row.destination == .deleteConfirmationAlert)
  }

  @Test func theColorPickerPaintsTheItemUnderIt() {
    let model = ItemModel(item: lamp)
    model.colorButtonTapped()
    #expect(model.destination == .colorPicker)

    model.colorTapped(.red)
    #expect(model.destination == nil)
    #expect(model.item.color == .red)
  }

  @Test func dismissingOneCaseLeavesAnother() {
    var destination: InventoryModel.Destination? = .help
    destination.add = nil
    #expect(destination == .help)

    destination.help = false
    #expect(destination == nil)
  }
}
