import PortolanModel
import Testing

/// Views of the app's own around content that they are given.
@Suite struct OwnContainerTests {
  private static let row = """
    struct Item: Identifiable { let id: Int }
    struct ItemRow: View {
      let item: Item
      @State private var isShown = false
      var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
    }
    """

  @Test(arguments: [
    """
    let data: Data; let row: (Data.Element) -> Row
    var body: some View { ForEach(data) { row($0) } }
    """,
    """
    let data: Data; let row: (Data.Element) -> Row
    var body: some View { List { ForEach(data, content: row) } }
    """,
    """
    private let data: Data
    private let made: (Data.Element) -> Row
    init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) { self.data = data; self.made = row }
    var body: some View { VStack { ForEach(data) { item in HStack { self.made(item) } } } }
    """,
  ])
  func whatALoopShowsIsThereForEach(_ members: String) {
    let label = members.contains("init") ? "" : "data: "
    let chart = Charted(
      """
      struct Branches<Data: RandomAccessCollection, Row: View>: View where Data.Element: Identifiable {
        \(members)
      }
      struct Page: View {
        let items: [Item]
        var body: some View { Branches(\(label)items) { ItemRow(item: $0) } }
      }
      \(Self.row)
      """)
    #expect(
      chart.slots == [
        "ItemRow.isShown atMostOne flag: isShown sheet",
        "Page.itemRow each collection: itemRow inline → ItemRow",
      ])
  }

  /// What a list shows for each element it may hand on to another that does.
  @Test(arguments: [
    "Rows(items: items, row: row)", "Rows(items: items, row: line)",
    "Rows(items: items) { HStack { row($0) } }",
  ])
  func rowsMayBeHandedOn(_ list: String) {
    let chart = Charted(
      """
      struct Pick: Identifiable { let id: Int }
      struct Rows<Line: View>: View {
        typealias Row = (Pick) -> Line
        let items: [Pick]
        private let row: Row
        init(items: [Pick], @ViewBuilder row: @escaping Row) { self.items = items; self.row = row }
        var body: some View { List { ForEach(items) { item in row(item) } } }
      }
      struct Picker<Line: View>: View {
        typealias Row = (Pick) -> Line
        @State private var items: [Pick]
        private let row: Row
        init(items: [Pick], row: @escaping Row) { _items = State(initialValue: items); self.row = row }
        var body: some View { NavigationStack { \(list) } }
        @ViewBuilder private func line(_ item: Pick) -> some View { row(item) }
      }
      struct Line: View { let item: Pick; var body: some View { Text("") } }
      struct Page: View {
        @State private var isShown = false
        let items: [Pick]
        var body: some View {
          Text("").sheet(isPresented: $isShown) { Picker(items: items, row: { Line(item: $0) }) }
        }
      }
      """)
    #expect(chart.slots == ["Page.isShown atMostOne flag: isShown sheet → Picker"])
  }

  /// Content may be a function of the view's own, named without being called.
  @Test(arguments: ["content: line", "content: line(for:)", "content: self.line"])
  func contentMayBeAFunctionsName(_ content: String) {
    let chart = Charted(
      """
      struct Sections<Line: View>: View {
        let items: [Item]
        let content: (Item) -> Line
        init(items: [Item], @ViewBuilder content: @escaping (Item) -> Line) {
          self.items = items
          self.content = content
        }
        var body: some View { List { ForEach(items) { item in content(item) } } }
      }
      struct Page: View {
        let items: [Item]
        var body: some View { Sections(items: items, \(content)) }
        @ViewBuilder private func line(for item: Item) -> some View {
          switch item.id {
          case 0: Text("")
          default: ItemRow(item: item)
          }
        }
      }
      \(Self.row)
      """)
    #expect(
      chart.slots == [
        "ItemRow.isShown atMostOne flag: isShown sheet",
        "Page.itemRow each collection: itemRow inline → ItemRow",
      ])
  }

  @Test func contentBesideALoopIsThereOnce() {
    let chart = Charted(
      """
      struct Framed<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { ForEach(0..<3) { _ in Text("") }; content() } }
      }
      struct Page: View {
        let item: Item
        var body: some View { Framed { ItemRow(item: item) } }
      }
      \(Self.row)
      """)
    #expect(chart.slots.contains("Page.itemRow always child: itemRow inline → ItemRow"))
  }

  @Test func aWrapperAroundTheFirstScreenIsShown() {
    let chart = Charted(
      """
      @main struct Shop: App { var body: some Scene { WindowGroup { Lock { Home() } } } }
      struct Lock<Content: View>: View {
        @State private var isAsking = false
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.alert("Pin", isPresented: $isAsking) {} }
      }
      struct Home: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.Shop"])
    #expect(
      chart.slots == [
        "Home.isShown atMostOne flag: isShown sheet",
        "Lock.isAsking atMostOne flag: isAsking alert",
        "Shop.home always child: home inline → Home", "Shop.lock always child: lock inline → Lock",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func whatIsOnlyModifiedIsThePage() {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Lock { Page() } } }
      }
      struct Lock<Content: View>: View {
        @State private var isAsking = false
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding().alert("Pin", isPresented: $isAsking) {} }
      }
      struct Page: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Home.isShown atMostOne flag: isShown sheet → LockAndPage",
        "Lock.isAsking atMostOne flag: isAsking alert",
        "LockAndPage.lock always child: lock inline → Lock",
      ])
    #expect(chart.screen("LockAndPage")?.view == "Page")
  }

  /// One that is made like what the first column pushes is there from the start; a page of something chosen there waits for it.
  @Test(arguments: [
    (
      "Box()",
      ["Box.isShown atMostOne flag: isShown sheet", "Shelf.box always child: box inline → Box"]
    ),
    ("Box(lid: \"\")", ["Box.isShown atMostOne flag: isShown sheet"]),
  ])
  func aSecondColumnBesideALinkToItsLike(_ pushed: String, _ slots: [String]) {
    let chart = Charted(
      """
      struct Shelf: View {
        var body: some View {
          NavigationView {
            List { NavigationLink(destination: \(pushed)) { Text("") } }
            Box()
          }
        }
      }
      struct Box: View {
        var lid: String?
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.slots == slots)
    #expect(chart.links == ["Shelf NavigationLink(destination:) drillDown → Box"])
  }

  /// What pushes may stand in an arm of the first column.
  @Test func aSecondColumnWaitsForAnArmOfTheFirst() {
    let chart = Charted(
      """
      enum Shelf { case charts, logs }
      struct ShelfView: View {
        @State private var shelf = Shelf.charts
        let names: [String] = []
        var body: some View {
          NavigationView {
            List {
              if shelf == .charts { ForEach(names, id: \\.self) { ChartRow(name: $0) } } else { Text("Logs") }
            }
            if names.isEmpty { Text("None") } else { ChartView(name: names[0]) }
          }
        }
      }
      struct ChartRow: View {
        let name: String
        var body: some View { NavigationLink(destination: ChartView(name: name)) { Text(name) } }
      }
      struct ChartView: View {
        let name: String
        @State private var isKeyShown = false
        var body: some View {
          Button("Key") { isKeyShown = true }.sheet(isPresented: $isKeyShown) { Text("Key") }
        }
      }
      """)
    #expect(chart.screen("ShelfView")?.slots.map(\.name).contains("chartView") == false)
    #expect(chart.screen("ChartView") != nil)
  }

  @Test func aSecondColumnOfItsOwnIsShown() {
    let chart = Charted(
      """
      struct Shelf: View {
        @State private var isPicked = false
        var body: some View {
          NavigationView {
            List {
              NavigationLink(destination: Page()) { Text("") }
              NavigationLink(destination: Page(), isActive: $isPicked) { Text("") }
            }
            Box()
          }
        }
      }
      struct Page: View { var body: some View { Text("") } }
      struct Box: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.slots.contains("Shelf.box always child: box inline → Box"))
  }

  @Test func aSecondColumnThatNothingPushesOntoIsShown() {
    let chart = Charted(
      """
      struct Shelf: View {
        @State private var picked: Int?
        var body: some View {
          NavigationView {
            List { Button("") { picked = 1 } }
            Box()
          }
        }
      }
      struct Box: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.slots.contains("Shelf.box always child: box inline → Box"))
  }

  @Test func aBindingThatIsMadeOnceIsNoState() {
    let chart = Charted(
      """
      final class Hub: ObservableObject {
        @Published var selection: String? = "one"
        lazy var isSearching: Binding<Bool> = .init(get: { self.selection == "search" }, set: { _ in })
      }
      struct Side: View {
        @StateObject private var hub = Hub()
        var body: some View {
          List { NavigationLink(destination: Search(), isActive: hub.isSearching) { Text("") } }
        }
      }
      struct Search: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["Hub.selection atMostOne optionalValue: selection drillDown → Search"])
  }

  /// A modal brings no stack, but the container that it shows may.
  @Test(arguments: [
    ("Framed { DetailPage() }", true), ("Sized { Framed { DetailPage() } }", true),
    ("Sized { DetailPage() }", false),
  ])
  func aContainerInAModalMayBringAStack(_ content: String, _ isInStack: Bool) {
    let chart = Charted(
      """
      struct Framed<Content>: View where Content: View {
        @Environment(\\.dismiss) private var dismiss
        let content: () -> Content
        var body: some View { NavigationStack { content() }.onDisappear { dismiss() } }
      }
      struct Sized<Content: View>: View {
        @State private var height = 0.0
        @ViewBuilder var content: () -> Content
        var body: some View { content().frame(height: height) }
      }
      struct HomePage: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { \(content) } }
      }
      struct DetailPage: View {
        @State private var isHelping = false
        var body: some View {
          Text("").navigationDestination(isPresented: $isHelping) { Text("") }
        }
      }
      """)
    let isOutside = chart.destination("isHelping", in: "isHelping")?.isOutsideStack
    #expect((isOutside ?? false) == !isInStack)
  }

  /// A function that makes a page is as good as a closure.
  @Test(arguments: ["page(for:)", "page", "self.page", "{ page(for: $0) }"])
  func aContainerIsHandedTheFunctionThatMakesItsPages(_ page: String) {
    let chart = Charted(
      """
      enum Route: Hashable { case news, music }
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View { Frame(path: $path, link: link(to:), page: \(page)) }
        func link(to route: Route) -> some View { NavigationLink(value: route) { Text("") } }
        @ViewBuilder func page(for route: Route) -> some View {
          switch route { case .news: NewsView(); case .music: MusicView() }
        }
      }
      struct Frame<Row: View, Page: View>: View {
        @Binding var path: NavigationPath
        let link: (Route) -> Row
        let page: (Route) -> Page
        var body: some View {
          NavigationStack(path: $path) {
            List { link(.news); link(.music) }
              .navigationDestination(for: Route.self, destination: page)
          }
        }
      }
      struct NewsView: View { var body: some View { Text("") } }
      struct MusicView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.path sequence navigationPath in NavigationStack: "
          + "news drillDown → NewsView, music drillDown → MusicView"
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Of two functions of one name the parameter's type says which is meant; a modifier takes one as a container does.
  @Test func aModifierIsHandedTheFunctionThatMakesItsPages() {
    let chart = Charted(
      """
      enum Route: Hashable { case news, music }
      enum Help: Hashable { case start }
      struct HomeView: View {
        @State private var path = NavigationPath()
        @State private var shown: Route?
        var body: some View {
          Frame(path: $path, page: page(for:), help: page(for:))
            .presents($shown, content: page(for:))
          Button("") { shown = .news }
        }
        @ViewBuilder func page(for route: Route?) -> some View {
          switch route { case .news: NewsView(); case .music: MusicView(); default: Text("") }
        }
        @ViewBuilder func page(for help: Help?) -> some View {
          switch help { case .start: StartView(); default: Text("") }
        }
      }
      struct Frame<Page: View, Other: View>: View {
        @Binding var path: NavigationPath
        let page: (Route?) -> Page
        let help: (Help?) -> Other
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(Route.news); path.append(Help.start) }
              .navigationDestination(for: Route.self, destination: page)
              .navigationDestination(for: Help.self, destination: help)
          }
        }
      }
      struct Presenting<Page: View>: ViewModifier {
        @Binding var item: Route?
        let page: (Route) -> Page
        func body(content: Content) -> some View {
          content.sheet(item: $item) { page($0).overlay { Mark() } }
        }
      }
      extension View {
        func presents<Page: View>(
          _ item: Binding<Route?>, @ViewBuilder content: @escaping (Route) -> Page
        ) -> some View { modifier(Presenting(item: item, page: content)) }
      }
      struct Mark: View { var body: some View { Text("") } }
      struct NewsView: View { var body: some View { Text("") } }
      struct MusicView: View { var body: some View { Text("") } }
      struct StartView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.path sequence navigationPath in NavigationStack: "
          + "news drillDown → NewsView, music drillDown → MusicView, start drillDown → StartView",
        "HomeView.shown atMostOne optionalEnum: news sheet → NewsView, music sheet → MusicView",
      ])
  }

  /// A row that is handed the parts of a pair.
  @Test func theRowsOfASectionAreKnownByTheirPair() {
    let chart = Charted(
      """
      enum Route: Hashable, Identifiable {
        case news, music
        var id: Self { self }
        static func sections(_ isLong: Bool) -> [(String, [Route])] { [("All", [.news, .music])] }
      }
      struct MenuView: View {
        var body: some View {
          NavigationStack {
            List {
              ForEach(Route.sections(true), id: \\.0) { title, routes in
                Section(title) { ForEach(routes) { NavigationLink("", value: $0) } }
              }
            }
            .navigationDestination(for: Route.self) { route in
              switch route { case .news: NewsView(); case .music: MusicView() }
            }
          }
        }
      }
      struct NewsView: View { var body: some View { Text("") } }
      struct MusicView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.model.screens.flatMap(\.links).map(\.leadsTo) == ["App.NewsView", "App.MusicView"])
  }

  /// A view that is called as the library's which it shows, and is handed what that knows nothing of.
  @Test func aWrapperMayHaveTheNameOfWhatItShows() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View { TabView(feed: { FeedView() }, settings: { SettingsView() }) }
      }
      struct TabView<Feed: View, Settings: View>: View {
        let feed: () -> Feed
        let settings: () -> Settings
        var body: some View {
          SwiftUI.TabView {
            NavigationView { feed() }.tabItem { Text("Feed") }
            NavigationView { settings() }.tabItem { Text("Settings") }
          }
        }
      }
      struct FeedView: View { var body: some View { Text("") } }
      struct SettingsView: View {
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      chart.links == ["HomeView TabView tab → FeedView", "HomeView TabView tab → SettingsView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// One that only adds something to do is what it is called as.
  @Test func aWrapperMayAddSomethingToDo() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var page = 0
        var body: some View {
          TabView(selection: $page, onAgain: { print("again") }) {
            FeedView().tabItem { Text("Feed") }.tag(0)
            SettingsView().tabItem { Text("Settings") }.tag(1)
          }
        }
      }
      struct TabView<Content: View>: View {
        @Binding var selection: Int
        var onAgain: (() -> Void)?
        @ViewBuilder let content: () -> Content
        var body: some View { SwiftUI.TabView(selection: $selection) { content() } }
      }
      struct FeedView: View { var body: some View { Text("") } }
      struct SettingsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.page exactlyOne enum in TabView: 0 tab → FeedView, 1 tab → SettingsView"
      ])
  }

  /// What a wrapper tells its content is what it is handed itself.
  @Test(arguments: ["content(tab)", "VStack { content(tab) }", "content(self.tab).padding()"])
  func contentIsToldWhatTheWrapperIsHanded(_ shown: String) {
    let chart = Charted(
      """
      enum Tab: CaseIterable { case home, map, profile }
      struct RootView: View {
        @State private var tab = Tab.home
        var body: some View {
          WithBar(tab: $tab) { tab in
            switch tab {
            case .home: HomeView()
            case .map: MapView()
            case .profile: ProfileView()
            }
          }
        }
      }
      struct WithBar<Content: View>: View {
        @Binding var tab: Tab
        @ViewBuilder var content: (Tab) -> Content
        var body: some View {
          \(shown)
          ForEach(Tab.allCases, id: \\.self) { other in Button("Tab") { tab = other } }
        }
      }
      struct HomeView: View {
        @State private var isHelp = false
        var body: some View { Button("") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") } }
      }
      struct MapView: View { var body: some View { Text("") } }
      struct ProfileView: View {
        @State private var isEditing = false
        var body: some View { Button("") { isEditing = true }.sheet(isPresented: $isEditing) { Text("") } }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("RootView") } == [
        "RootView.tab exactlyOne enum: home inline → HomeView, map inline → MapView, profile inline → ProfileView"
      ])
  }
}
