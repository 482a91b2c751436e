import Observation

/// The inventory that edits its items itself; a row still deletes and duplicates. The form is of
/// values.
enum InventoryWithEditAbove {
  @Observable final class InventoryModel {
    var destination: Destination?
    var rows: [Int: ItemRowModel] = [:]

    enum Destination {
      case add(ItemModel)
      case edit(ItemModel)
      case help(topic: String)
    }
  }

  @Observable final class ItemRowModel: Identifiable {
    var destination: Destination?
    var item = Item()

    enum Destination {
      case deleteConfirmationAlert
      case duplicate(ItemModel)
    }
  }

  @Observable class ItemModel {
    var destination: Destination?
    var item = Item()

    enum Destination { case colorPicker }
  }

  struct Item { var name = "" }
}
