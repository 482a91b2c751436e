import PortolanModel
import Testing

/// Content that is nothing to look at, with something over it.
@Suite struct BlankContentTests {
  private func targets(_ page: String, over banner: String = "BannerView()") -> [String?] {
    let chart = Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { PierView() } } }
      enum Mooring: Hashable, CaseIterable {
        case boats, berth
        @ViewBuilder func page() -> some View {
          switch self {
          case .boats: BoatsView()
          case .berth: \(page)
          }
        }
      }
      struct PierView: View {
        @State private var mooring = Mooring.boats
        var body: some View {
          TabView(selection: $mooring) {
            ForEach(Mooring.allCases, id: \\.self) { mooring in
              Tab("", systemImage: "star", value: mooring) { content(of: mooring) }
            }
          }
        }
        private func content(of mooring: Mooring) -> some View {
          mooring.page().overlay(alignment: .top) { \(banner) }
        }
      }
      struct BoatsView: View {
        @State private var isSorted = false
        var body: some View {
          Button("Sort") { isSorted = true }.sheet(isPresented: $isSorted) { Text("") }
        }
      }
      struct BannerView: View {
        @Environment(Tides.self) private var tides
        var body: some View { Text(tides.text) }
      }
      struct AlarmView: View {
        @State private var isTold = false
        var body: some View { Button("") { isTold = true }.sheet(isPresented: $isTold) { Text("") } }
      }
      @Observable final class Tides { var text = "" }
      """)
    return chart.screen("PierView")?.slots.first?.destinations.map(\.leadsTo) ?? []
  }

  @Test(arguments: ["EmptyView()", "VStack {}", "EmptyView().padding()", "Group { EmptyView() }"])
  func whatLiesOverNothingIsNoPage(_ page: String) {
    #expect(targets(page) == ["App.BoatsView", nil])
  }

  /// A picture is looked at for what lies over it, and what leads on is led to.
  @Test func whatLiesOverSomethingMayBeThePage() {
    #expect(targets("Image(\"Berth\")") == ["App.BoatsView", "App.BannerView"])
    #expect(targets("Color.black") == ["App.BoatsView", "App.BannerView"])
    #expect(targets("EmptyView()", over: "AlarmView()").last == "App.AlarmView")
  }

  /// What may be nothing may be something.
  @Test func contentThatIsNothingInOneBranchMayBeSomething() {
    #expect(
      targets("if Bool.random() { Canvas { _, _ in } } else { EmptyView() }")
        == ["App.BoatsView", "App.BannerView"])
  }
}
