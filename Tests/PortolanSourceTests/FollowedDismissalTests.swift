import Testing

/// Flags by which a view takes itself away once they change.
@Suite struct FollowedDismissalTests {
  private static func chart(
    _ handler: String, button: String = "isDone.toggle()",
    state: String = "@State var isDone = false",
    more: String = ""
  ) -> Charted {
    Charted(
      """
      struct QuayView: View {
        @State private var isShown = false
        var body: some View { Button("Form") { isShown = true }.sheet(isPresented: $isShown) { FormView() } }
      }
      struct FormView: View {
        @Environment(\\.dismiss) private var dismiss
        \(state)
        @State private var isReady = false
        var body: some View {
          VStack { Button("Moor") { \(button) }; \(more) }
            \(handler)
        }
      }
      struct Bar: View {
        @Binding var isDone: Bool
        var body: some View { Button("Skip") { isDone = true } }
      }
      """)
  }

  private static func dismissals(_ chart: Charted) -> [String] {
    chart.actions.filter { $0.contains("dismiss") }
  }

  @Test(arguments: [
    (".onChange(of: isDone) { dismiss() }", "isDone.toggle()"),
    (".onChange(of: isDone) { _ in dismiss() }", "isDone = true"),
    (".onChange(of: isDone) { if $1 { dismiss() } }", "isDone = true"),
    (".onChange(of: isDone) { new in guard new else { return }; dismiss() }", "isDone = true"),
    (".onChange(of: isDone) { if !$1 { dismiss() } }", "isDone = false"),
  ])
  func whoSetsTheFlagTakesTheViewAway(_ handler: String, _ button: String) {
    let chart = Self.chart(handler, button: button)
    #expect(Self.dismissals(chart) == ["FormView.Moor dismiss QuayView.isShown (isShown)"])
    #expect(chart.dismissals(of: "isShown", in: "isShown").count == 1)
  }

  /// Only one of the two does.
  @Test func whatSetsItOtherwiseStays() {
    let chart = Self.chart(
      ".onChange(of: isDone) { if $1 { dismiss() } }", button: "isDone = false")
    #expect(Self.dismissals(chart) == ["FormView.onChange dismiss QuayView.isShown (isShown)"])
  }

  /// What else the view asks, nobody knows; nor what others do to a binding that they are handed.
  @Test(arguments: [
    (".onChange(of: isDone) { if isReady { dismiss() } }", "", false),
    (".onChange(of: isDone) { dismiss() }", "Bar(isDone: $isDone)", true),
  ])
  func whatIsNotSeenTheObserverDoes(_ handler: String, _ more: String, _ isSeen: Bool) {
    let own = "FormView.Moor dismiss QuayView.isShown (isShown)"
    #expect(
      Self.dismissals(Self.chart(handler, more: more))
        == (isSeen ? [own] : []) + ["FormView.onChange dismiss QuayView.isShown (isShown)"])
  }

  @Test func aModelsFunctionTakesTheViewAway() {
    let chart = Charted(
      """
      @Observable final class FormModel {
        var isSaved = false
        func save() { isSaved = true }
      }
      struct QuayView: View {
        @State private var isShown = false
        var body: some View { Button("Form") { isShown = true }.sheet(isPresented: $isShown) { FormView() } }
      }
      struct FormView: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var model = FormModel()
        var body: some View {
          Button("Save") { model.save() }.onChange(of: model.isSaved) { dismiss() }
        }
      }
      """)
    #expect(Self.dismissals(chart) == ["FormModel.save dismiss QuayView.isShown (isShown)"])
  }
}
