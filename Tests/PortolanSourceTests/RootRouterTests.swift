import PortolanModel
import Testing

/// Routers of one class of which several views have one: what nobody binds a stack to pushes nothing.
@Suite struct RootRouterTests {
  private func chart(root: String) -> Charted {
    Charted(
      """
      @main struct HarbourApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { HarbourTabs(rootRouter: $router) } }
      }
      @Observable final class Router { var path: [Page] = []; var sheet: Sheet? }
      enum Page: Hashable { case ship, crane }
      enum Sheet: Identifiable { case help; var id: Int { 0 } }
      struct HarbourTabs: View {
        @Binding var rootRouter: Router
        var body: some View { \(root) }
      }
      struct ShipTab: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Ship") { router.path.append(.ship) }.pages().sheets($router.sheet)
          }
        }
      }
      struct CraneTab: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Crane") { router.path.append(.crane) }.pages().sheets($router.sheet)
          }
        }
      }
      extension View {
        func pages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page {
            case .ship: ShipView()
            case .crane: CraneView()
            }
          }
        }
        func sheets(_ sheet: Binding<Sheet?>) -> some View {
          self.sheet(item: sheet) { _ in HelpView() }
        }
      }
      struct ShipView: View { var body: some View { Text("Ship") } }
      struct CraneView: View { var body: some View { Text("Crane") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  private let tabs = "TabView { ShipTab(); CraneTab() }"

  @Test func aRouterWithoutAStackPresentsItsSheetAlone() {
    let chart = chart(
      root: "\(tabs).sheets($rootRouter.sheet).onTapGesture { rootRouter.sheet = .help }")
    #expect(
      chart.slots.filter { !$0.contains("always") } == [
        "HarbourTabs.sheet atMostOne optionalEnum: help sheet → HelpView",
        "Router.path sequence typedArray in NavigationStack: ship drillDown → ShipView, crane drillDown → CraneView",
        "Router.sheet atMostOne optionalEnum: help sheet → HelpView",
      ])
    #expect(chart.screen("HarbourTabs")?.slots.first?.properties == ["rootRouter.sheet"])
    #expect(
      chart.slots.filter { $0.contains("always") } == [
        "CraneTab.router always child: router inline → Router",
        "ShipTab.router always child: router inline → Router",
      ])
    #expect(chart.actions.contains("HarbourTabs.onTapGesture present sheet (help)"))
  }

  /// One with a stack of its own is like the others.
  @Test func aRouterWithAStackIsLikeTheOthers() {
    let chart = chart(
      root: "NavigationStack(path: $rootRouter.path) { \(tabs).pages() }.sheets($rootRouter.sheet)")
    #expect(
      chart.slots.contains("HarbourTabs.rootRouter always child: rootRouter inline → Router"))
  }
}
