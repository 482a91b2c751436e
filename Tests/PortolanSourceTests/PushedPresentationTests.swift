import PortolanModel
import Testing

/// What stands on a page that a stack pushes, in the code of who says so below it.
@Suite struct PushedPresentationTests {
  /// A list of ships, whose handler shows one with what a model keeps.
  private func list(root: String, list: String, besides: String = "") -> Charted {
    Charted(
      """
      struct Berth: Hashable {}
      @main struct HarbourApp: App {
        @State var path = NavigationPath()
        var body: some Scene { WindowGroup { \(root) } }
      }
      final class Fleet: ObservableObject {
        @Published var isListed = false
        @Published var isTowed = false
        @Published var ship: Ship?
        func arrive() { ship = Ship() }
      }
      final class Ship: ObservableObject { @Published var isLoaded = false }
      struct FleetView: View {
        @ObservedObject var fleet: Fleet
        @State var path = NavigationPath()
        var body: some View { \(list) }
        private var ships: some View {
          VStack {
            NavigationLink("Berth", value: Berth())
            Button("List") { fleet.isListed = true }.sheet(isPresented: $fleet.isListed) { Text("") }
            \(besides)
          }
          .onAppear { fleet.arrive() }
          .navigationDestination(for: Berth.self) { _ in
            if let ship = fleet.ship {
              ShipView(ship: ship)
                .sheet(isPresented: $fleet.isTowed) { Text("") }
                .onAppear { fleet.isTowed = true }
            }
          }
        }
      }
      struct ShipView: View {
        @ObservedObject var ship: Ship
        var body: some View {
          Button("Load") { ship.isLoaded = true }.sheet(isPresented: $ship.isLoaded) { Text("") }
        }
      }
      """)
  }

  @Test func aPageOfAStackAroundHasWhatStandsOnIt() {
    let chart = list(
      root: "NavigationStack(path: $path) { FleetView(fleet: Fleet()) }", list: "ships")
    #expect(chart.screen("Fleet")?.slots.map(\.name) == ["isListed"])
    #expect(chart.screen("Ship")?.slots.map(\.name) == ["isLoaded", "isTowed"])
    let path = chart.destination("Berth", in: "path")
    #expect(path?.leadsTo == "App.Ship")
  }

  /// Where the stack is the screen's own, its slot says on which page.
  @Test func onAPageOfItsOwnStackItStandsWithinThat() {
    let chart = list(
      root: "FleetView(fleet: Fleet())", list: "NavigationStack(path: $path) { ships }")
    #expect(chart.screen("Fleet")?.slots.map(\.name) == ["isListed", "isTowed", "path"])
    #expect(chart.within == ["isTowed in path.Berth"])
  }

  /// What is shown below, too, is a slot there.
  @Test func whatIsShownBelowAsWellStaysThere() {
    let chart = list(
      root: "NavigationStack(path: $path) { FleetView(fleet: Fleet()) }", list: "ships",
      besides: """
        if let ship = fleet.ship { ShipView(ship: ship) }
        Button("Tow") { fleet.isTowed = true }.sheet(isPresented: $fleet.isTowed) { Text("") }
        """)
    #expect(chart.screen("Fleet")?.slots.map(\.name) == ["isListed", "isTowed", "ship"])
    #expect(chart.screen("Ship")?.slots.map(\.name) == ["isLoaded"])
  }
}
