import PortolanModel
import Testing

/// Controllers that have a function which shows them, or puts them into another: whoever calls it leads there.
@Suite struct SelfShowingControllerTests {
  private static func chart(_ code: String, _ call: String) -> Charted {
    Charted(
      """
      class Stack: UINavigationController {}
      class HomeController: UIViewController {
        @IBOutlet var container: UIView!
        var tide: TideController?
        func begin() {
          \(call)
        }
      }
      class TideController: UIViewController {
        \(code)
        @objc func help() { present(HelpController(), animated: true) }
      }
      class HelpController: UIViewController {}
      """)
  }

  @Test(arguments: [
    """
    func open(from other: UIViewController) { other.present(Stack(rootViewController: self), animated: true) }
    """,
    """
    func open(from other: UIViewController) {
      let stack = Stack(rootViewController: self)
      stack.modalPresentationStyle = .formSheet
      other.present(stack, animated: true)
    }
    """,
    """
    func open(from other: UIViewController) { openModally(from: other) }
    private func openModally(from other: UIViewController) {
      let stack = Stack(rootViewController: self)
      other.present(stack, animated: true)
    }
    """,
  ])
  func areLedToInAStackOfTheirOwn(_ code: String) {
    let chart = Self.chart(code, "TideController().open(from: self)")
    #expect(
      chart.links == [
        "HomeController present(_:animated:) sheet → TideController",
        "TideController present(_:animated:) sheet → HelpController",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test(arguments: [
    "if let tide { tide.embed(in: self, with: container) }",
    "tide?.embed(in: self, with: container)",
    "let tide = TideController(); tide.embed(in: self, with: container)",
  ])
  func addThemselvesAsChildren(_ call: String) {
    let chart = Self.chart(
      """
      func embed(in parent: UIViewController, with container: UIView) {
        container.addSubview(view)
        parent.addChild(self)
        didMove(toParent: parent)
      }
      """, call)
    #expect(
      chart.slots == [
        "HomeController.tideController always child: tideController inline → TideController"
      ])
    #expect(chart.links == ["TideController present(_:animated:) sheet → HelpController"])
  }

  /// What adds the controller to another that is not the caller is no child of the caller's.
  @Test func anotherParentIsNotTheCaller() {
    let chart = Self.chart(
      "func embed(in parent: UIViewController) { parent.addChild(self) }",
      "tide?.embed(in: other)")
    #expect(chart.slots == [])
  }
}
