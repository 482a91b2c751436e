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

  @Test(arguments: ["Bindings(isAdding: $isAdding)", ".init(isAdding: $isAdding)"])
  func aStructCarriesBindings(_ made: String) {
    let chart = Charted(
      """
      struct Bindings { @Binding var isAdding: Bool; var count = 0 }
      struct HomeView: View {
        @State private var isAdding = false
        var body: some View {
          Button("Add") { isAdding = true }
            .fullScreenCover(isPresented: $isAdding) { AddView(bindings: \(made)) }
        }
      }
      struct AddView: View {
        let bindings: Bindings
        var body: some View { Button("Save") { bindings.isAdding = false } }
      }
      """)
    #expect(
      chart.actions == ["AddView.Save dismiss HomeView.isAdding", "HomeView.Add present isAdding"])
  }

  @Test(arguments: [
    (
      "self", "@Binding private var isOn: Bool; init(_ view: MailView) { _isOn = view._isOn }",
      "isOn"
    ),
    (
      "self", "@Binding private var isOn: Bool; init(_ view: MailView) { self._isOn = view.$isOn }",
      "isOn"
    ),
    ("isOn: $isOn", "@Binding var isOn: Bool; init(isOn: Binding<Bool>) { _isOn = isOn }", "isOn"),
    ("self", "let view: MailView; init(_ view: MailView) { self.view = view }", "view.isOn"),
  ])
  func theDelegateOfAWrappedControllerActsForItsView(
    _ given: String, _ kept: String, _ flag: String
  ) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isMailing = false
        var body: some View {
          Button("Mail") { isMailing = true }.sheet(isPresented: $isMailing) { MailView(isOn: $isMailing) }
        }
      }
      struct MailView: UIViewControllerRepresentable {
        @Binding var isOn: Bool
        func makeUIViewController(context: Context) -> MFMailComposeViewController {
          let controller = MFMailComposeViewController()
          controller.mailComposeDelegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(\(given)) }
        final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
          \(kept)
          func mailComposeController(_ mail: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {
            \(flag) = false
          }
        }
      }
      """)
    #expect(
      chart.actions == [
        "HomeView.Mail present isMailing",
        "MailView.mailComposeController dismiss HomeView.isMailing",
      ])
  }

  /// Nobody knows which of them the one has whose code is read.
  @Test func ofStructsWithDifferentBindingsNothingIsSaid() {
    let chart = Charted(
      """
      struct Control { @Binding var isShown: Bool }
      struct HomeView: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
          Button("First") { isFirst = true }
            .sheet(isPresented: $isFirst) { FirstView(control: Control(isShown: $isFirst)) }
            .sheet(isPresented: $isSecond) { FirstView(control: Control(isShown: $isSecond)) }
        }
      }
      struct FirstView: View {
        let control: Control
        var body: some View { Button("Close") { control.isShown = false } }
      }
      """)
    #expect(chart.actions == ["HomeView.First present isFirst"])
  }

  /// A model that answers for a wrapped view is no part of that.
  @Test func aModelThatIsTheDelegateActsForItself() {
    let chart = Charted(
      """
      @Observable final class MapModel: NSObject {
        var isFiltering = false
        func filterTapped() { isFiltering = true }
      }
      struct MapView: View {
        @State private var model = MapModel()
        var body: some View {
          VStack { MapBox(model: model); Button("Filter") { model.filterTapped() } }
            .sheet(isPresented: $model.isFiltering) { FilterView(model: model) }
        }
      }
      struct FilterView: View {
        let model: MapModel
        var body: some View { MapBox(model: model) }
      }
      struct MapBox: UIViewRepresentable {
        let model: MapModel
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ view: MKMapView, context: Context) {}
        func makeCoordinator() -> MapModel { model }
      }
      """)
    #expect(chart.actions.filter { $0.contains("filterTapped") }.count == 1)
  }
}
