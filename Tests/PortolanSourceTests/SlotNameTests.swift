import PortolanModel
import Testing

/// What slots are called that come by structs or objects of their screen.
@Suite struct SlotNameTests {
  private static func chart(_ kept: String, _ path: String) -> Charted {
    Charted(
      """
      @Reducer struct Cargo {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
        enum Action { case askTapped, alert(PresentationAction<Never>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .askTapped = action { state.alert = AlertState { TextState("Sure?") } }
            return .none
          }
        }
      }
      struct CargoView: View {
        @Bindable var store: StoreOf<Cargo>
        var body: some View { Button("Ask") {}.alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      @Reducer struct Deck {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
        enum Action { case rowTapped, alert(PresentationAction<Never>) }
      }
      struct DeckView: View {
        @Bindable var store: StoreOf<Deck>
        var body: some View { Button("") {}.alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      @Reducer struct Hold { @ObservableState struct State {} }
      @Reducer struct Ship {
        @Reducer enum Path { case cargo(Cargo) }
        @ObservableState struct State {
          \(kept)
          var stacks = Stacks()
          struct Stacks { var \(path) = StackState<Path.State>() }
        }
        enum Action {
          case deck(Deck.Action), stacks(Stacks)
          @CasePathable enum Stacks { case \(path)(StackActionOf<Path>) }
        }
        var body: some ReducerOf<Self> {
          Scope(state: \\.deck, action: \\.deck) { Deck() }
          Reduce { state, action in
            if case .deck(.rowTapped) = action { state.stacks.\(path).append(.cargo(.init())) }
            return .none
          }
          .forEach(\\.stacks.\(path), action: \\.stacks.\(path))
        }
      }
      struct ShipView: View {
        @Bindable var store: StoreOf<Ship>
        var body: some View {
          NavigationStack(
            path: $store.scope(state: \\.stacks.\(path), action: \\.stacks.\(path))
          ) {
            DeckView(store: store.scope(state: \\.deck, action: \\.deck))
          } destination: { store in
            switch store.case { case let .cargo(store): CargoView(store: store) }
          }
        }
      }
      """)
  }

  /// A child and a stack in a struct, both called alike, are two slots.
  @Test(arguments: [("deck", "stacksDeck"), ("path", "path")])
  func whatAStructKeepsIsToldApartFromAChild(_ path: String, _ name: String) {
    let chart = Self.chart("var deck = Deck.State()", path)
    let expected = [
      "Ship.deck always child: deck inline → Deck",
      "Ship.\(name) sequence stackState in NavigationStack: cargo drillDown → Cargo",
    ]
    #expect(chart.slots.filter { $0.hasPrefix("Ship.") } == expected)
    #expect(chart.actions.contains("Deck.rowTapped push Ship.\(name) (cargo)"))
    #expect(
      chart.screen("Ship")?.slots.first { $0.name == name }?.properties == ["stacks.\(path)"])
  }

  /// A child, and the rows of its kind beside it, are called as what they are made from, whatever list both are handed.
  @Test(arguments: [
    "ForEach(spares) { boat in BoatView(boat: boat, others: $spares) }",
    "ForEach(spares) { boat in @Bindable var boat: Boat = boat; BoatView(boat: boat, others: $spares) }",
  ])
  func aChildIsNotCalledAsTheListBesideIt(_ rows: String) {
    let chart = Charted(
      """
      @Observable final class Boat: Identifiable { var isLost = false }
      struct FleetView: View {
        @State private var flagship = Boat()
        @State private var spares: [Boat] = []
        var body: some View {
          VStack {
            BoatView(boat: flagship, others: $spares)
            \(rows)
          }
        }
      }
      struct BoatView: View {
        @Bindable var boat: Boat
        @Binding var others: [Boat]
        var body: some View {
          Button("Lost") { boat.isLost = true }.alert("Lost", isPresented: $boat.isLost) {}
        }
      }
      """)
    #expect(
      chart.screen("FleetView")?.slots.map { "\($0.name) \($0.arity.rawValue)" }.sorted() == [
        "flagship always", "spares each",
      ])
  }

  /// So it is with a child that leads nowhere: it is no slot, and yet what the screen keeps under that name.
  @Test func whatAStructKeepsIsToldApartFromAPlainChild() {
    let chart = Self.chart("var deck = Deck.State(); var hold = Hold.State()", "hold")
    #expect(chart.screen("Ship")?.slots.map(\.name) == ["deck", "stacksHold"])
  }
}
