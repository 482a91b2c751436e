import Testing

/// How what a stack of FlowStacks shows comes before the user, case by case.
@Suite struct RouteStyleTests {
  private static func kinds(_ links: String, _ path: String) -> [String] {
    let chart = Charted(
      """
      enum Tide: Hashable { case ebb, flood(Int) }
      final class Gauge: ObservableObject { func next() -> Tide { .flood(2) } }
      struct CoastView: View {
        @State var path \(path)
        var body: some View {
          FlowStack($path, withNavigation: true) {
            ShoreView().flowDestination(for: Tide.self) { tide in
              switch tide {
              case .ebb: EbbView()
              case .flood: FloodView()
              }
            }
          }
        }
      }
      struct ShoreView: View {
        @EnvironmentObject var navigator: FlowPathNavigator
        @ObservedObject var gauge: Gauge
        var body: some View { \(links) }
      }
      struct EbbView: View { var body: some View { Text("Ebb") } }
      struct FloodView: View { var body: some View { Text("Flood") } }
      """)
    return ["ebb", "flood"].map { name in
      let kinds = chart.destination(name, in: "path")?.presentations?.map(\.kind.name) ?? []
      return "\(name) \(kinds.joined(separator: ", "))"
    }
  }

  @Test(arguments: [
    (
      "FlowLink(value: Tide.ebb, style: .sheet) { Text(\"\") }; FlowLink(value: Tide.flood(1), style: .push) { Text(\"\") }",
      ["ebb sheet", "flood drillDown"]
    ),
    (
      "FlowLink(value: Tide.ebb, style: .sheet) { Text(\"\") }; Button(\"\") { navigator.push(Tide.ebb) }",
      ["ebb drillDown, sheet", "flood drillDown"]
    ),
    // What may be any case is so for all of which nothing else is known.
    (
      "FlowLink(value: gauge.next(), style: .sheet) { Text(\"\") }; FlowLink(value: Tide.ebb, style: .push) { Text(\"\") }",
      ["ebb drillDown", "flood sheet"]
    ),
  ])
  func eachCaseIsShownAsWhatAddsItSays(_ links: String, _ expected: [String]) {
    #expect(Self.kinds(links, "= FlowPath()") == expected)
    #expect(Self.kinds(links, ": Routes<Tide> = []") == expected)
  }
}
