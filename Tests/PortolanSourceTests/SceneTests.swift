import PortolanModel
import Testing

/// Windows, menus and what opens them.
@Suite struct SceneTests {
  private func roots(_ chart: Charted) -> [String] {
    chart.model.roots.map { root in
      let condition = root.condition.map { " if \($0)" } ?? ""
      return "\(root.how.rawValue) \(root.screen.dropFirst("App.".count))\(condition)"
    }
  }

  private static let views = """
    struct HomeView: View { var body: some View { Text("") } }
    struct NoteView: View { let id: Note.ID?; var body: some View { Text("") } }
    struct AboutView: View { var body: some View { Text("") } }
    struct SettingsView: View { var body: some View { Text("") } }
    struct Note: Identifiable { let id: UUID }
    """

  @Test func eachSceneIsARoot() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        var body: some Scene {
          windows
          DocumentGroup(newDocument: Draft()) { file in EditorView(draft: file.$document) }
          #if os(macOS)
          MoreScenes()
          #endif
          ImmersiveSpace(id: "space") { SpaceView() }
        }
        @SceneBuilder private var windows: some Scene {
          WindowGroup { HomeView().environment(Library()) }
          WindowGroup(id: "note", for: Note.ID.self) { $id in NoteView(id: id) }
        }
      }
      struct MoreScenes: Scene {
        var body: some Scene {
          Settings { SettingsView() }
          Window("About", id: "about") { AboutView() }
          MenuBarExtra("Notes", systemImage: "note") { MenuView() } label: { IconView() }
        }
      }
      @Observable class Library {}
      struct Draft {}
      struct EditorView: View { @Binding var draft: Draft; var body: some View { Text("") } }
      struct SpaceView: View { var body: some View { Text("") } }
      struct MenuView: View { var body: some View { Text("") } }
      struct IconView: View { var body: some View { Text("") } }
      \(Self.views)
      """)
    #expect(
      roots(chart) == [
        "main HomeView", "scene NoteView", "scene EditorView", "scene SettingsView if os(macOS)",
        "scene AboutView if os(macOS)", "scene MenuView if os(macOS)", "scene SpaceView",
      ])
    #expect(chart.slots.isEmpty)
  }

  @Test func openingAWindowIsALinkToItsScreen() {
    let chart = Charted(
      """
      enum WindowID: String { case about = "about-window" }
      enum Spaces { static let globe = "globe" }
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          WindowGroup(for: Note.ID.self) { $id in NoteView(id: id) }
          Window("About", id: WindowID.about.rawValue) { AboutView() }
          Settings { SettingsView() }
          ImmersiveSpace(id: Spaces.globe) { GlobeView() }
        }
      }
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        @Environment(\\.dismissWindow) private var dismissWindow
        @Environment(\\.openSettings) private var openSettings
        @Environment(\\.openImmersiveSpace) private var openImmersiveSpace
        let note: Note
        var body: some View {
          Button("Note") { openWindow(value: note.id) }
          Button("About", action: showAbout)
          Button("Close") { dismissWindow(id: "about-window") }
          Button("Settings") { openSettings() }
          SettingsLink()
          Button("Globe") { Task { await openImmersiveSpace(id: "globe") } }
          Button("Lost") { openWindow(id: "lost") }
        }
        private func showAbout() { openWindow(id: "about-window") }
      }
      struct GlobeView: View { var body: some View { Text("") } }
      struct Note: Identifiable { let id: ID; struct ID: Hashable { let number: Int } }
      struct NoteView: View { let id: Note.ID?; var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "HomeView openWindow(value:) window → NoteView",
        "HomeView openWindow(id:) window → AboutView",
        "HomeView openSettings window → SettingsView",
        "HomeView SettingsLink window → SettingsView",
        "HomeView openImmersiveSpace(id:) immersiveSpace → GlobeView",
        "HomeView openWindow(id:) window",
      ])
    #expect(
      chart.model.unresolved.map(\.what) == ["no scene was found that 'openWindow(id:)' opens"])
  }

  @Test func whatAnAppPresentsItselfIsItsOwnScreen() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        @State private var isWelcomeShown = true
        var body: some Scene {
          WindowGroup { HomeView().sheet(isPresented: $isWelcomeShown) { AboutView() } }
          Settings { SettingsView() }
        }
      }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { Text("") } }
      """)
    #expect(roots(chart) == ["main NotesApp", "scene SettingsView"])
    #expect(chart.screen("NotesApp")?.kind == .scene)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown alert",
        "NotesApp.homeView always child: homeView inline → HomeView",
        "NotesApp.isWelcomeShown atMostOne flag: isWelcomeShown sheet → AboutView",
      ])
  }

  @Test func menusActOnTheFirstScreen() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        @State private var model = AppModel()
        var body: some Scene {
          WindowGroup { HomeView(model: model) }
            .commands {
              CommandGroup(replacing: .newItem) {
                Button("New Note") { model.sheet = .add }
                Button { model.helpTapped() } label: { Label("Help", systemImage: "help") }
              }
              GoCommands(model: model)
            }
          Window("About", id: "about") { AboutView() }
        }
      }
      struct GoCommands: Commands {
        @Environment(\\.openWindow) var openWindow
        let model: AppModel
        var body: some Commands {
          CommandMenu("Go") {
            Button("Trash") { model.path.append(.trash) }
            Button("About") { openWindow(id: "about") }
          }
        }
      }
      @Observable class AppModel {
        var sheet: Sheet?
        var path: [Path] = []
        enum Sheet: Identifiable { case add, help; var id: Self { self } }
        enum Path: Hashable { case trash }
        func helpTapped() { sheet = .help }
      }
      struct HomeView: View {
        @Bindable var model: AppModel
        var body: some View {
          NavigationStack(path: $model.path) {
            Text("").navigationDestination(for: AppModel.Path.self) { _ in Text("") }
          }
          .sheet(item: $model.sheet) { _ in Text("") }
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(roots(chart) == ["main AppModel", "scene AboutView"])
    #expect(chart.model.screens.map(\.type) == ["AppModel", "AboutView"])
    #expect(
      chart.actions == [
        "AppModel.New Note present sheet (add)", "AppModel.Trash push path (trash)",
        "AppModel.helpTapped present sheet (help)",
      ])
    #expect(chart.links == ["AppModel openWindow(id:) window → AboutView"])
  }

  @Test func whatAModifierOfScenesAddsBelongsToThem() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }.withSettings()
        }
      }
      extension Scene {
        func withSettings() -> some Scene {
          self.commands { SettingsCommands() }
        }
      }
      struct SettingsCommands: Commands {
        var body: some Commands { CommandMenu("") { SettingsLink() } }
      }
      struct HomeView: View { var body: some View { Text("") } }
      """)
    #expect(roots(chart) == ["main HomeView"])
    #expect(chart.links == ["HomeView SettingsLink window"])
  }
}
