import PortolanModel
import Testing

/// Tabs that a loop makes.
@Suite struct TabLoopTests {
  private static let views = """
    struct HomeView: View { var body: some View { Text("") } }
    struct MailView: View { var body: some View { Text("") } }
    struct MoreView: View { var body: some View { Text("") } }
    """

  private static let part = """
    enum Part: CaseIterable {
      case home, mail, more
      static let shown = [Part.home, .mail]
      static var hidden: [Part] { [.more] }
      static var first: [Part] {
        if isLarge { return shown }
        return [.home]
      }
      static var sorted: [Part] {
        var parts: [Part] = [.home]
        parts.append(.mail)
        return parts
      }
      static func page(for part: Part) -> some View {
        switch part {
        case .home: HomeView()
        case .mail: MailView()
        case .more: MoreView()
        }
      }
    }
    """

  @Test(arguments: [
    "Tab(part.title, systemImage: part.icon) { Part.page(for: part) }",
    "Part.page(for: part).tabItem { Text(part.title) }",
    "page(part).tabItem { Text(part.title) }",
    "switch part { case .home: HomeView(); case .mail: MailView(); case .more: MoreView() }",
  ])
  func eachCaseIsATabThatNothingSelects(_ tab: String) {
    let chart = Charted(
      """
      struct RootView: View {
        var body: some View { TabView { ForEach(Part.allCases, id: \\.self) { part in \(tab) } } }
        @ViewBuilder func page(_ part: Part) -> some View {
          switch part {
          case .home: HomeView()
          case .mail: MailView()
          case .more: MoreView()
          }
        }
      }
      \(Self.part)
      \(Self.views)
      """)
    #expect(chart.slots.isEmpty)
    #expect(
      chart.links == [
        "RootView TabView tab → HomeView", "RootView TabView tab → MailView",
        "RootView TabView tab → MoreView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// By the list, the names of what it shows.
  @Test(arguments: [
    ("Part.shown", ["Home", "Mail"]), ("Part.hidden", ["More"]),
    ("Part.shown + Part.hidden", ["Home", "Mail", "More"]), ("own", ["More", "Mail"]),
    ("Part.first", ["Home", "Mail"]), ("[Part.mail]", ["Mail"]),
    // Of these nobody can tell what is in them.
    ("Part.sorted", ["Home", "Mail", "More"]), ("given", ["Home", "Mail", "More"]),
    ("Part.allCases.filter { $0 != .more }", ["Home", "Mail", "More"]),
  ])
  func aListThatIsWrittenOutLeavesCasesOut(_ list: String, _ shown: [String]) {
    func chart(_ selection: String) -> Charted {
      Charted(
        """
        struct RootView: View {
          @State private var part = Part.home
          let own: [Part] = [.more, .mail]
          var given: [Part] = [.more]
          var body: some View {
            TabView\(selection) {
              ForEach(\(list), id: \\.self) { part in Part.page(for: part).tag(part) }
            }
          }
        }
        \(Self.part)
        \(Self.views)
        """)
    }
    #expect(chart("").links == shown.map { "RootView TabView tab → \($0)View" })
    let selected = chart("(selection: $part)").slots.first ?? ""
    for name in ["Home", "Mail", "More"] {
      #expect(selected.contains("tab → \(name)View") == shown.contains(name))
    }
  }

  private static let page = """
    struct Page: Identifiable { let id: Int; let title: String; let view: AnyView }
    struct Lazy {
      let name: String
      let make: () -> AnyView
      init(_ title: String, @ViewBuilder make: @escaping () -> AnyView) {
        name = title
        self.make = make
      }
    }
    """

  @Test(arguments: [
    """
    let pages = [
      Page(id: 0, title: "Home", view: AnyView(HomeView())),
      Page(id: 1, title: "Mail", view: AnyView(MailView())),
    ]
    var body: some View { TabView { ForEach(pages) { page in page.view.tabItem { Text("") } } } }
    """,
    """
    private let pages: [Lazy] = [Lazy("") { HomeView() }, Lazy("") { MailView() }]
    var body: some View {
      TabView { ForEach(pages, id: \\.name) { $0.make().tabItem { Text("") } } }
    }
    """,
  ])
  func eachElementOfAListIsATab(_ members: String) {
    let chart = Charted(
      """
      struct RootView: View {
        \(members)
      }
      \(Self.page)
      \(Self.views)
      """)
    #expect(
      chart.links == ["RootView TabView tab → HomeView", "RootView TabView tab → MailView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func whatAnElementIsCalledNamesItsTab() {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var number = 0
        let pages = [
          Page(id: 4, title: "Home", view: AnyView(HomeView())),
          Page(id: 7, title: "Mail", view: AnyView(MailView())),
        ]
        var body: some View {
          TabView(selection: $number) { ForEach(pages) { page in page.view.tag(page.id) } }
        }
      }
      \(Self.page)
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "RootView.number exactlyOne enum in TabView: 4 tab → HomeView, 7 tab → MailView"
      ])
  }

  @Test func elementsThatCodeMakesElsewhereAreNotGuessed() {
    let chart = Charted(
      """
      struct RootView: View {
        let pages: [Page]
        var body: some View { TabView { ForEach(pages) { page in page.view.tabItem { Text("") } } } }
      }
      \(Self.page)
      \(Self.views)
      """)
    #expect(chart.links.isEmpty)
  }
}

extension TabLoopTests {
  /// A stack of the app's own around whatever it is given.
  private static let host = """
    struct Host<Content: View>: View {
      @ViewBuilder let content: () -> Content
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          content().navigationDestination(for: Int.self) { _ in MoreView() }
        }
      }
    }
    """

  /// What stands around the page of every element is what each tab leads to.
  @Test(arguments: ["(page: Page, name: String)", "Entry"])
  func aHostStandsAroundEachPage(entry: String) {
    let chart = Charted(
      """
      struct Page: Identifiable {
        let id: String
        let content: AnyView
        static var home: Page { Page(id: "home", content: AnyView(HomeView())) }
        static var mail: Page { Page(id: "mail", content: AnyView(MailView())) }
      }
      struct Entry { let page: Page; let name: String }
      @Observable final class Pages {
        var selected = "home"
        let entries: [\(entry)]
        init(_ pages: [Page]) { entries = pages.map { \(entry == "Entry" ? "Entry(page: $0, name: \"\")" : "($0, \"\")") } }
      }
      \(Self.host)
      struct RootView: View {
        @State private var pages = Pages([.home, .mail])
        var body: some View {
          TabView(selection: $pages.selected) {
            ForEach(pages.entries, id: \\.page.id) { entry in
              Tab(value: entry.page.id) { Host { entry.page.content } }
            }
          }
        }
      }
      \(Self.views)
      """)
    let tabs = chart.model.screens.flatMap(\.slots).first { $0.name == "selected" }?.destinations
    #expect(tabs?.map(\.name) == ["home", "mail"])
    #expect(tabs?.map(\.leadsTo) == ["App.Host", "App.Host"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A tab that is written out beside the loop is no route, and has no host around it.
  @Test func aTabBesideTheLoopIsOneToo() {
    let chart = Charted(
      """
      struct Page: Identifiable {
        let id: String
        let content: AnyView
        static var mail: Page { Page(id: "mail", content: AnyView(MailView())) }
      }
      @Observable final class Pages {
        var selected = "home"
        let pages: [Page]
        init(_ pages: [Page]) { self.pages = pages }
      }
      \(Self.host)
      struct RootView: View {
        @State private var pages = Pages([.mail])
        var body: some View {
          TabView(selection: $pages.selected) {
            Tab(value: "home") { HomeView() }
            ForEach(pages.pages) { page in Tab(value: page.id) { Host { page.content } } }
          }
        }
      }
      \(Self.views)
      """)
    let tabs = chart.model.screens.flatMap(\.slots).first { $0.name == "selected" }?.destinations
    #expect(tabs?.map(\.name) == ["home", "mail"])
    #expect(tabs?.map(\.leadsTo) == ["App.HomeView", "App.Host"])
  }

  /// The loop is given each page with its number, by which it is selected.
  @Test func numberedPagesAreTabs() {
    let chart = Charted(
      """
      enum Page: String, CaseIterable { case news, radio }
      struct NewsView: View { var body: some View { Text("") } }
      struct RadioView: View { var body: some View { Text("") } }
      struct MoreView: View { var body: some View { Text("") } }
      struct Pages: View {
        @State private var selected = 0
        let pages: [Page]
        var body: some View {
          TabView(selection: $selected) {
            ForEach(Array(pages.prefix(3).enumerated()), id: \\.element) { number, page in
              content(of: page).tag(number)
            }
            MoreView().tag(9)
          }
        }
        @ViewBuilder private func content(of page: Page) -> some View {
          switch page { case .news: NewsView(); case .radio: RadioView() }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Pages.selected exactlyOne enum in TabView: news tab → NewsView, radio tab → RadioView, 9 tab → MoreView"
      ])
  }

  private static func bar(_ tabs: String, _ members: String = "") -> [String] {
    Charted(
      """
      enum Side: Hashable { case home, feed, channel(id: String) }
      enum Main: String, CaseIterable, Identifiable { case home, subscriptions; var id: Self { self } }
      struct MainTabs: View {
        @State private var selection: Side = .home
        @State private var channels: [String] = []
        private var items: [Main] { channels.isEmpty ? Main.allCases : Main.allCases.reversed() }
        private var channelItems: [Side] { channels.map { .channel(id: $0) } }
        var body: some View { TabView(selection: $selection) { \(tabs) } }
        \(members)
        @TabContentBuilder<Side> private func tab(for item: Main) -> some TabContent<Side> {
          switch item {
          case .home: Tab(value: Side.home) { HomeView() } label: { Text("") }
          case .subscriptions: Tab(value: Side.feed) { FeedView() } label: { Text("") }
          }
        }
        @ViewBuilder private func page(of item: Side) -> some View {
          if case .channel(let id) = item { NavigationStack { ChannelView(id: id) } }
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct FeedView: View { var body: some View { Text("") } }
      struct ChannelView: View { let id: String; var body: some View { Text("") } }
      """
    ).slots
  }

  private static let channels = """
    TabSection("") {
      ForEach(channelItems, id: \\.self) { item in
        Tab(value: item) { page(of: item) } label: { Text("") }
      }
    }
    """

  /// Of a loop over one enum whose tabs have tags of another, the tags say which tabs there are, be they made in a function or a property.
  @Test(arguments: [
    ("ForEach(items) { item in tab(for: item) }", ""),
    ("tabs", "var tabs: some TabContent<Side> { ForEach(items) { tab(for: $0) } }"),
    (
      "tabs",
      "@ViewBuilder var tabs: some View { HomeView().tag(Side.home); FeedView().tag(Side.feed) }"
    ),
  ])
  func tagsSayWhatALoopsTabsAre(_ tabs: String, _ members: String) {
    #expect(
      Self.bar(tabs, members) == [
        "MainTabs.selection exactlyOne enum in TabView: home tab → HomeView, feed tab → FeedView"
      ])
  }

  /// What a loop over a part of the cases shows is none of the other tabs'.
  @Test(arguments: [
    (channels, ""), ("sections", "var sections: some TabContent<Side> { \(channels) }"),
  ])
  func aLoopOverSomeCasesLeavesTheOthersAsTheyAre(_ loop: String, _ members: String) {
    let fixed = """
      Tab(value: Side.home) { HomeView() } label: { Text("") }
      Tab(value: Side.feed) { FeedView() } label: { Text("") }
      """
    #expect(
      Self.bar("\(fixed)\n\(loop)", members) == [
        "MainTabs.selection exactlyOne enum in TabView: home tab → HomeView, feed tab → FeedView, channel tab → ChannelView"
      ])
  }

  /// Where nothing selects among the tabs, an enum that is called so is nobody's.
  @Test(arguments: ["TabView", "TabView(selection: $shop.tab)"])
  func tabsWithoutASelectionAreNoSlot(_ tabs: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      final class Shop: ObservableObject {
        enum Tab { case home, cart }
        @Published var tab: Tab = .home
        func makeHome() -> some View { HomeView().tabItem { Text("Home") } }
      }
      struct ShopView: View {
        @StateObject private var shop = Shop()
        var body: some View {
          \(tabs) {
            shop.makeHome().tag(Shop.Tab.home)
            CartView().tabItem { Text("Cart") }.tag(Shop.Tab.cart)
          }
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct CartView: View { var body: some View { Text("") } }
      """)
    let isBound = tabs != "TabView"
    #expect(chart.slots.filter { $0.contains("exactlyOne") }.isEmpty == !isBound)
    #expect(chart.links.count { $0.contains(" tab ") } == (isBound ? 0 : 2))
  }

  /// What an element says of itself names no tab.
  @Test(arguments: [
    "Array(tabs.enumerated()), id: \\.offset", "zip(tabs.indices, tabs).map { $0 }, id: \\.0",
  ])
  func aTagOfAnElementNamesNoTab(_ list: String) {
    let chart = Charted(
      """
      struct Entry { let title: String; let view: AnyView }
      final class Chosen: ObservableObject { @Published var tab = 0 }
      struct SplitTabs: View {
        @ObservedObject var chosen = Chosen()
        let tabs: [Entry]
        var body: some View {
          TabView(selection: $chosen.tab) {
            ForEach(\(list)) { entry in
              entry.element.view.tabItem { Text(entry.element.title) }.tag(entry.offset)
            }
          }
        }
      }
      """)
    #expect(chart.slots == ["Chosen.tab exactlyOne enum in TabView: "])
  }
}
