import PortolanModel
import Testing

/// Coordinators that controllers know by protocols: whose functions a call means.
@Suite struct CoordinatorByProtocolTests {
  private func links(_ asked: String, _ arguments: String) -> [String] {
    Charted(
      """
      protocol Flow: AnyObject { var stack: UINavigationController { get }\n\(asked) }
      extension Flow {
        func tell(_ text: String, on page: UIViewController, then: (() -> Void)? = nil) {
          page.present(NoticeController(), animated: true)
        }
      }
      final class ShipFlow: Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let deck = DeckController()
          deck.flow = Flows.current
          stack.pushViewController(deck, animated: false)
        }
      }
      final class TugFlow: Flow {
        let stack = UINavigationController()
        func start() {
          let tow = TowController()
          tow.flow = self
          stack.pushViewController(tow, animated: false)
        }
        func tell(_ text: String, on page: UIViewController) {
          stack.pushViewController(LogController(), animated: true)
        }
      }
      class PageController: UIViewController { weak var flow: Flow? }
      final class DeckController: PageController {
        @objc func tapped() { flow?.tell(\(arguments)) }
      }
      final class TowController: UIViewController {
        weak var flow: TugFlow?
        @objc func tapped() { flow?.tell(\(arguments)) }
      }
      final class NoticeController: UIViewController {}
      final class LogController: UIViewController {}
      """
    ).links.filter { !$0.hasPrefix("TugFlow") }.sorted()
  }

  /// What only an extension of a protocol has is called by the protocol's type, though a type that conforms has one of that name.
  @Test func whatAnExtensionAloneBringsIsCalledItself() {
    #expect(
      links("", "\"Ahoy\", on: self") == [
        "DeckController present(_:animated:) sheet → NoticeController",
        "TowController pushViewController(_:animated:) drillDown → LogController",
      ])
  }

  @Test func whatTheProtocolAsksForIsTheTypes() {
    let links = links("func tell(_ text: String, on page: UIViewController)", "\"Ahoy\", on: self")
    #expect(
      links == [
        "DeckController present(_:animated:) sheet → NoticeController",
        "DeckController pushViewController(_:animated:) drillDown → LogController",
        "TowController pushViewController(_:animated:) drillDown → LogController",
      ])
  }

  /// Who is made with a value that a static member of the protocol's extension makes is made with a value of that type.
  @Test(arguments: [
    "static func sheet(over page: UIViewController) -> Self where Self == SheetWay { .init(page: page) }",
    "static func sheet(over page: UIViewController) -> SheetWay { SheetWay(page: page) }",
  ])
  func aStaticMemberSaysOfWhichTypeAWayIs(_ factory: String) {
    let chart = Charted(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let stack = UINavigationController()
        lazy var start = DeckFlow(way: .push(onto: stack))
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          start.begin()
          window?.rootViewController = stack
          return true
        }
      }
      protocol Way { func show(_ page: UIViewController) }
      struct PushWay: Way {
        let stack: UINavigationController
        func show(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      struct SheetWay: Way {
        let page: UIViewController
        func show(_ other: UIViewController) { page.present(other, animated: true) }
      }
      extension Way where Self == PushWay {
        static func push(onto stack: UINavigationController) -> PushWay { PushWay(stack: stack) }
      }
      extension Way { \(factory) }
      final class DeckFlow {
        let way: Way
        init(way: Way) { self.way = way }
        func begin() { way.show(DeckController()) }
      }
      final class DeckController: UIViewController {
        @objc func tow() { TowFlow(way: .sheet(over: self)).begin() }
      }
      final class TowFlow {
        let way: Way
        init(way: Way) { self.way = way }
        func begin() { way.show(TowController()) }
      }
      final class TowController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(chart.links == ["DeckController present(_:animated:) sheet → TowController"])
  }
}
