import PortolanModel
import Testing

/// State that models have by a base class of the app's own.
@Suite struct InheritedStateTests {
  private func chart(_ pages: String) -> Charted {
    Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Main() } } }
      class BaseModel: ObservableObject {
        @Published var isErrorShown = false
        func load() { isErrorShown = true }
      }
      final class CartModel: BaseModel {}
      final class ListModel: BaseModel {}
      struct Main: View {
        @StateObject var cart = CartModel()
        @StateObject var list = ListModel()
        var body: some View { CartView(model: cart); ListView(model: list) }
      }
      struct ErrorView: View { let model: BaseModel; var body: some View { Text("") } }
      \(pages)
      """)
  }

  private static let alert = ".sheet(isPresented: $model.isErrorShown) { ErrorView(model: model) }"

  @Test func eachHeirHasItsOwn() {
    let chart = chart(
      """
      struct CartView: View {
        @ObservedObject var model: CartModel
        var body: some View { Button("Buy") { model.isErrorShown = true }\(Self.alert) }
      }
      struct ListView: View {
        @ObservedObject var model: ListModel
        var body: some View { Text("").onTapGesture { model.load() }\(Self.alert) }
      }
      """)
    #expect(
      chart.slots.filter { !$0.hasPrefix("Main.") } == [
        "CartModel.isErrorShown atMostOne flag: isErrorShown sheet → BaseModel",
        "ListModel.isErrorShown atMostOne flag: isErrorShown sheet → BaseModel",
      ])
    #expect(
      chart.actions == [
        "CartModel.Buy present isErrorShown", "CartModel.load present isErrorShown",
        "ListModel.load present isErrorShown",
      ])
  }

  /// Of a view that is handed the base class nobody knows whose it is: there the state is the base's, whoever sets it.
  @Test func whatAViewOfTheBasePresentsIsTheBases() {
    let chart = chart(
      """
      struct CartView: View {
        @ObservedObject var model: CartModel
        var body: some View { Button("Buy") { model.isErrorShown = true }; ListView(model: model) }
      }
      struct ListView: View {
        @ObservedObject var model: BaseModel
        var body: some View { Text("").alert("", isPresented: $model.isErrorShown) {} }
      }
      """)
    #expect(
      chart.slots.filter { $0.contains("isErrorShown") } == [
        "BaseModel.isErrorShown atMostOne flag: isErrorShown alert"
      ])
    #expect(chart.setters(of: "isErrorShown", in: "isErrorShown").count == 2)
  }

  /// What only an heir does to state that no view presents, it does to what its base class declares.
  @Test func whatAnHeirSetsIsSetWhereNothingIsPresented() {
    let chart = Charted(
      """
      @Observable final class DraftModel { var isDeleteShown = false }
      @Observable class MailModel {
        var mail: Mail?
        enum Mail { case draft(DraftModel), sent }
        func send() { mail = .sent }
      }
      final class RemoteModel: MailModel {
        func load() { mail = .draft(DraftModel()) }
      }
      struct DraftView: View {
        @Bindable var model: DraftModel
        var body: some View {
          Button("") { model.isDeleteShown = true }.alert("", isPresented: $model.isDeleteShown) {}
        }
      }
      struct MailView: View {
        var model: MailModel
        var body: some View { Button("Send") { model.send() } }
      }
      struct RootView: View {
        var body: some View { MailView(model: RemoteModel()) }
      }
      """)
    #expect(
      chart.setters(of: "draft", in: "mail") == ["func load() { mail = .draft(DraftModel()) }"])
  }

  /// What a base class's functions do to its state, they do to that of the heir which a view keeps, whoever has them do so.
  @Test func whatABaseTakesAwayIsTakenAwayOfTheHeir() {
    let chart = Charted(
      """
      enum Upload: Equatable { case idle, running, failed(String) }
      @Observable class Loading {
        var state: Upload = .idle
        var isShown: Binding<Bool> {
          Binding { self.state != .idle } set: { if !$0 { self.state = .idle } }
        }
        func cancel() { state = .idle }
      }
      @Observable final class FileLoading: Loading { func start() { state = .running } }
      struct FileView: View {
        @State var model = FileLoading()
        var body: some View {
          Button("File") { model.start() }.sheet(isPresented: model.isShown) { LoadView(model: model) }
        }
      }
      struct LoadView: View {
        let model: Loading
        var body: some View { Button("Cancel") { model.cancel() } }
      }
      """)
    #expect(
      chart.actions == [
        "FileLoading.cancel dismiss state", "FileLoading.start present state (running)",
        "LoadView.Cancel dismiss FileLoading.state",
      ])
    #expect(
      chart.dismissals(of: "running", in: "state").contains("func cancel() { state = .idle }"))
  }
}
