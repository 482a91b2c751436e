import PortolanFacts
import PortolanModel
import PortolanSource
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

  /// What a watch shows for a notification is one more scene, be it declared first.
  @Test func aNotificationIsAScene() {
    let chart = Charted(
      """
      @main struct WristApp: App {
        var body: some Scene {
          WKNotificationScene(controller: TideController.self, category: "tide")
          WindowGroup { HomeView() }
        }
      }
      class TideController: WKUserNotificationHostingController<TideView> {
        override var body: TideView { TideView() }
      }
      struct TideView: View {
        @State var isMore = false
        var body: some View { Button("") { isMore = true }.sheet(isPresented: $isMore) {} }
      }
      \(Self.views)
      """)
    #expect(roots(chart) == ["main HomeView", "scene TideController"])
    #expect(chart.slots.first == "TideController.tideView always child: tideView inline → TideView")
    #expect(chart.model.unresolved == [])
  }

  /// Of several apps each root says whose it is; of one app's scenes none has to.
  /// Which window a modifier opens, whoever calls it says; of what is handed nothing known nothing is said.
  @Test func windowsUnderHandedIdentifiersAreFound() {
    let chart = Charted(
      """
      @main struct LogApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          WindowGroup(id: "entry", for: Int.self) { $entry in EntryView() }
          Window("Chart", id: "chart") { ChartView() }
        }
      }
      struct HomeView: View {
        let name: String
        var body: some View {
          Button("Chart") { show("chart") }.inWindow("entry", when: true).inWindow(name, when: false)
        }
        @Environment(\\.openWindow) private var openWindow
        private func show(_ window: String) { openWindow(id: window) }
      }
      struct EntryView: View { var body: some View { Text("Entry") } }
      struct ChartView: View { var body: some View { Text("Chart") } }
      extension View {
        func inWindow(_ windowID: String, when isOpen: Bool) -> some View {
          modifier(InWindow(windowID: windowID, isOpen: isOpen))
        }
      }
      struct InWindow: ViewModifier {
        @Environment(\\.openWindow) private var openWindow
        let windowID: String
        let isOpen: Bool
        func body(content: Content) -> some View {
          content.onChange(of: isOpen) { openWindow(id: windowID) }
        }
      }
      """)
    #expect(
      chart.links == [
        "HomeView openWindow(id:) window → ChartView",
        "InWindow openWindow(id:) window → EntryView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func severalAppsInOneInput() {
    let app = "@main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }"
    let preview = """
      @main struct AboutApp: App { var body: some Scene { WindowGroup { AboutView() } } }
      """
    let files = [("Notes", app + "\n" + Self.views), ("AboutPreview", preview)].map {
      SourceFile(reading: $0.1, path: "\($0.0)/App.swift", module: $0.0)
    }
    #expect(
      NavigationModel(linking: files).roots.map(\.targets) == [["Notes"], ["AboutPreview"]])
    #expect(NavigationModel(linking: Array(files.prefix(1))).roots.map(\.targets) == [nil])
  }

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
        "scene AboutView if os(macOS)", "scene SpaceView",
      ])
    #expect(chart.slots.isEmpty)
  }

  @Test func theScenesOfALibraryShowWhatTheyAreGiven() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        var body: some Scene {
          Group {
            GreetingWindow(title: { HomeView() }, actions: { close in CloneButton(close: close) })
            Credits(logo: { HomeView() }, text: { AboutView() })
            Help()
          }
          .commands { CommandMenu("") { Button("") {} } }
        }
      }
      struct Help: Scene {
        var body: some Scene { Window("About", id: "about") { Extra { AboutView() } } }
      }
      struct CloneButton: View {
        let close: () -> Void
        @State private var isCloning = false
        var body: some View { Button("") { isCloning = true }.sheet(isPresented: $isCloning) { Text("") } }
      }
      \(Self.views)
      """)
    #expect(roots(chart) == ["main CloneButton", "scene HomeView", "scene AboutView"])
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
      chart.model.unresolved.map(\.what)
        == ["no scene was found that 'openWindow(id:)' opens: 'lost'"])
  }

  /// What has changed says which window is opened: `.onChange(of: note) { _, note in openWindow(value: note) }`.
  @Test(arguments: [
    "_, new in guard let new else { return }; openWindow(value: new)",
    "if let new = $0 { openWindow(value: new) }", "new in if let new { openWindow(value: new) }",
  ])
  func aWindowForWhatHasChanged(_ code: String) {
    let chart = Charted(
      """
      struct Note: Hashable { var number: Int }
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          WindowGroup(for: Note.self) { $note in NoteView(note: note) }
        }
      }
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        @State private var note: Note?
        var body: some View {
          Button("Note") { note = Note(number: 1) }.onChange(of: note) { \(code) }
        }
      }
      struct NoteView: View { let note: Note?; var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView openWindow(value:) window → NoteView"])
  }

  /// What is asked of the environment's values outside of any view's environment.
  @Test(arguments: [
    "EnvironmentValues().openWindow(id: \"about\")",
    "let values = EnvironmentValues(); values.openWindow(id: \"about\")",
  ])
  func windowsOpenedByValuesOfTheEnvironment(_ code: String) {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          Window("About", id: "about") { AboutView() }
        }
      }
      struct HomeView: View { var body: some View { Button("About") { \(code) } } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView openWindow(id:) window → AboutView"])
  }

  @Test func aWindowThatSeveralWaysOpenIsToldOnce() {
    let chart = Charted(
      """
      @main struct PadApp: App {
        @NSApplicationDelegateAdaptor var delegate: Delegate
        var body: some Scene { WindowGroup { PadView() } }
      }
      struct PadView: View { var body: some View { Text("") } }
      final class Delegate: NSObject, NSApplicationDelegate {
        @Environment(\\.openWindow) var openWindow
        func applicationDidFinishLaunching(_ notification: Notification) { open() }
        func applicationDidBecomeActive(_ notification: Notification) { open() }
        func open() { openWindow(id: "welcome") }
      }
      """)
    #expect(
      chart.model.unresolved.map(\.what)
        == ["no scene was found that 'openWindow(id:)' opens: 'welcome'"])
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

  @Test func whatStandsAroundAScreenIsNoRoot() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup {
            HomeView(badge: BadgeView())
              .themed()
              .modifier(Tint())
              .overlay { BadgeView() }
              .toolbar { ToolView() }
          }
          Window("Wrapped", id: "wrapped") { Frame { AboutView() } }
          Window("Columns", id: "columns") {
            NavigationView {
              SettingsView()
              EmptyNote()
            }
          }
        }
      }
      struct HomeView: View { let badge: BadgeView; var body: some View { badge } }
      struct BadgeView: View { var body: some View { Text("") } }
      struct ToolView: View { var body: some View { Button("") {} } }
      struct ThemeView: View { var body: some View { Text("") } }
      struct EmptyNote: View { var body: some View { Text("") } }
      struct Tint: ViewModifier { func body(content: Content) -> some View { content } }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content() }
      }
      extension View {
        func themed() -> some View {
          ZStack {
            ThemeView()
            self
          }
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { Text("") } }
      """)
    #expect(roots(chart) == ["main HomeView", "scene AboutView", "scene SettingsView"])
  }

  @Test func columnsThatLeadSomewhereAreOneScreenWithTheWindow() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationSplitView { ListColumn() } detail: { DetailColumn() }
          }
        }
      }
      struct ListColumn: View { \(Self.alert) }
      struct DetailColumn: View { \(Self.alert) }
      """)
    #expect(roots(chart) == ["main NotesApp"])
    #expect(
      chart.slots.filter { $0.hasPrefix("NotesApp") } == [
        "NotesApp.detailColumn always child: detailColumn inline → DetailColumn",
        "NotesApp.listColumn always child: listColumn inline → ListColumn",
      ])
  }

  @Test func theAppThatShowsMostComesFirst() {
    let chart = Charted(files: [
      "A.swift":
        "@main struct PreviewApp: App { var body: some Scene { WindowGroup { PartView() } } }",
      "B.swift":
        "@main struct WholeApp: App { var body: some Scene { WindowGroup { HomeView() } } }",
      "C.swift": """
      struct HomeView: View { var body: some View { NavigationLink("") { PartView() } } }
      struct PartView: View { var body: some View { Text("") } }
      """,
    ])
    #expect(roots(chart) == ["main HomeView", "main PartView"])
  }

  @Test func anAppIsCalledAsItsTarget() {
    let files = [
      ("A.swift", "Kit", "public struct HomeView: View { \(Self.alert) }"),
      (
        "B.swift", "Mail_Reader__iOS_",
        "@main struct M: App { var body: some Scene { WindowGroup { HomeView() } } }"
      ),
    ]
    let model = NavigationModel(
      linking: files.map { SourceFile(reading: $0.2, path: $0.0, module: $0.1) })
    #expect(model.name == "Mail Reader iOS")
  }

  @Test func aDelegateOfTheAppMayHoldItsFirstScreen() {
    let chart = Charted(
      """
      @main struct NotesApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { delegate.rootView } }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        var rootView: some View { HomeView() }
      }
      struct HomeView: View { \(Self.alert) }
      """)
    #expect(roots(chart) == ["main HomeView"])
    #expect(chart.model.unresolved == [])
  }

  @Test func anAppOfAppKitStartsWithTheContentOfItsWindow() {
    let chart = Charted(
      """
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        var window: NSWindow!
        func applicationDidFinishLaunching(_ notification: Notification) {
          let content = HomeView()
          window = NSWindow()
          window.contentView = NSHostingView(rootView: content)
        }
      }
      struct HomeView: View { \(Self.alert) }
      struct OtherView: View { \(Self.alert) }
      """)
    #expect(roots(chart) == ["main HomeView"])
  }

  @Test func whereNobodyCanTellTheFirstScreenOneLineSaysSo() {
    let phone = """
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let navigation = UINavigationController()
        func scene(_ scene: UIScene) {
          Starter(navigation).start()
          window?.rootViewController = navigation
        }
      }
      struct PhoneView: View { \(Self.alert) }
      """
    let watch = """
      @main struct WatchApp: App { var body: some Scene { WindowGroup { WatchView() } } }
      struct WatchView: View { \(Self.alert) }
      """
    let model = NavigationModel(linking: [
      SourceFile(reading: phone, path: "Phone.swift", module: "Phone"),
      SourceFile(reading: watch, path: "Watch.swift", module: "Watch"),
    ])
    let whats = model.unresolved.map { "\($0.location?.line ?? 0): \($0.what)" }
    #expect(whats == ["2: what 'SceneDelegate' shows first could not be told; '--root' names it"])
    #expect(
      model.roots == [
        Root(screen: "Watch.WatchView", how: .main),
        Root(screen: "Phone.PhoneView", how: .unpresented),
      ])
    let named = NavigationModel(
      linking: [SourceFile(reading: phone, path: "Phone.swift", module: "Phone")],
      roots: ["PhoneView"])
    #expect(named.unresolved == [])
  }

  /// The body of a view that leads somewhere.
  private static let alert = """
    @State var isShown = false
      var body: some View { Button("") { isShown = true }.alert("", isPresented: $isShown) {} }
    """

  /// The actions of the environment have names that an app's own functions may have.
  @Test func aFunctionOfTheAppsOwnOpensNoScene() {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          Settings { SettingsView() }
        }
      }
      struct HomeView: View {
        @State private var isHelpShown = false
        var body: some View {
          Button("Settings") { openSettings() }.sheet(isPresented: $isHelpShown) { HelpView() }
        }
        private func openSettings() { isHelpShown = true }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == [])
    #expect(chart.model.unresolved == [])
  }

  @Test func whatOpensAWindowMayHaveAnyNameAndItsTextTheAppsOwn() {
    let chart = Charted(
      """
      extension String {
        static let notesWindow: String = "notes"
      }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          WindowGroup(id: .notesWindow, for: String.self) { $text in NotesView() }
          Window("Log", id: "log") { LogView() }
        }
      }
      struct HomeView: View {
        @Environment(\\.openWindow) private var open
        let text = ""
        var body: some View {
          Button("Note") { open(id: .notesWindow, value: text.uppercased()) }
          Button("Log") { self.open(id: "log") }
        }
      }
      struct NotesView: View { var body: some View { Text("") } }
      struct LogView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "HomeView openWindow(id:value:) window → NotesView",
        "HomeView openWindow(id:) window → LogView",
      ])
    #expect(chart.model.unresolved == [])
  }

  @Test func aWindowOfSeveralValuesIsOpenedByThem() {
    let chart = Charted(
      """
      struct Parcel: Codable, Hashable {}
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView(parcels: []) }
          WindowGroup(id: "list", for: [Parcel].self) { $parcels in ParcelList() }
          WindowGroup(for: Parcel.self) { $parcel in ParcelView() }
        }
      }
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        let parcels: [Parcel]
        var body: some View { Button("All") { openWindow(value: parcels) } }
      }
      struct ParcelList: View { var body: some View { Text("") } }
      struct ParcelView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView openWindow(value:) window → ParcelList"])
    #expect(chart.model.unresolved == [])
  }

  /// What a modifier presents over all that a window shows, no view of the app's shows.
  @Test(arguments: [".modifier(Gifts())", ".gifts()"])
  func aSceneThatAModifierPresentsOverIsAScreen(_ modifier: String) {
    let chart = Charted(
      """
      @main struct Shop: App {
        var body: some Scene { WindowGroup { HomeView()\(modifier) } }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct Gifts: ViewModifier {
        @State private var gift: Gift?
        func body(content: Content) -> some View {
          content.onReceive(Gift.all) { gift = $0 }.sheet(item: $gift) { _ in GiftView() }
        }
      }
      extension View { func gifts() -> some View { modifier(Gifts()) } }
      struct Gift: Identifiable { let id: Int }
      struct GiftView: View { var body: some View { Text("") } }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.Shop"])
    #expect(
      chart.slots == [
        "Gifts.gift atMostOne optionalValue: gift sheet → GiftView",
        "Shop.gifts always child: gifts inline → Gifts",
      ])
    #expect(chart.model.unresolved == [])
  }

  @Test func aWindowIsOpenedInAWayOfTheAppsOwn() {
    let chart = Charted(
      """
      enum Place: String { case log, notes = "memo" }
      extension OpenWindowAction {
        func callAsFunction(_ place: Place) { callAsFunction(id: place.rawValue) }
        func callAsFunction(place: Place) { self(id: place.rawValue) }
      }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          Window("Log", id: Place.log.rawValue) { LogView() }
          Window("Notes", id: "memo") { NotesView() }
        }
      }
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View {
          Button("Log") { openWindow(.log) }
          Button("Notes") { openWindow(place: .notes) }
        }
      }
      struct LogView: View { var body: some View { Text("") } }
      struct NotesView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "HomeView openWindow window → LogView", "HomeView openWindow(place:) window → NotesView",
      ])
  }

  /// A property that is called as the system's action, and is another.
  @Test(arguments: [
    "@Environment(\\.log) private var openSettings", "private let openSettings = LogAction()",
  ])
  func anActionOfTheAppsOwnOpensNoScene(_ property: String) {
    let chart = Charted(
      """
      @main struct OwnApp: App {
        var body: some Scene { WindowGroup { HomeView() }; Settings { SettingsView() } }
      }
      struct LogAction { func callAsFunction() { print("") } }
      extension EnvironmentValues { @Entry var log = LogAction() }
      struct HomeView: View {
        \(property)
        var body: some View { Button("Log") { openSettings() } }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == [])
    #expect(chart.model.unresolved == [])
  }

  /// A function may be handed what opens a window.
  @Test(arguments: [
    "extension View { func row(open: OpenWindowAction) -> some View { Button(\"\") { open(id: \"log\") } } }",
    "extension HomeView { func row(open: OpenWindowAction) -> some View { Button(\"\") { open(id: \"log\") } } }",
    "func row(open: OpenWindowAction) -> some View { Button(\"\") { open(id: \"log\") } }",
  ])
  func aFunctionThatIsHandedTheActionOpensTheScene(_ function: String) {
    let chart = Charted(
      """
      @main struct LogApp: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          Window("Log", id: "log") { LogView() }
        }
      }
      \(function)
      struct HomeView: View {
        @Environment(\\.openWindow) private var openWindow
        var body: some View { row(open: openWindow) }
      }
      struct LogView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView openWindow(id:) window → LogView"])
  }

  /// An app whose window shows a text has no screen; what it may show that is kept elsewhere nobody knows.
  @Test(arguments: [
    ("Form { Text(\"Open the previews.\") }", true), ("EmptyView()", true), ("first", false),
    ("KitView()", false),
  ])
  func aSceneThatOnlySaysSomethingIsToldNoFurther(_ content: String, _ isTold: Bool) {
    let chart = Charted(
      """
      import Kit
      @main struct LogApp: App { var body: some Scene { WindowGroup { \(content) } } }
      """)
    #expect(chart.model.unresolved.isEmpty == isTold)
  }
}
