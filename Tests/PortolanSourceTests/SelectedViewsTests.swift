import PortolanModel
import Testing

/// What a `switch` shows in place of each other: screens, data, or how work is going.
@Suite struct SelectedViewsTests {
  private static let leaves = ["News", "Music"].map { name in
    """
    struct \(name)Card: View {
      @State private var is\(name)Asking = false
      var body: some View { Button("") { is\(name)Asking = true }.alert("", isPresented: $is\(name)Asking) {} }
    }
    """
  }.joined(separator: "\n")

  private func slots(_ source: String) -> [String] {
    Charted(source + Self.leaves).slots.filter { !$0.contains("Asking") }
  }

  @Test(arguments: [
    "struct Ticket { let subject: Subject }",
    "@Observable final class Ticket { let subject: Subject }",
  ])
  func aConstantIsNoSlot(_ ticket: String) {
    let slots = slots(
      """
      enum Subject { case mail(Int), call(String) }
      \(ticket)
      struct TicketView: View {
        let ticket: Ticket
        var body: some View {
          switch ticket.subject { case .mail: NewsCard(); case .call: MusicCard() }
        }
      }
      """)
    #expect(
      slots == [
        "TicketView.musicCard always child: musicCard inline → MusicCard",
        "TicketView.newsCard always child: newsCard inline → NewsCard",
      ])
  }

  /// What is kept is often only the raw value of the case, for storage takes numbers and texts alone.
  @Test(arguments: [
    ("@AppStorage(\"page\") var page = \"news\"", "switch Page(rawValue: page)", "exactlyOne"),
    (
      "@SceneStorage(\"page\") var page = \"news\"", "switch Page(rawValue: page) ?? .news",
      "exactlyOne"
    ),
    (
      "@State var page: Page.ID? = Page.news.id",
      "if let page, let page = Page(rawValue: page) { switch page", "atMostOne"
    ),
    (
      "@State var page: String?",
      "if let shown = page.flatMap(Page.init(rawValue:)) { switch shown", "atMostOne"
    ),
    (
      "@State var page: String?",
      "if let shown = page.flatMap({ Page(rawValue: $0) }) { switch shown", "atMostOne"
    ),
  ])
  func aRawValueSelectsAsItsCaseDoes(_ state: String, _ choice: String, _ arity: String) {
    let chart = Charted(
      """
      enum Page: String, Identifiable { case news, music; var id: String { rawValue } }
      struct Root: View {
        \(state)
        var body: some View {
          Button("Music") { page = Page.music.rawValue }
          \(choice) {
          case .news: NewsCard()
          case .music: MusicCard()
          \(choice.contains("??") || choice.contains("let") ? "" : "case nil: EmptyView()")
          }\(choice.contains("{") ? "}" : "")
        }
      }
      """ + Self.leaves)
    #expect(
      chart.slots.filter { $0.hasPrefix("Root.") }
        == ["Root.page \(arity) computed: news inline → NewsCard, music inline → MusicCard"])
    #expect(
      chart.actions.contains(
        arity == "atMostOne" ? "Root.Music present page (music)" : "Root.Music select page (music)")
    )
  }

  /// What shows the same in another way is no other screen.
  @Test(arguments: ["layout", "displayMode"])
  func howThingsLookSelectsNoScreen(_ property: String) {
    let slots = slots(
      """
      enum Look { case rows, grid }
      struct Root: View {
        @State private var \(property): Look = .rows
        var body: some View {
          Button("") { \(property) = .grid }
          switch \(property) { case .rows: NewsCard(); case .grid: MusicCard() }
        }
      }
      """)
    #expect(
      slots == [
        "Root.musicCard always child: musicCard inline → MusicCard",
        "Root.newsCard always child: newsCard inline → NewsCard",
      ])
  }

  @Test func anInjectedObjectsStateSelects() {
    let slots = slots(
      """
      @MainActor final class Session: ObservableObject {
        enum State { case new, news, music }
        @Published private(set) var state: State = .new
        func start() { state = .news }
        func stop() { state = .music }
      }
      extension Container { var session: Factory<Session> { self { Session() }.singleton } }
      struct Root: View {
        @InjectedObject(\\.session) private var session
        var body: some View {
          switch session.state {
          case .new: ProgressView()
          case .news: NewsCard()
          case .music: MusicCard()
          }
        }
      }
      """)
    #expect(
      slots == [
        "Root.state exactlyOne enum: new inline, news inline → NewsCard, music inline → MusicCard"
      ])
  }

  @Test func whatAFlagPresentsMayBeOneOfSeveral() {
    let slots = slots(
      """
      enum Kind { case news, music }
      struct Root: View {
        @State private var kind: Kind = .news
        @State private var isShown = false
        var body: some View {
          Button("") { kind = .music; isShown = true }
            .sheet(isPresented: $isShown) {
              switch kind {
              case .news: NewsCard()
              case .music: MusicCard()
              }
            }
        }
      }
      """)
    #expect(
      slots == ["Root.isShown atMostOne computed: news sheet → NewsCard, music sheet → MusicCard"])
  }

  /// What an enum shows by one function may be what another of its own makes.
  @Test(arguments: ["card.padding()", "self.card.padding()", "made(wide: true).padding()"])
  func anEnumsOwnCodeGoesByItsValue(_ page: String) {
    let slots = slots(
      """
      enum Kind {
        case news, music
        @ViewBuilder var card: some View {
          switch self { case .news: NewsCard(); case .music: MusicCard() }
        }
        @ViewBuilder func made(wide: Bool) -> some View {
          switch self { case .news: NewsCard(); case .music: MusicCard() }
        }
        func page() -> some View { \(page) }
      }
      struct Root: View {
        @State private var kind: Kind = .news
        var body: some View {
          Button("") { kind = .music }
          kind.page()
        }
      }
      """)
    #expect(
      slots == ["Root.kind exactlyOne enum: news inline → NewsCard, music inline → MusicCard"])
  }

  @Test func theWrapperOfACaseIsGivenContent() {
    let slots = slots(
      """
      enum Kind { case news, music }
      struct Host<Content: View>: View {
        @State private var path: [Int] = []
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationStack(path: $path) { content() } }
      }
      struct Root: View {
        @State private var kind: Kind = .news
        var body: some View {
          Button("") { kind = .music }
          switch kind {
          case .news: Host { NewsCard() }
          case .music: MusicCard()
          }
        }
      }
      """)
    #expect(
      slots == [
        "Host.path sequence typedArray in NavigationStack: ",
        "HostAndNewsCard.host always child: host inline → Host",
        "HostAndNewsCard.newsCard always child: newsCard inline → NewsCard",
        "Root.kind exactlyOne enum: news inline → HostAndNewsCard, music inline → MusicCard",
      ])
  }

  private static let tickets = """
    @Observable final class Ticket {
      enum Subject { case mail(Int), call(String) }
      var subject: Subject = .mail(1)
    }
    struct HomeView: View {
      let tickets: [Ticket]
      var body: some View { List { ForEach(tickets) { ticket in TicketRow(ticket: ticket) } } }
    }
    """

  @Test func dataOfRowsIsNoSlot() {
    let row = """
      struct TicketRow: View {
        let ticket: Ticket
        var body: some View {
          VStack { switch ticket.subject { case .mail: NewsCard(); case .call: MusicCard() } }ACTION
        }
      }
      """
    #expect(
      slots(Self.tickets + row.replacing("ACTION", with: "")).allSatisfy { !$0.contains("subject") }
    )
    // What the user changes is state, and no data.
    let isSet = row.replacing("ACTION", with: ".onTapGesture { ticket.subject = .call(\"\") }")
    #expect(
      slots(Self.tickets + isSet).contains {
        $0.contains(".subject exactlyOne enum: mail inline → NewsCard, call inline → MusicCard")
      })
  }

  /// What a struct says of itself is data, whoever holds it: the views that ask for it show one or the other.
  @Test(arguments: [
    ("struct Crate { var name = \"\"; var kind: Kind; init() { kind = .wet } }", false),
    (
      "struct Crate { var name = \"\"; var kind: Kind }; "
        + "extension Crate { init(dry name: String) { self.init(); kind = .dry } }", false
    ),
    // Not where code beside it gives it a kind.
    ("struct Crate { var kind: Kind }; let first = Crate(kind: .dry)", true),
    (
      "struct Crate { var kind: Kind; init() { kind = .wet } }; "
        + "extension Hold { func dry() { crate.kind = .dry } }", true
    ),
  ])
  func whatAStructSaysOfItselfIsNoSlot(_ crate: String, _ isSlot: Bool) {
    let chart = Charted(
      """
      enum Kind { case wet, dry }
      \(crate)
      final class Hold: ObservableObject { @Published var crate: Crate; init(_ crate: Crate) { self.crate = crate } }
      struct HoldView: View {
        @ObservedObject var hold: Hold
        var body: some View {
          switch hold.crate.kind {
          case .wet: WetView()
          case .dry: DryView()
          }
        }
      }
      struct WetView: View {
        @State private var isPumping = false
        var body: some View { Button("") { isPumping = true }.sheet(isPresented: $isPumping) { Text("") } }
      }
      struct DryView: View {
        @State private var isSealing = false
        var body: some View { Button("") { isSealing = true }.sheet(isPresented: $isSealing) { Text("") } }
      }
      """)
    #expect(chart.slots.contains { $0.contains("exactlyOne enum") } == isSlot)
    if !isSlot {
      #expect(chart.screen("Crate") == nil)
      #expect(chart.slots.contains("HoldView.wetView always child: wetView inline → WetView"))
    }
  }

  @Test func listsInPlaceOfEachOtherAreNoSlot() {
    let slots = slots(
      """
      enum Batch { case few([Int]), many([String]) }
      struct HomeView: View {
        @State private var batch: Batch = .few([])
        var body: some View {
          List {
            switch batch {
            case let .few(numbers): ForEach(numbers, id: \\.self) { _ in NewsCard() }
            case let .many(names): ForEach(names, id: \\.self) { _ in MusicCard() }
            }
          }
          .task { batch = .many([]) }
        }
      }
      """)
    #expect(slots.allSatisfy { !$0.contains("batch") })
  }

  /// What a list is filtered by shows other rows, and no other screen.
  @Test func theRowsOfAListAreNoScreens() {
    func chosen(_ other: String) -> Bool {
      slots(
        """
        enum Kind { case news, music }
        struct HomeView: View {
          @State private var kind = Kind.news
          let ids: [Int]
          var body: some View {
            List {
              switch kind {
              case .news: ForEach(ids, id: \\.self) { id in if id > 0 { NewsCard() } }
              case .music: \(other)
              }
            }
            .onTapGesture { kind = .music }
          }
        }
        """
      ).contains { $0.contains("kind") }
    }
    #expect(!chosen("ForEach(ids, id: \\.self) { _ in MusicCard() }"))
    #expect(chosen("MusicCard()"))
  }

  @Test func stepsOfWorkThatShowScreensAreASlot() {
    let session = """
      final class Session: ObservableObject {
        enum State { case initial, signedOut, signedIn }
        @Published private(set) var state: State = .initial
        func start() { state = .signedOut }
      }
      struct HomeView: View {
        @StateObject private var session = Session()
        var body: some View {
          ZStack {
            switch session.state {
            case .initial: ProgressView()
            case .signedOut: NewsCard()
            case .signedIn: SIGNEDIN
            }
          }
        }
      }
      """
    #expect(
      slots(session.replacing("SIGNEDIN", with: "MusicCard()")) == [
        "Session.state exactlyOne enum: initial inline, signedOut inline → NewsCard, "
          + "signedIn inline → MusicCard"
      ])
    #expect(
      slots(session.replacing("SIGNEDIN", with: "Text(\"\")")).allSatisfy { !$0.contains("state") })
  }

  @Test func oneScreenBesideWhatTheViewShowsItself() {
    func home(_ action: String) -> String {
      """
      struct HomeView: View {
        enum Page { case home, recent }
        @State private var page: Page = .home
        var body: some View {
          VStack {
            switch page {
            case .home: NewsCard()
            case .recent: recent
            }
          }
          .onAppear { \(action) }
        }
        private var recent: some View { List { Text("") } }
      }
      """
    }
    #expect(
      slots(home("page = .recent")) == [
        "HomeView.page exactlyOne enum: home inline → NewsCard, recent inline"
      ])
    #expect(
      slots(home("")) == ["HomeView.newsCard always child: newsCard inline → NewsCard"])
  }

  @Test func aChainOfComparisonsIsASwitch() {
    func home(_ type: String) -> String {
      """
      struct HomeView: View {
        enum Page { case overview, posts, awards }
        @State private var page: \(type) = .overview
        var body: some View {
          HStack {
            Button("") { page = .posts }
            if page == .overview { NewsCard() } else if page == .posts { MusicCard() }
          }
        }
      }
      """
    }
    let cases = "overview inline → NewsCard, posts inline → MusicCard, awards inline"
    #expect(slots(home("Page")) == ["HomeView.page exactlyOne enum: \(cases)"])
    #expect(slots(home("Page?")) == ["HomeView.page atMostOne optionalEnum: \(cases)"])
  }

  @Test func aCaseThatAViewIsAlwaysHandedIsKnown() {
    func chart(_ uses: String) -> Charted {
      Charted(
        """
        enum Side { case news, music
          @ViewBuilder func view() -> some View {
            switch self { case .news: NewsCard(); case .music: MusicCard() }
          }
        }
        struct RootView: View { var body: some View { HStack { \(uses) } } }
        struct SplitView: View {
          let side: Side
          init(showing side: Side) { self.side = side }
          var body: some View { side.view() }
        }
        struct FixedView: View { let side: Side = .music; var body: some View { side.view() } }
        \(Self.leaves)
        """)
    }
    func children(_ chart: Charted, of type: String) -> [String] {
      chart.screen(type)?.slots.map(\.name) ?? []
    }
    let always = chart("SplitView(showing: .news)")
    #expect(children(always, of: "SplitView") == ["newsCard"])
    let open = chart("SplitView(showing: .news); SplitView(showing: .music); FixedView()")
    #expect(children(open, of: "SplitView") == ["newsCard", "musicCard"])
    #expect(children(open, of: "FixedView") == ["musicCard"])
  }

  /// What is shown while nothing is selected is there as long as nothing is.
  @Test(arguments: ["case page(Int), help", "case page(Int)"])
  func whatIsShownForNothingStandsBesideTheCases(_ cases: String) throws {
    let chart = Charted(
      """
      @main struct BookApp: App { var body: some Scene { WindowGroup { BookView() } } }
      @Observable final class Book {
        enum Detail: Hashable { \(cases) }
        var opened: Detail?
      }
      struct BookView: View {
        @State var book = Book()
        var body: some View {
          NavigationSplitView {
            Button("One") { book.opened = .page(1) }
            Button("None") { book.opened = nil }
          } detail: {
            switch book.opened {
            case .page(let number): PageView(number: number)
            \(cases.contains("help") ? "case .help: HelpView()" : "")
            case nil: StartView()
            }
          }
        }
      }
      struct PageView: View { let number: Int; var body: some View { Text("\\(number)") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct StartView: View {
        @State private var isTourShown = false
        var body: some View {
          Button("Tour") { isTourShown = true }.sheet(isPresented: $isTourShown) { Text("Tour") }
        }
      }
      """)
    let slots = try #require(chart.screen("Book")?.slots)
    #expect(slots.map(\.name) == ["opened", "startView"])
    #expect(slots[0].destinations.map(\.name).first == "page")
    #expect(slots[0].branches != nil && slots[0].branches?.count == slots[1].branches?.count)
    #expect(slots[0].branches != slots[1].branches)
    #expect(try chart.findings("one-active-destination") == [])
    #expect(chart.model.unresolved == [])
  }

  /// A row's own view selects in the list around it.
  @Test func aLinkInARowsOwnViewSelects() throws {
    let chart = Charted(
      """
      @main struct BookApp: App { var body: some Scene { WindowGroup { BookView() } } }
      enum Detail: Hashable { case page(Int), help }
      struct BookView: View {
        @State private var opened: Detail?
        var body: some View {
          NavigationSplitView {
            List(selection: $opened) { ForEach(0..<3, id: \\.self) { RowView(number: $0) } }
          } detail: {
            switch opened {
            case .page(let number): PageView(number: number)
            case .help: HelpView()
            case nil: Text("")
            }
          }
        }
      }
      struct RowView: View {
        let number: Int
        var body: some View { NavigationLink(value: Detail.page(number)) { Text("\\(number)") } }
      }
      struct PageView: View { let number: Int; var body: some View { Text("\\(number)") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(chart.setters(of: "page", in: "opened").count == 1)
    #expect(chart.actions.contains { $0.contains("NavigationLink(value:)") && $0.contains("page") })
    #expect(chart.links == [])
  }

  /// What only modifies an image is no page.
  @Test(arguments: ["", ".readFrame($frame)"])
  func aModifierIsNoPage(_ modifier: String) {
    let chart = Charted(
      """
      @Observable final class Account {
        enum State { case unknown, counting(Double) }
        var state = State.unknown
        func start() { state = .counting(1) }
      }
      struct AccountView: View {
        var account: Account
        @State private var frame = CGRect.zero
        var body: some View {
          HStack {
            switch account.state {
            case .unknown: Image("off")\(modifier)
            case .counting(let left): PieView(left: left)
            }
          }
        }
      }
      struct PieView: View { let left: Double; var body: some View { Circle() } }
      struct FrameReader: ViewModifier {
        @Binding var frame: CGRect
        func body(content: Content) -> some View { content.background(Color.clear) }
      }
      extension View {
        func readFrame(_ frame: Binding<CGRect>) -> some View { modifier(FrameReader(frame: frame)) }
      }
      """)
    #expect(chart.slots == [])
  }

  /// A view that is handed a value says nothing of the same kind of value that another screen keeps.
  @Test func aValueOfAnotherScreenShowsNothingThere() {
    let slots = slots(
      """
      enum Kind { case news, music }
      struct Profile { var name = ""; var kind = Kind.news }
      struct ImportModel { var profile = Profile(); var isOverwriting = false }
      struct HomeView: View {
        @State private var isImporting = false
        var body: some View {
          NavigationStack {
            Button("Import") { isImporting = true }
            NavigationLink("Details") { DetailView(profile: Profile(name: "A", kind: .music)) }
          }
          .sheet(isPresented: $isImporting) { ImportView() }
        }
      }
      struct ImportView: View {
        @State private var model = ImportModel()
        var body: some View {
          Button("") { model.isOverwriting = true }.alert("", isPresented: $model.isOverwriting) {}
        }
      }
      struct DetailView: View {
        let profile: Profile
        var body: some View {
          switch profile.kind { case .news: NewsCard(); case .music: MusicCard() }
        }
      }
      """)
    #expect(
      slots == [
        "DetailView.musicCard always child: musicCard inline → MusicCard",
        "DetailView.newsCard always child: newsCard inline → NewsCard",
        "HomeView.isImporting atMostOne flag: isImporting sheet → ImportModel",
        "ImportModel.isOverwriting atMostOne flag: isOverwriting alert",
      ])
  }

  /// A modifier that shows a view of the app's own is what is chosen.
  @Test func aModifierWithAPageIsAPage() {
    let slots = slots(
      """
      enum Step { case news, music }
      struct HomeView: View {
        @State private var step = Step.news
        var body: some View {
          Button("") { step = .music }
          switch step {
          case .news: Text("a").modifier(NewsStyle())
          case .music: Text("b").modifier(MusicStyle())
          }
        }
      }
      struct NewsStyle: ViewModifier { func body(content: Content) -> some View { VStack { content; NewsCard() } } }
      struct MusicStyle: ViewModifier { func body(content: Content) -> some View { VStack { content; MusicCard() } } }
      """)
    #expect(slots.contains { $0.hasPrefix("HomeView.step exactlyOne") })
  }
}
