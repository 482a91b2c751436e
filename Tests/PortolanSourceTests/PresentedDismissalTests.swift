import PortolanModel
import Testing

/// What reducers do once what they present has gone.
@Suite struct PresentedDismissalTests {
  private static func actions(_ arms: String, called name: String, child: String) -> [String] {
    let chart = Charted(
      """
      @Reducer struct Harbour {
        @ObservableState struct State {
          @Presents var destination: Destination.State?
          @Presents var alert: AlertState<Ask>?
        }
        enum Ask { case sure }
        enum Action {
          case termsTapped, closeTapped
          case \(name)(PresentationAction<Destination.Action>)
          case asking(PresentationAction<Ask>)
        }
        \(child)
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .termsTapped: state.destination = .terms\(child.contains("Terms)") ? "(.init())" : ""); return .none
            \(arms)
            default: return .none
            }
          }
        }
      }
      @Reducer struct Terms { struct State {}; enum Action { case read } }
      struct HarbourView: View {
        @Bindable var store: StoreOf<Harbour>
        var body: some View {
          Button("Terms") { store.send(.termsTapped) }
            .sheet(item: $store.scope(state: \\.destination?.terms, action: \\.\(name).terms)) { _ in
              TermsView()
            }
            .alert($store.scope(state: \\.alert, action: \\.asking))
        }
      }
      struct TermsView: View { var body: some View { Text("Terms") } }
      """)
    return chart.screen("Harbour")?.actions.flatMap { action in
      action.effects.map { "\(action.name) \(action.kind.rawValue) \($0.kind.rawValue) \($0.slot)" }
    }.filter { !$0.hasPrefix("termsTapped") } ?? []
  }

  /// Clearing what has gone is the way back itself, whatever the action is called.
  @Test(
    arguments: ["destination", "shown"],
    ["@Reducer enum Destination { case terms }", "@Reducer enum Destination { case terms(Terms) }"])
  func clearingWhatHasGoneIsNoAction(_ name: String, _ child: String) {
    let arm = "case .\(name)(.dismiss): state.destination = nil; return .none"
    #expect(Self.actions(arm, called: name, child: child).isEmpty)
    let alert = "case .asking(.dismiss): state.alert = nil; return .none"
    #expect(Self.actions(alert, called: name, child: child).isEmpty)
  }

  /// What is done beside that, the system does; what the user does all the same is an action.
  @Test(arguments: [
    (
      "case .shown(.dismiss): state.alert = AlertState { TextState(\"\") }; return .none",
      ["dismiss system present alert"]
    ),
    (
      "case .closeTapped: state.destination = nil; return .none",
      ["closeTapped user dismiss destination"]
    ),
    (
      "case .closeTapped, .shown(.dismiss): state.destination = nil; return .none",
      ["closeTapped user dismiss destination"]
    ),
    (
      "case .closeTapped: return .send(.shown(.dismiss))",
      ["closeTapped user dismiss destination"]
    ),
  ])
  func whatElseIsDoneIsAnAction(_ arms: String, _ expected: [String]) {
    #expect(
      Self.actions(arms, called: "shown", child: "@Reducer enum Destination { case terms }")
        == expected)
  }
}
