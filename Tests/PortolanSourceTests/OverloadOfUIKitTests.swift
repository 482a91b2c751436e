import PortolanModel
import Testing

/// Functions that the app adds to all controllers under a name of UIKit's: which of the two a call means says what it is handed.
@Suite struct OverloadOfUIKitTests {
  private static let deck = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = DeckController()
        return true
      }
    }
    final class LogController: UIViewController {}
    final class CrewController: UIViewController {}
    final class Boat { let stack = UINavigationController() }
    """

  private func links(_ overload: String, _ taps: String, in base: String = "UIViewController")
    -> [String]
  {
    Charted(
      """
      \(Self.deck)
      \(overload)
      final class DeckController: \(base) {
        let boat = Boat()
        @objc func tapped() { \(taps) }
      }
      """
    ).links
  }

  private static let forBoats =
    "func present(_ boat: Boat, animated: Bool) { present(boat.stack, animated: animated) }"

  /// A controller is none of what the app's own function takes.
  @Test(arguments: [
    ("extension UIViewController { \(forBoats) }", "UIViewController"),
    ("class BaseController: UIViewController { \(forBoats) }", "BaseController"),
    (
      "class BaseController: UIViewController {} extension BaseController { \(forBoats) }",
      "BaseController"
    ),
  ])
  func aControllerIsPresentedByTheSystem(_ overload: String, _ base: String) {
    let sheets = [
      ("present(LogController(), animated: true)", "LogController"),
      ("let page = CrewController(); present(page, animated: true)", "CrewController"),
      (
        "present(UINavigationController(rootViewController: LogController()), animated: true)",
        "LogController"
      ),
      (
        "let modal = UINavigationController(); modal.pushViewController(CrewController(), animated: false); present(modal, animated: true)",
        "CrewController"
      ),
    ]
    for (taps, page) in sheets {
      // What the app's own function is told nobody knows, where a base class has it.
      #expect(
        links(overload, taps, in: base).filter { $0.contains("→") } == [
          "DeckController present(_:animated:) sheet → \(page)"
        ])
    }
  }

  /// What takes a controller of the app's own shows it in its own way.
  @Test func anOverloadForAController() {
    let overload = """
      extension UIViewController {
        func present(_ page: LogController, animated: Bool) {
          page.modalPresentationStyle = .fullScreen
          present(UINavigationController(rootViewController: page), animated: animated)
        }
      }
      """
    #expect(
      links(overload, "present(CrewController(), animated: true)") == [
        "DeckController present(_:animated:) sheet → CrewController"
      ])
    #expect(
      links(overload, "present(LogController(), animated: true)").map { $0.suffix(16) } == [
        " → LogController"
      ])
  }

  /// What presents nothing of the app's own is no controller, so that the call leads nowhere.
  @Test func anObjectThatAsksTheSystem() {
    let overload = """
      final class Loader: NSObject {
        func begin(from page: UIViewController) {
          page.present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true)
        }
      }
      extension UIViewController {
        func present(_ loader: Loader, animated: Bool, completion: (() -> Void)?) {
          loader.begin(from: self)
        }
      }
      """
    #expect(links(overload, "present(Loader(), animated: true, completion: nil)") == [])
    #expect(
      links(overload, "present(LogController(), animated: true, completion: nil)") == [
        "DeckController present(_:animated:) sheet → LogController"
      ])
  }

  /// One that presents a page of the app's own leads there.
  @Test func anObjectThatShowsAPage() {
    let overload = """
      final class Loader: NSObject {
        func begin(from page: UIViewController) { page.present(LogController(), animated: true) }
      }
      extension UIViewController {
        func present(_ loader: Loader, animated: Bool) { loader.begin(from: self) }
      }
      """
    #expect(
      links(overload, "present(Loader(), animated: true)") == [
        "DeckController present(_:animated:) sheet → LogController"
      ])
  }
}
