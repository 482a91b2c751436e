import PortolanModel
import Testing

/// What code takes out of a state by a property, changes and puts back: the same is presented as before.
@Suite struct PutBackTests {
  private func shop(_ code: String) -> Charted {
    Charted(
      """
      @Observable class Shop {
        enum Destination { case item(Int), gift(Int), help }
        var destination: Destination?
        var spare: Destination?
        func helpTapped() { destination = .help }
        func refresh() { \(code) }
      }
      extension Shop.Destination {
        var item: Int? { if case .item(let item) = self { item } else { nil } }
        var gift: Int? {
          guard case let .gift(item) = self else { return nil }
          return item
        }
      }
      struct ShopView: View {
        @State var shop = Shop()
        var body: some View {
          Button("Help") { shop.helpTapped() }
            .sheet(item: $shop.destination) {
              switch $0 {
              case .item(let item), .gift(let item): Text("\\(item)")
              case .help: Text("Help")
              }
            }
        }
      }
      """)
  }

  @Test(arguments: [
    "if var item = destination?.item { item += 1; destination = .item(item) }",
    "guard var item = self.destination?.gift else { return }; item += 1; self.destination = .gift(item)",
    "if let item = destination?.item { var copy = item; copy += 1; destination = .item(copy) }",
  ])
  func whatAPropertyGivesIsPutBack(_ code: String) {
    #expect(shop(code).actions == ["Shop.helpTapped present destination (help)"])
  }

  /// What was elsewhere, or what another case held, is presented.
  @Test(arguments: [
    ("if let item = spare?.item { destination = .item(item) }", "item"),
    ("if let item = destination?.item { destination = .gift(item) }", "gift"),
    ("destination = .item(3)", "item"),
  ])
  func whatIsPutElsewhereIsPresented(_ code: String, _ name: String) {
    #expect(
      shop(code).actions == [
        "Shop.helpTapped present destination (help)", "Shop.refresh present destination (\(name))",
      ])
  }

  @Test(arguments: [
    "guard var crate = self.hold?.crate else { return }; crate.weight = weight; self.hold = .crate(crate)",
    "if var crate = hold?.crate { crate.weight = weight; hold = .crate(crate) }",
  ])
  func aReducersStatePutsBackWhatItHolds(_ code: String) {
    let chart = Charted(
      """
      @Reducer struct Ship {
        @Reducer enum Hold { case crate(Crate), barrel(Crate) }
        @ObservableState struct State {
          @Presents var hold: Hold.State?
          var weight = 0 { didSet { \(code) } }
        }
        enum Action { case crateTapped, weighed(Int), hold(PresentationAction<Hold.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .crateTapped: state.hold = .crate(Crate.State()); return .none
            case let .weighed(weight): state.weight = weight; return .none
            case .hold: return .none
            }
          }
          .ifLet(\\.$hold, action: \\.hold)
        }
      }
      @Reducer struct Crate { @ObservableState struct State { var weight = 0 }; enum Action { case seen } }
      struct CrateView: View { let store: StoreOf<Crate>; var body: some View { Text("") } }
      struct ShipView: View {
        @Bindable var store: StoreOf<Ship>
        var body: some View {
          Button("Crate") { store.send(.crateTapped) }
            .sheet(item: $store.scope(state: \\.hold?.crate, action: \\.hold.crate)) { CrateView(store: $0) }
            .sheet(item: $store.scope(state: \\.hold?.barrel, action: \\.hold.barrel)) { CrateView(store: $0) }
        }
      }
      """)
    #expect(chart.actions == ["Ship.crateTapped present hold (crate)"])
  }
}
