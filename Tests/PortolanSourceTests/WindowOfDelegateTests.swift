import PortolanModel
import Testing

/// Windows of a storyboard that an app's delegate on the Mac keeps as window controllers of no class of its own.
@Suite struct WindowOfDelegateTests {
  private static let board = """
    <document targetRuntime="MacOSX.Cocoa"><scenes>
    <scene><objects><windowController id="W" storyboardIdentifier="tides"><connections>
    <segue destination="T" kind="relationship" relationship="window.shadowedContentViewController"/>
    </connections></windowController></objects></scene>
    <scene><objects><viewController id="T" customClass="TidesController"/></objects></scene>
    </scenes></document>
    """
  private static let made = """
    NSStoryboard(name: "Main", bundle: nil).instantiateController(withIdentifier: "tides") as? NSWindowController
    """
  private static let quay = """
    window.contentViewController = QuayController()
    window.makeKeyAndOrderFront(nil)
    """

  private func chart(_ delegate: String, atLaunch: String = "", _ more: String = "") -> Charted {
    Charted(files: [
      "App.swift": """
      import Cocoa
      @NSApplicationMain class AppDelegate: NSObject, NSApplicationDelegate {
        var window = NSWindow()
        private var tides: NSWindowController?
        func applicationDidFinishLaunching(_ note: Notification) {
          \(atLaunch)
        }
        \(delegate)
      }
      class QuayController: NSViewController {}
      class TidesController: NSViewController {}
      \(more)
      """,
      "Main.storyboard": Self.board,
    ])
  }

  @Test(arguments: [
    ("tides = \(Self.made)\ntides?.showWindow(sender)", "showWindow(_:)"),
    ("let shown = \(Self.made)\nNSApp.runModal(for: shown!.window!)", "runModal(for:)"),
    (
      "let shown = \(Self.made)\nguard let window = shown?.window else { return }\nNSApp.runModal(for: window)",
      "runModal(for:)"
    ),
  ])
  func theFirstWindowLeadsToThem(_ code: String, _ form: String) {
    let chart = chart("@IBAction func open(_ sender: Any) {\n\(code)\n}", atLaunch: Self.quay)
    #expect(chart.links == ["QuayController \(form) window → TidesController"])
    #expect(chart.model.roots.map(\.screen) == ["App.QuayController"])
  }

  /// What is shown at launch the app starts with.
  @Test(arguments: [
    "tides = \(Self.made)\ntides?.showWindow(self)",
    "let shown = \(Self.made)\nguard let window = shown?.window else { return }\nNSApp.runModal(for: window)",
    "greet.ask()",
  ])
  func theAppStartsWithOne(_ code: String) {
    let chart = chart(
      "private let greet = Greeting()", atLaunch: code,
      """
      class Greeting {
        private var window: NSWindowController?
        func ask() {
          window = \(Self.made)
          window?.showWindow(self)
        }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.TidesController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Of an app that hangs in the menu bar, what its menus open are roots, unless a nib may have a window for it to start with.
  @Test func anAppWithoutAFirstWindowHasThem() {
    let open =
      "@IBAction func open(_ sender: Any) { tides = \(Self.made); tides?.showWindow(sender) }"
    let chart = chart(open)
    #expect(chart.model.roots.map(\.screen) == ["App.TidesController"])
    #expect(chart.model.unresolved.isEmpty)
    let other = self.chart("@IBOutlet var main: NSWindow!\n" + open)
    #expect(other.model.roots.isEmpty)
    #expect(other.model.unresolved.count == 1)
  }
}
