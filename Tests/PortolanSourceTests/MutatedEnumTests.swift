import PortolanModel
import Testing

/// Functions of an enum that set it to another of its cases.
@Suite struct MutatedEnumTests {
  /// A view that shows one page for each leg of a voyage, with buttons that do something to the leg.
  private func chart(_ functions: String, buttons: String, besides: String = "") -> Charted {
    Charted(
      """
      enum Leg: Int, CaseIterable {
        case harbour, open, landfall
        \(functions)
      }
      \(besides)
      struct HarbourPage: View { @State var isMapShown = false
        var body: some View { Button("Map") { isMapShown = true }.sheet(isPresented: $isMapShown) { Text("") } } }
      struct OpenPage: View { @State var isLogShown = false
        var body: some View { Button("Log") { isLogShown = true }.sheet(isPresented: $isLogShown) { Text("") } } }
      struct LandfallPage: View { var body: some View { NavigationStack { Text("Land") } } }
      struct VoyageView: View {
        @State private var leg = Leg.harbour
        var body: some View {
          VStack {
            switch leg {
            case .harbour: HarbourPage()
            case .open: OpenPage()
            case .landfall: LandfallPage()
            }
            \(buttons)
          }
        }
      }
      @main struct VoyageApp: App { var body: some Scene { WindowGroup { VoyageView() } } }
      """)
  }

  /// `Next: select leg open,landfall`
  private func actions(_ chart: Charted) -> [String] {
    chart.screen("VoyageView")?.actions.map { action in
      let effects = action.effects.map { effect in
        let names = effect.destinations?.joined(separator: ",") ?? "any"
        return "\(effect.kind.rawValue) \(effect.slot) \(names)"
      }
      return "\(action.name): \(effects.joined(separator: "; "))"
    }.sorted() ?? []
  }

  private func neverSet(_ chart: Charted) -> [String] {
    chart.screen("VoyageView")?.slots.flatMap(\.destinations)
      .filter { $0.setBy == nil && $0.isMadeElsewhere != true }.map(\.name) ?? []
  }

  @Test func aFunctionSelectsTheCasesThatItsCodeGives() {
    let chart = chart(
      """
      mutating func advance() { self = Leg(rawValue: rawValue + 1) ?? .landfall }
      mutating func arrive() { self = .landfall }
      mutating func sail() {
        switch self {
        case .harbour: self = .open
        case .open, .landfall: arrive()
        }
      }
      mutating func head(for leg: Leg) { self = leg }
      mutating func skip() { if let open = Self.allCases.randomElement() { self = open } }
      """,
      buttons: """
        Button("Advance") { leg.advance() }
        Button("Arrive") { leg.arrive() }
        Button("Sail") { leg.sail() }
        Button("Head") { leg.head(for: .open) }
        Button("Skip") { leg.skip() }
        """)
    #expect(
      actions(chart) == [
        "Advance: select leg any", "Arrive: select leg landfall", "Head: select leg open",
        "Sail: select leg open,landfall", "Skip: select leg any",
      ])
    #expect(neverSet(chart).isEmpty)
  }

  /// The app may add it to a protocol of the language's.
  @Test func aProtocolMayBringTheFunction() {
    let chart = chart(
      "", buttons: "Button(\"Advance\") { leg.advance() }",
      besides: """
        extension CaseIterable {
          mutating func advance() { self = Self.allCases.randomElement()! }
        }
        """)
    #expect(actions(chart) == ["Advance: select leg any"])
  }

  /// A function that only asks, and one that changes a copy, set nothing.
  @Test func whatLeavesTheStateAsItIsSelectsNothing() {
    let chart = chart(
      """
      func after() -> Leg { var copy = self; copy.arrive(); return copy }
      mutating func arrive() { self = .landfall }
      mutating func rest() { print(rawValue) }
      """,
      buttons: """
        Button("Print") { print(leg.after()) }
        Button("Copy") { var copy = leg; copy.arrive(); print(copy) }
        Button("Rest") { leg.rest() }
        Button("Sail") { leg = .open }
        """)
    #expect(actions(chart) == ["Sail: select leg open"])
  }

  @Test func aReducerChangesItsState() {
    let chart = Charted(
      """
      @Reducer struct Voyage {
        enum Leg: Int { case harbour, open
          mutating func sail() { self = .open } }
        @ObservableState struct State { var leg = Leg.harbour }
        enum Action { case sailTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .sailTapped: state.leg.sail(); return .none
            }
          }
        }
      }
      struct HarbourPage: View { var body: some View { NavigationStack { Text("") } } }
      struct OpenPage: View { var body: some View { NavigationStack { Text("") } } }
      struct VoyageView: View {
        let store: StoreOf<Voyage>
        var body: some View {
          VStack {
            switch store.leg {
            case .harbour: HarbourPage()
            case .open: OpenPage()
            }
            Button("Sail") { store.send(.sailTapped) }
          }
        }
      }
      """)
    let effects = chart.model.screens.flatMap(\.actions).flatMap(\.effects)
    #expect(effects.map(\.kind) == [.select])
    #expect(effects.map(\.destinations) == [["open"]])
  }
}
