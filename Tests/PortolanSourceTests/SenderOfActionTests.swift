import PortolanModel
import Testing

/// Actions of a reducer that several views have, or that there is several times in one parent.
@Suite struct SenderOfActionTests {
  private func crew(deck: String, cabin: String, answers: String, own: String = "") -> Charted {
    Charted(
      """
      @Reducer struct Sailor {
        struct State { var isLogShown = false }
        enum Action { case logTapped, logOpened, hired, left, done }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .logTapped: return .send(.logOpened)
            case .logOpened: state.isLogShown = true; return .none
            \(own)
            default: return .none
            }
          }
        }
      }
      @Reducer struct Ship {
        @Reducer enum Path { case deck(Sailor), cabin(Sailor) }
        struct State { var path = StackState<Path.State>() }
        enum Action { case boardTapped, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .boardTapped: state.path.append(.deck(Sailor.State())); return .none
            \(answers)
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct ShipView: View {
        @Bindable var store: StoreOf<Ship>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Board") { store.send(.boardTapped) }
          } destination: { store in
            switch store.case {
            case .deck(let store): DeckView(store: store)
            case .cabin(let store): CabinView(store: store)
            }
          }
        }
      }
      struct DeckView: View {
        let store: StoreOf<Sailor>
        var body: some View { Text("Deck"); \(deck) }
      }
      struct CabinView: View {
        @Bindable var store: StoreOf<Sailor>
        var body: some View {
          VStack { CabinDoor(store: store); \(cabin) }
            .popover(isPresented: $store.isLogShown) { Text("Log") }
        }
      }
      struct CabinDoor: View {
        let store: StoreOf<Sailor>
        var body: some View { Button("Leave") { store.send(.left) } }
      }
      """)
  }

  private func actions(_ chart: Charted) -> [String] {
    chart.actions.filter { !$0.hasPrefix("Ship.") }
  }

  @Test func anActionIsAtTheViewThatSendsIt() {
    let chart = crew(
      deck: "Button(\"Hire\") { store.send(.hired) }",
      cabin: "Button(\"Log\") { store.send(.logTapped) }",
      answers: """
        case .path(.element(id: _, action: .deck(.hired))):
          state.path.append(.cabin(Sailor.State())); return .none
        case .path(.element(id: _, action: .cabin(.left))): state.path.removeLast(); return .none
        """)
    #expect(
      actions(chart) == [
        "DeckView.hired push Ship.path (cabin)", "Sailor.left pop Ship.path",
        "Sailor.logTapped present isLogShown",
      ])
  }

  /// What both send is done in each where the parent says so.
  @Test func whatSeveralSendIsAtTheOneThatIsShown() {
    let button = "Button(\"Done\") { store.send(.done) }"
    let chart = crew(
      deck: button, cabin: button,
      answers: """
        case .path(.element(id: _, action: .deck(.done))):
          state.path.append(.cabin(Sailor.State())); return .none
        case .path(.element(id: _, action: .cabin(.done))): state.path.removeLast(); return .none
        """)
    #expect(
      actions(chart) == [
        "DeckView.done push Ship.path (cabin)", "Sailor.done pop Ship.path",
        "Sailor.logTapped present isLogShown",
      ])
  }

  /// What no view is seen to send is listed as ever.
  @Test func whatNobodySendsIsAtTheFirstView() {
    let chart = crew(
      deck: "EmptyView()", cabin: "EmptyView()", answers: "",
      own: "case .hired: state.isLogShown = false; return .none")
    #expect(
      actions(chart) == [
        "Sailor.hired dismiss isLogShown", "Sailor.logTapped present isLogShown",
      ])
  }

  private func pumps(_ answers: String) -> Charted {
    Charted(
      """
      @Reducer struct Pump {
        struct State { var isHot = false }
        enum Action { case start, failed, delegate(Delegate); enum Delegate { case broken } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .start: return .send(.failed)
            case .failed, .delegate: return .none
            }
          }
        }
      }
      @Reducer struct Engine {
        struct State {
          var fore = Pump.State()
          var aft = Pump.State()
          var isForeShown = false
          var isAftShown = false
        }
        enum Action { case runTapped, fore(Pump.Action), aft(Pump.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.fore, action: \\.fore) { Pump() }
          Scope(state: \\.aft, action: \\.aft) { Pump() }
          Reduce { state, action in
            switch action {
            case .runTapped: return .send(.fore(.start))
            \(answers)
            default: return .none
            }
          }
        }
      }
      struct EngineView: View {
        @Bindable var store: StoreOf<Engine>
        var body: some View {
          VStack {
            Button("Run") { store.send(.runTapped) }
            PumpView(store: store.scope(state: \\.fore, action: \\.fore))
            PumpView(store: store.scope(state: \\.aft, action: \\.aft))
          }
          .sheet(isPresented: $store.isForeShown) { Text("Fore") }
          .sheet(isPresented: $store.isAftShown) { Text("Aft") }
        }
      }
      struct PumpView: View {
        let store: StoreOf<Pump>
        var body: some View { Button("Pump") { store.send(.failed) } }
      }
      """)
  }

  @Test func whatOneChildIsToldItAloneDoes() {
    let chart = pumps(
      """
      case .fore(.failed): state.isForeShown = true; return .none
      case .aft(.failed): state.isAftShown = true; return .none
      """)
    #expect(chart.actions.contains("Engine.runTapped present isForeShown"))
    #expect(!chart.actions.contains("Engine.runTapped present isAftShown"))
  }

  /// Each is an action of its own.
  @Test func whatEachOfTwoChildrenTellsIsKeptApart() {
    let chart = pumps(
      """
      case .fore(.delegate(.broken)): state.isForeShown = true; return .none
      case .aft(.delegate(.broken)): state.isAftShown = true; return .none
      """)
    let all = chart.model.screens.flatMap(\.actions).filter { $0.name == "broken" }
    #expect(all.map { $0.effects.map(\.slot) } == [["isForeShown"], ["isAftShown"]])
  }

  private func still(_ answer: String, button: String = "Text(\"Still\")") -> Charted {
    Charted(
      """
      @Reducer struct Still {
        struct State { @Presents var alert: AlertState<Action>?; var isLabelShown = false }
        enum Action { case alert(PresentationAction<Action>), failed, labelTapped, cleared }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .alert(.presented(let action)): \(answer)
            case .alert(.dismiss): return .none
            case .failed: state.alert = .failure(); return .none
            case .labelTapped: state.isLabelShown = true; return .none
            case .cleared: return .none
            }
          }
        }
      }
      extension AlertState where Action == Still.Action {
        static func failure() -> AlertState {
          AlertState { TextState("Leaking") } actions: {
            ButtonState(action: .labelTapped) { TextState("Read the label") }
            ButtonState(action: .cleared) { TextState("Clear") }
            ButtonState(role: .cancel, action: .alert(.dismiss)) { TextState("Cancel") }
          }
        }
      }
      struct StillView: View {
        @Bindable var store: StoreOf<Still>
        var body: some View {
          VStack { Button("Boil") { store.send(.failed) }; \(button) }
            .alert($store.scope(state: \\.alert, action: \\.alert))
            .sheet(isPresented: $store.isLabelShown) { Text("Label") }
        }
      }
      """)
  }

  @Test func whatADialogsButtonSendsIsSentOn() {
    let chart = still("return .send(action)")
    #expect(
      chart.actions == [
        "Still.cleared dismiss alert", "Still.failed present alert",
        "Still.labelTapped dismiss alert", "Still.labelTapped present isLabelShown",
      ])
    let spots = chart.screen("Still")?.actions.map { $0.availableAt?.destination }
    #expect(spots == [nil, "alert", "alert"])
  }

  /// It is done whether the dialog is there or not.
  @Test func whatAViewSendsAsWellIsDoneWithoutTheDialog() {
    let chart = still(
      "return .send(action)", button: "Button(\"Label\") { store.send(.labelTapped) }")
    let all = chart.screen("Still")?.actions.filter { $0.name == "labelTapped" } ?? []
    #expect(all.map { $0.availableAt == nil } == [true])
    #expect(all.map(\.kind) == [.user])
  }

  @Test func whatIsNotSentOnIsNoButtons() {
    let chart = still("print(action); return .none")
    #expect(
      chart.actions == ["Still.failed present alert", "Still.labelTapped present isLabelShown"])
  }
}
