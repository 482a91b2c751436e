import PortolanModel
import Testing

/// Controllers of the app's own that only stand around the one that they are made with.
@Suite struct FramingControllerTests {
  private static let frame = """
    class CabinController: UIViewController {
      private let inner: UIViewController
      init(inner: UIViewController) {
        self.inner = inner
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        view.addSubview(inner.view)
        inner.didMove(toParent: self)
        #
      }
    }
    """

  private func chart(_ map: String, crew: String = "", frame more: String = "") -> Charted {
    Charted(
      """
      class DeckController: UIViewController {
        private let kept = MapController()
        func map() { \(map) }
        func crew() { navigationController?.pushViewController(CrewController(), animated: true) }
      }
      class CrewController: UIViewController { func log() { \(crew) } }
      class LogTrip {
        weak var stack: UINavigationController?
        init(stack: UINavigationController) { self.stack = stack }
        func begin() { stack?.setViewControllers([LogController()], animated: false) }
      }
      class MapController: UIViewController { func key() { present(KeyController(), animated: true) } }
      class LogController: UIViewController {}
      class KeyController: UIViewController {}

      """ + Self.frame.replacing("#", with: more))
  }

  @Test(arguments: [
    "present(CabinController(inner: MapController()), animated: true)",
    "present(CabinController(inner: UINavigationController(rootViewController: MapController())), animated: true)",
    "present(UINavigationController(rootViewController: CabinController(inner: MapController())), animated: true)",
    "present(CabinController(inner: kept), animated: true)",
    "let page = MapController(); let cabin = CabinController(inner: page); present(cabin, animated: true)",
    "let stack = UINavigationController(rootViewController: MapController()); present(CabinController(inner: stack), animated: true)",
  ])
  func whoeverMakesOneLeadsToWhatItIsMadeWith(_ code: String) {
    let log = """
      let stack = UINavigationController()
      let cabin = CabinController(inner: stack)
      LogTrip(stack: stack).begin()
      present(cabin, animated: true)
      """
    let chart = chart(code, crew: log)
    #expect(
      chart.links == [
        "DeckController present(_:animated:) sheet → MapController",
        "DeckController pushViewController(_:animated:) drillDown → CrewController",
        "CrewController present(_:animated:) sheet → LogController",
        "MapController present(_:animated:) sheet → KeyController",
      ])
    #expect(chart.slots == [])
  }

  /// One that leads on by itself, or shows something else beside that, is a screen.
  @Test(arguments: [
    "present(KeyController(), animated: true)", "addChild(LogController())",
  ])
  func oneThatDoesMoreIsAScreen(_ code: String) {
    let chart = chart(
      "present(CabinController(inner: MapController()), animated: true)", frame: code)
    #expect(chart.links.contains("DeckController present(_:animated:) sheet → CabinController"))
    #expect(
      chart.slots.contains(
        "CabinController.mapController always child: mapController inline → MapController"))
  }
}
