import PortolanModel
import Testing

/// Windows that objects make for themselves beside the app's, as to lock it.
@Suite struct FurtherWindowTests {
  private func roots(_ lock: String, begin: String, isMain: Bool = true) -> [String] {
    Charted(
      """
      \(isMain ? "@main " : "")final class AppDelegate: UIResponder, UIApplicationDelegate {
        var guide: Guide?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          guide = Guide(window: UIWindow())
          guide?.begin()
          return true
        }
      }
      final class Guide {
        let window: UIWindow
        let stack = UINavigationController()
        private lazy var lock = LockGuide()
        init(window: UIWindow) {
          self.window = window
          window.rootViewController = stack
        }
        func begin() { \(begin) }
        func showDeck() { stack.viewControllers = [DeckController()] }
      }
      final class LockGuide {
        \(lock)
        func begin() {
          guard UserDefaults.standard.bool(forKey: "isLocked") else { return }
          window.rootViewController = LockController()
          window.makeKeyAndVisible()
        }
      }
      final class LockController: UIViewController {}
      final class DeckController: UIViewController {
        @objc func tapped() { present(CabinController(), animated: true) }
      }
      final class CabinController: UIViewController {}
      """
    ).model.roots.map { String($0.screen.dropFirst("App.".count)) }
  }

  /// The app starts with the window that leads to most, whichever is filled first.
  @Test(
    arguments: [
      "let window = UIWindow()", "private lazy var window: UIWindow = { UIWindow() }()",
      "private var window: UIWindow; init() { window = UIWindow() }",
    ], ["lock.begin(); showDeck()", "showDeck(); lock.begin()"])
  func theWindowThatLeadsToMostComesFirst(_ lock: String, _ begin: String) {
    for isMain in [true, false] {
      #expect(roots(lock, begin: begin, isMain: isMain) == ["DeckController", "LockController"])
    }
  }
}
