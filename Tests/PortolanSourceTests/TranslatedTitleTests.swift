import PortolanModel
import Testing

/// Titles that go through a function of the app's own which gives a text in another language.
@Suite struct TranslatedTitleTests {
  private func chart(_ content: String) -> Charted {
    Charted(
      """
      func L(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      enum Words {
        static func tr(_ key: String) -> String { L(key) }
        static func leave(_ name: String) -> String { tr("leave") + name }
      }
      extension String {
        var localized: String { L(self) }
        static func text(_ key: String) -> String { L(key) }
        static let lobby = NSLocalizedString("Lobby", comment: "")
      }
      extension LocalizedStringKey { static var porch: LocalizedStringKey { .init("Porch") } }
      struct TagButton<Label>: View {
        let label: Label
        let action: () -> Void
        init(_ label: Label, action: @escaping () -> Void) { self.label = label; self.action = action }
        var body: some View { Button(action: action) { Text("") } }
      }
      struct HallView: View {
        @State var isAsked = false
        private let heading = L("Heading")
        func L(_ name: String, in room: Int) -> String { name }
        var body: some View { VStack { \(content) } }
      }
      struct PageView: View { var body: some View { Text("") } }
      """)
  }

  @Test(arguments: [
    ("Button(L(\"Leave…\")) { isAsked = true }", "Leave…"),
    ("Button(Words.tr(\"Leave\"), role: .destructive) { isAsked = true }", "Leave"),
    ("Button(\"Leave\".localized) { isAsked = true }", "Leave"),
    ("Button(L(\"leave\").capitalized) { isAsked = true }", "leave"),
    ("Button(isAsked ? L(\"Stay\") : L(\"Leave\")) { isAsked = true }", "Stay or Leave"),
    ("Button { isAsked = true } label: { Label(L(\"Leave\"), systemImage: \"door\") }", "Leave"),
    ("Button { isAsked = true } label: { Text(Words.tr(\"Leave\")).bold() }", "Leave"),
    ("Button { isAsked = true } label: { Text(heading) }", "Heading"),
    ("Text(L(\"Leave\")).onTapGesture { isAsked = true }", "Leave"),
    ("Image(\"x\").accessibilityLabel(L(\"Leave\")).onTapGesture { isAsked = true }", "Leave"),
    ("TagButton(L(\"Leave\")) { isAsked = true }", "Leave"),
    // What is handed more texts says less of which one is shown.
    ("Button(Words.leave(\"Leave\", \"Stay\")) { isAsked = true }", "leave"),
    // A picture's name is no title.
    (
      "Button { isAsked = true } label: { Text(Image(\"door\")) }.accessibilityLabel(L(\"Leave\"))",
      "Leave"
    ),
    ("TagButton(Image(\"door\")) { isAsked = true }", "TagButton"),
  ])
  func aButtonIsCalledByTheTextThatIsTranslated(_ button: String, _ name: String) {
    let chart = chart("\(button).sheet(isPresented: $isAsked) { PageView() }")
    #expect(chart.actions == ["HallView.\(name) present isAsked"])
  }

  @Test func anAlertHasTheTitleThatIsTranslated() {
    let chart = chart(
      """
      Text("").alert(L("Leave?"), isPresented: $isAsked) {
        Button(L("Leave"), role: .destructive) { isAsked = false }
        Button(L("Stay"), role: .cancel) { isAsked = false }
      }
      """)
    let asked = chart.screen("HallView")?.slots.first?.destinations.first
    #expect(asked?.title == "Leave?")
    #expect(
      chart.actions == ["HallView.Leave dismiss isAsked", "HallView.Stay dismiss isAsked"])
  }

  /// A text may come by a function or a constant that the app adds to texts.
  @Test(arguments: [
    (".text(\"Lobby\")", "Lobby"), ("String.text(\"Lobby\")", "Lobby"), (".lobby", "Lobby"),
    (".porch", "Porch"),
  ])
  func aLinkIsCalledByATextsOwnFunction(_ text: String, _ title: String) {
    let chart = chart("NavigationLink(\(text)) { PageView() }")
    #expect(chart.screen("HallView")?.links.map(\.title) == [title])
  }

  @Test(arguments: ["L(\"Lobby\")", "Words.tr(\"Lobby\")"])
  func aScreenIsCalledByTheTextThatIsTranslated(_ title: String) {
    let chart = chart(
      "Button(\"\") { isAsked = true }.navigationTitle(\(title)).sheet(isPresented: $isAsked) {}")
    #expect(chart.screen("HallView")?.title == "Lobby")
  }
}
