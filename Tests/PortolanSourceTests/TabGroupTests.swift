import PortolanModel
import Testing

/// Tabs that a group holds, and tabs that say themselves what they are called.
@Suite struct TabGroupTests {
  private static let pages = """
    struct DeckView: View {
      @State private var isLogShown = false
      var body: some View {
        Button("Log") { isLogShown = true }.sheet(isPresented: $isLogShown) { Text("") }
      }
    }
    struct HoldView: View { var body: some View { Text("") } }
    struct MapView: View { var body: some View { Text("") } }
    """

  @Test func eachViewOfAGroupIsATab() throws {
    let chart = Charted(
      """
      struct ShipView: View {
        @State private var isHelpShown = false
        var body: some View {
          TabView {
            MapView().tabItem { Text("Map") }
            Group {
              DeckView().tabItem { Text("Deck") }
              HoldView().tabItem { Label("Hold", systemImage: "box") }
            }
            .sheet(isPresented: $isHelpShown) { Button("Close") { isHelpShown = false } }
            .toolbar { Button("Help") { isHelpShown = true } }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links.sorted() == [
        "ShipView TabView tab → DeckView", "ShipView TabView tab → HoldView",
        "ShipView TabView tab → MapView",
      ])
    #expect(chart.screen("ShipView")?.links.map(\.title) == ["Map", "Deck", "Hold"])
    #expect(
      chart.slots == [
        "DeckView.isLogShown atMostOne flag: isLogShown sheet",
        "ShipView.isHelpShown atMostOne flag: isHelpShown sheet",
      ])
    #expect(
      chart.actions == [
        "DeckView.Log present isLogShown", "ShipView.Close dismiss isHelpShown",
        "ShipView.Help present isHelpShown",
      ])
    #expect(try chart.findings("one-active-destination") == [])
  }

  @Test func aGroupOfTaggedViewsIsSelected() {
    let chart = Charted(
      """
      enum Page { case deck, hold }
      struct ShipView: View {
        @State private var page = Page.deck
        var body: some View {
          TabView(selection: $page) {
            Group {
              DeckView().tag(Page.deck)
              HoldView().tag(Page.hold)
            }
            .padding()
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.contains(
        "ShipView.page exactlyOne enum in TabView: deck tab → DeckView, hold tab → HoldView"))
  }

  /// What is written on a group is written on the one tab that it is.
  @Test func aGroupMayBeOneTab() {
    let chart = Charted(
      """
      enum Page { case deck, map }
      struct ShipView: View {
        @State private var page = Page.deck
        let isOpen: Bool
        var body: some View {
          TabView(selection: $page) {
            Group { if isOpen { DeckView() } else { HoldView() } }
              .tabItem { Text("Deck") }
              .tag(Page.deck)
            MapView().tag(Page.map)
          }
        }
      }
      \(Self.pages)
      """)
    let page = chart.screen("ShipView")?.slots.first { $0.name == "page" }
    #expect(page?.destinations.map(\.name) == ["deck", "map"])
    #expect(page?.destinations.last?.leadsTo == Screen.ID("App.MapView"))
  }

  @Test func aTabMaySayItselfWhatItIs() {
    let chart = Charted(
      """
      enum Page { case soil, seed }
      struct GardenView: View {
        @State private var page = Page.soil
        var body: some View {
          TabView(selection: $page) {
            SoilView()
            SeedView().padding()
          }
        }
      }
      struct SoilView: View {
        var body: some View { Text("").tabItem { Text("Soil") }.tag(Page.soil) }
      }
      struct SeedView: View {
        var body: some View { Form { Text("") }.tag(Page.seed).tabItem { Text("Seeds") }.padding() }
      }
      """)
    let page = chart.screen("GardenView")?.slots.first { $0.name == "page" }
    #expect(
      page?.destinations.map { "\($0.name) → \($0.leadsTo ?? "")" } == [
        "soil → App.SoilView", "seed → App.SeedView",
      ])
    #expect(page?.destinations.map(\.title) == ["Soil", "Seeds"])
  }
}
