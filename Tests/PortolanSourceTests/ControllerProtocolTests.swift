import PortolanModel
import Testing

/// Controllers that code knows by a protocol of its own, and functions that choose one.
@Suite struct ControllerProtocolTests {
  private static let router = """
    protocol Presentable { func toPresent() -> UIViewController? }
    extension UIViewController: Presentable { func toPresent() -> UIViewController? { self } }
    protocol Router: Presentable {
      func push(_ module: Presentable?)
      func push(_ module: Presentable?, animated: Bool)
      func present(_ module: Presentable?)
      func setRoot(_ module: Presentable?)
    }
    final class NavigationRouter: Router {
      private weak var stack: UINavigationController?
      init(stack: UINavigationController) { self.stack = stack }
      func toPresent() -> UIViewController? { stack }
      func push(_ module: Presentable?) { push(module, animated: true) }
      func push(_ module: Presentable?, animated: Bool) {
        guard let controller = module?.toPresent() else { return }
        stack?.pushViewController(controller, animated: animated)
      }
      func present(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        stack?.present(controller, animated: true)
      }
      func setRoot(_ module: Presentable?) {
        guard let controller = module?.toPresent() else { return }
        stack?.setViewControllers([controller], animated: false)
      }
    }
    protocol Coordinator: AnyObject { func start() }
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var coordinator: Coordinator?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]) -> Bool {
        let stack = UINavigationController()
        window?.rootViewController = stack
        let coordinator = AppCoordinator(router: NavigationRouter(stack: stack), factory: Flows())
        self.coordinator = coordinator
        coordinator.start()
        return true
      }
    }
    """

  /// The flows are made by a factory that is known by a protocol, as are the pages: only what the factory makes is started.
  @Test func pagesByProtocolsAreTheControllersBehindThem() {
    let chart = Charted(
      """
      \(Self.router)
      protocol Finishing: AnyObject { var onFinish: (() -> Void)? { get set } }
      protocol FlowFactory {
        func makeItems(router: Router) -> Coordinator & Finishing
        func makeHelp(router: Router) -> Coordinator
      }
      final class Flows: FlowFactory {
        func makeItems(router: Router) -> Coordinator & Finishing {
          let coordinator = ItemsCoordinator(router: router, pages: Pages())
          return coordinator
        }
        func makeHelp(router: Router) -> Coordinator { HelpCoordinator(router: router) }
      }
      final class AppCoordinator: Coordinator {
        private let router: Router
        private let factory: FlowFactory
        init(router: Router, factory: FlowFactory) { self.router = router; self.factory = factory }
        func start() {
          let items = factory.makeItems(router: router)
          items.onFinish = { [weak self] in self?.start() }
          items.start()
        }
      }
      protocol ListPage: Presentable { var onSelect: ((Int) -> Void)? { get set }; var onAdd: (() -> Void)? { get set } }
      protocol ItemPage: Presentable {}
      protocol PageFactory { func makeList() -> ListPage; func makeItem(_ id: Int) -> ItemPage; func makeNew() -> ItemPage }
      final class Pages: PageFactory {
        func makeList() -> ListPage { ListController() }
        func makeItem(_ id: Int) -> ItemPage { ItemController() }
        func makeNew() -> ItemPage { NewController() }
      }
      final class ItemsCoordinator: Coordinator, Finishing {
        var onFinish: (() -> Void)?
        private let router: Router
        private let pages: PageFactory
        init(router: Router, pages: PageFactory) { self.router = router; self.pages = pages }
        func start() {
          let list = pages.makeList()
          list.onSelect = { [weak self] id in self?.show(id) }
          list.onAdd = { [weak self] in self?.add() }
          router.setRoot(list)
        }
        private func show(_ id: Int) { router.push(pages.makeItem(id)) }
        private func add() { router.present(pages.makeNew()) }
      }
      final class HelpCoordinator: Coordinator {
        private let router: Router
        init(router: Router) { self.router = router }
        func start() { router.setRoot(HelpController()) }
      }
      class ListController: UIViewController, ListPage {
        var onSelect: ((Int) -> Void)?
        var onAdd: (() -> Void)?
      }
      class ItemController: UIViewController, ItemPage {}
      class NewController: UIViewController, ItemPage {}
      class HelpController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ListController"])
    #expect(
      chart.links.sorted() == [
        "ListController present(_:animated:) sheet → NewController",
        "ListController pushViewController(_:animated:) drillDown → ItemController",
      ])
    #expect(chart.model.unresolved == [])
  }

  @Test func aDelegateIsNoControllerThoughOneIs() {
    let chart = Charted(
      """
      protocol ListDelegate: AnyObject { func listDidClose() }
      class HomeController: UIViewController, ListDelegate {
        func open() { register(self); present(ListController(delegate: self), animated: true) }
        func register(_ delegate: ListDelegate) { delegate.listDidClose() }
        func listDidClose() {}
      }
      class ListController: UIViewController {
        weak var delegate: ListDelegate?
        init(delegate: ListDelegate) { self.delegate = delegate }
      }
      """)
    #expect(chart.links == ["HomeController present(_:animated:) sheet → ListController"])
  }

  /// What several may be presented from nobody needs to know.
  @Test func whatAProtocolAsksForToPresentFromIsNotUnresolved() {
    let chart = Charted(
      """
      protocol Host: AnyObject { var presenter: UIViewController { get } }
      class HomeController: UIViewController, Host {
        var presenter: UIViewController { self }
        func open() { present(ListController(), animated: true) }
      }
      class SearchController: UIViewController, Host {
        var presenter: UIViewController { self }
        func open() { present(ListController(), animated: true) }
      }
      class ListController: UIViewController {
        weak var host: Host?
        func more() { host?.presenter.present(MoreController(), animated: true) }
      }
      class MoreController: UIViewController {}
      """)
    #expect(chart.model.unresolved == [])
  }

  @Test(arguments: [
    "present(page(for: route), animated: true)",
    "let page = page(for: route); present(page, animated: true)",
    "if let page = optional(route) { present(page, animated: true) }",
    "guard let page = optional(route) else { return }; present(page, animated: true)",
    "present(freePage(for: route), animated: true)",
    "if let page = freeOptional(route) { present(page, animated: true) }",
    "present(Pages.page(for: route), animated: true)",
    "let page = Pages.page(for: route); present(page, animated: true)",
    "present(factory.page(for: route), animated: true)",
    "let page = factory.page(for: route); present(page, animated: true)",
  ])
  func aFunctionThatChoosesLeadsToEachThatItMayGive(_ code: String) {
    let chosen = """
      switch route {
      case .tip: return TipController()
      case .old: return OldController()
      case .card:
        let page = UIHostingController(rootView: Card())
        page.title = "Card"
        return page
      }
      """
    let chart = Charted(
      """
      enum Route { case tip, old, card }
      class HomeController: UIViewController {
        let factory = Factory()
        func open(_ route: Route) { \(code) }
        func page(for route: Route) -> UIViewController { \(chosen) }
        func optional(_ route: Route) -> UIViewController? { \(chosen) }
      }
      func freePage(for route: Route) -> UIViewController { \(chosen) }
      func freeOptional(_ route: Route) -> UIViewController? { \(chosen) }
      enum Pages { static func page(for route: Route) -> UIViewController { \(chosen) } }
      final class Factory { func page(for route: Route) -> UIViewController { \(chosen) } }
      class TipController: UIViewController {}
      class OldController: UIViewController {}
      struct Card: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links
        == ["TipController", "OldController", "Card"].map {
          "HomeController present(_:animated:) sheet → \($0)"
        })
    #expect(chart.model.unresolved == [])
  }

  @Test func aFunctionMayGiveNothing() {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        func open(_ row: Int) {
          guard let page = page(row) else { return }
          present(page, animated: true)
        }
        func page(_ row: Int) -> UIViewController? {
          if row == 0 { return TipController() }
          if row == 1 { return OldController() }
          return nil
        }
      }
      class TipController: UIViewController {}
      class OldController: UIViewController {}
      """)
    #expect(
      chart.links
        == ["TipController", "OldController"].map {
          "HomeController present(_:animated:) sheet → \($0)"
        })
  }

  @Test func eachOfThoseThatAreChosenKeepsItsStyle() {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        func open(_ row: Int) { if let page = page(row) { present(page, animated: true) } }
        func page(_ row: Int) -> UIViewController? {
          if row == 0 { return TipController() }
          if row == 1 {
            let card = PortraitController(rootView: Card())
            card.modalPresentationStyle = .overFullScreen
            return card
          }
          return nil
        }
      }
      final class PortraitController<Content: View>: UIHostingController<Content> {}
      class TipController: UIViewController {}
      struct Card: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "HomeController present(_:animated:) sheet → TipController",
        "HomeController present(_:animated:) fullScreenCover → Card",
      ])
  }

  /// What a protocol gives a coordinator to do, by what it requires, the coordinator does; and a controller that a protocol makes is
  /// one, whatever it is put into.
  @Test func aCoordinatorDoesWhatItsProtocolsImplement() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = LearnFlow()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window = UIWindow(frame: .zero)
          window?.rootViewController = flow.split
          return true
        }
      }
      protocol Flow: AnyObject { var split: UISplitViewController { get set } }
      protocol Awarding: Flow {}
      extension Awarding {
        func award(points: Int) { split.present(AwardController(), animated: true) }
      }
      protocol Storyboarded {}
      extension Storyboarded where Self: UIViewController {
        static func instantiate() -> Self {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      class FlowNavigationController: UINavigationController { weak var flow: LearnFlow? }
      class LearnFlow: Awarding {
        var split = UISplitViewController()
        var primary = FlowNavigationController()
        init() {
          let list = ListController()
          list.flow = self
          primary.viewControllers = [list]
          split.viewControllers = [primary]
        }
        func finished() { award(points: 100) }
        func review() {
          let page = ReviewController.instantiate()
          let detail = FlowNavigationController(rootViewController: page)
          split.showDetailViewController(detail, sender: self)
        }
      }
      class ListController: UIViewController {
        var flow: LearnFlow?
        @IBAction func doneTapped() { flow?.finished() }
        @IBAction func reviewTapped() { flow?.review() }
      }
      class AwardController: UIViewController {}
      class ReviewController: UIViewController, Storyboarded {}
      """)
    #expect(
      chart.links.sorted() == [
        "ListController present(_:animated:) sheet → AwardController",
        "ListController showDetailViewController(_:sender:) drillDown → ReviewController",
      ])
  }
}
