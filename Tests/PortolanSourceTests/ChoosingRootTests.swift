import PortolanModel
import Testing

/// Apps whose first screen one of several is, by the case of an enum that the app's own model or store keeps.
@Suite struct ChoosingRootTests {
  @Test func aSceneChoosesByItsAppsModel() {
    let chart = Charted(
      """
      @main struct TheApp: App {
        @State private var session = Session()
        var body: some Scene {
          WindowGroup {
            switch session.phase {
            case .login: LoginView(session: session)
            case .main: MainView()
            }
          }
        }
      }
      enum Phase { case login, main }
      @Observable final class Session { var phase = Phase.login }
      struct LoginView: View {
        let session: Session
        var body: some View { Button("") { session.phase = .main } }
      }
      struct MainView: View {
        @State private var needsHelp = false
        var body: some View { Button("") { needsHelp = true }.sheet(isPresented: $needsHelp) { Text("") } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.Session"])
    #expect(
      chart.slots.filter { $0.hasPrefix("Session") } == [
        "Session.phase exactlyOne enum: login inline → LoginView, main inline → MainView"
      ])
  }

  private func gate(_ scene: String, _ state: String) -> Charted {
    Charted(
      """
      @main struct TheApp: App {
        \(state)
        var body: some Scene {
          WindowGroup { \(scene) }
        }
      }
      @Observable final class Session { var isLoggedIn = false; var user: Int?; let isDemo = false }
      struct LoginView: View { var body: some View { Text("") } }
      struct MainView: View { var body: some View { Text("") } }
      """)
  }

  /// What state swaps that is no enum's, the app shows in place of each other.
  @Test(arguments: [
    (
      "if session.isLoggedIn { MainView() } else { LoginView() }",
      "@State private var session = Session()"
    ),
    (
      "if session.user == nil { LoginView() } else { MainView() }",
      "@State private var session = Session()"
    ),
    (
      "if isLoggedIn { MainView() } else { LoginView() }",
      "@AppStorage(\"known\") private var isLoggedIn = false"
    ),
    (
      "Group { if !isLoggedIn { LoginView() } else { MainView() } }.tint(.red)",
      "@State private var isLoggedIn = false"
    ),
  ])
  func aSceneThatStateSwapsIsOneScreen(_ scene: String, _ state: String) {
    let chart = gate(scene, state)
    #expect(chart.model.roots.map(\.screen) == ["App.TheApp"])
    let children = (chart.screen("TheApp")?.slots ?? []).map { slot in
      slot.name + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
    }
    #expect(Set(children.map { $0.prefix { $0 != " " } }) == ["mainView", "loginView"])
    #expect(Set(children.compactMap(\.last)) == ["1", "2"])
  }

  /// Of what nothing swaps while the app runs each view is one to start with.
  @Test(arguments: [
    ("if CommandLine.arguments.isEmpty { MainView() } else { LoginView() }", ""),
    (
      "if session.isDemo { LoginView() } else { MainView() }",
      "@State private var session = Session()"
    ),
    (
      "if isDemo { LoginView() } else { MainView() }",
      "private let isDemo = CommandLine.arguments.isEmpty"
    ),
  ])
  func aSceneThatAsksNoStateHasTwoScreensToStartWith(_ scene: String, _ state: String) {
    let roots = gate(scene, state).model.roots.map(\.screen).sorted()
    #expect(roots == ["App.LoginView", "App.MainView"])
  }

  private static let features = """
    @Reducer struct LoginFeature {
      @ObservableState struct State: Equatable {}
      enum Action { case done }
    }
    @Reducer struct MainFeature {
      @ObservableState struct State: Equatable { @Presents var item: ItemFeature.State? }
      enum Action { case item(PresentationAction<ItemFeature.Action>) }
    }
    @Reducer struct ItemFeature {
      @ObservableState struct State: Equatable {}
      enum Action {}
    }
    struct LoginView: View { let store: StoreOf<LoginFeature>; var body: some View { Text("") } }
    struct MainView: View {
      @Bindable var store: StoreOf<MainFeature>
      var body: some View {
        Text("").sheet(item: $store.scope(state: \\.item, action: \\.item)) { ItemView(store: $0) }
      }
    }
    struct ItemView: View { let store: StoreOf<ItemFeature>; var body: some View { Text("") } }
    struct DoorView: View {
      let store: StoreOf<DoorFeature>
      var body: some View {
        switch store.case {
        case let .login(store): LoginView(store: store)
        case let .main(store): MainView(store: store)
        }
      }
    }
    """

  @Test(arguments: [
    "var body: some Scene { WindowGroup { DoorView(store: Store(initialState: DoorFeature.State.login(LoginFeature.State())) { DoorFeature.body }) } }",
    """
    static let store = Store(initialState: DoorFeature.State.login(LoginFeature.State())) { DoorFeature.body }
    var body: some Scene { WindowGroup { DoorView(store: Self.store) } }
    """,
    """
    let store: StoreOf<DoorFeature> = Store(initialState: .login(LoginFeature.State())) { DoorFeature.body }
    var body: some Scene { WindowGroup { DoorView(store: store) } }
    """,
  ])
  func aFeatureOfCasesIsARootWhoeverMakesItsStore(_ app: String) {
    let chart = Charted(
      """
      @Reducer enum DoorFeature {
        case login(LoginFeature)
        case main(MainFeature)
        static var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login(.done): state = .main(MainFeature.State()); return .none
            default: return .none
            }
          }
        }
      }
      \(Self.features)
      @main struct TheApp: App { \(app) }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DoorFeature"])
    #expect(
      chart.slots.filter { $0.hasPrefix("DoorFeature") } == [
        "DoorFeature.self exactlyOne enum: login inline → LoginFeature, main inline → MainFeature"
      ])
  }
}
