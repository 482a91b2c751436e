#if canImport(SwiftUI)
  import SwiftUI

  /// The whole app. An app target starts it with `WikiApp.main()`.
  public struct WikiApp: App {
    @State private var model = AppModel()

    public init() {}

    public var body: some Scene {
      WindowGroup {
        AppView(model: model)
      }
    }
  }
#endif
