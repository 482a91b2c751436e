import PortolanModel
import Testing

/// Objects of libraries that take the user to what they are handed.
@Suite struct UnreadNavigatorTests {
  private func chart(_ call: String) -> Charted {
    Charted(
      """
      import ChartKit
      enum Page: Hashable, View {
        case log, tides
        var body: some View {
          switch self {
          case .log: LogView()
          case .tides: TidesView()
          }
        }
      }
      struct BridgeView: View {
        @Environment(\\.navigator) private var navigator
        @State private var pages: [Page] = []
        @State private var isAsked = false
        var body: some View {
          Button("Tides") { \(call) }.sheet(isPresented: $isAsked) { Text("") }
        }
      }
      struct LogView: View { var body: some View { Text("") } }
      struct TidesView: View {
        @State private var isTold = false
        var body: some View { Button("") { isTold = true }.sheet(isPresented: $isTold) { Text("") } }
      }
      """)
  }

  @Test(arguments: [
    ("navigator.navigate(to: Page.tides)", "navigate(to:) navigate"),
    ("navigator.push(Page.tides)", "push(_:) push"),
    ("navigator.present(Page.tides, style: .sheet)", "present(_:) present"),
  ])
  func leadToTheCaseThatTheyAreHanded(_ call: String, _ link: String) {
    let chart = chart(call)
    #expect(chart.links == ["BridgeView \(link) → TidesView"])
  }

  /// What they are told beside that, and a list of pages, lead nowhere.
  @Test(arguments: ["navigator.log(Page.tides)", "pages.append(Page.tides)"])
  func leadNowhereByOtherWords(_ call: String) { #expect(chart(call).links == []) }
}
