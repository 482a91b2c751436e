import PortolanModel
import Testing

/// Rows that are handed models: of those that a collection holds each has its own, of one that the screen keeps there is one.
@Suite struct RowOfModelTests {
  /// - Parameter rows: What a board shows.
  private func board(_ rows: String) -> Charted {
    Charted(
      """
      struct Card: Hashable { enum Kind { case tide, wind }; let kind: Kind }
      final class Board: ObservableObject {
        let tide = Tide()
        let wind = Wind()
        @Published var cards: [Card] = []
        @Published var winds: [Wind] = []
      }
      final class Tide: ObservableObject { @Published var isTabled = false }
      final class Wind: ObservableObject { @Published var speed = 0 }
      struct BoardView: View {
        @ObservedObject var board: Board
        var body: some View { VStack { \(rows) } }
      }
      struct TideCard: View {
        @ObservedObject var tide: Tide
        var body: some View {
          Button("Table") { tide.isTabled = true }.sheet(isPresented: $tide.isTabled) { Text("") }
        }
      }
      struct WindCard: View {
        @ObservedObject var wind: Wind
        @State private var isHelped = false
        var body: some View {
          Button("Help") { isHelped = true }.sheet(isPresented: $isHelped) { Text("") }
        }
      }
      """)
  }

  private func arities(_ chart: Charted) -> [String] {
    (chart.screen("BoardView")?.slots ?? []).map { "\($0.name) \($0.arity.rawValue)" }
  }

  @Test(arguments: ["board.cards", "Array(board.cards.enumerated()), id: \\.element.hashValue"])
  func whatTheScreenKeepsIsThereOnce(_ cards: String) {
    let card = cards == "board.cards" ? "card" : "_, card"
    let chart = board(
      """
      ForEach(\(cards)) { \(card) in
        switch card.kind {
        case .tide: TideCard(tide: board.tide)
        case .wind: WindCard(wind: board.wind)
        }
      }
      """)
    #expect(arities(chart) == ["tide always", "wind always"])
  }

  @Test(arguments: [
    "ForEach(board.winds) { wind in WindCard(wind: wind) }",
    "ForEach(board.winds.indices) { WindCard(wind: board.winds[$0]) }",
  ])
  func whatACollectionHoldsIsThereForEachRow(_ rows: String) {
    #expect(board(rows).screen("BoardView")?.slots.map(\.arity) == [.each])
  }
}
