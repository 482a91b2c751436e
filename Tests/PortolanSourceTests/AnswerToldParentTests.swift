import PortolanModel
import Testing

/// What a reducer tells its parent in answer to a button of its dialog.
@Suite struct AnswerToldParentTests {
  private func chart(_ more: String = "") -> Charted {
    Charted(
      """
      enum Look { case plain, festive }
      @Reducer struct Pier {
        @ObservableState struct State { var look = Look.plain; var options = Options.State() }
        enum Action { case options(Options.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.options, action: \\.options) { Options() }
          Reduce { state, action in
            switch action {
            case .options(.delegate(.festive)): state.look = .festive
            default: break
            }
            return .none
          }
        }
      }
      struct PierView: View {
        let store: StoreOf<Pier>
        var body: some View {
          switch store.look {
          case .plain: OptionsView(store: store.scope(state: \\.options, action: \\.options))
          case .festive: FestivePage()
          }
        }
      }
      struct FestivePage: View { var body: some View { Text("") } }
      @Reducer struct Options {
        @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
        enum Action {
          case askTapped, flagTapped
          case alert(PresentationAction<Alert>)
          case delegate(Delegate)
          enum Delegate { case festive }
          enum Alert { case sure }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .askTapped:
              state.alert = AlertState { TextState("Sure?") } actions: {
                ButtonState(action: .sure) { TextState("Yes") }
              }
              return .none
            case .alert(.presented(.sure)): return .send(.delegate(.festive))
            \(more)
            case .alert, .delegate, .flagTapped: return .none
            }
          }
        }
      }
      struct OptionsView: View {
        @Bindable var store: StoreOf<Options>
        var body: some View {
          Button("Ask") { store.send(.askTapped) }
            .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      """)
  }

  @Test func theButtonDoesWhatTheParentDoes() {
    let chart = chart()
    #expect(
      chart.actions == [
        "Options.askTapped present alert", "Options.sure dismiss alert",
        "Options.sure select Pier.look (festive)",
      ])
    let actions = chart.screen("Options")?.actions ?? []
    #expect(actions.count == 2)
    #expect(actions.last?.kind == .system)
    #expect(actions.last?.availableAt?.slot == "alert")
  }

  /// What is told without the dialog as well is done without it.
  @Test func whatIsToldOtherwiseIsDoneOtherwise() {
    let chart = chart("case .flagTapped: return .send(.delegate(.festive))")
    #expect(
      chart.actions == [
        "Options.askTapped present alert", "Options.festive select Pier.look (festive)",
        "Options.sure dismiss alert", "Options.sure select Pier.look (festive)",
      ])
  }
}
