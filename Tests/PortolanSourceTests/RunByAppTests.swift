import PortolanModel
import Testing

/// Code that a view has run by itself, and the user by a button.
@Suite struct RunByAppTests {
  private func actions(_ view: String, _ functions: String, mast: String = "") -> [String] {
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var isStormShown = false
        @StateObject private var mast = Mast()
        var body: some View {
          \(view)
          Text("").sheet(isPresented: $isStormShown) { Text("Storm") }
            .sheet(isPresented: $mast.isTornShown) { Text("Torn") }
        }
        \(functions)
      }
      final class Mast: ObservableObject {
        @Published var isTornShown = false
        \(mast)
      }
      """)
    return chart.model.screens.flatMap(\.actions).map { action in
      "\(action.name) \(action.kind.rawValue)\(action.moment.map { " \($0.rawValue)" } ?? "")"
    }.sorted()
  }

  @Test(arguments: [
    ("Text(\"\").onAppear { check() }", "check app appearing"),
    ("Text(\"\").onAppear { Task.detached { await check() } }", "check app present"),
  ])
  func aHelperIsBoths(_ view: String, _ ofApp: String) {
    let helper = "func check() { isStormShown = true }"
    #expect(actions(view, helper) == [ofApp])
    #expect(actions("Button(\"Again\") { check() }", helper) == ["check user"])
    #expect(
      actions("\(view); Button(\"Again\") { check() }", helper) == [ofApp, "check user"])
  }

  /// So is a model's function.
  @Test func soIsAModelsFunction() {
    #expect(
      actions(
        "Text(\"\").onAppear { mast.look() }; Button(\"Again\") { mast.look() }", "",
        mast: "func look() { isTornShown = true }") == ["look app appearing", "look user"])
  }
}
