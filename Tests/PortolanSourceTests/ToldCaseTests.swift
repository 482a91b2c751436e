import PortolanModel
import Testing

/// Functions that are told a case of which nobody knows more than what they say themselves.
@Suite struct ToldCaseTests {
  /// What a generic modifier gives its closure, the function says that the closure calls.
  @Test(arguments: [
    "page(for: $0)", "pages.page(for: $0)", "page(for: $0).padding()",
  ])
  func theFunctionSaysWhichEnumItIs(_ page: String) {
    let maker = """
      @ViewBuilder func page(for stage: Stage) -> some View {
        switch stage {
        case .harbour: HarbourView()
        case .berth(let id): BerthView(id: id)
        }
      }
      """
    let chart = Charted(
      """
      enum Stage: Hashable { case harbour, berth(String) }
      final class Pile<Route: Hashable>: ObservableObject {
        let root: Route
        @Published private(set) var more: [Route] = []
        init(root: Route) { self.root = root }
        var top: Route { more.last ?? root }
        func push(_ route: Route) { more.append(route) }
      }
      struct Floating<Route: Hashable, Page: View>: ViewModifier {
        @ObservedObject var pile: Pile<Route>
        let page: (Route) -> Page
        func body(content: Content) -> some View {
          content.sheet(isPresented: .constant(true)) { page(pile.top) }
        }
      }
      final class Pages {
        \(maker)
      }
      struct SeaView: View {
        let pages: Pages
        @StateObject private var pile: Pile<Stage>
        var body: some View { Color.blue.modifier(Floating(pile: pile) { \(page) }) }
        \(maker)
      }
      struct HarbourView: View { var body: some View { Text("") } }
      struct BerthView: View { let id: String; var body: some View { Text(id) } }
      """)
    #expect(
      chart.links == [
        "SeaView sheet(isPresented: .constant(true)) sheet → HarbourView",
        "SeaView sheet(isPresented: .constant(true)) sheet → BerthView",
      ])
    #expect(chart.slots == [])
  }

  /// Of a parameter that a call leaves away, its default is the case.
  @Test(arguments: [("", "drillDown"), ("mode: .push", "drillDown"), ("mode: .modal", "sheet")])
  func theDefaultIsTheCaseThatACallLeavesAway(_ argument: String, _ presentation: String) {
    let chart = Charted(
      """
      class HarbourController: UIViewController {
        let flow: BerthFlow
        @objc func tapped() { flow.begin(\(argument)) }
      }
      enum Mode { case push, modal }
      final class BerthFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func begin(mode: Mode = .push) {
          switch mode {
          case .push: stack.pushViewController(BerthController(), animated: true)
          case .modal: stack.present(BerthController(), animated: true)
          }
        }
      }
      class BerthController: UIViewController {}
      """)
    #expect(chart.screen("HarbourController")?.links.map(\.presentation.name) == [presentation])
  }
}
