import PortolanModel
import Testing

/// Views that are nothing but a `switch` over state that somebody keeps.
@Suite struct ChosenByViewTests {
  private static let pages = """
    enum Session { case login, home }
    struct LoginView: View {
      @State var isHelpShown = false
      var body: some View { Text("").sheet(isPresented: $isHelpShown) { Text("") } }
    }
    struct HomeView: View {
      @State var isHelpShown = false
      var body: some View { Text("").sheet(isPresented: $isHelpShown) { Text("") } }
    }
    """

  @Test(arguments: ["SessionView", "PlayView"])
  func whoMakesAFeatureIsNotItsView(_ name: String) {
    let chart = Charted(
      """
      @main struct GameApp: App { var body: some Scene { WindowGroup { LaunchView() } } }
      struct LaunchView: View {
        let store = Store(initialState: Session.State.login(.init())) { Session.body }
        @State var isGameShown = false
        var body: some View {
          Button("Play") { isGameShown = true }
            .sheet(isPresented: $isGameShown) { \(name)(store: store) }
        }
      }
      @Reducer enum Session { case login(Login), home(Home) }
      @Reducer struct Login {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
      }
      @Reducer struct Home {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
      }
      struct \(name): View {
        let store: StoreOf<Session>
        var body: some View {
          switch store.case {
          case .login(let store): LoginView(store: store)
          case .home(let store): HomeView(store: store)
          }
        }
      }
      struct LoginView: View {
        @Bindable var store: StoreOf<Login>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      """)
    #expect(
      chart.slots.filter { !$0.contains(".alert") } == [
        "LaunchView.isGameShown atMostOne flag: isGameShown sheet → Session",
        "Session.self exactlyOne enum: login inline → Login, home inline → Home",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func whoKeepsTheStateIsTheRoot() {
    let chart = Charted(
      """
      @main struct GameApp: App {
        @State var session: Session = .login
        var body: some Scene { WindowGroup { RootView(session: $session) } }
      }
      struct RootView: View {
        @Binding var session: Session
        var body: some View {
          switch session {
          case .login: LoginView()
          case .home: HomeView()
          }
        }
      }
      \(Self.pages)
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.GameApp"])
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.slots.contains(
        "GameApp.session exactlyOne enum: login inline → LoginView, home inline → HomeView"))
  }

  /// What a sheet presents, its view only says: the cases are those of the sheet.
  @Test func whatIsPresentedIsNotChosen() {
    let chart = Charted(
      """
      @main struct GameApp: App { var body: some Scene { WindowGroup { Main() } } }
      struct Main: View {
        @State var session: Session?
        var body: some View { Text("").sheet(item: $session) { PageView(session: $0) } }
      }
      struct PageView: View {
        let session: Session
        var body: some View {
          switch session {
          case .login: LoginView()
          case .home: HomeView()
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.contains(
        "Main.session atMostOne optionalEnum: login sheet → LoginView, home sheet → HomeView"))
    #expect(chart.screen("PageView") == nil)
  }

  /// An object may keep what a view shows a page for in one case alone, where the view chooses it and takes it back.
  @Test(arguments: [
    ("@Published var step: Step?", "desk.step = nil", true),
    ("@Published var step: Step? = nil", "desk.step = nil", true),
    ("@Published private(set) var step: Step?", "desk.load()", false),
  ])
  func whatAnObjectKeepsOfOnePageIsASlot(_ step: String, _ back: String, _ isSlot: Bool) {
    let chart = Charted(
      """
      enum Step: Hashable { case book(String), shelf }
      final class Desk: ObservableObject {
        \(step)
        func load() { step = .shelf }
      }
      struct FinderView: View {
        @StateObject private var desk = Desk()
        var body: some View {
          if let step = desk.step {
            switch step { case .book(let name): Text(name); case .shelf: ShelfView() }
            Button("Back") { \(back) }
          } else {
            Button("All") { \(isSlot ? "desk.step = .shelf" : "desk.load()") }
          }
        }
      }
      struct ShelfView: View {
        @State private var isNoteShown = false
        var body: some View { Button("") { isNoteShown = true }.sheet(isPresented: $isNoteShown) { Text("") } }
      }
      """)
    #expect(
      chart.slots.contains { $0.hasSuffix("optionalEnum: book inline, shelf inline → ShelfView") }
        == isSlot)
  }
}
