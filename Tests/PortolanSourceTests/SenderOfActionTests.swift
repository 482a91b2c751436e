import PortolanModel
import Testing

/// Actions of a reducer that several views have.
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
}
