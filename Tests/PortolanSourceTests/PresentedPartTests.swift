import PortolanModel
import Testing

/// Views that are no screens, in what a screen presents: what they do, the screen does while that is there.
@Suite struct PresentedPartTests {
  private func chart(_ content: String, _ more: String = "") -> Charted {
    Charted(
      """
      struct HarbourView: View {
        @State private var isPicking = false
        var body: some View {
          Button("Berths") { isPicking = true }.sheet(isPresented: $isPicking) { \(content) }
        }
      }
      struct BerthRow: View {
        @Binding var isShown: Bool
        var body: some View { HStack { Text("Berth"); Button("Moor") { isShown = false } } }
      }
      struct Panel<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack(content: content) }
      }
      \(more)
      """)
  }

  @Test(arguments: [
    "VStack { ForEach(0..<3) { _ in BerthRow(isShown: $isPicking) }; Text(\"a\"); Text(\"b\") }",
    "Panel { ForEach(0..<3) { _ in BerthRow(isShown: $isPicking) } }",
  ])
  func whatARowDoesInASheet(_ content: String) {
    let chart = chart(content)
    #expect(
      chart.actions == [
        "HarbourView.BerthRow.Moor dismiss isPicking", "HarbourView.Berths present isPicking",
      ])
    let spots = chart.screen("HarbourView")?.actions.map(\.availableAt?.destination)
    #expect(spots == [nil, "isPicking"])
  }

  /// Of a page that the sheet leads to its rows are part.
  @Test func whatARowDoesOnAPageThePageDoes() {
    let page = """
      struct BerthsView: View {
        @Binding var isShown: Bool
        var body: some View { List { ForEach(0..<3) { _ in BerthRow(isShown: $isShown) } } }
      }
      """
    #expect(
      chart("BerthsView(isShown: $isPicking)", page).actions == [
        "BerthsView.BerthRow.Moor dismiss HarbourView.isPicking",
        "HarbourView.Berths present isPicking",
      ])
  }

  /// One that stands in what two sheets show, or beside them, is there whatever is presented.
  @Test func aRowInTwoPlacesIsInNoneAlone() {
    let chart = Charted(
      """
      struct HarbourView: View {
        @State private var isPicking = false
        @State private var isTolling = false
        var body: some View {
          List { ForEach(0..<3) { _ in BerthRow(isTolling: $isTolling) }; Button("") { isPicking = true } }
            .sheet(isPresented: $isPicking) {
              List { Text(""); ForEach(0..<3) { _ in BerthRow(isTolling: $isTolling) } }
            }
            .alert("Toll", isPresented: $isTolling) {}
        }
      }
      struct BerthRow: View {
        @Binding var isTolling: Bool
        var body: some View { HStack { Text("Berth"); Button("Toll") { isTolling = true } } }
      }
      """)
    let toll = chart.screen("HarbourView")?.actions.filter { $0.name == "BerthRow.Toll" }
    #expect(toll?.count == 1)
    #expect(toll?.first?.availableAt == nil)
  }
}
