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

  /// Of two values that are no enum's cases each view is one to start with.
  @Test func aSceneThatAsksNoEnumHasTwoScreensToStartWith() {
    let chart = Charted(
      """
      @main struct TheApp: App {
        @State private var session = Session()
        var body: some Scene {
          WindowGroup { if session.isLoggedIn { MainView() } else { LoginView() } }
        }
      }
      @Observable final class Session { var isLoggedIn = false }
      struct LoginView: View { var body: some View { Text("") } }
      struct MainView: View { var body: some View { Text("") } }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.MainView", "App.LoginView"])
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
