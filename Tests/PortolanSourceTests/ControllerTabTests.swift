import PortolanModel
import Testing

/// Tabs of UIKit's that make their controllers when these are needed.
@Suite struct ControllerTabTests {
  private static let controllers = """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = HarbourController()
      }
    }
    class BoatsController: UIViewController {}
    class FindController: UIViewController {}
    class CrewController: UIViewController {}
    class SailorsController: UIViewController {}
    """

  private func tabs(_ code: String, _ more: String = "") -> [String] {
    let chart = Charted(
      """
      final class HarbourController: UITabBarController {
        \(more)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
        func makeCrew(_ tab: UITab) -> UIViewController { CrewController() }
      }
      \(Self.controllers)
      """)
    return (chart.screen("HarbourController")?.links ?? []).map { link in
      "\(link.title ?? "") \(link.presentation.name) \(link.leadsTo?.dropFirst("App.".count) ?? "")"
    }
  }

  @Test(arguments: [
    """
    let boats = UITab(title: "Boats", image: nil, identifier: "boats") { _ in
      UINavigationController(rootViewController: BoatsController())
    }
    var all = [UITab]()
    all.append(boats)
    all.append(UISearchTab { _ in FindController() })
    all.append(UITab(title: "Crew", image: nil, identifier: "crew", viewControllerProvider: makeCrew))
    tabs = all
    """,
    """
    setTabs([
      UITab(title: "Boats", image: nil, identifier: "boats") { _ in
        let boats = BoatsController()
        boats.view.tintColor = .red
        return boats
      },
      UISearchTab { _ in FindController() },
      UITab(title: "Crew", image: nil, identifier: "crew") { _ in CrewController() },
    ], animated: false)
    """,
    """
    boatsTab = UITab(title: "Boats", image: nil, identifier: "boats") { _ in BoatsController() }
    tabs = [boatsTab!, UISearchTab { _ in FindController() },
      UITab(title: "Crew", image: nil, identifier: "crew") { _ in CrewController() }]
    """,
  ])
  func eachTabLeadsToTheControllerThatItMakes(_ code: String) {
    #expect(
      tabs(code, "var boatsTab: UITab?") == [
        "Boats tab BoatsController", " tab FindController", "Crew tab CrewController",
      ])
  }

  @Test func theTabsOfAGroupAreTabsAfterIt() {
    let code = """
      let sailors = [UITab(title: "Sailors", image: nil, identifier: "sailors") { _ in SailorsController() }]
      tabs = [
        UITabGroup(title: "Crew", image: nil, identifier: "crew", children: sailors) { _ in
          CrewController()
        },
        UITab(title: "Boats", image: nil, identifier: "boats") { _ in BoatsController() },
      ]
      """
    #expect(
      tabs(code) == [
        "Crew tab CrewController", "Sailors tab SailorsController", "Boats tab BoatsController",
      ])
  }

  /// What only has the names of UIKit's members is the app's own.
  @Test func aPropertyOfTheAppsOwnHoldsNoTabs() {
    let code = """
      board.tabs = [UITab(title: "Boats", image: nil, identifier: "boats") { _ in BoatsController() }]
      """
    #expect(tabs(code, "let board = Board(); final class Board { var tabs: [UITab] = [] }") == [])
    #expect(
      tabs("tabs = [BoatsController()]", "var tabs: [UIViewController] = []") == [])
  }
}
