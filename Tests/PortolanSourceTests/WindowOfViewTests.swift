import PortolanModel
import Testing

/// Windows of AppKit's that a view of SwiftUI's, or a command, opens by hand.
@Suite struct WindowOfViewTests {
  private static let pages = """
    struct LogView: View {
      var close: () -> Void = {}
      var body: some View { Button("Close", action: close) }
    }
    """

  private func links(_ code: String) -> [String] {
    Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      struct DeckView: View {
        @State private var panel: NSPanel?
        @State private var window: NSWindow?
        var body: some View { Button("Log") { showLog() } }
        private func showLog() {
          \(code)
        }
        private func makeWindow() -> NSWindow {
          let made = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
          made.contentView = NSHostingView(rootView: LogView())
          return made
        }
      }
      \(Self.pages)
      """
    ).links
  }

  @Test(arguments: [
    """
    guard let parent = NSApp.keyWindow else { return }
    let page = LogView(close: { if let window { parent.endSheet(window) }; window = nil })
    let host = NSHostingController(rootView: page)
    let made = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    made.contentViewController = host
    parent.beginSheet(made)
    window = made
    """,
    """
    let made = NSWindow(contentViewController: NSHostingController(rootView: LogView()))
    window = made
    NSApp.keyWindow?.beginSheet(made) { _ in }
    """,
  ])
  func aWindowThatBeginsASheetIsOne(_ code: String) {
    #expect(links(code) == ["DeckView beginSheet(_:) sheet → LogView"])
  }

  @Test(arguments: [
    (
      "let made = NSWindow(contentViewController: NSHostingController(rootView: LogView())); made.orderFront(nil)",
      "orderFront(_:)"
    ),
    (
      """
      let page = NSViewController()
      page.view = NSHostingView(rootView: LogView())
      let made = NSPanel(contentViewController: page)
      made.styleMask = [.closable]
      made.makeKeyAndOrderFront(nil)
      """, "makeKeyAndOrderFront(_:)"
    ),
    ("let made = makeWindow(); made.orderFrontRegardless()", "orderFrontRegardless()"),
    (
      """
      if panel == nil {
        let made = NSPanel()
        made.contentView = NSHostingView(rootView: LogView())
        panel = made
      }
      panel?.makeKeyAndOrderFront(nil)
      """, "NSPanel"
    ),
  ])
  func aWindowThatComesToTheFrontIsALink(_ code: String, _ form: String) {
    #expect(links(code) == ["DeckView \(form) window → LogView"])
  }

  /// A window that is only found, or filled and not shown, leads nowhere.
  @Test(arguments: [
    "NSApp.windows.first?.makeKeyAndOrderFront(nil)",
    "window?.makeKeyAndOrderFront(nil)",
    "let made = NSWindow(); made.contentView = NSHostingView(rootView: LogView()); made.center()",
  ])
  func aWindowWithoutAPageIsNoLink(_ code: String) {
    #expect(links(code) == [])
  }

  @Test func aCommandOpensItForTheAppsFirstScreen() {
    let chart = Charted(
      """
      @main struct ShipApp: App {
        var body: some Scene {
          Window("Ship", id: "ship") { DeckView() }
            .commands {
              CommandGroup(replacing: .appInfo) {
                Button("Log") {
                  let made = NSPanel(contentViewController: NSHostingController(rootView: LogView()))
                  made.makeKeyAndOrderFront(nil)
                }
              }
            }
        }
      }
      struct DeckView: View { var body: some View { Text("Deck") } }
      \(Self.pages)
      """)
    #expect(chart.links == ["DeckView makeKeyAndOrderFront(_:) window → LogView"])
    #expect(chart.model.roots.map(\.screen) == ["App.DeckView"])
  }
}
