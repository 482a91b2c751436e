import PortolanModel
import Testing

/// What a model or a view has its own functions do, be it with `self` before their names or without.
@Suite struct OwnFunctionTests {
  private static func chart(_ bow: String, _ stern: String, _ maps: String) -> Charted {
    Charted(
      """
      enum Deck: Hashable { case bow, stern }
      enum Chest: Identifiable { case maps, tools; var id: Self { self } }
      final class ShipModel: ObservableObject {
        @Published var path: [Deck] = []
        @Published var chest: Chest?
        func bowTapped() { \(bow) }
        func sternTapped() { \(stern) }
        func mapsTapped() { \(maps) }
        private func wait(_ done: @escaping () -> Void) {}
        private func go(to deck: Deck) { path.append(deck) }
        private func open(_ next: Chest) { chest = next }
      }
      struct ShipView: View {
        @ObservedObject var model: ShipModel
        var body: some View {
          NavigationStack(path: $model.path) {
            VStack { Button("Bow") { model.bowTapped() }; Button("Maps") { model.mapsTapped() } }
              .navigationDestination(for: Deck.self) { deck in
                switch deck {
                case .bow: Button("Stern") { model.sternTapped() }
                case .stern: Text("")
                }
              }
          }
          .sheet(item: $model.chest) { chest in
            switch chest { case .maps: Text("Maps"); case .tools: Text("Tools") }
          }
        }
      }
      """)
  }

  @Test(arguments: [
    ("go(to: .bow)", "go(to: .stern)", "open(.maps)"),
    ("self.go(to: .bow)", "self.go(to: .stern)", "self.open(.maps)"),
    ("self.go(to: .bow)", "go(to: .stern)", "Task { [weak self] in self?.open(.maps) }"),
    ("go(to: .bow)", "Task { self.go(to: .stern) }", "Task { [self] in open(.maps) }"),
    (
      "let ship = self; Task { ship.go(to: .bow) }",
      "Task { [weak self] in guard let ship = self else { return }; ship.go(to: .stern) }",
      "wait { [weak self] in if let self { self.open(.maps) } }"
    ),
  ])
  func whatAModelTellsItselfItsCallersDo(_ bow: String, _ stern: String, _ maps: String) throws {
    let chart = Self.chart(bow, stern, maps)
    #expect(
      chart.actions == [
        "ShipModel.bowTapped push path (bow)", "ShipModel.mapsTapped present chest (maps)",
        "ShipModel.sternTapped push path (stern)",
      ])
    #expect(try Chart(chart.model).places().map(\.text).contains("bow/stern"))
    #expect(try !Chart(chart.model).places().map(\.text).contains("stern"))
    #expect(try chart.unreachable().count == 1)
  }

  /// A closure that the model keeps under such a name, or another model's function, tells it nothing.
  @Test(arguments: ["self.onBow(.bow)", "tender?.haul(.bow)"])
  func whatAnotherIsToldTheModelIsNot(_ call: String) {
    let chart = Charted(
      """
      enum Deck: Hashable { case bow, stern }
      final class ShipModel: ObservableObject {
        @Published var path: [Deck] = []
        var onBow: (Deck) -> Void = { _ in }
        var tender: Tender?
        func bowTapped() { \(call) }
        func haul(_ deck: Deck) { path.append(deck) }
      }
      final class Tender { func haul(_ deck: Deck) {} }
      struct ShipView: View {
        @ObservedObject var model: ShipModel
        var body: some View {
          NavigationStack(path: $model.path) {
            Button("Bow") { model.bowTapped() }
              .navigationDestination(for: Deck.self) { deck in
                switch deck { case .bow: Text("Bow"); case .stern: Text("Stern") }
              }
          }
        }
      }
      """)
    #expect(chart.actions == ["ShipModel.haul push path"])
  }

  @Test func whatAViewTellsItselfItsFunctionsDo() {
    let chart = Charted(
      """
      struct ShipView: View {
        enum Chest: Identifiable { case maps, tools; var id: Self { self } }
        @State private var chest: Chest?
        var body: some View {
          VStack { Button("M") { self.mapsTapped() }; Button("Tools") { self.open(.tools) } }
            .sheet(item: $chest) { chest in
              switch chest { case .maps: Text("Maps"); case .tools: Text("Tools") }
            }
        }
        private func mapsTapped() { self.open(.maps) }
        private func open(_ next: Chest) { self.chest = next }
      }
      """)
    #expect(
      chart.actions == [
        "ShipView.Tools present chest (tools)", "ShipView.mapsTapped present chest (maps)",
      ])
  }
}
