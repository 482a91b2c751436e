import PortolanCheck
import PortolanModel
import Testing

/// Enums of which one case is the rest: nothing is presented in it, as in an optional that is `nil`.
@Suite struct RestingCaseTests {
  private func chart(
    _ cases: String = "hidden, share, mute", first: String = "Panel = .hidden", body: String = "",
    modifiers: String
  ) -> Charted {
    Charted(
      """
      @main struct NoteApp: App { var body: some Scene { WindowGroup { NoteView() } } }
      struct NoteView: View {
        enum Panel { case \(cases) }
        @State private var panel: \(first)
        @State private var isAsking = false
        var body: some View {
          VStack {
            Button("Share") { panel = .share }
            Button("Mute") { panel = .mute }
            Button("Done") { panel = .hidden }
            Button("Delete") { isAsking = true }
            \(body)
          }
          \(modifiers)
          .alert("Delete?", isPresented: $isAsking) {}
        }
      }
      struct ShareView: View { var body: some View { Text("") } }
      """)
  }

  private static let sheets = """
    .sheet(isPresented: Binding(get: { panel == .share }, set: { panel = $0 ? .share : .hidden })) {
      ShareView()
    }
    .sheet(isPresented: Binding(get: { panel == .mute }, set: { panel = $0 ? .mute : .hidden })) {
      Text("")
    }
    """

  @Test func theRestIsNoDestinationAndToSetItDismisses() throws {
    let chart = chart(modifiers: Self.sheets)
    #expect(
      chart.slots == [
        "NoteView.isAsking atMostOne flag: isAsking alert",
        "NoteView.panel atMostOne enum: share sheet → ShareView, mute sheet",
      ])
    #expect(
      chart.dismissals(of: "share", in: "panel").contains("Button(\"Done\") { panel = .hidden }"))
    #expect(chart.actions.contains("NoteView.Done dismiss panel"))
    #expect(try Chart(chart.model).appCount().representable == Count(6))
  }

  @Test func whatItPresentsExcludesWhatElseTheScreenDoes() throws {
    let chart = chart(modifiers: Self.sheets)
    let found = try Checker().check(Chart(chart.model)).findings
      .filter { $0.rule == "one-active-destination" }
    #expect(found.map(\.severity) == [.error])
  }

  /// Where a case is shown in place of others, or what it is to begin with is presented, or not known, it is always some case.
  @Test(arguments: [
    ("Panel = .hidden", "if case .hidden = panel { ShareView() }", sheets),
    ("Panel = .share", "", sheets),
    ("Panel", "", sheets),
    (
      "Panel = .hidden",
      "switch panel { case .hidden: ShareView(); case .share, .mute: Text(\"\") }", sheets
    ),
  ])
  func otherEnumsAreAlwaysSomeCase(_ first: String, _ body: String, _ modifiers: String) {
    let chart = chart(first: first, body: body, modifiers: modifiers)
    let slot = chart.screen("NoteView")?.slots.first { $0.name == "panel" }
    #expect(slot?.arity == .exactlyOne)
    #expect(slot?.destinations.map(\.name) == ["hidden", "share", "mute"])
  }

  @Test func severalCasesMayRest() {
    let chart = chart(
      "hidden, share, mute, muted", body: "Button(\"\") { panel = .muted }",
      modifiers: Self.sheets)
    let slot = chart.screen("NoteView")?.slots.first { $0.name == "panel" }
    #expect(slot?.arity == .atMostOne)
    #expect(slot?.destinations.map(\.name) == ["share", "mute"])
  }

  @Test func whatMayBeEitherPresentsAndDismisses() {
    let chart = chart(
      body: "Button(\"Flip\") { panel = isAsking ? .hidden : .share }", modifiers: Self.sheets)
    #expect(
      chart.actions.filter { $0.hasPrefix("NoteView.Flip") } == [
        "NoteView.Flip dismiss panel", "NoteView.Flip present panel (share)",
      ])
  }
}
