import PortolanModel
import Testing

/// Windows and containers of the app's own that say themselves what they show.
@Suite struct SelfFillingWindowTests {
  private func roots(_ shown: String, _ classes: String) -> [String] {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?
        ) -> Bool {
          window?.rootViewController = \(shown)
          return true
        }
      }
      final class HomeController: UIViewController {
        @objc func tapped() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      \(classes)
      """)
    return chart.model.roots.map { "\($0.how.rawValue) \($0.screen.dropFirst("App.".count))" }
  }

  @Test(arguments: [
    "override func viewDidLoad() { setViewControllers([HomeController()], animated: false) }",
    "override func viewDidLoad() { viewControllers = [HomeController()] }",
    "init() { super.init(rootViewController: HomeController()) }",
  ])
  func aContainerThatFillsItselfIsShownFirst(_ code: String) {
    #expect(
      roots("MainController()", "final class MainController: UINavigationController { \(code) }")
        == ["main MainController"])
  }

  @Test func ofAContainerThatIsFilledTheContentIsShownFirst() {
    #expect(
      roots(
        "MainController(rootViewController: HomeController())",
        "final class MainController: UINavigationController {}") == ["main HomeController"])
  }

  @Test(arguments: [
    (
      "panel = Panel { ContentView() }",
      "init(view: () -> Content) { super.init(); contentView = NSHostingView(rootView: view()) }"
    ),
    (
      "let made = Panel(view: { ContentView() }); made.open(); kept = made",
      "let view: () -> Content; init(view: @escaping () -> Content) { self.view = view; super.init() }; "
        + "func open() { contentView = NSHostingView(rootView: view()); makeKeyAndOrderFront(nil) }"
    ),
    (
      "panel.makeKeyAndOrderFront(nil)",
      "init() { super.init(); contentView = NSHostingView(rootView: ContentView()) }"
    ),
  ])
  func aPanelThatFillsItselfIsShownFirst(_ code: String, _ initializer: String) {
    let chart = Charted(
      """
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        lazy var panel = Panel()
        var kept: NSWindow?
        func applicationDidFinishLaunching(_ notification: Notification) { \(code) }
      }
      class Panel<Content: View>: NSPanel { \(initializer) }
      struct HelpView: View { var body: some View { Text("") } }
      struct ContentView: View {
        @State private var isHelpShown = false
        var body: some View { Text("").sheet(isPresented: $isHelpShown) { HelpView() } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ContentView"])
    #expect(chart.model.roots.map(\.how) == [.main])
  }

  @Test func whatASearchFindsIsShownInPlace() {
    let chart = Charted(
      """
      final class ListController: UITableViewController {
        override func viewDidLoad() {
          let results = ResultsController()
          navigationItem.searchController = UISearchController(searchResultsController: results)
        }
      }
      final class ResultsController: UITableViewController {
        @objc func tapped() { present(DetailController(), animated: true) }
      }
      final class DetailController: UIViewController {}
      """)
    #expect(
      chart.slots == [
        "ListController.resultsController always child: resultsController inline → ResultsController"
      ])
  }

  /// Of AppKit alone: what its own code gives it, it shows, whoever opens it.
  @Test func aPopoverThatFillsItselfIsAWindow() {
    let chart = Charted(
      """
      import AppKit
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        let window = NSWindow(contentViewController: HomeController())
        func applicationDidFinishLaunching(_ notification: Notification) {
          window.makeKeyAndOrderFront(nil)
        }
      }
      class HomeController: NSViewController {}
      class LogPopover: NSPopover {
        override init() {
          super.init()
          let controller = LogController()
          contentViewController = controller
        }
      }
      class LogController: NSViewController {
        @objc func entryTapped() { presentAsSheet(EntryController()) }
      }
      class EntryController: NSViewController {}
      """)
    #expect(chart.model.roots.map(\.screen).contains("App.LogController"))
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A menu, or whoever else makes a window of AppKit's, whatever the window shows.
  @Test(arguments: [
    (
      "NSWindowController(window: NSWindow(contentViewController: LogController())).showWindow(nil)",
      true
    ),
    ("window?.close()", false),
  ])
  func aWindowThatAMenuMakesIsOne(_ code: String, _ isRoot: Bool) {
    let chart = Charted(
      """
      import AppKit
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        let window = NSWindow(contentViewController: HomeController())
        func applicationDidFinishLaunching(_ notification: Notification) {
          window.makeKeyAndOrderFront(nil)
        }
      }
      class HomeController: NSViewController {}
      class DebugMenu: NSMenu {
        var window: NSWindow?
        @objc func logTapped() { \(code) }
      }
      class LogController: NSViewController {
        @objc func entryTapped() { presentAsSheet(EntryController()) }
      }
      class EntryController: NSViewController {}
      """)
    #expect(
      chart.model.roots.contains { $0.screen == "App.LogController" && $0.how == .scene } == isRoot)
  }

  /// A window controller may fill its window once it has handed it on.
  @Test(arguments: [
    "super.init(window: window); window.contentView = NSHostingView(rootView: PrefsView())",
    "window.contentView = NSHostingView(rootView: PrefsView()); super.init(window: window)",
    "super.init(window: window); window.contentViewController = NSHostingController(rootView: PrefsView())",
  ])
  func aWindowControllerThatFillsItsWindowShowsThat(_ code: String) {
    let chart = Charted(
      """
      @main struct TrayApp: App {
        var body: some Scene {
          MenuBarExtra("Tray") { Button("Prefs") { PrefsWindow.shared.showWindow(nil) } }
        }
      }
      class PrefsWindow: NSWindowController {
        static let shared = PrefsWindow()
        init() { let window = NSWindow(); \(code) }
      }
      struct PrefsView: View {
        @State private var isAsked = false
        var body: some View { Button("Reset") { isAsked = true }.alert("", isPresented: $isAsked) {} }
      }
      """)
    #expect(chart.links == ["TrayApp showWindow(_:) window → PrefsWindow"])
    #expect(
      chart.slots == [
        "PrefsView.isAsked atMostOne flag: isAsked alert",
        "PrefsWindow.prefsView always child: prefsView inline → PrefsView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Kept in a variable first, a window shows what it puts into itself all the same.
  @Test(arguments: [
    "contentViewController = DeckController()", "contentViewController = self.page",
    "self.holder.view = self.deck; contentViewController = self.holder",
    """
    let split = NSSplitViewController()
    let holder: NSViewController = NSViewController(nibName: nil, bundle: nil)
    holder.view = self.deck
    let item = NSSplitViewItem(viewController: holder)
    split.addSplitViewItem(item)
    contentViewController = split
    """,
  ])
  func aWindowInAVariableIsShownFirst(_ code: String) {
    let chart = Charted(
      """
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        var window: DeckWindow?
        func applicationDidFinishLaunching(_ notification: Notification) { begin { self.show() } }
        func begin(_ done: @escaping () -> Void) { done() }
        func show() { deckWindow().makeKeyAndOrderFront(nil) }
        func deckWindow() -> DeckWindow {
          if let window { return window }
          let made = DeckWindow()
          self.window = made
          return made
        }
      }
      class DeckWindow: NSWindow {
        private let page = DeckController()
        private let holder = NSViewController(nibName: nil, bundle: nil)
        private let deck = DeckView(frame: .zero)
        init() { super.init(contentRect: .zero); \(code) }
      }
      class DeckView: NSView {}
      class DeckController: NSViewController {}
      """)
    let page = code.contains("deck") ? "App.DeckView" : "App.DeckController"
    #expect(chart.model.roots.map(\.screen) == [page])
    #expect(chart.model.roots.map(\.how) == [.main])
    #expect(chart.model.unresolved.isEmpty)
  }
}
