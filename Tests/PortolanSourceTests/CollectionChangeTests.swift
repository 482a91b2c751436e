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
      ])
  }
}
