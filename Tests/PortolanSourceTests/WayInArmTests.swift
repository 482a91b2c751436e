import PortolanModel
import Testing

/// What an action does in the arms of a fork, each of which pushes something.
@Suite struct WayInArmTests {
  /// What is presented in the arm of one push is no part of the way with the other.
  @Test(arguments: [
    "state.page = .ship(Ship.State())\n$0", "$0\nstate.page = .ship(Ship.State())",
  ])
  func eachArmIsAWay(_ code: String) {
    func arm(_ name: String, _ feature: String) -> String {
      code.replacing("$0", with: "state.path.append(.\(name)(\(feature).State()))")
        .replacing("state.page = .ship(Ship", with: "state.page = .\(name)(\(feature)")
    }
    let chart = Charted(
      """
      @Reducer struct Quay {
        @Reducer enum Path { case ship(Ship), crate(Crate) }
        @Reducer enum Page { case ship(Ship), crate(Crate) }
        @ObservableState struct State {
          var path = StackState<Path.State>()
          @Presents var page: Page.State?
        }
        enum Action { case path(StackActionOf<Path>), page(PresentationAction<Page.Action>), tapped(Bool) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .tapped(let isShip) = action {
              if isShip {
                \(arm("ship", "Ship"))
              } else {
                \(arm("crate", "Crate"))
              }
            }
            return .none
          }
        }
      }
      struct QuayView: View {
        @Bindable var store: StoreOf<Quay>
        let ships: [Bool]
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            ForEach(ships, id: \\.self) { isShip in Button("") { store.send(.tapped(isShip)) } }
              .sheet(item: $store.scope(state: \\.page, action: \\.page)) { store in
                switch store.case { case .ship: ShipView(); case .crate: CrateView() }
              }
          } destination: { store in
            switch store.case { case .ship: ShipView(); case .crate: CrateView() }
          }
        }
      }
      @Reducer struct Ship { @ObservableState struct State {}; enum Action { case tapped } }
      @Reducer struct Crate { @ObservableState struct State {}; enum Action { case tapped } }
      struct ShipView: View { var body: some View { Text("") } }
      struct CrateView: View { var body: some View { Text("") } }
      """)
    let ways = chart.screen("Quay")?.actions.map { $0.effects.flatMap { $0.destinations ?? [] } }
    #expect(ways == [["ship", "ship"], ["crate", "crate"]])
  }
}
