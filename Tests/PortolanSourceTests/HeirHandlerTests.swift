import PortolanModel
import Testing

/// Handlers that take the heirs of a class.
@Suite struct HeirHandlerTests {
  private func chart(_ stack: String, _ handler: String, push: String, besides: String = "")
    -> Charted
  {
    Charted(
      """
      class Port: Hashable {
        static func == (one: Port, other: Port) -> Bool { one === other }
        func hash(into hasher: inout Hasher) {}
      }
      class Marina: Port {}
      class Berth: Marina {}
      class Island: Hashable {
        static func == (one: Island, other: Island) -> Bool { one === other }
        func hash(into hasher: inout Hasher) {}
      }
      struct ChartView: View {
        var body: some View {
          \(stack) { HomeView().\(handler)(for: Port.self) { PortView(port: $0) }\(besides) }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View { VStack { \(push) } }
      }
      struct PortView: View { let port: Port; var body: some View { Text("Port") } }
      struct MarinaView: View { let marina: Marina; var body: some View { Text("Marina") } }
      @main struct ChartApp: App { var body: some Scene { WindowGroup { ChartView() } } }
      """)
  }

  private func targets(_ chart: Charted) -> [String?] {
    chart.screen("HomeView")?.links.map { $0.leadsTo?.replacingOccurrences(of: "App.", with: "") }
      ?? []
  }

  @Test func aStackOfFlowStacksLooksThroughTheBases() {
    let chart = chart(
      "FlowStack(withNavigation: true)", "flowDestination",
      push: """
        Button("") { navigator.push(Marina()) }
        FlowLink(value: Berth(), style: .push) { Text("") }
        Button("") { navigator.push(Island()) }
        """)
    #expect(targets(chart) == ["PortView", "PortView", nil])
  }

  /// What takes the nearest of an object's classes shows it.
  @Test func theNearestBaseTakesIt() {
    let chart = chart(
      "FlowStack(withNavigation: true)", "flowDestination",
      push: """
        Button("") { navigator.push(Berth()) }
        Button("") { navigator.push(Port()) }
        """,
      besides: ".flowDestination(for: Marina.self) { MarinaView(marina: $0) }")
    #expect(targets(chart) == ["MarinaView", "PortView"])
  }

  /// SwiftUI's own stack takes a value of the very type alone.
  @Test func aStackOfSwiftUITakesNoHeirs() {
    let chart = chart(
      "NavigationStack", "navigationDestination",
      push: "NavigationLink(\"\", value: Marina())")
    #expect(targets(chart) == [nil])
  }
}
