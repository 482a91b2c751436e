import PortolanModel
import Testing

/// Callbacks that views are handed, and with which cases they call them.
@Suite struct ToldCallbackTests {
  private func charted(
    _ rows: String, _ views: String
  ) -> Charted {
    let isNamed = rows.contains("open)") || rows.contains("open(new)")
    return Charted(
      """
      enum Pick: Identifiable { case film(Int), show(Int), person; var id: Int { 0 } }
      struct DaysView: View {
        @State private var pick: Pick?
        var body: some View {
          VStack { \(rows) }
            .sheet(item: $pick) { pick in
              switch pick {
              case .film: Text("Film")
              case .show: Text("Show")
              case .person: Text("Person")
              }
            }
        }
        \(isNamed ? "func open(_ new: Pick) { pick = new }" : "")
      }
      \(views)
      """)
  }

  private let filmRow = """
    struct FilmRow: View {
      var open: (Pick) -> Void
      var body: some View { Text("Film").onTapGesture { open(.film(1)) } }
    }
    """

  @Test(arguments: [
    "FilmRow(open: { pick = $0 })", "FilmRow { pick = $0 }", "FilmRow { new in open(new) }",
    "FilmRow(open: open)", "FilmRow(open: self.open)",
  ])
  func aClosureIsToldWhatTheRowTellsIt(_ row: String) throws {
    let chart = charted(row, filmRow)
    #expect(chart.actions.map { $0.suffix(19) } == [" present pick (film)"].map { $0.suffix(19) })
    #expect(
      try chart.unreachable() == [
        "nothing sets 'show' of 'DaysView.pick'", "nothing sets 'person' of 'DaysView.pick'",
      ])
  }

  /// One that is handed on is told what it is told there.
  @Test(arguments: [
    "var open: (Pick) -> Void",
    "private let open: (Pick) -> Void; init(open: @escaping (Pick) -> Void) { self.open = open }",
    "var open: ((Pick) -> Void)?",
    "var act: (Pick) -> Void; init(open act: @escaping (Pick) -> Void) { self.act = act }",
  ])
  func aRowMayHandItOn(_ property: String) {
    let name = property.contains("act") ? "act" : "open"
    let chart = charted(
      "ListView(open: open)",
      filmRow + """

        struct ListView: View {
          \(property)
          var body: some View {
            FilmRow(open: \(name))
            Button("Show") { \(name)\(property.contains("?") ? "?" : "")(.show(2)) }
          }
        }
        """)
    #expect(
      chart.setters(of: "person", in: "pick") == [] && chart.actions.count == 1
        && chart.actions[0].hasSuffix("present pick (show, film)"))
  }

  /// Where it may be called by others, or with anything, it may do anything.
  @Test(arguments: [
    "var body: some View { Text(title).onTapGesture { open(choose()) } }",
    "var body: some View { Picker(onPick: open) }",
    "var body: some View { Button(title) { open(.film(1)) } }; func hand() { others.append(open) }",
    "var body: some View { Button(title) { open(.film(1)); for row in rows { open(row) } } }",
  ])
  func whatIsCalledWithWhoKnowsWhatDoesAnything(_ code: String) throws {
    let chart = charted(
      "FilmRow(open: open)", "struct FilmRow: View { var open: (Pick) -> Void; \(code) }")
    #expect(chart.actions.allSatisfy { $0.hasSuffix("present pick") })
    #expect(try chart.unreachable() == [])
  }

  @Test func aPushIsOfWhatTheElementTells() {
    let chart = Charted(
      """
      enum Page: Hashable { case season, episode(Int), search }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Season", value: Page.season).navigationDestination(for: Page.self) { page in
              switch page {
              case .season: SeasonView(navigate: { path.append($0) })
              case .episode: Text("Episode")
              case .search: Text("Search")
              }
            }
          }
        }
      }
      struct SeasonView: View {
        var navigate: (Page) -> Void
        @State var next: Int?
        var body: some View { Text("Season").task { jump() } }
        func jump() {
          guard let next else { return }
          navigate(Page.episode(next))
        }
      }
      """)
    #expect(chart.actions.contains("HomeView.navigate push path (episode)"))
    #expect(chart.setters(of: "search", in: "path") == [])
  }
}
