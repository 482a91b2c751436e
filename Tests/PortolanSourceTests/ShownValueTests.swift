import PortolanModel
import Testing

/// Enums that are views: whoever mentions a value shows what its case shows.
@Suite struct ShownValueTests {
  private static let tabs = """
    protocol PanelTab: View, Hashable {}
    enum SideTab: PanelTab, CaseIterable {
      case files, changes
      var body: some View { switch self { case .files: Files(); case .changes: Changes() } }
    }
    enum LowerTab: PanelTab { case log
      var body: some View { switch self { case .log: Log() } }
    }
    struct Files: View { @State var isOn = false; var body: some View { Text("").sheet(isPresented: $isOn) {} } }
    struct Changes: View { @State var isOn = false; var body: some View { Text("").sheet(isPresented: $isOn) {} } }
    struct Log: View { var body: some View { Text("") } }
    """

  private func slots(_ source: String) -> [String] {
    Charted(source + Self.tabs).slots.filter { !$0.contains("isOn") }
  }

  @Test(arguments: ["tab", "self.tab.padding()"])
  func aMentionedValueIsASelection(_ mention: String) {
    #expect(
      slots(
        """
        struct Side: View {
          @State private var tab: SideTab = .files
          var body: some View { VStack { \(mention); Button("") { tab = .changes } } }
        }
        """) == [
          "Side.tab exactlyOne enum: files inline → Files, changes inline → Changes"
        ])
  }

  @Test func aModifierUnderAConditionLeavesTheValueWhatItIs() {
    let chart = Charted(
      """
      struct Main: View {
        var body: some View {
          NavigationStack {
            NavigationLink(value: SideTab.files) { Text("") }
              .navigationDestination(for: SideTab.self) { tab in
                tab
                  #if os(iOS)
                    .lineLimit(1)
                  #endif
                  .padding()
              }
          }
        }
      }
      """ + Self.tabs)
    #expect(chart.links == ["Main NavigationLink(value:) of SideTab drillDown → Files"])
  }

  @Test func whoHandsItToAGenericViewSelects() {
    #expect(
      slots(
        """
        final class SideModel: ObservableObject { @Published var tab: SideTab? = .files }
        struct Side: View {
          @ObservedObject var model: SideModel
          @State private var lower: LowerTab?
          var body: some View { VStack { Panel(tab: $model.tab); Panel(tab: $lower) } }
        }
        struct Panel<Tab: PanelTab>: View {
          @Binding var tab: Tab?
          var body: some View { if let shown = tab { shown } else { Text("") } }
        }
        """) == [
          "SideModel.tab atMostOne optionalEnum: files inline → Files, changes inline → Changes"
        ])
  }

  @Test func aValueThatIsOnlyAskedShowsNothing() {
    let slots = slots(
      """
      struct Side: View {
        @State private var tab: SideTab = .files
        var body: some View { Bar(tab: tab).id(tab).onChange(of: tab) { print(tab) } }
      }
      struct Bar: View { let tab: SideTab; var body: some View { Text("") } }
      """)
    #expect(slots.isEmpty)
  }

  /// A case of an enum that is a view is what it shows, whatever it holds.
  @Test(arguments: [
    "NavigationLink(destination: Page.detail(4)) { Text(\"\") }",
    "NavigationLink { Page.detail(4) } label: { Text(\"\") }",
  ])
  func aCaseWithAPayloadIsWhatItShows(_ link: String) {
    let chart = Charted(
      """
      enum Page: Hashable, View {
        case list, detail(Int)
        var body: some View {
          switch self {
          case .list: ListPage()
          case .detail(let number): DetailPage(number: number)
          }
        }
      }
      struct MenuView: View {
        var body: some View { List { NavigationLink(destination: Page.list) { Text("") }; \(link) } }
      }
      struct ListPage: View { var body: some View { Text("") } }
      struct DetailPage: View { let number: Int; var body: some View { Text("") } }
      """)
    #expect(chart.screen("MenuView")?.links.map(\.leadsTo) == ["App.ListPage", "App.DetailPage"])
  }
}
