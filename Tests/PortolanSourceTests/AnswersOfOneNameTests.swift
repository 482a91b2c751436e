import PortolanModel
import Testing

/// A reducer's action and the button of its dialog may have one name.
@Suite struct AnswersOfOneNameTests {
  private func actions(_ answer: String = "state.log = Log.State()") -> [String] {
    let chart = Charted(
      """
      @Reducer struct Voyage {
        @ObservableState struct State {
          @Presents var alert: AlertState<Action.Alert>?
          @Presents var log: Log.State?
        }
        enum Action {
          case endTapped, alert(PresentationAction<Alert>), log(PresentationAction<Log.Action>)
          enum Alert { case endTapped }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .endTapped:
              state.alert = AlertState { TextState("End?") } actions: {
                ButtonState(action: .endTapped) { TextState("End") }
              }
              return .none
            case .alert(.presented(.endTapped)): \(answer); return .none
            case .alert, .log: return .none
            }
          }
          .ifLet(\\.$alert, action: \\.alert)
          .ifLet(\\.$log, action: \\.log) { Log() }
        }
      }
      @Reducer struct Log { @ObservableState struct State { var page = 0 }; enum Action { case seen } }
      struct LogView: View { let store: StoreOf<Log>; var body: some View { Text("Log") } }
      struct VoyageView: View {
        @Bindable var store: StoreOf<Voyage>
        var body: some View {
          Button("End") { store.send(.endTapped) }
            .alert($store.scope(state: \\.alert, action: \\.alert))
            .sheet(item: $store.scope(state: \\.log, action: \\.log)) { LogView(store: $0) }
        }
      }
      """)
    return chart.model.screens.flatMap(\.actions).map { action in
      let spot = action.availableAt.map { " at \($0.destination)" } ?? ""
      let effects = action.effects.map { "\($0.kind.rawValue) \($0.slot)" }
      return "\(action.kind.rawValue) \(action.name)\(spot): \(effects.joined(separator: ", "))"
    }
  }

  @Test func eachIsAnActionOfItsOwn() {
    #expect(
      actions() == [
        "user endTapped: present alert", "system endTapped at alert: dismiss alert, present log",
      ])
  }

  @Test func whatTheButtonDoesNotDoIsNotItsDoing() {
    #expect(
      actions("_ = state") == [
        "user endTapped: present alert", "system endTapped at alert: dismiss alert",
      ])
  }
}
