import PortolanModel
import Testing

/// Stacks that are set to one element.
@Suite struct StackBeginningTests {
  private func chart(_ code: String) -> Charted {
    Charted(
      """
      enum Page: String, Hashable { case about, help }
      final class Router: ObservableObject {
        @Published var path: [Page] = []
        func open(_ name: String, _ pages: [Page]) { \(code) }
      }
      struct More: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("About", value: Page.about)
              .navigationDestination(for: Page.self) { page in
                switch page { case .about: About(); case .help: Help() }
              }
          }
        }
      }
      struct About: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
  }

  /// Whatever page it is, there is one: none stands on another.
  @Test func oneElementOfAnyCaseStandsAlone() throws {
    let chart = chart("if let page = Page(rawValue: name) { path = [page] }")
    let screen = try #require(chart.screen("Router"))
    let actions = screen.actions.filter { $0.name == "open" }
    #expect(actions.map(\.effects.count) == [1])
    #expect(actions.first?.effects.first?.isAlone == true)
    #expect(successors(chart, screen)?.first == ["about", "help"])
    #expect(successors(chart, screen)?.next == [:])
  }

  @Test func ofSeveralElementsNobodyKnows() throws {
    let chart = chart("path = pages")
    let screen = try #require(chart.screen("Router"))
    #expect(successors(chart, screen) == nil)
  }

  private func successors(_ charted: Charted, _ screen: Screen) -> StackSuccessors? {
    guard let chart = try? Chart(charted.model),
      let number = chart.model.screens.firstIndex(where: { $0.id == screen.id }),
      let slot = screen.slots.first(where: { $0.name == "path" })
    else { return nil }
    return StackSuccessors(of: slot, in: number, chart, SlotEffects(chart), Ways(chart))
  }
}
