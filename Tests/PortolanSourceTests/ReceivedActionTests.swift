import PortolanModel
import Testing

/// What the actions of reducers are called, whose they are, and when they can be sent.
@Suite struct ReceivedActionTests {
  /// `ListFeature.confirmDelete at destination.alert: dismiss`
  private func actions(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap { screen in
      screen.actions.map { action in
        let kind = action.kind == .user ? "" : " by \(action.kind.rawValue)"
        let spot = action.availableAt.map {
          " at \($0.screen.dropFirst("App.".count)).\($0.slot).\($0.destination)"
        }
        let effects = action.effects.map { effect in
          let owner = effect.screen.map { $0.dropFirst("App.".count) + "." } ?? ""
          return "\(effect.kind.rawValue) \(owner)\(effect.slot)"
        }
        return
          "\(screen.type).\(action.name)\(kind)\(spot ?? ""): \(effects.joined(separator: ", "))"
      }
    }
    .sorted()
  }

  @Test func anActionIsCalledWhatItsSenderCallsIt() {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        @Reducer enum Destination {
          case alert(AlertState<Alert>)
          case edit(ItemFeature)
          enum Alert { case confirmDelete(Int), keep }
        }
        @ObservableState struct State {
          @Presents var destination: Destination.State?
          @Presents var note: ConfirmationDialogState<Action.Note>?
        }
        enum Action: ViewAction {
          case view(View)
          case `internal`(Internal)
          case destination(PresentationAction<Destination.Action>)
          case note(PresentationAction<Note>)
          case binding(BindingAction<State>)
          case loaded(Outcome)
          enum View { case addTapped, deleteTapped }
          enum Internal { case failed }
          enum Note { case showMore }
        }
        enum Outcome { case good, bad }
        var body: some ReducerOf<Self> {
          BindingReducer()
          Reduce { state, action in
            switch action {
            case .view(.addTapped):
              state.destination = .edit(ItemFeature.State())
              return .none
            case .view(let action):
              switch action {
              case .deleteTapped:
                state.destination = .alert(AlertState { TextState("") })
                return .run { send in await send(.internal(.failed)) }
              default: return .none
              }
            case .internal(.failed):
              state.note = ConfirmationDialogState { TextState("") }
              return .none
            case .destination(.presented(.alert(.confirmDelete(let number)))):
              state.destination = nil
              return .none
            case let .destination(.presented(.edit(action))):
              switch action {
              case .delegate(.saved): state.destination = nil
              case .cancelTapped, .delegate(.left): state.destination = nil
              default: break
              }
              return .none
            case .note(.presented(.showMore)):
              state.destination = .alert(AlertState { TextState("") })
              return .none
            case .binding(\\.isOn):
              state.note = nil
              return .none
            case .loaded(.good):
              state.destination = nil
              return .none
            case .destination, .note, .binding, .loaded: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      @ViewAction(for: ListFeature.self) struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View {
          Button("Add") { send(.addTapped) }
            .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
            .confirmationDialog($store.scope(state: \\.note, action: \\.note))
            .sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { store in
              ItemView(store: store)
              Button("Delete") { send(.deleteTapped) }
            }
        }
      }
      @Reducer struct ItemFeature {
        @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
        enum Action {
          case alert(PresentationAction<Alert>), cancelTapped, delegate(Delegate), warn
          enum Alert { case leave }
          enum Delegate { case saved, left }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            guard case .alert(.presented(.leave)) = action else {
              state.alert = AlertState { TextState("") }
              return .none
            }
            state.alert = nil
            return .none
          }
        }
      }
      struct ItemView: View {
        @Bindable var store: StoreOf<ItemFeature>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      """)
    #expect(
      actions(chart) == [
        "ItemFeature.body: present alert",
        "ItemFeature.cancelTapped at ListFeature.destination.edit: dismiss ListFeature.destination",
        "ItemFeature.leave by system at ItemFeature.alert.alert: dismiss alert",
        "ItemFeature.left at ListFeature.destination.edit: dismiss ListFeature.destination",
        "ItemFeature.saved at ListFeature.destination.edit: dismiss ListFeature.destination",
        "ListFeature.addTapped: present destination",
        "ListFeature.binding: dismiss note",
        "ListFeature.confirmDelete by system at ListFeature.destination.alert: dismiss destination",
        "ListFeature.deleteTapped at ListFeature.destination.edit: present destination",
        "ListFeature.failed by app: present note",
        "ListFeature.loaded: dismiss destination",
        "ListFeature.showMore by system at ListFeature.note.note: dismiss note, present destination",
      ])
  }

  @Test func aButtonClosesWhatItSitsIn() {
    let chart = Charted(
      """
      @Reducer struct Kettle {
        @ObservableState struct State {
          @Presents var alert: AlertState<Action.Choice>?
          @Presents var dialog: ConfirmationDialogState<Action.Choice>?
          var old: AlertState<Action.Old>?
        }
        enum Action {
          case alert(PresentationAction<Choice>), dialog(PresentationAction<Choice>), old(Old)
          enum Choice { case boil, pour }
          enum Old { case wait }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .alert(.presented(.boil)), .dialog(.presented(.boil)): return .none
            case .dialog(.presented(.pour)):
              state.alert = AlertState { TextState("") }
              return .none
            case .alert(.dismiss), .dialog(.presented), .old(.wait): return .none
            default: return .none
            }
          }
        }
      }
      struct KettleView: View {
        @Bindable var store: StoreOf<Kettle>
        var body: some View {
          Text("").alert($store.scope(state: \\.alert, action: \\.alert))
            .confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))
            .alert(store: store.scope(state: \\.old, action: \\.old))
        }
      }
      """)
    #expect(
      actions(chart) == [
        "Kettle.boil by system at Kettle.alert.alert: dismiss alert",
        "Kettle.boil by system at Kettle.dialog.dialog: dismiss dialog",
        "Kettle.pour by system at Kettle.dialog.dialog: dismiss dialog, present alert",
      ])
  }

  @Test func whatChildrenSendIsTheirs() {
    let chart = Charted(
      """
      struct AppFeature: Reducer {
        struct State {
          var listState = ListFeature.State()
          var path = StackState<Path.State>()
          var rows: IdentifiedArrayOf<RowFeature.State> = []
          @PresentationState var helper: HelperFeature.State?
        }
        enum Action {
          case list(ListFeature.Action), path(StackAction<Path.State, Path.Action>)
          case row(id: Int, action: RowFeature.Action)
          case helper(PresentationAction<HelperFeature.Action>)
        }
        struct Path: Reducer {
          enum State { case item(ItemFeature.State), about }
          enum Action { case item(ItemFeature.Action), about(Never) }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .list(.openTapped), .row(id: _, action: .openTapped):
              state.path.append(.item(ItemFeature.State()))
              return .none
            case let .path(action):
              switch action {
              case .element(id: _, action: .item(.delegate(.delete))): state.path.removeAll()
              case .element(id: _, action: .item(.moreTapped)): state.path.append(.about)
              default: break
              }
              return .none
            case .helper(.presented(.doneTapped)):
              state.helper = nil
              return .none
            default: return .none
            }
          }
        }
      }
      struct ListFeature: Reducer { struct State {}; enum Action { case openTapped } }
      struct RowFeature: Reducer { struct State {}; enum Action { case openTapped } }
      struct HelperFeature: Reducer { struct State {}; enum Action { case doneTapped } }
      struct ItemFeature: Reducer {
        struct State {}
        enum Action {
          case moreTapped, delegate(Delegate)
          enum Delegate { case delete }
        }
      }
      struct AppView: View {
        let store: StoreOf<AppFeature>
        var body: some View {
          NavigationStackStore(store.scope(state: \\.path, action: AppFeature.Action.path)) {
            ListView(store: store.scope(state: \\.listState, action: AppFeature.Action.list))
              .sheet(store: store.scope(state: \\.$helper, action: AppFeature.Action.helper)) { _ in
                Text("")
              }
          } destination: { state in
            switch state {
            case .item: CaseLet(/AppFeature.Path.State.item, action: AppFeature.Path.Action.item) { ItemView(store: $0) }
            case .about: Text("About")
            }
          }
        }
      }
      struct ListView: View { let store: StoreOf<ListFeature>; var body: some View { Text("") } }
      struct ItemView: View { let store: StoreOf<ItemFeature>; var body: some View { Text("") } }
      """)
    #expect(
      actions(chart) == [
        "AppFeature.openTapped: push path",
        "HelperFeature.doneTapped at AppFeature.helper.helper: dismiss AppFeature.helper",
        "ItemFeature.delete at AppFeature.path.item: popToRoot AppFeature.path",
        "ItemFeature.moreTapped at AppFeature.path.item: push AppFeature.path",
      ])
  }

  @Test func whatAnActionCarriesIsSetWhereItIsSent() {
    let chart = Charted(
      """
      @Reducer struct ShopFeature {
        @CasePathable enum Route { case wipe, help(String), busy, never }
        @ObservableState struct State { var route: Route?; var isOn = false; var other: Route? }
        enum Action { case setRoute(Route?), hurry, open(String), turn(Bool), setOther(Route?), pass(Route) }
        var body: some ReducerOf<Self> {
          Reduce { s, a in
            switch a {
            case .setRoute(let route):
              s.route = route
              return .none
            case .hurry: return .send(.setRoute(.busy))
            case .open(let text):
              s.route = .help(text)
              return .none
            case .turn(let isOn):
              s.isOn = isOn
              return .none
            case .setOther(let route):
              s.other = route
              return .none
            case .pass(let route): return .send(.setOther(route))
            }
          }
        }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<ShopFeature>
        var body: some View {
          Button("Wipe") { store.send(.setRoute(.wipe)) }
            .sheet(item: $store.route.sending(\\.setRoute).help, id: \\.self) { Text($0) }
            .fullScreenCover(item: $store.route.sending(\\.setRoute).busy) { _ in
              Button("Close") { store.send(.setRoute(nil)) }
              Button("More") { store.send(.turn(true)) }
            }
            .alert("Wipe", isPresented: Binding($store.route.sending(\\.setRoute).wipe)) {}
            .sheet(isPresented: $store.isOn.sending(\\.turn)) { Text("") }
            .sheet(item: $store.other.sending(\\.setOther), id: \\.self) { _ in Text("") }
            .onAppear { store.send(.setOther(.never)) }
        }
      }
      """)
    #expect(
      chart.actions == [
        "ShopFeature.hurry present route (busy)",
        "ShopFeature.open present route (help)",
        "ShopFeature.setOther present other",
        "ShopFeature.setOther present other (never)",
        "ShopFeature.setRoute dismiss route",
        "ShopFeature.setRoute present route (wipe)",
        "ShopFeature.turn dismiss isOn",
        "ShopFeature.turn present isOn",
      ])
    #expect(
      chart.setters(of: "wipe", in: "route") == [
        "Button(\"Wipe\") { store.send(.setRoute(.wipe)) }"
      ])
    #expect(
      chart.setters(of: "busy", in: "route") == ["case .hurry: return .send(.setRoute(.busy))"])
  }

  @Test func whatARootSendsThatIsNoScreenOfItsStackTheStacksOwnerDoes() {
    func flow(_ name: String, _ child: String, _ cases: String, _ answer: String) -> String {
      """
      @Reducer struct \(name) {
        @Reducer enum Path { \(cases) }
        @ObservableState struct State { \(child) var path = StackState<Path.State>() }
        enum Action { case keypad(Keypad.Action), path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case \(answer): state.path.append(.receipt(Receipt.State()))
            default: break
            }
            return .none
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      """
    }
    let chart = Charted(
      """
      @Reducer struct Keypad { struct State {} enum Action { case enterTapped } }
      struct KeypadView: View {
        let store: StoreOf<Keypad>
        var body: some View { Button("") { store.send(.enterTapped) } }
      }
      @Reducer struct Receipt { struct State {} enum Action {} }
      struct ReceiptView: View { let store: StoreOf<Receipt>; var body: some View { Text("") } }
      \(flow("Deposit", "var keypad = Keypad.State();", "case receipt(Receipt)", ".keypad(.enterTapped)"))
      struct DepositView: View {
        @Bindable var store: StoreOf<Deposit>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            KeypadView(store: store.scope(state: \\.keypad, action: \\.keypad))
          } destination: { store in
            switch store.case { case .receipt(let store): ReceiptView(store: store) }
          }
        }
      }
      \(flow("Transfer", "", "case keypad(Keypad), receipt(Receipt)", ".path(.element(id: _, action: .keypad(.enterTapped)))"))
      struct TransferView: View {
        @Bindable var store: StoreOf<Transfer>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { store in
            switch store.case {
            case .keypad(let store): KeypadView(store: store)
            case .receipt(let store): ReceiptView(store: store)
            }
          }
        }
      }
      """)
    #expect(
      actions(chart) == [
        "Deposit.enterTapped: push path",
        "Keypad.enterTapped at Transfer.path.keypad: push Transfer.path",
      ])
  }

  /// A function of the reducer's own does what it does for the action that calls it, and is none itself.
  @Test(arguments: [
    "return close(state: &state)", "close(state: &state); return .none",
    "return self.close(state: &state)", "return closeAll(&state)",
    "if state.isOpen { return close(state: &state) }; return .none",
  ])
  func whatAFunctionOfTheReducerDoesItsCallerDoes(_ code: String) {
    let chart = Charted(
      """
      @Reducer struct Shop {
        @ObservableState struct State { @Presents var basket: Cart.State?; var isOpen = true }
        enum Action { case cart(PresentationAction<Cart.Action>), cartTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .cartTapped: return open(.large, &state)
            case .cart(.presented(let action)):
              switch action {
              case .closeTapped: \(code)
              case .payTapped: return .none
              }
            case .cart: return .none
            }
          }
          .ifLet(\\.$basket, action: \\.cart) { Cart() }
        }
        enum Size { case small, large }
        private func open(_ size: Size, _ state: inout State) -> Effect<Action> {
          state.basket = Cart.State()
          return .none
        }
        private func closeAll(_ state: inout State) -> Effect<Action> { close(state: &state) }
        private func close(state: inout State) -> Effect<Action> {
          state.basket = nil
          return .none
        }
        func forget(_ state: inout State) { state.isOpen = false }
      }
      @Reducer struct Cart {
        @ObservableState struct State { var id = 0 }
        enum Action { case closeTapped, payTapped }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          Text("").sheet(item: $store.scope(state: \\.basket, action: \\.cart)) { CartView(store: $0) }
            .sheet(isPresented: $store.isOpen) { Text("") }
        }
      }
      struct CartView: View { let store: StoreOf<Cart>; var body: some View { Text("") } }
      """)
    // What nobody is seen to call does what it does itself.
    #expect(
      actions(chart) == [
        "Cart.closeTapped at Shop.basket.basket: dismiss Shop.basket",
        "Shop.cartTapped: present basket", "Shop.forget: dismiss isOpen",
      ])
  }

  /// However many functions are between, and whoever begins with one that calls itself, what is set is set.
  @Test(arguments: [
    ("return a(&state)", "b(&state)", "c(&state)"),
    ("return Self.other.a(&state)", "state.count > 3 ? show(&state) : a(&state)", ".none"),
  ])
  func whatHelpersOfHelpersDoIsDone(_ code: String, _ first: String, _ second: String) {
    let chart = Charted(
      """
      @Reducer struct Feature {
        @ObservableState struct State { var isShown = false; var count = 0 }
        enum Action { case tapped, clearTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: \(code)
            case .clearTapped: state.isShown = false; return .none
            }
          }
        }
        static let other = Feature()
        func a(_ state: inout State) -> Effect<Action> { \(first) }
        func b(_ state: inout State) -> Effect<Action> { \(second) }
        func c(_ state: inout State) -> Effect<Action> { d(&state) }
        func d(_ state: inout State) -> Effect<Action> { show(&state) }
        func show(_ state: inout State) -> Effect<Action> { state.isShown = true; return .none }
      }
      struct FeatureView: View {
        @Bindable var store: StoreOf<Feature>
        var body: some View {
          Button("") { store.send(.tapped) }.sheet(isPresented: $store.isShown) { Text("") }
        }
      }
      """)
    #expect(chart.setters(of: "isShown", in: "isShown").isEmpty == false)
  }

  /// What a list's binding alone sets, in whatever reducer, says nothing of what others are sent.
  @Test(arguments: ["Set<Int>", "[Int]", "Bool"])
  func whatIsSentIsToldWhereverAnotherActionSetsAStack(kept: String) {
    let chart = Charted(
      """
      @main struct MenuApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack { MenuView(store: Store(initialState: Menu.State()) { Menu() }) }
          }
        }
      }
      @Reducer struct Filter {
        @ObservableState struct State { var chosen: \(kept) = \(kept == "Bool" ? "false" : "[]") }
        enum Action { case setChosen(\(kept)) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .setChosen(let chosen):
              state.chosen = chosen
              return .none
            }
          }
        }
      }
      @Reducer struct Menu {
        enum Popover { case help, about }
        @ObservableState struct State {
          var filter = Filter.State()
          var popover: Popover?
        }
        enum Action { case filter(Filter.Action), setPopover(Popover?) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.filter, action: \\.filter) { Filter() }
          Reduce { state, action in
            switch action {
            case .setPopover(let popover):
              state.popover = popover
              return .none
            case .filter: return .none
            }
          }
        }
      }
      struct FilterView: View {
        let store: StoreOf<Filter>
        var body: some View {
          List(selection: Binding(get: { store.chosen }, set: { store.send(.setChosen($0)) })) {
            Text("")
          }
        }
      }
      struct MenuView: View {
        let store: StoreOf<Menu>
        var body: some View {
          VStack {
            FilterView(store: store.scope(state: \\.filter, action: \\.filter))
            Button("Help") { store.send(.setPopover(.help)) }
            Button("Close") { store.send(.setPopover(nil)) }
          }
          .popover(item: Binding(get: { store.popover }, set: { store.send(.setPopover($0)) })) {
            switch $0 {
            case .help: Text("Help")
            case .about: Text("About")
            }
          }
        }
      }
      """)
    let menu = chart.model.screens.first { $0.id.hasSuffix(".Menu") }
    let effects = menu?.actions.filter { $0.name == "setPopover" }.flatMap(\.effects) ?? []
    #expect(effects.contains { $0.kind == .present && $0.destinations == ["help"] })
    #expect(effects.contains { $0.kind == .dismiss })
    #expect(effects.allSatisfy { $0.slot == "popover" && $0.destinations != ["about"] })
  }
}
