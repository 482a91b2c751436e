import OpenCombine

/// The inventory whose rows the list navigates for: what it shows of a row is a case of its own,
/// kept in step with the row's.
enum InventoryThroughParent {
  final class AppViewModel: ObservableObject {
    @Published var inventoryViewModel = InventoryViewModel()
    @Published var selectedTab = Tab.one
  }

  /// Beside the model, as some write it.
  enum Tab { case one, inventory, three }

  final class InventoryViewModel: ObservableObject {
    @Published var inventory: [ItemRowViewModel] = []
    @Published var route: Route?

    enum Route {
      case add(ItemViewModel)
      case row(id: ItemRowViewModel.ID, route: ItemRowViewModel.Route)
    }
  }

  final class ItemRowViewModel: ObservableObject, Identifiable {
    @Published var item = Item()
    @Published var route: Route?
    @Published var isSaving = false
    var onDelete: () -> Void = {}

    var id: Int { item.id }

    enum Route {
      case deleteAlert
      case duplicate(ItemViewModel)
      case edit(ItemViewModel)
    }
  }

  final class ItemViewModel: ObservableObject, Identifiable {
    @Published var item = Item()
    @Published var route: Route?

    enum Route { case colorPicker }
  }

  struct Item: Identifiable {
    var id = 0
    var isOnBackOrder = false
  }
}
