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
}

/// Callbacks and publishers that a coordinator hooks up to the model of a screen which it makes.
@Suite struct HookedUpModelTests {
  private static let pages = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication) {
        let window = UIWindow()
        window.rootViewController = BoardCoordinator().start()
      }
    }
    class NoteController: UIViewController {}
    class DraftController: UIViewController {}

    """

  @Test func whatAPublisherOfAModelSendsItsScreenDoes() {
    let chart = Charted(
      Self.pages + """
        class BoardCoordinator {
          private let navigation = UINavigationController()
          private var bag = Set<AnyCancellable>()
          func start() -> UIViewController {
            let model = BoardModel()
            model.events.receive(on: RunLoop.main).sink { [weak self] event in
              switch event {
              case .note(let id): self?.note(id)
              case .draft: self?.draft()
              }
            }
            .store(in: &bag)
            navigation.setViewControllers([BoardController(model: model)], animated: false)
            return navigation
          }
          private func note(_ id: Int) {
            navigation.pushViewController(NoteController(), animated: true)
          }
          private func draft() {
            let draft = DraftController()
            let inner = UINavigationController(rootViewController: draft)
            navigation.present(inner, animated: true)
          }
        }
        enum BoardEvent { case note(Int), draft }
        class BoardModel {}
        class BoardController: UIViewController {
          let model: BoardModel
        }
        """)
    #expect(chart.model.roots.map(\.screen) == ["App.BoardModel"])
    #expect(
      chart.links.sorted() == [
        "BoardModel present(_:animated:) sheet → DraftController",
        "BoardModel pushViewController(_:animated:) drillDown → NoteController",
      ])
  }

  @Test func aCallbackOfAModelIsNoBusinessOfWhoStartsTheCoordinator() {
    let chart = Charted(
      Self.pages + """
        class BoardCoordinator {
          private let navigation = UINavigationController()
          func start() -> UIViewController {
            let board = BoardController()
            board.onNote = { [weak self] in self?.note() }
            navigation.viewControllers = [board]
            return navigation
          }
          private func note() {
            let model = NoteModel()
            model.onDraft = { [weak self] in self?.draft() }
            let page = NotePage(model: model)
            navigation.pushViewController(UIHostingController(rootView: page), animated: true)
          }
          private func draft() { navigation.present(DraftController(), animated: true) }
        }
        class NoteModel { var onDraft: (() -> Void)? }
        struct NotePage: View {
          let model: NoteModel
          var body: some View { Text("") }
        }
        class BoardController: UIViewController { var onNote: (() -> Void)? }
        """)
    #expect(
      chart.links.sorted() == [
        "BoardController pushViewController(_:animated:) drillDown → NoteModel",
        "NoteModel present(_:animated:) sheet → DraftController",
      ])
  }

  @Test func whatAControllerIsToldToDoIsNoHook() {
    let chart = Charted(
      Self.pages + """
        class BoardCoordinator {
          private let navigation = UINavigationController()
          private var board: BoardController?
          func start() -> UIViewController {
            let board = BoardController()
            board.coordinator = self
            self.board = board
            navigation.viewControllers = [board]
            return navigation
          }
          func note() {
            guard let board else { return }
            board.hideSearch { self.navigation.present(NoteController(), animated: true) }
          }
        }
        class OtherController: UIViewController {
          var coordinator: BoardCoordinator?
          func tapped() { coordinator?.note() }
        }
        class BoardController: UIViewController {
          var coordinator: BoardCoordinator?
          func hideSearch(_ done: () -> Void) { done() }
          func opened() { navigationController?.pushViewController(OtherController(), animated: true) }
        }
        """)
    #expect(
      chart.links.sorted() == [
        "BoardController pushViewController(_:animated:) drillDown → OtherController",
        "OtherController present(_:animated:) sheet → NoteController",
      ])
  }
}
