import Foundation
import PortolanModel
import Testing

/// What a `default:` shows, each case leads to that no other arm names.
@Suite struct DefaultArmTests {
  private static let pages = """
    enum Page: Identifiable, Hashable { case news, music, help; var id: Self { self } }
    struct NewsView: View { var body: some View { Text("") } }
    struct MusicView: View { var body: some View { Text("") } }
    """

  /// What each case leads to, and which of them a `default:` swallows.
  private func cases(of slot: String, _ chart: Charted) -> [String] {
    let slots = chart.model.screens.flatMap(\.slots)
    return (slots.first { $0.name == slot }?.destinations ?? []).map { destination in
      "\(destination.name) → \(destination.leadsTo?.dropFirst(4) ?? "nothing")"
        + (destination.swallowedBy == nil ? "" : ", swallowed")
    }
  }

  private func view(_ body: String, _ state: String = "@State private var page: Page?") -> Charted {
    Charted(
      """
      struct RootView: View {
        \(state)
        var body: some View {
          Button("Music") { page = .music }
          Button("Help") { page = .help }
          \(body)
        }
      }
      \(Self.pages)
      """)
  }

  @Test(arguments: [
    ".sheet(item: $page) { page in switch page { case .news: NewsView(); default: MusicView() } }",
    ".sheet(item: $page) { switch $0 { case .news: NewsView(); default: VStack { MusicView() } } }",
    ".sheet(item: $page) { make($0) }",
  ])
  func whatIsPresented(_ sheet: String) {
    let chart = view(
      "Text(\"\")\(sheet)",
      """
      @State private var page: Page?
      @ViewBuilder func make(_ page: Page) -> some View {
        switch page { case .news: NewsView(); default: MusicView() }
      }
      """)
    #expect(
      cases(of: "page", chart) == ["news → NewsView", "music → MusicView", "help → MusicView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A stack without a path keeps no destinations; what is linked to is swallowed there all the same.
  @Test(arguments: [
    ("default: EmptyView()", ["help"]), ("default: MusicView()", []),
    ("case .help: EmptyView(); default: EmptyView()", []),
    ("case .music: MusicView(); case .help: Text(\"\")", []),
  ])
  func whatAStackWithoutAPathShows(_ arms: String, _ swallowed: [String]) {
    let chart = view(
      """
      NavigationStack {
        NavigationLink("News", value: Page.news)
        NavigationLink("Help", value: Page.help)
          .navigationDestination(for: Page.self) { page in
            switch page {
            case .news: NewsView()
            \(arms)
            }
          }
      }
      """)
    let links = chart.model.screens.flatMap(\.links)
    #expect(links.count == 2)
    #expect(links.compactMap(\.swallowed).flatMap(\.cases) == swallowed)
    #expect(links.compactMap(\.swallowed?.by.line) == (swallowed.isEmpty ? [] : [12]))
  }

  /// A list may offer some cases alone: what no code makes, its `default:` never comes to.
  @Test(arguments: [
    ("", "", ""), ("", "init(by keys: Keys) { page = keys.read(Item.self, forKey: .help) }", ""),
    ("", "func showHelp() { page = Item(.help) }", ", swallowed"),
    (", CaseIterable", "", ", swallowed"),
  ])
  func whatAListDoesNotOfferIsNotSwallowed(
    _ conformance: String, _ member: String, _ swallowed: String
  ) {
    let chart = Charted(
      """
      struct Item: Identifiable, Hashable {
        enum Name: String\(conformance) { case news, music, help }
        let name: Name
        var id: String { name.rawValue }
        init(_ name: Name) { self.name = name }
      }
      struct RootView: View {
        static let items: [Item] = [Item(.news), Item(.music)]
        @State private var page = Item(.news)
        \(member)
        var body: some View {
          NavigationSplitView {
            List(selection: $page) {
              ForEach(Self.items) { item in NavigationLink(value: item) { Text(item.name.rawValue) } }
            }
          } detail: {
            switch page.name {
            case .news: NewsView()
            case .music: MusicView()
            default: Text("To be done")
            }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      cases(of: "page", chart)
        == ["news → NewsView", "music → MusicView", "help → nothing\(swallowed)"])
  }

  /// What heads a group of others is no row, unless more is made of its kind.
  @Test(arguments: [
    ("", ""), ("func showHeader() { page = Item(.header) }", ", swallowed"),
  ])
  func whatHeadsAGroupIsNotSwallowed(_ member: String, _ swallowed: String) {
    let chart = Charted(
      """
      struct Item: Identifiable, Hashable {
        enum Name: String { case header, news, music }
        let name: Name
        var children: [Item] = []
        var id: String { name.rawValue }
        init(_ name: Name, children: [Item] = []) { self.name = name; self.children = children }
      }
      struct RootView: View {
        static let items: [Item] = [Item(.header, children: [Item(.news), Item(.music)])]
        @State private var page = Item(.news)
        \(member)
        var body: some View {
          NavigationSplitView {
            List(Self.items, selection: $page) { group in
              Section {
                ForEach(group.children) { item in NavigationLink(value: item) { Text(item.name.rawValue) } }
              }
            }
          } detail: {
            switch page.name {
            case .news: NewsView()
            case .music: MusicView()
            default: Text("To be done")
            }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      cases(of: "page", chart)
        == ["header → nothing\(swallowed)", "news → NewsView", "music → MusicView"])
  }

  /// What lies over something else, or behind it, may be nothing.
  @Test(arguments: [
    ("Color.red.overlay { %@ }", "EmptyView()", ""),
    ("Color.red.background { %@ }", "EmptyView()", ""),
    ("Color.red.overlay { %@ }", "Text(\"To be done\")", ", swallowed"),
    ("VStack { %@ }", "EmptyView()", ", swallowed"),
  ])
  func whatLiesOverSomethingMayBeNothing(_ place: String, _ rest: String, _ swallowed: String) {
    let choice =
      "switch page { case .news: NewsView(); case .music: MusicView(); default: \(rest) }"
    let chart = view(
      place.replacingOccurrences(of: "%@", with: choice), "@State private var page = Page.news")
    #expect(
      cases(of: "page", chart)
        == ["news → NewsView", "music → MusicView", "help → nothing\(swallowed)"])
  }

  @Test func whatIsShownInPlace() {
    let state = "@State private var page = Page.news"
    let chart = view("switch page { case .news: NewsView(); default: MusicView() }", state)
    #expect(
      cases(of: "page", chart) == ["news → NewsView", "music → MusicView", "help → MusicView"])
    // What stands in the default's place is not shown beside it.
    #expect(chart.slots.count == 1)
  }

  @Test(arguments: ["[Page] = []", "NavigationPath()"])
  func whatAStackShows(_ path: String) {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var path\(path.hasPrefix("[") ? ": " : " = ")\(path)
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Help", value: Page.help)
              .navigationDestination(for: Page.self) { page in
                switch page { case .news: NewsView(); default: MusicView() }
              }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      cases(of: "path", chart) == ["news → NewsView", "music → MusicView", "help → MusicView"])
  }

  @Test func aLinkLeadsToWhatItsCaseShows() {
    let chart = Charted(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Help", value: Page.help)
              .navigationDestination(for: Page.self) { page in
                switch page { case .news: NewsView(); default: MusicView() }
              }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(chart.model.screens.flatMap(\.links).map(\.leadsTo) == ["App.MusicView"])
  }

  @Test(arguments: ["EmptyView()", "Text(\"\")", "fatalError()"])
  func whatShowsNoScreenSwallows(_ shown: String) {
    let chart = view(
      "Text(\"\").sheet(item: $page) { page in switch page { case .news: NewsView(); default: \(shown) } }"
    )
    #expect(
      cases(of: "page", chart) == [
        "news → NewsView", "music → nothing, swallowed", "help → nothing, swallowed",
      ])
  }

  /// What the user can act on, or the code has a name for, was made for the cases that it is shown for.
  @Test(
    arguments: ["other", "other.padding()", "makeOther()", "Button(\"Close\") { page = nil }"],
    [
      "VStack { Text(\"\"); Image(\"\") }",
      "let size = 2; return Text(\"\").font(.system(size: size))",
    ])
  func whatIsMadeForTheOtherCasesSwallowsNone(_ shown: String, _ other: String) {
    let chart = view(
      "Text(\"\").sheet(item: $page) { page in switch page { case .news: NewsView(); default: \(shown) } }",
      """
      @State private var page: Page?
      private var other: some View { \(other) }
      private func makeOther() -> some View { \(other) }
      """)
    #expect(
      cases(of: "page", chart) == ["news → NewsView", "music → nothing", "help → nothing"])
  }

  @Test func aWordIsNotMadeForThem() {
    let chart = view(
      "Text(\"\").sheet(item: $page) { page in switch page { case .news: NewsView(); default: other } }",
      """
      @State private var page: Page?
      private var other: some View { Text("").padding() }
      """)
    #expect(cases(of: "page", chart).last == "help → nothing, swallowed")
  }

  /// A stack whose `default:` shows no screen, be it by a variable that erases what each arm makes.
  @Test(
    arguments: ["[Page] = []", "NavigationPath()"],
    [
      "switch page { case .news: NewsView(); case .music: MusicView(); default: EmptyView() }",
      "switch page { case .news: NewsView(); case .music: MusicView(); default: Text(\"\").padding() }",
      """
      let view: AnyView
      switch page {
      case .news: view = AnyView(NewsView())
      case .music: view = AnyView(MusicView())
      default: view = AnyView(EmptyView())
      }
      return view.padding()
      """,
    ])
  func whatAStackShowsNoScreenForIsSwallowed(_ path: String, _ shown: String) {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var path\(path.hasPrefix("[") ? ": " : " = ")\(path)
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Help", value: Page.help)
              .navigationDestination(for: Page.self) { page in
                \(shown)
              }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      cases(of: "path", chart) == [
        "news → NewsView", "music → MusicView", "help → nothing, swallowed",
      ])
  }

  /// What work has come to is no choice of screens, and neither is what a view shows while there is nothing else.
  @Test func aStepOfWorkIsNoScreen() {
    let chart = Charted(
      """
      enum Load { case loading, loaded([Int]), failed }
      final class Model: ObservableObject { @Published var load = Load.loading }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          switch model.load { case .loaded: NewsView(); default: MusicView() }
        }
        func start() { model.load = .loaded([]) }
      }
      \(Self.pages)
      """)
    #expect(chart.slots.isEmpty)
  }

  /// Which of several views a page shows by other state of its presenter, it shows while it is there.
  @Test func aChoiceInWhatIsPresentedStandsThere() throws {
    let chart = Charted(
      """
      enum Sheet: Identifiable { case login, help; var id: Self { self } }
      enum Way { case name, code, mail }
      final class Model: ObservableObject {
        @Published var sheet: Sheet?
        @Published var step = Way.name
      }
      struct RootView: View {
        @ObservedObject var model: Model
        var body: some View {
          Button("Help") { model.sheet = .help }.sheet(item: $model.sheet) { sheet in
            switch sheet {
            case .login: login
            case .help: Text("Help")
            }
          }
          Button("Login") { model.sheet = .login }
        }
        @ViewBuilder var login: some View {
          if case .mail = model.step { NewsView() } else if case .code = model.step { MusicView() }
          else { NameView() }
          Button("Next") { model.step = .code }
          Button("Mail") { model.step = .mail }
        }
      }
      struct NameView: View { var body: some View { Text("") } }
      \(Self.pages)
      """)
    #expect(
      cases(of: "step", chart) == ["name → NameView", "code → MusicView", "mail → NewsView"])
    #expect(
      try Chart(chart.model).places().map(\.text)
        == ["", "login/name", "login/code", "login/mail", "help"])
  }

  /// An `if case` before the `switch` may show what its `default:` is not there for.
  @Test func whatSomethingElseShowsIsNotSwallowed() {
    let body = """
      if case .help = page { MusicView() } else {
        switch page { case .news: NewsView(); case .music: MusicView(); default: EmptyView() }
      }
      """
    let chart = view(body, "@State private var page = Page.news")
    #expect(cases(of: "page", chart).filter { $0.hasSuffix("swallowed") }.isEmpty)
  }

  /// What the other cases are called counts, too: a view that waits is not a screen beside what it waits for.
  @Test(arguments: ["default: ProgressView()", "case .loading, .failed: ProgressView()"])
  func whatStandsInWhileSomethingLoadsIsNoSlot(_ other: String) {
    let chart = Charted(
      """
      enum Phase { case loading, ready(Int), failed }
      struct RootView: View {
        @State private var phase = Phase.loading
        var body: some View {
          switch phase { case .ready: PageView(); \(other) }
          Button("") { phase = .ready(1) }
        }
      }
      struct PageView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(
      chart.slots == [
        "PageView.isAsking atMostOne flag: isAsking alert",
        "RootView.pageView always child: pageView inline → PageView",
      ])
  }

  /// What a case holds that nothing is shown for leads nowhere, be it an object that others show.
  @Test(arguments: ["default: EmptyView()", "case .reply: EmptyView()", "default: Text(\"Gone\")"])
  func whatACaseHoldsIsNotShownByADefault(_ arm: String) {
    let chart = Charted(
      """
      final class Letter: ObservableObject { @Published var content: Content? }
      enum Content { case film(String), pictures([String]), reply(Letter) }
      struct LetterView: View {
        @ObservedObject var letter: Letter
        var body: some View {
          VStack {
            Button("Film") { letter.content = .film("") }
            Button("Pictures") { letter.content = .pictures([]) }
            Button("Reply") { letter.content = .reply(Letter()) }
            if let content = letter.content { ContentOfLetter(content: content) }
          }
        }
      }
      struct ContentOfLetter: View {
        let content: Content
        var body: some View {
          switch content {
          case .film(let name): FilmView(name: name)
          case .pictures: PicturesView()
          \(arm)
          }
        }
      }
      struct FilmView: View {
        let name: String
        @State private var isFull = false
        var body: some View { Button(name) { isFull = true }.sheet(isPresented: $isFull) { Text("") } }
      }
      struct PicturesView: View {
        @State private var isFull = false
        var body: some View { Button("Full") { isFull = true }.sheet(isPresented: $isFull) { Text("") } }
      }
      """)
    #expect(
      cases(of: "content", chart).map { $0.replacing(", swallowed", with: "") } == [
        "film → FilmView", "pictures → PicturesView", "reply → nothing",
      ])
    #expect(chart.destination("reply", in: "content")?.payload.map(\.role) == [.data])
  }
}
