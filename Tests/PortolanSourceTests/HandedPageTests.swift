import PortolanModel
import Testing

/// Pages that a view is handed, and shows only for what is pushed onto its stack.
@Suite struct HandedPageTests {
  private func chart(_ pier: String, made: String = "{ ShipPage(name: $0) }") -> Charted {
    Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { Harbour() } } }
      enum Quay: Hashable { case ships, log }
      enum Berth: Hashable { case log, ship(String) }
      typealias Maker<Value, Page: View> = (Value) -> Page
      struct Harbour: View {
        @State private var quay = Quay.ships
        var body: some View {
          let pier = Pier(ship: \(made))
          TabView(selection: $quay) {
            pier.tag(Quay.ships)
            LogPage().tag(Quay.log)
          }
        }
      }
      \(pier)
      struct ShipList: View {
        var body: some View { NavigationLink(value: Berth.ship("Ida")) { Text("Ida") } }
      }
      struct LogPage: View { var body: some View { Text("Log") } }
      struct ShipPage: View {
        let name: String
        @State private var isSaved = false
        var body: some View {
          Button("Save") { isSaved = true }.alert("Saved", isPresented: $isSaved) {}
        }
      }
      """)
  }

  private func pier(_ head: String, _ kept: String, log: String = "LogPage()") -> String {
    """
    struct Pier\(head): View {
      \(kept)
      var body: some View {
        NavigationStack {
          ShipList().navigationDestination(for: Berth.self) { berth in
            switch berth {
            case .log: \(log)
            case .ship(let name): ship(name).navigationTitle(name)
            }
          }
          .toolbar { NavigationLink(value: Berth.log) { Text("Log") } }
        }
      }
    }
    """
  }

  /// What a generic view shows in place is its own: it is no wrapper around the page.
  @Test(arguments: [
    ("<Page: View>", "private let ship: (String) -> Page"),
    ("<Page: View>", "@State private var isBusy = false\nlet ship: Maker<String, Page>"),
    ("<Page: View>", "@ViewBuilder let ship: (String) -> Page"),
    ("", "let ship: (String) -> ShipPage"), ("", "let ship: (String) -> AnyView"),
  ])
  func thePageIsPushed(_ head: String, _ kept: String) {
    let chart = chart(pier(head, kept))
    #expect(
      chart.slots.filter { $0.hasPrefix("Harbour") } == [
        "Harbour.quay exactlyOne enum in TabView: ships tab → Pier, log tab → LogPage"
      ])
    #expect(
      chart.links.sorted() == [
        "Pier NavigationLink(value:) of Berth drillDown → LogPage",
        "ShipList NavigationLink(value:) of Berth drillDown → ShipPage",
      ])
    #expect(chart.slots.contains("ShipPage.isSaved atMostOne flag: isSaved alert"))
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A page may be handed on to whoever pushes it in turn, and to whoever keeps it for nothing.
  @Test func aPageIsHandedOn() {
    let list = """
      struct Log<Page: View>: View {
        let ship: (String) -> Page
        var body: some View {
          NavigationLink(value: 1) { Text("First") }
            .navigationDestination(for: Int.self) { ship("\\($0)") }
        }
      }
      """
    let idle = """
      struct Log<Page: View>: View {
        let ship: (String) -> Page
        var body: some View { Text("Log") }
      }
      """
    let maker = ("<Page: View>", "let ship: (String) -> Page")
    let pier = pier(maker.0, maker.1, log: "Log(ship: ship)")
    #expect(
      chart(pier + "\n" + list).links.contains(
        "Log NavigationLink(value:) of Int drillDown → ShipPage"))
    #expect(
      chart(pier + "\n" + idle).links.sorted() == [
        "Pier NavigationLink(value:) of Berth drillDown → Log",
        "ShipList NavigationLink(value:) of Berth drillDown → ShipPage",
      ])
  }

  /// What a view shows in place as well is content that it is given.
  @Test func whatIsShownInPlaceIsNone() {
    let chart = chart(
      """
      struct Pier<Page: View>: View {
        let ship: (String) -> Page
        var body: some View {
          NavigationStack {
            VStack { ship("Ida"); ShipList() }
              .navigationDestination(for: Berth.self) { _ in ship("Ada") }
          }
        }
      }
      """)
    #expect(
      chart.slots.contains {
        $0.hasPrefix("Harbour.quay") && $0.contains("ships tab → PierAndShipPage")
          || $0.contains("ships tab → ShipPage")
      })
  }
}
