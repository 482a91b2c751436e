import PortolanModel
import Testing

/// Which windows an app on the Mac starts with, and which its delegate opens later.
@Suite struct LaunchedWindowTests {
  private static let controllers = """
    class DeckController: NSViewController { @objc func plus() { presentAsSheet(PlusController()) } }
    class PlusController: NSViewController {}
    class ToolsController: NSViewController {}
    """

  private func chart(_ code: String, _ more: String = "") -> Charted {
    Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        \(code)
      }
      \(more)
      """ + Self.controllers)
  }

  private static let deck = """
    let deck = NSWindowController(window: NSWindow())
    func applicationDidFinishLaunching(_ note: Notification) {
      deck.contentViewController = DeckController()
      deck.showWindow(self)
    }
    """

  @Test(arguments: [
    """
    let tools = NSWindowController(window: NSWindow())
    tools.contentViewController = ToolsController()
    return tools
    """,
    "let tools = NSWindowController(window: NSWindow(contentViewController: ToolsController())); return tools",
  ])
  func aWindowThatIsKeptAndOpenedLaterIsLedTo(_ made: String) {
    let chart = chart(
      """
      lazy var tools: NSWindowController = { \(made) }()
      \(Self.deck)
      @IBAction func showTools(_ sender: Any?) { tools.showWindow(self) }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(
      chart.links == [
        "DeckController showWindow(_:) window → ToolsController",
        "DeckController presentAsSheet(_:) sheet → PlusController",
      ])
  }

  /// Nothing says when it is opened: it is one of the app's windows.
  @Test func oneThatNobodyOpensIsARoot() {
    let chart = chart(
      """
      lazy var tools: NSWindow = {
        let window = NSWindow()
        window.contentViewController = ToolsController()
        return window
      }()
      \(Self.deck)
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController", "App.ToolsController"])
  }

  @Test func aSplashThatIsClosedIsNotTheFirst() {
    let chart = chart(
      """
      lazy var splash: NSWindowController = {
        let splash = NSWindowController(window: NSWindow())
        splash.contentViewController = ToolsController()
        return splash
      }()
      let deck = NSWindowController(window: NSWindow())
      func applicationDidFinishLaunching(_ note: Notification) {
        Task { self.showSplash() }
        load { [unowned self] in
          splash.close()
          deck.contentViewController = DeckController()
          deck.showWindow(self)
        }
      }
      func showSplash() { splash.showWindow(self) }
      func load(_ done: @escaping () -> Void) { done() }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(chart.links.first == "DeckController showWindow(_:) window → ToolsController")
  }

  /// To bring the first window back leads nowhere.
  @Test func theFirstWindowDoesNotLeadToItself() {
    let chart = chart(
      """
      let deck = NSWindowController(window: NSWindow(contentViewController: DeckController()))
      func applicationDidFinishLaunching(_ note: Notification) { deck.showWindow(self) }
      @IBAction func showDeck(_ sender: Any?) { deck.showWindow(self) }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(chart.links == ["DeckController presentAsSheet(_:) sheet → PlusController"])
  }

  /// What the first window's view does as it is told, that view does, and not the app as it starts.
  @Test func aCallbackOfTheFirstViewIsThatViews() {
    let chart = Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ note: Notification) {
          let window = NSWindow()
          window.contentView = NSHostingView(rootView: DeckView(onTools: {
            ToolsController.shared.showWindow(nil)
          }))
          window.makeKeyAndOrderFront(nil)
        }
      }
      struct DeckView: View {
        let onTools: () -> Void
        @State private var isHelpShown = false
        var body: some View {
          Button("Help") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("Help") }
          Button("Tools", action: onTools)
        }
      }
      class ToolsController: NSWindowController {
        static let shared = ToolsController()
        @objc func plus() { contentViewController?.presentAsSheet(PlusController()) }
      }
      class PlusController: NSViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckView"])
    #expect(chart.links.first == "DeckView showWindow(_:) window → ToolsController")
  }

  /// In its own code a delegate may say `self` or not.
  @Test(arguments: ["show()", "self.show()"])
  func whatAFunctionOfItsOwnShowsItStartsWith(_ call: String) {
    let chart = chart(
      """
      func applicationDidFinishLaunching(_ note: Notification) { \(call) }
      func show() {
        let window = NSWindow()
        window.contentView = NSHostingView(rootView: TourView(onTools: { Tools.shared.showWindow(nil) }))
        window.makeKeyAndOrderFront(nil)
      }
      """,
      """
      struct TourView: View {
        let onTools: () -> Void
        var body: some View { Button("Tools", action: onTools) }
      }
      class Tools: NSWindowController {
        static let shared = Tools()
        func fill() { window?.contentViewController = ToolsController() }
      }
      """)
    #expect(chart.model.roots.map(\.screen).prefix(1) == ["App.TourView"])
    #expect(chart.links.contains("TourView showWindow(_:) window → Tools"))
  }

  /// What is shown on the first launch alone is not what the app starts with.
  @Test(arguments: [
    "if isFirst { tools.showWindow(nil) }; deck.showWindow(nil)",
    "if isFirst { tools.show() }; showDeck()",
    "if isFirst { tools.show() }; perform(#selector(showDeck), with: nil, afterDelay: 0.1)",
    "if isFirst { tools.show() }; self.perform(#selector(Delegate.showDeck), with: nil, afterDelay: 0.1)",
    "deck.showWindow(nil); if isFirst { tools.showWindow(nil) }",
  ])
  func whatIsAlwaysShownComesBeforeWhatIsShownSometimes(_ code: String) {
    let chart = chart(
      """
      let isFirst = UserDefaults.standard.bool(forKey: "first")
      lazy var tools = ToolsWindowController()
      var deck = DeckWindowController()
      func applicationDidFinishLaunching(_ note: Notification) { \(code) }
      @objc func showDeck() { deck.showWindow(nil) }
      """,
      """
      class ToolsWindowController: NSWindowController { func show() { showWindow(self) } }
      class DeckWindowController: NSWindowController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckWindowController"])
    #expect(
      chart.links.contains("DeckWindowController showWindow(_:) window → ToolsWindowController"))
  }

  /// Of what is only shown sometimes, the first is what the app starts with.
  @Test func ofWhatIsShownSometimesTheFirstCounts() {
    let chart = chart(
      """
      lazy var tools = ToolsWindowController()
      var deck = DeckWindowController()
      func applicationDidFinishLaunching(_ note: Notification) {
        if isFirst { tools.showWindow(nil) } else { deck.showWindow(nil) }
      }
      """,
      """
      class ToolsWindowController: NSWindowController {}
      class DeckWindowController: NSWindowController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ToolsWindowController"])
  }
}
