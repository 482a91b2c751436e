import PortolanModel
import Testing

/// Window controllers of AppKit's that show their own window when they are told to.
@Suite struct SelfShowingWindowTests {
  private func chart(_ controller: String) -> Charted {
    Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
      struct QuayView: View {
        var body: some View { Button("Charts") { ChartsController.shared.open() } }
      }
      final class ChartsController: NSWindowController {
        static let shared = ChartsController()
        \(controller)
      }
      struct ChartsView: View {
        @State private var isKeyShown = false
        var body: some View {
          Button("Key") { isKeyShown = true }.sheet(isPresented: $isKeyShown) { Text("Key") }
        }
      }
      """)
  }

  @Test(arguments: [
    """
    convenience init() {
      self.init(window: NSWindow(contentViewController: NSHostingController(rootView: ChartsView())))
    }
    func open() { window?.makeKeyAndOrderFront(nil) }
    """,
    """
    init() { super.init(window: NSWindow()); fill() }
    func fill() { window?.contentView = NSHostingView(rootView: ChartsView()) }
    func open() { NSApp.activate(); showWindow(nil) }
    """,
  ])
  func whoTellsItToLeadsThere(_ code: String) {
    let chart = chart(code)
    #expect(chart.links == ["QuayView showWindow(_:) window → ChartsController"])
    #expect(chart.model.roots.map(\.screen) == ["App.QuayView"])
    #expect(
      chart.screen("ChartsController")?.slots.map { $0.destinations.map(\.leadsTo) } == [
        ["App.ChartsView"]
      ])
  }

  /// What does something else to a window shows none.
  @Test(arguments: [
    "window?.close()", "window?.title = \"Charts\"", "other?.makeKeyAndOrderFront(nil)",
  ])
  func whatDoesSomethingElseShowsNone(_ code: String) {
    #expect(chart("var other: NSWindow?; func open() { \(code) }").links.isEmpty)
  }

  /// An object that keeps the controller may be told, and tell it in turn.
  @Test(arguments: [
    "let shown = self.charts ?? ChartsController(); charts = shown; shown.open()",
    "if charts == nil { charts = ChartsController() }; charts?.open()",
    "ChartsController.openShared()",
  ])
  func whoTellsItsKeeperLeadsThere(_ code: String) {
    let chart = Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
      struct QuayView: View {
        var body: some View { Button("Charts") { ChartRoom.shared.unlock() } }
      }
      final class ChartRoom {
        static let shared = ChartRoom()
        private var charts: ChartsController?
        func unlock() { \(code) }
        func close() { charts?.close() }
      }
      final class ChartsController: NSWindowController {
        static let shared = ChartsController()
        init() {
          super.init(window: NSWindow())
          window?.contentView = NSHostingView(rootView: ChartsView())
        }
        static func openShared() { shared.window?.makeKeyAndOrderFront(nil) }
        func open() { window?.makeKeyAndOrderFront(nil) }
      }
      struct ChartsView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["QuayView showWindow(_:) window → ChartsController"])
  }

  private func links(ofClassThatSays code: String) -> [String] {
    Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
      struct QuayView: View {
        var body: some View { Button("Charts") { ChartsController.open() } }
      }
      final class ChartsController: NSWindowController {
        static var shared: ChartsController?
        static var main: NSWindow?
        convenience init() { self.init(window: NSWindow()) }
        static func open() { \(code) }
      }
      """
    ).links
  }

  /// The class may be told, and show the window of one that it keeps or makes.
  @Test(arguments: [
    """
    if let shared { shared.window?.makeKeyAndOrderFront(nil); return }
    let made = ChartsController()
    shared = made
    made.window?.makeKeyAndOrderFront(nil)
    """,
    "let made = Self(); made.window?.orderFront(nil)",
    "shared?.window?.orderFrontRegardless()",
  ])
  func whoTellsItsClassLeadsThere(_ code: String) {
    #expect(
      links(ofClassThatSays: code) == ["QuayView showWindow(_:) window → ChartsController"])
  }

  @Test(arguments: [
    "shared?.window?.close()", "main?.makeKeyAndOrderFront(nil)",
    "NSApp.mainWindow?.orderFront(nil)",
  ])
  func aClassThatDoesSomethingElseShowsNone(_ code: String) {
    #expect(links(ofClassThatSays: code).isEmpty)
  }
}
