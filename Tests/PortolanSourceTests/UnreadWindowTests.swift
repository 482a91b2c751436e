import PortolanModel
import Testing

/// Window controllers of libraries that code makes around pages.
@Suite struct UnreadWindowTests {
  private func unresolved(_ code: String, _ more: String = "") -> [String] {
    Charted(
      """
      import Panes
      import SwiftUI
      @main struct QuayApp: App {
        @State private var quay = Quay()
        var body: some Scene { WindowGroup { QuayView(quay: quay) } }
      }
      @Observable class Quay {
        private var window: AnyObject?
        func open() { window = \(code) }
      }
      struct QuayView: View {
        var quay: Quay
        var body: some View { Button("Settings") { quay.open() } }
      }
      struct TidesPane: View { var body: some View { Text("Tides") } }
      struct WindPane: View { var body: some View { Text("Wind") } }
      \(more)
      """
    ).model.unresolved.map(\.what)
  }

  @Test func theirPagesAreUnresolved() {
    let code =
      "PaneWindowController(panes: [Panes.Pane(title: \"Tides\") { TidesPane() }, Panes.Pane(title: \"Wind\") { WindPane() }])"
    #expect(
      unresolved(code) == [
        """
        the type 'PaneWindowController' is declared in no file that was read, so that how it shows \
        'TidesPane', 'WindPane' could not be told
        """
      ])
    #expect(unresolved(code, "class PaneWindowController { init(panes: [Any]) {} }") == [])
  }

  @Test(arguments: [
    #"PaneWindowController(panes: [Panes.Pane(title: "Tides")])"#,
    "NSWindowController(window: nil)",
  ])
  func withoutPagesThereIsNothingToTell(_ code: String) {
    #expect(unresolved(code) == [])
  }
}
