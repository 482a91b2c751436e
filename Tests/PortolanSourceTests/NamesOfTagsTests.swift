import PortolanModel
import Testing

/// What code selects by the value that a tag has: a constant, a case's raw value, a number.
@Suite struct NamesOfTagsTests {
  private func chart(_ selection: String, _ buttons: String) -> Charted {
    Charted(
      """
      enum Reach: String, CaseIterable { case near, far }
      enum Tags { static let charts = "chart list" }
      struct SailView: View {
        @State private var selection: String?\(selection)
        var body: some View {
          List(selection: $selection) {
            NavigationLink(destination: ChartsView()) { Text("Charts") }.tag(Tags.charts)
            ForEach(Reach.allCases, id: \\.self) { reach in
              NavigationLink(destination: ReachView(name: reach.rawValue)) { Text(reach.rawValue) }
                .tag(reach.rawValue)
            }
            \(buttons)
          }
        }
      }
      struct ChartsView: View { var body: some View { Text("Charts") } }
      struct ReachView: View { let name: String; var body: some View { Text(name) } }
      """)
  }

  @Test(arguments: [
    ("Tags.charts", "chart list"), ("Reach.far.rawValue", "far"), ("\"far\"", "far"),
  ])
  func codeSelectsByTheSameValue(_ value: String, _ name: String) {
    let button = "Button(\"Go\") { selection = \(value) }"
    let chart = chart("", button)
    #expect(chart.setters(of: name, in: "selection").contains(button))
    #expect(chart.setters(of: "near", in: "selection").count == 1)
    #expect(chart.actions.contains("SailView.Go present selection (\(name))"))
  }

  @Test func whatIsSelectedFromTheStartIsSetThere() {
    let chart = chart(" = Reach.near.rawValue", "")
    let start = "@State private var selection: String? = Reach.near.rawValue"
    #expect(chart.setters(of: "near", in: "selection").first == start)
    #expect(!chart.setters(of: "far", in: "selection").contains(start))
  }

  @Test func aSetBeginsWithWhatItHolds() {
    let chart = Charted(
      """
      struct HelmView: View {
        @State private var selection: Set<Int> = [1]
        var body: some View {
          NavigationView {
            List(selection: $selection) { Text("Wheel").tag(1); Text("Sails").tag(2) }
            if selection.first == 1 { WheelView() } else if selection.first == 2 { SailsView() }
          }
        }
      }
      struct WheelView: View { var body: some View { Text("Wheel") } }
      struct SailsView: View { var body: some View { Text("Sails") } }
      """)
    let start = "@State private var selection: Set<Int> = [1]"
    #expect(chart.setters(of: "1", in: "selection").first == start)
    #expect(chart.setters(of: "2", in: "selection").count == 1)
    #expect(!chart.setters(of: "2", in: "selection").contains(start))
  }

  /// Where some tab is always there, a list beside it chooses among all that it lists.
  @Test(arguments: [
    "List(Page.allCases, selection: $page) { page in NavigationLink(value: page) { Text(\"\") } }",
    "List(selection: $page) { ForEach(Page.allCases) { NavigationLink(value: $0) { Text(\"\") } } }",
  ])
  func aListBesideTabsSelects(_ list: String) {
    let chart = Charted(
      """
      enum Page: CaseIterable, Identifiable { case sea, port; var id: Page { self } }
      struct CoastView: View {
        @State private var page: Page? = .sea
        let isWide: Bool
        var body: some View {
          if isWide {
            NavigationSplitView { SideView(page: $page) } detail: { Text("") }
          } else {
            TabView(selection: $page) {
              SeaView().tag(Page.sea as Page?)
              PortView().tag(Page.port as Page?)
            }
          }
        }
      }
      struct SideView: View {
        @Binding var page: Page?
        var body: some View { \(list) }
      }
      struct SeaView: View { var body: some View { Text("Sea") } }
      struct PortView: View { var body: some View { Text("Port") } }
      """)
    #expect(
      chart.actions == [
        "CoastView.NavigationLink(value:) select page (sea, port)"
      ])
  }
}
