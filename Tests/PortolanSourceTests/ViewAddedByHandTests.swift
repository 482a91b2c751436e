import PortolanModel
import Testing

/// Controllers whose views another controller's code puts among its own, and that are nobody's children.
@Suite struct ViewAddedByHandTests {
  private func chart(_ code: String) -> Charted {
    Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let quay = QuayWindowController()
        func applicationDidFinishLaunching(_ note: Notification) { quay.showWindow(nil) }
      }
      class QuayWindowController: NSWindowController {
        @IBOutlet weak var side: NSVisualEffectView!
        @IBOutlet weak var rows: NSStackView!
        \(code)
      }
      class BoatsController: NSViewController {
        weak var quay: QuayWindowController?
        let chart = ChartWindowController()
        @IBAction func open(_ sender: Any) { chart.showWindow(self) }
      }
      class ChartWindowController: NSWindowController {}
      class PierController: NSViewController {}
      extension NSViewController {
        func put(_ page: NSViewController, into box: NSView) { addChild(page); box.addSubview(page.view) }
      }
      """)
  }

  @Test(arguments: [
    """
    lazy var boats: BoatsController = { let page = BoatsController(); page.quay = self; return page }()
    @IBAction func toggle(_ sender: Any) { let page = boats; side.addSubview(page.view) }
    """,
    "let boats = BoatsController(); @IBAction func toggle(_ sender: Any) { side.addSubview(boats.view) }",
    "let boats = BoatsController(); @IBAction func toggle(_ sender: Any) { window!.contentView!.addSubview(boats.view) }",
    "override func windowDidLoad() { let boats = BoatsController(); rows.addArrangedSubview(boats.view) }",
    "override func windowDidLoad() { let boats = BoatsController(); rows.addView(boats.view, in: .top) }",
    """
    var boats: BoatsController?
    func make() { boats = BoatsController() }
    override func windowDidLoad() { if let boats { side.addSubview(boats.view) } }
    """,
    // Said more than once, it is there once.
    """
    let boats = BoatsController()
    func top() { side.addSubview(boats.view) }
    func below() { rows.addArrangedSubview(boats.view) }
    """,
    """
    let boats = BoatsController()
    override func windowDidLoad() { side.addSubview(boats.view); contentViewController!.addChild(boats) }
    """,
    """
    let boats = BoatsController()
    override func windowDidLoad() { contentViewController!.addChild(boats); side.addSubview(boats.view) }
    """,
    // The same name is another controller's in other code.
    """
    var boats: BoatsController?
    func make() { boats = BoatsController() }
    func put() { guard let page = boats else { return }; side.addSubview(page.view) }
    func swap() { let page = NSViewController(); contentViewController!.addChild(page) }
    """,
  ])
  func theWindowShowsThem(_ code: String) {
    let chart = chart(code)
    #expect(
      chart.slots == [
        "QuayWindowController.boatsController always child: boatsController inline → BoatsController"
      ])
    #expect(chart.links == ["BoatsController showWindow(_:) window → ChartWindowController"])
    #expect(chart.model.unresolved == [])
  }

  /// What is put into another's view, or only asked for its view, is no part of the window.
  @Test(arguments: [
    "let pier = PierController(); let boats = BoatsController(); func put() { pier.view.addSubview(boats.view) }",
    "let boats = BoatsController(); func size() -> NSSize { boats.view.bounds.size }",
  ])
  func others(_ code: String) {
    #expect(chart(code).slots == [])
  }

  @Test func aControllerOfUIKitShowsThem() {
    let chart = Charted(
      """
      class QuayController: UIViewController {
        private let boats = BoatsController()
        override func viewDidLoad() { view.addSubview(boats.view) }
      }
      class BoatsController: UIViewController {
        @objc func open() { present(ChartController(), animated: true) }
      }
      class ChartController: UIViewController {}
      """)
    #expect(
      chart.slots == [
        "QuayController.boatsController always child: boatsController inline → BoatsController"
      ])
  }

  /// What lies over a bar of tabs is no tab.
  @Test func itIsNoTab() {
    let chart = Charted(
      """
      class QuayController: UITabBarController {
        private let boats = BoatsController()
        override func viewDidLoad() { viewControllers = [TidesController()]; view.addSubview(boats.view) }
      }
      class BoatsController: UIViewController { @objc func open() { present(ChartController(), animated: true) } }
      class TidesController: UIViewController { @objc func open() { present(ChartController(), animated: true) } }
      class ChartController: UIViewController {}
      """)
    #expect(
      chart.links.filter { $0.contains("tab") } == [
        "QuayController viewControllers tab → TidesController"
      ])
    #expect(
      chart.slots == [
        "QuayController.boatsController always child: boatsController inline → BoatsController"
      ])
  }
}
