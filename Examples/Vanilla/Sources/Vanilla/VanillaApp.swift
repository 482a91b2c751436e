#if canImport(SwiftUI)
  import SwiftUI

  /// The whole app. An app target starts it with `VanillaApp.main()`.
  public struct VanillaApp: App {
    @State private var model = AppModel(
      featureModel: FeatureModel(items: [Item(name: "Kettle"), Item(name: "Toaster")]),
      trashModel: TrashModel(items: [Item(name: "Old receipt")])
    )

    public init() {}

    public var body: some Scene {
      WindowGroup {
        AppView(model: model)
      }
    }
  }
#endif
