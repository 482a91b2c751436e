import PortolanModel
import Testing

/// Handlers for values of one type in several pages of one stack.
@Suite struct SiblingHandlerTests {
  private func chart(_ second: String) -> Charted {
    Charted(
      """
      enum Room { case attic, cellar }
      struct HouseView: View {
        @State private var room = Room.attic
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            switch room {
            case .attic: AtticView()
            case .cellar: CellarView(path: $path)
            }
          }
        }
      }
      struct AtticView: View {
        var body: some View {
          NavigationLink(value: "trunk") { Text("Trunk") }
            .navigationDestination(for: String.self) { _ in TrunkView() }
        }
      }
      struct CellarView: View {
        @Binding var path: NavigationPath
        var body: some View {
          VStack {
            NavigationLink(value: "shelf") { Text("Shelf") }
            Button("Up") { path.removeLast(path.count) }
            Button("Back") { path.removeLast(2) }
          }
          .navigationDestination(for: String.self) { _ in \(second)() }
        }
      }
      struct TrunkView: View { var body: some View { Text("Trunk") } }
      struct ShelfView: View { var body: some View { Text("Shelf") } }
      """)
  }

  @Test func eachPageHasItsOwn() {
    let chart = chart("ShelfView")
    #expect(
      chart.slots.contains(
        "HouseView.path sequence navigationPath in NavigationStack: String drillDown → TrunkView, String2 drillDown → ShelfView"
      ))
    #expect(
      chart.setters(of: "String", in: "path") == [
        "NavigationLink(value: \"trunk\") { Text(\"Trunk\") }"
      ])
    #expect(
      chart.setters(of: "String2", in: "path") == [
        "NavigationLink(value: \"shelf\") { Text(\"Shelf\") }"
      ])
    #expect(chart.destination("String2", in: "path")?.value == "String")
    #expect(
      chart.actions.filter { $0.contains(" push ") } == [
        #"AtticView.NavigationLink("Trunk", value:) push HouseView.path (String)"#,
        #"CellarView.NavigationLink("Shelf", value:) push HouseView.path (String2)"#,
      ])
  }

  @Test func whatShowsTheSameIsOne() {
    let chart = chart("TrunkView")
    #expect(
      chart.slots.contains(
        "HouseView.path sequence navigationPath in NavigationStack: String drillDown → TrunkView"))
    #expect(chart.setters(of: "String", in: "path").count == 2)
  }

  @Test func takingAwayAsManyAsThereAreIsBackToTheRoot() {
    let actions = chart("ShelfView").actions
    #expect(actions.contains("CellarView.Up popToRoot HouseView.path"))
    #expect(actions.contains("CellarView.Back pop HouseView.path"))
  }
}
