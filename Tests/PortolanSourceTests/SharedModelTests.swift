import PortolanModel
import Testing

/// One model that two screens are handed: each has what it presents.
@Suite struct SharedModelTests {
  private func chart(_ first: String, _ second: String, in main: String = links) -> Charted {
    Charted(
      """
      @main struct TripApp: App { var body: some Scene { WindowGroup { Main() } } }
      @Observable final class Trip {
        var isMapShown = false
        var isAsking = false
        func begin() { isMapShown = true; isAsking = true }
      }
      struct MapView: View { var body: some View { Text("") } }
      struct Main: View {
        let trip = Trip()
        var body: some View { NavigationStack { \(main) } }
      }
      struct DayView: View { @Bindable var trip: Trip; var body: some View { Text("")\(first) } }
      struct WeekView: View { @Bindable var trip: Trip; var body: some View { Text("")\(second) } }
      """)
  }

  private static let links = """
    NavigationLink("") { DayView(trip: trip) }; NavigationLink("") { WeekView(trip: trip) }
    """
  private static let alert = ".alert(\"\", isPresented: $trip.isAsking) {}"
  private static let sheet = ".sheet(isPresented: $trip.isMapShown) { MapView() }"

  @Test func eachScreenHasWhatItPresents() {
    let chart = chart(Self.alert, Self.sheet)
    #expect(
      chart.slots == [
        "Trip.isAsking atMostOne flag: isAsking alert",
        "WeekView.isMapShown atMostOne flag: isMapShown sheet → MapView",
      ])
    #expect(chart.screen("Trip")?.view == "DayView")
    #expect(
      chart.actions == [
        "Trip.begin present WeekView.isMapShown", "Trip.begin present isAsking",
      ])
    #expect(chart.setters(of: "isMapShown", in: "isMapShown").count == 1)
  }

  @Test func whatBothPresentBothHave() {
    let chart = chart(Self.alert, Self.alert)
    #expect(
      chart.slots == [
        "Trip.isAsking atMostOne flag: isAsking alert",
        "WeekView.isAsking atMostOne flag: isAsking alert",
      ])
    #expect(
      chart.model.screens.flatMap(\.slots).allSatisfy {
        $0.destinations[0].presentations?.count == 1
      })
  }

  /// A view that keeps as its state what it is handed makes no model of its own.
  @Test(arguments: [
    "init(trip: Trip) { _trip = State(initialValue: trip) }",
    "init(trip: Trip) { self.trip = trip }",
  ])
  func whatAViewKeepsThatItIsHandedIsNoFurtherModel(_ initializer: String) {
    let chart = Charted(
      """
      @Observable final class Trip { var isMapShown = false; var isAsking = false }
      struct MapView: View { var body: some View { Text("") } }
      struct TripPage: View {
        @State private var trip: Trip
        \(initializer)
        var body: some View { TripDays(trip: trip).alert("", isPresented: $trip.isAsking) {} }
      }
      struct TripDays: View {
        @State private var trip: Trip
        \(initializer)
        var body: some View { Text("").sheet(isPresented: $trip.isMapShown) { MapView() } }
      }
      """)
    #expect(
      chart.slots == [
        "Trip.isAsking atMostOne flag: isAsking alert",
        "Trip.isMapShown atMostOne flag: isMapShown sheet → MapView",
      ])
  }

  /// A form that keeps in `@StateObject` the model that it is handed has no other than the rest; one that is made with a new one has.
  @Test(arguments: [
    ("model", "NotesModel/showsEdit/showsHelp NotesModel/showsTag/showsHelp"),
    ("NotesModel()", "NotesView/showsTag NotesView/showsTag/showsHelp"),
  ])
  func whatAFormIsHandedIsNoModelOfItsOwn(_ handed: String, _ places: String) throws {
    let chart = Charted(
      """
      @main struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }
      @Observable final class NotesModel { var showsEdit = false; var showsHelp = false }
      struct NotesView: View {
        @State var model = NotesModel()
        @State var showsTag = false
        var body: some View {
          Button("Edit") { model.showsEdit = true; showsTag = true }
            .sheet(isPresented: $showsTag) { TagForm(model: \(handed)) }
            .sheet(isPresented: $model.showsEdit) { EditForm(model: model) }
        }
      }
      struct EditForm: View {
        @Bindable var model: NotesModel
        var body: some View {
          Button("") { model.showsHelp = true }.sheet(isPresented: $model.showsHelp) { Text("") }
        }
      }
      struct TagForm: View {
        @StateObject var model: NotesModel
        var body: some View {
          Button("") { model.showsHelp = true }.sheet(isPresented: $model.showsHelp) { Text("") }
        }
      }
      """)
    let all = try Chart(chart.model).places().filter { $0.depth > 0 }
      .map { "\($0.root.dropFirst(4))/\($0.text)" }
    for place in places.components(separatedBy: " ") { #expect(all.contains(place)) }
    #expect(all.contains("NotesModel/showsEdit/showsHelp") == (handed == "model"))
  }

  @Test func whatTheAppsOwnModifierPresentsBothHave() {
    let chart = Charted(
      """
      @Observable final class Trip { var notice: Notice?; func begin() { notice = Notice() } }
      struct Notice: Identifiable { let id = 0 }
      extension View {
        func notice(_ notice: Binding<Notice?>) -> some View { alert(item: notice) { _ in Alert(title: Text("")) } }
      }
      struct DayView: View { @Bindable var trip: Trip; var body: some View { Text("").notice($trip.notice) } }
      struct WeekView: View { @Bindable var trip: Trip; var body: some View { Text("").notice($trip.notice) } }
      """)
    #expect(
      chart.slots == [
        "Trip.notice atMostOne optionalValue: notice alert",
        "WeekView.notice atMostOne optionalValue: notice alert",
      ])
  }

  private func feature(_ rest: String) -> Charted {
    Charted(
      """
      @Reducer struct Order {
        @ObservableState struct State {
          @Presents var alert: AlertState<Action>?
          var isHelpShown = false
        }
        enum Action { case helpTapped, failed }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .helpTapped: state.isHelpShown = true
            case .failed: state.alert = AlertState { TextState("") }
            }
            return .none
          }
        }
      }
      struct OrderView: View {
        @Bindable var store: StoreOf<Order>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      struct PaymentView: View {
        @Bindable var store: StoreOf<Order>
        var body: some View { Text("").card(isPresented: $store.isHelpShown) { Text("") } }
      }
      struct Card<Inner: View>: ViewModifier {
        @Binding var isPresented: Bool
        var inner: Inner
        func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { inner } }
      }
      extension View {
        func card(isPresented: Binding<Bool>, content: @escaping () -> some View) -> some View {
          modifier(Card(isPresented: isPresented, inner: content()))
        }
      }
      @Reducer struct Shop {
        @ObservableState struct State { \(rest)
      """)
  }

  @Test func eachViewOfAReducerHasWhatItPresents() {
    let chart = feature(
      """
      var path = StackState<Path.State>() }
        @Reducer enum Path { case order(Order), payment(Order) }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { store in
            switch store.case {
            case .order(let store): OrderView(store: store)
            case .payment(let store): PaymentView(store: store)
            }
          }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Order.alert atMostOne optionalValue: alert alert",
        "PaymentView.isHelpShown atMostOne flag: isHelpShown sheet",
        "Shop.path sequence stackState in NavigationStack: order drillDown → Order, payment drillDown → PaymentView",
      ])
    // It is made of the reducer's state.
    #expect(chart.screen("PaymentView")?.kind == .reducer)
    #expect(chart.screen("PaymentView")?.model == "Order.State")
  }

  @Test func aChildLeadsToTheViewThatShowsIt() {
    let chart = feature(
      """
      var order = Order.State() }
      }
      struct ShopView: View {
        let store: StoreOf<Shop>
        var body: some View { VStack { PaymentView(store: store.scope(state: \\.order, action: \\.order)) } }
      }
      """)
    #expect(chart.slots.contains("Shop.order always child: order inline → PaymentView"))
  }

  @Test func aPartOfTheScreenIsNoScreen() {
    let chart = chart(
      Self.alert + ".background { WeekView(trip: trip) }", Self.sheet,
      in: "NavigationLink(\"\") { DayView(trip: trip) }")
    #expect(
      chart.slots == [
        "Trip.isAsking atMostOne flag: isAsking alert",
        "Trip.isMapShown atMostOne flag: isMapShown sheet → MapView",
      ])
  }

  // MARK: - Routers in the environment

  /// An app with two tabs, of which the second has a stack that a router keeps.
  private func tabs(_ app: String, _ tabs: String, _ more: String) -> Charted {
    Charted(
      """
      @main struct MyApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { Tabs().environment(router)\(app) } }
      }
      @Observable class Router {
        enum Tab { case home, more }
        enum Page: Hashable { case about, help }
        var tab: Tab = .home
        var path: [Page] = []
        var isMapShown = false
        func showAbout() { path.append(.about) }
      }
      struct Tabs: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          TabView(selection: $router.tab) {
            Text("").tag(Router.Tab.home)
            MoreView().tag(Router.Tab.more)
          }\(tabs)
        }
      }
      struct MoreView: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            Button("About") { router.showAbout() }
              .navigationDestination(for: Router.Page.self) { page in
                switch page {
                case .about: AboutView()
                case .help: HelpView()
                }
              }
          }\(more)
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
  }

  @Test(arguments: [
    ("@State", "environment(model)", "@Environment(Trips.self) var model"),
    ("@StateObject", "environmentObject(model)", "@EnvironmentObject var model: Trips"),
  ])
  func aModelThatTheAppPutsIntoTheEnvironmentIsTheFirstScreens(
    _ wrapper: String, _ lent: String, _ taken: String
  ) {
    let chart = Charted(
      """
      @main struct TripApp: App {
        \(wrapper) private var model = Trips()
        var body: some Scene { WindowGroup { Main().\(lent) } }
      }
      final class Trips: ObservableObject { @Published var isMapShown = false }
      struct Main: View {
        \(taken)
        var body: some View { Text("").sheet(isPresented: $model.isMapShown) {} }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.Trips"])
    #expect(chart.screen("Trips")?.view == "Main")
    #expect(chart.slots == ["Trips.isMapShown atMostOne flag: isMapShown sheet"])
  }

  @Test func theStackInATabIsTheTabsThoughARouterKeepsIt() {
    let chart = tabs("", "", ".sheet(isPresented: $router.isMapShown) { HelpView() }")
    #expect(
      chart.slots == [
        "MoreView.isMapShown atMostOne flag: isMapShown sheet → HelpView",
        "MoreView.path sequence typedArray in NavigationStack: "
          + "about drillDown → AboutView, help drillDown → HelpView",
        "Tabs.tab exactlyOne enum in TabView: home tab, more tab → MoreView",
      ])
    #expect(chart.screen("MoreView")?.slots.first?.storage == .environment)
    // The router's function is what the tab does, and nothing that could be done anywhere.
    #expect(chart.actions == ["MoreView.About push path (about)"])
  }

  @Test func whatStandsAroundTheTabsIsTheirs() {
    let chart = tabs("", ".sheet(isPresented: $router.isMapShown) { HelpView() }", "")
    #expect(chart.slots.first { $0.contains("isMapShown") }?.hasPrefix("Tabs.") == true)
  }

  @Test func aRouterFromWhichTheAppPresentsIsTheAppsAndTheTabsTheirOwn() {
    let chart = tabs(".sheet(isPresented: $router.isMapShown) { HelpView() }", "", "")
    #expect(
      chart.slots.filter { !$0.contains(" always child: ") } == [
        "MoreView.path sequence typedArray in NavigationStack: "
          + "about drillDown → AboutView, help drillDown → HelpView",
        "Router.isMapShown atMostOne flag: isMapShown sheet → HelpView",
        "Router.tab exactlyOne enum in TabView: home tab, more tab → MoreView",
      ])
  }

  /// What only helps a view to show what it shows is not what the screen is called.
  @Test(
    arguments: [
      ("FilterModel", "filter", "ShelfView"), ("FilterModel", "model", "FilterModel"),
      ("ShelfFilterModel", "filter", "ShelfFilterModel"),
    ])
  func aScreenIsCalledByAModelThatGoesWithItsView(
    _ model: String, _ property: String, _ type: String
  ) {
    let chart = Charted(
      """
      final class \(model): ObservableObject { @Published var text = "" }
      struct ShelfView: View {
        @StateObject private var \(property) = \(model)()
        @State private var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.model.screens.map(\.type) == [type])
  }

  /// What is called alike in two objects that the view's model keeps is two pieces of state.
  @Test func slotsOfOneNameAreToldApartByTheWayThere() {
    let chart = Charted(
      """
      struct Fault: Identifiable { let id = 0 }
      @Observable final class Engines { var fault: Fault?; func start() { fault = Fault() } }
      @Observable final class Wagons { var fault: Fault?; func load() { fault = Fault() } }
      @Observable final class Depot { var engines = Engines(); var wagons = Wagons() }
      struct StationView: View {
        @State var depot: Depot
        var body: some View {
          Button("Go") { depot.engines.start(); depot.wagons.load() }
            .alert(item: $depot.engines.fault) { _ in Alert(title: Text("")) }
            .alert(item: $depot.wagons.fault) { _ in Alert(title: Text("")) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "StationView.enginesFault atMostOne optionalValue: enginesFault alert",
        "StationView.wagonsFault atMostOne optionalValue: wagonsFault alert",
      ])
    #expect(
      chart.screen("StationView")?.slots.map(\.properties) == [["engines.fault"], ["wagons.fault"]])
    #expect(
      chart.actions == [
        "StationView.Go present enginesFault", "StationView.Go present wagonsFault",
      ])
  }

  /// What each of two views shows for the cases of one model is that view's own, be they in one app or in one for each system.
  @Test(arguments: [
    (
      "",
      "struct RootView: View { let isWide: Bool; @StateObject var guide = Guide(); var body: some View { if isWide { Desk() } else { Phone() } } }",
      ""
    ),
    ("#if os(iOS)", "#else", "#endif"),
  ])
  func eachViewHasItsOwnSwitch(_ start: String, _ between: String, _ end: String) {
    let isOfBuilds = start != ""
    let chart = Charted(
      """
      enum Route: Hashable { case loading, page(Int), shelf }
      final class Guide: ObservableObject { @Published var route: Route? = .loading; func go(_ route: Route) { self.route = route } }
      \(start)
      struct Phone: View {
        @EnvironmentObject private var guide: Guide
        var body: some View {
          if case .loading = guide.route {
            WaitView()
          } else if case let .page(number) = guide.route {
            PageView(number: number)
          }
        }
      }
      \(between)
      struct Desk: View {
        \(isOfBuilds ? "@StateObject private var guide = Guide()" : "@EnvironmentObject private var guide: Guide")
        var body: some View {
          Button("") { guide.go(.shelf) }
          switch guide.route {
          case .loading: WaitView()
          case .page(let number): WidePageView(number: number)
          case .shelf: ShelfView()
          case nil: EmptyView()
          }
        }
      }
      \(end)
      struct WaitView: View { var body: some View { ProgressView() } }
      struct PageView: View { let number: Int; @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} } }
      struct WidePageView: View { let number: Int; @State private var prints = false
        var body: some View { Button("") { prints = true }.sheet(isPresented: $prints) { Text("") } } }
      struct ShelfView: View { var body: some View { Text("") } }
      """)
    let routes = chart.slots.filter { $0.contains(".route ") }.map { $0.split(separator: ": ")[1] }
    #expect(
      routes.sorted() == [
        "loading inline → WaitView, page inline → PageView, shelf inline",
        "loading inline → WaitView, page inline → WidePageView, shelf inline → ShelfView",
      ])
  }

  /// What a list selects is a destination, so that what the page there presents of their object is the page's.
  @Test func whatTheSelectedPagePresentsIsItsOwn() {
    let chart = Charted(
      """
      @main struct DemoApp: App {
        @StateObject private var data = AppData()
        var body: some Scene { WindowGroup { ListView().environmentObject(data) } }
      }
      struct Machine: Identifiable, Hashable { let id: Int }
      final class AppData: ObservableObject {
        @Published var selected: Machine?
        @Published var isSettingsShown = false
      }
      struct ListView: View {
        @EnvironmentObject private var data: AppData
        var body: some View {
          NavigationSplitView {
            List(selection: $data.selected) { Text("One").tag(Machine(id: 1)) }
          } detail: {
            if let machine = data.selected { MachineView(machine: machine) } else { Text("None") }
          }
        }
      }
      struct MachineView: View {
        let machine: Machine
        @EnvironmentObject private var data: AppData
        var body: some View {
          Button("Settings") { data.isSettingsShown = true }
            .sheet(isPresented: $data.isSettingsShown) { Text("Settings") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "ListView.selected atMostOne optionalValue: selected inline → MachineView",
        "MachineView.isSettingsShown atMostOne flag: isSettingsShown sheet",
      ])
  }

  /// What an app keeps in a model and binds to what its scene shows, that view presents.
  @Test func aViewPresentsWhatItsAppKeeps() {
    let chart = Charted(
      """
      @main struct ParksApp: App {
        @StateObject private var tabs = TabsModel()
        var body: some Scene {
          WindowGroup { RootView(tab: $tabs.tab, count: 1).environmentObject(tabs) }
        }
      }
      final class TabsModel: ObservableObject {
        @Published var tab = Tab.map
        func select(_ tab: Tab) { self.tab = tab }
        enum Tab: Int, Hashable, CaseIterable {
          case map, profile
          @ViewBuilder var page: some View {
            switch self {
            case .map: MapView()
            case .profile: ProfileView()
            }
          }
        }
      }
      struct RootView: View {
        @Binding var tab: TabsModel.Tab
        let count: Int
        var body: some View {
          TabView(selection: $tab) {
            ForEach(TabsModel.Tab.allCases, id: \\.rawValue) { tab in
              tab.page.tabItem { Text("") }.tag(tab)
            }
          }
        }
      }
      struct MapView: View {
        @State private var isHelp = false
        var body: some View { Button("") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") } }
      }
      struct ProfileView: View {
        @EnvironmentObject private var tabs: TabsModel
        var body: some View { Button("Map") { tabs.select(.map) } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.RootView"])
    #expect(
      chart.slots.filter { $0.hasPrefix("RootView") } == [
        "RootView.tab exactlyOne enum in TabView: map tab → MapView, profile tab → ProfileView"
      ])
    #expect(
      chart.actions.filter { $0.contains("Map ") } == ["ProfileView.Map select RootView.tab (map)"])
  }

  /// A modifier presents for the view that hands it the binding, whoever keeps the state: here the app, for what its scene shows.
  @Test(arguments: [
    ".modifier(Failing(error: $store.error))", ".failing($store.error)",
    ".alert(item: $store.error) { _ in Alert(title: Text(\"\")) }",
  ])
  func aModifierPresentsForWhoHandsItTheBinding(_ alert: String) {
    let chart = Charted(
      """
      struct Failure: Identifiable { let id: Int }
      final class Store: ObservableObject {
        @Published var error: Failure?
        @Published var notice: Failure?
        func load() { error = Failure(id: 1) }
      }
      struct Failing: ViewModifier {
        @Binding var error: Failure?
        func body(content: Content) -> some View {
          content.alert(item: $error) { _ in Alert(title: Text("")) }
        }
      }
      extension View {
        func failing(_ error: Binding<Failure?>) -> some View { modifier(Failing(error: error)) }
      }
      struct ListPage: View {
        @EnvironmentObject var store: Store
        var body: some View { Button("Load") { store.load() }\(alert) }
      }
      @main struct ShopApp: App {
        @StateObject var store = Store()
        var body: some Scene {
          WindowGroup { ListPage().environmentObject(store) }
          Settings {
            Button("Warn") { store.notice = Failure(id: 2) }
              .alert(item: $store.notice) { _ in Alert(title: Text("")) }
          }
        }
      }
      """)
    #expect(
      chart.slots == [
        "ListPage.error atMostOne optionalValue: error alert",
        "ShopApp.notice atMostOne optionalValue: notice alert",
      ])
  }

  /// What a row sets of a model that several pages present, the page around the row presents.
  @Test func aPartSetsWhatItsOwnPagePresents() {
    let chart = Charted(
      """
      struct Notice: Identifiable { let id: Int }
      final class Store: ObservableObject { @Published var notice: Notice? }
      struct Rows: View {
        @EnvironmentObject var store: Store
        var body: some View { Button("Delete") { store.notice = Notice(id: 1) } }
      }
      @main struct ShopApp: App {
        @StateObject var store = Store()
        var body: some Scene {
          WindowGroup { Text("") }
          Settings {
            Text("").alert(item: $store.notice) { _ in Alert(title: Text("")) }
          }
          Window("Rows", id: "rows") {
            Rows().environmentObject(store)
              .alert(item: $store.notice) { _ in Alert(title: Text("")) }
          }
        }
      }
      """)
    #expect(chart.actions == ["ShopApp.WindowRows.Rows.Delete present notice"])
  }

  /// What the view around another asks for, presents from and hands on, is no model of the other's.
  @Test(arguments: [
    "@StateObject private var desk: DeskModel = .shared",
    "@ObservedObject var desk = DeskModel.shared",
  ])
  func aPartHasNoShareInWhatItIsHanded(_ property: String) {
    let chart = Charted(
      """
      final class DeskModel: ObservableObject {
        static let shared = DeskModel()
        @Published var tray = 1
      }
      struct TrayBar: View {
        @ObservedObject var model: DeskModel
        @Binding var tray: Int
        var body: some View { Button("Letters") { tray = 2 } }
      }
      struct OfficeView: View {
        \(property)
        var body: some View {
          HStack {
            TrayBar(model: desk, tray: $desk.tray)
            TabView(selection: $desk.tray) { Text("Pens").tag(1); Text("Letters").tag(2) }
          }
        }
      }
      """)
    #expect(chart.slots == ["OfficeView.tray exactlyOne enum in TabView: 1 tab, 2 tab"])
    #expect(chart.actions == ["OfficeView.TrayBar.Letters select tray (2)"])
  }
}
