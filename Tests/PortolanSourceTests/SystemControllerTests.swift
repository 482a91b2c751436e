import PortolanModel
import Testing

/// Controllers of the system's that code makes with something.
@Suite struct SystemControllerTests {
  private func links(_ code: String) -> [String] {
    Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var guide: Guide?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          guide = Guide(stack: stack)
          guide?.begin()
        }
      }
      final class Guide: DeckDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func begin() {
          let deck = DeckController()
          deck.delegate = self
          stack.viewControllers = [deck]
        }
        func shareTapped(in deck: DeckController) {
          \(code)
          deck.present(sheet, animated: true)
        }
      }
      protocol DeckDelegate: AnyObject { func shareTapped(in deck: DeckController) }
      final class DeckController: UIViewController {
        weak var delegate: DeckDelegate?
        @objc func shareTapped() { delegate?.shareTapped(in: self) }
        func makeText() -> String { "" }
        var text: String { "" }
      }
      final class FoundController: UIViewController {}
      """
    ).links
  }

  /// What is shared is not shown, be it what a controller of the app's own was asked for, or that itself.
  @Test(arguments: [
    "let text = deck.makeText(); let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)",
    "let text = deck.text; let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)",
    "let sheet = UIActivityViewController(activityItems: [deck], applicationActivities: nil)",
  ])
  func whatIsSharedIsNotShown(_ code: String) {
    #expect(links(code) == [])
  }

  /// What is handed a controller by such a label shows it.
  @Test func whatIsHandedAControllerShowsIt() {
    let code = "let sheet = UISearchController(searchResultsController: FoundController())"
    #expect(links(code) == ["DeckController present(_:animated:) sheet → FoundController"])
  }

  /// What a condition takes for a controller of the system's is no page, whoever gives it.
  @Test func whatACastTakesForAControllerOfTheSystemsIsNoPage() {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) { window?.rootViewController = DeckController() }
      }
      final class DeckController: UIViewController {
        func commit(_ page: UIViewController) {
          if let safari = page as? SFSafariViewController { present(safari, animated: true) }
        }
        func show(_ page: UIViewController) { present(page, animated: true) }
      }
      """)
    #expect(chart.links == ["DeckController present(_:animated:) sheet"])
  }

  /// What a library adds to classes gives one of these: of the system's that is no page.
  @Test(arguments: [
    ("AVPlayerViewController.resolve()", []),
    ("FoundController.resolve()", ["DeckController present(_:animated:) sheet → FoundController"]),
  ])
  func aLibrarysFunctionOfAClassGivesOneOfIt(_ made: String, _ expected: [String]) {
    #expect(links("let sheet = \(made)") == expected)
  }

  /// What the app itself declares says what it gives.
  @Test func aFunctionOfTheAppsOwnGivesWhatItSays() {
    let chart = Charted(
      """
      final class DeckController: UIViewController {
        func open() { present(FoundController.opener(), animated: true) }
      }
      final class FoundController: UIViewController {
        static func opener() -> OtherController { OtherController() }
      }
      final class OtherController: UIViewController {}
      """)
    #expect(chart.links == ["DeckController present(_:animated:) sheet → OtherController"])
  }
}
