import PortolanModel
import Testing

/// Routers of one class of which several views each make an object, and whose stacks show each something of its own.
@Suite struct SeparateStackTests {
  private static let views = """
    enum Sheet: Identifiable { case help, terms; var id: Self { self } }
    final class Router: ObservableObject {
      @Published var path = NavigationPath()
      @Published var sheet: Sheet?
      func home() { path = NavigationPath() }
    }
    enum Dish: Hashable { case soup, cake(Int) }
    struct SoupView: View { var body: some View { NavigationLink("Cake", value: Dish.cake(1)) } }
    struct CakeView: View { var body: some View { Text("") } }
    struct HelpView: View {
      @EnvironmentObject private var router: Router
      var body: some View { Button("Close") { router.sheet = nil } }
    }
    struct TermsView: View { var body: some View { Text("") } }
    """

  private static let drinkViews = """
    enum Drink: Hashable { case tea, wine(Int) }
    struct TeaView: View {
      @EnvironmentObject private var router: Router
      var body: some View { Button("Wine") { router.path.append(Drink.wine(1)) } }
    }
    struct WineView: View {
      @EnvironmentObject private var router: Router
      var body: some View { Button("Back") { router.path.removeLast() } }
    }
    """

  private static let cookViews = """
    struct Cook: Hashable { let name: String }
    struct CookView: View {
      @EnvironmentObject private var router: Router
      var body: some View { Button("Boss") { router.path.append(Cook(name: "")) } }
    }
    """

  private static let dishes = """
    .navigationDestination(for: Dish.self) { dish in
      switch dish {
      case .soup: SoupView()
      case .cake: CakeView()
      }
    }
    """
  private static let drinks = """
    .navigationDestination(for: Drink.self) { drink in
      switch drink {
      case .tea: TeaView()
      case .wine: WineView()
      }
    }
    """
  private static let cooks = """
    .navigationDestination(for: Cook.self) { _ in CookView() }
    """

  private func tab(_ name: String, first: String, _ handlers: String, _ modifiers: String = "")
    -> String
  {
    """
    struct \(name): View {
      @StateObject private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          Button("First") { router.path.append(\(first)) }
          \(handlers)
        }
        \(modifiers)
        .environmentObject(router)
      }
    }
    """
  }

  private func chart(_ tabs: String..., views: String = Self.drinkViews) -> Charted {
    Charted(
      """
      @main struct MenuApp: App {
        var body: some Scene { WindowGroup { TabView { FoodTab(); BarTab() } } }
      }
      \(Self.views)
      \(views)
      \(tabs.joined(separator: "\n"))
      """)
  }

  @Test func eachHasTheStackOfItsOwnObject() {
    let chart = chart(
      tab("FoodTab", first: "Dish.soup", Self.dishes),
      tab("BarTab", first: "Drink.tea", Self.drinks)
    )
    #expect(
      chart.slots == [
        "BarTab.path sequence navigationPath in NavigationStack: tea drillDown → TeaView, "
          + "wine drillDown → WineView",
        "FoodTab.path sequence navigationPath in NavigationStack: soup drillDown → SoupView, "
          + "cake drillDown → CakeView",
      ])
    #expect(chart.screen("FoodTab")?.slots.first?.properties == ["router.path"])
    #expect(
      chart.actions == [
        "BarTab.First push path (tea)",
        "BarTab.home popToRoot path",
        "FoodTab.First push path (soup)",
        "FoodTab.home popToRoot path",
        #"SoupView.NavigationLink("Cake", value:) push FoodTab.path (cake)"#,
        "TeaView.Wine push BarTab.path (wine)",
        "WineView.Back pop BarTab.path",
      ])
  }

  @Test func whatStandsInBothStacksPushesOntoEither() {
    let chart = chart(
      tab("FoodTab", first: "Dish.soup", Self.dishes + Self.cooks),
      tab("BarTab", first: "Cook(name: \"\")", Self.drinks + Self.cooks),
      views: Self.drinkViews + Self.cookViews)
    let ofCook = chart.actions.filter { $0.hasPrefix("CookView") }
    #expect(
      ofCook == ["CookView.Boss push BarTab.path (Cook)", "CookView.Boss push FoodTab.path (Cook)"]
    )
    #expect(chart.setters(of: "soup", in: "path").count == 1)
  }

  @Test func whatElseTheRouterPresentsIsThereInEach() {
    let sheets = """
      .sheet(item: $router.sheet) { sheet in
        switch sheet {
        case .help: HelpView()
        case .terms: TermsView()
        }
      }
      """
    let chart = chart(
      tab("FoodTab", first: "Dish.soup", Self.dishes, sheets),
      tab("BarTab", first: "Drink.tea", Self.drinks, sheets))
    let sheet = "sheet atMostOne optionalEnum: help sheet → HelpView, terms sheet → TermsView"
    #expect(
      chart.slots.filter { $0.contains(".sheet") } == ["BarTab.\(sheet)", "FoodTab.\(sheet)"])
    // Whose sheet it is nobody can tell.
    #expect(
      chart.actions.filter { $0.hasPrefix("HelpView") } == [
        "HelpView.Close dismiss BarTab.sheet", "HelpView.Close dismiss FoodTab.sheet",
      ])
  }

  @Test func stacksThatShowTheSameAreOneRouters() {
    let chart = chart(
      tab("FoodTab", first: "Dish.soup", Self.dishes),
      tab("BarTab", first: "Dish.soup", Self.dishes),
      views: "")
    #expect(
      chart.slots == [
        "BarTab.router always child: router inline → Router",
        "FoodTab.router always child: router inline → Router",
        "Router.path sequence navigationPath in NavigationStack: soup drillDown → SoupView, "
          + "cake drillDown → CakeView",
      ])
  }

  private static let places = """
    enum Place: Hashable {
      case login, terms, wallet, settings
      @ViewBuilder func view(_ router: PlaceRouter) -> some View {
        switch self {
        case .login: LoginView(router: router)
        case .terms: Text("Terms")
        case .wallet: WalletView(router: router)
        case .settings: Text("Settings")
        }
      }
    }
    final class PlaceRouter: ObservableObject {
      @Published var path: [Place] = []
      func push(_ place: Place) { path.append(place) }
    }
    struct LoginView: View {
      let router: PlaceRouter
      var body: some View { Button("Terms") { router.push(.terms) } }
    }
    struct WalletView: View {
      let router: PlaceRouter
      var body: some View { Button("Settings") { router.push(.settings) } }
    }
    """

  private func placeView(_ name: String, first: String, _ more: String = "") -> String {
    """
    struct \(name): View {
      @StateObject private var router = PlaceRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          Button("First") { router.push(\(first)) }
            .navigationDestination(for: Place.self) { $0.view(router) }
        }
      }
      \(more)
    }
    """
  }

  /// The stacks show the same enum alike, but what is pushed onto the one never comes onto the other.
  @Test(arguments: [
    "if isNew { SetupView() } else { HomeView() }", "TabView { SetupView(); HomeView() }",
  ])
  func eachHasWhatIsPushedOntoItsOwn(_ shown: String) {
    let chart = Charted(
      """
      struct StartView: View { @State var isNew = true; var body: some View { \(shown) } }
      \(Self.places)
      \(placeView("SetupView", first: ".login"))
      \(placeView("HomeView", first: ".wallet"))
      """)
    #expect(
      chart.actions == [
        "HomeView.First push path (wallet)",
        "LoginView.Terms push SetupView.path (terms)",
        "SetupView.First push path (login)",
        "WalletView.Settings push HomeView.path (settings)",
      ])
    let set = ["HomeView", "SetupView"].map { view in
      chart.screen(view)?.slots.first?.destinations.filter { $0.setBy != nil }.map(\.name)
    }
    #expect(set == [["wallet", "settings"], ["login", "terms"]])
  }

  /// Pages that push each other are in the stack alone onto which somebody else pushes one of them.
  @Test func pagesThatPushEachOtherBringNobodyThere() throws {
    func page(_ name: String, _ first: String) -> String {
      placeView(name, first: first).replacing("view(router)", with: "view()")
    }
    let chart = Charted(
      """
      struct StartView: View {
        @State var isNew = true
        var body: some View { if isNew { SetupView() } else { HomeView() } }
      }
      enum Place: Hashable {
        case login, thread, profile
        @ViewBuilder func view() -> some View {
          switch self {
          case .login: Text("Login")
          case .thread: ThreadView()
          case .profile: ProfileView()
          }
        }
      }
      struct ThreadView: View {
        var body: some View { NavigationLink("By", value: Place.profile) }
      }
      struct ProfileView: View {
        var body: some View { NavigationLink("Last", value: Place.thread) }
      }
      final class PlaceRouter: ObservableObject {
        @Published var path: [Place] = []
        func push(_ place: Place) { path.append(place) }
      }
      \(page("SetupView", ".login"))
      \(page("HomeView", ".thread"))
      """)
    let set = ["HomeView", "SetupView"].map { view in
      chart.screen(view)?.slots.first?.destinations.filter { $0.setBy != nil }.map(\.name)
    }
    #expect(set == [["thread", "profile"], ["login"]])
    let slot = try #require(chart.screen("SetupView")?.slots.first)
    #expect(
      slot.destinations.filter { $0.isMadeForOthers == true }.map(\.name) == [
        "thread", "profile",
      ])
    #expect(try chart.unreachable() == [])
  }

  /// Who pushes what it is told pushes anything, but onto its own stack.
  @Test func whatOneIsToldIsNotTheOthers() {
    let chart = Charted(
      """
      struct StartView: View { var body: some View { TabView { SetupView(); HomeView() } } }
      \(Self.places)
      \(placeView("SetupView", first: ".login"))
      \(placeView("HomeView", first: ".wallet", "func open(_ any: [Place]) { any.forEach { router.push($0) } }"))
      """)
    let set = chart.screen("SetupView")?.slots.first?.destinations.filter { $0.setBy != nil }
    #expect(set?.map(\.name) == ["login", "terms"])
    #expect(chart.actions.contains("LoginView.Terms push SetupView.path (terms)"))
  }
}
