import Foundation
import PortolanModel
import Testing

/// What dialogs are called that a reducer's state describes.
@Suite struct DialogTitleTests {
  @Test(arguments: [
    #"AlertState { TextState("Cast off?") } actions: { ButtonState(role: .cancel) { TextState("No") } }"#,
    #"AlertState(title: TextState("Cast off?"))"#,
    ".departure",
    ".warning()",
  ])
  func titlesAreWhatIsWritten(_ value: String) {
    let chart = charted("state.alert = \(value)")
    #expect(chart.screen("Harbor")?.slots.first?.destinations.map(\.title) == ["Cast off?"])
  }

  /// Which of several it is, nobody can tell.
  @Test func severalTitlesAreNone() {
    let chart = charted(
      #"state.alert = state.isFog ? nil : .departure; state.alert = AlertState { TextState("Fog") }"#
    )
    #expect(chart.screen("Harbor")?.slots.first?.destinations.map(\.title) == [nil])
  }

  /// What an initialiser may be told, and nobody tells it, says nothing; what somebody does may be called anything.
  @Test(arguments: [
    ("Harbor.State()", "Cast off?"), ("Harbor.State(isFog: true)", "Cast off?"),
    ("Harbor.State(alert: alert)", nil),
  ])
  func anInitializerThatNobodyTellsNamesNone(_ state: String, _ title: String?) {
    let chart = charted(
      "state.alert = .departure",
      """
      init(alert: AlertState<Action.Alert>? = nil, isFog: Bool = false) {
        self.alert = alert
        self.isFog = isFog
      }
      """,
      """
      @main struct HarborApp: App {
        var alert: AlertState<Harbor.Action.Alert>?
        var body: some Scene { WindowGroup { HarborView(store: Store(initialState: \(state)) { Harbor() }) } }
      }
      """)
    #expect(chart.screen("Harbor")?.slots.first?.destinations.map(\.title) == [title])
  }

  @Test func casesHaveTheirOwn() {
    let chart = Charted(
      """
      @Reducer struct Harbor {
        @Reducer enum Destination { case alert(AlertState<Action.Alert>), help(Help) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action {
          case destination(PresentationAction<Destination.Action>), castOffTapped, helpTapped
          enum Alert { case confirmed }
        }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .castOffTapped: state.destination = .alert(.departure); return .none
            case .helpTapped: state.destination = .help(Help.State()); return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      @Reducer struct Help { @ObservableState struct State {} }
      extension AlertState where Action == Harbor.Action.Alert {
        static let departure = Self { TextState("Nope") }
      }
      extension AlertState where Action == Harbor.Action.Alert {
        static func other() -> AlertState { AlertState { TextState("Other") } }
      }
      struct HarborView: View {
        @Bindable var store: StoreOf<Harbor>
        var body: some View {
          Button("Cast off") { store.send(.castOffTapped) }
            .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
            .sheet(item: $store.scope(state: \\.destination?.help, action: \\.destination.help)) {
              HelpView(store: $0)
            }
        }
      }
      struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("") } }
      """)
    #expect(
      chart.screen("Harbor")?.slots.first?.destinations.map(\.title) == ["Nope", nil])
  }

  private func charted(
    _ change: String, _ initializer: String = "", _ app: String = ""
  ) -> Charted {
    Charted(
      """
      @Reducer struct Harbor {
        @ObservableState struct State {
          @Presents var alert: AlertState<Action.Alert>?; var isFog = false
          \(initializer)
        }
        enum Action {
          case alert(PresentationAction<Alert>), castOffTapped
          enum Alert { case confirmed }
        }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .castOffTapped: \(change); return .none
            case .alert: return .none
            }
          }
          .ifLet(\\.$alert, action: \\.alert)
        }
        static func warning() -> AlertState<Action.Alert> {
          AlertState { TextState("Cast off?") }
        }
      }
      extension AlertState where Action == Harbor.Action.Alert {
        static let departure = AlertState { TextState("Cast off?") } actions: {
          ButtonState(action: .confirmed) { TextState("Yes") }
        }
      }
      struct HarborView: View {
        @Bindable var store: StoreOf<Harbor>
        var body: some View {
          Button("Cast off") { store.send(.castOffTapped) }
            .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      \(app)
      """)
  }
}
