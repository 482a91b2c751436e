import PortolanModel
import Testing

/// Windows of AppKit's heirs, or of a library's, that classes make around the views which they show.
@Suite struct WindowAroundContentTests {
  private func roots(
    _ made: String, window: String = "", show: String = "window.makeKeyAndOrderFront(nil)"
  ) -> [String] {
    Charted(
      """
      import AppKit
      import GlassKit
      import SwiftUI
      @main struct HarbourApp: App {
        var body: some Scene { WindowGroup { HarbourView() } }
      }
      struct HarbourView: View {
        var body: some View { Button("Log") { Task { await LogOpener().open() } } }
      }
      final class LogOpener: NSObject {
        private var kept: NSWindow?
        private var controller: NSWindowController?
        func open() async {
          let page = LogView(level: 1).padding()
          \(made)
          \(show)
        }
      }
      struct LogView: View { let level: Int; var body: some View { Text("Log") } }
      struct Dimming: ViewModifier { func body(content: Content) -> some View { content } }
      \(window)
      """
    ).model.roots.map { String($0.screen.dropFirst("App.".count)) }
  }

  private static let generic = """
    final class GlassWindow<Content: View>: NSWindow {
      init(blur: Int, content: Content) {
        super.init()
        contentView = NSHostingView(rootView: content)
      }
      convenience init(blur: Int, @ViewBuilder content: () -> Content) {
        self.init(blur: blur, content: content())
      }
    }
    """
  private static let genericInitializers = """
    final class GlassWindow: NSPanel {
      init<Content: View>(blur: Int, content: Content) {
        super.init()
        contentView = NSHostingView(rootView: content)
      }
      convenience init<Content: View>(blur: Int, @ViewBuilder content: () -> Content) {
        self.init(blur: blur, content: content())
      }
    }
    """

  @Test(
    arguments: [
      "let window = GlassWindow(blur: 2, content: page)",
      "let window = GlassWindow(blur: 2) { LogView(level: 2) }",
      "let window = GlassWindow(blur: 2) { page.modifier(Dimming()) }",
    ], ["", generic, genericInitializers])
  func aWindowShowsWhatItIsMadeAround(_ made: String, _ window: String) {
    #expect(roots(made, window: window) == ["HarbourView", "LogView"])
  }

  @Test func aControllerShowsTheWindowThatItIsMadeWith() {
    #expect(
      roots(
        "await MainActor.run { controller = .init(window: GlassWindow { LogView(level: 1) }) }",
        show: "controller?.window?.makeKeyAndOrderFront(self)") == ["HarbourView", "LogView"])
  }

  /// What nobody brings before the user may be anything, and so may what is not called a window.
  @Test(arguments: [
    ("let window = GlassWindow(blur: 2, content: page)", "_ = window"),
    ("let window = GlassRow(blur: 2, content: page)", "window.makeKeyAndOrderFront(nil)"),
    ("let window = GlassWindow(content: \"page\")", "window.makeKeyAndOrderFront(nil)"),
  ])
  func anythingElseIsNone(_ made: String, _ show: String) {
    #expect(roots(made, show: show) == ["HarbourView"])
  }
}
