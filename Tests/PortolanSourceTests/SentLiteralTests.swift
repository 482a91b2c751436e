import PortolanModel
import Testing

/// Actions that carry whether something is shown.
@Suite struct SentLiteralTests {
  private func chart(
    _ answers: String, action: String, button: String, dismiss: String, control: String? = nil
  ) -> Charted {
    Charted(
      """
      @Reducer struct Log {
        @ObservableState struct State: Equatable { var isShareShown = false }
        enum Action: BindableAction { case binding(BindingAction<State>); case \(action) }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .binding: return .none
            \(answers)
            }
          }
        }
      }
      struct LogView: View {
        @Bindable var store: StoreOf<Log>
        var body: some View {
          \(control ?? "Button(\"Share\") { store.send(\(button)) }")
            .sheet(isPresented: $store.isShareShown, onDismiss: { store.send(\(dismiss)) }) { Text("") }
        }
      }
      struct MapView: UIViewRepresentable { let onShare: () -> Void }
      """)
  }

  private func kinds(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap(\.actions).map { action in
      "\(action.kind.rawValue) \(action.name) \(action.effects.map(\.kind.rawValue).joined(separator: ", "))"
    }
  }

  @Test func whatIsSentIsAllThatItSets() {
    let chart = chart(
      "case let .showShare(isShown): state.isShareShown = isShown; return .none",
      action: "showShare(Bool)", button: ".showShare(true)", dismiss: ".showShare(false)")
    #expect(kinds(chart) == ["user showShare present", "system showShare dismiss"])
  }

  /// A closure that the app's own view runs is no control's, and is told apart all the same.
  @Test func whatClosuresSendIsDoneByEach() {
    let own = chart(
      "case let .showShare(isShown): state.isShareShown = isShown; return .none",
      action: "showShare(Bool)", button: ".showShare(true)", dismiss: ".showShare(false)",
      control: "MapView(onShare: { store.send(.showShare(true)) })")
    #expect(kinds(own) == ["user showShare present", "system showShare dismiss"])
  }

  @Test func whatIsNotKnownMayBeEither() {
    let chart = chart(
      "case let .showShare(isShown): state.isShareShown = isShown; return .none",
      action: "showShare(Bool)", button: ".showShare(Session.mayShare)",
      dismiss: ".binding(.set(\\.isShareShown, false))")
    #expect(kinds(chart).contains("user showShare present, dismiss"))
  }

  @Test func casesThatAskForAValueAreActionsEach() {
    let chart = chart(
      """
      case .setShare(isShown: true): state.isShareShown = true; return .none
      case .setShare(isShown: false): state.isShareShown = false; return .none
      """,
      action: "setShare(isShown: Bool)", button: ".setShare(isShown: true)",
      dismiss: ".binding(.set(\\.isShareShown, false))")
    #expect(
      kinds(chart).filter { $0.contains("setShare") } == [
        "user setShare present", "user setShare dismiss",
      ])
  }
}
