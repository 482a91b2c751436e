#if canImport(SwiftUI)
  import InventoryFeature
  import SwiftUI

  public struct AppView: View {
    @Bindable var model: AppModel

    public init(model: AppModel) {
      self.model = model
    }

    public var body: some View {
      TabView(selection: $model.selectedTab) {
        Button("Go to the inventory") { model.goToInventoryButtonTapped() }
          .tabItem { Label("One", systemImage: "1.circle") }
          .tag(AppModel.Tab.one)

        NavigationStack {
          InventoryView(model: model.inventoryModel)
        }
        .tabItem { Label("Inventory", systemImage: "shippingbox") }
        .tag(AppModel.Tab.inventory)

        Text("Three")
          .tabItem { Label("Three", systemImage: "3.circle") }
          .tag(AppModel.Tab.three)
      }
    }
  }
#endif
