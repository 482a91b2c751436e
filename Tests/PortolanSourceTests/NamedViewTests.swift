import PortolanModel
import Testing

/// Functions that make a view of a type that they name, functions of one name, and views by the name of their library.
@Suite struct NamedViewTests {
  private static let pages = """
    struct TripView: View {
      @State private var asks = false
      var body: some View { Text("").alert("", isPresented: $asks) {} }
    }
    struct StopView: View {
      @State private var asks = false
      var body: some View { Text("").alert("", isPresented: $asks) {} }
    }
    """

  @Test func aFactoryGivesAViewByItsType() {
    let chart = Charted(
      """
      final class Factory { func makeTrip(id: Int) -> TripView { let copy = id; return TripView() } }
      struct HomeView: View {
        let factory = Factory()
        @State private var isShown = false
        var body: some View {
          NavigationLink { factory.makeTrip(id: 1) } label: { Text("") }
            .sheet(isPresented: $isShown) { factory.makeTrip(id: 2) }
        }
      }
      \(Self.pages)
      """)
    #expect(chart.slots.contains("HomeView.isShown atMostOne flag: isShown sheet → TripView"))
    #expect(chart.links == ["HomeView NavigationLink drillDown → TripView"])
  }

  @Test(arguments: ["content: page", "content: { page(for: $0) }"])
  func theArgumentSaysWhichFunctionIsMeant(_ content: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case trip }
      enum Modal: Identifiable { case stop }
      struct HomeView: View {
        @State private var path: [Page] = []
        @State private var modal: Modal?
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.trip); modal = .stop }
              .navigationDestination(for: Page.self, destination: page)
              .sheet(item: $modal, \(content))
          }
        }
        @ViewBuilder func page(for page: Page) -> some View { switch page { case .trip: TripView() } }
        @ViewBuilder func page(for modal: Modal) -> some View { switch modal { case .stop: StopView() } }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeView") } == [
        "HomeView.modal atMostOne optionalEnum: stop sheet → StopView",
        "HomeView.path sequence typedArray in NavigationStack: trip drillDown → TripView",
      ])
  }

  @Test func theLibrarysNameStandsBeforeItsViews() {
    let chart = Charted(
      """
      struct HomeView: View {
        enum Tab: Hashable { case trip, stop }
        @State private var tab = Tab.trip
        var body: some View {
          TabView(selection: $tab) {
            SwiftUI.Tab("Trip", systemImage: "a", value: Tab.trip) { TripView() }
            SwiftUI.Tab("Stop", systemImage: "b", value: Tab.stop) {
              SwiftUI.NavigationLink("") { StopView() }
            }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.contains { $0.hasPrefix("HomeView.tab") && $0.contains("trip tab → TripView") })
    #expect(chart.links == ["HomeView NavigationLink drillDown → StopView"])
  }

  /// A button of the app's own that shows the library's is not shown in itself.
  @Test func aViewMayShowTheLibrarysOfItsName() {
    let chart = Charted(
      """
      struct Button: View {
        @State private var asks = false
        var body: some View { SwiftUI.Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """)
    #expect(chart.slots == ["Button.asks atMostOne flag: asks alert"])
  }
}
