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

  /// A model that code takes to be always there is a child, unless code presents by it or takes it away.
  @Test(arguments: [
    ("Text(\"\")", "{}", "always child"),
    ("Text(\"\")", "{ flow.offer = nil }", "atMostOne optionalValue"),
    (
      "Text(\"\").sheet(item: $flow.offer) { OfferView(offer: $0) }", "{}",
      "atMostOne optionalValue"
    ),
  ])
  func aModelThatIsAlwaysThereIsAChild(_ shown: String, _ deed: String, _ kind: String) {
    let chart = Charted(
      """
      @main struct OfferApp: App { var body: some Scene { WindowGroup { FlowView() } } }
      final class Offer: ObservableObject, Identifiable { @Published var isTermsShown = false }
      final class Flow: ObservableObject {
        @Published var isHelpShown = false
        @Published var offer: Offer!
        init(offer: Offer) { self.offer = offer }
      }
      struct FlowView: View {
        @StateObject var flow = Flow(offer: Offer())
        var body: some View {
          NavigationStack { OfferView(offer: flow.offer); \(shown) }
            .sheet(isPresented: $flow.isHelpShown) { Text("Help") }
            .toolbar { Button("Help") { flow.isHelpShown = true }; Button("Drop") \(deed) }
        }
      }
      struct OfferView: View {
        @ObservedObject var offer: Offer
        var body: some View {
          Button("Terms") { offer.isTermsShown = true }.sheet(isPresented: $offer.isTermsShown) { Text("") }
        }
      }
      """)
    #expect(chart.slots.contains { $0.hasPrefix("Flow.offer \(kind)") })
  }
}
