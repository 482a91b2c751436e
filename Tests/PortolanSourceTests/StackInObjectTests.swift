import PortolanModel
import Testing

/// Stacks that code makes for an object which keeps them, and fills by its functions.
@Suite struct StackInObjectTests {
  private static let delegate = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = DeckController()
        return true
      }
    }
    """

  private static func classes(_ stack: String = "UINavigationController") -> String {
    """
    final class LogController: UIViewController {}
    final class Pilot {
      let stack: \(stack)
      var page: UIViewController { stack }
      init(_ stack: \(stack)) { self.stack = stack }
      func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      func put(_ page: UIViewController) { self.stack.setViewControllers([page], animated: true) }
      func toPresent() -> UIViewController { return stack }
    }
    class Trip {
      let pilot: Pilot
      init(pilot: Pilot) { self.pilot = pilot }
      func begin() {}
      func pushFirst(_ page: UIViewController) { pilot.push(page) }
    }
    final class LogTrip: Trip {
      override func begin() { super.begin(); pushFirst(LogController()) }
    }
    """
  }

  private func links(_ code: String) -> [String] {
    Charted(
      """
      \(Self.delegate)
      \(Self.classes())
      final class DeckController: UIViewController {
        let pilot = Pilot(UINavigationController())
        func topStack() -> UINavigationController { Finder.top }
        @objc func tapped() { \(code) }
      }
      """
    ).links
  }

  @Test(arguments: [
    "let modal = Pilot(UINavigationController()); modal.push(LogController()); present(modal.stack, animated: true)",
    "let modal = Pilot(UINavigationController()); modal.put(LogController()); present(modal.stack, animated: true)",
    "let modal = Pilot(UINavigationController()); modal.push(LogController()); present(modal.page, animated: true)",
    "let modal = Pilot(UINavigationController()); modal.push(LogController()); present(modal.toPresent(), animated: true)",
    "let stack = UINavigationController(); let modal = Pilot(stack); modal.push(LogController()); present(stack, animated: true)",
    "let modal = Pilot(UINavigationController()); let page = LogController(); modal.push(page); let shown = modal.stack; present(shown, animated: true)",
    "let modal = Pilot(UINavigationController(rootViewController: LogController())); present(modal.stack, animated: true)",
    "let modal = Pilot(UINavigationController()); let trip = LogTrip(pilot: modal); trip.begin(); present(modal.stack, animated: true)",
    "let trip = LogTrip(pilot: Pilot(UINavigationController())); trip.begin(); present(trip.pilot.stack, animated: true)",
  ])
  func whatAnObjectPushesFirstItsStackBeginsWith(_ code: String) {
    #expect(links(code) == ["DeckController present(_:animated:) sheet → LogController"])
  }

  /// What is pushed onto a stack that was there before, the controller leads to.
  @Test(arguments: [
    "Pilot(navigationController!).push(LogController())",
    "let own = Pilot(navigationController!); own.push(LogController())",
    "guard let stack = navigationController else { return }; let own = Pilot(stack); own.push(LogController())",
    "let own = Pilot(navigationController!); let trip = LogTrip(pilot: own); trip.begin()",
    "let stack = topStack(); let own = Pilot(stack); own.push(LogController())",
    "pilot.push(LogController())",
  ])
  func aStackThatWasThere(_ code: String) {
    #expect(
      links(code) == [
        "DeckController pushViewController(_:animated:) drillDown → LogController"
      ])
  }

  /// The screen that a coordinator's object stands for presents such a stack, too; the app starts with what its own begins with.
  @Test func aCoordinatorsStack() {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var main: MainTrip!
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          main = MainTrip(window: window)
          main.begin()
          self.window = window
        }
      }
      final class OwnStack: UINavigationController {}
      \(Self.classes("OwnStack"))
      final class MainTrip: DeckDelegate {
        let pilot = Pilot(OwnStack())
        init(window: UIWindow) { window.rootViewController = pilot.stack }
        func begin() {
          let deck = DeckController()
          deck.delegate = self
          pilot.push(deck)
        }
        func logTapped(in page: UIViewController) {
          let modal = Pilot(OwnStack())
          let trip = LogTrip(pilot: modal)
          trip.begin()
          page.present(modal.stack, animated: true)
        }
      }
      protocol DeckDelegate: AnyObject { func logTapped(in page: UIViewController) }
      final class DeckController: UIViewController {
        weak var delegate: DeckDelegate?
        @objc func tapped() { delegate?.logTapped(in: self) }
      }
      """)
    #expect(chart.links == ["DeckController present(_:animated:) sheet → LogController"])
  }
}
