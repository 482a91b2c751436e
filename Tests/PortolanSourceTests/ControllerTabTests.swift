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

  /// What makes a tab of each element of a list knows what an element is.
  @Test(arguments: [
    "let made = Crew.allCases.map { crew in UITab(title: crew.rawValue, image: nil, identifier: \"\") { _ in crew.page() } }",
    "let made = Crew.allCases.compactMap { crew -> UITab? in return UITab(title: crew.rawValue, image: nil, identifier: \"\") { _ in crew.page() } }",
    "let crew: [Crew] = [.sailors, .divers]; let made = crew.map { crew in UITab(title: crew.rawValue, image: nil, identifier: \"\") { _ in crew.page() } }",
    "",
  ])
  func theTabsOfAGroupMayBeMadeOfAList(_ made: String) {
    let children =
      made.isEmpty
      ? "Crew.allCases.map { crew in UITab(title: crew.rawValue, image: nil, identifier: \"\") { _ in crew.page() } }"
      : "made"
    let code = """
      \(made)
      let boats = UITab(title: "Boats", image: nil, identifier: "boats") { _ in BoatsController() }
      let group = UITabGroup(title: "Crew", image: nil, identifier: "crew", children: \(children)) { _ in
        CrewController()
      }
      tabs = [boats, group]
      """
    let more = """
      enum Crew: String, CaseIterable {
        case sailors, divers
        func page() -> UIViewController {
          switch self {
          case .sailors: return SailorsController()
          case .divers: return FindController()
          }
        }
      }
      """
    #expect(
      tabs(code, more) == [
        "Boats tab BoatsController", "Crew tab CrewController", " tab SailorsController",
        " tab FindController",
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

  /// Several controllers of one class are several tabs: each of one list, and each with something else written on it.
  @Test(arguments: [
    ("viewControllers = [BoatsController(), BoatsController()]", ["tab", "tab"]),
    (
      """
      let one = BoatsController(); one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      let two = BoatsController(); two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
      viewControllers = [one, two]
      """, ["One tab", "Two tab"]
    ),
    (
      "if isWide { viewControllers = [BoatsController()] } else { viewControllers = [BoatsController()] }",
      ["tab"]
    ),
  ])
  func controllersOfOneClassAreTabs(_ code: String, _ found: [String]) {
    #expect(
      tabs(code, "var isWide = false").map { $0.trimmingCharacters(in: .whitespaces) }
        == found.map { "\($0) BoatsController" })
  }

  @Test func itemsOfOneClassAreTabsOfAppKit() {
    let chart = Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let window = NSWindow()
        func applicationDidFinishLaunching(_ note: Notification) {
          window.contentViewController = QuayTabs()
          window.makeKeyAndOrderFront(nil)
        }
      }
      class QuayTabs: NSTabViewController {
        let boats = ListController(of: "boats")
        let buoys = ListController(of: "buoys")
        override func viewDidLoad() {
          let first = NSTabViewItem(viewController: boats)
          first.label = "Boats"
          addTabViewItem(first)
          let second = NSTabViewItem(viewController: buoys)
          second.label = "Buoys"
          addTabViewItem(second)
        }
      }
      class ListController: NSViewController { init(of kind: String) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(
      chart.screen("QuayTabs")?.links.map { "\($0.title ?? "") → \($0.leadsTo ?? "")" } == [
        "Boats → App.ListController", "Buoys → App.ListController",
      ])
  }

  /// A bar of which nobody can tell what code gives it is told as unresolved; one that is given something else, or nothing, is not.
  @Test(arguments: [
    ("viewControllers = guides.map { $0.stack }", true),
    ("setViewControllers(guides.map(\\.stack), animated: false)", true),
    ("viewControllers = []", false),
    ("viewControllers = guides.map { $0.stack }; viewControllers = [BoatsController()]", false),
  ])
  func tabsThatNobodyCanTellAreUnresolved(_ code: String, _ isUntold: Bool) {
    let chart = Charted(
      """
      protocol Guide { var stack: UINavigationController { get } }
      final class HarbourController: UITabBarController {
        var guides: [any Guide] = []
        override func viewDidLoad() {
          \(code)
        }
      }
      \(Self.controllers)
      """)
    #expect(
      chart.model.unresolved.map(\.what)
        == (isUntold ? ["which tabs 'HarbourController' has could not be told"] : []))
  }

  /// What a coordinator puts into the stack that is a tab begins that, and not the app.
  @Test func theFirstPageOfATabIsNoRoot() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let guide = Guide()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = guide.tabs
          guide.begin()
          return true
        }
      }
      final class Guide {
        let tabs = HarbourController()
        func begin() {
          let boats = BoatsGuide()
          boats.begin()
          let find = UINavigationController(rootViewController: FindController())
          tabs.setViewControllers([boats.stack, find], animated: false)
        }
      }
      final class BoatsGuide {
        let stack = UINavigationController()
        func begin() { stack.setViewControllers([BoatsController()], animated: false) }
      }
      final class HarbourController: UITabBarController {}
      class BoatsController: UIViewController {}
      class FindController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.HarbourController"])
    #expect(
      chart.links == [
        "HarbourController viewControllers tab → BoatsController",
        "HarbourController viewControllers tab → FindController",
      ])
  }
}
