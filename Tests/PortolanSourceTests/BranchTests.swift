@testable import PortolanFacts
import PortolanModel
import Testing

/// In which branches of the code's forks a view shows its children.
@Suite struct BranchTests {
  /// Screens with an alert each, to be shown in place.
  private static let leaves = ["News", "Music", "Help", "Feed"].map { name in
    """
    struct \(name)Card: View {
      @State private var is\(name)Asking = false
      var body: some View { Button("") { is\(name)Asking = true }.alert("", isPresented: $is\(name)Asking) {} }
    }
    """
  }.joined(separator: "\n")

  /// The children of a view of this body, each with its branches.
  private func children(_ body: String, _ members: String = "", _ others: String = "") -> [String] {
    let chart = Charted(
      """
      enum CardKind { case news, music, help }
      struct HomeView: View {
        let kind: CardKind
        \(members)
        var body: some View { \(body) }
      }
      \(others)
      \(Self.leaves)
      """)
    return chart.screen("HomeView")?.slots.map { slot in
      "\(slot.name)" + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
    } ?? []
  }

  @Test(arguments: [
    "switch kind { case .news: NewsCard(); case .music: MusicCard(); case .help: Text(\"\") }",
    "VStack { switch kind { case .news: NewsCard(); default: MusicCard() } }",
    "if kind == .news { NewsCard() } else { MusicCard() }",
    "if #available(iOS 17, *) { NewsCard() } else { MusicCard() }",
    "let given: Int? = 1; if #unavailable(iOS 17), given != nil { NewsCard() } else { MusicCard() }",
    "Group { kind == .news ? AnyView(NewsCard()) : AnyView(MusicCard()) }",
  ])
  func armsOfOneForkExcludeEachOther(_ body: String) {
    #expect(children(body).sorted() == ["musicCard 1.2", "newsCard 1.1"])
  }

  /// What is compiled together, and what may be, is said in as few words as may be.
  @Test(arguments: [
    ("DEBUG", "DEBUG || os(iOS)", "DEBUG"),
    ("!(DEBUG)", "DEBUG || os(iOS)", "!(DEBUG) && os(iOS)"),
    ("DEBUG || os(iOS)", "DEBUG", "DEBUG"),
    ("DEBUG || BETA || os(iOS)", "!DEBUG", "(BETA || os(iOS)) && !DEBUG"),
    ("!(DEBUG || os(iOS))", "DEBUG || BETA", "!(DEBUG || os(iOS)) && BETA"),
    ("os(macOS)", "os(iOS) || BETA", "os(macOS) && BETA"),
    ("DEBUG", "BETA || os(iOS)", "DEBUG && (BETA || os(iOS))"),
    ("DEBUG", "(BETA && os(iOS)) || DEBUG", "DEBUG"),
    ("DEBUG", "!(DEBUG)", "DEBUG && !(DEBUG)"),
  ])
  func whatTheOthersSayIsSaidOnce(_ outer: String, _ inner: String, _ both: String) {
    #expect(Branches.both(outer, inner) == both)
  }

  @Test(arguments: [
    (["DEBUG && BETA", "!(DEBUG) && BETA"], "BETA"),
    (["DEBUG", "!DEBUG && os(iOS)"], "DEBUG || os(iOS)"),
    (["DEBUG", "DEBUG && os(iOS)"], "DEBUG"),
    (["DEBUG && (BETA || os(iOS))", "!(DEBUG) && (BETA || os(iOS))"], "BETA || os(iOS)"),
    (["DEBUG && BETA", "os(iOS) && BETA"], "(DEBUG && BETA) || (os(iOS) && BETA)"),
    (["DEBUG && BETA", "!(DEBUG) && os(iOS)"], "(DEBUG && BETA) || (!(DEBUG) && os(iOS))"),
  ])
  func whatHoldsEitherWayIsNotSaid(_ conditions: [String], _ either: String) {
    #expect(Branches.either(conditions) == either)
  }

  /// What one statement asks of a property and another one the contrary is one fork, wherever the view's code asks it.
  @Test(arguments: [
    "VStack { if isWide { NewsCard() }; if !isWide { MusicCard() } }",
    "VStack { if !isWide { MusicCard() }; if isWide { NewsCard() } }",
    "VStack { if self.isWide { NewsCard() } else { Text(\"\") }; music }",
    "VStack { if title != nil { NewsCard() }; if title == nil { MusicCard() } }",
    "VStack { if let title { NewsCard() }; if title == nil { MusicCard() } }",
    "VStack { if settings.isWide { NewsCard() }; if !settings.isWide { MusicCard() } }",
    "VStack { isWide ? NewsCard() : nil; isWide ? nil : MusicCard() }",
  ])
  func contrariesExcludeEachOther(_ body: String) {
    let members = """
      let isWide: Bool
      let title: String?
      let settings: Settings
      @ViewBuilder var music: some View { if !isWide { MusicCard() } }
      """
    let settings = "struct Settings { var isWide = false }"
    let found = children(body, members, settings)
    #expect(Set(found.map { $0.split(separator: " ")[0] }) == ["newsCard", "musicCard"])
    #expect(Set(found.map { $0.suffix(3) }) == ["1.1", "1.2"])
  }

  /// Of several conditions each excludes its contrary.
  @Test(arguments: ["isWide, !isBusy", "isWide && !isBusy", "!isBusy, kind == .news, isWide"])
  func oneOfSeveralConditionsExcludes(_ conditions: String) throws {
    let body = "VStack { if isBusy { NewsCard() }; if \(conditions) { MusicCard() } }"
    let chart = Charted(
      """
      enum CardKind { case news, music, help }
      struct HomeView: View {
        let kind: CardKind
        @State private var isBusy = false
        @State private var isWide = false
        var body: some View { \(body) }
      }
      \(Self.leaves)
      """)
    let home = try #require(chart.screen("HomeView"))
    let number = try #require(chart.model.screens.firstIndex { $0.id == home.id })
    let counts = try Chart(chart.model).contextCounts(of: number)
    #expect(counts.representable == Count(3))
    #expect(counts.valid == Count(3))
  }

  /// What is called alike and is not the view's own may be something else each time.
  @Test(arguments: [
    "card(kind == .help); other(kind == .help)", "list",
    "if kind == .news { NewsCard() }; if kind != .help { MusicCard() }",
  ])
  func whatIsNotThePropertyExcludesNothing(_ body: String) {
    let members = """
      @ViewBuilder func card(_ flag: Bool) -> some View { if flag { NewsCard() } }
      @ViewBuilder func other(_ flag: Bool) -> some View { if !flag { MusicCard() } }
      var flag: Bool { false }
      @ViewBuilder var list: some View {
        card(kind == .help)
        if !flag { MusicCard() }
      }
      """
    #expect(children("VStack { \(body) }", members) == ["newsCard 1.1", "musicCard 2.1"])
  }

  @Test func whatStandsBesideAForkIsShownInAnyCase() {
    #expect(
      children("VStack { FeedCard(); if kind == .news { NewsCard() } }; HelpCard()")
        == ["feedCard", "newsCard 1.1", "helpCard"])
  }

  @Test func forksWithinForksAreToldFromOutside() {
    let body = """
      VStack {
        if kind == .help { HelpCard() } else if let title { NewsCard() } else { MusicCard() }
        if isWide { FeedCard() }
      }
      """
    #expect(
      children(body, "let title: String?; let isWide: Bool")
        == ["helpCard 1.1", "newsCard 1.2 2.1", "musicCard 1.2 2.2", "feedCard 3.1"])
  }

  @Test func functionsThatLeaveEarlyAreForks() {
    let members = """
      var content: some View {
        guard let title else { return AnyView(HelpCard()) }
        if title.isEmpty { return AnyView(NewsCard()) }
        return AnyView(MusicCard())
      }
      let title: String?
      """
    #expect(
      children("content", members) == ["helpCard 1.2", "newsCard 1.1 2.1", "musicCard 1.1 2.2"])
  }

  @Test func followedCodeHasForks() {
    let others = """
      extension CardKind {
        @ViewBuilder func view() -> some View {
          switch self { case .news: NewsCard(); case .music: MusicCard(); case .help: HelpCard() }
        }
      }
      """
    #expect(
      children("Section { kind.view() }", "", others)
        == ["newsCard 1.1", "musicCard 1.2", "helpCard 1.3"])
    let member = """
      @ViewBuilder func card(_ flag: Bool) -> some View { if flag { NewsCard() } else { MusicCard() } }
      """
    #expect(
      children("Section { card(kind == .help) }", member) == ["newsCard 1.1", "musicCard 1.2"])
    // Each call may take another way.
    #expect(
      children("VStack { card(kind == .help); card(kind == .news) }", member)
        == ["newsCard 1.1", "musicCard 2.1"])
  }

  @Test(arguments: [
    "if isWide { ScrollView { card } } else { List { card } }",
    "VStack { card; card }",
    "#if os(macOS)\nScrollView { card }\n#else\nList { card }\n#endif",
    "if isWide { GeometryReader { space in card } } else { frame { card } }",
  ])
  func whatIsMentionedTwiceIsOneFork(_ body: String) {
    let card = """
      let isWide: Bool
      @ViewBuilder var card: some View { if kind == .news { news } else { MusicCard() } }
      var news: some View { NewsCard() }
      func frame(@ViewBuilder _ content: () -> some View) -> some View { VStack { content() } }
      """
    #expect(children(body, card).sorted() == ["musicCard 1.2", "newsCard 1.1"])
  }

  /// Of calls of which only one is made, which arm that takes is asked once.
  @Test func aFunctionThatIsToldSomethingInEachArmIsOneFork() {
    let card = """
      let isWide: Bool
      @ViewBuilder func card(_ flag: Bool) -> some View { if flag { NewsCard() } else { MusicCard() } }
      """
    #expect(
      children("if kind == .news { card(isWide); HelpCard() } else { card(isWide) }", card).sorted()
        == ["helpCard 1.1", "musicCard 2.2", "newsCard 2.1"])
  }

  @Test func aChildInEveryArmIsShownInAnyCase() {
    #expect(
      children(
        "if wide { HStack { NewsCard(); FeedCard() } } else { VStack { NewsCard() } }",
        "let wide: Bool")
        == ["newsCard", "feedCard 1.1"])
    #expect(
      children(
        "switch kind { case .news: NewsCard(); case .music: NewsCard(); case .help: HelpCard() }")
        == ["newsCard 1.1", "helpCard 1.3"])
    // Of two that have one arm in common, and one for each, none excludes the other.
    #expect(
      children(
        """
        switch kind { case .news: NewsCard(); case .music: VStack { NewsCard(); MusicCard() }; case .help: MusicCard(); default: FeedCard() }
        """
      ).sorted() == ["feedCard 1.4", "musicCard 3.1", "newsCard 2.1"])
  }

  @Test func rowsExcludeNoOtherRows() {
    let members = "let kinds: [CardKind]; let isOpen: Bool"
    #expect(
      children(
        "if isOpen { ForEach(kinds) { if $0 == .news { NewsCard() } else { MusicCard() } } }",
        members)
        == ["newsCard 1.1 2.1", "musicCard 1.1"])
  }

  /// No build has both branches of an `#if`.
  @Test(arguments: [
    "\n#if os(iOS)\nNewsCard()\n#else\nMusicCard()\n#endif\n",
    "VStack {\n#if DEBUG\nNewsCard()\n#endif\n#if !DEBUG\nMusicCard()\n#endif\n}",
    "cards } @ViewBuilder var cards: some View {\n#if os(iOS)\nNewsCard()\n#else\nMusicCard()\n#endif\n",
  ])
  func branchesOfBuildsExcludeEachOther(_ body: String) {
    #expect(children(body).sorted() == ["musicCard 1.2", "newsCard 1.1"])
  }

  @Test func aBodyForEachBuildIsABranch() {
    let chart = Charted(
      """
      struct HomeView: View {
        #if os(iOS)
        var body: some View { NewsCard() }
        #else
        var body: some View { MusicCard() }
        #endif
      }
      \(Self.leaves)
      """)
    let slots = chart.screen("HomeView")?.slots ?? []
    #expect(slots.map(\.name) == ["newsCard", "musicCard"])
    #expect(slots.map { $0.branches?.map(\.arm) } == [[1], [2]])
  }

  @Test func conditionsThatMayHoldTogetherExcludeNothing() {
    let body = "VStack {\n#if os(iOS)\nNewsCard()\n#endif\n#if DEBUG\nMusicCard()\n#endif\n}"
    #expect(children(body) == ["newsCard", "musicCard"])
  }

  @Test func aChildOfEachBuildIsShownInAnyCase() {
    let body = "\n#if os(iOS)\nNewsCard(); FeedCard()\n#else\nNewsCard()\n#endif\n"
    #expect(children(body) == ["newsCard", "feedCard 1.1"])
  }

  @Test func whatAForkPresentsIsNoPartOfIt() {
    let body =
      "if kind == .news { Text(\"\").sheet(isPresented: $isOpen) { HelpCard() } }; FeedCard()"
    #expect(children(body, Self.isOpen) == ["isOpen 1.1", "feedCard"])
  }

  private static let isOpen = "@State private var isOpen = false"
  private static let sheet = "Text(\"\").sheet(isPresented: $isOpen) { Text(\"\") }"

  @Test(arguments: [
    "switch kind { case .news: \(sheet); default: MusicCard() }",
    "if kind == .news { VStack { \(sheet) } } else { MusicCard() }",
  ])
  func whatAnArmPresentsIsNotThereBesideAnother(_ body: String) {
    #expect(children(body, Self.isOpen) == ["isOpen 1.1", "musicCard 1.2"])
  }

  /// All code that presents it has to stand in the arm.
  @Test(arguments: [
    "if kind == .news { \(sheet) } else { VStack { \(sheet); MusicCard() } }",
    "VStack { if kind == .news { \(sheet) } else { MusicCard() }; \(sheet) }",
    "VStack { if kind == .news { \(sheet) } else { MusicCard() } }.sheet(isPresented: $isOpen) { Text(\"\") }",
    "VStack { if kind == .news { Opener(isOpen: $isOpen) } else { MusicCard() }; Opener(isOpen: $isOpen) }",
    "VStack { card(true); card(false) }",
  ])
  func whatIsPresentedElsewhereTooStandsInNoArm(_ body: String) {
    let members = """
      \(Self.isOpen)
      @ViewBuilder func card(_ flag: Bool) -> some View { if flag { \(Self.sheet) } else { MusicCard() } }
      """
    let opener = """
      struct Opener: View { @Binding var isOpen: Bool; var body: some View { \(Self.sheet) } }
      """
    #expect(children(body, members, opener).first == "isOpen")
  }

  @Test func whatStandsInRowsAndByItselfIsTwoChildren() {
    let chart = Charted(
      """
      struct HomeView: View {
        let pinned: Int?
        let kinds: [Int]
        var body: some View {
          List {
            if let pinned { NewsCard() }
            ForEach(kinds, id: \\.self) { kind in NewsCard() }
          }
        }
      }
      \(Self.leaves)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeView") } == [
        "HomeView.NewsCard each collection: NewsCard inline → NewsCard",
        "HomeView.newsCard always child: newsCard inline → NewsCard",
      ])
  }

  @Test func rowsThatPresentExcludeNoOtherRows() {
    let members = "let kinds: [CardKind]; let isLong: Bool; \(Self.isOpen)"
    let body = """
      if isLong { ForEach(kinds) { if $0 == .news { \(Self.sheet) } else { MusicCard() } } } else { HelpCard() }
      """
    #expect(children(body, members) == ["isOpen 1.1 2.1", "musicCard 1.1", "helpCard 1.2"])
  }

  @Test func aSecondColumnMayBeAbsent() {
    #expect(
      children("NavigationView { NewsCard(); MusicCard() }") == ["newsCard", "musicCard 1.1"])
  }

  @Test func whatAnActionMakesIsNotEmbedded() {
    let members = """
      func help() { let view = HelpCard(); Window.show(view) }
      """
    #expect(
      children("Button(\"\") { help() }; NewsCard().onAppear(perform: help)", members) == [
        "newsCard"
      ])
  }

  /// What is not there in a build that lacks something is there in one that has it.
  @Test(arguments: [
    ("!DEBUG", "DEBUG"), ("!os(iOS)", "os(iOS)"), ("DEBUG", "!(DEBUG)"),
    ("!DEBUG && TEST", "!(!DEBUG && TEST)"), ("!(DEBUG)", "!(!(DEBUG))"),
  ])
  func theContraryOfACondition(_ condition: String, _ contrary: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          #if \(condition)
          NavigationLink("") { FirstView() }
          #else
          NavigationLink("") { SecondView() }
          #endif
        }
      }
      struct FirstView: View { var body: some View { Text("") } }
      struct SecondView: View { var body: some View { Text("") } }
      """)
    #expect(chart.model.screens.flatMap(\.links).map(\.condition) == [condition, contrary])
  }
}
