import PortolanModel
import Testing

/// Pages that a wrapper of the app's own shows in its stack, and that only push: what they do stands with the place that has both.
@Suite struct PushingContentTests {
  private func chart(harbour: String, cargo: String) -> Charted {
    Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { RootView() } } }
      enum Pier: Hashable { case harbour, cargo }
      enum Page: Hashable { case ship, crate }
      @Observable final class Router { var path: [Page] = [] }
      struct RootView: View {
        @State private var pier = Pier.harbour
        var body: some View {
          TabView(selection: $pier) {
            StackPier { HarbourPage() }.tag(Pier.harbour)
            StackPier { CargoPage() }.tag(Pier.cargo)
          }
        }
      }
      struct StackPier<Content: View>: View {
        @ViewBuilder var content: () -> Content
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            content().navigationDestination(for: Page.self) { page in
              switch page {
              case .ship: ShipView()
              case .crate: CrateView()
              }
            }
          }
          .environment(router)
        }
      }
      struct HarbourPage: View {
        @Environment(Router.self) private var router
        var body: some View { \(harbour) }
      }
      struct CargoPage: View { var body: some View { \(cargo) } }
      struct CrateRow: View { var body: some View { NavigationLink(value: Page.crate) { Text("Crate") } } }
      struct ShipView: View { var body: some View { Text("Ship") } }
      struct CrateView: View { var body: some View { Text("Crate") } }
      """)
  }

  private func tabs(_ chart: Charted) -> [String] {
    chart.slots.filter { $0.hasPrefix("RootView") }
  }

  @Test(arguments: [
    "List { NavigationLink(value: Page.crate) { Text(\"Crate\") } }", "List { CrateRow() }",
  ])
  func aPageThatOnlyPushesIsTold(_ cargo: String) {
    let chart = chart(
      harbour: "Button(\"Ship\") { router.path.append(.ship) }", cargo: cargo)
    #expect(
      tabs(chart) == [
        "RootView.pier exactlyOne enum in TabView: harbour tab → StackPierAndHarbourPage, cargo tab → StackPierAndCargoPage"
      ])
    let pushed = chart.actions.filter { $0.contains(" push ") }
    #expect(pushed.count == 2)
    #expect(
      pushed.contains {
        $0.hasPrefix("StackPierAndHarbourPage.HarbourPage.Ship push") && $0.hasSuffix("(ship)")
      })
    #expect(pushed.contains { $0.hasPrefix("StackPierAndCargoPage.") && $0.hasSuffix("(crate)") })
  }

  /// What only says something is nothing to tell one place of the wrapper from another by.
  @Test func aPageThatDoesNothingIsNone() {
    let chart = chart(harbour: "Text(\"Harbour\")", cargo: "Text(\"Cargo\")")
    #expect(
      tabs(chart) == [
        "RootView.pier exactlyOne enum in TabView: harbour tab → StackPier, cargo tab → StackPier"
      ])
  }
}
