import PortolanModel
import Testing

/// What the window of a UIKit app shows first, in a container that the delegate's code fills by a call.
@Suite struct FirstControllerTests {
  private func chart(_ code: String, properties: String = "") -> Charted {
    Charted(
      """
      final class FeedController: UIViewController {
        @objc func open() { show(PageController(), sender: self) }
      }
      final class PageController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        \(properties)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(code)
        }
      }
      """)
  }

  @Test(arguments: [
    "let stack = UINavigationController(); stack.setViewControllers([FeedController()], animated: false); window?.rootViewController = stack",
    "let stack = UINavigationController(); window?.rootViewController = stack; stack.setViewControllers([FeedController()], animated: false)",
    "let stack = UINavigationController(); window?.rootViewController = stack; stack.viewControllers = [FeedController()]",
    "let stack = UINavigationController(); stack.pushViewController(FeedController(), animated: false); window?.rootViewController = stack",
    """
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(FeedController(), for: .primary)
    window?.rootViewController = split
    """,
  ])
  func aContainerIsFilledByACall(_ code: String) {
    let chart = chart(code)
    #expect(chart.model.roots.map(\.screen) == ["App.FeedController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test(arguments: [
    "window?.rootViewController = stack; stack.pushViewController(FeedController(), animated: false)",
    "stack.setViewControllers([FeedController()], animated: false); window?.rootViewController = self.stack",
  ])
  func aPropertyKeepsTheContainer(_ code: String) {
    let chart = chart(code, properties: "let stack = UINavigationController()")
    #expect(chart.model.roots.map(\.screen) == ["App.FeedController"])
  }

  /// The model that a stack is made with in place is what the app starts with.
  @Test func aStackIsMadeWithItsModel() {
    let chart = Charted(
      """
      @Observable final class TripModel {
        var path: [Stop] = []
        enum Stop: Hashable { case pier }
      }
      extension NavigationStackController {
        convenience init(model: TripModel) {
          @UIBindable var model = model
          self.init(path: $model.path) { HarbourController() }
          navigationDestination(for: TripModel.Stop.self) { stop in
            switch stop { case .pier: PierController() }
          }
        }
      }
      final class HarbourController: UIViewController {
        @objc func pierTapped() { navigationController?.push(value: TripModel.Stop.pier) }
      }
      final class PierController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = NavigationStackController(model: TripModel())
        }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.TripModel"])
    #expect(chart.destination("pier", in: "path")?.leadsTo == "App.PierController")
  }

  /// What is pushed onto what the app starts with, it does not start with.
  @Test func aSecondPushIsNotFirst() {
    let chart = chart(
      """
      let stack = UINavigationController()
      stack.setViewControllers([FeedController()], animated: false)
      stack.pushViewController(PageController(), animated: false)
      window?.rootViewController = stack
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.FeedController"])
  }

  @Test func tabsAreAllThere() {
    let chart = chart(
      """
      let tabs = UITabBarController()
      tabs.setViewControllers([FeedController(), PageController()], animated: false)
      window?.rootViewController = tabs
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.SceneDelegate"])
    #expect(
      chart.screen("SceneDelegate")?.links.compactMap(\.leadsTo) == [
        "App.FeedController", "App.PageController",
      ])
  }

  @Test func aControllerReplacesItsStack() {
    let chart = Charted(
      """
      final class FeedController: UIViewController {
        @objc func restart() { navigationController?.viewControllers = [FirstController(), LastController()] }
        @objc func fill(_ other: UINavigationController) { other.viewControllers = [FirstController()] }
      }
      final class FirstController: UIViewController {}
      final class LastController: UIViewController {}
      """)
    // What lies below is seen on the way back.
    #expect(
      chart.links == [
        "FeedController viewControllers drillDown → FirstController",
        "FeedController viewControllers drillDown → LastController",
      ])
  }

  private func delegate(_ code: String, then functions: String) -> Charted {
    Charted(
      """
      final class FeedController: UIViewController {}
      final class CoverController: UIViewController {}
      final class LoginController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var coverWindow: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(code)
        }
        \(functions)
        func showCover() {
          coverWindow = UIWindow()
          coverWindow?.rootViewController = CoverController()
          coverWindow?.makeKeyAndVisible()
        }
      }
      """)
  }

  /// A cover for what the user should not see has a window of its own.
  @Test(arguments: ["", "self.showCover()", "phase.sink { [unowned self] _ in showCover() }"])
  func anotherWindowIsNotTheFirst(_ before: String) {
    let chart = delegate("\(before)\nwindow?.rootViewController = FeedController()", then: "")
    #expect(chart.model.roots.map(\.screen) == ["App.FeedController", "App.CoverController"])
  }

  /// A variable's window is that of the delegate as well; and what is shown later comes later.
  @Test(arguments: [
    "let made = UIWindow(); made.rootViewController = FeedController(); window = made",
    "window = UIWindow(); window?.rootViewController = FeedController()",
    "showCover(); window?.rootViewController = FeedController(); login = { self.window?.rootViewController = LoginController() }",
  ])
  func whatIsShownLaterComesLater(_ code: String) {
    let chart = delegate(
      code, then: "func logout() { window?.rootViewController = LoginController() }")
    #expect(
      chart.model.roots.map(\.screen).filter { $0 != "App.CoverController" }
        == ["App.FeedController", "App.LoginController"])
  }

  /// What is made on the way shows nothing in the window's place.
  @Test func whatIsMadeMayFillTheWindow() {
    let chart = Charted(
      """
      final class MenuController: UIViewController {}
      final class FeedController: UIViewController {}
      final class Observer: NSObject {
        private let didLoad: () -> Void
        init(didLoad: @escaping () -> Void) { self.didLoad = didLoad }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var isReady = false
        private var coverWindow: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let menu = MenuController()
          window?.rootViewController = menu
          coverWindow?.rootViewController = menu
          addObserver()
        }
        private func addObserver() {
          let observer = Observer(didLoad: { [weak self] in
            guard let self, self.isReady else { return }
            configure()
          })
          observer.start()
        }
        private func configure() { window?.rootViewController = FeedController() }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.MenuController", "App.FeedController"])
  }

  /// A bar of tabs that a factory fills from a list is what the window shows.
  @Test func aFactoryFillsABarFromAList() {
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
        init(window: UIWindow) { self.window = window }
        func start() { window.rootViewController = makeMain() }
        func makeMain() -> MainBar {
          let bar = MainBar()
          var pages = [UIViewController]()
          pages.append(FeedController())
          pages.append(SearchController())
          bar.setViewControllers(pages, animated: false)
          return bar
        }
      }
      final class MainBar: UITabBarController {}
      final class FeedController: UIViewController {}
      final class SearchController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.MainBar"])
    #expect(
      chart.links == [
        "MainBar viewControllers tab → FeedController",
        "MainBar viewControllers tab → SearchController",
      ])
  }

  /// Two builds begin with other screens; what both run is there in both.
  @Test func eachBuildBeginsWithItsOwn() {
    let chart = Charted(
      """
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        let service = Service()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          service.launched()
          return true
        }
      }
      final class Service {
        let window = UIWindow()
        lazy var bar = MainBar()
        func launched() {
          #if !RELEASE
          let picker = PickerController()
          picker.service = self
          window.rootViewController = picker
          #else
          showMain()
          #endif
        }
        func showMain() {
          bar.setViewControllers([FeedController(), SearchController()], animated: false)
          window.rootViewController = bar
        }
      }
      final class MainBar: UITabBarController {}
      final class PickerController: UIViewController {
        var service: Service?
        @objc func done() { service?.showMain() }
      }
      final class FeedController: UIViewController {}
      final class SearchController: UIViewController {}
      """)
    #expect(
      chart.model.roots.map { "\($0.screen) \($0.condition ?? "")" }
        == ["App.PickerController !RELEASE", "App.MainBar RELEASE"])
    #expect(chart.screen("MainBar")?.links.map(\.condition) == [nil, nil])
  }

  /// `main.swift` names the delegate with which the app starts, whatever else is there under a condition.
  @Test(arguments: [
    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Delegate.self))",
    """
    let delegate: AnyClass = NSClassFromString("Tests.Delegate") ?? Delegate.self
    _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
    """,
  ])
  func mainNamesTheDelegate(_ main: String) throws {
    let chart = Charted(files: [
      "main.swift": "import UIKit\n" + main,
      "App.swift": """
      class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = FeedController()
          return true
        }
      }
      final class FeedController: UIViewController {
        @objc func open() { present(PageController(), animated: true) }
      }
      final class PageController: UIViewController {
        @objc func home() { present(FeedController(), animated: true) }
      }
      #if NEXT
      struct NextApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { NextView() } }
      }
      #endif
      struct NextView: View { var body: some View { Text("") } }
      """,
    ])
    #expect(
      chart.model.roots.map { "\($0.screen) \($0.condition ?? "")" }.sorted()
        == ["App.FeedController ", "App.NextView NEXT"])
    #expect(try chart.findings("unreachable-screen") == [])
  }

  /// What a window's controller is made with and shows is no second screen to start with.
  @Test func aDelegateShowsAWindowsController() {
    let chart = Charted(
      """
      @main final class Delegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ notification: Notification) {
          let controller = DeskWindowController(page: DeskController())
          controller.showWindow(self)
        }
      }
      final class DeskWindowController: NSWindowController {
        init(page: DeskController) {
          let window = NSWindow(contentViewController: page)
          super.init(window: window)
        }
      }
      final class DeskController: NSViewController {
        @objc func help() { presentAsSheet(HelpController()) }
      }
      final class HelpController: NSViewController {}
      """)
    #expect(chart.model.roots.map { "\($0.how) \($0.screen)" } == ["main App.DeskWindowController"])
    #expect(
      chart.slots == [
        "DeskWindowController.deskController always child: deskController inline → DeskController"
      ])
  }
}
