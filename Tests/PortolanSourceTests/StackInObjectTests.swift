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
      static func modal(_ style: UIModalPresentationStyle) -> Pilot {
        let stack = \(stack)()
        let pilot = Pilot(stack)
        stack.modalPresentationStyle = style
        return pilot
      }
      static func top() -> Pilot { return Pilot(Finder.top) }
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
    final class KeptTrip: Trip {
      private let page: LogController
      override init(pilot: Pilot) {
        page = LogController()
        super.init(pilot: pilot)
      }
      override func begin() { super.begin(); pushFirst(page) }
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
    "let modal = Pilot(UINavigationController()); let trip = KeptTrip(pilot: modal); trip.begin(); present(modal.stack, animated: true)",
    "let modal = Pilot.modal(.formSheet); let trip = KeptTrip(pilot: modal); trip.begin(); present(modal.stack, animated: true)",
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
    "let own = Pilot(navigationController!); let trip = KeptTrip(pilot: own); trip.begin()",
    "let own = Pilot.top(); let trip = KeptTrip(pilot: own); trip.begin()",
    "let stack = topStack(); let own = Pilot(stack); own.push(LogController())",
    "pilot.push(LogController())",
  ])
  func aStackThatWasThere(_ code: String) {
    #expect(
      links(code) == [
        "DeckController pushViewController(_:animated:) drillDown → LogController"
      ])
  }

  /// A stack that an object makes for itself, and that is filled before or after it is shown.
  @Test(arguments: [
    "let tour = Tour(); tour.begin(); present(tour.stack, animated: true)",
    "let tour = Tour(); present(tour.stack, animated: true); tour.begin()",
    "let tour = Tour(); tour.show(on: self)",
    "Tour().show(on: self)",
    "kept.show(on: self)",
    "let stack = UINavigationController(); present(stack, animated: true); Visit(stack).begin()",
    "let stack = UINavigationController(); let visit = Visit(stack); present(stack, animated: true); visit.begin()",
  ])
  func anObjectsOwnStack(_ code: String) {
    let chart = Charted(
      """
      \(Self.delegate)
      final class LogController: UIViewController {}
      final class ChartController: UIViewController {}
      final class Tour {
        let stack = UINavigationController()
        func begin() { stack.pushViewController(LogController(), animated: false) }
        func show(on page: UIViewController) {
          stack.pushViewController(LogController(), animated: false)
          page.present(stack, animated: true)
        }
      }
      final class Visit {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func begin() { stack.pushViewController(LogController(), animated: false) }
        func restart() { stack.setViewControllers([ChartController()], animated: false) }
      }
      final class DeckController: UIViewController {
        let kept = Tour()
        @objc func tapped() { \(code) }
      }
      """)
    #expect(chart.links == ["DeckController present(_:animated:) sheet → LogController"])
  }

  /// What comes onto a stack that an object has shown before, lies on that.
  @Test func anObjectsStackThatWasShownBefore() {
    let chart = Charted(
      """
      \(Self.delegate)
      final class LogController: UIViewController {}
      final class Tour {
        let stack = UINavigationController()
        func next() { stack.pushViewController(LogController(), animated: true) }
      }
      final class DeckController: UIViewController {
        let tour = Tour()
        @objc func tapped() { tour.next() }
      }
      """)
    #expect(
      chart.links == ["DeckController pushViewController(_:animated:) drillDown → LogController"])
  }

  @Test func howAMadeStackComesUpSaysItsMaker() {
    let made =
      "let modal = Pilot.modal(.fullScreen); let trip = KeptTrip(pilot: modal); trip.begin()"
    #expect(
      links("\(made); present(modal.stack, animated: true)") == [
        "DeckController present(_:animated:) fullScreenCover → LogController"
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

  /// What a view of SwiftUI's has its coordinator do, by way of its model, begins a stack of its own, too.
  @Test(arguments: ["UINavigationController", "OwnStack"])
  func aStackThatIsMadeForAView(_ stack: String) {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = stack
          DeckFlow(stack: stack).start()
        }
      }
      final class OwnStack: UINavigationController {}
      final class DeckFlow: DeckDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let view = DeckView(model: DeckModel(delegate: self))
          stack.pushViewController(UIHostingController(rootView: view), animated: false)
        }
        func deckWantsLog() {
          let flow = LogFlow(stack: \(stack)())
          flow.start()
          stack.present(flow.stack, animated: true)
        }
      }
      final class LogFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(LogController(), animated: false) }
      }
      protocol DeckDelegate: AnyObject { func deckWantsLog() }
      final class DeckModel: ObservableObject {
        weak var delegate: DeckDelegate?
        init(delegate: DeckDelegate?) { self.delegate = delegate }
        func log() { delegate?.deckWantsLog() }
      }
      struct DeckView: View {
        @ObservedObject var model: DeckModel
        var body: some View { Button("Log") { model.log() } }
      }
      final class LogController: UIViewController {}
      """)
    #expect(chart.links == ["DeckModel present(_:animated:) sheet → LogController"])
  }
}
