import PortolanModel
import Testing

/// Flags that a view sets once something else is there.
@Suite struct FollowedStateTests {
  private static func chart(
    _ handler: String, button: String = "wantsHelp = true", more: String = ""
  ) -> Charted {
    Charted(
      """
      struct WharfView: View {
        @State private var wantsHelp = false
        @State private var wanted: String?
        @State private var isSheetShown = false
        @State private var isReady = false
        var body: some View {
          VStack { Button("Help") { \(button) }; \(more) }
            .sheet(isPresented: $isSheetShown) { Text("Help") }
            \(handler)
        }
      }
      """)
  }

  @Test(arguments: [
    ".onChange(of: wantsHelp) { new in if new { isSheetShown = true } }",
    ".onChange(of: wantsHelp) { _, new in if new { isSheetShown = true } }",
    ".onChange(of: wantsHelp) { if $1 { isSheetShown = true } }",
    ".onChange(of: wantsHelp) { if wantsHelp, isReady { isSheetShown = true; wantsHelp = false } }",
    ".onChange(of: wantsHelp) { guard $1 else { return }; withAnimation { isSheetShown = true } }",
    ".task(id: wantsHelp) { if wantsHelp { isSheetShown = true } }",
  ])
  func whoSetsTheFlagThatIsFollowedPresents(_ handler: String) {
    let chart = Self.chart(handler)
    #expect(chart.actions == ["WharfView.Help present isSheetShown"])
    #expect(chart.screen("WharfView")?.actions.map(\.kind) == [.user])
    #expect(chart.setters(of: "isSheetShown", in: "isSheetShown").count == 1)
  }

  @Test(arguments: [
    ".onChange(of: wanted) { _, new in if new != nil { isSheetShown = true } }",
    ".onChange(of: wanted) { if let new = $0 { isSheetShown = true; print(new) } }",
  ])
  func soDoesWhoSetsAnItemThatIsFollowed(_ handler: String) {
    let chart = Self.chart(handler, button: "wanted = \"Tides\"")
    #expect(chart.actions == ["WharfView.Help present isSheetShown"])
  }

  /// What the contrary has a view do, and what it does beside other work, it does itself; so it is where a control has the flag.
  @Test(arguments: [
    (".onChange(of: wantsHelp) { if !wantsHelp { isSheetShown = true } }", ""),
    (".onChange(of: wantsHelp) { if isReady { isSheetShown = true } }", ""),
    (
      ".onChange(of: wantsHelp) { if $1 { isSheetShown = true } }", "Toggle(\"\", isOn: $wantsHelp)"
    ),
  ])
  func whatTheViewDoesItself(_ handler: String, _ more: String) {
    let chart = Self.chart(handler, more: more)
    #expect(chart.actions.contains("WharfView.onChange present isSheetShown"))
  }
}
