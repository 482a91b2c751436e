import PortolanModel
import Testing

/// Functions that show the controller which they give back.
@Suite struct ShowingMakerTests {
  private func chart(
    launch: String = "window?.rootViewController = QuayController()", _ code: String
  )
    -> Charted
  {
    Charted(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var quay: QuayController?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window = UIWindow()
          \(launch)
          return true
        }
      }
      class Flow {
        private(set) weak var base: UIViewController!
        init(base: UIViewController) { self.base = base }
      }
      \(code)
      final class PierController: UIViewController {
        @objc func sail() { present(SeaController(), animated: true) }
      }
      final class SeaController: UIViewController {}
      """)
  }

  private static let plainQuay = """
    final class QuayController: UIViewController {
      @objc func tapped() { present(PierController(), animated: true) }
    }
    """

  @Test(arguments: ["quay = ", "", "_ = "])
  func whatGivesBackTheWindowsController(_ keep: String) {
    let chart = chart(
      launch: "\(keep)QuayFlow.begin(in: window)",
      """
      final class QuayFlow: Flow {
        static func begin(in window: UIWindow?) -> QuayController {
          let page = QuayController()
          page.flow = QuayFlow(base: page)
          window?.rootViewController = page
          return page
        }
        func land() { base.present(PierController(), animated: true) }
      }
      final class QuayController: UIViewController {
        var flow: QuayFlow!
        @objc func tapped() { flow.land() }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.QuayController"])
    #expect(chart.model.unresolved == [])
    #expect(chart.links.contains("QuayController present(_:animated:) sheet → PierController"))
  }

  /// A coordinator of the first controller adds others, and what these are for begins in turn.
  private static let embedding = """
    final class QuayFlow: Flow {
      private var pier: PierController?
      func land() { pier = PierFlow.begin(in: base) }
    }
    final class PierFlow: Flow {
      static func begin(in parent: UIViewController) -> PierController {
        let page = PierController()
        parent.addChild(page)
        parent.view.addSubview(page.view)
        page.didMove(toParent: parent)
        return page
      }
    }
    final class QuayController: UIViewController {
      lazy var flow = QuayFlow(base: self)
      override func viewDidLoad() { flow.land() }
    }
    """

  @Test func whatGivesBackAChild() {
    let chart = chart(Self.embedding)
    #expect(
      chart.slots == [
        "QuayController.pierController always child: pierController inline → PierController"
      ])
    #expect(chart.links == ["PierController present(_:animated:) sheet → SeaController"])
  }

  @Test(arguments: [
    "parent.present(page, animated: true)",
    "let stack = UINavigationController(rootViewController: page); parent.present(stack, animated: true)",
  ])
  func whatGivesBackWhatItPresents(_ show: String) {
    let chart = chart(
      """
      final class QuayController: UIViewController {
        private var pier: UIViewController?
        @objc func tapped() { pier = Pier.begin(on: self) }
      }
      enum Pier {
        static func begin(on parent: UIViewController) -> PierController {
          let page = PierController()
          \(show)
          return page
        }
      }
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("Quay") } == [
        "QuayController present(_:animated:) sheet → PierController"
      ])
  }

  /// What only makes a controller, its caller shows; be something else presented by what that does later.
  @Test(arguments: [
    "let page = PierController(); return page",
    "let page = PierController(); page.onTap = { page.present(SeaController(), animated: true) }; return page",
    "let page = PierController(); let box = BoxController(); box.addChild(page); return page",
  ])
  func whatOnlyMakesAController(_ make: String) {
    let chart = chart(
      """
      final class QuayController: UIViewController {
        @objc func tapped() { navigationController?.pushViewController(Pier.make(), animated: true) }
      }
      final class BoxController: UIViewController {}
      enum Pier { static func make() -> PierController { \(make) } }
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("Quay") } == [
        "QuayController pushViewController(_:animated:) drillDown → PierController"
      ])
  }

  /// A stack of the app's own that is a child first and filled then, by another function.
  @Test func aStackIsFilledAfterItWasGiven() {
    let chart = chart(
      launch: "QuayFlow.begin(in: window)",
      """
      final class QuayFlow: Flow {
        static func begin(in window: UIWindow?) {
          let page = QuayController()
          let flow = QuayFlow(base: page)
          window?.rootViewController = page
          flow.land()
        }
        var quay: QuayController { base as! QuayController }
        func land() { Harbour.embed(in: quay) }
      }
      enum Harbour {
        static func embed(in parent: UIViewController) {
          let stack = PlainStack()
          parent.addChild(stack)
          parent.view.addSubview(stack.view)
          Pier.begin(in: stack)
        }
      }
      enum Pier {
        static func begin(in stack: UINavigationController) {
          stack.setViewControllers([PierController()], animated: false)
        }
      }
      final class PlainStack: UINavigationController {}
      final class QuayController: UIViewController {
        lazy var flow = QuayFlow(base: self)
        override func viewDidLoad() { flow.land() }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.QuayController"])
    #expect(
      chart.slots == [
        "QuayController.pierController always child: pierController inline → PierController"
      ])
  }

  /// Stacks that a controller keeps and has in its columns: what a coordinator puts into one stands in the controller, one thing or
  /// another.
  @Test func keptStacksAreFilledFromOutside() {
    let chart = chart(
      """
      final class QuayController: UIViewController {
        let columns = UISplitViewController(style: .doubleColumn)
        let list = UINavigationController()
        let detail = PlainStack()
        lazy var flow = QuayFlow(quay: self)
        override func viewDidLoad() {
          addChild(columns)
          columns.setViewController(list, for: .primary)
          columns.setViewController(detail, for: .secondary)
          flow.begin()
        }
        @objc func tapped() { flow.toPier() }
        @objc func pressed() { flow.toBuoy() }
      }
      final class PlainStack: UINavigationController {}
      final class QuayFlow {
        private weak var quay: QuayController!
        init(quay: QuayController) { self.quay = quay }
        func begin() { Pages.list(in: quay.list) }
        func toPier() { Pages.pier(in: quay.detail) }
        func toBuoy() { Pages.buoy(in: quay.detail) }
      }
      enum Pages {
        static func list(in stack: UINavigationController) { stack.setViewControllers([ListController()], animated: false) }
        static func pier(in stack: UINavigationController) { stack.setViewControllers([PierController()], animated: false) }
        static func buoy(in stack: UINavigationController) { stack.viewControllers = [BuoyController()] }
      }
      final class ListController: UIViewController {
        @objc func more() { present(SeaController(), animated: true) }
      }
      final class BuoyController: UIViewController {
        @objc func more() { present(SeaController(), animated: true) }
      }
      """)
    let slots = chart.screen("QuayController")?.slots ?? []
    #expect(
      slots.map(\.name).sorted() == ["buoyController", "listController", "pierController"])
    let arms = Dictionary(
      uniqueKeysWithValues: slots.map { ($0.name, $0.branches?.map(\.arm) ?? []) })
    #expect(arms["listController"] == [])
    #expect(Set([arms["pierController"], arms["buoyController"]]) == [[1], [2]])
  }
}
