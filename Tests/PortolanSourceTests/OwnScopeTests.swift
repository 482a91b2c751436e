import PortolanModel
import Testing

/// Parts of a reducer that take actions of their own.
@Suite struct OwnScopeTests {
  private func kinds(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap(\.actions).map { action in
      "\(action.kind.rawValue) \(action.name) \(action.effects.map(\.kind.rawValue).joined(separator: ", "))"
    }
  }

  private func trail(_ appear: String, _ button: String = "") -> Charted {
    Charted(
      """
      @Reducer struct Trail {
        @ObservableState struct State: Equatable { @Presents var alert: AlertState<Action.Alert>? }
        enum Action { case appeared, gps(Gps.Event), alert(PresentationAction<Alert>); enum Alert { case ok } }
        var body: some ReducerOf<Self> {
          Scope(state: \\.self, action: \\.gps) {
            Reduce<State, Gps.Event> { state, action in
              switch action {
              case .denied: state.alert = AlertState { TextState("") }; return .none
              default: return .none
              }
            }
          }
          Reduce { state, action in
            switch action {
            case .appeared: return .run { send in \(appear) }
            case .gps, .alert: return .none
            }
          }
          .ifLet(\\.$alert, action: \\.alert)
        }
      }
      struct TrailView: View {
        @Bindable var store: StoreOf<Trail>
        var body: some View {
          Text("").onAppear { store.send(.appeared) }.alert($store.scope(state: \\.alert, action: \\.alert))
          \(button)
        }
      }
      """)
  }

  @Test func whatOnlyAnEffectSendsToAScopeTheAppDoes() {
    let loop = "for await event in gps.events() { await send(.gps(event)) }"
    #expect(kinds(trail(loop)) == ["app denied present"])
    let button = "Button(\"\") { store.send(.gps(.denied)) }"
    #expect(kinds(trail(loop, button)) == ["user denied present"])
  }
}
