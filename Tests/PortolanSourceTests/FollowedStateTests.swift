import PortolanModel
import Testing

/// Flags that a view sets once something else is there.
@Suite struct FollowedStateTests {
  private static func chart(
    _ handler: String, button: String = "wantsHelp = true", more: String = "",
    functions: String = ""
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
        \(functions)
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

  /// So does who sets it where a function of the view's own presents.
  @Test(arguments: [
    (".onChange(of: wantsHelp) { if wantsHelp { help() } }", ""),
    (".onChange(of: wantsHelp) { _, new in guard new else { return }; self.help() }", ""),
    (
      ".onChange(of: wantsHelp) { if $1 { help(); wantsHelp = false } }",
      "Button(\"Now\") { help() }"
    ),
  ])
  func aFunctionPresents(_ handler: String, _ more: String) {
    let chart = Self.chart(
      handler, more: more, functions: "func help() { withAnimation { isSheetShown = true } }")
    let own = more.isEmpty ? [] : ["WharfView.help present isSheetShown"]
    #expect(chart.actions == ["WharfView.Help present isSheetShown"] + own)
    #expect(chart.screen("WharfView")?.actions.allSatisfy { $0.kind == .user } == true)
  }

  /// A toggle with a title sets what is followed, as a button does.
  @Test(arguments: [
    "Toggle(\"Ask\", isOn: $wantsHelp)", "Toggle(isOn: $wantsHelp) { Text(\"Ask\") }",
  ])
  func aToggleSetsWhatIsFollowed(_ toggle: String) {
    let chart = Self.chart(
      ".onChange(of: wantsHelp) { if $1, isReady { isSheetShown = true } }", more: toggle)
    #expect(
      chart.actions == [
        "WharfView.Ask present isSheetShown", "WharfView.Help present isSheetShown",
      ]
    )
    #expect(chart.screen("WharfView")?.actions.map(\.kind) == [.user, .user])
  }

  /// What such a function does in any case, it does itself.
  @Test func aFunctionPresentsWhateverIsThere() {
    let chart = Self.chart(
      ".onChange(of: wantsHelp) { help() }", functions: "func help() { isSheetShown = true }")
    #expect(chart.actions == ["WharfView.help present isSheetShown"])
    #expect(chart.screen("WharfView")?.actions.map(\.kind) == [.app])
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
