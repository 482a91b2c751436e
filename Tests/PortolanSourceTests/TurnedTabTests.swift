import PortolanModel
import Testing

/// Pages of SwiftUI's that are turned, whatever says which of them is seen, and those that are tabs all the same.
@Suite struct TurnedTabTests {
  private static func slots(_ pages: String, selection: String) -> [String] {
    Charted(
      """
      @main struct TideApp: App { var body: some Scene { WindowGroup { TideView(tides: [], first: .low) } } }
      enum Level: Hashable { case low, high, measured(Int) }
      enum Page: Int { case sun, moon }
      struct Tide: Identifiable { let id: Level }
      struct TideView: View {
        let tides: [Tide]
        \(selection)
        var body: some View {
          TabView(selection: $seen.animation()) { \(pages) }.tabViewStyle(.page(indexDisplayMode: .never))
        }
        func step(_ title: String, number: Int) -> some View { Text(title).tag(number) }
      }
      struct MoonView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.sheet(isPresented: $isAsking) { Text("") } }
      }
      """
    ).slots
  }

  @Test func pagesOfDataAreTurnedWhateverEnumSaysWhich() {
    let slots = Self.slots(
      "ForEach(tides) { tide in MoonView().id(tide.id) }",
      selection: """
        @State private var seen: Tide.ID
        init(tides: [Tide], first: Level) { self.tides = tides; _seen = State(initialValue: first) }
        """)
    #expect(
      slots == [
        "MoonView.isAsking atMostOne flag: isAsking sheet",
        "TideView.moonView each collection: moonView inline → MoonView",
      ])
  }

  @Test(arguments: [
    "step(\"Draw\", number: 1); step(\"Share\", number: 2)",
    "Text(\"Draw\").tag(1); Text(\"Share\").tag(2)",
    "Text(\"Draw\").tag(1); if seen > 1 { Text(\"Share\").tag(2) } else { Text(\"Wait\").tag(3) }",
  ])
  func pagesWithNumbersAreTurned(_ pages: String) {
    let slots = Self.slots(pages, selection: "@State private var seen = 1")
    #expect(slots == ["MoonView.isAsking atMostOne flag: isAsking sheet"])
  }

  @Test func aNumberedPageThatLeadsOnStandsInPlace() {
    let slots = Self.slots(
      "Text(\"\").tag(0); MoonView().tag(1)", selection: "@State private var seen = 0")
    #expect(
      slots == [
        "MoonView.isAsking atMostOne flag: isAsking sheet",
        "TideView.moonView always child: moonView inline → MoonView",
      ])
  }

  /// What has a name is a tab, though it may be turned, too.
  @Test(arguments: [
    ("@State private var seen = Page.sun", "Text(\"\").tag(Page.sun); MoonView().tag(Page.moon)"),
    (
      "@State private var seen = 0",
      "Text(\"\").tag(Page.sun.rawValue); MoonView().tag(Page.moon.rawValue)"
    ),
  ])
  func namedPagesAreTabs(_ selection: String, _ pages: String) {
    let slots = Self.slots(pages, selection: selection)
    #expect(slots.contains { $0.hasSuffix("in TabView: sun tab, moon tab → MoonView") })
  }

  @Test func aPageThatIsThereAtTimesIsTurned() {
    let slots = Self.slots(
      "Text(\"\").tag(0); if seen > 0 { MoonView().tag(1) }",
      selection: "@State private var seen = 0")
    #expect(
      slots == [
        "MoonView.isAsking atMostOne flag: isAsking sheet",
        "TideView.moonView always child: moonView inline → MoonView",
      ])
  }
}
