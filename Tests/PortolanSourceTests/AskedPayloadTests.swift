import PortolanModel
import Testing

/// What a reducer asks of the value that an action carries.
@Suite struct AskedPayloadTests {
  /// A galley in a ship: what it does as its drawer is set, and who sets that.
  private func chart(
    _ answer: String, asked: String = ".none", sends: String = ".setDrawer(.forks)",
    button: String = "store.send(.setDrawer(.forks))", isBound: Bool = true
  ) -> Charted {
    Charted(
      """
      @Reducer struct Ship {
        @ObservableState struct State { var galley = Galley.State(); var menu: Menu? }
        enum Menu: Identifiable { case lunch; var id: Self { self } }
        enum Action { case galley(Galley.Action), setMenu(Menu?) }
        var body: some Reducer<State, Action> {
          Scope(state: \\.galley, action: \\.galley) { Galley() }
          Reduce { state, action in
            switch action {
            case .galley(.tidied): state.menu = nil; return .none
            case .galley: return .none
            case .setMenu(let menu): state.menu = menu; return .none
            }
          }
        }
      }
      @Reducer struct Galley {
        enum Drawer: Identifiable { case forks, pots(Int); var id: Self { self } }
        @ObservableState struct State { var drawer: Drawer? }
        enum Action { case setDrawer(Drawer?), asked(Drawer?), tidied, bellRang }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            \(answer)
            case .asked(let wanted): return \(asked)
            case .tidied: return .none
            case .bellRang: return .send(\(sends))
            }
          }
        }
      }
      struct ShipView: View {
        @Bindable var store: StoreOf<Ship>
        var body: some View {
          GalleyView(store: store.scope(state: \\.galley, action: \\.galley))
            .toolbar { Button("Menu") { store.send(.setMenu(.lunch)) } }
            .sheet(item: $store.menu.sending(\\.setMenu)) { _ in Text("Lunch") }
        }
      }
      struct GalleyView: View {
        @Bindable var store: StoreOf<Galley>
        var body: some View {
          Button("Forks") { \(button) }
            .onOpenURL { _ in store.send(.bellRang) }
            .sheet(item: \(isBound ? "$store.drawer.sending(\\.setDrawer)" : "$store.drawer")) { _ in Text("Forks") }
        }
      }
      """)
  }

  private func whoTakesMenuAway(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap(\.actions)
      .filter { $0.effects.contains { $0.kind == .dismiss && $0.slot == "menu" } }
      .map { "\($0.kind.rawValue) \($0.name)" }.sorted()
  }

  private static let setting = "case .setDrawer(let drawer): state.drawer = drawer\n"

  @Test(arguments: [
    "return drawer == nil ? .send(.tidied) : .none",
    "return .merge(.none, drawer == nil ? .send(.tidied) : .none)",
    "if drawer == nil { return .send(.tidied) }; return .none",
    "if let drawer { return .none }; return .send(.tidied)",
    "guard drawer == nil else { return .none }; return .send(.tidied)",
    "guard nil != drawer else { return .send(.tidied) }; return .none",
    "switch drawer { case .none: return .send(.tidied); case .some: return .none }",
    "switch drawer { case .forks, .pots: return .none; case nil: return .send(.tidied) }",
    "return .run { send in if drawer == nil { await send(.tidied) } }",
  ])
  func whatIsSentSaysWhatIsDone(_ answer: String) {
    let chart = chart(Self.setting + answer)
    let isByEffect = answer.contains(".run")
    // That the sheet has gone, the system tells by the binding.
    #expect(whoTakesMenuAway(chart) == [isByEffect ? "app tidied" : "system setDrawer"])
    #expect(chart.actions.contains("Galley.setDrawer present drawer (forks)"))
    #expect(chart.actions.contains("Galley.bellRang present drawer (forks)"))
  }

  @Test func whoSendsNothingDoesWhatIsDoneForNothing() {
    let answer = Self.setting + "return drawer == nil ? .send(.tidied) : .none"
    #expect(
      whoTakesMenuAway(chart(answer, sends: ".setDrawer(nil)", isBound: false)) == [
        "app bellRang"
      ])
    #expect(
      whoTakesMenuAway(chart(answer, button: "store.send(.setDrawer(nil))", isBound: false)) == [
        "user setDrawer"
      ])
    #expect(whoTakesMenuAway(chart(answer, isBound: false)).isEmpty)
  }

  /// What an action carries may be handed on to the one that asks for it.
  @Test func whatIsHandedOnIsAskedOfWhoSentItFirst() {
    let answer = Self.setting + "return drawer == nil ? .send(.tidied) : .none"
    #expect(
      whoTakesMenuAway(
        chart(
          answer, asked: ".send(.setDrawer(wanted))", button: "store.send(.asked(nil))",
          isBound: false)) == [
          "user asked"
        ])
    #expect(
      whoTakesMenuAway(
        chart(
          answer, asked: ".send(.setDrawer(wanted))", button: "store.send(.asked(.forks))",
          isBound: false)
      ).isEmpty)
  }

  /// The contrary, and one case of several.
  @Test(arguments: [
    "return drawer != nil ? .send(.tidied) : .none",
    "if case .forks = drawer { return .send(.tidied) }; return .none",
    "if drawer == .forks, Date.now > .distantPast { return .send(.tidied) }; return .none",
    "switch drawer { case .forks: return .send(.tidied); default: return .none }",
  ])
  func whatIsDoneForACaseIsDoneByWhoSendsIt(_ answer: String) {
    let all = whoTakesMenuAway(chart(Self.setting + answer, isBound: false))
    #expect(all == ["app bellRang", "user setDrawer"])
    let others = chart(
      Self.setting + answer, sends: ".setDrawer(nil)", button: "store.send(.setDrawer(nil))",
      isBound: false)
    #expect(whoTakesMenuAway(others).isEmpty)
  }

  /// Where nobody knows what is sent, or what else is asked, it may be done.
  @Test(arguments: [
    ("return drawer == nil ? .send(.tidied) : .none", "Shelf.last"),
    (
      "if drawer == nil || Date.now > .distantPast { return .send(.tidied) }; return .none",
      ".forks"
    ),
    ("if case .pots(3) = drawer { return .none }; return .send(.tidied)", ".pots(4)"),
  ])
  func whatIsNotKnownMayBe(_ answer: String, _ sent: String) {
    let chart = chart(
      Self.setting + answer, sends: ".setDrawer(\(sent))",
      button: "store.send(.setDrawer(\(sent)))",
      isBound: false)
    #expect(whoTakesMenuAway(chart) == ["app bellRang", "user setDrawer"])
  }

  /// A constant of the same name is not what was sent.
  @Test func whatHidesThePayloadIsNotIt() {
    let chart = chart(
      """
      case .setDrawer(let drawer):
        state.drawer = drawer
        do { let drawer = Shelf.last; if drawer == nil { return .send(.tidied) } }
        return .none
      """, isBound: false)
    #expect(whoTakesMenuAway(chart) == ["app bellRang", "user setDrawer"])
  }

  @Test func aFlagIsAskedAlike() {
    let log = Charted(
      """
      @Reducer struct Log {
        @ObservableState struct State { var isShareShown = false; var isHelpShown = false }
        enum Action { case showShare(Bool), helpTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .showShare(let isShown):
              state.isShareShown = isShown
              if !isShown { state.isHelpShown = false }
              return .none
            case .helpTapped: state.isHelpShown = true; return .none
            }
          }
        }
      }
      struct LogView: View {
        @Bindable var store: StoreOf<Log>
        var body: some View {
          VStack {
            Button("Share") { store.send(.showShare(true)) }
            Button("Done") { store.send(.showShare(false)) }
            Button("Help") { store.send(.helpTapped) }
          }
          .sheet(isPresented: $store.isShareShown) { Text("") }
          .popover(isPresented: $store.isHelpShown) { Text("") }
        }
      }
      """)
    let all = log.model.screens.flatMap(\.actions).filter { $0.name == "showShare" }
    #expect(
      all.map { $0.effects.map { "\($0.kind.rawValue) \($0.slot)" } } == [
        ["present isShareShown"], ["dismiss isShareShown", "dismiss isHelpShown"],
      ])
  }
}
