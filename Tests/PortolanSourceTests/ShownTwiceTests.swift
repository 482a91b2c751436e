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

  private static let choice = """
    switch stage { case .bow: BowView(); case .stern: SternView() }
    Button("Stern") { stage = .stern }
    """

  /// A page in place of all that a choice shows is counted beside it, not with each of its cases.
  @Test(arguments: [
    ("if isLocked { LockView() } else { \(choice) }", ""),
    ("Group { if isLocked { LockView() } else { content } }", choice),
    ("if !isLocked { content } else { LockView() }", choice),
  ])
  func aChoiceStandsInAnotherArm(_ body: String, _ content: String) throws {
    let more = content.isEmpty ? "" : "@ViewBuilder private var content: some View { \(content) }"
    let chart = chart("Stage = .bow", body, more: more)
    let total = try Chart(chart.model).appCount().representable
    #expect(total == Count(5))
  }

  /// Where nothing stands in the other arm, the choice is as it would be without.
  @Test func aChoiceAloneStandsInNoArm() {
    let chart = chart("Stage = .bow", "if isLocked { Text(\"\") } else { \(Self.choice) }")
    #expect(chart.screen("DeckView")?.slots.map(\.branches) == [nil])
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
