import PortolanModel
import Testing

/// Previews of UIKit's that a harder press turns into pages.
@Suite struct CommittedPreviewTests {
  private func chart(_ preview: String, _ commit: String) -> Charted {
    Charted(
      """
      class HarbourController: UITableViewController, UIViewControllerPreviewingDelegate {
        var isFar = false
        func previewingContext(
          _ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? { \(preview) }
        func previewingContext(
          _ context: UIViewControllerPreviewing, commit page: UIViewController
        ) { \(commit) }
      }
      class BoatController: UIViewController {}
      """)
  }

  private static let push = "navigationController?.pushViewController(page, animated: true)"

  @Test(arguments: [
    "return BoatController()", "BoatController()",
    "let boat = BoatController(); return boat",
    "guard isFar else { return nil }; return BoatController()",
  ])
  func whatIsCommittedIsThePreview(_ preview: String) {
    let chart = chart(preview, Self.push)
    #expect(
      chart.links == [
        "HarbourController pushViewController(_:animated:) drillDown → BoatController"
      ])
    #expect(chart.model.unresolved == [])
  }

  @Test func itIsShownAsTheCodeSays() {
    #expect(
      chart("return BoatController()", "present(page, animated: true)").links == [
        "HarbourController present(_:animated:) sheet → BoatController"
      ])
  }

  /// What a cast takes for one of the system's is none of the app's own.
  @Test func whatIsTheSystemsIsNoPage() {
    let chart = chart(
      "if isFar { return SFSafariViewController(url: url) }; return BoatController()",
      """
      if let safari = page as? SFSafariViewController {
        present(safari, animated: true)
      } else {
        \(Self.push)
      }
      """)
    #expect(
      chart.links == [
        "HarbourController pushViewController(_:animated:) drillDown → BoatController"
      ])
  }
}
