import PortolanModel
import Testing

/// Objects that are no controllers, remember one, and have it show something when a library tells them to.
@Suite struct RememberedControllerTests {
  private func links(_ code: String, _ more: String = "") -> [String] {
    Charted(
      """
      class HarbourController: UIViewController {
        let pilot = Pilot()
        @objc func signal() { pilot.board(from: self) }
      }
      class Pilot: NSObject, WKUIDelegate {
        private weak var bridge: BridgeController?
        private weak var page: UIViewController?
        func board(from page: UIViewController) {
          let bridge = BridgeController()
          self.bridge = bridge
          page.present(UINavigationController(rootViewController: bridge), animated: true)
        }
        \(code)
      }
      class BridgeController: UIViewController {}
      class ChartController: UIViewController {}
      \(more)
      """
    ).links
  }

  private static let boarding = "HarbourController present(_:animated:) sheet → BridgeController"

  @Test(arguments: [
    (
      "self.bridge?.navigationController?.pushViewController(ChartController(), animated: true)",
      "pushViewController(_:animated:) drillDown"
    ),
    (
      "let chart = ChartController(); bridge?.navigationController?.pushViewController(chart, animated: true)",
      "pushViewController(_:animated:) drillDown"
    ),
    ("bridge?.present(ChartController(), animated: true)", "present(_:animated:) sheet"),
  ])
  func theTypeSaysWhoShowsIt(_ code: String, _ form: String) {
    #expect(
      links("func webView(_ view: WKWebView) { \(code) }") == [
        Self.boarding, "BridgeController \(form) → ChartController",
      ])
  }

  /// Of any controller nobody knows which it is.
  @Test func anyControllerIsUntold() {
    #expect(
      links("func webView(_ view: WKWebView) { page?.present(ChartController(), animated: true) }")
        == [Self.boarding])
  }

  /// Whoever has it done leads there already.
  @Test func whoHasItDoneLeadsThereAlone() {
    let links = links(
      "func steer() { bridge?.present(ChartController(), animated: true) }",
      "class WharfController: UIViewController { let pilot = Pilot(); @objc func go() { pilot.steer() } }"
    )
    #expect(
      links == [Self.boarding, "WharfController present(_:animated:) sheet → ChartController"])
  }
}
