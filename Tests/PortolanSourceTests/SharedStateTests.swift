import PortolanModel
import Testing

/// Which screen owns a slot: a view with its model, a view that keeps the state itself, or an object that several views share.
@Suite struct SharedStateTests {
  private static let leaves = """
    struct NewsView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    """

  /// `HomeView` for a view by itself, `HomeModel with HomeView` for one with its model.
  private func screens(_ chart: Charted) -> [String] {
    chart.model.screens.map { screen in
      screen.view.map { "\(screen.type) with \($0)" } ?? screen.type
    }.sorted()
  }

  private func roots(_ chart: Charted) -> [String] {
    chart.model.roots.map { String($0.screen.dropFirst("App.".count)) }
  }

  // MARK: - State in a store

  /// What a store of a library keeps is reached by an alias that is given what it keeps, and by key paths.
  @Test(arguments: [
    "store[\\.routing.town.isHelpShown] = true",
    "store.value.routing.town.isHelpShown = true",
    "store.update { $0.routing.town.isHelpShown = true }",
  ])
  func whatAStoreKeepsIsSetByAnybody(_ write: String) {
    let chart = Charted(
      """
      typealias Kept<State> = CurrentValueSubject<State, Never>
      extension Kept {
        subscript<T>(keyPath: WritableKeyPath<Output, T>) -> T {
          get { value[keyPath: keyPath] }
          set { value[keyPath: keyPath] = newValue }
        }
        func update(_ work: (inout Output) -> Void) { var new = value; work(&new); value = new }
      }
      struct AppState {
        var routing = Routing()
        struct Routing { var town = TownView.Routing() }
      }
      struct TownView: View {
        struct Routing { var isHelpShown = false }
        let store: Kept<AppState>
        @State private var routing = Routing()
        var body: some View {
          Text("")
            .onReceive(store.map(\\.routing.town)) { routing = $0 }
            .sheet(isPresented: $routing.isHelpShown) { HelpView() }
        }
      }
      struct Links {
        let store: Kept<AppState>
        func open() { \(write) }
      }
      \(Self.leaves)
      """)
    #expect(chart.slots == ["TownView.isHelpShown atMostOne flag: isHelpShown sheet → HelpView"])
    let destination = chart.screen("TownView")?.slots.first?.destinations.first
    #expect(destination?.setBy?.count == 1)
  }

  // MARK: - Shared objects

  @Test func anObjectThatAnAppLendsIsEmbeddedByTheAppThatPresentsFromIt() {
    let chart = Charted(
      """
      class UIState: ObservableObject {
        enum Route: Identifiable { case news; var id: Self { self } }
        @Published var route: Route?
        @Published var isHelpShown = false
      }
      class Library: ObservableObject { static let shared = Library() }
      class Search: ObservableObject {}
      @main struct MyApp: App {
        @StateObject private var ui = UIState()
        @StateObject private var library = Library.shared
        private let search = Search()
        var body: some Scene {
          WindowGroup {
            HomeView()
              .environmentObject(ui)
              .environmentObject(library)
              .sheet(item: $ui.route) { route in
                switch route { case .news: NewsView() }
              }
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var ui: UIState
        var body: some View {
          Button("Help") { ui.isHelpShown = true }.sheet(isPresented: $ui.isHelpShown) { HelpView() }
        }
      }
      \(Self.leaves)
      """)
    #expect(roots(chart) == ["MyApp"])
    #expect(
      chart.slots == [
        "MyApp.ui always child: ui inline → UIState",
        "UIState.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
        "UIState.route atMostOne optionalEnum: news sheet → NewsView",
      ])
  }

  @Test func anObjectOfTheEnvironmentNamesNoView() {
    let chart = Charted(
      """
      @Observable class Navigator { var isNewsShown = false }
      @main struct MyApp: App {
        @State private var navigator = Navigator()
        var body: some Scene { WindowGroup { HomeView().environment(navigator) } }
      }
      struct HomeView: View {
        @Environment(Navigator.self) private var navigator
        var body: some View {
          @Bindable var navigator = navigator
          Text("").sheet(isPresented: $navigator.isNewsShown) { NewsView() }
        }
      }
      \(Self.leaves)
      """)
    #expect(screens(chart) == ["HomeView", "NewsView"])
    #expect(roots(chart) == ["HomeView"])
    // It is known by both names all the same.
    #expect(chart.screen("HomeView")?.model == "Navigator")
  }

  /// Whoever hands it over, it is there for all whom it may concern; a model that only its own view takes is that view's.
  @Test(arguments: [("@Environment(Navigator.self) var navigator", "HomeView"), ("", "Navigator")])
  func whatTheEnvironmentLendsNamesNobodyWhoIsHandedIt(taken: String, name: String) {
    let chart = Charted(
      """
      @Observable class Navigator { var isNewsShown = false }
      @main struct MyApp: App {
        @State private var navigator = Navigator()
        var body: some Scene {
          WindowGroup { HomeView(navigator: navigator).environment(navigator) }
        }
      }
      struct HomeView: View {
        @Bindable var navigator: Navigator
        var body: some View { DealView().sheet(isPresented: $navigator.isNewsShown) { NewsView() } }
      }
      struct DealView: View {
        \(taken)
        var body: some View { Text("") }
      }
      \(Self.leaves)
      """)
    #expect(roots(chart) == [name])
    #expect(chart.slots == ["\(name).isNewsShown atMostOne flag: isNewsShown sheet → NewsView"])
  }

  /// Of several objects that the environment lends to all, none is the one view's that presents from them, whatever comes first.
  @Test(arguments: [
    (".sheet(isPresented: $tour.isShown) {}", ".alert(\"\", isPresented: $welcome.isAsked) {}"),
    (".alert(\"\", isPresented: $welcome.isAsked) {}", ".sheet(isPresented: $tour.isShown) {}"),
  ])
  func severalObjectsOfTheEnvironmentArePartsOfTheView(_ first: String, _ second: String) {
    let chart = Charted(
      """
      class Welcome: ObservableObject { @Published var isAsked = false }
      class Tour: ObservableObject { @Published var isShown = false }
      struct HomeView: View {
        @EnvironmentObject var welcome: Welcome
        @EnvironmentObject var tour: Tour
        var body: some View { Text("")\(first)\(second) }
      }
      """)
    #expect(
      Set(chart.slots) == [
        "HomeView.isAsked atMostOne flag: isAsked alert",
        "HomeView.isShown atMostOne flag: isShown sheet",
      ])
    #expect(screens(chart) == ["HomeView"])
    let slots = chart.screen("HomeView")?.slots.map(\.properties) ?? []
    #expect(Set(slots) == [["welcome.isAsked"], ["tour.isShown"]])
  }

  /// Each piece of state is called by the object's name, too.
  @Test func objectsOfTheEnvironmentWithOneNameForTheirStateAreToldApart() {
    let chart = Charted(
      """
      class Welcome: ObservableObject { @Published var isShown = false }
      class Tour: ObservableObject { @Published var isShown = false }
      struct HomeView: View {
        @EnvironmentObject var welcome: Welcome
        @EnvironmentObject var tour: Tour
        var body: some View {
          Text("").sheet(isPresented: $tour.isShown) {}.popover(isPresented: $welcome.isShown) {}
        }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.tourIsShown atMostOne flag: tourIsShown sheet",
        "HomeView.welcomeIsShown atMostOne flag: welcomeIsShown popover",
      ])
  }

  @Test func anObjectThatPresentsBesideTheModelIsPartOfTheScreen() {
    let chart = Charted(
      """
      class Router: ObservableObject {
        static let shared = Router()
        @Published var isNewsShown = false
      }
      class HomeViewModel: ObservableObject { @Published var isHelpShown = false }
      @main struct MyApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      struct HomeView: View {
        @ObservedObject var router = Router.shared
        @StateObject var viewModel = HomeViewModel()
        var body: some View {
          Text("")
            .sheet(isPresented: $router.isNewsShown) { NewsView() }
            .alert("Help", isPresented: $viewModel.isHelpShown) {}
        }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots == [
        "HomeViewModel.isHelpShown atMostOne flag: isHelpShown alert",
        "HomeViewModel.isNewsShown atMostOne flag: isNewsShown sheet → NewsView",
      ])
    let slot = chart.screen("HomeViewModel")?.slots.first { $0.name == "isNewsShown" }
    #expect(slot?.properties == ["router.isNewsShown"])
  }

  /// What is on a stack and what lies in front of it do not exclude each other.
  @Test func anObjectOfAStackBesideTheModelIsEmbedded() {
    let chart = Charted(
      """
      class Router: ObservableObject {
        @Published var path: [Int] = []
      }
      class HomeViewModel: ObservableObject { @Published var isHelpShown = false }
      struct HomeView: View {
        @EnvironmentObject var router: Router
        @StateObject var viewModel = HomeViewModel()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("").navigationDestination(for: Int.self) { _ in NewsView() }
          }
          .alert("Help", isPresented: $viewModel.isHelpShown) {}
        }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots == [
        "HomeViewModel.isHelpShown atMostOne flag: isHelpShown alert",
        "HomeViewModel.router always child: router inline → Router",
        "Router.path sequence typedArray in NavigationStack: Int drillDown → NewsView",
      ])
  }

  @Test func whoIsOnlyHandedARouterDoesNotEmbedIt() {
    let chart = Charted(
      """
      @Observable class Router { var isNewsShown = false }
      @main struct MyApp: App {
        var body: some Scene {
          WindowGroup { TabView { HomeTab(); MailTab() } }
        }
      }
      struct HomeTab: View {
        @State private var router = Router()
        var body: some View { Bar(router: $router).sheet(isPresented: $router.isNewsShown) { NewsView() }.environment(router) }
      }
      struct MailTab: View {
        @State private var router = Router()
        var body: some View { Text("").sheet(isPresented: $router.isNewsShown) { NewsView() }.environment(router) }
      }
      struct Bar: View {
        @Binding var router: Router
        @State private var isHelpShown = false
        var body: some View { Text("").alert("Help", isPresented: $isHelpShown) {} }
      }
      class RowModel: ObservableObject {
        let router: Router
        @Published var isHelpShown = false
        init(router: Router) { self.router = router }
      }
      struct Row: View {
        @Environment(Router.self) private var router
        @ObservedObject var model: RowModel
        var body: some View { Text("").alert("Help", isPresented: $model.isHelpShown) {} }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots.filter { $0.contains("router") } == [
        "HomeTab.router always child: router inline → Router",
        "MailTab.router always child: router inline → Router",
      ])
  }

  @Test func aRouterOfWhichEachTabMakesOneShowsWhatThatTabsStackHandles() {
    let chart = Charted(
      """
      class Navigation: ObservableObject { @Published var path = NavigationPath() }
      class MailViewModel: ObservableObject {
        let navigation: Navigation
        init(navigation: Navigation) { self.navigation = navigation }
      }
      struct HomeTab: View {
        @StateObject private var navigation = Navigation()
        var body: some View {
          NavigationStack(path: $navigation.path) {
            Text("").navigationDestination(for: Int.self) { _ in NewsView() }
          }
        }
      }
      struct MailTab: View {
        @StateObject private var navigation = Navigation()
        @StateObject private var viewModel: MailViewModel
        init() {
          let navigation = Navigation()
          _navigation = .init(wrappedValue: navigation)
          _viewModel = .init(wrappedValue: MailViewModel(navigation: navigation))
        }
        var body: some View {
          NavigationStack(path: $navigation.path) {
            Text("").navigationDestination(for: String.self) { _ in HelpView() }
          }
        }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots == [
        "HomeTab.path sequence navigationPath in NavigationStack: Int drillDown → NewsView",
        "MailViewModel.path sequence navigationPath in NavigationStack: String drillDown → HelpView",
      ])
  }

  // MARK: - Models

  @Test func whatIsNamedForAViewIsItsModel() {
    let chart = Charted(
      """
      class StatsViewModel {}
      struct FormModel { var isHelpShown = false }
      struct StatsView: View {
        static let shared = StatsViewModel()
        private let statistics = StatsView.shared
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { FormScreen() } }
      }
      struct FormScreen: View {
        @State var model = FormModel()
        var body: some View { Text("").sheet(isPresented: $model.isHelpShown) { HelpView() } }
      }
      \(Self.leaves)
      """)
    #expect(
      screens(chart) == ["FormModel with FormScreen", "HelpView", "StatsViewModel with StatsView"])
    #expect(
      chart.slots.first == "FormModel.isHelpShown atMostOne flag: isHelpShown sheet → HelpView")
  }

  @Test func servicesAndDataAreNoModels() {
    let chart = Charted(
      """
      class AudioPlayer: ObservableObject {}
      class ImageCache {}
      class Session: ObservableObject { static let shared = Session() }
      class Status {}
      @Model class Draft {}
      @main struct MyApp: App {
        var body: some Scene { WindowGroup { HomeView(cache: ImageCache()) } }
      }
      struct HomeView: View {
        @StateObject var player = AudioPlayer()
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { StatusView(status: Status()) } }
        let cache: ImageCache
      }
      struct StatusView: View {
        let status: Status
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { AccountView() } }
      }
      struct AccountView: View {
        @ObservedObject var session = Session.shared
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { DraftsView(draft: Draft()) } }
      }
      struct DraftsView: View {
        @Bindable var draft: Draft
        @State var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      """)
    #expect(screens(chart) == ["AccountView", "DraftsView", "HomeView", "StatusView"])
  }

  @Test func whatUnrelatedViewsShareIsTheModelOfNone() {
    let chart = Charted(
      """
      class PlaybackViewModel: ObservableObject {}
      class FeedViewModel: ObservableObject {}
      struct HomeView: View {
        @StateObject var playback = PlaybackViewModel()
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { BarView() } }
      }
      struct BarView: View {
        @StateObject var playback = PlaybackViewModel()
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { TimelineView() } }
      }
      struct TimelineView: View {
        @StateObject var viewModel = FeedViewModel()
        @State var isShown = false
        var body: some View { Row(feed: viewModel).alert("", isPresented: $isShown) {} }
      }
      struct Row: View {
        let feed: FeedViewModel
        @State var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      """)
    #expect(
      screens(chart) == ["BarView", "FeedViewModel with TimelineView", "HomeView", "Row"])
  }

  @Test func whatAViewIsGivenToPresentFromIsItsModelNotWhatItHandsOn() {
    let chart = Charted(
      """
      @Observable class ShopCoordinator { var isNewsShown = false }
      class ListViewModel: ObservableObject {}
      struct ShopNavigation: View {
        @Bindable var coordinator: ShopCoordinator
        let viewModel: ListViewModel
        var body: some View {
          ProductList(viewModel: viewModel).sheet(isPresented: $coordinator.isNewsShown) { NewsView() }
        }
      }
      struct ProductList: View {
        @ObservedObject var viewModel: ListViewModel
        var body: some View { NavigationLink("") { HelpView() } }
      }
      \(Self.leaves)
      """)
    #expect(
      screens(chart) == [
        "HelpView", "ListViewModel with ProductList", "NewsView",
        "ShopCoordinator with ShopNavigation",
      ])
  }

  // MARK: - Structs

  @Test func aStructThatAViewKeepsIsTheViewsState() {
    let chart = Charted(
      """
      struct DetailView: View {
        struct Routing { var isNewsShown = false; var sheet: Sheet? }
        enum Sheet: Identifiable { case help; var id: Self { self } }
        @State private var routing = Routing()
        var body: some View {
          Button("News") { routing.isNewsShown = true }
            .sheet(isPresented: $routing.isNewsShown) { NewsView() }
            .sheet(item: $routing.sheet) { _ in HelpView() }
          Footer(routing: $routing)
        }
      }
      struct Footer: View {
        @Binding var routing: DetailView.Routing
        var body: some View { Button("Help") { routing.sheet = .help } }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots == [
        "DetailView.isNewsShown atMostOne flag: isNewsShown sheet → NewsView",
        "DetailView.sheet atMostOne optionalEnum: help sheet → HelpView",
      ])
    #expect(screens(chart) == ["DetailView", "HelpView", "NewsView"])
    #expect(chart.model.screens[0].slots.map(\.storage) == [.state, .state])
  }

  @Test func aStructThatAModelKeepsIsTheModelsState() {
    let chart = Charted(
      """
      struct Shown { var isNews = false }
      class HomeViewModel: ObservableObject { @Published var shown = Shown() }
      struct HomeView: View {
        @StateObject var viewModel = HomeViewModel()
        var body: some View { Text("").sheet(isPresented: $viewModel.shown.isNews) { NewsView() } }
      }
      \(Self.leaves)
      """)
    #expect(chart.slots == ["HomeViewModel.isNews atMostOne flag: isNews sheet → NewsView"])
    #expect(roots(chart) == ["HomeViewModel"])
  }

  @Test func whatAStructOfDataSaysOfItsKindIsNoScreen() {
    let chart = Charted(
      """
      struct Block { let kind: Kind; enum Kind { case news, help } }
      struct BlockView: View {
        let block: Block
        @State var isShown = false
        var body: some View {
          switch block.kind { case .news: NewsView(); case .help: HelpView() }
          Text("").alert("", isPresented: $isShown) {}
        }
      }
      struct NewsView: View {
        @State var isShown = false
        var body: some View { Text("").alert("", isPresented: $isShown) {} }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(screens(chart) == ["BlockView", "NewsView"])
    #expect(chart.slots.contains("BlockView.newsView always child: newsView inline → NewsView"))
  }

  @Test func whatAStructOnAStackSaysOfItsKindIsWhereTheStackLeads() {
    let chart = Charted(
      """
      struct Frame: Hashable { var page: Page; enum Page { case news, help } }
      struct RootView: View {
        @State var path: [Frame] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Frame.self) { frame in
              switch frame.page { case .news: NewsView(); case .help: HelpView() }
            }
          }
        }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots == [
        "RootView.path sequence typedArray in NavigationStack: news drillDown → NewsView, help drillDown → HelpView"
      ])
  }

  // MARK: - Children and ways back

  @Test func aLazyChildIsAChildAndTheTabThatIsNamedForItLeadsThere() {
    let chart = Charted(
      """
      @Observable class AppModel {
        enum Tab { case home, mail }
        var tab = Tab.home
        lazy var home = HomeModel()
        @ObservationIgnored lazy var mailModel: MailModel = { MailModel() }()
      }
      @Observable class HomeModel { var isNewsShown = false }
      @Observable class MailModel { var isHelpShown = false }
      """ + """
        struct RootView: View {
          @State var model = AppModel()
          var body: some View {
            TabView(selection: $model.tab) {
              HomeView(model: model.home).tag(AppModel.Tab.home)
              MailView(model: model.mailModel).tag(AppModel.Tab.mail)
            }
          }
        }
        struct HomeView: View {
          @Bindable var model: HomeModel
          var body: some View { Text("").sheet(isPresented: $model.isNewsShown) { NewsView() } }
        }
        struct MailView: View {
          @Bindable var model: MailModel
          var body: some View { Text("").sheet(isPresented: $model.isHelpShown) { HelpView() } }
        }
        \(Self.leaves)
        """)
    #expect(
      chart.slots == [
        "AppModel.home always child: home inline → HomeModel",
        "AppModel.mailModel always child: mailModel inline → MailModel",
        "AppModel.tab exactlyOne enum in TabView: home tab → HomeModel, mail tab → MailModel",
        "HomeModel.isNewsShown atMostOne flag: isNewsShown sheet → NewsView",
        "MailModel.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
      ])
    #expect(chart.destination("mail", in: "tab")?.child == "mailModel")
  }

  @Test(arguments: [
    "let coordinator: Coordinator", "var coordinator: Coordinator?",
    "unowned let coordinator: Coordinator", "weak var parent: Coordinator?",
    "let parentCoordinator: Coordinator",
  ]) func aWayBackIsNoChild(_ property: String) {
    let chart = Charted(
      """
      @Observable class Coordinator {
        enum Screen: Hashable { case detail }
        var path: [Screen] = []
      }
      @Observable class DetailModel {
        \(property)
        var isHelpShown = false
        init(_ coordinator: Coordinator) {}
      }
      struct RootView: View {
        @State var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Text("").navigationDestination(for: Coordinator.Screen.self) { _ in
              DetailView(model: DetailModel(coordinator))
            }
          }
        }
      }
      struct DetailView: View {
        @State var model: DetailModel
        var body: some View { Text("").sheet(isPresented: $model.isHelpShown) { HelpView() } }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots == [
        "Coordinator.path sequence typedArray in NavigationStack: detail drillDown → DetailModel",
        "DetailModel.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
      ])
  }

  // MARK: - Structs in the state of a reducer

  private func pages(_ more: String) -> Charted {
    Charted(
      """
      struct SplashView: View { var body: some View { Text("") } }
      @Reducer struct Entry { struct State { @Presents var alert: AlertState<Never>? } }
      struct EntryView: View {
        @Bindable var store: StoreOf<Entry>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      @Reducer struct Launch {
        struct Stage {
          enum Page { case splash, entry }
          var shownPage: Page = .splash
          \(more)
          var page: Page {
            get { shownPage }
            set { shownPage = newValue }
          }
        }
        @ObservableState struct State { var stage = Stage(); var entry = Entry.State() }
        enum Action { case started, paused, resumed }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .started: state.stage.page = .entry
            case .paused: state.stage.earlierPage = state.stage.shownPage
            case .resumed:
              if let earlier = state.stage.earlierPage { state.stage.shownPage = earlier }
            }
            return .none
          }
        }
      }
      struct LaunchView: View {
        let store: StoreOf<Launch>
        var body: some View {
          switch store.stage.page {
          case .splash: SplashView()
          case .entry: EntryView(store: store.scope(state: \\.entry, action: \\.entry))
          }
        }
      }
      """)
  }

  @Test func aStructInAReducersStateIsPartOfItsScreen() {
    let chart = pages("")
    #expect(
      chart.slots == [
        "Entry.alert atMostOne optionalValue: alert alert",
        "Launch.entry always child: entry inline → Entry",
        "Launch.shownPage exactlyOne enum: splash inline → SplashView, entry inline → Entry",
      ])
    #expect(chart.destination("entry", in: "shownPage")?.child == "entry")
    #expect(
      chart.screen("Launch")?.slots.first { $0.name == "shownPage" }?.properties
        == ["stage.shownPage"])
  }

  @Test func whatIsOnlyRememberedIsNoSlot() {
    #expect(pages("var earlierPage: Page?").slots == pages("").slots)
  }

  /// What a view is given to show stands within it.
  @Test func theOneAroundItsContentHasWhatBothAreLent() {
    let chart = Charted(
      """
      enum Area { case home, more }
      final class Compass: ObservableObject {
        static let shared = Compass()
        @Published var area = Area.home
        @Published var isShown = false
      }
      struct RootView: View { var body: some View { Frame { Areas() } } }
      struct Frame<Content: View>: View {
        @ObservedObject private var compass = Compass.shared
        @ViewBuilder let content: () -> Content
        var body: some View { content().sheet(isPresented: $compass.isShown) { Text("") } }
      }
      struct Areas: View {
        @ObservedObject private var compass = Compass.shared
        @State private var isAsking = false
        var body: some View {
          TabView(selection: $compass.area) {
            Text("").tag(Area.home)
            Text("").tag(Area.more)
          }
          .alert("", isPresented: $isAsking) {}
        }
      }
      """)
    #expect(
      chart.slots.filter { !$0.contains(" always ") } == [
        "Areas.isAsking atMostOne flag: isAsking alert",
        "Frame.area exactlyOne enum in TabView: home tab, more tab",
        "Frame.isShown atMostOne flag: isShown sheet",
      ])
  }

  /// Who hands over a binding to an object's state presents from the object, though another view does it.
  @Test(
    arguments: ["@StateObject var post = Post()", "@EnvironmentObject var post: Post"],
    ["Picking(page: $post.page)", #"Text("").modifier(Covering(page: $post.page))"#])
  func anObjectBelongsToWhoeverHandsOverItsBinding(_ declaration: String, _ use: String) {
    let chart = Charted(
      """
      @main struct MailApp: App { var body: some Scene { WindowGroup { Office() } } }
      struct Office: View {
        \(declaration)
        var body: some View { \(use) }
      }
      final class Post: ObservableObject {
        @Published var page: Page?
        func open() { page = Page(id: 1) }
      }
      struct Page: Identifiable { let id: Int }
      struct PageView: View { var body: some View { Text("") } }
      \(use.hasPrefix("Text")
        ? """
        struct Covering: ViewModifier {
          @Binding var page: Page?
          func body(content: Content) -> some View { content.sheet(item: $page) { _ in PageView() } }
        }
        """
        : """
        struct Picking: View {
          @Binding var page: Page?
          var body: some View { Text("").sheet(item: $page) { _ in PageView() } }
        }
        """)
      """)
    // What the environment lends does not name the screen.
    let (name, other) = declaration.contains("State") ? ("Post", "Office") : ("Office", "Post")
    #expect(chart.slots == ["\(name).page atMostOne optionalValue: page sheet → PageView"])
    #expect(chart.model.roots.map(\.screen) == ["App.\(name)"])
    #expect(chart.screen(name)?.aliases.contains(other) == true)
  }

  // MARK: - What only tells

  /// A screen that leads on by itself is not called by what tells it of errors.
  @Test(arguments: ["@State private var bank = Bank()", "@Environment(Bank.self) private var bank"])
  func whatOnlyTellsOfErrorsNamesNoScreen(_ bank: String) {
    let chart = Charted(
      """
      @Observable final class Bank { var error: Failure?; func pay() { error = Failure() } }
      struct Failure: Identifiable { let id = 0 }
      struct HomeView: View {
        \(bank)
        @State private var isHelp = false
        var body: some View {
          Button("Pay") { bank.pay() }
            .alert(item: Bindable(bank).error) { _ in Alert(title: Text("")) }
            .sheet(isPresented: $isHelp) { HelpView() }
        }
      }
      \(Self.leaves)
      """)
    #expect(screens(chart) == ["HelpView", "HomeView"])
    #expect(
      chart.slots == [
        "HomeView.error atMostOne optionalValue: error alert",
        "HomeView.isHelp atMostOne flag: isHelp sheet → HelpView",
      ])
  }

  /// What two screens present of one object, each of them does to its own slot.
  @Test func whatAScreenDoesToSharedStateItDoesToItsOwnSlot() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @State private var bank = Bank()
        var body: some Scene { WindowGroup { HomeView().environment(bank) } }
      }
      @Observable final class Bank { var error: Failure? }
      struct Failure: Identifiable { let id = 0 }
      struct HomeView: View {
        @Environment(Bank.self) private var bank
        @State private var isNews = false
        var body: some View {
          Text("").alert(item: Bindable(bank).error) { _ in Alert(title: Text("")) }
            .sheet(isPresented: $isNews) { NewsView() }
        }
      }
      struct NewsView: View {
        @Environment(Bank.self) private var bank
        var body: some View {
          Button("Pay") { bank.error = Failure() }
            .alert(item: Bindable(bank).error) { _ in Alert(title: Text("")) }
        }
      }
      """)
    #expect(chart.actions == ["NewsView.Pay present error"])
  }

  /// Of what an object in the environment keeps each view that stands by itself has what it presents.
  @Test(arguments: [true, false])
  func viewsThatStandApartHaveWhatTheyPresent(_ isWithin: Bool) {
    let chart = Charted(
      """
      @main struct QuayApp: App {
        @State private var quay = Quay()
        @State private var isPassShown = false
        var body: some Scene {
          WindowGroup {
            BoatsView().sheet(isPresented: $isPassShown) { PassView() }
              .toolbar { Button("Pass") { isPassShown = true } }
              .environment(quay)
          }
        }
      }
      enum Page: Identifiable { case boat, rope }
      enum Pass { case absent, day }
      @Observable final class Quay {
        var page: Page?
        var pass = Pass.absent
      }
      struct BoatsView: View {
        @Environment(Quay.self) private var quay
        var body: some View {
          Button("Boat") { quay.page = .boat }
            .sheet(item: Bindable(quay).page) { page in
              switch page {
              case .boat: BoatView()
              case .rope: RopeView()
              }
            }
          \(isWithin ? "PassView()" : "")
        }
      }
      struct PassView: View {
        @Environment(Quay.self) private var quay
        var body: some View {
          switch quay.pass {
          case .absent: BuyView()
          case .day: DayView()
          }
        }
      }
      struct BuyView: View {
        @Environment(Quay.self) private var quay
        var body: some View { Button("Buy") { quay.pass = .day } }
      }
      struct DayView: View { var body: some View { Text("") } }
      struct BoatView: View { var body: some View { Text("") } }
      struct RopeView: View { var body: some View { Text("") } }
      """)
    let slots = chart.slots.filter { !$0.hasPrefix("QuayApp") && !$0.contains(" child") }
    // One that stands within the other is part of its screen.
    if isWithin {
      #expect(slots.map { $0.prefix { $0 != "." } } == ["BoatsView", "BoatsView"])
    } else {
      #expect(
        slots == [
          "BoatsView.page atMostOne optionalEnum: boat sheet → BoatView, rope sheet → RopeView",
          "PassView.pass exactlyOne enum: absent inline → BuyView, day inline → DayView",
        ])
      #expect(
        chart.model.screens.flatMap(\.slots).filter { $0.heldBy != nil }.map(\.heldBy)
          == ["App.Quay", "App.Quay"])
      #expect(chart.actions.contains("BuyView.Buy select PassView.pass (day)"))
      #expect(chart.actions.contains("BoatsView.Boat present page (boat)"))
    }
  }
}
