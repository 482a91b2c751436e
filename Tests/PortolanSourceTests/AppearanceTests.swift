import Testing

/// Enums that are called as if they said how things look, and what they say by what is shown for them.
@Suite struct AppearanceTests {
  private func slots(_ name: String, _ first: String) -> [String] {
    Charted(
      """
      struct SearchView: View {
        enum Results { case hints, hits }
        @State private var \(name) = Results.hints
        var body: some View {
          Button("Search") { \(name) = .hits }
          switch \(name) { case .hints: \(first); case .hits: HitsView() }
        }
      }
      struct HitsView: View {
        @State private var isHelpShown = false
        var body: some View { Button("Help") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("") } }
      }
      struct HintsView: View { var body: some View { List(["sea"], id: \\.self) { Text($0) } } }
      """
    ).slots.filter { $0.hasPrefix("SearchView") }
  }

  @Test(
    arguments: ["resultsDisplayMode", "displayMode", "style"],
    ["Text(\"Type\")", "Button(\"sea\") {}", "EmptyView()"])
  func aPageInPlaceOfControlsIsADestination(_ name: String, _ first: String) {
    #expect(
      slots(name, first) == [
        "SearchView.\(name) exactlyOne enum: hints inline, hits inline → HitsView"
      ])
  }

  /// What shows as much in another arm, shows it in another way.
  @Test(arguments: ["HintsView()", "List([1]) { _ in Text(\"sea\") }", "ScrollView { Text(\"\") }"])
  func whatFillsAnotherArmIsALook(_ first: String) {
    #expect(
      slots("displayMode", first) == [
        "SearchView.hitsView always child: hitsView inline → HitsView"
      ])
  }

  /// Rows in one way or another, as the user wants to see them at any time, are no pages; those that he chooses anew each time may be.
  @Test(arguments: [("AppStorage(\"look\")", 0), ("State", 1)])
  func rowsThatAreRememberedAreALook(_ keeping: String, _ count: Int) {
    let chart = Charted(
      """
      enum Listing: String { case plain, grouped }
      struct FilesView: View {
        @\(keeping) private var listing = Listing.plain
        var body: some View {
          ScrollView {
            if listing == .plain {
              LazyVStack { ForEach(0..<9, id: \\.self) { FileRow(index: $0) } }
            } else {
              LazyVStack { ForEach(0..<3, id: \\.self) { SectionRow(index: $0) } }
            }
          }
          .toolbar { Button("View") { listing = listing == .plain ? .grouped : .plain } }
        }
      }
      struct FileRow: View { let index: Int; var body: some View { Text("") } }
      struct SectionRow: View { let index: Int; var body: some View { Text("") } }
      """)
    #expect(chart.slots.count == count)
  }
}
