import PortolanModel
import Testing

/// State that is there, though its type says that it may not be.
@Suite struct UnwrappedStateTests {
  /// What stands in for an optional is there.
  @Test(arguments: [
    ("Memory.stage ?? .dock", "exactlyOne enum"), ("Memory.stage ?? Stage.dock", "exactlyOne enum"),
    ("Memory.stage ?? Memory.last", "atMostOne optionalEnum"),
  ])
  func aCaseStandsInForAnOptional(_ value: String, _ kind: String) {
    let chart = Charted(
      """
      @main struct BoatApp: App { var body: some Scene { WindowGroup { BoatView() } } }
      enum Stage { case dock, sea, port }
      struct Memory { static var stage: Stage? { nil }; static var last: Stage? { nil } }
      final class Boat: ObservableObject { @Published var stage = \(value) }
      struct BoatView: View {
        @StateObject private var boat = Boat()
        var body: some View {
          switch boat.stage {
          case .sea: SeaView()
          case .port: PortView()
          default: DockView(boat: boat)
          }
        }
      }
      struct SeaView: View { var body: some View { Text("Sea") } }
      struct PortView: View { var body: some View { Text("Port") } }
      struct DockView: View {
        @ObservedObject var boat: Boat
        var body: some View { Button("Sail") { boat.stage = .sea }; Button("Moor") { boat.stage = .port } }
      }
      """)
    #expect(
      chart.slots.map { $0.prefix { $0 != ":" } } == ["Boat.stage \(kind)"])
    let verb = kind.hasPrefix("exactlyOne") ? "select" : "present"
    #expect(chart.actions.contains("DockView.Sail \(verb) Boat.stage (sea)"))
  }
}
