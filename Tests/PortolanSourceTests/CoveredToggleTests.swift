import PortolanModel
import Testing

/// Buttons that toggle a flag, and that nobody can touch while what the flag presents lies over them.
@Suite struct CoveredToggleTests {
  private func toggles(_ button: String, _ presentation: String) -> [String] {
    Charted(
      """
      struct KilnView: View {
        @State var isHot = false
        var body: some View {
          VStack { \(button) }.\(presentation)
        }
        \(button.contains("open") ? "func open() { isHot.toggle() }" : "")
      }
      struct OwnButton: View {
        var title: String
        var onClick: () -> Void
        var body: some View { Button(action: onClick) { Text(title) } }
      }
      \((button + presentation).contains("HotRow") ? Self.row : "")
      """
    ).model.screens.flatMap(\.actions).flatMap(\.effects).map { "\($0.kind)" }
  }

  private static let row = """
    struct HotRow: View {
      @Binding var isShown: Bool
      var body: some View { Button("Hot") { isShown.toggle() } }
    }
    """
  private static let sheet = "sheet(isPresented: $isHot) { Text(\"\") }"

  @Test(arguments: [
    ("Button(\"\") { isHot.toggle() }", sheet),
    ("Button(\"\") { isHot.toggle() }", "alert(\"\", isPresented: $isHot) {}"),
    ("Button(\"\") { isHot.toggle() }", "confirmationDialog(\"\", isPresented: $isHot) {}"),
    ("Text(\"\").contextMenu { Button(\"Hot\") { isHot.toggle() } }", sheet),
    ("Button(\"\", action: open)", "alert(\"\", isPresented: $isHot) {}"),
    ("OwnButton(title: \"Hot\", onClick: { isHot.toggle() })", sheet),
    ("HotRow(isShown: $isHot)", sheet),
  ])
  func aCoveredButtonOnlyPresents(_ button: String, _ presentation: String) {
    #expect(toggles(button, presentation) == ["present"])
  }

  /// What the flag presents may show the button, too, or lie beside it.
  @Test(arguments: [
    (
      "HotRow(isShown: $isHot)", "sheet(isPresented: $isHot) { VStack { HotRow(isShown: $isHot) } }"
    ),
    ("Button(\"\") { isHot.toggle() }", "inspector(isPresented: $isHot) { Text(\"\") }"),
    ("Button(\"\") { isHot.toggle() }", "popover(isPresented: $isHot) { Text(\"\") }"),
  ])
  func anotherButtonDoesEither(_ button: String, _ presentation: String) {
    #expect(Set(toggles(button, presentation)) == ["present", "dismiss"])
  }

  /// So it is where what is presented shows the button further down.
  @Test func aButtonDeepInWhatIsPresentedDoesEither() {
    let kinds = Charted(
      """
      struct KilnView: View {
        @State var isHot = false
        var body: some View {
          HotRow(isShown: $isHot).sheet(isPresented: $isHot) { HelpView(isShown: $isHot) }
        }
      }
      struct HelpView: View {
        @Binding var isShown: Bool
        var body: some View { VStack { HelpBar(isShown: $isShown) } }
      }
      struct HelpBar: View {
        @Binding var isShown: Bool
        var body: some View { HotRow(isShown: $isShown) }
      }
      struct HotRow: View {
        @Binding var isShown: Bool
        var body: some View { Button("Hot") { isShown.toggle() } }
      }
      """
    ).model.screens.flatMap(\.actions).flatMap(\.effects).map { "\($0.kind)" }
    #expect(kinds.contains("dismiss"))
  }

  /// A cover that nothing else takes away has no way out, though a button below it toggles its flag.
  @Test func aCoveredButtonIsNoWayOut() throws {
    let chart = Charted(
      """
      struct KilnView: View {
        @State var isHot = false
        var body: some View {
          OwnButton(onClick: { isHot.toggle() }).fullScreenCover(isPresented: $isHot) { Text("") }
        }
      }
      struct OwnButton: View {
        var onClick: () -> Void
        var body: some View { Button("Hot", action: onClick) }
      }
      """)
    #expect(try chart.findings("no-way-out").count == 1)
  }

  /// A page that several present, each by the flag that it hands it, only takes away; not where one hands it to a page in place, too.
  @Test(arguments: ["", "StopPage(isShown: $isNew)"])
  func aPageOfSeveralTogglesWhatPresentsIt(_ beside: String) {
    let chart = Charted(
      """
      @main struct KilnApp: App {
        var body: some Scene { WindowGroup { TabView { OldView(); NewView() } } }
      }
      struct OldView: View {
        @State var isOld = false
        var body: some View {
          Button("Old") { isOld = true }.sheet(isPresented: $isOld) { StopPage(isShown: $isOld) }
        }
      }
      struct NewView: View {
        @State var isNew = false
        var body: some View {
          Button("New") { isNew = true }.sheet(isPresented: $isNew) { FrameView(isOn: $isNew) }
          \(beside)
        }
      }
      struct FrameView: View {
        @Binding var isOn: Bool
        var body: some View { VStack { StopPage(isShown: $isOn) } }
      }
      struct StopPage: View {
        @Binding var isShown: Bool
        var body: some View { Button("Stop") { isShown.toggle() } }
      }
      """)
    let setters = chart.setters(of: "isNew", in: "isNew")
    #expect(setters.contains { $0.contains("toggle") } != beside.isEmpty)
    #expect(chart.setters(of: "isOld", in: "isOld").count == 1)
    #expect(chart.dismissals(of: "isNew", in: "isNew").count == 1)
  }
}
