import PortolanModel
import Testing

/// A coordinator whose functions reducers call: who has it push, does.
@Suite struct ReducersCoordinatorTests {
  private func chart(_ handle: String, _ more: String = "") -> Charted {
    Charted(
      """
      @main struct ShipApp: App {
        let flow = ShipFlow()
        var body: some Scene {
          WindowGroup { ShipStack(flow: flow, store: Store(initialState: Deck.State()) { Deck(flow: flow) }) }
        }
      }
      protocol ShipRouting { func showCabin(); func showHold() }
      @Observable final class ShipFlow: ShipRouting {
        var routes: [Route] = []
        enum Route: Hashable { case cabin(Kept<StoreOf<Cabin>>), hold }
        func showCabin() {
          routes.append(.cabin(Kept(value: Store(initialState: Cabin.State()) { Cabin(flow: self) })))
        }
        func showHold() { routes.append(.hold) }
      }
      struct Kept<T>: Hashable { let value: T }
      struct ShipStack: View {
        @Bindable var flow: ShipFlow
        let store: StoreOf<Deck>
        var body: some View {
          NavigationStack(path: $flow.routes) {
            DeckView(store: store)\(more)
              .navigationDestination(for: ShipFlow.Route.self) { route in
                switch route {
                case .cabin(let kept): CabinView(store: kept.value)
                case .hold: HoldView()
                }
              }
          }
        }
      }
      @Reducer struct Deck {
        let flow: ShipRouting
        @ObservableState struct State: Equatable {}
        enum Action { case doorTapped }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .doorTapped: return .run { @MainActor _ in flow.showCabin() }
            }
          }
        }
      }
      struct DeckView: View {
        let store: StoreOf<Deck>
        var body: some View { Text("Deck").onTapGesture { store.send(.doorTapped) } }
      }
      @Reducer struct Cabin {
        let flow: ShipRouting
        @ObservableState struct State: Equatable {}
        enum Action { case ladderTapped }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .ladderTapped: \(handle)
            }
          }
        }
      }
      struct CabinView: View {
        let store: StoreOf<Cabin>
        var body: some View { Button("Ladder") { store.send(.ladderTapped) } }
      }
      struct HoldView: View { var body: some View { List { Text("Hold") } } }
      """)
  }

  @Test(arguments: [
    "return .run { @MainActor _ in flow.showHold() }", "flow.showHold(); return .none",
  ])
  func whatAReducerHasPushedItsScreenPushes(_ handle: String) {
    #expect(
      chart(handle).actions.filter { $0.contains("(hold)") } == [
        "Cabin.ladderTapped push ShipFlow.routes (hold)"
      ])
  }

  /// What the stack's own view has pushed, too, is pushed from there as well.
  @Test func whatTheStacksViewHasPushedIsItsOwn() {
    let pushes = chart(
      "return .run { _ in flow.showHold() }", ".onTapGesture { flow.showHold() }"
    ).actions.filter { $0.contains("(hold)") }
    #expect(pushes.contains("ShipFlow.showHold push routes (hold)"))
  }
}
