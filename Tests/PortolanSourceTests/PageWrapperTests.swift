import PortolanModel
import Testing

/// Generic views of the app's own that are pages all the same: they make one screen with the model that they are handed.
@Suite struct PageWrapperTests {
  private static func chart(_ members: String, made: String, root: String = "") -> Charted {
    Charted(
      """
      final class MarketModel: ObservableObject {
        @Published var isMapShown = false
        @Published var fish: Fish?
      }
      struct Fish: Identifiable, Hashable { var id: Int }
      enum Way { case map, chat }
      struct MarketPage<Content: View>: View {
        @ObservedObject var model: MarketModel
        \(members)
      }
      struct MarketView: View {
        \(root)
        var body: some View { Button("Map") { model.isMapShown = true } }
      }
      struct FishView: View { var fish: Fish; var body: some View { Text("Fish") } }
      struct MapView: View { var body: some View { Text("Map") } }
      struct ChatView: View { var body: some View { Text("Chat") } }
      struct OtherView: View { var body: some View { Text("Other") } }
      final class TownModel: ObservableObject {
        @Published var tab = 0
        let market = MarketModel()
      }
      struct TownView: View {
        @StateObject var model = TownModel()
        var body: some View {
          TabView(selection: $model.tab) {
            \(made).tag(0)
            OtherView().tag(1)
          }
        }
      }
      """)
  }

  private static let page = """
    @ViewBuilder var content: (_ way: Way) -> Content
    var body: some View {
      NavigationStack { MarketView().environmentObject(model) }
        .sheet(isPresented: $model.isMapShown) { content(.map) }
        .sheet(item: $model.fish) { fish in FishView(fish: fish) }
    }
    """
  private static let made = """
    MarketPage(model: model.market) { way in
      switch way {
      case .map: MapView()
      case .chat: ChatView()
      }
    }
    """

  @Test(arguments: [
    "@EnvironmentObject var model: MarketModel", "@ObservedObject var model: MarketModel",
  ])
  func aWrapperThatPresentsByItsModelIsAPage(_ root: String) {
    let isHanded = root.hasPrefix("@ObservedObject")
    let chart = Self.chart(
      isHanded
        ? Self.page.replacing(
          "MarketView().environmentObject(model)", with: "MarketView(model: model)")
        : Self.page, made: Self.made, root: root)
    #expect(
      chart.slots.filter { !$0.contains("always") } == [
        "MarketModel.fish atMostOne optionalValue: fish sheet → FishView",
        "MarketModel.isMapShown atMostOne flag: isMapShown sheet → MapView",
        "TownModel.tab exactlyOne enum in TabView: 0 tab → MarketModel, 1 tab → OtherView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Around what it is given, that is the page.
  @Test func aWrapperAroundWhatItIsGivenIsNone() {
    let chart = Self.chart(
      """
      @ViewBuilder var content: () -> Content
      var body: some View {
        NavigationStack { content() }.sheet(isPresented: $model.isMapShown) { MapView() }
      }
      """, made: "MarketPage(model: model.market) { ChatView() }",
      root: "@EnvironmentObject var model: MarketModel")
    #expect(chart.destination("0", in: "tab")?.leadsTo?.hasSuffix("ChatView") == true)
  }
}
