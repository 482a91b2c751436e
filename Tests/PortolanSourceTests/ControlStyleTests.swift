import Testing

/// What a style of the app's own does for the control on which it is put.
@Suite struct ControlStyleTests {
  @Test(arguments: [
    (
      "Button(\"Hold\") {}.buttonStyle(HeldStyle(isShown: $isShown))", "ButtonStyle",
      "configuration.label.onLongPressGesture { isShown = true }",
      "HeldStyle.onLongPressGesture"
    ),
    (
      "Button(\"Hold\") {}.buttonStyle(.held($isShown))", "PrimitiveButtonStyle",
      "configuration.label.onLongPressGesture { isShown = true }",
      "HeldStyle.onLongPressGesture"
    ),
    (
      "Toggle(\"Lamp\", isOn: .constant(true)).toggleStyle(HeldStyle(isShown: $isShown))",
      "ToggleStyle",
      "HStack { configuration.label; Button(\"Help\") { isShown = true } }", "HeldStyle.Help"
    ),
    (
      "Label(\"Lamp\", systemImage: \"\").labelStyle(HeldStyle(isShown: $isShown))", "LabelStyle",
      "HStack { configuration.title; Button(\"Help\") { isShown = true } }", "HeldStyle.Help"
    ),
  ])
  func theViewDoesWhatTheStyleDoes(
    _ control: String, _ style: String, _ body: String, _ name: String
  ) {
    let chart = Charted(
      """
      @main struct LampApp: App { var body: some Scene { WindowGroup { LampView() } } }
      struct LampView: View {
        @State private var isShown = false
        var body: some View { \(control).sheet(isPresented: $isShown) { Text("") } }
      }
      struct HeldStyle: \(style) {
        @Binding var isShown: Bool
        func makeBody(configuration: Configuration) -> some View { \(body) }
      }
      extension \(style) where Self == HeldStyle {
        static func held(_ isShown: Binding<Bool>) -> HeldStyle { HeldStyle(isShown: isShown) }
      }
      """)
    #expect(chart.slots == ["LampView.isShown atMostOne flag: isShown sheet"])
    #expect(
      chart.actions.map { $0.split(separator: " ").first.map(String.init) } == ["LampView.\(name)"])
  }
}
