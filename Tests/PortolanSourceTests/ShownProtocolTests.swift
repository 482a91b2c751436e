import PortolanModel
import Testing

/// What is shown and is no view: what stands on a map, in a bar, in a table, as a tab.
@Suite struct ShownProtocolTests {
  private static let child = "Atlas.pins always child: pins inline → Pins"

  @Test(arguments: [
    ("MapContent", "body", "Map { Pins() }"),
    ("ChartContent", "body", "Chart { Pins() }"),
    ("CustomizableToolbarContent", "body", "Text(\"\").toolbar { Pins() }"),
    ("TableRowContent<Place>", "tableRowBody", "Table(of: Place.self) { } rows: { Pins() }"),
  ])
  func whatStandsInAViewPresents(_ type: String, _ body: String, _ shown: String) {
    let chart = Charted(
      """
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Atlas() } } }
      struct Place: Identifiable { let id: Int }
      struct Atlas: View { var body: some View { \(shown) } }
      struct Pins: \(type) {
        @State private var chosen: Place?
        var \(body): some \(type) {
          Pin("") { Button("") { chosen = Place(id: 1) }.popover(item: $chosen) { PlaceView(place: $0) } }
        }
      }
      struct PlaceView: View {
        let place: Place
        @State private var isRoute = false
        var body: some View { Button("") { isRoute = true }.sheet(isPresented: $isRoute) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        Self.child,
        "Pins.chosen atMostOne optionalValue: chosen popover → PlaceView",
        "PlaceView.isRoute atMostOne flag: isRoute sheet",
      ])
  }

  /// A column is there once for each row.
  @Test func aColumnPresentsForEachRow() {
    let chart = Charted(
      """
      struct Atlas: View { let places: [Int]; var body: some View { Table(places) { Pins() } } }
      struct Pins: TableColumnContent {
        @State private var isShown = false
        var tableColumnBody: some TableColumnContent<Int, Never> {
          TableColumn("") { _ in Button("") { isShown = true }.popover(isPresented: $isShown) { Text("") } }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Atlas.pins each collection: pins inline → Pins",
        "Pins.isShown atMostOne flag: isShown popover",
      ])
  }

  @Test func tabsThatStandInATypeOfTheirOwnAreTabs() {
    let chart = Charted(
      """
      enum Page: Hashable { case home, mail, me }
      struct Home: View {
        @State private var page = Page.home
        var body: some View {
          TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: Page.home) { Text("") }
            OtherTabs()
          }
        }
      }
      struct OtherTabs: TabContent {
        var body: some TabContent<Page> {
          Tab("Mail", systemImage: "tray", value: Page.mail) { MailView() }
          Tab("Me", systemImage: "person", value: Page.me) { MeView() }
        }
      }
      struct MailView: View { var body: some View { Text("") } }
      struct MeView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Home.page exactlyOne enum in TabView: home tab, mail tab → MailView, me tab → MeView"
      ])
    #expect(chart.links.isEmpty)
  }

  /// What stands on a map is not what a sheet with a map is for, unless it leads on.
  @Test func whatStandsOnAMapIsNoPage() {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isMap = false
        var body: some View { Button("") { isMap = true }.sheet(isPresented: $isMap) { Map { Pins() } } }
      }
      struct Pins: MapContent { var body: some MapContent { Marker("") } }
      """)
    #expect(chart.slots == ["Home.isMap atMostOne flag: isMap sheet"])
  }
}
