import PortolanModel
import Testing

/// Pages that views are handed, to lead to them by links of their own.
@Suite struct HandedDestinationTests {
  /// `content: \.page` shows the page of what is there, as `{ $0.page }` does.
  @Test(arguments: [
    ".sheet(item: $route, content: \\.page)", ".sheet(item: $route, content: \\Route.page)",
    ".sheet(item: $route) { $0.page }",
  ])
  func aKeyPathSaysWhatIsShown(_ presented: String) {
    let chart = Charted(
      """
      enum Route: String, Identifiable {
        case help, news
        var id: String { rawValue }
        @ViewBuilder var page: some View {
          switch self {
          case .help: HelpView()
          case .news: NewsView()
          }
        }
      }
      struct HomeView: View {
        @State private var route: Route?
        var body: some View {
          Menu("") { Button("") { route = .help }; Button("") { route = .news } }\(presented)
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct NewsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.route atMostOne optionalEnum: help sheet → HelpView, news sheet → NewsView"
      ])
  }

  private func chart(_ kept: String, link: String, given: String) -> Charted {
    Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Button("") { isShown = true }
            .sheet(isPresented: $isShown) { NavigationStack { DetailView(page: \(given)) } }
        }
      }
      struct DetailView: View {
        private let page: \(kept)
        init(page: \(kept)) { self.page = page }
        var body: some View {
          List {
            Text("Detail")
            if let page { \(link) }
          }
        }
      }
      struct TextView: View {
        @State private var isHelp = false
        var body: some View {
          Button("") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") }
        }
      }
      """)
  }

  @Test(
    arguments: [
      ("AnyView?", "page", "AnyView(TextView())"),
      ("(() -> TextView)?", "page()", "{ TextView() }"),
      ("(() -> AnyView)?", "page()", "{ AnyView(TextView().padding()) }"),
    ],
    [
      "NavigationLink { PAGE } label: { Text(\"\") }",
      "NavigationLink(destination: PAGE) { Text(\"\") }",
    ])
  func aPageLeadsToWhatItIsHanded(
    _ handed: (kept: String, shown: String, given: String), _ link: String
  ) {
    let link = link.split(separator: "PAGE").joined(separator: handed.shown)
    let chart = chart(handed.kept, link: link, given: handed.given)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown sheet → DetailView",
        "TextView.isHelp atMostOne flag: isHelp sheet",
      ])
    #expect(chart.links.count == 1)
    #expect(chart.links.allSatisfy { $0.hasPrefix("DetailView NavigationLink") })
    #expect(chart.links.allSatisfy { $0.hasSuffix("drillDown → TextView") })
  }

  /// Of several places that hand over something, each is a way.
  @Test func eachPlaceHandsOverItsOwn() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("") { DetailView(page: AnyView(OneView())) }
            NavigationLink("") { DetailView(page: AnyView(TwoView())) }
            NavigationLink("") { DetailView(page: AnyView(TwoView())) }
          }
        }
      }
      struct DetailView: View {
        let page: AnyView
        var body: some View { List { NavigationLink { page } label: { Text("") } } }
      }
      struct OneView: View { var body: some View { Text("") } }
      struct TwoView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("DetailView") } == [
        "DetailView NavigationLink drillDown → OneView",
        "DetailView NavigationLink drillDown → TwoView",
      ])
  }

  /// A view with a bar of tabs of its own is handed what each of them shows.
  @Test(arguments: [
    """
    NavigationView { feed() }.tabItem { Text("Feed") }.tag(Page.feed)
    NavigationView { settings() }.tabItem { Text("Settings") }.tag(Page.settings)
    """,
    """
    tab(feed, title: "Feed").tag(Page.feed)
    tab(settings, title: "Settings").tag(Page.settings)
    """,
  ])
  func tabsShowWhatTheirViewIsHanded(_ tabs: String) throws {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      enum Page: Hashable { case feed, settings }
      struct HomeView: View {
        var body: some View { Tabs(feed: { FeedView() }, settings: settings) }
        private func settings() -> SettingsView { .init() }
      }
      struct Tabs<Feed: View, Settings: View>: View {
        @State private var page = Page.feed
        let feed: () -> Feed
        let settings: () -> Settings
        var body: some View { TabView(selection: $page) { \(tabs) } }
        private func tab<Content: View>(_ content: () -> Content, title: String) -> some View {
          NavigationView(content: content).tabItem { Text(title) }
        }
      }
      struct FeedView: View {
        var body: some View { List { NavigationLink("Story") { StoryView() } } }
      }
      struct StoryView: View { var body: some View { Text("") } }
      struct SettingsView: View {
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.tabs always child: tabs inline → Tabs",
        "SettingsView.isShown atMostOne flag: isShown sheet",
        "Tabs.page exactlyOne enum in TabView: feed tab → FeedView, settings tab → SettingsView",
      ])
    #expect(try chart.findings("one-active-destination").isEmpty)
    #expect(chart.links == ["FeedView NavigationLink drillDown → StoryView"])
    #expect(try chart.findings("drill-down-without-stack").isEmpty)
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Tabs of a view that is made twice show one or the other of what it is handed.
  @Test(arguments: ["", "@State private var asks = false"])
  func aTabShowsOneOfWhatItIsHanded(_ state: String) {
    let presented = state.isEmpty ? "" : ".sheet(isPresented: $asks) { Text(\"\") }"
    let chart = Charted(
      """
      enum Side { case near, far }
      struct RootView: View {
        let isOpen: Bool
        var body: some View {
          if isOpen {
            BarView(near: { OpenView() }, far: { FarView() })
          } else {
            BarView(near: { ShutView() }, far: { FarView() })
          }
        }
      }
      struct BarView<Near: View, Far: View>: View {
        let near: () -> Near
        let far: () -> Far
        @State private var side = Side.near
        var body: some View {
          TabView(selection: $side) {
            NavigationStack(root: near).tag(Side.near)
            NavigationStack(root: far).tag(Side.far)
          }
        }
      }
      struct OpenView: View { \(state); var body: some View { Text("")\(presented) } }
      struct FarView: View { var body: some View { Text("") } }
      struct ShutView: View {
        @State private var isHelp = false
        var body: some View { Button("") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") } }
      }
      """)
    #expect(
      chart.slots.contains(
        "BarView.side exactlyOne enum in TabView: near tab → OpenViewOrShutView, far tab → FarView")
    )
    let branches = chart.screen("OpenViewOrShutView")?.slots.map { $0.branches ?? [] }
    #expect(branches?.last == [.init(fork: 1, arm: 2)])
  }
}
