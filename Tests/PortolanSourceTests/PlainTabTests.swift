import Testing

/// Tabs that no state selects and that show nothing but the system's own views.
@Suite struct PlainTabTests {
  private func links(_ tabs: String, _ more: String = "") -> [String?] {
    let chart = Charted(
      """
      struct PrefsView: View {
        var body: some View { TabView { \(tabs) }\(more) }
      }
      struct SailsView: View { var body: some View { Text("Sails") } }
      """)
    return chart.screen("PrefsView")?.links.map { "\($0.title ?? "") \($0.leadsTo ?? "nowhere")" }
      ?? []
  }

  @Test(arguments: [
    "SailsView().tabItem { Text(\"Sails\") }; Text(\"Log\").padding().tabItem { Text(\"Log\") }",
    "Tab(\"Sails\", systemImage: \"wind\") { SailsView() }; Tab(\"Log\", systemImage: \"book\") { }",
    "Tab { SailsView() } label: { Text(\"Sails\") }; Tab { Form { Text(\"\") } } label: { Text(\"Log\") }",
    "SailsView().tabItem { Text(\"Sails\") }; EmptyView().tabItem { Label(\"Log\", systemImage: \"book\") }",
  ])
  func eachIsATab(_ tabs: String) {
    #expect(links(tabs) == ["Sails App.SailsView", "Log nowhere"])
  }

  /// What nothing says to be a tab may be a page to turn.
  @Test func whatNothingSaysToBeATabIsNone() {
    #expect(links("SailsView(); Text(\"Log\")") == [" App.SailsView"])
    #expect(
      links(
        "SailsView().tabItem { Text(\"\") }; Text(\"Log\").tabItem { Text(\"\") }",
        ".tabViewStyle(.page)"
      )
      .count < 2)
  }
}
