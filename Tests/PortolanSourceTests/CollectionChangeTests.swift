import PortolanModel
import Testing

/// What is done to stacks and to rows.
@Suite struct CollectionChangeTests {
  @Test func whatTakesOutSomeIsNoWayBackToTheRoot() {
    let chart = Charted(
      """
      @main struct MailApp: App { var body: some Scene { WindowGroup { Main(model: Model()) } } }
      enum Page: Hashable { case folder, message }
      final class Model: ObservableObject {
        @Published var path: [Page] = []
        func delete() { path.removeAll { $0 == .message } }
        func clean() { path.removeAll(where: { $0 == .message }) }
        func home() { path.removeAll(keepingCapacity: true) }
      }
      struct Main: View {
        @ObservedObject var model: Model
        var body: some View { NavigationStack(path: $model.path) { Text("") } }
      }
      """)
    #expect(
      chart.actions == [
        "Model.clean remove path", "Model.delete remove path", "Model.home popToRoot path",
      ])
  }

  @Test func rowsArePutInAndTakenOut() {
    let chart = Charted(
      """
      @main struct ListApp: App { var body: some Scene { WindowGroup { Main(model: Model()) } } }
      final class Row: ObservableObject, Identifiable {
        enum Destination { case alert }
        @Published var destination: Destination?
      }
      struct RowView: View {
        @ObservedObject var model: Row
        var body: some View { Text("").alert("", isPresented: $model.destination.alert) {} }
      }
      final class Model: ObservableObject {
        @Published var rows: [Row] = []
        @Published var isHelpShown = false
        @Published var isTourShown = false
        func add() { rows.append(Row()) }
        func remove(_ row: Row) { rows.removeAll { $0.id == row.id } }
        func open() { isHelpShown = true }
        func tour() { isTourShown = true }
        func begin() { tour() }
      }
      struct Main: View {
        @ObservedObject var model: Model
        var body: some View {
          List(model.rows) { RowView(model: $0) }
            .sheet(isPresented: $model.isHelpShown) { Text("") }
            .sheet(isPresented: $model.isTourShown) { Text("") }
            .onOpenURL { url in model.open(); model.tour() }
            .onTapGesture { model.begin() }
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("Model.") } == [
        "Model.add insertRow rows", "Model.open present isHelpShown",
        "Model.remove removeRow rows", "Model.tour present isTourShown",
        // By a link from outside, and by the user.
        "Model.tour present isTourShown",
      ])
  }

  /// A list that is set to some of its own elements begins with none that it did not have.
  @Test(arguments: [
    ("path = path.dropLast()", "pop"), ("path = Array(path.dropLast())", "pop"),
    ("path = Array(path.prefix(1))", "remove"), ("path = Array(path.prefix(0))", "popToRoot"),
    ("path = path.filter { $0 != .help }", "remove"), ("path += [.item]", "push item"),
    ("path = other.dropLast()", "replace"),
  ])
  func aListIsShortenedFromItself(code: String, effect: String) throws {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      enum Page: Hashable { case item, help, about }
      struct ShopView: View {
        @State private var path: [Page] = []
        @State private var other: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Item") { path.append(.item) }
            Button("Do") {
              \(code)
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .item: Text("Item")
              case .help: Text("Help")
              case .about: Text("About")
              }
            }
          }
        }
      }
      """)
    let action = chart.model.screens.flatMap(\.actions).first { $0.name == "Do" }
    let said = action?.effects.map { effect in
      ([effect.kind.rawValue] + (effect.destinations ?? [])).joined(separator: " ")
    }
    #expect(said == [effect])
    #expect(action?.location?.line == 10)
    #expect(
      try chart.findings("unreachable-destination").isEmpty == (effect == "replace"))
  }

  /// The step of a pager goes on to another.
  @Test func aNumberThatIsCountedUpSelects() {
    let chart = Charted(
      """
      @main struct TourApp: App { var body: some Scene { WindowGroup { TourView() } } }
      struct TourView: View {
        @State private var step = 0
        var body: some View {
          VStack {
            TabView(selection: $step) {
              Text("One").tag(0)
              Text("Two").tag(1)
            }
            Button("Next") { step += 1 }
            Button("Back") { step -= 1 }
          }
        }
      }
      """)
    let done = chart.model.screens.flatMap(\.actions).map { action in
      "\(action.name): " + action.effects.map { "\($0.kind) \($0.slot)" }.joined(separator: ", ")
    }
    #expect(done == ["Next: select step", "Back: select step"])
  }
}
