import PortolanFacts
import PortolanSource
import Testing

/// What is left out of a chart, and why.
@Suite struct CandidateTests {
  @Test func whatNothingPresentsIsACandidate() {
    let text = """
      struct HomeView: View {
        @State private var isHelpShown = false
        @State private var isBannerShown = false
        @State private var item: Item?
        @State private var isLoading = false
        @FocusState private var field: Field?
        @ObservedObject var model: HomeModel
        enum Field { case name, street }
        var body: some View {
          Text("").sheet(isPresented: $isHelpShown) { Text("") }
            .toast(isShowing: isBannerShown)
        }
      }
      class HomeModel: ObservableObject {
        @Published var kind: Kind?
        @Published var isDetailPresented = false
        enum Kind { case large, small }
      }
      struct Item: Identifiable { let id: Int }
      """
    let file = SourceFile(reading: text, path: "App.swift", module: "App")
    let candidates = Linked(source: [file]).candidates.map {
      "\($0.screen).\($0.property): \($0.type) (\($0.reason))"
    }
    #expect(
      candidates == [
        "App.HomeView.isBannerShown: Bool (looks like what is shown, but no screen was seen to be presented by it)",
        "App.HomeView.item: Item? (an optional identifiable value without others like it)",
        "App.HomeModel.kind: Kind? (an optional enum that is not named for destinations)",
        "App.HomeModel.isDetailPresented: Bool (looks like what is shown, but no screen was seen to be presented by it)",
      ])
  }
}
