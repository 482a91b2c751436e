import PortolanModel
import Testing

/// Containers of the app's own that override how UIKit shows others, and have their superclass do it.
@Suite struct OverridingContainerTests {
  private static let pages = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        window?.rootViewController = QuietStack(rootViewController: OrchardController())
        return true
      }
    }
    class OrchardController: UIViewController {
      func open() { navigationController?.pushViewController(TreeController(), animated: true) }
    }
    class TreeController: UIViewController {}
    class LeafController: UIViewController {}
    """

  @Test(arguments: [
    """
    override func pushViewController(_ page: UIViewController, animated: Bool) {
      page.hidesBottomBarWhenPushed = !viewControllers.isEmpty
      super.pushViewController(page, animated: animated)
    }
    """,
    """
    override func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
      super.present(page, animated: animated, completion: completion)
    }
    """,
    """
    override func show(_ vc: UIViewController, sender: Any?) {
      guard isQuiet else { return super.show(vc, sender: sender) }
      super.show(UINavigationController(rootViewController: vc), sender: sender)
    }
    """,
    """
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      let page = vc is UINavigationController ? vc : UINavigationController(rootViewController: vc)
      super.showDetailViewController(page, sender: sender)
    }
    """,
  ])
  func whatItHandsOnIsNoLink(_ member: String) {
    let chart = Charted("class QuietStack: UINavigationController { \(member) }\n\(Self.pages)")
    #expect(
      chart.links == [
        "OrchardController pushViewController(_:animated:) drillDown → TreeController"
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.OrchardController"])
    #expect(!chart.model.screens.contains { $0.type == "QuietStack" })
    #expect(chart.model.unresolved == [])
  }

  /// Whoever has it show something leads there.
  @Test func whoCallsItLeadsThere() {
    let chart = Charted(
      """
      class QuietStack: UINavigationController {
        override func pushViewController(_ page: UIViewController, animated: Bool) {
          super.pushViewController(page, animated: animated)
        }
      }
      class OrchardDoorController: UIViewController {
        var stack: QuietStack?
        func open() { stack?.pushViewController(LeafController(), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links.contains(
        "OrchardDoorController pushViewController(_:animated:) drillDown → LeafController"))
    #expect(!chart.links.contains { $0.hasPrefix("QuietStack") })
  }

  /// So does the container's own code, whatever else the override does with it.
  @Test func itsOwnCodeLeadsThere() {
    let chart = Charted(
      """
      class QuietStack: UINavigationController {
        private lazy var leaf = LeafController()
        override func viewDidLoad() { showDetailViewController(leaf, sender: self) }
        override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
          if let page = vc as? UINavigationController {
            super.showDetailViewController(page, sender: sender)
          } else if isQuiet {
            topViewController?.show(vc, sender: sender)
          } else {
            super.showDetailViewController(vc, sender: sender)
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("QuietStack") }
        == ["QuietStack showDetailViewController(_:sender:) drillDown → LeafController"])
  }

  /// What it shows of its own accord is a link.
  @Test(arguments: [
    "override func pushViewController(_ page: UIViewController, animated: Bool) { super.pushViewController(LeafController(), animated: animated) }",
    "func open() { super.pushViewController(LeafController(), animated: true) }",
  ])
  func whatItShowsItselfIsALink(_ member: String) {
    let chart = Charted("class QuietStack: UINavigationController { \(member) }\n\(Self.pages)")
    #expect(
      chart.links.contains("QuietStack pushViewController(_:animated:) drillDown → LeafController"))
  }
}
