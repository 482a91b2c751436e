import PortolanModel
import Testing

/// Functions of one name, told apart by what they are told.
@Suite struct OverloadedActionTests {
  private func actions(
    _ functions: String, boat: String = "show(boat:)", pier: String = "show(pier:)"
  )
    -> [String]
  {
    let chart = Charted(
      """
      enum Route: Hashable, Identifiable { case boat(String), pier(Int); var id: Self { self } }
      struct HarbourView: View {
        @State private var route: Route?
        var body: some View {
          VStack {
            BoatRow(action: \(boat))
            PierRow(action: \(pier))
          }
          .sheet(item: $route) { route in
            switch route {
            case .boat: BoatView()
            case .pier: PierView()
            }
          }
        }
        \(functions)
      }
      struct BoatRow: View {
        let action: (String) -> Void
        var body: some View { Button("Boat") { action("Gull") } }
      }
      struct PierRow: View {
        let action: (Int) -> Void
        var body: some View { Button("Pier") { action(1) } }
      }
      struct BoatView: View { var body: some View { Text("") } }
      struct PierView: View { var body: some View { Text("") } }
      """)
    return chart.screen("HarbourView")?.actions.map { action in
      "\(action.name): \(action.effects.flatMap { $0.destinations ?? [] }.joined(separator: ", "))"
    } ?? []
  }

  @Test func eachFunctionIsAnActionOfItsOwn() {
    let labelled = """
      func show(boat: String) { route = .boat(boat) }
      func show(pier: Int) { route = .pier(pier) }
      """
    let typed = """
      func show(_ boat: String) { route = .boat(boat) }
      func show(_ pier: Int) { route = .pier(pier) }
      """
    #expect(actions(labelled) == ["show: boat", "show: pier"])
    #expect(actions(typed, boat: "show", pier: "show") == ["show: boat", "show: pier"])
  }

  @Test func thoseThatDoTheSameAreOne() {
    let actions = actions(
      """
      func show(boat: String) { route = .boat(boat) }
      func show(pier: Int) { route = .boat("") }
      """)
    #expect(actions == ["show: boat"])
  }

  /// What one function does in two arms is one action.
  @Test func oneFunctionIsOneAction() {
    let actions = actions(
      """
      func show(boat: String) { if boat.isEmpty { route = .pier(1) } else { route = .boat(boat) } }
      """)
    #expect(actions == ["show: pier, boat"])
  }
}
