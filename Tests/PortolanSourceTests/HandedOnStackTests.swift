import PortolanCheck
import PortolanModel
import Testing

/// A stack that its observer hands on to what is shown.
@Suite struct HandedOnStackTests {
  private func unbound(_ observer: String, shown: String = "[Page]") throws -> [String] {
    let chart = Charted(
      """
      enum Page: Hashable { case help, about }
      final class Holder: ObservableObject {
        @Published var path: [Page] = [] \(observer)
        @Published var shown: \(shown) = []
        func helpTapped() { path.append(.help) }
        func show(_ pages: [Page]) { shown = pages }
        func log(_ pages: [Page]) {}
      }
      struct HomeView: View {
        @StateObject var holder = Holder()
        var body: some View {
          NavigationStack(path: $holder.shown) {
            Button("Help") { holder.helpTapped() }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .help: Text("Help")
                case .about: Text("About")
                }
              }
          }
        }
      }
      """)
    return try Checker().check(Chart(chart.model)).findings
      .filter { $0.rule == "unbound-stack" }.map(\.message)
  }

  @Test(arguments: ["{ didSet { shown = path } }", "{ didSet { show(path) } }"])
  func isNoStackThatNothingShows(_ observer: String) throws {
    #expect(try unbound(observer) == [])
  }

  @Test(arguments: ["", "{ didSet { log(path) } }"])
  func anObserverThatHandsOnNothing(_ observer: String) throws {
    #expect(
      try unbound(observer) == ["'path' of 'Holder' is pushed onto, but no stack is bound to it"])
  }
}
