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
}
