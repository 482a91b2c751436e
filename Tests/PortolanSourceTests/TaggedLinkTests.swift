import PortolanCheck
import PortolanModel
import Testing

/// Links with tags of an enum of which a view takes some cases only.
@Suite struct TaggedLinkTests {
  private func findings(
    state: String = "@State private var page: Page?", action: String = "page = .help",
    tag: String = ".help", more: String = ""
  ) throws -> [String] {
    let chart = Charted(
      """
      enum Page: String { case help, about, news }
      struct HomeView: View {
        \(state)
        var body: some View {
          NavigationView {
            VStack {
              Button("Help") { \(action) }
              NavigationLink(destination: HelpView(), tag: \(tag), selection: $page) { EmptyView() }
              Bar(page: $page)
            }
          }
        }
      }
      struct Bar: View {
        @Binding var page: Page?
        var body: some View { Button("Help") { page = .help } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      \(more)
      """)
    return try Checker().check(Chart(chart.model)).findings
      .filter { ["unhandled-destination", "unreachable-destination"].contains($0.rule) }
      .map { "\($0.severity): \($0.message)" }
  }

  /// Where the enum is the view's own, a case that nothing presents is missing, or one too many.
  @Test func whatAViewsOwnEnumHasBeyondItsLinks() throws {
    #expect(
      try findings() == [
        "error: nothing presents 'about' of 'HomeView.page'",
        "error: nothing presents 'news' of 'HomeView.page'",
      ])
  }

  @Test func whatIsMissingIsAdvisedAsALink() throws {
    let chart = Charted(
      """
      enum Page: String { case help, about }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          NavigationView {
            NavigationLink(destination: HelpView(), tag: .help, selection: $page) { EmptyView() }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      try Checker().check(Chart(chart.model)).findings.first { $0.rule == "unhandled-destination" }?
        .fix == """
          NavigationLink(destination: <#View#>, tag: .about, selection: $page) {
            <#Label#>
          }
          """)
  }

  /// Where the tag is `true`, the state shows what it does by that alone.
  @Test func anOptionalFlag() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isOpen: Bool? = false
        var body: some View {
          NavigationView {
            VStack {
              Button("Open") { isOpen = true }
              Button("Close") { isOpen = false }
              Button("Forget") { isOpen = nil }
              NavigationLink("", destination: HelpView(), tag: true, selection: $isOpen)
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(chart.slots == ["HomeView.isOpen atMostOne flag: isOpen drillDown → HelpView"])
    #expect(
      chart.actions == [
        "HomeView.Close dismiss isOpen", "HomeView.Forget dismiss isOpen",
        "HomeView.Open present isOpen",
      ])
  }

  @Test func whatItSetsHasToBePresented() throws {
    #expect(
      try findings(action: "page = .about") == [
        "error: nothing presents 'about' of 'HomeView.page'",
        "error: nothing presents 'news' of 'HomeView.page'",
      ])
  }

  /// Code that makes the other cases, and sets them to something else.
  private static let store = "struct Store { var first = Page.about; var second: Page = .news }"

  /// What code may set that was not understood, it may set to any case.
  @Test(arguments: ["page = Page(rawValue: name)", "page = model.page"])
  func whatMayBeSet(_ action: String) throws {
    #expect(
      try findings(action: action, more: Self.store) == [
        "error: nothing presents 'about' of 'HomeView.page'",
        "error: nothing presents 'news' of 'HomeView.page'",
      ])
  }

  @Test func stateThatOthersCanSet() throws {
    #expect(
      try findings(state: "@State var page: Page?", more: Self.store) == [
        "error: nothing presents 'about' of 'HomeView.page'",
        "error: nothing presents 'news' of 'HomeView.page'",
      ])
  }

  /// A case that another view shows, and sets, is alive. To one that neither sets nobody gets, so that nothing has to present it here.
  @Test func whatAnotherViewTakes() throws {
    let other = """
      struct OtherView: View {
        @State private var page: Page?
        var body: some View {
          NavigationView {
            VStack {
              Button("About") { page = .about }
              NavigationLink(destination: HelpView(), tag: .about, selection: $page) { EmptyView() }
            }
          }
        }
      }
      """
    #expect(
      try findings(more: other) == ["note: nothing sets 'news' of 'HomeView.page'"])
  }

  /// An enum of another file is there for others, too, be it for code that makes no slot of it.
  @Test func whatAnEnumOfAnotherFileHasBeyondTheLinks() throws {
    let chart = Charted(files: [
      "Page.swift": "enum Page: String { case help, about }",
      "App.swift": """
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          NavigationView {
            VStack {
              Button("Help") { page = .help }
              NavigationLink(destination: Text("Help"), tag: .help, selection: $page) { Text("") }
            }
          }
        }
      }
      """,
    ])
    let findings = try Checker().check(Chart(chart.model)).findings.filter {
      $0.rule.hasPrefix("un")
    }
    #expect(
      findings.map { "\($0.severity): \($0.message)" } == [
        "note: nothing sets 'about' of 'HomeView.page'"
      ])
  }

  /// Numbers and texts that code sets the selection to say which link that is.
  @Test(arguments: [
    ("Int?", "1", "2", "helpView", "newsView"), ("String?", "\"help\"", "\"news\"", "help", "news"),
  ])
  func whatCodeSelectsByAPlainTag(
    _ type: String, _ help: String, _ news: String, _ first: String, _ second: String
  ) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var page: \(type) = nil
        @State private var isNew = false
        var body: some View {
          NavigationView {
            List {
              NavigationLink(tag: \(help), selection: $page) { HelpView() } label: { Text("Help") }
              NavigationLink(tag: \(news), selection: $page) { NewsView() } label: { Text("News") }
              Button("Ask") { page = \(help) }
              Button("Begin") { page = isNew ? \(news) : \(help) }
              Button("Close") { page = nil }
              Button("Guess") { page = guess() }
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct NewsView: View { var body: some View { Text("News") } }
      """)
    #expect(
      chart.actions == [
        "HomeView.Ask present page (\(first))", "HomeView.Begin present page (\(first), \(second))",
        "HomeView.Close dismiss page", "HomeView.Guess present page",
      ])
    #expect(chart.setters(of: first, in: "page").count == 3)
    #expect(chart.setters(of: second, in: "page").count == 2)
  }

  /// What one item presents has no tags.
  @Test func whatIsNoSelectionHasNoTags() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var page: String?
        var body: some View {
          Button("Help") { page = "help" }.sheet(item: $page) { _ in HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(chart.actions == ["HomeView.Help present page"])
  }
}
