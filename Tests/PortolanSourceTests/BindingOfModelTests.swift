import PortolanModel
import Testing

/// Bindings that models keep to state of others.
@Suite struct BindingOfModelTests {
  private func chart(_ made: String, begins: String = "self.help = help") -> Charted {
    Charted(
      """
      struct HomeView: View {
        @State private var help: Help?
        @State private var other: Help?
        var body: some View {
          ItemView(model: \(made))
            .sheet(item: $help) { _ in Text("") }
            .sheet(item: $other) { _ in Text("") }
        }
      }
      struct Help: Identifiable { let id: Int }
      @Observable final class ItemModel {
        private let help: Binding<Help?>
        var isEditing = false
        init(help: Binding<Help?>) { \(begins) }
        func helpTapped() { help.wrappedValue = Help(id: 1) }
      }
      struct ItemView: View {
        @State var model: ItemModel
        var body: some View {
          Button("") { model.helpTapped() }.sheet(isPresented: $model.isEditing) { Text("") }
        }
      }
      """)
  }

  @Test(arguments: ["self.help = help", "let given = 1; self.help = help"])
  func aModelSetsWhatItsBindingIsTo(_ begins: String) {
    let chart = chart("ItemModel(help: $help)", begins: begins)
    #expect(
      chart.setters(of: "help", in: "help") == [
        "func helpTapped() { help.wrappedValue = Help(id: 1) }"
      ])
    #expect(chart.setters(of: "other", in: "other") == [])
    #expect(chart.actions == ["ItemModel.helpTapped present HomeView.help"])
  }

  /// Made with each, it sets the one or the other; made with none, nothing.
  @Test func whoIsMadeInSeveralPlacesSetsAnyOfThem() {
    let chart = chart("flag ? ItemModel(help: $help) : ItemModel(help: $other)")
    #expect(chart.setters(of: "help", in: "help").count == 1)
    #expect(chart.setters(of: "other", in: "other").count == 1)
  }

  @Test func aConstantBindingIsToNothing() {
    let chart = chart("ItemModel(help: .constant(nil))")
    #expect(chart.setters(of: "help", in: "help") == [])
  }

  /// A value that is waited for is set after the wait.
  @Test func whatIsAwaitedIsSetAfterwards() throws {
    let chart = Charted(
      """
      @main struct ShareApp: App { var body: some Scene { WindowGroup { ShareView(model: Share()) } } }
      struct Record: Identifiable { var id = UUID() }
      @Observable final class Share {
        var record: Record?
        func share() async { record = await make() ?? nil }
        func shareNow() { record = Record() }
        func make() async -> Record? { nil }
      }
      struct ShareView: View {
        @Bindable var model: Share
        var body: some View {
          Button("") { Task { await model.share() } }.sheet(item: $model.record) { _ in Text("") }
        }
      }
      """)
    let actions = try #require(chart.screen("Share")?.actions)
    let after = Dictionary(
      uniqueKeysWithValues: actions.map { ($0.name, $0.effects.contains { $0.afterAwait == true }) }
    )
    #expect(after["share"] == true)
    #expect(after["shareNow"] == false)
  }
}
