import PortolanModel
import Testing

/// Optionals of models that nothing presents, and what an alert only asks about.
@Suite struct UnpresentedStateTests {
  private func slots(_ properties: String, _ body: String = "", rest: String = "") -> [String] {
    Charted(
      """
      final class NoteModel: ObservableObject { @Published var showsLog = false; var text = "" }
      struct NoteView: View {
        @ObservedObject var model: NoteModel
        var body: some View { Text(model.text).sheet(isPresented: $model.showsLog) { Text("") } }
      }
      final class DraftModel: ObservableObject {
        \(properties)
        @Published var asks = false
      }
      struct DraftView: View {
        @StateObject var model: DraftModel
        var body: some View { Text("").alert("", isPresented: $model.asks) {}\(body) }
      }
      \(rest)
      """
    ).slots.filter { $0.hasPrefix("DraftModel") && !$0.hasPrefix("DraftModel.asks") }
  }

  @Test(arguments: ["let reply: NoteModel?", "var reply: NoteModel?", "var reply: NoteModel!"])
  func whatNothingPresentsIsNoSlot(_ property: String) {
    #expect(slots(property) == [])
  }

  @Test func whatIsPresentedIsOne() {
    #expect(
      slots(
        "@Published var reply: NoteModel?", ".sheet(item: $model.reply) { NoteView(model: $0) }")
        == [
          "DraftModel.reply atMostOne optionalValue: reply sheet → NoteModel"
        ])
  }

  @Test func whatCodeShowsWhileItIsThereIsOne() {
    #expect(
      slots(
        "let reply: NoteModel?",
        ".overlay { if let reply = model.reply { NoteView(model: reply) } }"
      )
      .count == 1)
  }

  /// What code sets may be presented where nobody looks.
  @Test func whatIsSetIsOne() {
    #expect(slots("var reply: NoteModel?; func answer() { reply = NoteModel() }").count == 1)
  }

  /// A flag by its name alone makes no screen of data.
  @Test func aFlagThatNothingPresentsMakesNoScreen() {
    let chart = Charted(
      """
      final class NoteModel: ObservableObject { var showReportToggle = false }
      final class DraftModel: ObservableObject {
        var reply: NoteModel?
        func answer() { reply = NoteModel() }
      }
      struct DraftView: View {
        @StateObject var model: DraftModel
        var body: some View { Text("") }
      }
      """)
    #expect(chart.slots == [])
  }

  @Test(arguments: [
    ".alert(item: $doomed) { note in Alert(title: Text(note.text)) }",
    ".confirmationDialog(\"\", isPresented: $asks, presenting: doomed) { note in Button(note.text) {} }",
  ])
  func anAlertLeadsNowhereByWhatItAsksAbout(_ alert: String) {
    let chart = Charted(
      """
      @Observable final class Note: Identifiable { var text = ""; var showsLog = false }
      struct NoteView: View {
        @Bindable var note: Note
        var body: some View { Text("").sheet(isPresented: $note.showsLog) { Text("") } }
      }
      struct ListView: View {
        @State private var doomed: Note?
        @State private var asks = false
        var body: some View { Text("")\(alert) }
      }
      """)
    let slot = chart.screen("ListView")?.slots.first
    #expect(slot?.destinations.map(\.leadsTo) == [nil])
    #expect(slot?.destinations.flatMap(\.payload).map(\.role) == [.data])
  }

  @Test func aSheetLeadsToWhatItIsGiven() {
    let chart = Charted(
      """
      @Observable final class Note: Identifiable { var text = ""; var showsLog = false }
      struct NoteView: View {
        @Bindable var note: Note
        var body: some View { Text("").sheet(isPresented: $note.showsLog) { Text("") } }
      }
      struct ListView: View {
        @State private var open: Note?
        var body: some View { Text("").sheet(item: $open) { NoteView(note: $0) } }
      }
      """)
    #expect(chart.slots.contains("ListView.open atMostOne optionalValue: open sheet → Note"))
  }

  /// What nobody sets of a router for several kinds of route, and nothing presents, is there for others.
  @Test func aRoutersSpareSlotIsNone() {
    let chart = Charted(
      """
      @Observable final class Router<R: Hashable> { var path: [R] = []; var sheet: R? }
      enum HomeRoute: Hashable { case trip }
      enum MoreRoute: Hashable { case help }
      struct HomeView: View {
        @State private var home = Router<HomeRoute>()
        @State private var more = Router<MoreRoute>()
        var body: some View {
          TabView {
            NavigationStack(path: $home.path) {
              Button("") { home.path.append(.trip) }
                .navigationDestination(for: HomeRoute.self) { _ in Text("") }
            }
            NavigationStack(path: $more.path) {
              Button("") { more.path.append(.help) }
                .navigationDestination(for: MoreRoute.self) { _ in Text("") }
            }
          }
        }
      }
      """)
    #expect(!chart.slots.contains { $0.contains(".sheet ") })
  }

  /// A model that only talks to another one that the view has, too, presents nothing by it.
  @Test func aModelThatIsToldOfAnotherHasNoSlotForIt() throws {
    let chart = Charted(
      """
      final class InputModel: ObservableObject {
        @Published var isPicking = false
        func edit() {}
      }
      final class ChatModel: ObservableObject {
        @Published var share: Share?
        var input: InputModel?
        func editTapped() { input?.edit() }
      }
      struct Share: Identifiable { let id = UUID() }
      struct ChatView: View {
        @StateObject private var model = ChatModel()
        @StateObject private var input = InputModel()
        var body: some View {
          VStack { Button("Share") { model.share = Share() }; InputView(model: input) }
            .sheet(item: $model.share) { _ in Text("") }
            .sheet(isPresented: $input.isPicking) { Text("") }
            .onAppear { model.input = input }
        }
      }
      struct InputView: View {
        @ObservedObject var model: InputModel
        var body: some View { Button("Pick") { model.isPicking = true } }
      }
      """)
    #expect(
      chart.slots == [
        "ChatModel.input always child: input inline → InputModel",
        "ChatModel.share atMostOne optionalValue: share sheet",
        "InputModel.isPicking atMostOne flag: isPicking sheet",
      ])
    #expect(chart.actions.allSatisfy { !$0.contains("present input") })
  }
}
