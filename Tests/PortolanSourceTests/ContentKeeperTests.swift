import PortolanModel
import Testing

/// Presenters of the app's own that keep erased what they are handed, until a modifier shows it.
@Suite struct ContentKeeperTests {
  private func chart(_ body: String, _ more: String = "") -> Charted {
    Charted(
      """
      @main struct ShipApp: App {
        var body: some Scene { WindowGroup { DeckView().modifier(PresenterModifier()) } }
      }
      final class Presenter: ObservableObject {
        static let shared = Presenter()
        struct Page { let content: () -> AnyView }
        @Published private var pages: [Page] = []
        var isShown: Bool { !pages.isEmpty }
        func top() -> Page? { pages.last }
        func close() { pages.removeLast() }
        func present(@ViewBuilder content: @escaping () -> some View) {
          DispatchQueue.main.async { self.pages.append(Page { AnyView(content()) }) }
        }
        func presentLog(_ name: String) { present { LogView() } }
        func presentLater(@ViewBuilder content: @escaping () -> some View) {
          ask { Presenter.shared.present(content: content) }
        }
        func ask(_ done: @escaping () -> Void) { done() }
      }
      struct PresenterModifier: ViewModifier {
        @ObservedObject private var presenter = Presenter.shared
        func body(content: Content) -> some View {
          content.sheet(
            isPresented: Binding(get: { presenter.isShown }, set: { if !$0 { presenter.close() } })
          ) { if let page = presenter.top() { page.content() } }
        }
      }
      @Observable final class DeckModel {
        func log() { Presenter.shared.present { LogView() } }
      }
      enum Option: CaseIterable {
        case log
        func perform() { Presenter.shared.present { LogView() } }
      }
      struct DeckView: View {
        @State private var model = DeckModel()
        let option: Option
        var body: some View { \(body) }
        private func log() { Presenter.shared.present { LogView() } }
      }
      \(more)
      struct LogView: View {
        @State private var isWriting = false
        var body: some View {
          Button("Write") { isWriting = true }.alert("Write", isPresented: $isWriting) {}
        }
      }
      """)
  }

  /// Whoever calls leads to what is handed over, as the modifier shows it.
  @Test(arguments: [
    "Button(\"\") { Presenter.shared.present { LogView() } }",
    "Button(\"\") { log() }",
    "Button(\"\") { model.log() }",
    "Button(\"\") { Presenter.shared.presentLog(\"\") }",
    "Button(\"\") { Presenter.shared.presentLater { LogView() } }",
    "Button(\"\") { option.perform() }",
    "Button(\"\") { Presenter.shared.ask { Presenter.shared.present { LogView() } } }",
  ])
  func whoCallsLeadsThere(_ body: String) {
    let chart = chart(body)
    #expect(chart.links.count == 1)
    #expect(chart.links.allSatisfy { $0.hasPrefix("Deck") && $0.hasSuffix(" sheet → LogView") })
    #expect(!chart.slots.joined().contains("logView"))
  }

  /// A function that only makes a value around content shows nothing: whoever has the value does.
  @Test func whatAValueIsMadeAroundIsNotLedTo() {
    let chart = Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      struct DeckView: View {
        @State private var rows: [Row] = []
        var body: some View {
          ForEach(rows) { $0.content }.onAppear { fill() }
          Button("More") { rows.append(Row.row(id: 2) { LogView() }) }
        }
        private func fill() { rows = [.row(id: 1) { LogView() }, Row.row(id: 3) { LogView() }] }
      }
      struct Row: Identifiable {
        let id: Int
        let content: AnyView
        static func row(id: Int, @ViewBuilder content: () -> some View) -> Row {
          Row(id: id, content: AnyView(content()))
        }
      }
      struct LogView: View { var body: some View { NavigationLink("") { Text("") } } }
      """)
    #expect(chart.screen("DeckView")?.links.isEmpty == true)
  }
}
