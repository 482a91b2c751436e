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
}
