import PortolanCheck
import PortolanModel
import Testing

/// Objects that show controllers, and are shown nowhere themselves.
@Suite struct CoordinatorTests {
  private static let controllers = """
    class DetailController: UIViewController {}
    class LoginController: UIViewController {}
    """

  @Test func aCoordinatorShowsOnBehalfOfWhoCallsIt() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: MainCoordinator?
        func scene(_ scene: UIScene) {
          let window = UIWindow()
          let navigation = UINavigationController()
          coordinator = MainCoordinator(navigation: navigation)
          coordinator?.start()
          window.rootViewController = navigation
        }
      }
      protocol Coordinator: AnyObject { var navigation: UINavigationController { get } }
      class MainCoordinator: Coordinator, ListDelegate {
        let navigation: UINavigationController
        func start() {
          let list = ListController()
          list.coordinator = self
          list.onLogin = { [weak self] in self?.logIn() }
          navigation.pushViewController(list, animated: false)
        }
        func open(_ name: String) {
          navigation.pushViewController(DetailController(name: name), animated: true)
        }
        func logIn() { navigation.present(LoginController(), animated: true) }
        func listDidClose() { navigation.pushViewController(CloseController(), animated: true) }
      }
      protocol ListDelegate: AnyObject { func listDidClose() }
      class ListController: UIViewController {
        weak var coordinator: MainCoordinator?
        weak var delegate: ListDelegate?
        var onLogin: () -> Void = {}
        func tapped() { coordinator?.open("") }
        func close() { delegate?.listDidClose() }
      }
      class CloseController: UIViewController {}
      \(Self.controllers)
      """)
    #expect(chart.model.roots == [Root(screen: "App.ListController", how: .main)])
    #expect(
      chart.links.sorted() == [
        "ListController present(_:animated:) sheet → LoginController",
        "ListController pushViewController(_:animated:) drillDown → CloseController",
        "ListController pushViewController(_:animated:) drillDown → DetailController",
      ])
    #expect(chart.model.unresolved == [])
  }

  @Test func aCoordinatorMayBeReachedThroughAViewModelAndStartOthers() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) { AppCoordinator(window: UIWindow()).start() }
      }
      class AppCoordinator {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start() {
          let navigation = UINavigationController()
          navigation.viewControllers = [HomeController(model: HomeModel(router: HomeRouter(navigation)))]
          window.rootViewController = navigation
        }
      }
      protocol Router { func detail() }
      class HomeRouter: Router {
        private weak var navigation: UINavigationController?
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func detail() { DetailCoordinator(navigation: navigation).start() }
      }
      struct DetailCoordinator {
        var navigation: UINavigationController?
        func start() { navigation?.pushViewController(DetailController(), animated: true) }
      }
      class HomeModel {
        let router: Router
        func chosen() { router.detail() }
      }
      class HomeController: UIViewController {
        let model: HomeModel
        func tapped() { model.chosen() }
      }
      \(Self.controllers)
      """)
    #expect(chart.model.roots == [Root(screen: "App.HomeModel", how: .main)])
    #expect(
      chart.links == [
        "HomeModel pushViewController(_:animated:) drillDown → DetailController"
      ])
  }

  @Test(arguments: [
    "storyboard?.instantiateViewController(withIdentifier: \"x\") as! DetailController",
    "UIStoryboard.main.instantiateViewController(identifier: id) as? DetailController",
    "UIStoryboard.main.instantiateController(ofType: DetailController.self)",
    "DetailController.instantiate()",
  ])
  func whatAStoryboardMakesIsToldByItsType(made: String) {
    let chart = Charted(
      """
      protocol Storyboarded {}
      extension Storyboarded where Self: UIViewController {
        static func instantiate() -> Self { storyboard.instantiateInitialViewController() as! Self }
      }
      class HomeController: UIViewController {
        func tapped() {
          let detail = \(made)
          show(detail, sender: self)
        }
      }
      class DetailController: UIViewController, Storyboarded {}
      """)
    #expect(chart.links == ["HomeController show(_:sender:) drillDown → DetailController"])
  }

  /// Which of the types behind a protocol a coordinator is given says how it shows.
  @Test func whatACoordinatorIsGivenSaysHowItShows() {
    let chart = Charted(
      """
      protocol Way { func go(to controller: UIViewController) }
      final class PushedWay: Way {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func go(to controller: UIViewController) {
          navigation.pushViewController(controller, animated: true)
        }
      }
      final class ModalWay: Way {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func go(to controller: UIViewController) { navigation.present(controller, animated: true) }
      }
      final class ListCoordinator {
        let way: any Way
        init(way: any Way) { self.way = way }
        func open() { way.go(to: DetailController()) }
      }
      class ListController: UIViewController {
        lazy var coordinator = ListCoordinator(way: PushedWay(navigationController!))
        func tapped() { coordinator.open() }
      }
      class DetailController: UIViewController {}
      """)
    #expect(
      chart.links == ["ListController pushViewController(_:animated:) drillDown → DetailController"]
    )
  }

  /// Each function has others do what it does; there are more ways to the last of them than can be followed.
  @Test func coordinatorsThatCallEachOtherAreFollowedForEachScreenOnce() {
    let services = (0..<12).map { number in
      """
      final class Service\(number) {
        let navigation: UINavigationController
        let first: Service\(number + 1)
        let second: Service\(number + 1)
        func show() { first.show(); second.show(); first.show() }
      }
      """
    }
    let chart = Charted(
      """
      class HomeController: UIViewController {
        let service: Service0
        func tapped() { service.show() }
      }
      class OtherController: UIViewController {
        let service: Service0
        func tapped() { service.show() }
      }
      \(services.joined(separator: "\n"))
      final class Service12 {
        let navigation: UINavigationController
        func show() { navigation.pushViewController(DetailController(), animated: true) }
      }
      \(Self.controllers)
      """)
    for screen in ["HomeController", "OtherController"] {
      #expect(chart.screen(screen)?.links.map(\.leadsTo) == ["App.DetailController"])
    }
    #expect(chart.model.unresolved.map(\.what).filter { $0.contains("in too many ways") } == [])
  }

  /// So are those of objects that are handed who shows it, and what is to be done then.
  @Test func objectsThatCallEachOtherAreFollowedForEachScreenOnce() {
    let services = (0..<12).map { number in
      """
      final class Service\(number) {
        let first: Service\(number + 1)
        let second: Service\(number + 1)
        func show(from page: UIViewController, then done: @escaping () -> Void) {
          first.show(from: page) { done() }
          second.show(from: page, then: done)
          first.show(from: page) { print("again") }
        }
      }
      """
    }
    let chart = Charted(
      """
      class HomeController: UIViewController {
        let service: Service0
        func tapped() { service.show(from: self) { self.present(OtherController(), animated: true) } }
      }
      class OtherController: UIViewController {}
      \(services.joined(separator: "\n"))
      final class Service12 {
        func show(from page: UIViewController, then done: @escaping () -> Void) {
          page.present(DetailController(), animated: true)
          done()
        }
      }
      \(Self.controllers)
      """)
    #expect(
      Set(chart.screen("HomeController")?.links.map(\.leadsTo) ?? [])
        == ["App.DetailController", "App.OtherController"])
    #expect(chart.model.unresolved.map(\.what).filter { $0.contains("in too many ways") } == [])
  }

  /// Coordinators that keep the containers of which a bar is made, however each fills its own.
  @Test(arguments: [
    "init() { navigation.viewControllers = [page()] }",
    "init() { navigation.setViewControllers([page()], animated: false) }",
    "init() { let list = page(); navigation.viewControllers = [list] }",
    "func start() { navigation.pushViewController(page(), animated: false) }",
    "func start() { show() }; func show() { navigation.pushViewController(page(), animated: false) }",
    """
    let split = UISplitViewController()
    init() { navigation.viewControllers = [page()]; split.viewControllers = [navigation, EmptyController()] }
    """,
  ])
  func aBarIsGivenWhatCoordinatorsKeep(_ code: String) {
    let kept = code.contains("split") ? "split" : "navigation"
    let chart = Charted(
      """
      class BarController: UITabBarController {
        let list = ListCoordinator()
        let login = LoginCoordinator()
        override func viewDidLoad() {
          list.start()
          viewControllers = [list.\(kept), login.navigation]
        }
      }
      class ListCoordinator {
        let navigation = NavigationController()
        func later() { navigation.pushViewController(DetailController(), animated: true) }
        \(code)
        func page() -> ListController { ListController(coordinator: self) }
      }
      class LoginCoordinator {
        let navigation = UINavigationController(rootViewController: LoginController())
      }
      class NavigationController: UINavigationController {}
      class EmptyController: UIViewController {}
      class ListController: UIViewController {
        let coordinator: ListCoordinator
        func tapped() { coordinator.later() }
      }
      \(Self.controllers)
      """)
    #expect(
      chart.links.sorted() == [
        "BarController viewControllers tab → ListController",
        "BarController viewControllers tab → LoginController",
        "ListController pushViewController(_:animated:) drillDown → DetailController",
      ])
  }

  @Test(arguments: [
    """
    let list = ListCoordinator(navigation: UINavigationController())
    let login = LoginCoordinator(navigation: UINavigationController())
    func start() {
      list.start()
      login.start()
      bar.viewControllers = [list.navigation, login.navigation]
      window.rootViewController = bar
    }
    """,
    """
    func start() {
      let first = UINavigationController()
      let list = ListCoordinator(navigation: first)
      let second = UINavigationController()
      let login = LoginCoordinator(navigation: second)
      list.start()
      login.start()
      bar.setViewControllers([first, second], animated: false)
      window.rootViewController = bar
    }
    """,
  ])
  func anAppBeginsWithWhatItsCoordinatorsBeginWith(_ code: String) {
    let chart = Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: AppCoordinator?
        func scene(_ scene: UIScene) {
          coordinator = AppCoordinator(window: UIWindow())
          coordinator?.start()
        }
      }
      class AppCoordinator {
        let window: UIWindow
        let bar = UITabBarController()
        init(window: UIWindow) { self.window = window }
        \(code)
      }
      class ListCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController()
          list.onTap = { [weak self] in self?.open() }
          navigation.pushViewController(list, animated: false)
        }
        func open() { navigation.pushViewController(DetailController(), animated: true) }
      }
      class LoginCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.setViewControllers([LoginController()], animated: false) }
      }
      class ListController: UIViewController { var onTap: () -> Void = {} }
      \(Self.controllers)
      """)
    #expect(
      Set(chart.model.roots.map(\.screen)) == ["App.ListController", "App.LoginController"])
    #expect(
      chart.links == ["ListController pushViewController(_:animated:) drillDown → DetailController"]
    )
    #expect(chart.model.unresolved == [])
  }

  @Test func aLinkStandsWhereTheScreenAsksForIt() throws {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication) {
          UIWindow().rootViewController = UINavigationController(rootViewController: QuayController())
        }
      }
      final class Pilot {
        enum Scene { case detail, login }
        func show(_ scene: Scene, from sender: UIViewController) {
          switch scene {
          case .detail: lead(sender, to: DetailController())
          case .login: sender.present(LoginController(), animated: true)
          }
        }
        private func lead(_ sender: UIViewController, to page: UIViewController) {
          sender.navigationController?.pushViewController(page, animated: true)
        }
      }
      class QuayController: UIViewController {
        let pilot = Pilot()
        let clerk: Clerk
        func tapped() { pilot.show(.detail, from: self) }
        func held() {
          // portolan:ignore fire-and-forget-link
          pilot.show(.login, from: self)
        }
        func asked() { clerk.log { self.present(HelpController(), animated: true) } }
      }
      final class Clerk { func log(_ work: () -> Void) { work() } }
      class HelpController: UIViewController {}
      \(Self.controllers)
      """)
    let quay = try #require(chart.screen("QuayController"))
    #expect(
      quay.links.map { chart.line(at: $0.location) } == [
        "func tapped() { pilot.show(.detail, from: self) }",
        "pilot.show(.login, from: self)",
        "func asked() { clerk.log { self.present(HelpController(), animated: true) } }",
      ])
    // A comment leaves out the call below it, and nothing else.
    let checked = try Checker().check(Chart(chart.model))
    let left = checked.findings.filter { $0.rule == "fire-and-forget-link" }
    #expect(left.map(\.message) == ["2 links of 'QuayController' have no state"])
    #expect(
      checked.suppressed.map(\.finding.message) == ["a link of 'QuayController' has no state"])
    #expect(checked.findings.filter { $0.rule == "unused-ignore" } == [])
  }

  @Test func aCoordinatorIsTheTargetOfAButton() {
    let chart = Charted(
      """
      class ListController: UIViewController {
        var coordinator: ListCoordinator?
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "", style: .plain, target: coordinator, action: #selector(ListCoordinator.help))
        }
      }
      class ListCoordinator {
        let navigation = UINavigationController()
        init() { navigation.viewControllers = [ListController()] }
        @objc func help() { navigation.present(LoginController(), animated: true) }
        @objc func other() { navigation.present(DetailController(), animated: true) }
      }
      \(Self.controllers)
      """)
    #expect(chart.links == ["ListController present(_:animated:) sheet → LoginController"])
  }

  /// What a coordinator hands the screen that it makes, the screen does: closures and functions, by way of models and of other functions.
  @Test(arguments: [
    "let list = ListViewController(onSelect: { self.showDetail(movie: $0) })",
    "let list = ListViewController(onSelect: showDetail)",
    "let list = makeList(onSelect: showDetail)",
    "let list = makeList(onSelect: { self.showDetail(movie: $0) })",
    "let list = makeList(actions: ListActions(showDetail: showDetail))",
    "let actions = ListActions(showDetail: showDetail); let list = ListViewController(model: ListModel(actions: actions))",
    "let model = ListModel(actions: ListActions(showDetail: { self.showDetail(movie: $0) })); let list = ListViewController(model: model)",
    "let actions = ListActions(showDetail: showDetail); let list = screens.makeList(actions: actions)",
  ])
  func whatAScreenIsHandedItDoes(_ made: String) {
    let chart = Charted(
      """
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
        var flow: MoviesFlow?
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          flow = Screens().makeFlow(navigation)
          flow?.start()
          return true
        }
      }
      struct Movie {}
      struct ListActions { let showDetail: (Movie) -> Void }
      protocol MovieScreens { func makeList(actions: ListActions) -> ListViewController }
      final class Screens: MovieScreens {
        func makeList(actions: ListActions) -> ListViewController {
          ListViewController.create(with: ListModel(actions: actions))
        }
        func makeFlow(_ navigation: UINavigationController) -> MoviesFlow {
          MoviesFlow(navigation: navigation, screens: self)
        }
      }
      final class MoviesFlow {
        private weak var navigation: UINavigationController?
        private let screens: MovieScreens
        init(navigation: UINavigationController, screens: MovieScreens) {
          self.navigation = navigation
          self.screens = screens
        }
        func start() {
          \(made)
          navigation?.pushViewController(list, animated: false)
        }
        private func showDetail(movie: Movie) {
          navigation?.pushViewController(DetailViewController(movie: movie), animated: true)
        }
        func makeList(onSelect: @escaping (Movie) -> Void) -> ListViewController {
          ListViewController(onSelect: onSelect)
        }
        func makeList(actions: ListActions) -> ListViewController {
          ListViewController(model: ListModel(actions: actions))
        }
      }
      final class ListModel {
        let actions: ListActions
        init(actions: ListActions) { self.actions = actions }
      }
      final class ListViewController: UIViewController {
        init(onSelect: @escaping (Movie) -> Void) {}
        init(model: ListModel) {}
        static func create(with model: ListModel) -> ListViewController {
          let list = ListViewController.instantiate()
          return list
        }
      }
      final class DetailViewController: UIViewController { init(movie: Movie) {} }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ListViewController"])
    #expect(
      chart.links == [
        "ListViewController pushViewController(_:animated:) drillDown → DetailViewController"
      ])
  }

  /// That it keeps the controllers does not make it a screen with all of them.
  @Test func anObjectThatKeepsTheTabsOfAWindowIsNoScreen() {
    let chart = Charted(
      """
      @main final class MacDelegate: NSObject, NSApplicationDelegate {
        var conductor: Conductor?
        func applicationDidFinishLaunching(_ notification: Notification) {
          conductor = Conductor(window: MainWindow())
        }
      }
      final class MainWindow: NSWindowController {}
      final class ShelfTabs: NSTabViewController {}
      final class Conductor {
        var window: MainWindow
        var tabs: ShelfTabs
        var fruit: FruitController
        var roots: RootsController
        init(window: MainWindow) {
          tabs = ShelfTabs()
          fruit = FruitController(window: window)
          tabs.addTabViewItem(NSTabViewItem(viewController: fruit))
          roots = RootsController()
          tabs.addTabViewItem(NSTabViewItem(viewController: roots))
          self.window = window
          window.contentViewController = tabs
          window.showWindow(self)
        }
      }
      final class FruitController: NSViewController {
        let window: MainWindow
        private let fruit = FruitModel()
        override func loadView() { view = NSHostingView(rootView: FruitView(fruit: fruit)) }
      }
      final class FruitModel: ObservableObject { @Published var isShown = false }
      struct FruitView: View {
        @ObservedObject var fruit: FruitModel
        var body: some View {
          Button("Fruit") { fruit.isShown = true }
            .popover(isPresented: $fruit.isShown) { Text("Fruit") }
        }
      }
      final class RootsController: NSViewController {
        private let roots = RootsModel()
        override func loadView() { view = NSHostingView(rootView: RootsView(roots: roots)) }
      }
      final class RootsModel: ObservableObject { @Published var isShown = false }
      struct RootsView: View {
        @ObservedObject var roots: RootsModel
        var body: some View {
          Button("Roots") { roots.isShown = true }
            .popover(isPresented: $roots.isShown) { Text("Roots") }
        }
      }
      """)
    #expect(chart.model.roots == [Root(screen: "App.ShelfTabs", how: .main)])
    #expect(
      chart.model.screens.map(\.type).sorted() == [
        "FruitController", "FruitModel", "RootsController", "RootsModel", "ShelfTabs",
      ])
  }

  /// What a coordinator gives back is shown where it is asked for, however often that was done before.
  @Test func whatACoordinatorGivesIsKnownEachTime() {
    let steps = 0..<600
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let guide = Guide()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          guide.begin()
          window?.rootViewController = guide.stack
          return true
        }
      }
      final class Guide {
        let stack = UINavigationController(rootViewController: ListController())
        func begin() {
          \(steps.map { "step\($0)()" }.joined(separator: "\n"))
          show(DetailPage())
        }
        \(steps.map { "func step\($0)() { print(\($0)) }" }.joined(separator: "\n"))
        func show(_ page: DetailPage) {
          note(page.controller())
          stack.present(page.controller(), animated: true)
        }
        func note(_ controller: UIViewController) { controller.loadViewIfNeeded() }
      }
      final class DetailPage {
        private let kept: UIViewController
        init() { kept = DetailController() }
        func controller() -> UIViewController { kept }
      }
      class ListController: UIViewController {}
      class DetailController: UIViewController {}
      """)
    #expect(chart.links == ["ListController present(_:animated:) sheet → DetailController"])
  }
}
