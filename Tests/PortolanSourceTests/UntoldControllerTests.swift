import PortolanModel
import Testing

/// Controllers that code shows, of which nothing says which they are.
@Suite struct UntoldControllerTests {
  private func unresolved(_ code: String, callers: String = "") -> [String] {
    Charted(
      """
      import UIKit
      class HomeController: UIViewController {
        let maker: PageMaker
        \(code)
      }
      class HelpController: UIViewController {}
      \(callers)
      """
    ).model.unresolved.map { "\($0.location?.line ?? 0) \($0.what)" }
  }

  @Test(arguments: [
    "func tapped() { let page = maker.page(for: 3); present(page, animated: true) }",
    "func tapped() { present(maker.page, animated: true) }",
    "func show(_ page: UIViewController) { present(page, animated: true) }",
  ])
  func whatNothingTellsIsSaidToBeUntold(code: String) {
    #expect(
      unresolved(code) == [
        "4 which controller is shown by 'present(_:animated:)' could not be told"
      ])
  }

  /// What is told is none of it: a page of the app's own, an alert, what the system or a library makes.
  @Test(arguments: [
    "func tapped() { present(HelpController(), animated: true) }",
    "func tapped() { present(UIAlertController(title: nil, message: nil), animated: true) }",
    "func tapped() { let picker = UIImagePickerController(); present(picker, animated: true) }",
    "func tapped() { let player = PlayerViewController(); present(player, animated: true) }",
    "func tapped() { let page = UIViewController(); present(page, animated: true) }",
    "func ask() -> UIAlertController { maker.ask() }; func tapped() { present(ask(), animated: true) }",
  ])
  func whatItsTypeTellsIsNot(code: String) {
    #expect(unresolved(code) == [])
  }

  /// Nor is what the code calls an alert, or a sheet of actions.
  @Test(arguments: ["alert", "alertController", "actionSheet", "deleteDialog"])
  func whatItsNameTellsIsNot(name: String) {
    let codes = [
      "func tapped() { if let \(name) = maker.ask(3) { present(\(name), animated: true) } }",
      "func tapped() { maker.ask { [weak self] \(name) in self?.present(\(name), animated: true) } }",
      "func tapped() { present(maker.\(name)(for: 3), animated: true) }",
    ]
    for code in codes { #expect(unresolved(code) == []) }
  }

  @Test func whatIsOnlyAboutAlertsMayBeAPage() {
    #expect(
      unresolved("func tapped() { present(maker.alertSettings, animated: true) }") == [
        "4 which controller is shown by 'present(_:animated:)' could not be told"
      ])
  }

  /// Nor is what a function shows for those who call it, and say what.
  @Test func whatCallersTellIsNot() {
    #expect(
      unresolved(
        "func show(_ page: UIViewController) { present(page, animated: true) }",
        callers: """
          class OtherController: HomeController {
            func tapped() { show(HelpController()) }
          }
          """) == [])
  }
}
