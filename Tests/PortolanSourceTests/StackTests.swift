import PortolanModel
import Testing

/// Stacks that a path drives, typed or not, and what pushes onto them.
@Suite struct StackTests {
  @Test func aTypedStack() {
    let chart = Charted(
      """
      @Observable class AppModel {
        var path: [Destination] = []
        enum Destination: Hashable { case counter(CounterModel), letter(String) }
        init(path: [Destination] = []) { self.path = path }
        func randomTapped() { path = [.letter("A"), .letter("B")] }
        func homeTapped() { path = [] }
        func backTapped() { path.removeLast() }
        func insertTapped() { path.insert(.letter("C"), at: 0) }
        func letterTapped() { path.append(.letter("D")) }
        func allTapped() { path.removeAll() }
        func moreTapped() { path += [.letter("E")] }
      }
      @Observable class CounterModel { var count = 0; var fact: Fact? }
      struct Fact: Identifiable { let id: Int }
      struct AppView: View {
        @Bindable var model: AppModel
        var body: some View {
          NavigationStack(path: $model.path) {
            List { NavigationLink("A", value: AppModel.Destination.letter("A")) }
              .navigationDestination(for: AppModel.Destination.self) { destination in
                switch destination {
                case .counter(let model): CounterView(model: model)
                case let .letter(text): LetterView(text: text)
                }
              }
          }
        }
      }
      struct CounterView: View {
        @Bindable var model: CounterModel
        var body: some View {
          NavigationLink("Count", value: AppModel.Destination.counter(CounterModel()))
            .sheet(item: $model.fact) { _ in Text("") }
        }
      }
      struct LetterView: View { let text: String; var body: some View { Text(text) } }
      """)
    #expect(
      chart.slots == [
        "AppModel.path sequence typedArray in NavigationStack: "
          + "counter drillDown → CounterModel, letter drillDown → LetterView",
        "CounterModel.fact atMostOne optionalValue: fact sheet",
      ])
    #expect(chart.links.isEmpty)
    #expect(
      chart.actions == [
        #"AppModel.NavigationLink("A", value:) push path (letter)"#,
        "AppModel.allTapped popToRoot path",
        "AppModel.backTapped pop path",
        "AppModel.homeTapped popToRoot path",
        "AppModel.insertTapped insert path (letter)",
        "AppModel.letterTapped push path (letter)",
        "AppModel.moreTapped push path (letter)",
        "AppModel.randomTapped replace path (letter, letter)",
        #"CounterModel.NavigationLink("Count", value:) push AppModel.path (counter)"#,
      ])
  }

  @Test func childrenPushByClosuresThatTheirParentHooksUp() {
    let chart = Charted(
      """
      @Observable class AppModel {
        var path: [Destination] = [] { didSet { bind() } }
        enum Destination: Hashable { case counter(CounterModel), letter(String) }
        func bind() {
          for destination in path {
            switch destination {
            case let .counter(model):
              model.onTapNumber = { [weak self] number in
                self?.path.append(.counter(CounterModel()))
              }
              model.onTapLetter = { [weak self] in self?.path.append(.letter($0)) }
            case .letter: break
            }
          }
        }
      }
      @Observable class CounterModel {
        var onTapNumber: (Int) -> Void = { _ in }
        var onTapLetter: (String) -> Void = { _ in }
      }
      struct AppView: View {
        @Bindable var model: AppModel
        var body: some View {
          NavigationStack(path: $model.path) {
            Text("").navigationDestination(for: AppModel.Destination.self) { destination in
              switch destination {
              case .counter(let model): CounterView(model: model)
              case .letter: Text("")
              }
            }
          }
        }
      }
      struct CounterView: View { let model: CounterModel; var body: some View { Text("") } }
      """)
    #expect(
      chart.actions == [
        "CounterModel.onTapLetter push AppModel.path (letter)",
        "CounterModel.onTapNumber push AppModel.path (counter)",
      ])
  }

  @Test func anErasedPathShowsWhatItsStackHandles() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              NavigationLink("Go", value: Album(id: 1))
              Button("Song") { path.append(Song(id: 1)) }
            }
            .navigationDestination(for: Album.self) { AlbumView(album: $0) }
            .navigationDestination(for: Song.self) { _ in SongView() }
          }
        }
      }
      struct Album: Hashable { let id: Int }
      struct Song: Hashable { let id: Int }
      struct AlbumView: View { let album: Album; var body: some View { Text("") } }
      struct SongView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.path sequence navigationPath in NavigationStack: "
          + "Album drillDown → AlbumView, Song drillDown → SongView"
      ])
    #expect(chart.destination("Album", in: "path")?.value == "Album")
    #expect(
      chart.setters(of: "Album", in: "path") == ["NavigationLink(\"Go\", value: Album(id: 1))"])
    #expect(
      chart.setters(of: "Song", in: "path") == ["Button(\"Song\") { path.append(Song(id: 1)) }"])
  }

  @Test func anArrayOfModelsIsAStack() {
    let chart = Charted(
      """
      @Observable class AppModel {
        var path: [CounterModel] = []
        func tapped() { path.append(CounterModel()) }
      }
      @Observable class CounterModel: Hashable { var count = 0 }
      struct AppView: View {
        @Bindable var model: AppModel
        var body: some View {
          NavigationStack(path: $model.path) {
            Text("").navigationDestination(for: CounterModel.self) { CounterView(model: $0) }
          }
        }
      }
      struct CounterView: View { let model: CounterModel; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "AppModel.path sequence typedArray in NavigationStack: path drillDown → CounterModel"
      ])
    let path = chart.destination("path", in: "path")
    #expect(path?.presentations?.map(\.kind) == [.drillDown])
    #expect(path?.presentations?.map(\.view) == ["CounterView"])
    #expect(
      chart.setters(of: "path", in: "path") == ["func tapped() { path.append(CounterModel()) }"])
  }

  @Test func aRouterInTheEnvironmentIsPushedOnto() {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        @State var router = Router()
        var body: some Scene { WindowGroup { RootView().environment(router) } }
      }
      enum Route: Hashable { case product(Int), cart }
      @Observable final class Router {
        var path: [Route] = []
        func navigate(to route: Route) { path.append(route) }
        func reset() { path = [] }
      }
      struct RootView: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            ListView().withRoutes()
          }
        }
      }
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .product: ProductView()
            case .cart: CartView()
            }
          }
        }
      }
      struct ListView: View {
        @Environment(Router.self) private var router
        var body: some View { Button("") { router.navigate(to: .product(1)) } }
      }
      struct ProductView: View {
        @Environment(Router.self) var router
        var body: some View { Button("") { router.path.append(.cart) } }
      }
      struct CartView: View {
        @Environment(Router.self) var router
        var body: some View { Button("") { router.reset() } }
      }
      """)
    #expect(
      chart.slots.contains(
        "RootView.path sequence typedArray in NavigationStack: "
          + "product drillDown → ProductView, cart drillDown → CartView"))
    #expect(
      chart.setters(of: "product", in: "path") == [
        "var body: some View { Button(\"\") { router.navigate(to: .product(1)) } }"
      ])
    #expect(
      chart.setters(of: "cart", in: "path") == [
        "var body: some View { Button(\"\") { router.path.append(.cart) } }"
      ])
    #expect(chart.actions.contains("ProductView.Button push RootView.path (cart)"))
  }

  @Test func aStackWithoutAPathHasLinksOnly() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("", value: 1)
              .navigationDestination(for: Int.self) { NumberView(number: $0) }
          }
        }
      }
      struct NumberView: View { let number: Int; var body: some View { Text("") } }
      """)
    #expect(chart.slots.isEmpty)
    #expect(chart.links == ["HomeView NavigationLink(value:) of Int drillDown → NumberView"])
  }

  @Test func anInitialValueIsASetter() {
    let chart = Charted(
      """
      @Observable class AppModel {
        var path: [Destination] = [.letter("A")]
        var sheet: Sheet? = .welcome
        var isTipShown = true
        enum Destination: Hashable { case letter(String), number(Int) }
        enum Sheet: Identifiable { case welcome, help; var id: Self { self } }
      }
      struct AppView: View {
        @Bindable var model: AppModel
        var body: some View {
          NavigationStack(path: $model.path) {
            Text("").navigationDestination(for: AppModel.Destination.self) { _ in Text("") }
          }
          .sheet(item: $model.sheet) { _ in Text("") }
          .popover(isPresented: $model.isTipShown) { Text("") }
        }
      }
      """)
    #expect(
      chart.setters(of: "letter", in: "path") == ["var path: [Destination] = [.letter(\"A\")]"])
    #expect(chart.setters(of: "number", in: "path").isEmpty)
    #expect(chart.setters(of: "welcome", in: "sheet") == ["var sheet: Sheet? = .welcome"])
    #expect(chart.setters(of: "help", in: "sheet").isEmpty)
    #expect(chart.setters(of: "isTipShown", in: "isTipShown") == ["var isTipShown = true"])
    #expect(chart.actions.isEmpty)
  }

  @Test func aSplitViewSelectsWhatItShows() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var section: Section? = .inbox
        enum Section: Hashable, CaseIterable { case inbox, trash }
        var body: some View {
          NavigationSplitView {
            List(Section.allCases, id: \\.self, selection: $section) { section in
              NavigationLink("", value: section)
            }
          } detail: {
            switch section {
            case .inbox: InboxView()
            case .trash: TrashView()
            case nil: Text("")
            }
          }
        }
      }
      struct InboxView: View { var body: some View { Text("") } }
      struct TrashView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.section atMostOne optionalEnum: inbox inline → InboxView, trash inline → TrashView"
      ])
    #expect(chart.links.isEmpty)
  }

  @Test func elementsThatHoldAPageAreTold() throws {
    let chart = Charted(
      """
      enum Page: Hashable {
        case detail(Int), help
        @ViewBuilder func view() -> some View {
          switch self {
          case .detail(let number): DetailView(number: number)
          case .help: HelpView()
          }
        }
      }
      struct Frame: Hashable { var page: Page; var count = 0 }
      struct FrameView: View {
        let frame: Frame
        var body: some View { frame.page.view() }
      }
      struct HomeView: View {
        @State var path: [Frame] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(Frame(page: .help)) }
              .navigationDestination(for: Frame.self) { FrameView(frame: $0) }
          }
        }
      }
      struct DetailView: View { let number: Int; var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        """
        HomeView.path sequence typedArray in NavigationStack: detail drillDown → DetailView, \
        help drillDown → HelpView
        """
      ])
    let help = try Chart(chart.model).places().first { $0.text == "help" }
    #expect(help?.literal.code == "HomeView(path: [Frame(page: .help)])")
  }

  @Test func screensInANavigationViewAreTold() {
    let chart = Charted(
      """
      struct OldView: View {
        @State var isNext = false
        @State var isSheet = false
        var body: some View {
          NavigationView {
            ListView().sheet(isPresented: $isSheet) { SheetView() }
            EmptyDetail()
          }
        }
      }
      struct BothView: View {
        var body: some View {
          if #available(iOS 16, *) {
            NavigationStack { RowsView() }
          } else {
            NavigationView { RowsView() }
          }
        }
      }
      struct OwnView: View {
        @State var isNext = false
        var body: some View {
          NavigationView { NavigationLink("", isActive: $isNext) { ListView() } }
        }
      }
      struct ListView: View { \(Self.alert) }
      struct RowsView: View { \(Self.alert) }
      struct SheetView: View { \(Self.alert) }
      struct EmptyDetail: View { \(Self.alert) }
      """)
    #expect(
      chart.model.screens.filter { $0.isInNavigationView == true }.map(\.type).sorted()
        == ["EmptyDetail", "ListView", "OwnView"])
  }

  /// The body of a view that leads somewhere.
  private static let alert = """
    @State var isShown = false
      var body: some View { Button("") { isShown = true }.alert("", isPresented: $isShown) {} }
    """

  @Test func whichOfSeveralFunctionsPushesTheArgumentTells() {
    let chart = Charted(
      """
      struct Movie {}
      struct Person {}
      @Observable final class Coordinator {
        enum Screen: Hashable { case movie, person }
        var path: [Screen] = []
        func show(_ movie: Movie) { path.append(.movie) }
        func show(_ person: Person) { path.append(.person) }
      }
      struct RootView: View {
        @State var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            MovieList(coordinator: coordinator).navigationDestination(for: Coordinator.Screen.self) {
              switch $0 { case .movie: MovieList(coordinator: coordinator); case .person: Text("") }
            }
          }
        }
      }
      struct MovieList: View {
        let coordinator: Coordinator
        @State var isShown = false
        let star: Person
        var body: some View {
          Button("Star") { coordinator.show(star) }.alert("", isPresented: $isShown) {}
        }
      }
      """)
    #expect(
      chart.actions == [
        "Coordinator.show push path (movie)", "Coordinator.show push path (person)",
        "MovieList.Star push Coordinator.path (person)",
      ])
  }

  @Test func whoAsksForAPushPushesThoughAProtocolStandsBetween() {
    let chart = Charted(
      """
      protocol ListRouter: AnyObject { func showDetail(); func showSettings() }
      final class MockRouter: ListRouter { func showDetail() {}; func showSettings() {} }
      @Observable final class Coordinator: ListRouter {
        enum Screen: Hashable { case detail, settings }
        var path: [Screen] = []
        func showDetail() { path.append(.detail) }
        func showSettings() { path.append(.settings) }
      }
      struct RootView: View {
        @State var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            ListView(model: ListModel()).navigationDestination(for: Coordinator.Screen.self) { screen in
              switch screen {
              case .detail: DetailView(model: DetailModel())
              case .settings: Text("")
              }
            }
          }
        }
      }
      @Observable final class ListModel {
        weak var delegate: (any ListRouter)?
        func rowTapped() { delegate?.showDetail() }
      }
      struct ListView: View {
        let model: ListModel
        @State var isShown = false
        var body: some View {
          Button("") { model.rowTapped() }.alert("", isPresented: $isShown) {}
        }
      }
      @Observable final class DetailModel {
        var router: ListRouter!
        func gearTapped() async { await load(); router.showSettings() }
        func load() async {}
      }
      struct DetailView: View {
        @State var model: DetailModel
        @State var isShown = false
        var body: some View {
          Button("") { Task { await model.gearTapped() } }.alert("", isPresented: $isShown) {}
        }
      }
      """)
    #expect(
      chart.actions == [
        // Nobody but the detail has it show the settings, and the list stands at the root.
        "Coordinator.showDetail push path (detail)",
        "DetailModel.gearTapped push Coordinator.path (settings) after await",
        "ListModel.rowTapped push Coordinator.path (detail)",
      ])
    #expect(
      chart.setters(of: "detail", in: "path") == ["func showDetail() { path.append(.detail) }"])
  }

  @Test func aPathThatIsHandedOnOrCopiedIsNoStack() {
    let chart = Charted(
      """
      final class MenuModel: ObservableObject {
        @Published var path = NavigationPath()
        lazy var payments: PaymentsModel = {
          let binding = Binding(
            get: { [weak self] in self?.path ?? NavigationPath() },
            set: { [weak self] in self?.path = $0 })
          return PaymentsModel(path: binding)
        }()
        func open() { path.append(Place.help) }
      }
      enum Place: Hashable { case help, collect }
      final class PaymentsModel: ObservableObject {
        @Binding var path: NavigationPath
        @Published var isAsking = false
        private var before: NavigationPath?
        private var copy = NavigationPath()
        init(path: Binding<NavigationPath>) { _path = path }
        func collect() { before = path; copy = path; path.append(Place.collect) }
        func leave() { while path != before { path.removeLast() } }
      }
      struct MenuView: View {
        @ObservedObject var model: MenuModel
        var body: some View {
          NavigationStack(path: $model.path) {
            PaymentsView(model: model.payments)
              .navigationDestination(for: Place.self) { _ in HelpView() }
          }
        }
      }
      struct PaymentsView: View {
        @ObservedObject var model: PaymentsModel
        var body: some View { Text("").sheet(isPresented: $model.isAsking) { Text("") } }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.screen("PaymentsModel")?.slots.map(\.name) == ["isAsking"])
  }

  /// What a generic box holds, where the program has boxes of one kind only.
  @Test(arguments: [
    (path: "[Route]", element: "Stop", shown: "stop", new: "route"),
    (path: "[Card]", element: "Pile<Stop>.Card", shown: "stop.route", new: "Card(route: route)"),
  ])
  func aStackInAGenericBox(_ box: (path: String, element: String, shown: String, new: String)) {
    let chart = Charted(
      """
      @Observable final class Pile<Route: Hashable> {
        var path: \(box.path) = []
        struct Card: Hashable { let route: Route }
        func push(_ route: Route) { path.append(\(box.new)) }
      }
      enum Stop: Hashable { case town, shop(Int), map }
      struct HomeView: View {
        @State private var pile = Pile<Stop>()
        var body: some View {
          NavigationStack(path: $pile.path) {
            Button("") { pile.push(.town) }
              .navigationDestination(for: \(box.element).self) { stop in
                switch \(box.shown) {
                case .town: TownView(pile: pile)
                case .shop: ShopView()
                case .map: MapView()
                }
              }
          }
        }
      }
      struct TownView: View {
        let pile: Pile<Stop>
        var body: some View { Button("") { pile.push(.shop(1)) } }
      }
      struct ShopView: View { var body: some View { Text("") } }
      struct MapView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Pile.path sequence typedArray in NavigationStack: town drillDown → TownView, "
          + "shop drillDown → ShopView, map drillDown → MapView"
      ])
    #expect(chart.actions.contains("TownView.Button push Pile.path (shop)"))
  }

  @Test func boxesOfSeveralKindsAreTypesByThemselves() {
    let chart = Charted(
      """
      @Observable final class Pile<Route> { var top: Route? }
      enum Stop { case town, shop }
      enum Page { case one, two }
      struct HomeView: View {
        @State private var stops = Pile<Stop>()
        var body: some View { Text("").sheet(item: $stops.top) { _ in make(); TownView() } }
        private func make() -> some View { let pages = Pile<Page>(); return Text("") }
      }
      struct TownView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Pile<Stop>.top atMostOne optionalEnum: town sheet → TownView, shop sheet → TownView"
      ])
  }

  private static let route = """
    enum Route: Hashable { case list, detail, help }
    struct RouteView: View { let route: Route; var body: some View { Text("") } }
    """

  private func stack(_ type: String, _ function: String) -> Charted {
    Charted(
      """
      @Observable final class Hub {
        var path: \(type)
        func go(_ isNew: Bool, _ routes: [Route]) { \(function) }
      }
      struct HomeView: View {
        @State var hub = Hub()
        var body: some View {
          NavigationStack(path: $hub.path) {
            Button("") { hub.go(true, []) }
              .navigationDestination(for: Route.self) { RouteView(route: $0) }
          }
        }
      }
      \(Self.route)
      """)
  }

  @Test(arguments: [
    "if isNew { path.append(.list) } else { path.append(.detail) }",
    "if isNew { path.append(.list); return }; path.append(.detail)",
    "guard isNew else { path.append(.list); return }; path.append(.detail)",
    "switch isNew { case true: path.append(.list); default: path.append(.detail) }",
  ])
  func whatExcludesEachOtherIsNoSequence(_ function: String) {
    #expect(
      stack("[Route] = []", function).actions == [
        "Hub.go push path (detail)", "Hub.go push path (list)",
      ])
    let model = stack("[Route] = []", function).model
    #expect(model.screens.first { $0.type == "Hub" }?.actions.count == 2)
  }

  @Test func eachWayThroughAFunctionIsAnAction() {
    func ways(_ function: String) -> [[[String]]] {
      let hub = stack("[Route] = []", function).screen("Hub")
      return hub?.actions.map { $0.effects.map { $0.destinations ?? [] } } ?? []
    }
    #expect(ways("path.append(.list); path.append(.detail)") == [[["list", "detail"]]])
    #expect(
      ways("if isNew { path.append(.list) } else { path.append(.detail) }; path.append(.help)") == [
        [["list"], ["help"]], [["detail"], ["help"]],
      ])
    #expect(
      ways("for route in routes { if isNew { path.append(.list) } else { path.append(.detail) } }")
        == [[["list"], ["detail"]]])
    #expect(
      ways("routes.forEach { if $0 == .list { path.append(.list) } else { path.append(.detail) } }")
        == [[["list"], ["detail"]]])
  }

  @Test(arguments: [
    "[Route] = .init([.list, .detail])", "[Route] = Array([.list, .detail])",
    "NavigationPath = .init([Route.list, .detail])",
    "NavigationPath = NavigationPath([Route.list, .detail])",
  ])
  func aStackBeginsWithWhatItsInitialiserIsGiven(_ type: String) {
    let chart = stack(type, "")
    let set = chart.model.screens.flatMap(\.slots).first { $0.name == "path" }?.destinations
      .filter { $0.setBy != nil }.map(\.name)
    #expect(type.hasPrefix("[") ? set == ["list", "detail"] : set == ["Route"])
  }

  @Test(arguments: ["path = .init([.list])", "path = [Route]([.list])", "path = Array([.list])"])
  func aStackIsReplacedByWhatAnInitialiserIsGiven(_ function: String) {
    #expect(stack("[Route] = []", function).actions == ["Hub.go replace path (list)"])
  }

  @Test(arguments: ["path = .init()", "path = []", "path = NavigationPath()"])
  func anEmptyOneIsTheRoot(_ function: String) {
    #expect(stack("NavigationPath = .init()", function).actions == ["Hub.go popToRoot path"])
  }

  @Test func anOptionalIsSetToWhatItsInitialiserIsGiven() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var route: Route?
        var body: some View {
          Button("") { route = .init(.detail) }.sheet(item: $route) { RouteView(route: $0) }
        }
      }
      \(Self.route)
      """)
    #expect(chart.setters(of: "detail", in: "route").count == 1)
    #expect(chart.setters(of: "list", in: "route").isEmpty)
  }

  @Test func anErasedPathTakesNoLinkOfAnotherStack() {
    let chart = Charted(
      """
      @main struct Demo: App {
        var body: some Scene {
          WindowGroup { TabView { MenuView(model: MenuModel()); OrdersRoot() } }
        }
      }
      final class MenuModel: ObservableObject { @Published var path = NavigationPath() }
      struct MenuView: View {
        @ObservedObject var model: MenuModel
        var body: some View {
          NavigationStack(path: $model.path) {
            MenuList().navigationDestination(for: Int.self) { _ in OrderView() }
          }
        }
      }
      struct MenuList: View { var body: some View { NavigationLink("1", value: 1) } }
      struct OrdersRoot: View { var body: some View { NavigationStack { OrdersView() } } }
      struct OrdersView: View {
        let orders: [Order]
        var body: some View {
          List(orders) { order in NavigationLink(value: order) { Text("Order") } }
            .navigationDestination(for: Order.self) { order in OrderView() }
        }
      }
      struct Order: Hashable, Identifiable { let id: Int }
      struct OrderView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links.filter { $0.contains("value:") } == [
        "OrdersView NavigationLink(value:) of Order drillDown → OrderView"
      ])
  }

  /// So it does whenever it is run by the view.
  @Test(arguments: [
    (".task { open() }", Action.Kind.app), (".onTapGesture { open() }", .user),
  ])
  func whatIsPutTogetherIsPushedWhenItIsRun(_ modifier: String, _ kind: Action.Kind) {
    let chart = Charted(
      """
      enum Page: Hashable { case list, detail }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Page.self) { page in
              switch page {
              case .list: Text("")
              case .detail: Text("")
              }
            }
            \(modifier)
          }
        }
        func open() { var next = [Page.list]; next.append(.detail); path = .init(next) }
      }
      """)
    let actions = chart.screen("HomeView")?.actions.filter { $0.name == "open" } ?? []
    #expect(actions.map(\.kind) == [kind])
  }

  /// What code puts together in a variable, and then shows, it pushes.
  @Test(arguments: [
    (
      "var next = NavigationPath(); next.append(Page.list); next.append(Page.detail); path = next",
      ["replace (list, detail)"]
    ),
    (
      "var next = NavigationPath(); if isNew { next.append(Page.list) }; path = next",
      ["popToRoot", "replace (list)"]
    ),
    // A copy of it is the same.
    (
      "var next: [Page] = [.list]; next.append(.detail); path = .init(next)",
      ["replace (list, detail)"]
    ),
    (
      "var next = [Page.list]; if isNew { next.append(.detail) }; path = NavigationPath(next)",
      ["replace (list, detail)"]
    ),
    ("var next = NavigationPath(); next.append(Page.list); other = next", []),
    ("var next = NavigationPath(); next.append(Page.list)", []),
  ])
  func whatIsPutTogetherInAVariableIsPushed(_ code: String, _ expected: [String]) {
    let chart = Charted(
      """
      enum Page: Hashable { case list, detail }
      struct HomeView: View {
        @State private var path = NavigationPath()
        @State private var isNew = false
        private var other: NavigationPath { get { NavigationPath() } nonmutating set {} }
        var body: some View {
          NavigationStack(path: $path) {
            Text("").navigationDestination(for: Page.self) { page in
              switch page {
              case .list: Text("")
              case .detail: Text("")
              }
            }
          }
        }
        func open() { \(code) }
      }
      """)
    let effects = chart.model.screens.flatMap(\.actions).filter { $0.name == "open" }.flatMap(
      \.effects)
    #expect(
      effects.map { effect in
        effect.kind.rawValue
          + (effect.destinations.map { " (\($0.joined(separator: ", ")))" } ?? "")
      } == expected)
  }
}
