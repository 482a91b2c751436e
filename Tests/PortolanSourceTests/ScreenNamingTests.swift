import PortolanModel
import Testing

/// Whether a screen is called after its model or its view, where the model's name says nothing but what it is.
@Suite struct ScreenNamingTests {
  private func chart(_ model: String, nested: String = "") -> Charted {
    Charted(
      """
      struct NewsView: View {
        @State private var isShown = false
        var body: some View {
          Button("Latest") { isShown = true }.sheet(isPresented: $isShown) { LatestView() }
        }
      }
      \(model)
      struct LatestView: View {
        \(nested)
        @StateObject private var viewModel = ViewModel()
        var body: some View {
          Button("Share") { viewModel.isSharing = true }
            .sheet(isPresented: $viewModel.isSharing) { Text("") }
        }
      }
      """)
  }

  private static let model =
    "final class ViewModel: ObservableObject { @Published var isSharing = false }"

  /// Each file may have such a class of its own.
  @Test func aViewModelOfAFileLeavesTheNameToItsView() {
    let chart = chart("private \(Self.model)")
    #expect(chart.destination("isShown", in: "isShown")?.leadsTo == "App.LatestView")
    #expect(chart.screen("LatestView")?.model == "ViewModel")
    #expect(chart.slots.contains("LatestView.isSharing atMostOne flag: isSharing sheet"))
  }

  @Test func aViewModelWithinItsViewNamesTheScreen() {
    let chart = chart("", nested: Self.model)
    #expect(chart.destination("isShown", in: "isShown")?.leadsTo == "App.LatestView.ViewModel")
  }
}
