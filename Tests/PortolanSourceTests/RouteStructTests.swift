import PortolanModel
import Testing

/// Routes that are no enums: structs that keep an erased view, made by static members.
@Suite struct RouteStructTests {
  /// A route with a style of its own, a navigator that asks for it, and a host that shows both.
  private static let navigation = """
    struct Way: Hashable, Identifiable {
      enum Style: Hashable { case push, sheet }
      let id: String
      private let page: AnyView
      var style: Style
      init(id: String, style: Style = .push, @ViewBuilder page: () -> some View) {
        self.id = id
        self.style = style
        self.page = AnyView(page())
      }
      var destination: some View { page }
      static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    }
    final class Guide: ObservableObject {
      struct Shown: Identifiable {
        let way: Way
        let guide: Guide
        var id: String { way.id }
      }
      @Published var path: [Way] = []
      @Published var sheet: Shown?
      func go(_ way: Way) {
        switch way.style {
        case .push: path.append(way)
        case .sheet: sheet = .init(way: way, guide: .init())
        }
      }
    }
    struct Host: View {
      @StateObject private var guide: Guide
      private let content: AnyView
      init(guide: @autoclosure @escaping () -> Guide, @ViewBuilder content: @escaping () -> some View) {
        _guide = .init(wrappedValue: guide())
        self.content = AnyView(content())
      }
      var body: some View {
        NavigationStack(path: $guide.path) {
          content.navigationDestination(for: Way.self) { $0.destination }
        }
        .environmentObject(guide)
        .sheet(item: $guide.sheet) { shown in
          Host(guide: shown.guide) { shown.way.destination }
        }
      }
    }
    struct SettingsPage: View { var body: some View { Text("Settings") } }
    struct ItemPage: View { let id: Int; var body: some View { Text("Item") } }
    struct OldPage: View { var body: some View { Text("Old") } }
    """

  private static let ways = """
    extension Way {
      static var settings: Way { Way(id: "settings", style: .sheet) { SettingsPage() } }
      static func item(_ id: Int) -> Way {
        let text = "item \\(id)"
        return Way(id: text) { ItemPage(id: id) }
      }
      static func first() -> Way { Self.item(number: 1) }
      static func item(number: Int) -> Way { Way(id: "item") { ItemPage(id: number) } }
      static let old = Way(id: "old") { OldPage() }
    }
    """

  @Test func eachFactoryIsADestinationOfTheSlotThatItsStyleNames() {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { Host(guide: .init()) { HomePage() } } }
      }
      struct HomePage: View {
        @EnvironmentObject var guide: Guide
        @State private var isAsking = false
        var body: some View {
          Button("Ask") { isAsking = true }.alert("?", isPresented: $isAsking) {}
          Button("Item") { guide.go(.item(1)) }
          Button("First") { guide.go(.first()) }
          Button("Settings") { guide.go(Way.settings) }
        }
      }
      \(Self.navigation)
      \(Self.ways)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("Host.") } == [
        "Host.path sequence typedArray in NavigationStack: item drillDown → ItemPage, "
          + "first drillDown → ItemPage, old drillDown → OldPage",
        "Host.sheet atMostOne computed: settings sheet → SettingsPage",
      ])
    #expect(chart.destination("item", in: "path")?.setBy?.count == 1)
    #expect(chart.destination("settings", in: "sheet")?.setBy?.count == 1)
    // Nobody makes it, so no code that is handed a route can show it.
    #expect(chart.destination("old", in: "path")?.isMadeElsewhere == nil)
    #expect(chart.destination("old", in: "path")?.setBy == nil)
    #expect(chart.actions.contains("HomePage.Settings present Host.sheet (settings)"))
  }

  @Test func howARouteIsShownIsNoDestination() {
    let chart = Charted(
      """
      struct Way: Hashable {
        enum Style: Hashable { case push, zoom }
        enum Kind { case plain(Style), zoomed((Int) -> Style) }
        let page: () -> AnyView
        var kind: Kind = .plain(.push)
        var style: Style { switch kind { case .plain(let style): style; case .zoomed(let make): make(1) } }
        @ViewBuilder var destination: some View {
          if case .push = style { page().padding() } else { page() }
        }
      }
      extension Way {
        static let one = Way { AnyView(OnePage()) }
        static let two = Self(page: { AnyView(TwoPage()) }, kind: .plain(.zoom))
      }
      struct Home: View {
        @State var path: [Way] = []
        @State var way: Way?
        var body: some View {
          NavigationStack(path: $path) {
            Button("One") { path.append(.one) }
              .navigationDestination(for: Way.self) { $0.destination }
          }
          .sheet(item: $way) { WayView(way: $0) }
        }
        func show() { way = .two }
      }
      struct WayView: View { let way: Way; var body: some View { way.destination } }
      struct OnePage: View { var body: some View { Text("1") } }
      struct TwoPage: View { var body: some View { Text("2") } }
      """)
    // Nothing asks for the style, so each may be anywhere.
    #expect(
      chart.slots == [
        "Home.path sequence typedArray in NavigationStack: one drillDown → OnePage, "
          + "two drillDown → TwoPage",
        "Home.way atMostOne optionalEnum: one sheet → OnePage, two sheet → TwoPage",
      ])
  }

  @Test func tabsAreTheValuesThatCodeMakes() {
    let chart = Charted(
      """
      struct Entry: Identifiable {
        let id: String
        let content: AnyView
        init(id: String, @ViewBuilder content: () -> some View) {
          self.id = id
          self.content = AnyView(content())
        }
        static var search: Entry { Entry(id: "search") { SearchPage() } }
        static var media: Entry { Entry(id: "media") { MediaPage() } }
        static var unused: Entry { Entry(id: "unused") { OtherPage() } }
      }
      final class Tabber: ObservableObject {
        typealias Data = (item: Entry, badge: Int)
        @Published var selectedID: String! = nil
        let tabs: [Data]
        init(_ entries: [Entry]) {
          tabs = entries.map { ($0, 0) }
          selectedID = entries.first?.id
        }
      }
      struct Tabs: View {
        @StateObject var tabber = Tabber([.search, Entry.media])
        var body: some View {
          TabView(selection: $tabber.selectedID) {
            ForEach(tabber.tabs, id: \\.item.id) { tab in
              Tab(value: tab.item.id) { tab.item.content } label: { Text("t") }
            }
          }
        }
      }
      struct SearchPage: View { var body: some View { Text("1") } }
      struct MediaPage: View { var body: some View { Text("2") } }
      struct OtherPage: View { var body: some View { Text("3") } }
      """)
    #expect(
      chart.slots == [
        "Tabber.selectedID exactlyOne enum in TabView: search tab → SearchPage, media tab → MediaPage"
      ])
  }

  /// A struct that keeps what makes several views shows, by each of its properties, what that one was given.
  @Test(arguments: [
    "",
    "init(row: @escaping (Int) -> AnyView, page: @escaping (Int) -> AnyView) { self.row = row; self.page = page }",
  ])
  func ofSeveralViewsEachPropertyShowsItsOwn(_ initializer: String) {
    let chart = Charted(
      """
      struct Makers {
        let row: (Int) -> AnyView
        let page: (Int) -> AnyView
        \(initializer)
        static let standard = Makers(
          row: { AnyView(RowView(number: $0)) }, page: { AnyView(PageView(number: $0)) })
      }
      struct ListView: View {
        let makers: Makers
        let numbers: [Int]
        @State private var shown: Item?
        var body: some View {
          List { ForEach(numbers) { number in makers.row(number) } }
            .sheet(item: $shown) { makers.page($0.id) }
        }
      }
      struct Item: Identifiable { let id: Int }
      struct RowView: View {
        let number: Int
        @State private var isAsking = false
        var body: some View { Text("").alert("", isPresented: $isAsking) {} }
      }
      struct PageView: View {
        let number: Int
        @State private var isHelping = false
        var body: some View { Text("").sheet(isPresented: $isHelping) { Text("") } }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("ListView") } == [
        "ListView.rowView each collection: rowView inline → RowView",
        "ListView.shown atMostOne optionalValue: shown sheet → PageView",
      ])
  }

  /// An element that code makes first, and puts onto the path then, holds what it is made with.
  @Test func anElementMayBeMadeBefore() {
    let chart = Charted(
      """
      enum Route: Hashable { case intro, main(Int) }
      struct Item: Hashable, Identifiable { let id = UUID(); let route: Route }
      @Observable final class Coordinator {
        var path: [Item] = []
        func navigate(to route: Route) {
          let item = Item(route: route)
          path.append(item)
        }
        func start() { path = [Item(route: .intro)] }
      }
      struct RootView: View {
        @State private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Color.clear.navigationDestination(for: Item.self) { item in
              switch item.route {
              case .intro: IntroView(coordinator: coordinator)
              case .main(let number): MainView(number: number)
              }
            }
          }
          .task { coordinator.start() }
        }
      }
      struct IntroView: View {
        let coordinator: Coordinator
        var body: some View { Button("Next") { coordinator.navigate(to: .main(1)) } }
      }
      struct MainView: View { let number: Int; var body: some View { Text("") } }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("IntroView") } == [
        "IntroView.Next push Coordinator.path (main)"
      ])
  }

  /// A constant is known in its own braces alone: what is put on after them is not the namesake that they held.
  @Test func aConstantEndsWithItsBraces() {
    let chart = Charted(
      """
      enum Route: Hashable { case intro, main, about }
      struct Item: Hashable, Identifiable { let id = UUID(); let route: Route }
      @Observable final class Coordinator {
        var path: [Item] = []
        func add(_ item: Item) {
          if path.isEmpty {
            let item = Item(route: .about)
            print(item)
          }
          path.append(item)
        }
      }
      struct RootView: View {
        @State private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Button("Next") { coordinator.add(Item(route: .main)) }
              .navigationDestination(for: Item.self) { item in
                switch item.route {
                case .intro: IntroView()
                case .main: MainView()
                case .about: AboutView()
                }
              }
          }
        }
      }
      struct IntroView: View { var body: some View { Text("") } }
      struct MainView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(chart.actions == ["Coordinator.add push path"])
  }
}
