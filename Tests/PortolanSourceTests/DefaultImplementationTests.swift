import PortolanModel
import Testing

/// State that models set by what the extension of a protocol implements for them.
@Suite struct DefaultImplementationTests {
  private func chart(_ implementation: String, model: String = "") -> Charted {
    Charted(
      """
      enum Pick: Identifiable { case send, receive; var id: Self { self } }
      protocol PickShowing: AnyObject { var pick: Pick? { get set }; var isOpen: Bool { get set } }
      \(implementation)
      @Observable final class ShelfModel: PickShowing {
        var pick: Pick?
        var isOpen = false
        func helpTapped() { pick = .send }
        \(model)
      }
      @Observable final class StoreModel: PickShowing { var pick: Pick?; var isOpen = false }
      struct HomeView: View {
        var body: some View { ShelfView(model: ShelfModel()); StoreView(model: StoreModel()) }
      }
      struct ShelfView: View {
        @State var model: ShelfModel
        var body: some View {
          Button("Receive", action: model.receiveTapped)
            .sheet(item: $model.pick) { PickView(pick: $0) }
            .sheet(isPresented: $model.isOpen) { Text("Open") }
        }
      }
      struct StoreView: View {
        @State var model: StoreModel
        var body: some View { Text("").sheet(item: $model.pick) { PickView(pick: $0) } }
      }
      struct PickView: View { let pick: Pick; var body: some View { Text("") } }
      """)
  }

  private func set(_ destination: String, of model: String, in chart: Charted) -> [String]? {
    let slots = chart.screen(model)?.slots ?? []
    return slots.flatMap(\.destinations).first { $0.name == destination }?.setBy?
      .map(chart.line(at:))
  }

  @Test(arguments: ["pick = .receive", "self.pick = .receive"])
  func eachConformingTypeSetsItsOwn(_ code: String) throws {
    let line = "extension PickShowing { func receiveTapped() { \(code); isOpen = true } }"
    let chart = chart(line)
    #expect(set("receive", of: "ShelfModel", in: chart) == [line])
    #expect(set("receive", of: "StoreModel", in: chart) == [line])
    #expect(set("isOpen", of: "ShelfModel", in: chart) == [line])
    #expect(chart.actions.contains("ShelfModel.receiveTapped present pick (receive)"))
    #expect(try chart.unreachable() == [])
  }

  @Test func aTypesOwnStandsInItsPlace() {
    let chart = chart(
      "extension PickShowing { func receiveTapped() { pick = .receive } }",
      model: "func receiveTapped() { isOpen = true }")
    #expect(set("receive", of: "ShelfModel", in: chart) == nil)
    #expect(set("receive", of: "StoreModel", in: chart)?.count == 1)
  }

  @Test func anExtensionIsForThoseOnlyThatItAsksFor() {
    let line =
      "extension PickShowing where Self: Receiving { func receiveTapped() { pick = .receive } }"
    let chart = chart("protocol Receiving {}; extension ShelfModel: Receiving {}\n\(line)")
    #expect(set("receive", of: "ShelfModel", in: chart) == [line])
    #expect(set("receive", of: "StoreModel", in: chart) == nil)
  }

  /// Of protocols that refine each other in a circle, which no compiler takes, each is asked once.
  @Test func aProtocolThatRefinesItself() {
    let chart = chart(
      """
      protocol One: Two {}; protocol Two: One {}; extension ShelfModel: One {}
      extension Two { func receiveTapped() { pick = .receive } }
      """)
    #expect(set("receive", of: "ShelfModel", in: chart)?.count == 1)
  }

  /// A type that conforms in a way that is not understood may have its state set by what the protocol implements.
  @Test func whoConformsByAnAliasMayBeSet() throws {
    let chart = Charted(
      """
      protocol Opening { var isOpen: Bool { get nonmutating set } }
      protocol Named {}
      typealias OpeningAndNamed = Opening & Named
      extension Opening { func open() { isOpen = true } }
      struct DoorView: View, OpeningAndNamed {
        @State var isOpen = false
        var body: some View { Button("") { open() }.sheet(isPresented: $isOpen) { Text("") } }
      }
      """)
    #expect(try chart.unreachable() == [])
  }
}
