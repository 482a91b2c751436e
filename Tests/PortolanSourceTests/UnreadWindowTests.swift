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

  // MARK: - Windows that code shows

  private func links(_ window: String, _ show: String, _ more: String = "") -> [String] {
    Charted(
      """
      import Panes
      @main class Delegate: NSObject, NSApplicationDelegate {
        let window = NSWindow(contentViewController: DeskController())
        lazy var settings\(window)
        func applicationDidFinishLaunching(_ note: Notification) { window.makeKeyAndOrderFront(nil) }
        @IBAction func settingsClicked(_ sender: Any) { settings.\(show) }
      }
      class DeskController: NSViewController {}
      let wind = WindPane()
      class TidesPane: NSViewController { @objc func more() { presentAsSheet(DeskController()) } }
      class WindPane: NSViewController {}
      struct MoonPane: View { var body: some View { Text("Moon") } }
      \(more)
      """
    ).links.filter { $0.hasPrefix("DeskController") }
  }

  /// It shows its panes one at a time: whoever shows it leads to each of them.
  @Test(arguments: [
    (" = PaneWindowController(panes: [TidesPane(), wind])", "show()"),
    (": PaneWindowController = .init(panes: [TidesPane(), wind], animated: false)", "show()"),
    (" = PaneWindowController(preferencePanes: [TidesPane(), wind])", "show(pane: .wind)"),
    (" = PaneWindowController(panes: [TidesPane(), wind])", "showWindow(nil)"),
  ])
  func whoShowsOneLeadsToEachPane(window: String, show: String) {
    #expect(
      links(window, show) == [
        "DeskController showWindow(_:) window → TidesPane",
        "DeskController showWindow(_:) window → WindPane",
      ])
  }

  @Test func panesMayBeViews() {
    let window =
      " = PaneWindowController(panes: [Panes.Pane(title: \"Moon\") { MoonPane() }, TidesPane()])"
    #expect(
      links(window, "show()") == [
        "DeskController showWindow(_:) window → MoonPane",
        "DeskController showWindow(_:) window → TidesPane",
      ])
  }

  /// One of the app's own shows what its code says.
  @Test func oneOfTheAppsOwnIsRead() {
    let own = """
      class PaneWindowController: NSWindowController {
        init(panes: [Any]) { super.init(window: NSWindow(contentViewController: WindPane())) }
        func show() {}
      }
      """
    #expect(links(" = PaneWindowController(panes: [TidesPane()])", "show()", own) == [])
  }
}
