import PortolanModel
import Testing

/// The Composable Architecture, old and new.
@Suite struct ComposableTests {
  private static let item = """
    @Reducer struct ItemFeature {
      struct State: Equatable { var name = "" }
      enum Action { case saveTapped }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct ItemView: View { let store: StoreOf<ItemFeature>; var body: some View { Text("") } }
    """

  @Test(arguments: [
    ".sheet(item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)) { store in ItemView(store: store) }",
    ".sheet(item: $store.scope(\\.destination?.edit, action: \\.destination.edit)) { ItemView(store: $0) }",
    ".sheet(store: store.scope(state: \\.$destination, action: { .destination($0) }), state: /ListFeature.Destination.State.edit, action: ListFeature.Destination.Action.edit) { ItemView(store: $0) }",
    ".sheet(store: store.scope(state: \\.$destination.edit, action: \\.destination.edit)) { ItemView(store: $0) }",
    ".sheet(store: store.scope(state: \\.$destination, action: \\.destination), state: \\.edit, action: { .edit($0) }) { ItemView(store: $0) }",
  ])
  func everySpellingOfScope(_ modifier: String) {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        @ObservableState struct State: Equatable {
          @Presents var destination: Destination.State?
        }
        enum Action { case addTapped, closeTapped, destination(PresentationAction<Destination.Action>) }
        @Reducer enum Destination {
          case edit(ItemFeature)
          case alert(AlertState<Alert>)
          enum Alert { case ok }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .addTapped:
              state.destination = .edit(ItemFeature.State())
              return .none
            case .closeTapped:
              state.destination = nil
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View {
          Text("")
            \(modifier)
            .alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))
        }
      }
      \(Self.item)
      """)
    #expect(
      chart.slots == [
        "ListFeature.destination atMostOne optionalEnum: edit sheet → ItemFeature, alert alert"
      ])
    #expect(
      chart.actions == [
        "ListFeature.addTapped present destination (edit)",
        "ListFeature.closeTapped dismiss destination",
      ])
    #expect(chart.screen("ListFeature")?.kind == .reducer)
    #expect(chart.screen("ListFeature")?.view == "ListView")
  }

  @Test func optionalsOfFeaturesAlertsAndDialogs() {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        @ObservableState struct State {
          @Presents var item: ItemFeature.State?
          @Presents var alert: AlertState<Action.Alert>?
          @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
        }
        enum Action { enum Alert {}; enum Dialog {} }
      }
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View {
          Text("")
            .fullScreenCover(item: $store.scope(state: \\.item, action: \\.item)) { store in
              NavigationStack { ItemView(store: store) }
            }
            .alert($store.scope(state: \\.alert, action: \\.alert))
            .confirmationDialog($store.scope(state: \\.dialog, action: \\.dialog))
        }
      }
      \(Self.item)
      """)
    #expect(
      chart.slots == [
        "ListFeature.alert atMostOne optionalValue: alert alert",
        "ListFeature.dialog atMostOne optionalValue: dialog confirmationDialog",
        "ListFeature.item atMostOne optionalValue: item fullScreenCover → ItemFeature",
      ])
  }

  /// What a module is called may also be what a type in it is called.
  @Test func typesAreNamedWithoutTheirModule() {
    let chart = Charted(
      """
      @Reducer struct App {
        @ObservableState struct State {
          var alert: AlertState<Action>?
          var isHelpShown = false
        }
        enum Action { case loaded }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<App>
        var body: some View { Text("").sheet(isPresented: $store.isHelpShown) { Text("") } }
      }
      """)
    #expect(
      chart.destination("alert", in: "alert")?.payload.map(\.type) == ["AlertState<App.Action>"])
  }

  @Test func aStackOfReducers() {
    let chart = Charted(
      """
      @Reducer struct AppFeature {
        @Reducer enum Path { case item(ItemFeature), about }
        @ObservableState struct State {
          var path = StackState<Path.State>()
          var list = ListFeature.State()
        }
        enum Action { case path(StackActionOf<Path>), list(ListFeature.Action), homeTapped }
        var body: some ReducerOf<Self> {
          Scope(state: \\.list, action: \\.list) { ListFeature() }
          Reduce { state, action in
            switch action {
            case .list(.openTapped):
              state.path.append(.item(ItemFeature.State()))
              return .none
            case .path(.element(id: _, action: .item(.saveTapped))):
              state.path.append(.about)
              return .none
            case .homeTapped:
              state.path.removeAll()
              return .none
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path)
        }
      }
      @Reducer struct ListFeature {
        struct State {}
        enum Action { case openTapped }
      }
      struct AppView: View {
        @Bindable var store: StoreOf<AppFeature>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            ListView(store: store.scope(state: \\.list, action: \\.list))
          } destination: { store in
            switch store.case {
            case let .item(store): ItemView(store: store)
            case .about: AboutView()
            }
          }
        }
      }
      struct ListView: View {
        let store: StoreOf<ListFeature>
        var body: some View {
          NavigationLink(state: AppFeature.Path.State.item(ItemFeature.State())) { Text("") }
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      \(Self.item)
      """)
    #expect(
      chart.slots.filter { !$0.contains("always") } == [
        "AppFeature.path sequence stackState in NavigationStack: "
          + "item drillDown → ItemFeature, about drillDown → AboutView"
      ])
    #expect(chart.links.isEmpty)
    #expect(
      chart.actions == [
        "AppFeature.homeTapped popToRoot path",
        "ItemFeature.saveTapped push AppFeature.path (about)",
        "ListFeature.NavigationLink(state:) push AppFeature.path (item)",
        "ListFeature.openTapped push AppFeature.path (item)",
      ])
  }

  @Test func reducersWrittenByHand() {
    let chart = Charted(
      """
      struct ListFeature: ReducerProtocol {
        struct State: Equatable { @PresentationState var destination: Destination.State? }
        enum Action { case destination(PresentationAction<Destination.Action>), addTapped }
        struct Destination: ReducerProtocol {
          enum State: Equatable { case edit(ItemFeature.State), help(ItemFeature.State) }
          enum Action { case edit(ItemFeature.Action), help(ItemFeature.Action) }
          var body: some ReducerProtocolOf<Self> {
            Scope(state: /State.edit, action: /Action.edit) { ItemFeature() }
          }
        }
        func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
          switch action {
          case .addTapped:
            state.destination = .edit(ItemFeature.State())
            return .none
          case .destination: return .none
          }
        }
      }
      struct ListView: View {
        let store: StoreOf<ListFeature>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Text("")
          }
          .sheet(store: store.scope(state: \\.$destination, action: ListFeature.Action.destination)) {
            store in
            SwitchStore(store) { state in
              switch state {
              case .edit:
                CaseLet(/ListFeature.Destination.State.edit, action: ListFeature.Destination.Action.edit) {
                  ItemView(store: $0)
                }
              case .help: HelpView()
              }
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      \(Self.item)
      """)
    #expect(
      chart.slots == [
        "ListFeature.destination atMostOne optionalEnum: edit sheet → ItemFeature, help sheet → HelpView"
      ])
    #expect(chart.actions == ["ListFeature.addTapped present destination (edit)"])
  }

  /// The store of a case is bound as what the state holds while it is in that case.
  @Test func aLinkInACaseOfAStoreIsThatCase() {
    let chart = Charted(
      """
      struct DeskFeature: Reducer {
        struct State: Equatable { var page: Page.State? }
        enum Action: Equatable { case itemTapped, closed, page(Page.Action) }
        struct Page: Reducer {
          enum State: Equatable { case item(ItemFeature.State) }
          enum Action: Equatable { case item(ItemFeature.Action) }
          var body: some ReducerOf<Self> {
            Scope(state: /State.item, action: /Action.item) { ItemFeature() }
          }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .itemTapped: state.page = .item(.init()); return .none
            case .closed: state.page = nil; return .none
            case .page: return .none
            }
          }
          .ifLet(\\.page, action: /Action.page) { Page() }
        }
      }
      struct DeskView: View {
        let store: StoreOf<DeskFeature>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Item") { viewStore.send(.itemTapped) }.background(page(viewStore))
          }
        }
        private func page(
          _ viewStore: ViewStore<DeskFeature.State, DeskFeature.Action>
        ) -> some View {
          IfLetStore(store.scope(state: \\.page, action: DeskFeature.Action.page)) { pages in
            SwitchStore(pages) { state in
              switch state {
              case .item:
                CaseLet(/DeskFeature.Page.State.item, action: DeskFeature.Page.Action.item) { item in
                  NavigationLink(
                    unwrapping: viewStore.binding(
                      get: { _ in item.scope(state: { $0 }, action: { $0 }) },
                      send: DeskFeature.Action.closed),
                    onNavigate: { _ in }, destination: { _ in ItemView(store: item) },
                    label: { EmptyView() })
                }
              }
            }
          }
        }
      }
      \(Self.item)
      """)
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.slots == ["DeskFeature.page atMostOne optionalEnum: item drillDown → ItemFeature"])
  }

  @Test func anOldStackStore() {
    let chart = Charted(
      """
      struct AppFeature: Reducer {
        struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackAction<Path.State, Path.Action>) }
        struct Path: Reducer {
          enum State { case item(ItemFeature.State), help }
          enum Action { case item(ItemFeature.Action) }
        }
      }
      struct AppView: View {
        let store: StoreOf<AppFeature>
        var body: some View {
          NavigationStackStore(store.scope(state: \\.path, action: { .path($0) })) {
            Text("")
          } destination: { state in
            switch state {
            case .item:
              CaseLet(/AppFeature.Path.State.item, action: AppFeature.Path.Action.item) {
                ItemView(store: $0)
              }
            case .help: HelpView()
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      \(Self.item)
      """)
    #expect(
      chart.slots == [
        "AppFeature.path sequence stackState in NavigationStackStore: "
          + "item drillDown → ItemFeature, help drillDown → HelpView"
      ])
  }

  @Test func destinationsAreReachedAcrossFiles() {
    let chart = Charted(files: [
      "Feature.swift": """
      @Reducer struct ListFeature {
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case destination(PresentationAction<Destination.Action>) }
      }
      extension ListFeature {
        @Reducer enum Destination { case edit(ItemFeature) }
      }
      extension ListFeature.State {
        mutating func open() { destination = .edit(ItemFeature.State()) }
      }
      """,
      "Item.swift": Self.item,
      "View.swift": """
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View {
          Text("").navigationDestination(
            item: $store.scope(state: \\.destination?.edit, action: \\.destination.edit)
          ) { ItemView(store: $0) }
        }
      }
      """,
    ])
    #expect(
      chart.slots == [
        "ListFeature.destination atMostOne optionalEnum: edit drillDown → ItemFeature"
      ]
    )
    #expect(chart.actions == ["ListFeature.open present destination (edit)"])
  }

  @Test func aTabIsSelectedByWhatAStoreObserves() {
    let chart = Charted(
      """
      struct AppFeature: ReducerProtocol {
        struct State { var selectedTab = Tab.home; var name = "" }
        enum Action { case tabChanged(Tab) }
        func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
          switch action {
          case .tabChanged(let tab):
            state.selectedTab = tab
            return .none
          }
        }
      }
      enum Tab { case home, mail }
      struct AppView: View {
        let store: StoreOf<AppFeature>
        var body: some View {
          WithViewStore(self.store, observe: \\.selectedTab) { viewStore in
            TabView(selection: viewStore.binding(send: AppFeature.Action.tabChanged)) {
              HomeView().tag(Tab.home)
              MailView().tag(Tab.mail)
            }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct MailView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "AppFeature.selectedTab exactlyOne enum in TabView: home tab → HomeView, mail tab → MailView"
      ])
    #expect(chart.links.isEmpty)
  }

  @Test func aLinkToAStateNeedsNoHandler() {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        @ObservableState struct State {}
      }
      struct ListView: View {
        let store: StoreOf<ListFeature>
        var body: some View {
          NavigationLink(state: ListFeature.State()) { Text("") }
        }
      }
      """)
    #expect(chart.links == ["ListFeature NavigationLink(state:) of ListFeature.State drillDown"])
    #expect(chart.screen("ListFeature")?.links.first?.handledBy == nil)
  }

  @Test func aLinkOfTheAppsOwnPresentsForTheStoreThatItIsHanded() {
    let chart = Charted(
      """
      struct ListFeature: ReducerProtocol {
        struct State: Equatable {
          var items: [Item] = []
          var editItem: EditFeature.State?
          var addItem: EditFeature.State?
        }
        enum Action { case edit(EditFeature.Action), add(EditFeature.Action) }
      }
      struct EditFeature: ReducerProtocol {
        struct State: Equatable, Identifiable { var id: Int }
        enum Action { case done }
      }
      struct Item: Identifiable, Equatable { let id: Int }
      struct ListView: View {
        let store: StoreOf<ListFeature>
        var body: some View {
          WithViewStore(self.store, observe: { $0 }) { viewStore in
            List {
              ForEach(viewStore.items) { item in
                LinkStore(
                  store: self.store.scope(state: \\.editItem, action: ListFeature.Action.edit),
                  id: item.id
                ) { store in
                  EditView(store: store)
                } label: {
                  Text("")
                }
              }
            }
            .sheet(store: self.store.scope(state: \\.addItem, action: ListFeature.Action.add)) {
              EditView(store: $0)
            }
          }
        }
      }
      struct LinkStore<State: Identifiable, Action, Destination: View, Label: View>: View {
        let store: Store<State?, Action>
        let id: State.ID
        @ViewBuilder let destination: (Store<State, Action>) -> Destination
        @ViewBuilder let label: Label
        var body: some View {
          WithViewStore(self.store, observe: { $0?.id == self.id }) { viewStore in
            NavigationLink(
              isActive: Binding(get: { viewStore.state }, set: { _ in }),
              destination: {
                IfLetStore(self.store.scope(state: { $0 }, action: { $0 })) {
                  self.destination($0)
                }
              },
              label: { self.label })
          }
        }
      }
      extension View {
        func sheet<State: Identifiable, Action, Child: View>(
          store: Store<State?, Action>, @ViewBuilder child: @escaping (Store<State, Action>) -> Child
        ) -> some View {
          WithViewStore(store, observe: { $0?.id }) { viewStore in
            self.sheet(item: Binding(get: { viewStore.state?.id }, set: { _ in })) { _ in
              IfLetStore(store.scope(state: { $0 }, action: { $0 })) { child($0) }
            }
          }
        }
      }
      struct EditView: View { let store: StoreOf<EditFeature>; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "ListFeature.addItem atMostOne optionalValue: addItem sheet → EditFeature",
        "ListFeature.editItem atMostOne optionalValue: editItem drillDown → EditFeature",
      ])
  }

  @Test func aLinkWithAStorePushes() {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        struct State: Equatable { @PresentationState var item: ItemFeature.State? }
        enum Action { case itemTapped, item(PresentationAction<ItemFeature.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .itemTapped: state.item = ItemFeature.State(); return .none
            case .item: return .none
            }
          }
        }
      }
      struct ListView: View {
        let store: StoreOf<ListFeature>
        var body: some View {
          NavigationLinkStore(store.scope(state: \\.$item, action: { .item($0) })) {
            store.send(.itemTapped)
          } destination: { ItemView(store: $0) } label: { Text("") }
        }
      }
      \(Self.item)
      """)
    #expect(
      chart.slots == ["ListFeature.item atMostOne optionalValue: item drillDown → ItemFeature"])
    // What a tap does, the reducer says.
    #expect(chart.actions == ["ListFeature.itemTapped present item"])
  }

  /// `.dismiss` that is sent to a presented child takes it away, whoever sends it.
  @Test(arguments: [
    (
      "case .item(.presented(.closeTapped)): return .send(.item(.dismiss))",
      "store.send(.closeTapped)", "ItemFeature.closeTapped dismiss ListFeature.item"
    ),
    (
      "case .item(.presented(.closeTapped)): return .run { send in await send(.item(.dismiss)) }",
      "store.send(.closeTapped)", "ItemFeature.closeTapped dismiss ListFeature.item"
    ),
    ("", "list.send(.item(.dismiss))", "ItemFeature.Close dismiss ListFeature.item"),
  ])
  func whoSendsDismissTakesTheChildAway(_ answer: String, _ sent: String, _ action: String) {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        @ObservableState struct State: Equatable { @Presents var item: ItemFeature.State? }
        enum Action { case itemTapped, item(PresentationAction<ItemFeature.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .itemTapped: state.item = ItemFeature.State(); return .none
            \(answer)
            case .item: return .none
            }
          }
          .ifLet(\\.$item, action: \\.item) { ItemFeature() }
        }
      }
      @Reducer struct ItemFeature {
        @ObservableState struct State: Equatable {}
        enum Action { case closeTapped }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View {
          Button("") { store.send(.itemTapped) }
            .sheet(item: $store.scope(state: \\.item, action: \\.item)) {
              ItemView(store: $0, list: store)
            }
        }
      }
      struct ItemView: View {
        let store: StoreOf<ItemFeature>
        let list: StoreOf<ListFeature>
        var body: some View { Button("Close") { \(sent) } }
      }
      """)
    #expect(chart.actions.contains(action))
  }

  /// Of two views that are handed one store, that around the other is one screen with its state, in whatever order they are declared.
  @Test(arguments: [false, true])
  func theOuterOfTwoViewsIsTheScreen(_ isFirst: Bool) {
    let outer = """
      struct OuterView: View {
        let store: StoreOf<Host>
        var body: some View {
          VStack {
            ItemView(store: store.scope(state: \\.item, action: \\.item))
            InnerView(store: store)
          }
        }
      }
      """
    let inner = """
      struct InnerView: View {
        let store: StoreOf<Host>
        var body: some View { Text("") }
      }
      """
    let chart = Charted(
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { OuterView(store: Store(initialState: Host.State()) { Host() }) } }
      }
      @Reducer struct Host {
        @ObservableState struct State: Equatable { var item = Item.State() }
        enum Action { case item(Item.Action) }
        var body: some ReducerOf<Self> { Scope(state: \\.item, action: \\.item) { Item() } }
      }
      @Reducer struct Item {
        @ObservableState struct State: Equatable { @Presents var alert: AlertState<Never>? }
        enum Action { case alert(PresentationAction<Never>) }
        var body: some ReducerOf<Self> { EmptyReducer().ifLet(\\.$alert, action: \\.alert) }
      }
      \(isFirst ? outer + "\n" + inner : inner + "\n" + outer)
      struct ItemView: View {
        @Bindable var store: StoreOf<Item>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      """)
    #expect(chart.screen("Host")?.view == "OuterView")
  }

  /// An older way to scope to a case: by what a case path takes out of the state.
  @Test func aScopeMayExtractACase() {
    let chart = Charted(
      """
      struct Shop: ReducerProtocol {
        struct State {
          enum Destination { case item(Item.State), help(Help.State) }
          var destination: Destination?
        }
        enum Action { case itemTapped, item(Item.Action), help(Help.Action) }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            switch action {
            case .itemTapped: state.destination = .item(Item.State())
            case .item, .help: break
            }
            return .none
          }
        }
      }
      struct Item: ReducerProtocol { struct State {}; enum Action {} }
      struct Help: ReducerProtocol { struct State {}; enum Action {} }
      struct ShopView: View {
        let store: StoreOf<Shop>
        var body: some View {
          Text("Shop")
            .sheet(
              store: store.scope(
                state: { (/Shop.State.Destination.item).extract(from: $0.destination) },
                action: Shop.Action.item),
              content: ItemView.init(store:)
            )
            .fullScreenCover(
              store: store.scope(
                state: { CasePath(Shop.State.Destination.help).extract(from: $0.destination) },
                action: Shop.Action.help),
              content: HelpView.init(store:)
            )
        }
      }
      struct ItemView: View { let store: StoreOf<Item>; var body: some View { Text("") } }
      struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Shop.destination atMostOne optionalEnum: item sheet → Item, help fullScreenCover → Help"
      ])
  }

  /// What a wrapper finds by itself, nobody has to give.
  @Test func whatAWrapperFindsHasADefault() {
    let chart = Charted(
      """
      @Reducer struct Mill {
        @ObservableState struct State: Equatable {
          @Shared(.fileStorage(.trips)) var trips: [Trip]
          @Shared var boat: Boat
          @SharedReader(.appStorage("unit")) var unit: Int
          @Dependency(\\.uuid) var uuid: UUIDGenerator
          @FetchAll var legs: [Leg]
          @Presents var alert: AlertState<Action.Alert>?
          var name: String
        }
        enum Action {
          case alert(PresentationAction<Alert>)
          enum Alert { case confirm }
        }
        var body: some ReducerOf<Self> { EmptyReducer().ifLet(\\.$alert, action: \\.alert) }
      }
      struct MillView: View {
        @Bindable var store: StoreOf<Mill>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      """)
    let taken = chart.screen("Mill")?.initializer ?? []
    #expect(
      taken.filter { !$0.hasDefault }.map { "\($0.name): \($0.type)" } == [
        "boat: Shared<Boat>", "name: String",
      ])
  }
}
