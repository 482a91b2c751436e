import PortolanModel
import Testing

/// What the delegates of apps and scenes present on whatever is on top: what the app starts with leads there.
@Suite struct PresentingDelegateTests {
  private static let pages = """
    class ChartController: UIViewController {
      @objc func help() { present(HelpController(), animated: true) }
    }
    class HelpController: UIViewController {}
    class LoginController: UIViewController {}
    """
  private static let start = """
    window = UIWindow()
    window?.rootViewController = ChartController()
    """
  private static let expected = [
    "ChartController present(_:animated:) sheet → LoginController",
    "ChartController present(_:animated:) sheet → HelpController",
  ]

  @Test(arguments: [
    "window?.rootViewController?.present(LoginController(), animated: true)",
    "guard let root = window?.rootViewController else { return false }\nlet login = LoginController()\nroot.present(login, animated: true)",
    "(window?.rootViewController as? ChartController)?.present(LoginController(), animated: true)",
    "if let top = UIApplication.top() { top.present(LoginController(), animated: true, completion: nil) }",
  ])
  func anAppsDelegateLeadsOn(_ code: String) {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          \(Self.start)
          return true
        }
        func application(_ app: UIApplication, open url: URL) -> Bool {
          \(code)
          return true
        }
      }
      extension UIApplication {
        class func top(base: UIViewController? = shared.keyWindow?.rootViewController) -> UIViewController? {
          if let presented = base?.presentedViewController { return top(base: presented) }
          return base
        }
      }
      \(Self.pages)
      """)
    #expect(chart.links == Self.expected)
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aScenesDelegateDoesToo() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { \(Self.start) }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          window?.rootViewController?.present(LoginController(), animated: true)
        }
      }
      \(Self.pages)
      """)
    #expect(chart.links == Self.expected)
    #expect(chart.model.roots.map(\.screen) == ["App.ChartController"])
  }

  /// It is no screen for that, and neither are the coordinators that it keeps.
  @Test func aDelegateIsNoScreen() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private let harbour = HarbourCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) { \(Self.start) }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          window?.rootViewController?.present(LoginController(), animated: true)
        }
      }
      final class HarbourCoordinator {
        private var berths: BerthCoordinator?
        func moor() { berths = BerthCoordinator() }
      }
      final class BerthCoordinator {
        private var model: BerthModel?
        func open() { model = BerthModel() }
      }
      final class BerthModel: ObservableObject { @Published var isHelpShown = false }
      struct BerthView: View {
        @ObservedObject var model: BerthModel
        var body: some View { Text("").sheet(isPresented: $model.isHelpShown) { Text("Help") } }
      }
      \(Self.pages)
      """)
    #expect(chart.links == Self.expected)
    #expect(
      chart.model.screens.map(\.type).filter { !$0.hasSuffix("Controller") } == ["BerthModel"])
  }

  /// Where nobody can tell what the app starts with, that is said.
  @Test func withoutAFirstScreenItIsUnresolved() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, open url: URL) -> Bool {
          window?.rootViewController?.present(LoginController(), animated: true)
          return true
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.model.unresolved.map(\.what).contains(
        "on which screen 'AppDelegate' presents by 'present(_:animated:)' could not be told"))
  }

  /// What asks, or shares, is no page.
  @Test(arguments: [
    "UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
    "UIActivityViewController(activityItems: [], applicationActivities: nil)",
  ])
  func whatIsNoPageIsNotLedTo(_ made: String) {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          \(Self.start)
          return true
        }
        func share() { window?.rootViewController?.present(\(made), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(chart.links == [Self.expected[1]])
  }

  /// A bar of tabs that an app's coordinator owns presents what it is asked to, and a stack that the window shows begins with what another
  /// coordinator pushes onto it.
  @Test func aCoordinatorLeadsOnFromWhatItOwns() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var coordinator: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          coordinator = AppCoordinator(window: UIWindow())
          coordinator?.start()
          return true
        }
      }
      class AppCoordinator {
        let tabs = Tabs()
        private let window: UIWindow
        private var login: LoginCoordinator?
        init(window: UIWindow) { self.window = window }
        func start() { if Session.isOpen { showTabs() } else { showLogin() } }
        private func showTabs() {
          fill(tabs)
          News.load { [weak self] in self?.tabs.present(NewsController(), animated: true) }
        }
        private func showLogin() {
          let navigation = UINavigationController()
          fill(navigation)
          login = LoginCoordinator(navigation)
          login?.start()
        }
        private func fill(_ controller: UIViewController) { window.rootViewController = controller }
      }
      class LoginCoordinator {
        private let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(LoginController(), animated: false) }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [ChartController()] }
      }
      class NewsController: UIViewController {}
      \(Self.pages)
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.Tabs", "App.LoginController"])
    #expect(
      chart.links == [
        "Tabs present(_:animated:) sheet → NewsController",
        "Tabs viewControllers tab → ChartController",
        "ChartController present(_:animated:) sheet → HelpController",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  private func chart(begin: String, guide: String) -> Charted {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var guide = Guide()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          \(begin)
          return true
        }
        func showLogin() { window?.rootViewController = LoginController() }
        func showChart() {
          window?.rootViewController = guide.shell
          guide.begin()
        }
        func application(_ app: UIApplication, open url: URL) -> Bool {
          guide.open()
          return true
        }
        func application(_ app: UIApplication, handle note: String) { guide.open() }
      }
      final class Guide {
        let stack = UINavigationController(rootViewController: ChartController())
        func open() { stack.present(TicketController(), animated: true) }
        \(guide)
      }
      class TicketController: UIViewController {}
      \(Self.pages)
      """)
  }

  /// What the window shows in another case does not come before what leads further, be that in a container without a class of its own.
  @Test(
    arguments: [
      "if isOld { showLogin(); return true }\nshowChart()",
      "if isOld { showLogin() } else { showChart() }",
    ],
    [
      "let shell = UIViewController(); func begin() { shell.addChild(stack) }",
      "let shell = UITabBarController(); func begin() { shell.setViewControllers([stack], animated: false) }",
    ])
  func whatLeadsFurtherComesFirst(_ begin: String, _ guide: String) {
    let chart = chart(begin: begin, guide: guide)
    #expect(chart.model.roots.map(\.screen) == ["App.ChartController", "App.LoginController"])
  }

  /// What a coordinator's stack presents, the page presents with which that begins, once, however often the delegate asks for it.
  @Test func aStackPresentsFromItsPage() {
    let chart = chart(
      begin: "if isOld { showLogin() } else { showChart() }",
      guide: "let shell = UIViewController(); func begin() { shell.addChild(stack) }")
    #expect(
      chart.links == [
        "ChartController present(_:animated:) sheet → TicketController",
        "ChartController present(_:animated:) sheet → HelpController",
      ])
  }

  /// Coordinators that a coordinator keeps side by side, and a link that the delegate keeps for later, are no destinations.
  @Test func whatIsKeptToBeHandedOnIsNoDestination() {
    let chart = Charted(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        lazy var guide = Guide()
        private var postponed: Route?
        private var route: Route?
        func application(_ app: UIApplication, open url: URL) -> Bool {
          route = .tide(url.path)
          return true
        }
        func begin(isReady: Bool) {
          if isReady { guide.begin(route) } else { postponed = route }
          route = nil
        }
      }
      enum Route { case tide(String), wind }
      final class Guide: NSObject {
        private var home: HomeGuide?
        private(set) var tides: TidesGuide?
        func begin(_ route: Route?) {
          if home == nil { home = HomeGuide() }
          tides = TidesGuide()
        }
      }
      final class HomeGuide { private var page: ChartController? }
      final class TidesGuide {
        private var codeAfterHelp: String?
        private var showScannerAfterHelp: Bool = false
        private let scanner = ScannerGuide()
        func showScanner(on page: UIViewController) { scanner.begin(on: page) }
      }
      final class ScannerGuide {
        func begin(on page: UIViewController) { page.present(LoginController(), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(chart.slots == [])
  }

  /// Nor does what it shows in some case alone, where another function shows the rest: of tabs that are there together the first is seen.
  @Test(arguments: ["isOld() { showUpdate(); return false }", "isOld() { showUpdate() }"])
  func whatIsShownInOneCaseAloneComesLater(_ condition: String) {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        lazy var guide = Guide()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          if \(condition)
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
          window?.rootViewController = guide.shell
          guide.begin()
        }
        private func showUpdate() { window?.rootViewController = UpdateController() }
      }
      final class Guide {
        let shell = UIViewController()
        private let tabs = UITabBarController()
        private var isBegun = false
        func begin() {
          guard !isBegun else { return }
          tabs.setViewControllers([LoginController(), ChartController()], animated: false)
        }
      }
      class UpdateController: UIViewController {}
      \(Self.pages)
      """)
    #expect(
      chart.model.roots.map(\.screen) == [
        "App.LoginController", "App.UpdateController", "App.ChartController",
      ])
  }
}
