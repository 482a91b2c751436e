import PortolanModel
import Testing

/// What lies over a view while a value is there, and takes itself away by it.
@Suite struct CoveringValueTests {
  private func chart(_ overlay: String, page: String = "@Binding var buoy: Buoy?") -> Charted {
    Charted(
      """
      @main struct BayApp: App { var body: some Scene { WindowGroup { BayView() } } }
      struct Buoy: Identifiable { let id: Int; let name: String }
      struct BayView: View {
        @State var shown: Buoy?
        let buoys = [Buoy(id: 1, name: "A")]
        var body: some View {
          List(buoys) { buoy in BuoyRow(buoy: buoy, shown: $shown) }
            \(overlay)
        }
      }
      struct BuoyRow: View {
        let buoy: Buoy
        @Binding var shown: Buoy?
        var body: some View { Button(buoy.name) { shown = buoy } }
      }
      struct BuoyView: View {
        \(page)
        @State private var isLogShown = false
        var body: some View {
          ZStack {
            Color.black.onTapGesture { buoy = nil }
            Button("Log") { isLogShown = true }
          }
          .sheet(isPresented: $isLogShown) { Text("Log") }
        }
      }
      struct NameView: View {
        @Binding var buoy: Buoy?
        var body: some View { Text(buoy?.name ?? "").onTapGesture { buoy = nil } }
      }
      """)
  }

  @Test(arguments: [
    "if shown != nil { BuoyView(buoy: $shown) }", "if let shown { BuoyView(buoy: $shown) }",
  ])
  func aPageOverItIsADestination(_ content: String) {
    let chart = chart(".overlay { \(content) }")
    #expect(
      chart.screen("BayView")?.slots.map { "\($0.name) \($0.arity)" } == ["shown atMostOne"])
    let destination = chart.destination("shown", in: "shown")
    #expect(destination?.leadsTo == "App.BuoyView")
    #expect(chart.setters(of: "shown", in: "shown").count == 1)
    #expect(chart.dismissals(of: "shown", in: "shown").count == 1)
  }

  /// A label over it is none, nor is a page that stands in its content.
  @Test(arguments: [
    ".overlay { if shown != nil { NameView(buoy: $shown) } }",
    ".overlay { Text(shown?.name ?? \"\") }",
  ])
  func aLabelIsNone(_ overlay: String) {
    #expect(chart(overlay).destination("shown", in: "shown") == nil)
  }
}
