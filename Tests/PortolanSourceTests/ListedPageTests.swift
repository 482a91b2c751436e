import Testing

/// Pages that the elements of a list keep: a loop leads to each of them.
struct ListedPageTests {
  private static let pages = """
    @main struct GardenApp: App { var body: some Scene { WindowGroup { MenuView() } } }
    struct BedsView: View {
      @State private var isDigging = false
      var body: some View { Button("") { isDigging = true }.alert("", isPresented: $isDigging) {} }
    }
    struct PondView: View { var body: some View { Text("") } }
    struct ShedView: View { var body: some View { Text("") } }
    struct Page: Identifiable { var id: String { title }; let title: String; let view: AnyView }

    """

  private static let beds = "MenuView NavigationLink drillDown → BedsView"
  private static let pond = "MenuView NavigationLink drillDown → PondView"

  private func links(_ view: String) -> [String] {
    Charted(Self.pages + view).links.map { $0.replacing("(destination:)", with: "") }
  }

  @Test(arguments: [
    "let pages = [Page(title: \"Beds\", view: AnyView(BedsView())), Page(title: \"Pond\", view: AnyView(PondView()))]",
    "@State private var pages: [Page] = [.init(title: \"Beds\", view: AnyView(BedsView())), .init(title: \"Pond\", view: AnyView(PondView()))]",
    "var pages: [Page] { [.init(title: \"Beds\", view: .init(BedsView())), .init(title: \"Pond\", view: .init(PondView()))] }",
  ])
  func eachIsLedTo(pages: String) {
    let view = """
      struct MenuView: View {
        \(pages)
        var body: some View {
          NavigationStack { List(pages) { page in NavigationLink { page.view } label: { Text(page.title) } } }
        }
      }
      """
    #expect(links(view) == [Self.beds, Self.pond])
  }

  /// Elements that keep closures, each written without a label, behind what a label names.
  @Test(arguments: [
    "NavigationLink(tool.id) { tool.view() }",
    "NavigationLink(destination: tool.view()) { Text(tool.id) }",
  ])
  func whatTheirClosuresMakeIsLedTo(link: String) {
    let view = """
      struct Tool: Identifiable { let id: String; let view: () -> AnyView }
      let tools = [Tool(id: "Beds") { AnyView(BedsView()) }, Tool(id: "Pond") { AnyView(PondView()) }]
      struct MenuView: View {
        var body: some View { NavigationStack { List(tools) { tool in \(link) } } }
      }
      """
    let chart = Charted(Self.pages + view)
    #expect(chart.links.map { $0.suffix(8) } == ["BedsView", "PondView"])
    #expect(!chart.slots.contains { $0.contains("inline") })
  }

  /// Lists of lists, by way of bindings to their elements.
  @Test(arguments: [
    "ForEach($groups) { group in ForEach(group.pages) { page in NavigationLink(destination: page.view.wrappedValue) { Text(\"\") } } }",
    "ForEach($groups) { $group in ForEach($group.pages) { $page in NavigationLink(destination: page.view) { Text(\"\") } } }",
    "ForEach($groups) { $group2 in ForEach($group2.pages) { $page2 in NavigationLink(destination: page2.view) { Text(\"\") } } }",
    "ForEach(groups) { ForEach($0.pages) { NavigationLink(destination: $0.view) { Text(\"\") } } }",
  ])
  func sectionsOfThemAre(loops: String) {
    let view = """
      struct Group: Identifiable { var id: String; var pages: [Page] }
      struct MenuView: View {
        @State private var groups: [Group] = [
          .init(id: "Land", pages: [.init(title: "Beds", view: AnyView(BedsView()))]),
          .init(id: "Water", pages: [.init(title: "Pond", view: AnyView(PondView()))]),
        ]
        var body: some View { NavigationView { List { \(loops) } } }
      }
      """
    #expect(links(view) == [Self.beds, Self.pond])
  }

  /// A page that is shown in a row is no link, and stands there for each element.
  @Test func whatRowsShowInPlaceIsEmbedded() {
    let chart = Charted(
      Self.pages + """
        struct MenuView: View {
          let pages = [Page(title: "Beds", view: AnyView(BedsView())), Page(title: "Pond", view: AnyView(PondView()))]
          var body: some View { ScrollView { ForEach(pages) { page in page.view } } }
        }
        """)
    #expect(chart.links.isEmpty)
    #expect(chart.slots.contains { $0.hasPrefix("MenuView.bedsView") })
  }

  /// Of a list that is empty at first, only the loop tells.
  @Test func whatAnEmptyListLeadsToIsToldByItsLoop() {
    let view = """
      struct MenuView: View {
        @State private var pages: [Page] = []
        var body: some View {
          NavigationStack { List(pages) { page in NavigationLink { PondView() } label: { Text(page.title) } } }
        }
      }
      """
    #expect(links(view) == [Self.pond])
  }

  /// Of what comes from elsewhere nobody knows what it keeps.
  @Test func unknownListsAreNotGuessed() {
    let view = """
      struct MenuView: View {
        let pages: [Page]
        var body: some View {
          NavigationStack { List(pages) { page in NavigationLink { page.view } label: { Text(page.title) } } }
        }
      }
      """
    #expect(links(view) == ["MenuView NavigationLink drillDown"])
  }
}
