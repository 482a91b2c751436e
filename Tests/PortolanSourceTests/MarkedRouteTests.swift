import PortolanModel
import Testing

/// Optional routes that only say whose something is, while the pages are shown for other state.
@Suite struct MarkedRouteTests {
  private static func sea(_ model: String) -> Charted {
    Charted(
      """
      enum SeaRoute: Hashable { case harbour, berth(String) }
      final class LampModel: ObservableObject {
        @Published private(set) var owner: SeaRoute?
        @Published private(set) var title = ""
        \(model)
      }
      struct SeaView: View {
        @State private var route: SeaRoute?
        @StateObject private var lamp = LampModel()
        var body: some View {
          Button("") { route = .harbour; lamp.show("", owner: .berth("1")) }
            .sheet(item: $route) { page(for: $0) }
            .onChange(of: route) { lamp.check($0) }
        }
        @ViewBuilder func page(for route: SeaRoute) -> some View {
          switch route {
          case .harbour: HarbourView()
          case .berth(let id): BerthView(id: id)
          }
        }
      }
      struct HarbourView: View { var body: some View { Text("") } }
      struct BerthView: View { let id: String; var body: some View { Text(id) } }
      """)
  }

  private static let setting =
    "func show(_ name: String, owner: SeaRoute) { self.owner = owner; title = name }"

  @Test(arguments: [
    "func check(_ pages: [SeaRoute]) { guard let owner, !pages.contains(owner) else { return }; self.owner = nil }",
    "func check(_ pages: [SeaRoute]) { guard let lit = owner, pages.firstIndex(of: lit) == nil else { return }; self.owner = nil }",
    "func check(_ page: SeaRoute) { if owner == page { title = title + title } }",
  ])
  func whatIsOnlyAskedForIsNoDestination(_ code: String) throws {
    let chart = Self.sea(Self.setting + "\n  " + code)
    #expect(chart.slots.map { $0.prefix { $0 != " " } } == ["SeaView.route"])
    #expect(try chart.findings("unhandled-destination") == [])
  }

  /// A destination that nobody handles is one all the same: where nobody asks for it, or only lest it be set twice, or to see whether it is
  /// one of its cases.
  @Test(arguments: [
    "func check(_ page: SeaRoute?) {}",
    "func check(_ page: SeaRoute?) { guard owner != page else { return }; owner = page }",
    "func check(_ page: SeaRoute?) { if owner == .harbour { title = title + title } }",
    "func check(_ page: SeaRoute?) { if owner != nil { title = title + title } }",
  ])
  func whatNobodyHandlesIsTold(_ code: String) throws {
    let chart = Self.sea(Self.setting + "\n  " + code)
    #expect(try !chart.findings("unhandled-destination").isEmpty)
  }

  /// What the user picks from a list of all cases, for a model to work with, is data whatever it is called.
  @Test(arguments: [("String, CaseIterable", true), ("Hashable", false)])
  func whatIsWorkedWithIsNoDestination(_ kinds: String, _ isData: Bool) throws {
    let chart = Charted(
      """
      enum Cargo { enum Destination: \(kinds) { case quay, barge } }
      @Observable final class CargoModel {
        var destination: Cargo.Destination?
        func pick(_ destination: Cargo.Destination) { self.destination = destination }
        func ship() {
          guard let destination else { return }
          Crane.load(onto: destination)
        }
      }
      enum Crane { static func load(onto destination: Cargo.Destination) {} }
      struct CargoView: View {
        @State private var model = CargoModel()
        var body: some View {
          List(\(isData ? "Cargo.Destination.allCases" : "[.quay, .barge] as [Cargo.Destination]"), id: \\.self) { place in
            Button("") { model.pick(place) }
          }
        }
      }
      """)
    #expect(try chart.findings("unhandled-destination").isEmpty == isData)
    #expect(chart.slots.isEmpty == isData)
  }
}
