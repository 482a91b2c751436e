import PortolanModel
import Testing

/// Objects that several views each make and lend: a part has that of the nearest of them around it.
@Suite struct LentObjectTests {
  /// - Parameters:
  ///   - outer: What the first view is but for its alert, and the sheet that shows the second.
  ///   - inner: The second view, but for its alert.
  private func chart(_ outer: String, _ inner: String, taking: String, _ more: String = "")
    -> Charted
  {
    let notice =
      ".alert(\"Failed\", isPresented: .init(get: { tide.error != nil }, set: { if !$0 { tide.error = nil } })) {}"
    return Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
      @Observable class Tide { var error: Error? }
      extension EnvironmentValues { @Entry var tide: Tide = .init() }
      struct QuayView: View {
        @State private var tide = Tide()
        @State private var isShipShown = false
        var body: some View {
          VStack { Button("Ship") { isShipShown = true }; \(outer) }
            \(notice)
            .sheet(isPresented: $isShipShown) { ShipView() }
        }
      }
      struct ShipView: View {
        @State private var tide = Tide()
        var body: some View { \(inner)\(notice) }
      }
      struct Sail: View {
        \(taking) private var tide
        var body: some View { Button("Set") { tide.error = CancellationError() } }
      }
      \(more)
      """)
  }

  private func sets(_ chart: Charted) -> [String] {
    chart.actions.filter { $0.contains("Sail.Set") }
  }

  @Test(arguments: [
    ("@Environment(\\.tide)", ".environment(\\.tide, tide)"),
    ("@Environment(Tide.self)", ".environment(tide)"),
  ])
  func theNearestLenderIsMeant(_ taking: String, _ lending: String) {
    let inner = chart(
      "Text(\"\")\(lending)", "VStack { Sail() }\(lending)", taking: taking)
    #expect(sets(inner) == ["ShipView.Sail.Set present error"])
    #expect(
      inner.model.screens.map {
        ($0.slots.flatMap(\.destinations).first { $0.name == "error" })?.setBy?.count
      }
        == [nil, 1])
    // What the modifier is not called on takes nothing of it.
    let outer = chart("Sail()\(lending)", "Sail()", taking: taking)
    #expect(sets(outer) == ["QuayView.Sail.Set present error"])
    #expect(outer.screen("ShipView")?.slots.first?.destinations.first?.setBy == nil)
  }

  /// What is lent to whatever a modifier of the app's own is called on, or to nobody, may be anybody's.
  @Test(arguments: [
    ("Sail().lending(tide)", "Sail()"), ("Sail()", "Sail()"),
  ])
  func whereNobodyKnowsWhoLendsItIsEachs(_ outer: String, _ inner: String) {
    let chart = chart(
      outer, inner, taking: "@Environment(\\.tide)",
      "extension View { func lending(_ tide: Tide) -> some View { environment(\\.tide, tide) } }")
    #expect(
      Set(sets(chart)) == [
        "QuayView.Sail.Set present error", "QuayView.Sail.Set present ShipView.error",
        "ShipView.Sail.Set present QuayView.error", "ShipView.Sail.Set present error",
      ])
  }

  /// What a coordinator makes stands in nothing that lends it anything, unless the coordinator does.
  @Test(arguments: [("", 0), (".environment(\\.tide, tide)", 2)])
  func whatACoordinatorMakesStandsAtTheRoot(_ lending: String, _ count: Int) {
    let chart = Charted(
      """
      @Observable class Tide { var error: Error? }
      extension EnvironmentValues { @Entry var tide: Tide = .init() }
      final class PierCoordinator {
        let stack: UINavigationController
        let tide = Tide()
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let page = UIHostingController(rootView: PierView()\(lending))
          stack.pushViewController(page, animated: true)
        }
      }
      struct PierView: View { var body: some View { NavigationLink("Ship") { ShipView() } } }
      struct ShipView: View {
        @State private var tide = Tide()
        var body: some View { Sail().alert("", isPresented: .constant(tide.error != nil)) {} }
      }
      struct QuayView: View {
        @State private var tide = Tide()
        var body: some View {
          Text("").environment(\\.tide, tide).alert("", isPresented: .constant(tide.error != nil)) {}
        }
      }
      struct Sail: View {
        @Environment(\\.tide) private var tide
        var body: some View { Button("Set") { tide.error = CancellationError() } }
      }
      """)
    #expect(sets(chart).count == count)
  }
}
