import PortolanModel
import Testing

/// Pages that lie over a view while a flag is on, and take themselves away.
@Suite struct CoveringViewTests {
  private func chart(_ overlay: String, _ game: String = "", more: String = "") -> Charted {
    Charted(
      """
      @main struct RegattaApp: App { var body: some Scene { WindowGroup { QuayView() } } }
      struct QuayView: View {
        @State private var isRacing = false
        @State private var isAsking = false
        var body: some View {
          VStack {
            Button("Race") { isRacing = true }
            Button("Ask") { isAsking = true }
          }
          .alert("Sure?", isPresented: $isAsking) { Button("OK") {} }
          \(overlay)
        }
      }
      struct RaceView: View {
        \(game)
        @State private var isRulesShown = false
        var body: some View {
          Button("Rules") { isRulesShown = true }.sheet(isPresented: $isRulesShown) { RulesView() }
        }
      }
      struct RulesView: View { var body: some View { Text("Rules") } }
      struct Wave: ViewModifier {
        @Binding var isRacing: Bool
        func body(content: Content) -> some View {
          content.overlay { if isRacing { RaceView { isRacing = false } } }
        }
      }
      extension View {
        func race(isRacing: Binding<Bool>) -> some View { modifier(Wave(isRacing: isRacing)) }
      }
      \(more)
      """)
  }

  private static let slots = [
    "QuayView.isAsking atMostOne flag: isAsking alert",
    "QuayView.isRacing atMostOne flag: isRacing inline → RaceView",
    "RaceView.isRulesShown atMostOne flag: isRulesShown sheet → RulesView",
  ]
  private static let callback =
    "let onClose: () -> Void; var close: some View { Button(\"Close\", action: onClose) }"

  @Test(arguments: [
    (
      ".overlay { if isRacing { RaceView(isRacing: $isRacing) } }",
      "@Binding var isRacing: Bool; func close() { isRacing = false }",
      "@Binding var isRacing: Bool; func close() { isRacing = false }"
    ),
    (
      ".overlay { if self.isRacing { RaceView(onClose: { withAnimation { isRacing = false } }) } }",
      callback,
      ".overlay { if self.isRacing { RaceView(onClose: { withAnimation { isRacing = false } }) } }"
    ),
    (
      ".race(isRacing: $isRacing)", callback,
      "content.overlay { if isRacing { RaceView { isRacing = false } } }"
    ),
    (
      ".modifier(Wave(isRacing: $isRacing))", callback,
      "content.overlay { if isRacing { RaceView { isRacing = false } } }"
    ),
  ])
  func aPageOverAViewIsADestination(_ overlay: String, _ game: String, _ dismissal: String) {
    let chart = chart(overlay, game)
    #expect(chart.slots == Self.slots)
    #expect(
      chart.setters(of: "isRacing", in: "isRacing") == ["Button(\"Race\") { isRacing = true }"])
    #expect(chart.dismissals(of: "isRacing", in: "isRacing") == [dismissal])
  }

  /// What leads nowhere is a sign, and what can't go by itself is part of the view.
  @Test(arguments: [
    ".overlay { if isRacing { ProgressView() } }",
    ".overlay { if isRacing { Flag { isRacing = false } } }",
    ".overlay { if isRacing { Flag(onTap: { isRacing.toggle() }) } }",
    ".overlay { if isRacing { RaceView() } }",
  ])
  func whatIsNoPageIsNone(_ overlay: String) {
    let chart = chart(
      overlay,
      more: """
        struct Flag: View {
          let onTap: () -> Void
          var body: some View { Button("Down", action: onTap) }
        }
        """)
    #expect(!chart.slots.contains { $0.hasPrefix("QuayView.isRacing") })
  }
}
