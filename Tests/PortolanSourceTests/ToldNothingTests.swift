import PortolanModel
import Testing

/// Functions that take away what is shown, as they are told nothing: whoever tells them so does that.
@Suite struct ToldNothingTests {
  private static func chart(_ functions: String, _ call: String) -> Charted {
    Charted(
      """
      enum Board: Identifiable { case tides, winds; var id: Self { self } }
      @Observable final class Bridge {
        static let shared = Bridge()
        var board: Board?
        var isLit = false
        \(functions)
      }
      struct DeckView: View {
        @Bindable private var bridge = Bridge.shared
        var body: some View {
          Button("Tides") { bridge.raise(.tides) }
            .sheet(item: $bridge.board) { board in
              switch board {
              case .tides: TidesView()
              case .winds: Text("Winds")
              }
            }
            .alert("Lit", isPresented: $bridge.isLit) {}
        }
      }
      struct TidesView: View {
        var body: some View {
          Button("Lower") { \(call) }.interactiveDismissDisabled()
        }
      }
      """)
  }

  @Test(arguments: [
    ("func raise(_ board: Board?) { self.board = board }", "Bridge.shared.raise(nil)"),
    ("func raise(_ board: Board?) { self.board = board }", "Bridge.shared.raise(.none)"),
    (
      "func raise(_ board: Board?) { self.board = board }; static func put(_ board: Board?) { shared.raise(board) }",
      "Bridge.put(nil)"
    ),
    (
      "func raise(_ board: Board?) { self.board = board }; func lower() { raise(nil) }",
      "Bridge.shared.lower()"
    ),
    (
      "func raise(_ board: Board?) { if let board { self.board = board } else { self.board = nil } }",
      "Bridge.shared.raise(nil)"
    ),
    (
      "func raise(_ next: Board?) { guard let next else { board = nil; return }; board = next }",
      "Bridge.shared.raise(nil)"
    ),
  ])
  func whatIsToldNothingTakesAway(_ functions: String, _ call: String) throws {
    let chart = Self.chart(functions, call)
    #expect(chart.actions.contains("TidesView.Lower dismiss DeckView.board"))
    #expect(!chart.actions.contains { $0.hasPrefix("TidesView.Lower present") })
    #expect(try chart.findings("no-way-out").isEmpty)
  }

  /// What the function shows in any case, it shows then, too.
  @Test func whatElseTheFunctionDoesItsCallersDo() {
    let chart = Self.chart(
      "func raise(_ board: Board?) { self.board = board; isLit = true }", "Bridge.shared.raise(nil)"
    )
    #expect(
      chart.actions.filter { $0.contains("Lower") } == [
        "TidesView.Lower dismiss DeckView.board", "TidesView.Lower present DeckView.isLit",
      ])
  }

  /// Told something else than what is shown, it does what it does anyway.
  @Test func whatIsToldNothingElseIsNoWayOut() {
    let chart = Self.chart(
      "func raise(_ board: Board, from name: String? = nil) { self.board = board }; func light(_ name: String?) { isLit = true }",
      "Bridge.shared.light(nil)")
    #expect(
      chart.actions.filter { $0.contains("Lower") } == ["TidesView.Lower present DeckView.isLit"])
  }
}
