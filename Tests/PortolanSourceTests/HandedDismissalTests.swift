import PortolanModel
import Testing

/// What takes a screen away, handed to a function that calls it.
@Suite struct HandedDismissalTests {
  private func chart(_ button: String, _ functions: String) -> Charted {
    Charted(
      """
      struct Home: View {
        @State private var isForm = false
        var body: some View { Button("") { isForm = true }.sheet(isPresented: $isForm) { Form() } }
      }
      struct Form: View {
        @Environment(\\.dismiss) private var goBack
        var body: some View {
          Button("Save") { \(button) }
        }
      }
      \(functions)
      """)
  }

  @Test(arguments: [
    (
      "store(\"\", end: goBack) { print(1) }",
      "func store(_ text: String, end: DismissAction, work: @escaping () async throws -> Void) { Task { try await work(); end() } }"
    ),
    (
      "save(goBack)",
      "extension Form { func save(_ end: DismissAction?) { Task { await run(); end?() } } }"
    ),
    (
      "save(end: self.goBack)",
      """
      extension View { func save(end: DismissAction) { finish(with: end) } }
      func finish(with end: DismissAction) { Task { await run(); end() } }
      """
    ),
    (
      "Saver.save(goBack)",
      "enum Saver { static func save(_ end: DismissAction) async { await run(); end() } }"
    ),
  ])
  func whoeverHandsItOverIsTakenAway(_ button: String, _ functions: String) {
    let chart = chart(button, functions)
    #expect(
      chart.actions == [
        "Form.Save dismiss Home.isForm (isForm) after await", "Home.body present isForm",
      ])
    #expect(
      chart.dismissals(of: "isForm", in: "isForm") == ["Button(\"Save\") { \(button) }"])
  }

  @Test func aFunctionThatCallsNothingTakesNothingAway() {
    let chart = chart(
      "store(end: goBack)", "func store(end: DismissAction) { print(end) }")
    #expect(chart.dismissals(of: "isForm", in: "isForm") == [])
  }
}
