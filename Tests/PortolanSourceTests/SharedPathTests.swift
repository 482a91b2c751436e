import PortolanModel
import Testing

/// One path that several stacks bind, each with handlers of its own.
@Suite struct SharedPathTests {
  @Test func whatItsOwnStackDoesNotTakeIsDeadThere() {
    let chart = garden()
    #expect(dead(in: chart) == ["PlantPath"])
    #expect(chart.slots.contains { $0.hasPrefix("PlantsView.path") && $0.contains("→ PlantView") })
  }

  /// A page of the second stack stands there only where something in it pushes what the page is for.
  @Test func aPageThatNobodyPushesThereIsNotInTheStack() {
    #expect(dead(in: garden(bed: "Text(\"Bed\")")) == [])
  }

  @Test(arguments: [
    // It is for the other stack, or may be.
    "if guide.tab == .plants { NavigationLink(value: PlantPath()) { Text(\"Plant\") } }",
    // Nobody knows what else is done first.
    "Button(\"Plant\") { guide.path.append(PlantPath()) }",
    "Button(\"Plant\") { guide.tab = .plants; guide.path.append(PlantPath()) }",
    // It stands in a stack of its own.
    "Text(\"\").sheet(isPresented: .constant(true)) { NavigationStack { NavigationLink(value: PlantPath()) { Text(\"\") } } }",
  ])
  func whatMayBeForAnotherStackIsNotJudged(_ cell: String) {
    #expect(dead(in: garden(cell: cell)) == [])
  }

  @Test func aHandlerInAPageOfTheStackTakesIt() {
    let page =
      "PlantCell().navigationDestination(for: PlantPath.self) { _ in PlantView() }"
    #expect(dead(in: garden(bedPage: page)) == [])
  }

  /// A modifier that both stacks have.
  @Test func aSharedHandlerTakesIt() {
    let modifier = """
      struct PlantPages: ViewModifier {
        func body(content: Content) -> some View {
          content.navigationDestination(for: PlantPath.self) { _ in PlantView() }
        }
      }
      """
    #expect(dead(in: garden(bedPage: "PlantCell().modifier(PlantPages())", more: modifier)) == [])
  }

  /// What is said to be put on the second stack's path that nothing there takes.
  private func dead(in chart: Charted) -> [String] {
    let slots = chart.screen("BedsView")?.slots ?? []
    return slots.flatMap(\.destinations).filter { $0.presentations == nil }.map(\.name)
  }

  private func garden(
    cell: String = "NavigationLink(value: PlantPath()) { Text(\"Plant\") }",
    bed: String = "Button(\"Bed\") { guide.path.append(BedPath()) }",
    bedPage: String = "VStack { PlantCell() }", more: String = ""
  ) -> Charted {
    Charted(
      """
      struct PlantPath: Hashable {}
      struct BedPath: Hashable {}
      enum GuideTab { case plants, beds }
      final class Guide: ObservableObject {
        @Published var path = NavigationPath()
        @Published var tab = GuideTab.plants
      }
      @main struct Garden: App {
        @StateObject private var guide = Guide()
        var body: some Scene { WindowGroup { HomeView().environmentObject(guide) } }
      }
      struct HomeView: View {
        @EnvironmentObject var guide: Guide
        var body: some View {
          TabView(selection: $guide.tab) {
            PlantsView().tag(GuideTab.plants)
            BedsView().tag(GuideTab.beds)
          }
        }
      }
      struct PlantsView: View {
        @EnvironmentObject var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            PlantCell().navigationDestination(for: PlantPath.self) { _ in PlantView() }
          }
        }
      }
      struct BedsView: View {
        @EnvironmentObject var guide: Guide
        var body: some View {
          NavigationStack(path: $guide.path) {
            \(bed).navigationDestination(for: BedPath.self) { _ in BedView() }
          }
        }
      }
      struct PlantCell: View {
        @EnvironmentObject var guide: Guide
        var body: some View { \(cell) }
      }
      struct PlantView: View { var body: some View { Text("Plant") } }
      struct BedView: View { var body: some View { \(bedPage) } }
      \(more)
      """)
  }
}
