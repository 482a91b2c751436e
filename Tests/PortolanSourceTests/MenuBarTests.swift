import PortolanModel
import Testing

/// Scenes that the user opens later: what hangs in the menu bar, settings. The app's window comes before them, wherever they are written.
@Suite struct MenuBarTests {
  private func roots(_ scenes: String, _ more: String = "", delegate: String = "") -> [String] {
    chart(scenes, more, delegate: delegate).model.roots.map {
      "\($0.how.rawValue) \($0.screen.dropFirst("App.".count))"
    }
  }

  private func chart(_ scenes: String, _ more: String = "", delegate: String = "") -> Charted {
    Charted(
      """
      @main struct LogApp: App {
        @NSApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { \(scenes) }
      }
      class Delegate: NSObject, NSApplicationDelegate { \(delegate) }
      struct LogView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      struct OptionsView: View { var body: some View { Text("") } }
      struct LogMenu: View { var body: some View { Button("Copy") {}; Button("Quit") {} } }
      struct CopyButton: View { var body: some View { Button("Copy") {} } }
      \(more)
      """)
  }

  @Test func aWindowComesBeforeWhatIsOpenedLater() {
    #expect(
      roots("MenuBarExtra(\"\") { LogMenu() }; WindowGroup { LogView() }") == ["main LogView"])
    #expect(
      roots("Settings { OptionsView() }; WindowGroup { LogView() }")
        == ["main LogView", "scene OptionsView"])
    #expect(
      roots(
        "Settings { OptionsView() }; MoreScenes()",
        "struct MoreScenes: Scene { var body: some Scene { WindowGroup { LogView() } } }")
        == ["main LogView", "scene OptionsView"])
    // Without a window the settings are all that there is.
    #expect(roots("Settings { OptionsView() }") == ["main OptionsView"])
  }

  /// An app that shows nothing, and whose delegate shows nothing either, is no riddle.
  @Test(arguments: [
    ("func applicationDidFinishLaunching(_ note: Notification) { NSApp.terminate(self) }", true),
    ("let home = Links.home", true), ("let home = Links.go()", false),
    ("let item = NSStatusBar.system.statusItem(withLength: 1)", false),
    ("let log = LogKeeper()", false),
  ])
  func anAppWithoutAWindowShowsNothing(_ delegate: String, _ isPlain: Bool) {
    let chart = chart(
      "WindowGroup { EmptyView() }",
      "final class LogKeeper {}; enum Links { static let home = \"\"; static func go() {} }",
      delegate: delegate)
    #expect(chart.model.unresolved.isEmpty == isPlain)
  }

  private static let window = """
    var window: NSWindow?
    func showLog() {
      let window = NSWindow()
      window.contentView = NSHostingView(rootView: LogView())
      window.makeKeyAndOrderFront(nil)
    }
    """

  @Test(arguments: ["Settings { OptionsView() }", "MenuBarExtra(\"\") { CopyButton(); LogMenu() }"])
  func aWindowOfTheDelegateDoesWhenItIsThereAtLaunch(_ scenes: String) {
    let launch = "func applicationDidFinishLaunching(_ note: Notification) { showLog() }"
    let others = scenes.hasPrefix("Settings") ? ["scene OptionsView"] : []
    #expect(roots(scenes, delegate: Self.window + launch) == ["main LogView"] + others)
  }

  /// One that the user opens comes after the app's settings.
  @Test func aWindowOfTheDelegateThatIsOpenedLaterComesLater() {
    #expect(
      roots("Settings { OptionsView() }", delegate: Self.window)
        == ["main OptionsView", "scene LogView"])
  }

  @Test func aMenuThatLeadsOnIsAScene() {
    let menu = """
      struct OpenMenu: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Log") { openWindow(id: "log") } }
      }
      """
    let chart = chart(
      "MenuBarExtra(\"\") { OpenMenu() }; Window(\"\", id: \"log\") { LogView() }", menu)
    #expect(chart.model.roots.map(\.screen) == ["App.LogView", "App.OpenMenu"])
    #expect(chart.links == ["OpenMenu openWindow(id:) window → LogView"])
  }

  @Test func aPanelInTheMenuBarIsAScreen() {
    #expect(
      roots(
        "MenuBarExtra(\"\") { OptionsView() }.menuBarExtraStyle(.window); WindowGroup { LogView() }"
      )
        == ["main LogView", "scene OptionsView"])
    #expect(
      roots(
        "MenuBarExtra(\"\") { OptionsView() }.menuBarExtraStyle(.menu); WindowGroup { LogView() }")
        == ["main LogView"])
  }

  /// What only decorates a panel of SwiftUI's own views is no screen.
  @Test(arguments: ["Image(\"crest\")", "Canvas { context, size in context.fill(size) }"])
  func aDecorationInTheMenuBarIsNone(_ crest: String) {
    let more = """
      struct Crest: View { var isLarge = false; var body: some View { \(crest) } }
      struct DeckView: View {
        @State private var isAsking = false
        var body: some View {
          VStack { Crest(isLarge: true); Button("") { isAsking = true } }.alert("", isPresented: $isAsking) {}
        }
      }
      """
    let panel = """
      WindowGroup { DeckView() }
      MenuBarExtra { VStack { VIEW; Text("All is well") } } label: { Text("") }.menuBarExtraStyle(.window)
      """
    #expect(roots(panel.replacing("VIEW", with: "Crest()"), more) == ["main DeckView"])
    #expect(
      roots(panel.replacing("VIEW", with: "LogView()"), more) == ["main DeckView", "scene LogView"])
  }

  /// What a view in a menu does to the app's state, the app's first screen does.
  @Test func whatAMenuDoesTheFirstScreenDoes() {
    let chart = Charted(
      """
      @main struct LogApp: App {
        @State private var model = LogModel()
        var body: some Scene {
          MenuBarExtra("") { HelpButton(model: model) }
          WindowGroup { LogView(model: model) }
        }
      }
      @Observable final class LogModel { var isHelpShown = false }
      struct HelpButton: View {
        let model: LogModel
        var body: some View { Button("Help") { model.isHelpShown = true } }
      }
      struct LogView: View {
        @Bindable var model: LogModel
        var body: some View { Text("").sheet(isPresented: $model.isHelpShown) { Text("Help") } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.LogModel"])
    #expect(chart.actions == ["LogModel.Help present isHelpShown"])
  }

  /// Where the app itself has the state, it does so once.
  @Test func whatAMenuDoesToTheAppsOwnStateIsDoneOnce() {
    let chart = Charted(
      """
      @main struct LogApp: App {
        @State private var isHelpShown = false
        var body: some Scene {
          WindowGroup { LogView(isHelpShown: $isHelpShown) }
            .commands { HelpCommands(isHelpShown: $isHelpShown) }
        }
      }
      struct HelpCommands: Commands {
        @Binding var isHelpShown: Bool
        var body: some Commands {
          CommandGroup(after: .help) { Button("Help") { isHelpShown = true } }
        }
      }
      struct LogView: View {
        @Binding var isHelpShown: Bool
        var body: some View { Text("").sheet(isPresented: $isHelpShown) { Text("Help") } }
      }
      """)
    #expect(chart.actions == ["LogApp.Help present isHelpShown"])
  }

  /// What stands in it deeper down is the menu's own, and not the app's first screen's.
  @Test func whatAMenuLeadsToIsNotTheFirstScreens() {
    let menu = """
      struct OpenButton: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Log") { openWindow(id: "log") } }
      }
      struct MainButton: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { Button("Main") { openWindow(id: "main") } }
      }
      struct OpenMenu: View { var body: some View { MainButton(); OpenButton() } }
      """
    let chart = chart(
      """
      Window("", id: "main") { LogView() }.commands { CommandMenu("") { MainButton() } }
      Window("", id: "log") { OptionsView() }; MenuBarExtra("") { OpenMenu() }
      """, menu)
    #expect(
      chart.model.roots.map(\.screen) == ["App.LogView", "App.OptionsView", "App.OpenMenu"])
    #expect(
      chart.links.sorted() == [
        "LogView openWindow(id:) window → LogView",
        "MainButton openWindow(id:) window → LogView",
        "OpenButton openWindow(id:) window → OptionsView",
      ])
  }
}
