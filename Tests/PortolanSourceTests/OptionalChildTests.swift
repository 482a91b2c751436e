import Testing

/// Optional children of reducers that views show in place, and which of them are destinations.
@Suite struct OptionalChildTests {
  private func slots(_ body: String) -> [String] {
    Charted(
      """
      @Reducer struct Lobby {
        struct State { var intro: Intro.State?; var hall: Hall.State? }
        enum Action { case start, intro(Intro.Action), hall(Hall.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .start: state.intro = Intro.State(); return .none
            case .intro(.doneTapped): state.intro = nil; state.hall = Hall.State(); return .none
            case .intro, .hall: return .none
            }
          }
          .ifLet(\\.intro, action: \\.intro) { Intro() }
          .ifLet(\\.hall, action: \\.hall) { Hall() }
        }
      }
      @Reducer struct Intro {
        struct State {}
        enum Action { case doneTapped }
      }
      @Reducer struct Hall {
        struct State {}
        enum Action { case bowTapped }
      }
      struct IntroView: View {
        let store: StoreOf<Intro>
        var body: some View { Button("Done") { store.send(.doneTapped) } }
      }
      struct HallView: View {
        let store: StoreOf<Hall>
        @State private var isMapShown = false
        var body: some View {
          Button("Map") { isMapShown = true }.sheet(isPresented: $isMapShown) { Text("Map") }
        }
      }
      struct LobbyView: View {
        let store: StoreOf<Lobby>
        var body: some View {
          \(body)
        }
      }
      """
    ).slots.filter { $0.hasPrefix("Lobby.") }
  }

  private let intro = "Lobby.intro atMostOne optionalValue: intro inline → Intro"
  private let hall = "Lobby.hall atMostOne optionalValue: hall inline → Hall"

  /// Its view presents by state that the reducer does not keep.
  @Test func whatLeadsOnIsADestination() {
    let slots = slots(
      """
      VStack {
        Text("Lobby")
        if let store = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: store) }
        if let store = store.scope(state: \\.hall, action: \\.hall) { HallView(store: store) }
      }
      """)
    #expect(slots == [hall])
  }

  @Test func whatIsShownInPlaceOfAnotherIsOneToo() {
    let slots = slots(
      """
      if let store = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: store) }
      else if let store = store.scope(state: \\.hall, action: \\.hall) { HallView(store: store) }
      else { Color.black }
      """)
    #expect(slots == [hall, intro])
  }

  /// Rows, and what the bars have of a child, are no screens.
  @Test func whatIsOnlyPartOfAPageIsNone() {
    let slots = slots(
      """
      List {
        if let store = store.scope(state: \\.intro, action: \\.intro) { IntroView(store: store) }
        else if let store = store.scope(state: \\.hall, action: \\.hall) { Text("Hall") }
      }
      """)
    #expect(slots.isEmpty)
  }

  /// No reducer's: an object that leads nowhere, by a view that covers its parent's.
  @Test(arguments: [
    (".overlay { if let intro = lobby.intro { IntroView(intro: intro) } }", true),
    ("if let intro = lobby.intro { IntroView(intro: intro) }", false),
    (".overlay { if lobby.intro != nil { ProgressView() } }", false),
  ])
  func whatLiesOverItsParentIsOne(code: String, isOne: Bool) {
    let chart = Charted(
      """
      @main struct HallApp: App { var body: some Scene { WindowGroup { LobbyView(lobby: Lobby()) } } }
      @Observable class Lobby {
        var intro: Intro?
        var isHelpShown = false
        func introTapped() { intro = Intro() }
      }
      @Observable class Intro {}
      struct LobbyView: View {
        @Bindable var lobby: Lobby
        var body: some View {
          VStack {
            Button("Intro") { lobby.introTapped() }
            \(code.hasPrefix(".") ? "" : code)
          }
          .sheet(isPresented: $lobby.isHelpShown) { Text("Help") }
          \(code.hasPrefix(".") ? code : "")
        }
      }
      struct IntroView: View {
        let intro: Intro
        var body: some View { Text("Intro") }
      }
      """)
    let intro = "Lobby.intro atMostOne optionalValue: intro inline → IntroView"
    #expect(chart.slots.contains(intro) == isOne)
    #expect(chart.slots.count == (isOne ? 2 : 1))
  }
}
