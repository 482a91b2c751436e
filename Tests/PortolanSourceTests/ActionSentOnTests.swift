import PortolanModel
import Testing

/// Actions that reducers send themselves in answer to others.
@Suite struct ActionSentOnTests {
  private func chart(
    _ answers: String, button: String = "store.send(.skipTapped)",
    own: String = "case .leaveTapped: return .send(.delegate(.left))"
  ) -> Charted {
    Charted(
      """
      @Reducer struct Gate {
        @Reducer enum Place { case hall(Hall) }
        struct State { @Presents var place: Place.State?; var count = 0 }
        enum Action { case skipTapped, open, begin, place(PresentationAction<Place.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(answers)
            case .open: state.place = .hall(Hall.State()); return .none
            case .place: return .none
            }
          }
          .ifLet(\\.$place, action: \\.place)
        }
      }
      @Reducer struct Hall {
        struct State {}
        enum Action { case leaveTapped, left, delegate(Delegate); enum Delegate { case left } }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \(own)
            case .delegate: return .none
            }
          }
        }
      }
      struct HallView: View {
        let store: StoreOf<Hall>
        var body: some View { Button("Leave") { store.send(.leaveTapped) } }
      }
      struct GateView: View {
        @Bindable var store: StoreOf<Gate>
        var body: some View {
          Button("Skip") { \(button) }
            .sheet(item: $store.scope(state: \\.place?.hall, action: \\.place.hall)) { HallView(store: $0) }
        }
      }
      """)
  }

  @Test func whatIsSentNextIsDoneByWhoeverBegan() {
    let chart = chart(
      """
      case .skipTapped: state.count += 1; return .send(.begin)
      case .begin: return .merge(.none, .send(.open, animation: .default))
      """)
    #expect(chart.actions == ["Gate.skipTapped present place (hall)"])
    #expect(chart.screen("Gate")?.actions.map(\.kind) == [.user])
  }

  @Test func whatAViewSendsTooIsDoneByItself() {
    let chart = chart(
      "case .skipTapped, .begin: return .send(.open)", button: "store.send(.open)")
    #expect(chart.actions.contains("Gate.open present place (hall)"))
    #expect(chart.actions.contains("Gate.skipTapped present place (hall)"))
    #expect(chart.actions.contains("Gate.begin present place (hall)"))
  }

  /// It comes later, or not at all.
  @Test func whatAnEffectSendsTheAppDoes() {
    let chart = chart(
      """
      case .skipTapped: return .run { send in await send(.open) }
      case .begin: return .none
      """)
    #expect(chart.actions == ["Gate.open present place (hall)"])
    #expect(chart.screen("Gate")?.actions.map(\.kind) == [.app])
  }

  private func harbour(
    _ effect: String, next: String = ".none", button: String = "store.send(.ledgerAsked)"
  ) -> Charted {
    Charted(
      """
      @Reducer struct Pier { struct State {}; enum Action {} }
      @Reducer struct Harbour {
        @Reducer enum Path { case pier(Pier), ledger(Pier) }
        struct State { var path = StackState<Path.State>() }
        enum Action { case pierTapped, ledgerAsked, asked, ledgerOpened, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .pierTapped: state.path.append(.pier(Pier.State())); return .none
            case .ledgerAsked: return \(effect)
            case .asked: return \(next)
            case .ledgerOpened: state.path.append(.ledger(Pier.State())); return .none
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct HarbourView: View {
        @Bindable var store: StoreOf<Harbour>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Pier") { store.send(.pierTapped) }
            Button("Ledger") { \(button) }
          } destination: { store in
            switch store.case {
            case .pier: Text("Pier")
            case .ledger: Text("Ledger")
            }
          }
        }
      }
      """)
  }

  /// Where the work was begun says on what it pushes.
  @Test(arguments: [
    (
      ".run { send in if await gate.isOpen() { await send(.ledgerOpened) } }.cancellable(id: 1)",
      ".none"
    ),
    (
      ".run { send in await gate.open(); await withTaskCancellation(id: 1) { await send(.asked) } }",
      "Effect.run { send in await send(.ledgerOpened) }"
    ),
  ])
  func whatAnEffectPushesIsPushedByWhoeverBegan(effect: String, next: String) {
    let chart = harbour(effect, next: next)
    #expect(
      chart.actions == [
        "Harbour.ledgerAsked push path (ledger) after await",
        "Harbour.pierTapped push path (pier)",
      ])
    #expect(chart.screen("Harbour")?.actions.map(\.kind) == [.user, .user])
  }

  private func parcel(_ next: String, when condition: String? = nil) -> Charted {
    Charted(
      """
      @Reducer struct Parcel {
        struct State { var isBusy = false }
        enum Action { case sendTapped, asked, weighed, arrived }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .sendTapped: return .run { send in await send(.asked) }
            case .asked: \(next)
            case .weighed: return .send(.arrived)
            case .arrived: return .none
            }
          }
        }
      }
      @Reducer struct Post {
        @Reducer enum Path { case parcel(Parcel), waiting(Parcel), receipt(Parcel) }
        struct State { var path = StackState<Path.State>() }
        enum Action { case newTapped, path(StackActionOf<Path>), resolved }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .newTapped: state.path.append(.parcel(Parcel.State())); return .none
            case .resolved: state.path.append(.receipt(Parcel.State())); return .none
            case .path(.element(id: _, action: .parcel(.asked))):
              \(condition ?? "do") { state.path.append(.waiting(Parcel.State())) }
              return .none
            case .path(.element(id: _, action: .parcel(.arrived))): return .send(.resolved)
            case .path: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      struct PostView: View {
        @Bindable var store: StoreOf<Post>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("New") { store.send(.newTapped) }
          } destination: { store in
            switch store.case {
            case .parcel(let store): ParcelView(store: store)
            case .waiting: Text("Waiting")
            case .receipt: Text("Receipt")
            }
          }
        }
      }
      struct ParcelView: View {
        let store: StoreOf<Parcel>
        var body: some View { Button("Send") { store.send(.sendTapped) } }
      }
      """)
  }

  /// What is pushed later lies on what was pushed before, in however many ways one comes there.
  @Test(arguments: [
    "return .run { send in await send(.weighed) }",
    "if state.isBusy { return .send(.arrived) } else { return .send(.weighed) }",
  ])
  func whatAChainOfActionsPushesLiesOneOnTheOther(next: String) {
    let chart = parcel(next)
    let all = chart.model.screens.flatMap(\.actions).filter { $0.name == "sendTapped" }
    #expect(all.count == 1)
    #expect(all.first?.effects.map(\.destinations) == [["waiting", "receipt"]])
    #expect(all.first?.effects.first?.isInOrder == true)
  }

  /// Where nothing may have been pushed before, it may lie on what was there.
  @Test func whatMayBePushedBeforeNeedNotLieBelow() {
    let chart = parcel("return .send(.weighed)", when: "if state.path.count > 3")
    let all = chart.model.screens.flatMap(\.actions).filter { $0.name == "sendTapped" }
    #expect(all.first?.effects.map(\.destinations) == [["waiting"], ["receipt"]])
  }

  /// What it waits for comes whenever it comes, wherever the user is.
  @Test(arguments: [
    ".run { send in for await _ in gate.calls() { await send(.ledgerOpened) } }",
    ".run { send in gate.whenOpen { send(.ledgerOpened) } }",
  ])
  func whatAnEffectWaitsForTheAppPushes(effect: String) {
    let actions = harbour(effect).screen("Harbour")?.actions ?? []
    #expect(actions.map(\.name) == ["pierTapped", "ledgerOpened"])
    #expect(actions.map(\.kind) == [.user, .app])
  }

  /// Nor does the user begin what the app does when a view appears.
  @Test func whatAnEffectPushesWhenAViewAppearsTheAppDoes() {
    let chart = harbour(
      ".run { send in await send(.ledgerOpened) }",
      button: "}.onAppear { store.send(.ledgerAsked)")
    #expect(chart.screen("Harbour")?.actions.map(\.kind) == [.user, .app])
  }

  /// Of a dialog, that is done by whoever taps it.
  @Test func whatAButtonOfADialogSendsIsNotDoneByWhoeverShowsIt() {
    let chart = chart(
      """
      case .skipTapped:
        state.note = .init(title: TextState(""), buttons: [.default(TextState(""), action: .send(.open))])
        return .none
      case .begin: return .none
      """)
    #expect(chart.actions == ["Gate.open present place (hall)"])
  }

  /// What a child tells its parent may be called as what it sends itself.
  @Test func whatIsToldIsNotWhatIsSent() {
    let chart = chart(
      """
      case .skipTapped, .begin: return .none
      case .place(.presented(.hall(.delegate(.left)))): state.place = nil; return .none
      """, own: "case .leaveTapped: return .send(.left)\ncase .left: return .none")
    #expect(
      chart.actions.filter { $0.hasPrefix("Hall") } == ["Hall.left dismiss Gate.place (hall)"])
  }

  @Test func whatAChildTellsIsDoneByTheChild() {
    let chart = chart(
      """
      case .skipTapped: state.place = .hall(Hall.State()); return .none
      case .begin: state.place = nil; return .none
      case .place(.presented(.hall(.delegate(.left)))): return .send(.begin)
      """)
    #expect(chart.actions.contains("Hall.left dismiss Gate.place (hall)"))
    #expect(!chart.actions.contains { $0.hasPrefix("Gate.begin") })
  }

  /// What a function of the reducer's sends that is called for an action, the user does by that action, and by no other.
  @Test(arguments: [
    ("start(&state)", "_ state: inout State", "state.count > 0"),
    ("start()", "", "Date.now > .distantPast"),
  ])
  func whatAHelperSendsIsDoneByWhoCallsIt(_ call: String, _ parameter: String, _ asked: String) {
    let chart = Charted(
      """
      @Reducer struct Recorder {
        @ObservableState struct State: Equatable { var count = 0 }
        enum Action { case startTapped, missing }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .startTapped: return \(call)
            case .missing: return .none
            }
          }
        }
      }
      extension Recorder {
        private func start(\(parameter)) -> Effect<Action> {
          guard \(asked) else { return .merge(.send(.missing), .run { _ in }) }
          return .none
        }
      }
      @Reducer struct Desk {
        @ObservableState struct State: Equatable { var recorder = Recorder.State(); var isHelpShown = false }
        enum Action: BindableAction { case binding(BindingAction<State>), recorder(Recorder.Action) }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Scope(state: \\.recorder, action: \\.recorder) { Recorder() }
          Reduce { state, action in
            switch action {
            case .recorder(.missing): state.isHelpShown = true; return .none
            case .recorder, .binding: return .none
            }
          }
        }
      }
      struct DeskView: View {
        @Bindable var store: StoreOf<Desk>
        var body: some View {
          RecorderView(store: store.scope(state: \\.recorder, action: \\.recorder))
            .sheet(isPresented: $store.isHelpShown) { Text("") }
        }
      }
      struct RecorderView: View {
        let store: StoreOf<Recorder>
        var body: some View { Button("Start") { store.send(.startTapped) } }
      }
      """)
    #expect(chart.actions == ["Desk.startTapped present isHelpShown"])
  }
}
