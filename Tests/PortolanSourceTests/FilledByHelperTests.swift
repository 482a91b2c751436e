import PortolanModel
import Testing

/// Containers and controllers that are filled by functions which are handed them.
@Suite struct FilledByHelperTests {
  private func chart(_ code: String, _ helper: String) -> Charted {
    Charted(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = QuayController()
          return true
        }
      }
      final class QuayController: UIViewController {
        lazy var pilot = Pilot(base: self)
        func tapped() {
          \(code)
        }
      }
      \(helper)
      final class PierController: UIViewController {
        @objc func sail() { present(SeaController(), animated: true) }
      }
      final class SeaController: UIViewController {}
      """)
  }

  private func linksOfQuay(_ chart: Charted) -> [String] {
    let sign = "QuayController "
    return chart.links.filter { $0.hasPrefix(sign) }.map { String($0.dropFirst(sign.count)) }
  }

  private static let pilot = "final class Pilot { init(base: UIViewController) {} }\n"

  @Test(arguments: [
    "stack.setViewControllers([PierController()], animated: false)",
    "let page = PierController(); stack.setViewControllers([page], animated: false)",
    "stack.viewControllers = [PierController()]",
    "stack.pushViewController(PierController(), animated: false)",
  ])
  func aStackIsFilledBeforeItIsPresented(_ fill: String) {
    let chart = chart(
      "let stack = UINavigationController(); Landing.show(in: stack); present(stack, animated: true)",
      Self.pilot + "enum Landing { static func show(in stack: UINavigationController) { \(fill) } }"
    )
    #expect(linksOfQuay(chart) == ["present(_:animated:) sheet → PierController"])
    #expect(chart.model.unresolved == [])
  }

  /// A stack of a class of the app's own is none of a page, whoever fills it.
  @Test(arguments: [
    "stack.setViewControllers([PierController()], animated: false)",
    "stack.pushViewController(PierController(), animated: false)", "Landing.show(in: stack)",
  ])
  func aStackOfTheAppsOwnIsFilled(_ fill: String) {
    let chart = chart(
      "let stack = PlainStack(); \(fill); present(stack, animated: true)",
      Self.pilot + """
        class PlainStack: UINavigationController {}
        enum Landing {
          static func show(in stack: UINavigationController) {
            let page = PierController()
            stack.setViewControllers([page], animated: false)
          }
        }
        """)
    #expect(linksOfQuay(chart) == ["present(_:animated:) sheet → PierController"])
  }

  /// Two stacks of one class, for which one call of a function is the reason, are two pages.
  @Test func stacksOfOneClassAreToldApart() {
    let chart = chart(
      "pilot.land()",
      """
      class PlainStack: UINavigationController {}
      final class Pilot {
        private weak var base: UIViewController!
        init(base: UIViewController) { self.base = base }
        func land() { if Int.random(in: 0...1) == 0 { toPier() } else { toSea() } }
        private func toPier() { show(PierController()) }
        private func toSea() {
          let stack = PlainStack()
          stack.pushViewController(SeaController(), animated: false)
          base.present(stack, animated: true)
        }
        private func show(_ page: PierController) {
          let stack = PlainStack()
          stack.pushViewController(page, animated: false)
          base.present(stack, animated: true)
        }
      }
      """)
    #expect(
      linksOfQuay(chart).sorted() == [
        "present(_:animated:) sheet → PierController",
        "present(_:animated:) sheet → SeaController",
      ])
  }

  /// What a page in it has a coordinator push later, be it told before the stack is filled, the page leads to.
  @Test(arguments: ["PlainStack", "UINavigationController"])
  func whatIsPushedLaterIsNotWhatAStackBeginsWith(_ stack: String) {
    let chart = chart(
      "pilot.land()",
      """
      class PlainStack: UINavigationController {}
      final class Pilot {
        private weak var base: UIViewController!
        init(base: UIViewController) { self.base = base }
        func land() {
          let stack = \(stack)()
          let page = MoleController()
          page.onDone = { self.leave(from: stack) }
          stack.pushViewController(page, animated: false)
          base.present(stack, animated: true)
        }
        private func leave(from stack: UINavigationController) {
          stack.pushViewController(PierController(), animated: true)
        }
      }
      final class MoleController: UIViewController { var onDone: (() -> Void)? }
      """)
    #expect(linksOfQuay(chart) == ["present(_:animated:) sheet → MoleController"])
    #expect(
      chart.links.contains(
        "MoleController pushViewController(_:animated:) drillDown → PierController"))
  }

  /// One that puts a page into itself begins with that, and leads on to what is pushed then.
  @Test func aStackThatFillsItselfLeadsOn() {
    let chart = chart(
      "let stack = FullStack(); stack.pushViewController(PierController(), animated: false); present(stack, animated: true)",
      Self.pilot + """
        class FullStack: UINavigationController {
          override func viewDidLoad() { viewControllers = [SeaController()] }
        }
        """)
    #expect(
      linksOfQuay(chart).contains("pushViewController(_:animated:) drillDown → PierController"))
  }

  private static let child =
    "QuayController.pierController always child: pierController inline → PierController"

  @Test(arguments: [
    ("Landing.embed(in: self)", ""), ("pilot.land()", "Landing.embed(in: base)"),
    (
      "pilot.land()",
      "let page = PierController(); base.addChild(page); base.view.addSubview(page.view)"
    ),
  ])
  func aControllerIsGivenAChild(_ code: String, _ land: String) {
    let chart = chart(
      code,
      """
      final class Pilot {
        private weak var base: UIViewController!
        init(base: UIViewController) { self.base = base }
        func land() { \(land) }
      }
      enum Landing {
        static func embed(in parent: UIViewController) {
          let page = PierController()
          parent.addChild(page)
          parent.view.addSubview(page.view)
          page.didMove(toParent: parent)
        }
      }
      """)
    #expect(chart.slots == [Self.child])
    #expect(linksOfQuay(chart) == [])
  }

  /// What a function puts into a controller that it makes is in that, and what is no controller shows nothing.
  @Test func whatIsMadeElsewhereIsNoChild() {
    let chart = chart(
      "present(Landing.boxed(), animated: true); Landing.spawn(in: Sea())",
      Self.pilot + """
        enum Landing {
          static func boxed() -> UIViewController {
            let box = UIViewController()
            box.addChild(PierController())
            return box
          }
          static func spawn(in sea: Sea) { sea.addChild(Boat()) }
        }
        final class Sea: SKScene {}
        final class Boat: SKNode {}
        """)
    #expect(chart.slots == [])
    #expect(linksOfQuay(chart) == ["present(_:animated:) sheet → PierController"])
  }
}
