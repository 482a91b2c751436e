import PortolanModel
import Testing

/// What a screen shows in place in one arm of a fork, beside what state chooses in another.
@Suite struct ShownTwiceTests {
  private func chart(_ state: String, _ body: String, more: String = "") -> Charted {
    Charted(
      """
      @main struct DeckApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      enum Stage: Hashable { case bow, stern }
      struct DeckView: View {
        @State private var stage: \(state)
        let isLocked: Bool
        var body: some View { \(body) }
        \(more)
      }
      struct BowView: View {
        @State private var isAsking = false
        var body: some View { Button("Ask") { isAsking = true }.alert("Why?", isPresented: $isAsking) {} }
      }
      struct SternView: View { var body: some View { Text("Stern") } }
      struct LockView: View {
        @State private var isHelpShown = false
        var body: some View {
          Button("Help") { isHelpShown = true }.alert("Help", isPresented: $isHelpShown) {}
        }
      }
      """)
  }

  /// A view to which one of several cases leads may stand elsewhere, too.
  @Test func aViewStandsBesideTheCaseThatShowsIt() {
    let chart = chart(
      "Stage?",
      """
      if let stage {
        switch stage { case .bow: BowView(); case .stern: SternView() }
        Button("Back") { self.stage = nil }
      } else {
        Button("Bow") { stage = .bow }
        if isLocked { BowView() }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("DeckView") } == [
        "DeckView.bowView always child: bowView inline → BowView",
        "DeckView.stage atMostOne optionalEnum: bow inline → BowView, stern inline → SternView",
      ])
  }
}
