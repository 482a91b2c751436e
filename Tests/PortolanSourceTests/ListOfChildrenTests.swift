import PortolanModel
import Testing

/// Controllers that another one is made with in a list, and adds as children.
@Suite struct ListOfChildrenTests {
  private func chart(_ code: String, list: String = "[buoys, lights]") -> Charted {
    Charted(
      """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
          window = UIWindow()
          window?.rootViewController = ChartController()
          return true
        }
      }
      class ChartController: UIViewController {
        lazy var buoys = BuoysController()
        private let lights = LightsController()
        override func viewDidLoad() {
          let pager = PagerController(pages: \(list))
          addChild(pager)
        }
      }
      protocol Page: UIViewController {}
      class PagerController: UIViewController {
        var pages: [Page]
        init(pages: [Page]) { self.pages = pages; super.init(nibName: nil, bundle: nil) }
        \(code)
      }
      class BuoysController: UIViewController, Page { @objc func help() { present(HelpController(), animated: true) } }
      class LightsController: UIViewController, Page { @objc func help() { present(HelpController(), animated: true) } }
      class HelpController: UIViewController {}
      extension UIViewController { func put(_ child: UIViewController) { addChild(child) } }
      """)
  }

  private func children(_ chart: Charted) -> [String] {
    (chart.screen("PagerController")?.slots ?? []).map { slot in
      slot.name + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
    }
  }

  @Test(arguments: [
    "func show(_ path: IndexPath) { let page = pages[path.item]; addChild(page); view.addSubview(page.view) }",
    "func show(_ number: Int) { self.addChild(self.pages[number]) }",
    "func show() { if let page = pages.first { addChild(page) } }",
    "func show(_ number: Int) { guard let page = pages[safe: number] else { return }; put(page) }",
  ])
  func oneOrAnotherIsShown(_ code: String) {
    let chart = chart(code)
    #expect(children(chart) == ["buoysController 1.1", "lightsController 1.2"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test(arguments: [
    "override func viewDidLoad() { for page in pages { addChild(page) } }",
    "override func viewDidLoad() { pages.forEach { addChild($0) } }",
    "override func viewDidLoad() { pages.forEach { page in put(page) } }",
  ])
  func allAreShown(_ code: String) {
    let chart = chart(code)
    #expect(children(chart) == ["buoysController", "lightsController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func whatIsNotAddedIsNotShown() {
    let chart = chart("func count() -> Int { pages.count }")
    #expect(children(chart).isEmpty)
    #expect(chart.model.unresolved.count == 2)
  }

  /// A window of AppKit's takes the views of what it is made with into its own.
  @Test(arguments: [
    "PrefsWindowController(panes: [TidesPane(), WindPane()])",
    "{ let panes: [NSViewController] = [TidesPane(), WindPane()]; return PrefsWindowController(panes: panes) }()",
    """
    {
      var panes: [NSViewController] = [TidesPane()]
      if isWindy { panes.insert(WindPane(), at: 0) }
      return PrefsWindowController(panes: panes)
    }()
    """,
  ])
  func aWindowOfPanes(_ made: String) {
    let chart = Charted(
      """
      let isWindy = true
      @main class Delegate: NSObject, NSApplicationDelegate {
        let home = HomeWindowController()
        lazy var prefs: PrefsWindowController = \(made)
        func applicationDidFinishLaunching(_ note: Notification) { home.showWindow(nil) }
        @IBAction func open(_ sender: AnyObject) { prefs.showWindow(self) }
      }
      class HomeWindowController: NSWindowController {}
      class PrefsWindowController: NSWindowController {
        @IBOutlet weak var box: NSView!
        private var panes: [NSViewController]
        init(panes: [NSViewController]) { self.panes = panes; super.init(window: nil) }
        func show(_ number: Int) { let pane = panes[number]; box.addSubview(pane.view) }
      }
      class TidesPane: NSViewController { @IBAction func log(_ sender: Any) { presentAsSheet(LogController()) } }
      class WindPane: NSViewController { @IBAction func log(_ sender: Any) { presentAsSheet(LogController()) } }
      class LogController: NSViewController {}
      """)
    #expect(
      chart.links.sorted() == [
        "HomeWindowController showWindow(_:) window → PrefsWindowController",
        "TidesPane presentAsSheet(_:) sheet → LogController",
        "WindPane presentAsSheet(_:) sheet → LogController",
      ])
    let slots = chart.screen("PrefsWindowController")?.slots ?? []
    #expect(slots.map(\.name).sorted() == ["tidesPane", "windPane"])
    #expect(Set(slots.map { $0.branches?.first?.fork }) == [1])
    #expect(chart.model.unresolved.isEmpty)
  }
}
