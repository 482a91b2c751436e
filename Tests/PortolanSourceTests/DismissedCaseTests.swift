import PortolanModel
import Testing

/// Which of the cases goes that a reducer takes away in answer to what its child says.
@Suite struct DismissedCaseTests {
  /// A harbour that shows a berth or a map, and clears its state in answer to some actions.
  private func chart(_ arms: String) -> Charted {
    Charted(
      """
      @Reducer struct Harbour {
        @Reducer enum Destination { case berth(Berth), map(Map) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action {
          case berthTapped, mapTapped, closeTapped, destination(PresentationAction<Destination.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .berthTapped: state.destination = .berth(Berth.State()); return .none
            case .mapTapped: state.destination = .map(Map.State()); return .none
            \(arms)
            case .destination, .closeTapped: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      @Reducer struct Berth {
        @ObservableState struct State {}
        enum Action { case paid, delegate(Delegate); enum Delegate { case left } }
      }
      @Reducer struct Map { @ObservableState struct State {}; enum Action { case folded } }
      struct HarbourView: View {
        @Bindable var store: StoreOf<Harbour>
        var body: some View {
          Text("")
            .fullScreenCover(item: $store.scope(state: \\.destination?.berth, action: \\.destination.berth)) {
              BerthView(store: $0)
            }
            .fullScreenCover(item: $store.scope(state: \\.destination?.map, action: \\.destination.map)) {
              MapView(store: $0)
            }
        }
      }
      struct BerthView: View { let store: StoreOf<Berth>; var body: some View { Text("Berth") } }
      struct MapView: View { let store: StoreOf<Map>; var body: some View { Text("Map") } }
      """)
  }

  /// The destinations that some code takes away.
  private func dismissed(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap(\.slots).flatMap(\.destinations)
      .filter { $0.dismissedBy != nil }.map(\.name)
  }

  private func effects(_ chart: Charted) -> [[String]?] {
    chart.model.screens.flatMap(\.actions).flatMap(\.effects).filter { $0.kind == .dismiss }
      .map(\.destinations)
  }

  @Test func anAnswerToAChildTakesThatAway() {
    let chart = chart(
      """
      case .destination(.presented(.berth(.delegate(.left)))):
        state.destination = nil
        return .none
      """)
    #expect(dismissed(chart) == ["berth"])
    #expect(effects(chart) == [["berth"]])
  }

  @Test func anAnswerToEachChildTakesEachAway() {
    let chart = chart(
      """
      case .destination(.presented(.berth(.paid))), .destination(.presented(.map(.folded))):
        state.destination = nil
        return .none
      """)
    #expect(dismissed(chart) == ["berth", "map"])
  }

  /// What the parent's own button clears may be any, and so may what goes in answer to whatever a child says.
  @Test(arguments: [
    ".closeTapped", ".destination(.presented(.berth(.paid))), .closeTapped",
    ".destination(.presented)",
  ])
  func whatIsClearedOtherwiseMayBeAny(_ pattern: String) {
    let chart = chart("case \(pattern): state.destination = nil; return .none")
    #expect(dismissed(chart) == ["berth", "map"])
  }
}
