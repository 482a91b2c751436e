import PortolanModel
import Testing

/// Routers: objects that hold the navigation of many screens, and stacks whose elements carry their presentation.
@Suite struct RouterTests {
  private static let views = """
    enum Screen: Hashable { case list, detail(Int), settings, about }
    struct ListView: View { var body: some View { Text("") } }
    struct DetailView: View { let id: Int; var body: some View { Text("") } }
    struct SettingsView: View { var body: some View { Text("") } }
    struct AboutView: View { var body: some View { Text("") } }
    """

  /// The stack is in one view, a sheet in what it shows; neither has the router that is handed to it for itself.
  @Test func aRouterIsWhereItsOutermostPresenterIs() {
    let chart = Charted(
      """
      final class Guide: ObservableObject {
        @Published var path: [Screen] = []
        @Published var sheet: Screen?
      }
      struct RootView: View {
        @StateObject private var one = Guide()
        @StateObject private var two = Guide()
        var body: some View { TabView { StackView(guide: one); StackView(guide: two) } }
      }
      struct StackView: View {
        @ObservedObject var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            InnerView().navigationDestination(for: Screen.self) { _ in ListView() }
          }
          .environmentObject(guide)
        }
      }
      struct InnerView: View {
        @EnvironmentObject private var guide: Guide
        var body: some View { Text("").sheet(item: $guide.sheet) { _ in AboutView() } }
      }
      \(Self.views)
      """)
    #expect(chart.screen("StackView")?.model == "Guide")
  }

  @Test func elementsCarryTheirPresentation() {
    let chart = Charted(
      """
      class Coordinator: ObservableObject {
        @Published var routes: Routes<Screen> = [.root(.list, withNavigation: true)]
        func detailTapped() { routes.push(.detail(1)) }
        func settingsTapped() { routes.presentSheet(.settings, withNavigation: true) }
        func aboutTapped() { routes.presentCover(.about) }
        func linkOpened() { routes = [.root(.list), .sheet(.detail(2)), .push(.about)] }
        func backTapped() { routes.goBack() }
        func homeTapped() { routes.goBackToRoot() }
      }
      struct CoordinatorView: View {
        @ObservedObject var coordinator: Coordinator
        var body: some View {
          Router($coordinator.routes) { screen, _ in
            switch screen {
            case .list: ListView()
            case .detail(let id): DetailView(id: id)
            case .settings: SettingsView()
            case .about: AboutView()
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "Coordinator.routes sequence typedArray in Router: list inline → ListView, "
          + "detail drillDown → DetailView, settings sheet → SettingsView, about drillDown → AboutView"
      ])
    let kinds = chart.model.screens[0].slots[0].destinations.map { $0.presentations?.map(\.kind) }
    #expect(
      kinds == [[.inline], [.drillDown, .sheet], [.sheet], [.drillDown, .fullScreenCover]])
    #expect(
      chart.actions == [
        "Coordinator.aboutTapped push routes (about)",
        "Coordinator.backTapped pop routes",
        "Coordinator.detailTapped push routes (detail)",
        "Coordinator.homeTapped popToRoot routes",
        "Coordinator.linkOpened replace routes (list, detail, about)",
        "Coordinator.settingsTapped push routes (settings)",
      ])
  }

  /// Another library's navigator pushes by rules of its own: nothing is known of what handles that.
  @Test(arguments: [
    ("FlowPathNavigator", true), ("PathNavigator", true), ("Navigator<Int>", true),
    ("Navigator", false), ("AppNavigator", false),
  ])
  func onlyKnownNavigatorsPush(_ navigator: String, _ isKnown: Bool) {
    let chart = Charted(
      """
      struct HomeView: View {
        @EnvironmentObject var navigator: \(navigator)
        var body: some View { Button("Push") { navigator.push(2) } }
      }
      """)
    #expect(chart.links.count == (isKnown ? 1 : 0))
  }

  @Test func aNavigatorInTheEnvironmentAddsToTheStackAroundIt() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var path = FlowPath()
        var body: some View {
          FlowStack($path, withNavigation: true) {
            StartView()
              .flowDestination(for: Int.self) { DetailView(id: $0) }
              .flowDestination(for: String.self) { _ in AboutView() }
          }
        }
      }
      struct StartView: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        @State var isShown = false
        var body: some View {
          Button("Sheet") { navigator.presentSheet(1) }
          Button("Push") { navigator.push(2) }
          FlowLink(value: "about", style: .cover(withNavigation: true)) { Text("") }
            .flowDestination(isPresented: $isShown, style: .sheet) { SettingsView() }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "HomeView.path sequence navigationPath in FlowStack: Int drillDown → DetailView, "
          + "String fullScreenCover → AboutView",
        "HomeView.startView always child: startView inline → StartView",
        "StartView.isShown atMostOne flag: isShown sheet → SettingsView",
      ])
    #expect(
      chart.destination("Int", in: "path")?.presentations?.map(\.kind) == [.drillDown, .sheet])
    #expect(
      chart.actions == [
        "StartView.FlowLink(value:) push HomeView.path (String)",
        "StartView.Push push HomeView.path (Int)",
        "StartView.Sheet push HomeView.path (Int)",
      ])
  }

  @Test func aReducerHasAStackOfRoutes() {
    let chart = Charted(
      """
      @Reducer struct Coordinator {
        @ObservableState struct State { var routes: [Route<Screen.State>] = [.root(.list(.init()))] }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .list(.rowTapped))):
              state.routes.push(.item(ItemFeature.State()))
              return .none
            case .router(.routeAction(_, .item(.infoTapped))):
              state.routes.presentSheet(.item(.init()))
              return .none
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      @Reducer enum Screen { case list(ListFeature), item(ItemFeature) }
      @Reducer struct ListFeature {
        @ObservableState struct State {}
        enum Action { case rowTapped }
      }
      @Reducer struct ItemFeature {
        @ObservableState struct State {}
        enum Action { case infoTapped }
      }
      struct CoordinatorView: View {
        let store: StoreOf<Coordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case .list(let store): ListView(store: store)
            case .item(let store): ItemView(store: store)
            }
          }
        }
      }
      struct ListView: View { let store: StoreOf<ListFeature>; var body: some View { Text("") } }
      struct ItemView: View { let store: StoreOf<ItemFeature>; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Coordinator.routes sequence typedArray in TCARouter: list inline → ListFeature, "
          + "item drillDown → ItemFeature"
      ])
    #expect(
      chart.destination("item", in: "routes")?.presentations?.map(\.kind) == [.drillDown, .sheet])
    #expect(
      chart.actions == [
        "ItemFeature.infoTapped push Coordinator.routes (item)",
        "ListFeature.rowTapped push Coordinator.routes (item)",
      ])
  }

  @Test func aModifierSeveralLevelsDeepPresents() {
    let chart = Charted(
      """
      @Observable class SheetRouter {
        var sheet: Sheet?
        enum Sheet: Identifiable { case compose, account(Int); var id: Self { self } }
      }
      struct HomeView: View {
        @State var router = SheetRouter()
        var body: some View { Text("").withAppRouting(router) }
      }
      extension View {
        func withAppRouting(_ router: SheetRouter) -> some View {
          @Bindable var router = router
          return self.withSheets($router.sheet)
        }
        func withSheets(_ sheet: Binding<SheetRouter.Sheet?>) -> some View {
          modifier(SheetModifier(sheet: sheet))
        }
      }
      struct SheetModifier: ViewModifier {
        @Binding var sheet: SheetRouter.Sheet?
        func body(content: Content) -> some View {
          content.sheet(item: $sheet) { sheet in
            switch sheet {
            case .compose: AboutView()
            case .account(let id): DetailView(id: id)
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "SheetRouter.sheet atMostOne optionalEnum: compose sheet → AboutView, "
          + "account sheet → DetailView"
      ])
  }

  @Test func oneRouterClassInSeveralTabsIsOneScreen() {
    let chart = Charted(
      """
      @Observable class TabRouter {
        var path: [Screen] = []
      }
      struct RootView: View {
        @State var tab = Tab.home
        enum Tab { case home, mail }
        var body: some View {
          TabView(selection: $tab) {
            HomeTab().tag(Tab.home)
            MailTab().tag(Tab.mail)
          }
        }
      }
      struct HomeTab: View {
        @State private var router = TabRouter()
        var body: some View {
          NavigationStack(path: $router.path) { ListView().withRoutes() }.environment(router)
        }
      }
      struct MailTab: View {
        @State private var router = TabRouter()
        var body: some View {
          NavigationStack(path: $router.path) { ListView().withRoutes() }.environment(router)
        }
      }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Screen.self) { screen in
            switch screen {
            case .list: ListView()
            case .detail(let id): DetailView(id: id)
            case .settings: SettingsView()
            case .about: AboutView()
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "HomeTab.router always child: router inline → TabRouter",
        "MailTab.router always child: router inline → TabRouter",
        "RootView.tab exactlyOne enum in TabView: home tab → HomeTab, mail tab → MailTab",
        "TabRouter.path sequence typedArray in NavigationStack: list drillDown → ListView, "
          + "detail drillDown → DetailView, settings drillDown → SettingsView, "
          + "about drillDown → AboutView",
      ])
  }

  @Test func aLibraryThatIsReadAlongHidesNoElements() {
    let chart = Charted(
      """
      public enum Route<Screen> { case push(Screen), sheet(Screen) }
      public typealias Routes<Screen> = [Route<Screen>]
      public struct FlowStack<Root: View, Data>: View {
        @Binding var path: [Route<Data>]
        var root: Root
        public init(_ routes: Binding<[Route<Data>]>, @ViewBuilder root: () -> Root) {}
        public var body: some View { root }
      }
      struct HomeView: View {
        @State var routes: Routes<Screen> = []
        var body: some View {
          FlowStack($routes) {
            ListView().flowDestination(for: Screen.self) { screen in
              switch screen {
              case .list: ListView()
              case .detail(let id): DetailView(id: id)
              case .settings: SettingsView()
              case .about: AboutView()
              }
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "HomeView.routes sequence typedArray in FlowStack: list drillDown → ListView, "
          + "detail drillDown → DetailView, settings drillDown → SettingsView, "
          + "about drillDown → AboutView"
      ])
  }

  @Test func aRoutersStaticFunctionsAreCalledByItsName() {
    let chart = Charted(
      """
      enum Page: Hashable { case item(Int), help }
      final class Guide: ObservableObject {
        static let shared = Guide()
        @Published var path: [Page] = []
        @Published var sheet: Page?
        static func to(_ page: Page) { shared.open(page) }
        static func present(_ page: Page?) { Guide.shared.sheet = page }
        func open(_ page: Page) { path.append(page) }
      }
      struct RootView: View {
        @ObservedObject private var guide = Guide.shared
        var body: some View {
          NavigationStack(path: $guide.path) {
            MenuView().navigationDestination(for: Page.self) { _ in Text("") }
          }
          .sheet(item: $guide.sheet) { _ in Text("") }
          .task { Guide.to(.item(1)) }
        }
      }
      struct MenuView: View {
        @State private var isAsking = false
        var body: some View {
          Button("Help") { Guide.present(.help) }.alert("", isPresented: $isAsking) {}
        }
      }
      """)
    #expect(chart.setters(of: "item", in: "path") == [".task { Guide.to(.item(1)) }"])
    #expect(
      chart.actions.filter { $0.contains("(") } == [
        "MenuView.Help present RootView.sheet (help)", "RootView.task push path (item)",
      ])
  }

  @Test func theStacksOfTabsAreNoRows() {
    let chart = Charted(
      """
      enum Area: Hashable { case home, more }
      enum Page: Hashable { case item(Int) }
      final class Guide: ObservableObject { @Published var path: [Page] = [] }
      final class Guides: ObservableObject {
        @Published var area = Area.home
        @Published private var guides: [Area: Guide] = [:]
        subscript(area: Area) -> Guide { guides[area] ?? Guide() }
      }
      struct RootView: View {
        @StateObject private var guides = Guides()
        var body: some View {
          TabView(selection: $guides.area) {
            HomeView(guide: guides[.home]).tag(Area.home)
            MoreView(guide: guides[.more]).tag(Area.more)
          }
        }
      }
      struct HomeView: View {
        @ObservedObject var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            Text("").navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      struct MoreView: View {
        @ObservedObject var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            Text("").navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      """)
    #expect(chart.slots.filter { $0.contains("each") } == [])
    #expect(chart.slots.filter { $0.contains("path") }.count == 2)
  }

  /// What a router does for the case that it is told, whoever tells it does, be it to state that another object keeps; and so for what a
  /// router without a screen is asked for.
  @Test(arguments: [
    "Router.shared.navigate(to: .help)", "Router.shared.help()",
  ])
  func aRouterSetsTheStateOfAnother(_ call: String) {
    let chart = Charted(
      """
      final class Router: ObservableObject {
        static let shared = Router()
        var home = HomeRouter()
        enum Place { case help, info }
        func navigate(to place: Place) {
          switch place {
          case .help: home.isHelpShown = true
          case .info: home.isInfoShown = true
          }
        }
        func help() { home.isHelpShown = true }
      }
      final class HomeRouter: ObservableObject {
        @Published var isHelpShown = false
        @Published var isInfoShown = false
      }
      struct HomeView: View {
        @ObservedObject private var homeRouter = Router.shared.home
        var body: some View {
          VStack {
            Button("Help") { \(call) }
            Button("Info") { Router.shared.navigate(to: .info) }
          }
          .sheet(isPresented: $homeRouter.isHelpShown) { Text("") }
          .sheet(isPresented: $homeRouter.isInfoShown) { Text("") }
        }
      }
      """)
    #expect(
      chart.actions == [
        "HomeRouter.Help present isHelpShown", "HomeRouter.Info present isInfoShown",
      ])
  }
}
