import PortolanModel
import Testing

/// Containers of libraries that code makes as they are, and hands what they show.
@Suite struct UnreadContainerTests {
  private static func sea(_ code: String) -> Charted {
    Charted(
      """
      import DrawerKit
      extension DrawerController {
        func prepare() {
          let page = BuoyController()
          set(contentViewController: page)
        }
      }
      class SeaController: UIViewController {
        \(code)
      }
      class BuoyController: UIViewController {
        func help() { present(HelpController(), animated: true) }
      }
      class HelpController: UIViewController {}
      """)
  }

  @Test(arguments: [
    """
    func buoy() {
      let drawer = DrawerController()
      drawer.set(contentViewController: BuoyController())
      present(drawer, animated: true)
    }
    """,
    """
    func buoy() {
      let drawer = DrawerController()
      let page = BuoyController()
      drawer.set(contentViewController: page)
      present(drawer, animated: true)
    }
    """,
    """
    func buoy() {
      let drawer = DrawerController()
      drawer.contentViewController = BuoyController()
      present(drawer, animated: true)
    }
    """,
    """
    private let drawer = DrawerController()
    override func viewDidLoad() { drawer.set(contentViewController: BuoyController()) }
    func buoy() { present(drawer, animated: true) }
    """,
    """
    private lazy var drawer: DrawerController = {
      let drawer = DrawerController(delegate: self)
      drawer.set(contentViewController: BuoyController())
      return drawer
    }()
    func buoy() { present(drawer, animated: true) }
    """,
  ])
  func arePresentedWithWhatTheyShow(_ code: String) {
    let chart = Self.sea(code)
    #expect(
      chart.links == [
        "SeaController present(_:animated:) sheet → BuoyController",
        "BuoyController present(_:animated:) sheet → HelpController",
      ])
    #expect(chart.slots == [])
    #expect(chart.model.unresolved.isEmpty)
    #expect(chart.model.roots.map(\.screen) == ["App.SeaController"])
  }

  @Test(arguments: [
    """
    override func viewDidLoad() {
      let drawer = DrawerController()
      drawer.set(contentViewController: BuoyController())
      drawer.addPanel(toParent: self)
    }
    """,
    """
    private var drawer: DrawerController!
    override func viewDidLoad() {
      drawer = DrawerController()
      drawer.set(contentViewController: BuoyController())
      drawer.addPanel(toParent: self)
    }
    """,
    """
    private lazy var drawer: DrawerController = {
      let drawer = DrawerController(delegate: self)
      drawer.set(contentViewController: BuoyController())
      return drawer
    }()
    override func viewDidLoad() { drawer.addPanel(toParent: self) }
    """,
    """
    private let drawer = DrawerController()
    override func viewDidLoad() {
      drawer.set(contentViewController: BuoyController())
      addChild(drawer)
      drawer.didMove(toParent: self)
    }
    """,
    """
    var drawer: DrawerController!
    override func viewDidLoad() {
      drawer = DrawerController()
      drawer.prepare()
      drawer.addPanel(toParent: self)
    }
    """,
  ])
  func areEmbeddedWithWhatTheyShow(_ code: String) {
    let chart = Self.sea(code)
    #expect(
      chart.slots == [
        "SeaController.buoyController always child: buoyController inline → BuoyController"
      ])
    #expect(chart.links == ["BuoyController present(_:animated:) sheet → HelpController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What an object is handed that is no container, or a window of the system's, it does not show here.
  @Test(arguments: [
    "func log() { let log = Log(); log.set(contentViewController: BuoyController()) }",
    "func log() { let alert = UIAlertController(); alert.setValue(BuoyController(), forKey: \"contentViewController\") }",
  ])
  func anythingElseIsNoContainer(_ code: String) {
    let chart = Self.sea(code)
    #expect(chart.screen("SeaController")?.links.isEmpty != false)
    #expect(chart.screen("SeaController")?.slots.isEmpty != false)
  }
}
