import PortolanModel
import Testing

/// Modifiers of the app's own that are properties of `View`, which take no arguments.
@Suite struct ModifyingPropertyTests {
  private func chart(_ added: String, _ modified: String) -> Charted {
    Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      enum Port: Hashable { case harbour(Int) }
      extension View {
        \(added)
      }
      struct DeckView: View {
        @State private var path = NavigationPath()
        var body: some View {
          \(modified)
        }
      }
      struct HarbourView: View {
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
  }

  @Test(arguments: ["", "self."]) func aPropertyProvidesPages(_ owner: String) throws {
    let chart = chart(
      """
      var portsProvided: some View {
        \(owner)navigationDestination(for: Port.self) { port in
          switch port {
          case .harbour: HarbourView()
          }
        }
      }
      """,
      """
      NavigationStack(path: $path) {
        VStack { NavigationLink("One", value: Port.harbour(1)) }.portsProvided
      }
      """)
    #expect(
      chart.slots.contains(
        "DeckView.path sequence navigationPath in NavigationStack: harbour drillDown → HarbourView")
    )
    #expect(try chart.findings("unmatched-link") == [])
  }

  @Test(arguments: [
    "VStack { NavigationLink(\"One\") { HarbourView() } }.framed.inHarbour",
    "VStack { NavigationLink(\"One\") { HarbourView() } }.padding().inHarbour",
  ])
  func aPropertyPutsWhatItModifiesInAStack(_ modified: String) throws {
    let chart = chart(
      """
      var framed: some View { padding().background(.red) }
      var inHarbour: some View { NavigationStack { self } }
      """, modified)
    #expect(chart.links == ["DeckView NavigationLink drillDown → HarbourView"])
    #expect(try chart.findings("drill-down-without-stack") == [])
  }

  /// What has a property of that name, and is no view, is not modified.
  @Test(arguments: ["Text(log.inHarbour)", "Text(log.entries.inHarbour)"])
  func whatIsNoViewIsNotModified(_ shown: String) {
    let chart = chart(
      """
      var log: Log { Log() }
      var inHarbour: some View { sheet(isPresented: .constant(true)) { HarbourView() } }
      """, shown)
    #expect(chart.links == [])
    #expect(chart.screen("HarbourView") != nil)
  }
}
