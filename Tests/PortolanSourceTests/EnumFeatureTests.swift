import PortolanModel
import Testing

/// Features whose whole state is an enum, and children of which no view is made in place.
@Suite struct EnumFeatureTests {
  private static let children = """
    @Reducer struct Login {
      @ObservableState struct State { @Presents var alert: AlertState<Never>? }
      enum Action { case doneTapped }
    }
    struct LoginView: View {
      @Bindable var store: StoreOf<Login>
      var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
    }
    @Reducer struct Main {
      @ObservableState struct State { @Presents var alert: AlertState<Never>? }
      enum Action { case logoutTapped }
    }
    struct MainView: View {
      @Bindable var store: StoreOf<Main>
      var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
    }
    """

  @Test(arguments: [
    (
      """
      @Reducer enum Root {
        case login(Login), main(Main)
        static var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login: state = .main(Main.State()); return .none
            case .main: return .none
            }
          }
        }
      }
      """,
      """
      switch store.case {
      case .login(let store): NavigationStack { LoginView(store: store) }
      case .main(let store): NavigationStack { MainView(store: store) }
      }
      """
    ),
    (
      """
      @Reducer struct Root {
        @ObservableState enum State { case login(Login.State), main(Main.State) }
        enum Action { case login(Login.Action), main(Main.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .login: state = .main(Main.State()); return .none
            case .main: return .none
            }
          }
        }
      }
      """,
      """
      switch store.state {
      case .login:
        if let store = store.scope(state: \\.login, action: \\.login) { LoginView(store: store) }
      case .main:
        if let store = store.scope(state: \\.main, action: \\.main) { MainView(store: store) }
      }
      """
    ),
    (
      """
      struct Root: Reducer {
        enum State { case login(Login.State), main(Main.State) }
        enum Action { case login(Login.Action), main(Main.Action) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .login: state = .main(Main.State()); return .none
          case .main: return .none
          }
        }
      }
      """,
      """
      SwitchStore(store) {
        CaseLet(/Root.State.login, action: Root.Action.login) { LoginView(store: $0) }
        CaseLet(/Root.State.main, action: Root.Action.main) { MainView(store: $0) }
      }
      """
    ),
  ])
  func anEnumFeatureIsAlwaysInOneOfItsCases(_ feature: String, _ content: String) {
    let chart = Charted(
      """
      \(feature)
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          \(content)
        }
      }
      \(Self.children)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("Root") } == [
        "Root.self exactlyOne enum: login inline → Login, main inline → Main"
      ])
    #expect(chart.actions == ["Root.login select self (main)"])
  }

  @Test func aChildOfWhichNoViewIsMadeIsNotEmbedded() {
    let chart = Charted(
      """
      @Reducer struct Home {
        @ObservableState struct State {
          var login = Login.State()
          var stats = Main.State()
          var more = Main.State()
          @Presents var alert: AlertState<Never>?
        }
        enum Action {}
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          NavigationStack {
            Text(store.login.name)
            NavigationLink("Stats", destination: MainView(store: store.scope(state: \\.stats, action: \\.stats)))
            LinkRow(destination: MainView(store: store.scope(state: \\.more, action: \\.more)))
          }
          .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      struct LinkRow<Destination: View>: View {
        let destination: Destination
        var body: some View { NavigationLink(destination: destination) { Text("More") } }
      }
      \(Self.children)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("Home") } == [
        "Home.alert atMostOne optionalValue: alert alert"
      ])
    #expect(
      chart.links == [
        "Home NavigationLink(destination:) drillDown → Main",
        "Home NavigationLink(destination:) drillDown → Main",
      ])
    #expect(chart.screen("Home")?.links.map(\.title) == ["Stats", "More"])
  }

  @Test func aStoreThatAViewMakesItself() {
    let chart = Charted(
      """
      @Reducer struct SignUp {
        @Reducer enum Path { case login(Login), main(Main) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>) }
      }
      struct SignUpView: View {
        @Bindable private var store = Store(initialState: .init()) { SignUp() }
        var body: some View {
          NavigationStack(path: $store.scope(\\.path, action: \\.path)) {
            Text("")
          } destination: { store in
            switch store.case {
            case .login(let store): LoginView(store: store)
            case .main(let store): MainView(store: store)
            }
          }
        }
      }
      \(Self.children)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("SignUp") } == [
        "SignUp.path sequence stackState in NavigationStack: "
          + "login drillDown → Login, main drillDown → Main"
      ])
  }

  @Test func aStackThatAnAppBringsItself() {
    let chart = Charted(
      """
      struct StackState<Element> { var elements: [Element] = [] }
      struct Root: Reducer {
        struct State { var path: StackState<Path.State> = StackState() }
        enum Action { case path(StackAction<Path.State, Path.Action>) }
        @Reducer enum Path { case login(Login), main(Main) }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("")
          } destination: { store in
            switch store.case {
            case .login(let store): LoginView(store: store)
            case .main(let store): MainView(store: store)
            }
          }
        }
      }
      \(Self.children)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("Root") } == [
        "Root.path sequence stackState in NavigationStack: "
          + "login drillDown → Login, main drillDown → Main"
      ])
  }

  /// A feature whose state is an enum of one case, as one writes it who expects more.
  @Test func anEnumOfOneCaseIsAnEnum() {
    let chart = Charted(
      """
      @Reducer struct HomeFeature {
        @ObservableState struct State { @Presents var page: Page.State? }
        enum Action { case tapped, page(PresentationAction<Page.Action>) }
        @Reducer struct Page {
          @ObservableState @CasePathable enum State { case detail(DetailFeature.State) }
          @CasePathable enum Action { case detail(DetailFeature.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: \\.detail, action: \\.detail) { DetailFeature() }
          }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.page = .detail(DetailFeature.State())
            return .none
          }
          .ifLet(\\.$page, action: \\.page) { Page() }
        }
      }
      @Reducer struct DetailFeature {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
        enum Action { case alert(PresentationAction<Never>) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct DetailView: View {
        @Bindable var store: StoreOf<DetailFeature>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<HomeFeature>
        var body: some View {
          Text("").sheet(item: $store.scope(state: \\.page, action: \\.page)) { store in
            if let store = store.scope(state: \\.detail, action: \\.detail) {
              DetailView(store: store)
            }
          }
        }
      }
      """)
    #expect(
      chart.slots.contains(
        "HomeFeature.page atMostOne optionalEnum: detail sheet → DetailFeature"))
  }

  /// A case that shows no view of the app's own leads nowhere, be there an `if let` around the `switch`.
  @Test func aCaseOfPlainViewsLeadsNowhere() {
    let chart = Charted(
      """
      @main struct HallApp: App {
        var body: some Scene {
          WindowGroup { HallView(store: Store(initialState: Hall.State()) { Hall() }) }
        }
      }
      @Reducer struct Intake { @ObservableState struct State { var name = "" } }
      @Reducer struct Hall {
        @Reducer enum Page { case benefits, intake(Intake) }
        @ObservableState struct State { @Presents var page: Page.State? = .benefits }
        enum Action { case next, page(PresentationAction<Page.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .next = action { state.page = .intake(Intake.State()) }
            return .none
          }
          .ifLet(\\.$page, action: \\.page)
        }
      }
      struct HallView: View {
        let store: StoreOf<Hall>
        var body: some View {
          if let page = store.scope(state: \\.page, action: \\.page.presented) {
            switch page.case {
            case .benefits: benefits
            case let .intake(store): IntakeView(store: store)
            }
          }
        }
        private var benefits: some View {
          VStack { Text("Welcome"); Button("Next") { store.send(.next) } }
        }
      }
      struct IntakeView: View {
        let store: StoreOf<Intake>
        var body: some View { Text(store.name) }
      }
      """)
    #expect(
      chart.slots == ["Hall.page atMostOne optionalEnum: benefits inline, intake inline → Intake"])
  }

  /// What stands in the arm of its own name is that arm's, and not shown beside it.
  @Test func anOptionalChildInAnArmIsThatArms() {
    let chart = Charted(
      """
      @main struct HallApp: App {
        var body: some Scene {
          WindowGroup { HallView(store: Store(initialState: Hall.State()) { Hall() }) }
        }
      }
      @Reducer struct Dice { @ObservableState struct State { var isHelpShown = false } }
      @Reducer struct Muse { @ObservableState struct State { var isHelpShown = false } }
      @Reducer struct Hall {
        enum Mode { case dice, muse }
        @ObservableState struct State {
          var mode = Mode.dice
          var dice: Dice.State? = Dice.State()
          var muse = Muse.State()
        }
        enum Action { case setMode(Mode), dice(Dice.Action), muse(Muse.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.muse, action: \\.muse) { Muse() }
          Reduce { state, action in
            if case .setMode(let mode) = action { state.mode = mode }
            return .none
          }
          .ifLet(\\.dice, action: \\.dice) { Dice() }
        }
      }
      struct HallView: View {
        let store: StoreOf<Hall>
        var body: some View {
          Button("Muse") { store.send(.setMode(.muse)) }
          switch store.mode {
          case .dice:
            if let store = store.scope(state: \\.dice, action: \\.dice) { DiceView(store: store) }
          case .muse: MuseView(store: store.scope(state: \\.muse, action: \\.muse))
          }
        }
      }
      struct DiceView: View {
        @Bindable var store: StoreOf<Dice>
        var body: some View {
          Button("") { store.isHelpShown = true }.sheet(isPresented: $store.isHelpShown) { Text("") }
        }
      }
      struct MuseView: View {
        @Bindable var store: StoreOf<Muse>
        var body: some View {
          Button("") { store.isHelpShown = true }.sheet(isPresented: $store.isHelpShown) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("Hall.") } == [
        "Hall.mode exactlyOne enum: dice inline → Dice, muse inline → Muse",
        "Hall.muse always child: muse inline → Muse",
      ])
  }
}
