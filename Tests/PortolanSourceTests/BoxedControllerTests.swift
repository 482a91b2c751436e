import PortolanModel
import Testing

/// What a controller does that a view of SwiftUI's boxes, and that is no screen by itself.
@Suite struct BoxedControllerTests {
  private static func actions(_ button: String) -> [String] {
    Charted(
      """
      @Observable final class Guide { var isHelpShown = false }
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State var guide = Guide()
        var body: some View {
          OldPage(guide: guide).sheet(isPresented: $guide.isHelpShown) { Text("Help") }
        }
      }
      final class OldController: UIViewController {
        let guide: Guide
        init(guide: Guide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        \(button)
      }
      struct OldPage: UIViewControllerRepresentable {
        let guide: Guide
        func makeUIViewController(context: Context) -> OldController { OldController(guide: guide) }
        func updateUIViewController(_ controller: OldController, context: Context) {}
      }
      """
    ).actions
  }

  @Test func theScreenAroundTheBoxDoesIt() {
    #expect(
      Self.actions("@objc func helpTapped() { guide.isHelpShown = true }") == [
        "Guide.OldController.helpTapped present isHelpShown"
      ])
  }

  /// One that is a screen does it as that.
  @Test func aScreenDoesItItself() {
    let actions = Self.actions(
      """
      @objc func helpTapped() { guide.isHelpShown = true }
      @objc func logTapped() { present(LogController(), animated: true) }
      }
      final class LogController: UIViewController {
      """)
    #expect(actions == ["OldController.helpTapped present Guide.isHelpShown"])
  }

  /// What `.init(…)` makes, the declaration around it says.
  @Test(arguments: [
    "func makeUIViewController(context: Context) -> TideController { return .init(port: 1) }",
    """
    func makeUIViewController(context: Context) -> TideController { tides }
    var tides: TideController { .init(port: 1) }
    """,
    """
    func makeUIViewController(context: Context) -> TideController {
      let tides: TideController = .init(port: 1)
      return tides
    }
    """,
  ])
  func whatIsMadeWithoutItsName(_ maker: String) throws {
    let chart = Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { TidePage() } }
      struct TidePage: UIViewControllerRepresentable {
        \(maker)
        func updateUIViewController(_ controller: TideController, context: Context) {}
      }
      final class TideController: UIViewController {
        init(port: Int) { super.init(nibName: nil, bundle: nil) }
        @objc func logTapped() { present(LogController(), animated: true) }
      }
      final class LogController: UIViewController {}
      """)
    #expect(
      chart.slots == [
        "HomeView.tidePage always child: tidePage inline → TidePage",
        "TidePage.tideController always child: tideController inline → TideController",
      ])
    #expect(try chart.findings("unreachable-screen").isEmpty)
  }
}
