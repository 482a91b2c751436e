import PortolanModel
import Testing

/// What a constant presents all the time: `.sheet(isPresented: .constant(true))`.
@Suite struct ConstantPresentationTests {
  private static let pages = """
    enum Stage: Hashable { case harbour, berth(String) }
    final class Chart: ObservableObject { @Published var stage: Stage = .harbour }
    struct HarbourView: View {
      @ObservedObject var chart: Chart
      var body: some View { Button("Berth") { chart.stage = .berth("7") } }
    }
    struct BerthView: View {
      let name: String
      @State private var isInfoShown = false
      var body: some View { Button(name) { isInfoShown = true }.sheet(isPresented: $isInfoShown) { InfoView() } }
    }
    struct InfoView: View { var body: some View { Text("Info") } }

    """

  @Test(arguments: [
    ("sheet", "sheet"), ("fullScreenCover", "fullScreenCover"),
  ])
  func pagesInItStandInASheet(_ modifier: String, _ expected: String) {
    let chart = Charted(
      Self.pages + """
        struct SeaView: View {
          @StateObject private var chart = Chart()
          var body: some View {
            Color.blue.\(modifier)(isPresented: .constant(true)) {
              switch chart.stage {
              case .harbour: HarbourView(chart: chart)
              case .berth(let name): BerthView(name: name)
              }
            }
          }
        }
        """)
    #expect(
      chart.slots == [
        "BerthView.isInfoShown atMostOne flag: isInfoShown sheet → InfoView",
        "Chart.stage exactlyOne enum: harbour \(expected) → HarbourView, berth \(expected) → BerthView",
      ])
    #expect(chart.links == [])
  }

  /// What is shown in place beside it, or in a page of it, is not.
  @Test func otherPagesStandInPlace() {
    let chart = Charted(
      Self.pages + """
        struct SeaView: View {
          @StateObject private var chart = Chart()
          var body: some View {
            VStack {
              switch chart.stage {
              case .harbour: HarbourView(chart: chart)
              case .berth(let name): BerthView(name: name)
              }
            }
            .sheet(isPresented: .constant(true)) { InfoView() }
          }
        }
        """)
    #expect(
      chart.slots.last
        == "Chart.stage exactlyOne enum: harbour inline → HarbourView, berth inline → BerthView")
    #expect(chart.links == ["Chart sheet(isPresented: .constant(true)) sheet → InfoView"])
  }

  @Test(arguments: [
    ".floating(chart: chart) { stage in", ".modifier(Floating(chart: chart) { stage in",
  ])
  func aModifierIsHandedItsPages(_ call: String) {
    let chart = Charted(
      Self.pages + """
        struct Floating<Page: View>: ViewModifier {
          @ObservedObject var chart: Chart
          @ViewBuilder let page: (Stage) -> Page
          func body(content: Content) -> some View {
            content.sheet(isPresented: .constant(true)) { page(chart.stage).presentationDetents([.medium]) }
          }
        }
        extension View {
          func floating<Page: View>(chart: Chart, @ViewBuilder page: @escaping (Stage) -> Page) -> some View {
            modifier(Floating(chart: chart, page: page))
          }
        }
        struct SeaView: View {
          @StateObject private var chart = Chart()
          var body: some View {
            Color.blue\(call)
              switch stage {
              case .harbour: Button("Berth") { chart.stage = .berth("7") }
              case .berth(let name): BerthView(name: name)
              }
            }\(call.hasPrefix(".modifier") ? ")" : "")
          }
        }
        """)
    #expect(
      chart.slots == [
        "BerthView.isInfoShown atMostOne flag: isInfoShown sheet → InfoView",
        "Chart.stage exactlyOne enum: harbour sheet, berth sheet → BerthView",
      ])
  }

  /// What it shows may be the system's own. An alert is no place but by the state that asks.
  @Test func itNeedsNoViewOfTheAppsOwn() {
    let chart = Charted(
      """
      struct SeaView: View {
        var body: some View {
          Color.blue
            .popover(isPresented: .constant(true)) { Text("Shoal").padding() }
            .sheet(isPresented: .constant(false)) { Text("Rock") }
            .alert("Storm", isPresented: .constant(true)) { Button("OK") {} }
        }
      }
      """)
    #expect(chart.links == ["SeaView popover(isPresented: .constant(true)) popover"])
  }
}
