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
    #expect(chart.model.roots.map(\.screen) == ["App.FeedController", "App.PageController"])
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
        private func showCover() {
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
}
