import PortolanModel
import Testing

/// What a computed property does as it is set, which some code may do or none.
@Suite struct UnusedSetterTests {
  @Test(arguments: [
    ("", []), ("Text(\"\\(guide.spot ?? 0)\")", []),
    ("Button(\"Go\") { guide.spot = 1 }", ["spot"]), ("Field(spot: $guide.spot)", ["spot"]),
  ])
  func whatNobodySetsDoesNothing(code: String, names: [String]) {
    let chart = Charted(
      """
      @main struct TramApp: App { var body: some Scene { WindowGroup { TramView() } } }
      final class Guide: ObservableObject {
        @Published var stop: Int?
        @Published var isHelpShown = false
        var spot: Int? {
          get { stop }
          set { stop = newValue; isHelpShown = false }
        }
      }
      struct TramView: View {
        @StateObject private var guide = Guide()
        var body: some View {
          VStack {
            Button("Central") { guide.stop = 1 }
            Button("Help") { guide.isHelpShown = true }
            \(code)
          }
          .sheet(isPresented: $guide.isHelpShown) { Text("Help") }
        }
      }
      struct Field: View { @Binding var spot: Int?; var body: some View { Text("") } }
      """)
    #expect((chart.screen("Guide")?.actions ?? []).map(\.name).filter { $0 == "spot" } == names)
  }
}
