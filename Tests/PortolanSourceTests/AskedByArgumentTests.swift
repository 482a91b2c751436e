import PortolanModel
import Testing

/// Functions that have somebody show a screen whom an argument keeps, and coordinators whose functions only their types tell apart.
@Suite struct AskedByArgumentTests {
  private static let app = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        let shore = ShoreController()
        shore.pilot = Pilot()
        window?.rootViewController = UINavigationController(rootViewController: shore)
        return true
      }
    }
    final class Pilot {
      func go(to page: UIViewController, from base: UIViewController?) { base?.show(page, sender: base) }
      func note(_ text: String) {}
    }
    class BuoyController: UIViewController {}
    """

  @Test(arguments: [
    ("enum Tour { static func", "Tour", "ShoreController"),
    ("struct Tour { func", "Tour()", "ShoreController"),
    ("enum Tour { static func", "Tour", "UIViewController & Piloted"),
    ("enum Tour { static func", "Tour", "some Piloted"),
    ("extension ShoreController { static func", "Self", "ShoreController"),
  ])
  func theCallerLeadsWhereItsKeeperGoes(_ declared: String, _ called: String, _ type: String) {
    for code in [
      "host.pilot.go(to: BuoyController(), from: host)",
      "let pilot = host.pilot!; pilot.go(to: BuoyController(), from: host)",
      "Task { host.pilot?.go(to: BuoyController(), from: host) }",
    ] {
      let chart = Charted(
        """
        \(Self.app)
        protocol Piloted: UIViewController { var pilot: Pilot! { get } }
        class ShoreController: UIViewController, Piloted {
          var pilot: Pilot!
          func tapped() { \(called).showBuoy(host: self) }
        }
        \(declared) showBuoy(host: \(type)) { \(code) } }
        """)
      #expect(chart.links == ["ShoreController show(_:sender:) drillDown → BuoyController"])
      #expect(chart.model.unresolved == [])
    }
  }

  /// What only says something leads nowhere.
  @Test func whoIsToldSomethingGoesNowhere() {
    let chart = Charted(
      """
      \(Self.app)
      class ShoreController: UIViewController {
        var pilot: Pilot!
        func tapped() { Tour.tell(host: self) }
      }
      enum Tour {
        static func tell(host: ShoreController) { host.pilot.note("tapped") }
        static func show(host: ShoreController) { host.pilot.go(to: BuoyController(), from: host) }
      }
      """)
    #expect(chart.links == [])
  }

  /// Of a coordinator's functions of one name and labels the types of the arguments say which is meant.
  @Test(arguments: [true, false])
  func typesTellFunctionsApart(_ isSwapped: Bool) {
    let functions = [
      """
      func pick(_ page: UIViewController, entry: ListEntry) {
        switch entry {
        case .buoy: stack.pushViewController(BuoyController(), animated: true)
        case .chart:
          let chart = ChartController()
          chart.delegate = self
          stack.pushViewController(chart, animated: true)
        }
      }
      """,
      "func pick(_ page: ChartController, entry: ChartEntry) { stack.pushViewController(LegendController(), animated: true) }",
    ]
    let chart = Charted(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var coordinator: ListCoordinator?
        func application(_ application: UIApplication) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack
          coordinator = ListCoordinator(stack: stack)
          coordinator?.start()
          return true
        }
      }
      protocol ListDelegate: AnyObject { func pick(_ page: UIViewController, entry: ListEntry) }
      protocol ChartDelegate: AnyObject { func pick(_ page: ChartController, entry: ChartEntry) }
      enum ListEntry { case buoy, chart }
      enum ChartEntry { case legend }
      class BuoyController: UIViewController {}
      class LegendController: UIViewController {}
      class ListController: UIViewController {
        weak var delegate: ListDelegate?
        func row(_ entry: ListEntry) { delegate?.pick(self, entry: entry) }
      }
      class ChartController: UIViewController {
        weak var delegate: ChartDelegate?
        func row(_ entry: ChartEntry) { delegate?.pick(self, entry: entry) }
      }
      final class ListCoordinator: ListDelegate, ChartDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let list = ListController()
          list.delegate = self
          stack.pushViewController(list, animated: false)
        }
        \((isSwapped ? functions.reversed() : functions).joined(separator: "\n"))
      }
      """)
    #expect(
      chart.links.sorted() == [
        "ChartController pushViewController(_:animated:) drillDown → LegendController",
        "ListController pushViewController(_:animated:) drillDown → BuoyController",
        "ListController pushViewController(_:animated:) drillDown → ChartController",
      ])
  }
}
