import PortolanModel
import Testing

/// Functions that make a button and are told what it does.
@Suite struct ToldControlTests {
  private static func chart(_ rows: String, _ functions: String) -> Charted {
    Charted(
      """
      final class PackModel: ObservableObject {
        enum Source: String { case chest, barrel }
        @Published var source: Source?
      }
      @main struct PackApp: App { var body: some Scene { WindowGroup { PackView() } } }
      struct PackView: View {
        @StateObject private var model = PackModel()
        var body: some View {
          switch model.source {
          case .chest: ChestView()
          case .barrel: BarrelView()
          case nil: ChoiceView(model: model)
          }
        }
      }
      struct ChestView: View { var body: some View { Text("Chest") } }
      struct BarrelView: View { var body: some View { Text("Barrel") } }
      struct ChoiceView: View {
        @ObservedObject var model: PackModel
        var body: some View {
          ScrollView { VStack { \(rows) } }
        }
        \(functions)
      }
      """)
  }

  /// Each call makes a button of its own, called by the text that it is handed, or else as the function.
  @Test(arguments: [
    (
      "row(.chest, \"From the chest\"); row(.barrel, \"From a barrel\")",
      """
      private func row(_ source: PackModel.Source, _ title: String) -> some View {
        Button { model.source = source } label: { HStack { Image(systemName: icon); Text(title) } }
      }
      """, ["From the chest", "From a barrel"]
    ),
    (
      "row(source: .chest); self.row(source: .barrel)",
      """
      func row(source: PackModel.Source) -> some View {
        Button { model.source = source } label: { Text(source.rawValue) }
      }
      """, ["row", "row"]
    ),
    (
      "row(.chest); row(.barrel)",
      """
      @ViewBuilder func row(_ source: PackModel.Source) -> some View {
        Button("Pack") { model.source = source }
      }
      """, ["Pack", "Pack"]
    ),
  ])
  func eachCallIsAButton(_ rows: String, _ function: String, _ names: [String]) {
    let actions = Self.chart(rows, function).model.screens.flatMap(\.actions)
    #expect(actions.map { $0.name.split(separator: ".").last.map(String.init) } == names)
    #expect(actions.map(\.effects.count) == [1, 1])
    #expect(actions.flatMap(\.effects).map(\.destinations) == [["chest"], ["barrel"]])
  }

  /// What a function hands on to another that makes the button, the button does once, where both are walked.
  @Test func aFunctionThatAsksForTheCase() {
    let actions = Self.chart(
      "pick(.chest); pick(.barrel)",
      """
      @ViewBuilder func pick(_ source: PackModel.Source) -> some View {
        switch source {
        case .chest: row(.chest, "Chest")
        case .barrel: row(.barrel, "Barrel")
        }
      }
      func row(_ source: PackModel.Source, _ title: String) -> some View {
        Button { model.source = source } label: { Text(title) }
      }
      """
    ).model.screens.flatMap(\.actions)
    #expect(actions.map(\.name) == ["ChoiceView.Chest", "ChoiceView.Barrel"])
    #expect(actions.flatMap(\.effects).map(\.destinations) == [["chest"], ["barrel"]])
  }

  /// What a button does that stands around it has its own name.
  @Test func aButtonThatCallsAFunctionKeepsItsName() {
    let chart = Self.chart(
      "Button(\"Take\") { take(.chest) }",
      "func take(_ source: PackModel.Source) { model.source = source }")
    #expect(chart.actions.map { $0.contains("Take present") } == [true])
  }
}
