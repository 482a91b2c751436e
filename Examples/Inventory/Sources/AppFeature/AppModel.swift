import InventoryFeature
import Observation

@MainActor
@Observable
public final class AppModel {
  public var inventoryModel: InventoryModel
  public var selectedTab: Tab

  public enum Tab: Hashable {
    case one
    case inventory
    case three
  }

  public init(inventoryModel: InventoryModel, selectedTab: Tab = .one) {
    self.inventoryModel = inventoryModel
    self.selectedTab = selectedTab
  }

  public func goToInventoryButtonTapped() {
    selectedTab = .inventory
  }
}
