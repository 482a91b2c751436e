import PortolanModel
import Testing

/// Links whose value is kept by a property that may keep anything: `var link: (any Hashable)?`.
@Suite struct ValueOfAnyTypeTests {
  /// A view of links with state of its own, so that it is a screen.
  private static let screen = """
    @State private var isHelpShown = false
    var body: some View {
      ForEach(facts, id: \\.label) { fact in
        if let link = fact.link { NavigationLink(value: link) { Text(fact.label) } }
      }
      .sheet(isPresented: $isHelpShown) { Text("Help") }
    }
    """

  private func charted(
    _ link: String = "var link: (any Hashable)?", facts: String, row: String? = nil
  ) -> Charted {
    let content = row.map { "var body: some View { \($0) }" } ?? Self.screen
    return charted(link, facts, content)
  }

  private func charted(_ link: String, _ facts: String, _ content: String) -> Charted {
    Charted(
      """
      enum Page: Hashable { case edit(Int), files(Int), help }
      enum Tale: Hashable { case tale }
      struct Fact { var label: String; \(link) }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            FactsView(facts: [\(facts)]).navigationDestination(for: Page.self) { page in
              switch page {
              case .edit: Text("Edit")
              case .files: Text("Files")
              case .help: Text("Help")
              }
            }
          }
        }
      }
      struct TalesView: View {
        @State private var path: [Tale] = []
        var body: some View {
          NavigationStack(path: $path) {
            FactsView(facts: []).navigationDestination(for: Tale.self) { _ in Text("Tale") }
          }
        }
      }
      struct FactsView: View {
        var facts: [Fact]
        \(content)
      }
      """)
  }

  private func pushed(_ chart: Charted) -> [String] {
    chart.actions.filter { $0.contains(" push ") }.map { String($0.drop { $0 != " " }) }
  }

  @Test func whatThePropertyIsGivenSaysWhereTheLinkLeads() throws {
    let chart = charted(
      facts:
        #"Fact(label: "A", link: Page.edit(1)), Fact(label: "B", link: isOld ? Page.files(1) : nil)"#
    )
    #expect(pushed(chart) == [" push HomeView.path (edit, files)"])
    #expect(try chart.unreachable().contains("nothing sets 'help' of 'HomeView.path'"))
    #expect(chart.links == [])
  }

  /// Each type leads on in the stack that takes it, and is not missed in the other.
  @Test func valuesOfSeveralTypesAreLinksOfTheirOwn() {
    let chart = charted(
      facts: #"Fact(label: "A", link: Page.help), Fact(label: "B", link: Tale.tale)"#)
    #expect(pushed(chart) == [" push HomeView.path (help)", " push TalesView.path (tale)"])
    #expect(chart.model.screens.flatMap(\.links).allSatisfy { $0.unhandledIn == nil })
  }

  /// A part that two pages show pushes on each what the stack of that page takes, be the type known or not.
  @Test(arguments: [
    (
      "NavigationLink(value: fact.link!) { Text(fact.label) }",
      [" push path (help)", " push path (tale)"]
    ),
    ("NavigationLink(value: Page.help) { Text(fact.label) }", [" push path (help)"]),
  ])
  func aPartPushesOntoTheStackAroundItsPage(_ link: String, _ pushes: [String]) {
    let chart = charted(
      facts: #"Fact(label: "A", link: Page.help), Fact(label: "B", link: Tale.tale)"#,
      row: "ForEach(facts, id: \\.label) { fact in \(link) }")
    #expect(pushed(chart) == pushes)
    #expect(Set(chart.actions.map { $0.prefix { $0 != "." } }).count == pushes.count)
  }

  @Test func anInitialiserHandsOnWhatItIsGiven() {
    let chart = charted(
      "var link: AnyHashable?; init(label: String, to link: AnyHashable?) { self.label = label; self.link = link }",
      facts: #"Fact(label: "A", to: Page.help)"#)
    #expect(pushed(chart) == [" push HomeView.path (help)"])
  }

  /// Where nobody knows what is given, the link may lead anywhere, and what stands on what is not said.
  @Test func aValueOfWhichNothingIsKnownMayBeAnything() throws {
    let chart = charted(
      facts: #"Fact(label: "A", link: Page.edit(1)), Fact(label: "B", link: decoded())"#)
    #expect(pushed(chart) == [])
    #expect(
      chart.links.map { $0.hasSuffix("(value:) of Hashable drillDown") } == [true])
    #expect(try chart.findings("invalid-stack") == [])
  }
}
