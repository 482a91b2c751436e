import PortolanModel
import Testing

/// Buttons on which the text of a constant is written.
@Suite struct KeptTitleTests {
  @Test(arguments: [
    (
      "Button(action: { isAsked = true }, label: { Label(leave, image: \"door\").bold() })", "Leave"
    ),
    (
      "Button(action: { isAsked = true }, label: { Label(self.stay, systemImage: \"door\") })",
      "Stay"
    ),
    ("Button { isAsked = true } label: { HStack { Image(\"door\"); Text(leave) } }", "Leave"),
    ("Button(leave) { isAsked = true }", "Leave"),
    ("Text(leave).onTapGesture { isAsked = true }", "Leave"),
    ("Button(action: { isAsked = true }, label: { Label(key, systemImage: \"door\") })", "door"),
    (
      "Button(action: { isAsked = true }, label: { Label(changed, systemImage: \"door\") })", "door"
    ),
  ])
  func aButtonIsCalledByItsConstant(_ button: String, _ name: String) {
    let chart = Charted(
      """
      struct HallView: View {
        @State var isAsked = false
        @State var changed = "Changed"
        private let leave = NSLocalizedString("Leave", comment: "")
        private let stay = "Stay"
        private let key = NSLocalizedString("hall.leave", comment: "")
        var body: some View { VStack { \(button) }.alert("", isPresented: $isAsked) {} }
      }
      """)
    #expect(chart.actions == ["HallView.\(name) present isAsked"])
  }

  /// The code around a button may keep its label, or the text on it.
  @Test(arguments: [
    ("let label = HStack { Text(\"Leave\"); Spacer() }", "label"),
    ("let label = Text(leave).bold()", "label"), ("let text = \"Leave\"", "Text(text)"),
    ("let text = leave\nlet label = Label(text, systemImage: \"door\")", "label"),
  ])
  func aButtonIsCalledByTheLabelThatCodeKeeps(_ kept: String, _ label: String) {
    let chart = Charted(
      """
      struct HallView: View {
        @State var isAsked = false
        private let leave = NSLocalizedString("Leave", comment: "")
        var body: some View {
          \(kept)
          VStack { Button(action: { isAsked = true }) { \(label) } }.alert("", isPresented: $isAsked) {}
        }
      }
      """)
    #expect(chart.actions == ["HallView.Leave present isAsked"])
  }
}
