#if canImport(SwiftUI)
  import InventoryFeature
  import ItemRowFeature
  import Models
  import SwiftUI

  /// The whole app. An app target starts it with `InventoryApp.main()`.
  public struct InventoryApp: App {
    @State private var model = AppModel(
      inventoryModel: InventoryModel(inventory: Item.samples.map { ItemRowModel(item: $0) })
    )

    public init() {}

    public var body: some Scene {
      WindowGroup {
        AppView(model: model)
          .onOpenURL { url in
            // A link that this version does not know leaves the user where they are.
            try? model.open(url: url)
          }
      }
    }
  }
#endif
