import PortolanModel
import Testing

/// What controllers do by the extensions of protocols.
@Suite struct ControllersByProtocolsTests {
  private static let pages = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        window?.rootViewController = CatchController()
        return true
      }
    }
    class FishController: UIViewController {}
    class NetController: UIViewController {}
    """

  /// What a controller is handed to show, it may hand on to another function of its own.
  @Test(arguments: [
    ("fish.pushViewController(page, animated: true)", ["FishController"]),
    (
      "put(page: page) }; func put(page: UIViewController) { fish.pushViewController(page, animated: true)",
      ["FishController"]
    ),
    ("note(page) }; func note(_ page: UIViewController) {", []),
  ])
  func aControllerShowsWhatItHandsOn(_ code: String, _ found: [String]) {
    let chart = Charted(
      """
      protocol Host { func show(page: UIViewController) }
      class CatchController: UITabBarController, Host {
        let fish = UINavigationController(rootViewController: NetController())
        override func viewDidLoad() { viewControllers = [fish] }
        func show(page: UIViewController) { \(code) }
      }
      class BoxController: UIViewController {
        var host: Host?
        @objc func tapped() { host?.show(page: FishController()) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("CatchController ") }.filter { !$0.contains(" tab ") }
        == found.map { "CatchController pushViewController(_:animated:) drillDown → \($0)" })
  }

  @Test(arguments: [
    ("protocol FishShowing: UIViewController {}", "extension FishShowing", "FishShowing"),
    (
      "protocol FishShowing: UIViewController { func openFish() }", "extension FishShowing",
      "FishShowing"
    ),
    (
      "protocol FishShowing {}", "extension FishShowing where Self: UIViewController", "FishShowing"
    ),
    ("", "extension UITableViewDelegate where Self: UIViewController", "UITableViewDelegate"),
    (
      "protocol FishShowing {}",
      "extension UITableViewDelegate where Self: FishShowing & UIViewController",
      "FishShowing, UITableViewDelegate"
    ),
    (
      "protocol FishShowing: UIViewController {}\nprotocol CatchShowing: FishShowing {}",
      "extension FishShowing", "CatchShowing"
    ),
  ])
  func aControllerDoesWhatItsProtocolsImplement(
    _ declared: String, _ extended: String, _ protocols: String
  ) {
    let body = "@objc func tapped() { openFish() }"
    for controller in [
      "class CatchController: UIViewController, \(protocols) { \(body) }",
      "class CatchController: UIViewController {}\nextension CatchController: \(protocols) { \(body) }",
      "class CatchController: UIViewController, \(protocols) { override func viewDidLoad() { button.addAction(UIAction { [weak self] _ in self?.openFish() }) } }",
    ] {
      let chart = Charted(
        """
        \(declared)
        \(extended) {
          func openFish() { showNow() }
          func showNow() { present(FishController(), animated: true) }
        }
        \(controller)
        \(Self.pages)
        """)
      #expect(chart.links == ["CatchController present(_:animated:) sheet → FishController"])
      #expect(chart.model.unresolved == [])
    }
  }

  /// Of what an extension has, a controller does what it asks for, or what it implements itself.
  @Test func aControllerDoesNoMoreThanIsAsked() {
    let chart = Charted(
      """
      protocol FishShowing: UIViewController {}
      extension FishShowing {
        func openFish() { present(FishController(), animated: true) }
        func openNet() { navigationController?.pushViewController(NetController(), animated: true) }
      }
      class CatchController: UIViewController, FishShowing {
        func tapped() { openFish() }
      }
      class BoatController: UIViewController, FishShowing {
        func tapped() { openNet() }
      }
      class ShoreController: UIViewController, FishShowing {
        func tapped() { openFish() }
        func openFish() { present(NetController(), animated: true) }
      }
      class PierController: UIViewController, FishShowing {}
      \(Self.pages)
      """)
    #expect(
      chart.links.sorted() == [
        "BoatController pushViewController(_:animated:) drillDown → NetController",
        "CatchController present(_:animated:) sheet → FishController",
        "ShoreController present(_:animated:) sheet → NetController",
      ])
  }

  /// What such a function is handed to show, its caller leads to.
  @Test func aControllerLeadsWhereItSays() {
    let chart = Charted(
      """
      protocol FishShowing: AnyObject { func show(_ page: UIViewController) }
      extension FishShowing where Self: UIViewController {
        func show(_ page: UIViewController) { present(page, animated: true) }
      }
      class CatchController: UIViewController, FishShowing {
        func tapped() { show(FishController()) }
      }
      class PierController: UIViewController, FishShowing {}
      \(Self.pages)
      """)
    #expect(chart.links == ["CatchController present(_:animated:) sheet → FishController"])
  }

  /// An heir does by its own code what its base conforms to.
  @Test func anHeirDoesWhatItsBaseConformsTo() {
    let chart = Charted(
      """
      protocol FishShowing: UIViewController {}
      extension FishShowing { func openFish() { present(FishController(), animated: true) } }
      class ListController: UIViewController, FishShowing {}
      class CatchController: ListController { func tapped() { openFish() } }
      \(Self.pages)
      """)
    #expect(chart.links == ["CatchController present(_:animated:) sheet → FishController"])
  }
}
