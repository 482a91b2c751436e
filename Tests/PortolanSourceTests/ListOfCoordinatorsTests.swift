import PortolanModel
import Testing

/// Tabs of a bar that a list of coordinators keeps: `viewControllers = flows.map { $0.stack }`.
@Suite struct ListOfCoordinatorsTests {
  private static let flows = """
    protocol Flow: AnyObject { var stack: UINavigationController { get } }
    class BaseFlow: Flow {
      var parent: Flow?
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func make() -> UIViewController { fatalError() }
      func begin(mode: Mode = .push) {
        let page = make()
        switch mode {
        case .push: stack.pushViewController(page, animated: true)
        case .present(let owner):
          stack.pushViewController(page, animated: false)
          owner.present(stack, animated: true)
        }
      }
    }
    enum Mode { case push, present(UIViewController) }
    final class ChartFlow: BaseFlow {
      override func make() -> UIViewController { ChartController() }
    }
    final class TideFlow: BaseFlow {
      override func make() -> UIViewController { TideController() }
    }
    class ChartController: UIViewController {}
    class TideController: UIViewController {}
    """
  private static let begun = """
    let charts = ChartFlow(stack: UINavigationController())
    charts.begin()
    let tides = TideFlow(stack: UINavigationController())
    tides.begin()
    """
  private static let expected = [
    "MainController viewControllers tab → ChartController",
    "MainController viewControllers tab → TideController",
  ]

  private func chart(_ start: String, _ bar: String, making: String = begun) -> Charted {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = \(start)
          return true
        }
      }
      enum Maker {
        static func flows() -> [Flow] {
          \(making)
          return [charts, tides]
        }
        static func stack(_ title: String) -> UINavigationController {
          let stack = UINavigationController()
          stack.title = title
          return stack
        }
      }
      final class MainController: UITabBarController {
        \(bar)
      }
      \(Self.flows)
      """)
  }

  private static let handed = """
    private let flows: [Flow]
    init(flows: [Flow]) { self.flows = flows; super.init(nibName: nil, bundle: nil) }
    """

  @Test(arguments: [
    "flows.map { $0.stack }", "flows.map { flow in flow.stack }", "flows.map(\\.stack)",
  ])
  func areThePagesOfAListThatIsHandedOver(_ list: String) {
    let bar = "\(Self.handed)\noverride func viewDidLoad() { viewControllers = \(list) }"
    let chart = chart("MainController(flows: Maker.flows())", bar)
    #expect(chart.links == Self.expected)
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test(arguments: [
    "private lazy var flows = Maker.flows()\noverride func viewDidLoad() { viewControllers = flows.map { $0.stack } }",
    "override func viewDidLoad() { viewControllers = Maker.flows().map { $0.stack } }",
    "override func viewDidLoad() { let flows = Maker.flows()\nviewControllers = flows.map { $0.stack } }",
    "override func viewDidLoad() { \(begun)\nviewControllers = [charts, tides].map { $0.stack } }",
  ])
  func areThePagesOfAListThatTheBarMakes(_ bar: String) {
    let chart = chart("MainController()", bar)
    #expect(chart.links == Self.expected)
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A function may make the stack.
  @Test func mayStandInAStackThatAFunctionMakes() {
    let making = """
      let charts = ChartFlow(stack: stack("Charts"))
      charts.begin()
      let stack = Maker.stack("Tides")
      let tides = TideFlow(stack: stack)
      tides.begin()
      """
    let bar =
      "\(Self.handed)\noverride func viewDidLoad() { viewControllers = flows.map { $0.stack } }"
    let chart = chart("MainController(flows: Maker.flows())", bar, making: making)
    #expect(chart.links == Self.expected)
  }

  /// Of a list of which nobody knows what stands in it nothing is told.
  @Test func ofAnUnknownListNothingIsTold() {
    let bar =
      "\(Self.handed)\noverride func viewDidLoad() { viewControllers = flows.map { $0.stack } }"
    let chart = chart("MainController(flows: Session.shared.flows)", bar)
    #expect(chart.links == [])
    #expect(
      chart.model.unresolved.map(\.what).contains(
        "which tabs 'MainController' has could not be told"))
  }
}
