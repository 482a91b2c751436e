import PortolanModel
import Testing

/// What a page's callback pushes onto the stack that a controller's code has made around the page.
@Suite struct PushedOntoMadeStackTests {
  private static func links(_ code: String) -> [String] {
    Charted(
      """
      class DeckController: UIViewController {
        @objc func setUpTapped() { \(code) }
      }
      struct SetupView: View {
        var onContinue: (() -> Void)?
        var body: some View { Button("Continue") { onContinue?() } }
      }
      class SetupController: UIViewController { var onContinue: (() -> Void)? }
      struct UnitsView: View { var body: some View { Text("Units") } }
      """
    ).links
  }

  @Test(arguments: [
    """
    let stack = UINavigationController()
    let setup = SetupView(onContinue: { [weak stack] in
      let units = UIHostingController(rootView: UnitsView())
      stack?.pushViewController(units, animated: true)
    })
    stack.setViewControllers([UIHostingController(rootView: setup)], animated: false)
    present(stack, animated: true)
    """
  ])
  func thePageLeadsThere(_ code: String) {
    #expect(
      Self.links(code) == [
        "DeckController present(_:animated:) sheet → SetupView",
        "SetupView pushViewController(_:animated:) drillDown → UnitsView",
      ])
  }

  @Test func soDoesAControllersCallback() {
    let code = """
      let setup = SetupController()
      let stack = UINavigationController(rootViewController: setup)
      setup.onContinue = { [weak stack] in
        stack?.pushViewController(UIHostingController(rootView: UnitsView()), animated: true)
      }
      present(stack, animated: true)
      """
    #expect(
      Self.links(code).sorted() == [
        "DeckController present(_:animated:) sheet → SetupController",
        "SetupController pushViewController(_:animated:) drillDown → UnitsView",
      ])
  }

  /// Onto its own stack the controller pushes itself, whoever has it do so.
  @Test func ontoItsOwnStackTheControllerPushes() {
    let code = """
      let setup = SetupView(onContinue: { [weak self] in
        let units = UIHostingController(rootView: UnitsView())
        self?.navigationController?.pushViewController(units, animated: true)
      })
      present(UIHostingController(rootView: setup), animated: true)
      """
    #expect(
      Self.links(code).contains(
        "DeckController pushViewController(_:animated:) drillDown → UnitsView"))
  }
}
