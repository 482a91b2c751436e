import PortolanModel
import Testing

/// Alerts that a library makes for a controller.
@Suite struct UnreadDialogTests {
  private func links(_ made: String, _ code: String) -> [String] {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = QuayController()
          return true
        }
      }
      class QuayController: UIViewController {
        @objc func askTapped() {
          let question = \(made)
          \(code)
          present(question, animated: true)
        }
      }
      class ChartController: UIViewController { var textFields: [UITextField] = [] }
      """
    ).links
  }

  @Test(arguments: [
    "question.addAction(Questions.button(\"Yes\") { _ in })",
    "question.addTextField { _ in }", "let name = question.textFields?.first?.text",
    "if let yes = Questions.yes { question.preferredAction = yes }",
  ])
  func whatIsFilledLikeAnAlertIsNoScreen(_ code: String) {
    #expect(links("Questions.make(title: \"Moor?\")", code) == [])
  }

  @Test(arguments: ["question.title = \"Moor?\"", "other.addTextField { _ in }"])
  func whatIsNotMayBeOne(_ code: String) {
    #expect(
      links("Questions.make(title: \"Moor?\")", code) == [
        "QuayController present(_:animated:) sheet"
      ])
  }

  @Test func aControllerOfTheAppsOwnIsAScreen() {
    #expect(
      links("ChartController()", "question.textFields = []") == [
        "QuayController present(_:animated:) sheet → ChartController"
      ])
  }
}
