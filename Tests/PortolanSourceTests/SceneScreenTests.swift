import PortolanModel
import Testing

/// Scenes of one app, each with a screen of its own, and the windows that an app shows beside them.
@Suite struct SceneScreenTests {
  private func roots(_ chart: Charted) -> [String] {
    chart.model.roots.map { "\($0.how.rawValue) \($0.screen.dropFirst("App.".count))" }
  }

  private static let state = """
    enum Shown: Identifiable { case login, help; var id: Self { self } }
    struct Warning: Identifiable { var id = 0 }
    final class AppState: ObservableObject {
      @Published var shown: Shown?
      @Published var warning: Warning?
    }
    struct MainView: View {
      @EnvironmentObject var state: AppState
      var body: some View {
        Button("") { state.shown = .login }.sheet(item: $state.shown) { shown in
          switch shown {
          case .login: LoginView()
          case .help: HelpView()
          }
        }
      }
    }
    struct PreferencesView: View { var body: some View { Text("") } }
    struct ExtrasView: View { var body: some View { Text("") } }
    struct LoginView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    """

  @Test func whatAViewPresentsOfTheAppsModelIsItsOwn() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @StateObject private var state = AppState()
        var body: some Scene {
          WindowGroup { MainView().environmentObject(state) }
          Settings { PreferencesView().alert(item: $state.warning) { _ in Alert(title: Text("")) } }
        }
      }
      \(Self.state)
      """)
    #expect(roots(chart) == ["main MainView", "scene Shop"])
    #expect(
      chart.slots == [
        "AppState.warning atMostOne optionalValue: warning alert",
        "MainView.shown atMostOne optionalEnum: login sheet → LoginView, help sheet → HelpView",
        "Shop.state always child: state inline → AppState",
      ])
  }

  @Test func eachSceneThatPresentsIsAScreen() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @State private var isWelcome = true
        @State private var warns = false
        var body: some Scene {
          WindowGroup { MainView() }
          Window("", id: "extras") {
            ExtrasView().sheet(isPresented: $isWelcome) { HelpView() }
          }
          Settings { PreferencesView().alert("", isPresented: $warns) {} }
        }
      }
      struct OpenView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { VStack { Button("") { openWindow(id: "extras") }; SettingsLink() } }
      }
      \(Self.state)
      """)
    #expect(roots(chart) == ["main MainView", "scene Shop", "scene Shop.Settings"])
    #expect(chart.slots.contains("Shop.isWelcome atMostOne flag: isWelcome sheet → HelpView"))
    #expect(chart.slots.contains("Shop.Settings.warns atMostOne flag: warns alert"))
    #expect(
      chart.links == [
        "OpenView openWindow(id:) window → Shop",
        "OpenView SettingsLink window → Shop.Settings",
      ])
  }

  @Test func scenesThatShareAnObjectPresentWhatEachShows() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @StateObject private var state = AppState()
        var body: some Scene {
          WindowGroup { MainView().environmentObject(state) }
          Settings { PreferencesView().alert(item: $state.warning) { _ in Alert(title: Text("")) } }
          Window("", id: "extras") {
            ExtrasView().alert(item: $state.warning) { _ in Alert(title: Text("")) }
          }
        }
      }
      \(Self.state)
      """)
    #expect(roots(chart) == ["main MainView", "scene Shop", "scene Shop.WindowExtras"])
    #expect(
      chart.slots.filter { $0.contains("warning") }.map { $0.prefix { $0 != " " } } == [
        "AppState.warning", "Shop.WindowExtras.warning",
      ])
    #expect(chart.slots.contains { $0.hasPrefix("MainView.shown") })
  }

  @Test(arguments: ["WindowGroup", "Window(\"\", id: \"main\")"])
  func oneSceneOnTwoSystemsIsOneScreen(_ scene: String) {
    let chart = Charted(
      """
      @main struct Shop: App {
        @State private var isShown = false
        var body: some Scene {
          #if os(macOS)
            \(scene) { ExtrasView().sheet(isPresented: $isShown) { HelpView() } }
          #else
            WindowGroup { PreferencesView().sheet(isPresented: $isShown) { HelpView() } }
          #endif
        }
      }
      \(Self.state)
      """)
    #expect(roots(chart) == ["main Shop"])
  }

  // MARK: - Beside the page

  @Test func aBannerBesideThePageIsNoRoot() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @State var state = AppState()
        var body: some Scene {
          WindowGroup { VStack { ExtrasView(); MainView().environmentObject(state) } }
        }
      }
      \(Self.state)
      """)
    #expect(roots(chart) == ["main MainView"])
  }

  @Test func whatStandsInPlaceOfThePageIsARoot() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @State var state = AppState()
        var body: some Scene {
          WindowGroup {
            if isReady { MainView().environmentObject(state) } else { ExtrasView() }
          }
        }
      }
      \(Self.state)
      """)
    #expect(roots(chart) == ["main MainView", "scene ExtrasView"])
  }

  // MARK: - Windows of AppKit

  @Test(arguments: [
    """
    var panel: Panel!
    func show() { create(); panel.makeKeyAndOrderFront(nil) }
    func create() {
      let host = NSHostingView(rootView: PromptView())
      panel = Panel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
      panel.contentView = host
    }
    """,
    """
    private lazy var about: NSWindow = {
      let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
      window.contentView = NSHostingView(rootView: PromptView())
      return window
    }()
    func show() { about.makeKeyAndOrderFront(nil) }
    """,
  ])
  func aWindowThatTheDelegateShowsIsOneMore(_ members: String) {
    for body in ["Text(\"\")", "Text(\"\").sheet(isPresented: $isShown) { Text(\"\") }"] {
      let chart = Charted(
        """
        @main struct Shop: App {
          @NSApplicationDelegateAdaptor(Delegate.self) var delegate
          var body: some Scene { WindowGroup { HomeView().onAppear { delegate.show() } } }
        }
        final class Panel: NSPanel {}
        final class Delegate: NSObject, NSApplicationDelegate {
          \(members)
        }
        struct HomeView: View { var body: some View { Text("") } }
        struct PromptView: View {
          @State private var isShown = false
          var body: some View { \(body) }
        }
        """)
      #expect(roots(chart) == ["main HomeView", "scene PromptView"])
      #expect(chart.model.unresolved.isEmpty)
    }
  }

  @Test func whatADelegateOnlyMakesIsNoWindow() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @NSApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { HomeView() } }
      }
      final class Delegate: NSObject, NSApplicationDelegate {
        func picture() -> NSImage? { ImageRenderer(content: BadgeView()).nsImage }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct BadgeView: View { var body: some View { Text("") } }
      """)
    #expect(roots(chart) == ["main HomeView"])
  }

  // MARK: - Menus

  @Test func aViewInAMenuLeadsOnFromTheFirstScreen() {
    let chart = Charted(
      """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { HomeView() }.commands {
            CommandMenu("Tools") { ToolsMenu() }
            MoreCommands()
          }
          Window("", id: "about") { AboutView() }
        }
      }
      struct MoreCommands: Commands {
        var body: some Commands { CommandGroup(after: .newItem) { MoreMenu() } }
      }
      struct ToolsMenu: View {
        @Environment(\\.openWindow) var openWindow
        var body: some View { Button("") { openWindow(id: "about") } }
      }
      struct MoreMenu: View { var body: some View { Menu("") { ToolsMenu(); SettingsLink() } } }
      struct HomeView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links.contains("HomeView openWindow(id:) window → AboutView"))
    #expect(chart.screen("ToolsMenu") == nil && chart.screen("MoreMenu") == nil)
    #expect(!chart.model.unresolved.contains { $0.what.contains("Menu") })
  }
}
