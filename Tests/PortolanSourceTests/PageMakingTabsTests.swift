import PortolanModel
import Testing

/// Tabs in a view of the app's own, which is handed what is selected and what makes a page for each value.
@Suite struct PageMakingTabsTests {
  private func chart(_ body: String, state: String = "") -> Charted {
    Charted(
      """
      enum Quay: Hashable, Identifiable { case north, south; var id: Self { self } }
      struct HarbourView: View {
        @State private var quay: Quay = .north
        var quays: [Quay] { [.north, .south] }
        var body: some View {
          QuayBar(selected: $quay, items: quays) { quay in
            switch quay {
            case .north: NorthView()
            case .south: SouthView()
            }
          }
        }
      }
      struct QuayBar<Item: Hashable & Identifiable, Content: View>: View {
        @Binding var selected: Item
        let items: [Item]
        @ViewBuilder var content: (Item) -> Content
        \(state)
        var body: some View { \(body) }
      }
      struct NorthView: View {
        @State private var isTold = false
        var body: some View { Button("") { isTold = true }.sheet(isPresented: $isTold) { Text("") } }
      }
      struct SouthView: View { var body: some View { Text("South") } }
      """)
  }

  @Test(
    arguments: [
      "TabView(selection: $selected) { ForEach(items) { item in content(item).tag(item) } }",
      "TabView(selection: $selected) { ForEach(items) { item in Tab(value: item) { content(item) } } }",
    ], ["", "@State private var height = 0.0"])
  func showThePageOfEachCase(_ body: String, _ state: String) {
    let chart = chart(body, state: state)
    #expect(
      chart.slots == [
        "HarbourView.quay exactlyOne enum in TabView: north tab → NorthView, south tab → SouthView",
        "NorthView.isTold atMostOne flag: isTold sheet",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What a bar makes for each value need be no page.
  @Test func aBarWithoutTabsShowsNoPages() {
    let chart = chart("HStack { ForEach(items) { item in content(item) } }")
    #expect(!chart.slots.contains { $0.contains("in TabView") })
  }
}
