import Observation

/// The inventory whose rows navigate by themselves.
enum InventoryOfRows {
  @Observable final class AppModel {
    var inventoryModel = InventoryModel()
    var selectedTab = Tab.one

    enum Tab { case one, inventory, three }
  }

  @Observable final class InventoryModel {
    var destination: Destination?
    var inventory: [ItemRowModel] = []

    enum Destination {
      case help
      case add(ItemModel)
    }
  }

  @Observable final class ItemRowModel: Identifiable {
    var destination: Destination?
    var item: Item
    var isSaving = false
    @ObservationIgnored var commitDeletion: () -> Void = {}
    @ObservationIgnored var commitDuplication: (Item) -> Void = { _ in }

    init(item: Item) { self.item = item }

    enum Destination {
      case edit(ItemModel)
      case duplicate(ItemModel)
      case deleteConfirmationAlert
    }
  }

  @Observable final class ItemModel: Identifiable {
    var destination: Destination?
    var item: Item

    init(item: Item) { self.item = item }

    enum Destination { case colorPicker }
  }

  struct Item: Identifiable {
    var id = 0
    var name = ""
    var color: Color?
    var status = Status.inStock(quantity: 1)

    enum Status {
      case inStock(quantity: Int)
      case outOfStock(isOnBackOrder: Bool)
    }

    enum Color { case red, green }
  }
}
