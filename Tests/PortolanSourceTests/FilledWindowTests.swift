import PortolanModel
import Testing

/// Window controllers and windows that a delegate fills, or an object which it makes.
@Suite struct FilledWindowTests {
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

  /// What stands in a window controller of the app's own that the delegate fills is what its window shows.
  @Test func aWindowControllerIsWhatItIsFilledWith() {
    let chart = chart(
      """
      let deck = DeckWindow()
      func applicationDidFinishLaunching(_ note: Notification) {
        deck.contentViewController = DeckController()
        deck.showWindow(self)
      }
      """,
      "class DeckWindow: NSWindowController { init() { super.init(window: NSWindow()) } }\n")
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(chart.links == ["DeckController presentAsSheet(_:) sheet → PlusController"])
  }

  @Test(arguments: [
    ("coordinator = Coordinator(windows: DeckWindow())", "start()"),
    ("coordinator = Coordinator(windows: DeckWindow()); coordinator?.start()", ""),
  ])
  func aCoordinatorFillsTheFirstWindow(_ launch: String, _ begin: String) {
    let chart = chart(
      """
      var coordinator: Coordinator?
      func applicationDidFinishLaunching(_ note: Notification) { \(launch) }
      """,
      """
      class DeckWindow: NSWindowController { init() { super.init(window: NSWindow()) } }
      final class Coordinator {
        let windows: DeckWindow
        let deck: DeckController
        init(windows: DeckWindow) {
          self.windows = windows
          deck = DeckController()
          \(begin)
        }
        func start() {
          windows.contentViewController = deck
          windows.showWindow(self)
        }
      }

      """)
    #expect(
      chart.model.roots.map { "\($0.how.rawValue) \($0.screen)" } == ["main App.DeckController"])
    #expect(chart.model.unresolved == [])
  }

  @Test func soItDoesOnThePhone() {
    let chart = Charted(
      """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var coordinator: Coordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          coordinator = Coordinator(window: UIWindow())
          return true
        }
      }
      final class Coordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window; begin() }
        func begin() { window.rootViewController = PierController() }
        func leave() { window.rootViewController = LockController() }
      }
      class PierController: UIViewController { @objc func open() { present(LockController(), animated: true) } }
      class LockController: UIViewController {}
      """)
    // What it does later the app does not start with.
    #expect(chart.model.roots.map(\.screen) == ["App.PierController"])
    #expect(chart.model.unresolved == [])
  }

  /// A cover that is taken away shows nothing.
  @Test func whatIsTakenAwayIsNotLedTo() {
    let chart = Charted(
      """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private lazy var watch = Watch()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = PierController()
          return true
        }
        func applicationWillResignActive(_ application: UIApplication) { watch.cover() }
      }
      final class Watch {
        private var cape: UIWindow?
        func cover() {
          cape = UIWindow()
          let lock = LockController()
          lock.onUnlock = { [weak self] in self?.uncover() }
          cape?.rootViewController = lock
        }
        func uncover() { cape?.rootViewController = nil }
      }
      class PierController: UIViewController {}
      class LockController: UIViewController {
        var onUnlock: (() -> Void)?
        func unlockTapped() { onUnlock?() }
      }
      """)
    #expect(chart.links.isEmpty)
    #expect(
      chart.model.roots.map(\.screen) == ["App.PierController", "App.LockController"])
  }

  /// A window controller that the app starts with, and one of another class that another object keeps by the same name, are two.
  @Test(arguments: ["arrange()", "windows.contentViewController = deck; windows.showWindow(self)"])
  func windowsOfOneNameAreTwo(_ start: String) {
    let chart = chart(
      """
      var coordinator: Coordinator?
      func applicationDidFinishLaunching(_ note: Notification) {
        coordinator = Coordinator(windows: DeckWindow())
      }
      @IBAction func tools(_ sender: Any) { coordinator?.showTools() }
      """,
      """
      class DeckWindow: NSWindowController {}
      class ToolsWindow: NSWindowController {}
      final class Coordinator {
        let windows: DeckWindow
        let deck = DeckController()
        init(windows: DeckWindow) {
          self.windows = windows
          \(start)
        }
        func arrange() {
          windows.contentViewController = deck
          windows.showWindow(self)
        }
        lazy var tools = ToolsCoordinator()
        func showTools() { tools.show() }
      }
      final class ToolsCoordinator {
        private let windows = ToolsWindow()
        init() { windows.contentViewController = ToolsController() }
        func show() { windows.showWindow(nil) }
      }

      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(chart.links.contains("DeckController showWindow(_:) window → ToolsWindow"))
  }
}
