import PortolanModel
import Testing

/// Views of the app's own around what a sheet shows, which may bring a stack.
@Suite struct SheetWrapperTests {
  private func chart(_ body: String) -> Charted {
    Charted(
      """
      import Pages
      @main struct BookApp: App { var body: some Scene { WindowGroup { ShelfView() } } }
      struct Cover<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { \(body) }
      }
      struct ShelfView: View {
        @State private var isIndexShown = false
        var body: some View {
          Button("Index") { isIndexShown = true }
            .sheet(isPresented: $isIndexShown) { Cover { IndexView() } }
        }
      }
      struct IndexView: View {
        var body: some View { List { NavigationLink { PageView() } label: { Text("Page") } } }
      }
      struct PageView: View { var body: some View { Text("") } }
      """)
  }

  /// What a library's container does, nobody knows.
  @Test(arguments: [
    "PagesHost { content }", "PagesHost(style: .plain) { VStack { self.content } }",
    "NavigationStack { content }",
  ])
  func aWrapperMayBringAStack(_ body: String) throws {
    let chart = chart(body)
    #expect(chart.links == ["IndexView NavigationLink drillDown → PageView"])
    #expect(try chart.findings("drill-down-without-stack").isEmpty)
  }

  @Test(arguments: [
    "VStack { content }", "content.background { PagesBackdrop() }",
    "VStack { PagesTitle { Text(\"\") }; content }",
  ])
  func aWrapperThatBringsNoneLeavesALinkWithout(_ body: String) throws {
    #expect(try chart(body).findings("drill-down-without-stack").count == 1)
  }
}
