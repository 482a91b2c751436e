import PortolanModel
import Testing

/// SwiftfulRouting: a router is told what to show, and no state of the app's says so.
@Suite struct SwiftfulRoutingTests {
  @Test func aRouterLeadsToWhatItIsToldToShow() {
    let chart = Charted(
      """
      import SwiftUI
      import SwiftfulRouting

      @main struct ShipApp: App {
        var body: some Scene { WindowGroup { RouterView { _ in DeckView() } } }
      }
      struct DeckView: View {
        @Environment(\\.router) private var router
        var body: some View {
          Button("Cargo") { router.showScreen(.push) { _ in CargoView() } }
          Button("Fleet") { router.showScreen(.fullScreenCover, onDismiss: {}) { _ in FleetView() } }
          Button("Charts") { router.showResizableSheet(sheetDetents: [.medium]) { _ in ChartsView() } }
          Button("Menu") { router.showModal { MenuView() } }
          Button("Ashore") { router.showScreens(destinations: [shore]) }
        }
        private var shore: AnyDestination { AnyDestination(segue: .sheet) { _ in ShoreView() } }
      }
      struct CargoView: View { var body: some View { Text("Cargo") } }
      struct FleetView: View { var body: some View { Text("Fleet") } }
      struct ChartsView: View { var body: some View { Text("Charts") } }
      struct MenuView: View { var body: some View { Text("Menu") } }
      struct ShoreView: View { var body: some View { Text("Shore") } }
      """)
    #expect(
      chart.links == [
        "DeckView showScreen(_:) drillDown → CargoView",
        "DeckView showScreen(_:) fullScreenCover → FleetView",
        "DeckView showResizableSheet(_:) sheet → ChartsView",
        "DeckView showModal(_:) modal → MenuView",
        "DeckView AnyDestination(_:) sheet → ShoreView",
      ])
    #expect(chart.slots.isEmpty)
  }

  @Test func aFunctionOfTheAppsOwnIsFollowed() {
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var page: Page?
        var body: some View {
          Button("Cargo") { showScreen(.push) { print("shown") } }
            .sheet(item: $page) { _ in CargoView() }
        }
        private func showScreen(_ page: Page, then done: () -> Void) { self.page = page }
      }
      enum Page: Identifiable { case push; var id: Self { self } }
      struct CargoView: View { var body: some View { Text("Cargo") } }
      """)
    #expect(chart.links.isEmpty)
    #expect(chart.slots == ["DeckView.page atMostOne optionalEnum: push sheet → CargoView"])
  }
}
