import PortolanModel
import Testing

/// Views of SwiftUI's in an app of UIKit's, which ask a coordinator for the next screen.
@Suite struct AskedCoordinatorTests {
  private static func chart(coordinator start: String, _ rest: String) -> Charted {
    Charted(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var coordinator: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]) -> Bool {
          let stack = UINavigationController()
          coordinator = AppCoordinator(stack: stack)
          window?.rootViewController = stack
          coordinator?.start()
          return true
        }
      }
      final class AppCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { \(start) }
        func showItem() { stack.pushViewController(UIHostingController(rootView: ItemView()), animated: true) }
        func showHelp(_ topic: String) { stack.present(HelpController(), animated: true) }
      }
      \(rest)
      struct ItemView: View { var body: some View { Text("") } }
      class HelpController: UIViewController {}
      """)
  }

  private static func expectLinks(
    of host: String, in chart: Charted, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      chart.model.roots.map(\.screen) == [Screen.ID("App.\(host)")], sourceLocation: sourceLocation)
    #expect(
      chart.links.sorted() == [
        "\(host) present(_:animated:) sheet → HelpController",
        "\(host) pushViewController(_:animated:) drillDown → ItemView",
      ], sourceLocation: sourceLocation)
    #expect(chart.model.unresolved == [], sourceLocation: sourceLocation)
    #expect(chart.model.screens.flatMap(\.slots) == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("coordinator: self", "let coordinator: AppCoordinator"),
    ("delegate: self", "unowned let coordinator: HomeDelegate"),
  ])
  func aViewAsksTheCoordinator(_ argument: String, _ property: String) {
    Self.expectLinks(
      of: "HomeView",
      in: Self.chart(
        coordinator:
          "stack.setViewControllers([UIHostingController(rootView: HomeView(\(argument)))], animated: false)",
        """
        protocol HomeDelegate: AnyObject { func showItem(); func showHelp(_ topic: String) }
        extension AppCoordinator: HomeDelegate {}
        struct HomeView: View {
          \(property)
          var body: some View {
            Button("Item") { coordinator.showItem() }
            Button("Help") { coordinator.showHelp("home") }
          }
        }
        """))
  }

  @Test func itsModelAsksTheCoordinator() {
    Self.expectLinks(
      of: "HomeModel",
      in: Self.chart(
        coordinator: """
          let model = HomeModel(coordinator: self)
          stack.setViewControllers([UIHostingController(rootView: HomeView(model: model))], animated: false)
          """,
        """
        final class HomeModel: ObservableObject {
          weak var coordinator: AppCoordinator?
          init(coordinator: AppCoordinator) { self.coordinator = coordinator }
          func itemTapped() { coordinator?.showItem() }
          func helpTapped(_ topic: String) { coordinator?.showHelp(topic) }
        }
        struct HomeView: View {
          @ObservedObject var model: HomeModel
          var body: some View {
            Button("Item", action: model.itemTapped)
            TopicList(onSelect: model.helpTapped)
          }
        }
        struct TopicList: View {
          let onSelect: (String) -> Void
          var body: some View { Button("Help") { onSelect("home") } }
        }
        """))
  }

  @Test(arguments: [
    """
    stack.setViewControllers([UIHostingController(rootView: HomeView(model: HomeModel(
      onItem: { [weak self] in self?.showItem() }, onHelp: { [weak self] in self?.showHelp($0) })))], animated: false)
    """,
    """
    let model = HomeModel(
      onItem: { [weak self] in self?.showItem() }, onHelp: { [weak self] in self?.showHelp($0) })
    let page = UIHostingController(rootView: HomeView(model: model))
    stack.setViewControllers([page], animated: false)
    """,
  ])
  func itsModelIsHandedWhatTheCoordinatorDoes(_ start: String) {
    Self.expectLinks(
      of: "HomeModel",
      in: Self.chart(
        coordinator: start,
        """
        final class HomeModel: ObservableObject {
          let onItem: () -> Void
          let onHelp: (String) -> Void
          init(onItem: @escaping () -> Void, onHelp: @escaping (String) -> Void) {
            self.onItem = onItem
            self.onHelp = onHelp
          }
          func itemTapped() { onItem() }
        }
        struct HomeView: View {
          @ObservedObject var model: HomeModel
          var body: some View {
            Button("Item", action: model.itemTapped)
            Button("Help") { model.onHelp("home") }
          }
        }
        """))
  }

  /// What is handed over to be pushed is not shown where the button stands.
  @Test func aNavigatorIsHandedTheViewItself() {
    let chart = Charted(
      """
      final class Navigator: ObservableObject {
        weak var root: UIViewController?
        func push(_ page: some View) {
          root?.navigationController?.pushViewController(
            UIHostingController(rootView: page.environmentObject(self)), animated: true)
        }
        func present(_ page: UIViewController) { root?.present(page, animated: true) }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @EnvironmentObject var navigator: Navigator
        var body: some View {
          Button("Item") { navigator.push(ItemView()) }
          Button("Help") { navigator.present(HelpController()) }
        }
      }
      struct ItemView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      class HelpController: UIViewController {}
      """)
    #expect(
      chart.links.sorted() == [
        "HomeView present(_:animated:) sheet → HelpController",
        "HomeView pushViewController(_:animated:) drillDown → ItemView",
      ])
    #expect(chart.screen("HomeView")?.slots == [])
  }

  /// The stack is the coordinator's, wherever the button stands.
  @Test func aCoordinatorPushesFromADialogToo() {
    let chart = Charted(
      """
      final class Navigator: ObservableObject {
        weak var root: UIViewController?
        func push(_ page: UIViewController) {
          root?.navigationController?.pushViewController(page, animated: true)
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @EnvironmentObject var navigator: Navigator
        @State private var asks = false
        var body: some View {
          Button("") { asks = true }.alert("", isPresented: $asks) {
            Button("Help") { navigator.push(HelpController()) }
          }
        }
      }
      class HelpController: UIViewController {}
      """)
    #expect(chart.links == ["HomeView pushViewController(_:animated:) drillDown → HelpController"])
    #expect(chart.screen("HomeView")?.links.map(\.isOutsideStack) == [nil])
  }

  /// What is put into the environment stands where somebody reads it, not beside what is pushed.
  @Test func whatTheEnvironmentIsHandedIsNotShownByThat() {
    let chart = Charted(
      """
      extension View {
        func content<Content: View>(@ViewBuilder _ content: @escaping (String) -> Content) -> some View {
          environment(\\.content) { AnyView(content($0)) }
        }
      }
      class HomeController: UIViewController {
        func open() { present(UIHostingController(rootView: HostView().made()), animated: true) }
      }
      struct HostView: View {
        @State private var asks = false
        func made() -> some View { PageView().content { key in AboutView() } }
        var body: some View { Text("") }
      }
      struct PageView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      struct AboutView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """)
    #expect(chart.links == ["HomeController present(_:animated:) sheet → PageView"])
  }

  /// What a service presents on a controller that it keeps, that controller presents, whoever asks the service.
  @Test func aServicePresentsOnAControllerOfItsOwn() {
    let chart = Charted(
      """
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        private lazy var service = Service(window: UIWindow())
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          service.start()
          return true
        }
      }
      final class Service {
        let window: UIWindow
        lazy var main = MainController()
        init(window: UIWindow) { self.window = window }
        func start() {
          let login = LoginController()
          login.service = self
          window.rootViewController = login
        }
        func loggedIn() {
          window.rootViewController = main
          main.present(NewsController(), animated: true)
        }
      }
      final class LoginController: UIViewController {
        var service: Service?
        @objc func done() { service?.loggedIn() }
      }
      final class MainController: UIViewController {}
      final class NewsController: UIViewController {}
      """)
    #expect(
      chart.links.sorted() == [
        "LoginController rootViewController window → MainController",
        "MainController present(_:animated:) sheet → NewsController",
      ])
  }

  /// What an app's delegate has the presenter of a controller do, that controller does; and what it presents by an object of its own, on
  /// whatever is on top, the app's first does.
  @Test(arguments: [
    "quay.presenter.begin()", "self.quay?.presenter.begin()", "presenter.begin()",
  ])
  func aDelegateTellsAControllersPresenter(_ code: String) {
    let chart = Charted(
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var quay: QuayController?
        lazy var presenter = QuayPresenter(flow: QuayFlow(base: window!.rootViewController!))
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let quay = QuayController()
          quay.presenter = QuayPresenter(flow: QuayFlow(base: quay))
          self.quay = quay
          window?.rootViewController = quay
          \(code)
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { \(code.hasPrefix("self") ? code : "") }
      }
      final class QuayFlow {
        private weak var base: UIViewController!
        init(base: UIViewController) { self.base = base }
        func toPier() { base.present(PierController(), animated: true) }
      }
      final class QuayPresenter {
        private let flow: QuayFlow
        init(flow: QuayFlow) { self.flow = flow }
        func begin() { flow.toPier() }
      }
      final class QuayController: UIViewController { var presenter: QuayPresenter! }
      final class PierController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.QuayController"])
    #expect(chart.links == ["QuayController present(_:animated:) sheet → PierController"])
  }

  /// A container of the system's that a view makes as it tells an object to show it is what that shows, as one that it keeps first.
  @Test(arguments: [
    ("present", "UINavigationController(rootViewController: HelpController())", "HelpController"),
    ("present", "UIHostingController(rootView: ItemView())", "ItemView"),
    ("push", "UIHostingController(rootView: ItemView())", "ItemView"),
    (
      "present",
      "UINavigationController(rootViewController: UIHostingController(rootView: ItemView()))",
      "ItemView"
    ),
  ])
  func whatAnObjectIsToldToShowIsShown(_ way: String, _ page: String, _ target: String) {
    func chart(_ code: String, kept: String = "weak var root: UIViewController?") -> Charted {
      Charted(
        """
        @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
        final class Pilot: ObservableObject {
          \(kept)
          func present(_ controller: UIViewController, animated: Bool = true) { root?.present(controller, animated: animated) }
          func push(_ controller: UIViewController) { root?.navigationController?.pushViewController(controller, animated: true) }
          func remember(_ controller: UIViewController) { last = controller }
          var last: UIViewController?
        }
        struct QuayView: View {
          @EnvironmentObject var pilot: Pilot
          var body: some View { Button("Go") { \(code) } }
        }
        struct ItemView: View { var body: some View { Text("") } }
        class HelpController: UIViewController {}
        """)
    }
    let link =
      way == "push"
      ? "QuayView pushViewController(_:animated:) drillDown → \(target)"
      : "QuayView present(_:animated:) sheet → \(target)"
    #expect(chart("pilot.\(way)(\(page))").links == [link])
    #expect(chart("let page = \(page); pilot.\(way)(page)").links == [link])
    // What it only keeps, it does not show.
    #expect(chart("pilot.remember(\(page))").links.isEmpty)
  }
}
