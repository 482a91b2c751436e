import PortolanModel
import Testing

/// Screens that only lead to each other, and that code elsewhere makes: it may show them, though nobody sees how.
@Suite struct UnseenCircleTests {
  private func chart(_ code: String) -> Charted {
    Charted(
      """
      @main struct FleetApp: App { var body: some Scene { WindowGroup { FleetView() } } }
      struct FleetView: View {
        @State private var isHelpShown = false
        var body: some View {
          Button("Help") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("Help") }
        }
      }
      \(code)
      """)
  }

  @Test func windowsThatOnlyLeadToEachOtherBeginWithTheFirst() throws {
    let chart = chart(
      """
      class RadarWindowController: NSWindowController {
        func secondTapped() { let window = RadarWindowController(); window.showWindow(nil) }
        func engineTapped() { let window = EngineWindowController(); window.showWindow(nil) }
      }
      class EngineWindowController: NSWindowController {
        func radarTapped() { let window = RadarWindowController(); window.showWindow(nil) }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.FleetView", "App.RadarWindowController"])
    #expect(chart.model.roots.map(\.how) == [.main, .scene])
    #expect(try chart.findings("unreachable-screen").isEmpty)
  }

  private static let pages = """
    struct DeckView: View {
      @State private var isCabinShown = false
      var body: some View {
        Button("Cabin") { isCabinShown = true }.sheet(isPresented: $isCabinShown) { CabinView() }
      }
    }
    struct CabinView: View {
      @State private var isDeckShown = false
      var body: some View {
        Button("Deck") { isDeckShown = true }.sheet(isPresented: $isDeckShown) { DeckView() }
      }
    }
    """

  @Test func whatOtherCodeMakesMayBeShown() throws {
    let chart = chart(
      """
      \(Self.pages)
      class Harbour {
        var pages: [String: Any] = [:]
        func fill() { pages["deck"] = DeckView() }
      }
      """)
    #expect(try chart.findings("unreachable-screen").isEmpty)
    #expect(
      chart.model.unresolved.map(\.what) == [
        "'DeckView' is made, and nothing was seen to show it"
      ])
  }

  /// What nobody else makes can't be reached.
  @Test func whatOnlyTheyMakeThemselvesIsAnIsland() throws {
    let chart = chart(Self.pages)
    #expect(
      try chart.findings("unreachable-screen") == ["no way leads from a root to 'DeckView'"])
    #expect(chart.model.unresolved.isEmpty)
  }
}
