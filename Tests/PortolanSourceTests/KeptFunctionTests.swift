import PortolanModel
import Testing

/// Closures that a view keeps from the start and tells where to go.
@Suite struct KeptFunctionTests {
  private static func screen(_ go: String, _ body: String, more: String = "") -> Screen? {
    let chart = Charted(
      """
      enum Stop: Hashable { case pier(Int), buoy(Int) }
      @Observable final class Helm { static let shared = Helm(); var path: [Stop] = [] }
      struct CoastView: View {
        @Bindable private var helm = Helm.shared
        var body: some View {
          NavigationStack(path: $helm.path) {
            NavigationLink("Pier", value: Stop.pier(1))
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .pier: PierView()
                case .buoy: Text("Buoy")
                }
              }
          }
        }
      }
      struct PierView: View {
        \(go)
        @State var next: Int?
        var body: some View { \(body) }
        func goOn() {
          guard let next else { return }
          go(.buoy(next))
        }
      }
      \(more)
      """)
    return chart.screen("PierView")
  }

  @Test(arguments: [
    "var go: (Stop) -> Void = { Helm.shared.path.append($0) }",
    "let go: (Stop) -> Void = { stop in Helm.shared.path.append(stop) }",
  ])
  func theViewDoesWhatItTellsIt(_ go: String) {
    let actions = Self.screen(go, "Text(\"Pier\").task { goOn() }")?.actions ?? []
    #expect(actions.map(\.name) == ["goOn"])
    #expect(actions.map(\.kind) == [.app])
    #expect(actions.flatMap(\.effects).map(\.destinations) == [["buoy"]])
  }

  /// A view that only hands it on to another which keeps one says nothing of what that is told.
  @Test func whoHandsItOnTellsNothing() {
    let actions =
      Self.screen(
        "var go: (Stop) -> Void = { Helm.shared.path.append($0) }",
        "Text(\"Pier\").task { goOn() }",
        more: """
          struct HarbourView: View {
            var go: (Stop) -> Void = { Helm.shared.path.append($0) }
            var body: some View { PierView(go: go) }
          }
          """)?.actions ?? []
    #expect(actions.map(\.name) == ["goOn"])
  }

  /// What somebody hands it on to may tell it anything.
  @Test func whoeverItIsHandedToMayTellItAnything() {
    let actions = Self.screen(
      "var go: (Stop) -> Void = { Helm.shared.path.append($0) }",
      "ChartView(go: go).task { goOn() }")?.actions
    #expect(actions?.map(\.name).contains("go") == true)
  }
}
