import PortolanCheck
import PortolanModel
import Testing

/// Enums that are registered with a stack whose elements nobody types.
@Suite struct RegisteredEnumTests {
  private static let pages = """
    enum Page: Hashable, CaseIterable { case settings, inbox, item(Int) }
    struct SettingsView: View { var body: some View { Text("") } }
    struct InboxView: View { var body: some View { Text("") } }
    struct ItemView: View { let id: Int; var body: some View { Text("") } }
    extension View {
      func pages() -> some View {
        navigationDestination(for: Page.self) { page in
          switch page {
          case .settings: SettingsView()
          case .inbox: InboxView()
          case .item(let id): ItemView(id: id)
          }
        }
      }
    }
    """

  @Test func aStackWithoutAPathLeadsWhereTheCaseSays() {
    let chart = Charted(
      """
      struct MenuView: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("Inbox", value: Page.inbox)
              ForEach(Page.allCases, id: \\.self) { page in NavigationLink(value: page) { Text("") } }
            }
            .pages()
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links == [
        "MenuView NavigationLink(value:) of Page drillDown → InboxView",
        "MenuView NavigationLink(value:) of Page drillDown → SettingsView",
        "MenuView NavigationLink(value:) of Page drillDown → InboxView",
        "MenuView NavigationLink(value:) of Page drillDown → ItemView",
      ])
  }

  @Test func anErasedPathHasADestinationForEachCase() throws {
    let chart = Charted(
      """
      final class MenuModel: ObservableObject {
        @Published var path = NavigationPath()
        func settingsTapped() { path.append(Page.settings) }
      }
      struct MenuView: View {
        @ObservedObject var model: MenuModel
        var body: some View {
          NavigationStack(path: $model.path) {
            NavigationLink("Inbox", value: Page.inbox).pages()
              .navigationDestination(for: Int.self) { ItemView(id: $0) }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots == [
        "MenuModel.path sequence navigationPath in NavigationStack: settings drillDown → SettingsView, "
          + "inbox drillDown → InboxView, item drillDown → ItemView, Int drillDown → ItemView"
      ])
    let path = try #require(chart.model.screens.first?.slots.first)
    #expect(path.destinations.map(\.value) == ["Page", "Page", "Page", "Int"])
    #expect(path.destinations.map { $0.setBy?.map(\.line) } == [[3], [9], nil, nil])
    #expect(path.destinations.map(\.isMadeElsewhere) == [nil, nil, nil, nil])
    #expect(
      chart.actions == [
        #"MenuModel.NavigationLink("Inbox", value:) push path (inbox)"#,
        "MenuModel.settingsTapped push path (settings)",
      ])
    let place = try #require(Array(try Chart(chart.model).places()).first { $0.text == "inbox" })
    #expect(
      place.literal.code
        == "{ let model = MenuModel(); model.path = NavigationPath([Page.inbox]); return model }()")
  }

  @Test func whatIsHandedOnMayBeAnyCase() throws {
    let chart = Charted(
      """
      final class MenuModel: ObservableObject {
        @Published var path = NavigationPath()
        func open(_ page: Page) { path.append(page) }
      }
      struct MenuView: View {
        @ObservedObject var model: MenuModel
        var body: some View {
          NavigationStack(path: $model.path) { Text("").pages() }
        }
      }
      \(Self.pages)
      """)
    let path = try #require(chart.model.screens.first?.slots.first)
    #expect(path.destinations.map(\.isMadeElsewhere) == [true, true, true])
  }

  @Test func twoLinksOfOneScreenAreTwoWays() throws {
    let chart = Charted(
      """
      final class Albums: ObservableObject { @Published var path: [Route] = [] }
      enum Route: Hashable { case album, lyrics, credits }
      struct AlbumsView: View {
        @StateObject var model = Albums()
        var body: some View {
          NavigationStack(path: $model.path) {
            NavigationLink("", value: Route.album)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .album: AlbumView()
                case .lyrics: Text("")
                case .credits: Text("")
                }
              }
          }
        }
      }
      struct AlbumView: View {
        var body: some View {
          VStack {
            NavigationLink("", value: Route.lyrics)
            NavigationLink("", value: Route.lyrics)
            NavigationLink("", value: Route.credits)
          }
        }
      }
      """)
    #expect(
      try Chart(chart.model).places().map(\.text)
        == ["", "album", "album/lyrics", "album/credits"])
  }

  /// What stands in a stack registers with it, be it in a column, in place of something else, or pushed.
  @Test func whatStandsInAStackRegistersWithIt() {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var selection: Page? = .inbox
        @State private var path = NavigationPath()
        var body: some View {
          NavigationSplitView { Text("") } detail: {
            NavigationStack(path: $path) { ColumnView(selection: $selection) }
          }
        }
      }
      struct ColumnView: View {
        @Binding var selection: Page?
        var body: some View {
          switch selection ?? .inbox {
          case .settings: SettingsView()
          case .inbox: BoxView()
          case .item(let id): ItemView(id: id)
          }
        }
      }
      struct BoxView: View {
        var body: some View {
          NavigationLink("Letter", value: "a")
            .navigationDestination(for: String.self) { LetterView(text: $0) }
        }
      }
      struct LetterView: View {
        let text: String
        var body: some View {
          NavigationLink("Note", value: Note.ID())
            .navigationDestination(for: Note.ID.self) { _ in NoteView() }
        }
      }
      struct Note: Identifiable { let id: UUID }
      struct NoteView: View { var body: some View { Text("") } }
      struct ElsewhereView: View {
        var body: some View {
          NavigationStack { Text("").navigationDestination(for: Int.self) { _ in NoteView() } }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.filter { $0.contains("path") } == [
        "RootView.path sequence navigationPath in NavigationStack: "
          + "String drillDown → LetterView, Note.ID drillDown → NoteView"
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What only gives a value shows nothing, whichever cases it has in common.
  @Test(arguments: [
    "let isLong: Bool = switch page { case .one, .two: true; default: false }",
    "let isLong = if case .one = page { true } else { false }",
    "",
  ])
  func aSwitchThatGivesAValueShowsNothing(_ value: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case one, two, three }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.one); path.append(.two); path.append(.three) }
              .navigationDestination(for: Page.self) { page in
                \(value)
                PageView(page: page)
              }
          }
        }
      }
      struct PageView: View {
        let page: Page
        var body: some View {
          switch page {
          case .one: OneView()
          case .two: TwoView()
          case .three: ThreeView()
          }
        }
      }
      struct OneView: View { var body: some View { Text("") } }
      struct TwoView: View { var body: some View { Text("") } }
      struct ThreeView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.path sequence typedArray in NavigationStack: one drillDown → OneView, "
          + "two drillDown → TwoView, three drillDown → ThreeView"
      ])
  }

  /// What one arm shows for several cases, a further `switch` over the same may tell apart.
  @Test func casesThatShareAnArmShowWhatElseEachShows() {
    let chart = Charted(
      """
      enum Page: Hashable { case one, two }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          Button("") { page = .one }.sheet(item: $page) { page in
            switch page { case .one, .two: Text("") }
            switch page { case .one: OneView(); case .two: TwoView() }
          }
        }
      }
      struct OneView: View { var body: some View { Text("") } }
      struct TwoView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.page atMostOne optionalEnum: one sheet → OneView, two sheet → TwoView"
      ])
  }

  /// A nested enum is called as the code must call it that keeps the path.
  @Test func anEnumIsCalledAsThePathsOwnerMustCallIt() {
    let chart = Charted(
      """
      @Observable final class Router { var path = NavigationPath() }
      struct HomeView: View {
        enum Path: Hashable { case help }
        @Bindable var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("", value: Path.help).navigationDestination(for: Path.self) { path in
              switch path { case .help: HelpView() }
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.destination("help", in: "path")?.value == "HomeView.Path")
  }

  private func chart(ofFrames push: String, handlers: String = "") -> Charted {
    Charted(
      """
      struct Frame: Hashable { let page: Page; var id = 1 }
      struct OtherFrame: Hashable { let page: Page }
      struct MenuView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            \(push)
              .navigationDestination(for: Frame.self) { frame in
                Group {
                  switch frame.page {
                  case .settings: SettingsView()
                  case .inbox: InboxView()
                  case .item(let id): ItemView(id: id)
                  }
                }
              }
              \(handlers)
          }
        }
        private func show(_ frame: Frame) { path.append(frame) }
      }
      \(Self.pages)
      """)
  }

  /// What is registered may hold the enum that says what is shown.
  @Test(arguments: [
    "Button(\"\") { path.append(Frame(page: .inbox)) }",
    "NavigationLink(\"\", value: Frame(page: .inbox))",
  ])
  func anErasedPathHasADestinationForEachCaseHeld(_ push: String) throws {
    let chart = chart(ofFrames: push)
    #expect(
      chart.slots == [
        "MenuView.path sequence navigationPath in NavigationStack: settings drillDown → SettingsView, "
          + "inbox drillDown → InboxView, item drillDown → ItemView"
      ])
    let path = try #require(chart.model.screens.first?.slots.first)
    #expect(path.destinations.map(\.value) == Array(repeating: "Frame(page:)", count: 3))
    #expect(chart.setters(of: "inbox", in: "path").count == 1)
    #expect(chart.destination("inbox", in: "path")?.isMadeElsewhere == nil)
    #expect(
      chart.model.screens[0].actions.flatMap(\.effects).compactMap(\.destinations) == [["inbox"]])
  }

  /// Advice names the type of what is on the path, and where a case stands in it.
  @Test func adviceForWhatHoldsACase() throws {
    let chart = chart(ofFrames: "NavigationLink(\"\", value: Frame(page: .inbox))")
    let findings = try Checker().check(Chart(chart.model)).findings
    let erased = try #require(findings.first { $0.rule == "type-erased-stack" }?.fix)
    #expect(erased.hasSuffix("var path: [Frame] = []"))
    let unreachable = findings.filter { $0.rule == "unreachable-destination" }.compactMap(\.fix)
    #expect(
      unreachable == [
        "path.append(Frame(page: .settings))", "path.append(Frame(page: .item(<#Int#>)))",
      ])
  }

  @Test func aFrameThatIsHandedOnMayHoldAnyCase() {
    let chart = chart(ofFrames: "Row(show: show)")
    #expect(chart.destination("inbox", in: "path")?.isMadeElsewhere == true)
    #expect(chart.actions == ["MenuView.show push path"])
  }

  /// Two types may hold one enum: each case is called by the type that holds it.
  @Test func whatTwoTypesHoldIsToldApart() throws {
    let chart = chart(
      ofFrames: "Button(\"\") { path.append(OtherFrame(page: .inbox)) }",
      handlers: """
        .navigationDestination(for: OtherFrame.self) { frame in
          switch frame.page {
          case .inbox: ItemView(id: 1)
          default: InboxView()
          }
        }
        """)
    let path = try #require(chart.model.screens.first?.slots.first)
    #expect(
      path.destinations.map(\.name) == [
        "Frame.settings", "Frame.inbox", "Frame.item", "OtherFrame.settings", "OtherFrame.inbox",
        "OtherFrame.item",
      ])
    #expect(path.destinations.map(\.caseName).prefix(2) == ["settings", "inbox"])
    #expect(chart.destination("Frame.inbox", in: "path")?.setBy == nil)
    #expect(
      chart.model.screens[0].actions.flatMap(\.effects).compactMap(\.destinations)
        == [["OtherFrame.inbox"]])
  }

  /// An enum for all of an app that makes its views itself says less of what a stack shows than code that asks it where values are taken.
  @Test(
    arguments: [
      ("hit.page.view", ["Hit"]),
      (
        "switch hit.page { case .mail: MailView(); case .news: NewsView(); default: Text(\"\") }",
        nil
      ),
    ] as [(String, [String]?)])
  func whatAValueHoldsIsToldWhereItIsAsked(_ content: String, _ expected: [String]?) {
    let chart = Charted(files: [
      "Home.swift": """
      struct Hit: Hashable { let page: Page; let text: String }
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("", value: Hit(page: .mail, text: ""))
              .navigationDestination(for: Hit.self) { hit in \(content) }
          }
        }
      }
      """,
      "Page.swift": """
      enum Page: Hashable {
        case mail, news, help
        @ViewBuilder var view: some View {
          switch self { case .mail: MailView(); case .news: NewsView(); case .help: Text("") }
        }
      }
      struct MailView: View { var body: some View { Text("") } }
      struct NewsView: View { var body: some View { Text("") } }
      """,
    ])
    let slot = chart.screen("HomeView")?.slots.first { $0.name == "path" }
    #expect(slot?.destinations.map(\.name) == expected ?? ["mail", "news", "help"])
  }
}
