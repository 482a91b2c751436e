import PortolanModel
import Testing

/// State that a view lends to menus by a key, for as long as it is in focus.
@Suite struct FocusedValueTests {
  private func chart(_ lending: String, _ taking: String, _ action: String) -> Charted {
    Charted(
      """
      @main struct Shop: App {
        var body: some Scene { WindowGroup { ShelfView() }.commands { Menus() } }
      }
      extension FocusedValues {
        @Entry var isHelp: Binding<Bool>?
        @Entry var isOther: Binding<Bool>?
      }
      struct Menus: Commands {
        \(taking)
        var body: some Commands { CommandMenu("") { Button("Help") { \(action) } } }
      }
      struct ShelfView: View {
        @State private var isHelp = false
        var body: some View {
          Text("")
            \(lending)
            .sheet(isPresented: $isHelp) { Text("") }
        }
      }
      """)
  }

  @Test(arguments: [
    (
      ".focusedSceneValue(\\.isHelp, $isHelp)", "@FocusedValue(\\.isHelp) var help",
      "help?.wrappedValue = true"
    ),
    (
      ".focusedValue(\\.isHelp, $isHelp)", "@FocusedBinding(\\.isHelp) var help: Bool?",
      "help = true"
    ),
  ])
  func whatAMenuSetsIsTheViews(_ lending: String, _ taking: String, _ action: String) {
    let chart = chart(lending, taking, action)
    #expect(chart.model.screens.first { $0.type == "ShelfView" }?.slots.first?.isLent == true)
    #expect(
      chart.setters(of: "isHelp", in: "isHelp").contains { $0.contains("Button(\"Help\")") })
  }

  @Test func whatNobodyTakesIsNotLent() {
    let chart = chart(
      ".focusedSceneValue(\\.isHelp, $isHelp)", "@FocusedBinding(\\.isOther) var help: Bool?",
      "help = true")
    #expect(chart.model.screens.first { $0.type == "ShelfView" }?.slots.first?.isLent == nil)
    #expect(
      !chart.setters(of: "isHelp", in: "isHelp").contains { $0.contains("Button(\"Help\")") })
  }
}
