import PortolanModel
import Testing

/// What the model of a view of SwiftUI's presents by UIKit on whatever is on top: the view leads there.
@Suite struct PresentedOnTopTests {
  private static func chart(_ code: String) -> Charted {
    Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      struct DeckView: View {
        @State private var model = DeckModel()
        var body: some View { Button("Log") { model.log() } }
      }
      @Observable final class DeckModel {
        \(code)
      }
      enum Top { static var controller: UIViewController? { nil } }
      final class Presenter {
        private var root: UIViewController? { UIApplication.shared.windows.first?.rootViewController }
        func showLog() { root?.present(UIHostingController(rootView: LogView()), animated: true) }
        func show<Page: View>(_ page: Page) {
          root?.present(UIHostingController(rootView: page), animated: true)
        }
        func share() { root?.present(UIActivityViewController(activityItems: []), animated: true) }
        func present(_ page: Page, animated: Bool) {}
        func close() { root?.dismiss(animated: true) }
        enum Page { case log }
      }
      struct LogView: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { isWriting = true }.sheet(isPresented: $isWriting) { Text("") }
        }
      }
      """)
  }

  @Test(arguments: [
    "func log() { UIApplication.shared.windows.first?.rootViewController?.present(UIHostingController(rootView: LogView()), animated: true) }",
    """
    func log() {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let root = scenes.first?.keyWindow?.rootViewController else { return }
      root.present(UIHostingController(rootView: LogView()), animated: true)
    }
    """,
    """
    func log() { write() }
    private func write() { Top.controller?.present(UIHostingController(rootView: LogView()), animated: true) }
    """,
    "let presenter = Presenter(); func log() { presenter.showLog() }",
    "let presenter = Presenter(); func log() { presenter.show(LogView()) }",
  ])
  func whatAModelPresentsTheViewLeadsTo(_ code: String) {
    let chart = Self.chart(code)
    #expect(chart.links == ["DeckModel present(_:animated:) sheet → LogView"])
    #expect(chart.model.unresolved == [])
  }

  /// A function that puts what it is handed into a window of its own, of which nothing is read, shows it all the same.
  @Test func whatAWindowIsHandedIsLedTo() {
    let chart = Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      struct DeckView: View {
        @State private var isOn = false
        var body: some View {
          Toggle("On", isOn: $isOn).onChange(of: isOn) { Windows.show { LogView() } }
        }
      }
      enum Windows {
        static func show<Content: View>(content: @escaping () -> Content) {
          let window = UIWindow(frame: .zero)
          let page = content().environment(\\.isInWindow, true)
          let controller = if #available(iOS 18, *) {
            UIHostingController(rootView: page)
          } else {
            OldController(rootView: page)
          }
          window.rootViewController = controller
          window.makeKeyAndVisible()
        }
      }
      struct LogView: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { isWriting = true }.sheet(isPresented: $isWriting) { Text("") }
        }
      }
      """)
    #expect(chart.links == ["DeckView show show → LogView"])
  }

  /// What asks or shares, a route, and a way back are no page.
  @Test(arguments: ["share()", "present(.log, animated: true)", "close()"])
  func whatShowsNoPageLeadsNowhere(_ call: String) {
    let chart = Self.chart("let presenter = Presenter(); func log() { presenter.\(call) }")
    #expect(chart.links == [])
  }

  /// What a view of the app's own is handed to do, it does not show.
  @Test func whatAnActionPresentsIsNotShownInPlace() {
    let chart = Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      final class Drawer {
        static let shared = Drawer()
        func present<Page: View>(@ViewBuilder page: @escaping () -> Page) {
          Top.controller?.present(UIHostingController(rootView: page()), animated: true)
        }
      }
      enum Top { static var controller: UIViewController? { nil } }
      struct DeckView: View {
        var body: some View { Tile(title: "Log") { Drawer.shared.present { LogView() } } }
      }
      struct Tile: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action) }
      }
      struct LogView: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { isWriting = true }.sheet(isPresented: $isWriting) { Text("") }
        }
      }
      """)
    #expect(chart.links == ["DeckView present(_:animated:) sheet → LogView"])
    #expect(chart.slots == ["LogView.isWriting atMostOne flag: isWriting sheet"])
  }
}
