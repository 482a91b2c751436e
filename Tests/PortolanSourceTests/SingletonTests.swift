import PortolanModel
import Testing

/// Objects of which there is one for all, which views name no property for: `Router.shared`, a global, what a global keeps.
@Suite struct SingletonTests {
  private static let views = """
    enum Page: Hashable { case shelf, basket }
    enum Step: Hashable { case product, search }
    struct BasketView: View {
      @State private var isPaying = false
      var body: some View { Text("").sheet(isPresented: $isPaying) { PayView() } }
    }
    struct ProductView: View { var body: some View { Text("") } }
    struct SearchView: View { var body: some View { Text("") } }
    struct PayView: View { var body: some View { Text("") } }
    """

  /// - Parameter router: How code comes by the router, and by it to bind something of it.
  private func chart(_ declaration: String, _ router: String, _ binding: String) -> Charted {
    Charted(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }
      @Observable final class Router {
        static let shared = Router()
        static func current() -> Router { shared }
        var page = Page.shelf
        var steps: [Step] = []
      }
      \(declaration)
      struct RootView: View {
        var body: some View {
          TabView(selection: selection) {
            Tab("", value: Page.shelf) { ShelfView() }
            Tab("", value: Page.basket) { BasketView() }
          }
        }
        private var selection: Binding<Page> {
          Binding(get: { \(router).page }, set: { \(router).page = $0 })
        }
      }
      struct ShelfView: View {
        var body: some View {
          NavigationStack(path: \(binding).steps) {
            RowsView().navigationDestination(for: Step.self) { step in
              switch step {
              case .product: ProductView()
              case .search: SearchView()
              }
            }
          }
        }
      }
      struct RowsView: View {
        var body: some View { Button("Find") { \(router).steps.append(.search) } }
      }
      \(Self.views)
      """)
  }

  /// - Parameter holder: The screen that the tabs are on: the view that shows them, or the router where several do.
  private static func slots(onTabsOf holder: String = "RootView") -> [String] {
    [
      "BasketView.isPaying atMostOne flag: isPaying sheet → PayView",
      "\(holder).page exactlyOne enum in TabView: shelf tab → ShelfView, basket tab → BasketView",
      "ShelfView.steps sequence typedArray in NavigationStack: "
        + "product drillDown → ProductView, search drillDown → SearchView",
    ]
  }

  @Test(arguments: [
    ("", "Router.shared", "Bindable(Router.shared)"),
    ("", "Router.current()", "Bindable(Router.current())"),
    ("let router = Router()", "router", "Bindable(router)"),
    (
      "let services: Services = .live\n"
        + "struct Services { static var live: Self { .init() }; @Bindable var router = Router() }",
      "services.router", "services.$router"
    ),
  ])
  func whoeverPresentsFromItHasIt(_ declaration: String, _ router: String, _ binding: String) {
    let chart = chart(declaration, router, binding)
    #expect(chart.slots == Self.slots())
    #expect(chart.model.roots.map(\.screen) == ["App.RootView"])
    #expect(chart.screen("RootView")?.model == "Router")
    #expect(chart.screen("ShelfView")?.slots.first?.heldBy == "App.RootView")
    // Who only pushes is no screen of it.
    #expect(chart.screen("RowsView") == nil)
    #expect(chart.setters(of: "search", in: "steps").count == 1)
  }

  @Test func whatASwitchAsksIsTheViews() {
    let chart = Charted(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }
      @Observable final class Router { var page = Page.shelf }
      let router = Router()
      struct RootView: View {
        var body: some View {
          NavigationSplitView {
            Button("Basket") { router.page = .basket }
          } detail: {
            switch router.page {
            case .shelf: SearchView()
            case .basket: BasketView()
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.RootView"])
    #expect(chart.screen("RootView")?.model == "Router")
  }

  /// Of a view that each system has by itself, each shows the tabs; the stacks are in the tabs all the same.
  @Test func eachBuildsViewEmbedsIt() {
    let root = """
      struct RootView: View {
        var body: some View {
          TabView(selection: Bindable(Router.shared).page) {
            Tab("", value: Page.shelf) { ShelfView() }
            Tab("", value: Page.basket) { BasketView() }
          }
        }
      }
      """
    let chart = Charted(files: [
      "Phone.swift": "#if os(iOS)\n\(root)\n#endif",
      "Mac.swift": "#if os(macOS)\n\(root)\n#endif",
      "Shop.swift": """
      @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }
      @Observable final class Router {
        static let shared = Router()
        var page = Page.shelf
        var steps: [Step] = []
      }
      struct ShelfView: View {
        var body: some View {
          NavigationStack(path: Bindable(Router.shared).steps) {
            Text("").navigationDestination(for: Step.self) { step in
              switch step {
              case .product: ProductView()
              case .search: SearchView()
              }
            }
          }
        }
      }
      \(Self.views)
      """,
    ])
    let embedding = chart.slots.filter { $0.contains("child") }
    #expect(
      embedding
        == Array(repeating: "RootView.router always child: router inline → Router", count: 2))
    #expect(chart.slots.filter { !$0.contains("child") } == Self.slots(onTabsOf: "Router"))
  }

  /// A view of which a type keeps one is shown where it is mentioned.
  @Test func aViewThatATypeKeepsIsShown() throws {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        var body: some View {
          TabView {
            HomeView.shared.tabItem { Text("Home") }
            Pages.help.tabItem { Text("Help") }
          }
        }
      }
      enum Pages { static let help = HelpView() }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct HomeView: View {
        static let shared = HomeView()
        @State private var isSetupShown = false
        var body: some View {
          Button("Set up") { isSetupShown = true }
            .sheet(isPresented: $isSetupShown) { Text("Setup") }
        }
      }
      """)
    let root = chart.model.screens.first { $0.id.hasSuffix(".RootView") }
    #expect(
      root?.links.compactMap { $0.leadsTo?.split(separator: ".").last } == ["HomeView", "HelpView"])
    #expect(try chart.findings("unreachable-screen").isEmpty)
  }

  /// An object that works for a model, to which it leads back, is nowhere that the user gets to.
  @Test(arguments: [
    ("class", "?", "let owner: Shop"), ("actor", "!", "let owner: Shop"),
    ("class", "?", "private let shops: Shop"),
  ])
  func aHelperThatKnowsItsOwnerIsNoDestination(kind: String, mark: String, property: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView(shop: Shop()) } } }
      class Shop: ObservableObject {
        @Published var isHelpShown = false
        private(set) var server: Server\(mark)
        func start() { server = Server(owner: self) }
      }
      \(kind) Server {
        \(property)
        func run() {}
      }
      struct ShopView: View {
        @ObservedObject var shop: Shop
        var body: some View {
          Button("Help") { shop.isHelpShown = true }
            .sheet(isPresented: $shop.isHelpShown) { Text("Help") }
            .task { shop.start() }
        }
      }
      """)
    #expect(chart.slots == ["Shop.isHelpShown atMostOne flag: isHelpShown sheet"])
  }

  /// To ask such a view for something shows nothing.
  @Test func aViewThatIsAskedForAValueIsNotShown() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View { var body: some View { Text("\\(HomeView.shared.name)") } }
      struct HomeView: View {
        static let shared = HomeView()
        let name = "Home"
        @State private var isSetupShown = false
        var body: some View { Text("").sheet(isPresented: $isSetupShown) { Text("Setup") } }
      }
      """)
    #expect(chart.screen("RootView")?.slots.isEmpty != false)
  }

  /// `= .shared` is the one object that `= Deck.shared` is.
  @Test(arguments: [
    "@ObservedObject var deck = Deck.shared", "@ObservedObject var deck: Deck = .shared",
  ])
  func aSharedObjectIsOneHoweverItIsWritten(_ property: String) {
    let chart = Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { ShipView() } } }
      class Deck: ObservableObject {
        static let shared = Deck()
        @Published var page = Page.shelf
        @Published var depth = 1
      }
      enum Page: CaseIterable { case shelf, basket }
      struct ShipView: View {
        @ObservedObject var deck = Deck.shared
        var body: some View {
          HStack {
            Button("Basket") { deck.page = .basket }
            switch deck.page {
            case .shelf: ShelfView()
            case .basket: BasketView()
            }
            DepthView()
          }
        }
      }
      struct DepthView: View {
        \(property)
        var body: some View { Text("\\(deck.depth)") }
      }
      struct ShelfView: View {
        @State var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      struct BasketView: View {
        @State var isShown = false
        var body: some View { Button("Pay") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.model.screens.map(\.type).sorted() == ["BasketView", "ShelfView", "ShipView"])
  }

  /// One object for all names no view by an accident of letters, nor because the property says that it is a store.
  @Test(arguments: [
    ("ApplicationRoot", "AppStore"), ("HomeView", "CartStore"), ("ShopView", "ShopStore"),
  ])
  func whatIsOneForAllNamesNoView(_ view: String, _ store: String) {
    let chart = Charted(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { \(view)() } } }
      enum Side { case list, detail }
      @Observable final class \(store) { static let shared = \(store)(); var side = Side.list }
      struct \(view): View {
        @State private var store = \(store).shared
        var body: some View {
          switch store.side {
          case .list: ListPage()
          case .detail: DetailPage()
          }
        }
      }
      struct ListPage: View { var body: some View { Button("Open") { \(store).shared.side = .detail } } }
      struct DetailPage: View { var body: some View { Button("Back") { \(store).shared.side = .list } } }
      """)
    let own = view == "ShopView" ? store : view
    #expect(
      chart.slots == [
        "\(own).side exactlyOne enum: list inline → ListPage, detail inline → DetailPage"
      ])
  }
}
