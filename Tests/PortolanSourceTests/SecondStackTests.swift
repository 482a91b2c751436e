import PortolanModel
import Testing

/// Views that stand in a stack, and elsewhere in another of its own.
@Suite struct SecondStackTests {
  @Test(arguments: [
    ("NavigationStack { CrewView() }", [5]),
    ("NavigationStack { Form { CrewView() } }", [5]),
    ("CabinView()", [29]),
    // There is something in that stack that takes it.
    ("NavigationStack { CrewView().navigationDestination(for: Leg.self) { _ in Text(\"\") } }", []),
    ("NavigationStack { HarbourView() }", []),
    // Nobody knows what stands around it.
    ("NavigationStack { Frame { CrewView() } }", []),
    ("UnknownView { CrewView() }", []),
    ("NavigationSplitView { CrewView() } detail: { Text(\"\") }", []),
  ])
  func aLinkIsDeadWhereNothingTakesItsValue(_ sheet: String, _ lines: [Int]) {
    let chart = voyage(sheet: sheet)
    let links = chart.model.screens.flatMap(\.links)
    #expect(links.flatMap { $0.unhandledIn ?? [] }.map(\.line) == lines)
    #expect(links.count == (lines.isEmpty ? 0 : 1))
    #expect(
      chart.actions.contains("CrewView.NavigationLink(value:) push VoyageView.path (cargo)"))
  }

  /// Rows that a sidebar shows beside a stack whose path nobody needs, and tabs whose path is kept.
  @Test func aLinkAlsoLeadsOnWhereItsStackHasNoPath() {
    let handler = ".navigationDestination(for: Crate.self) { CrateView(crate: $0) }"
    let chart = Charted(
      """
      struct Crate: Hashable { var name: String }
      struct CrateView: View { let crate: Crate; var body: some View { Text("") } }
      struct CratesView: View {
        let crates: [Crate]
        var body: some View {
          List(crates, id: \\.self) { NavigationLink("", value: $0) }
        }
      }
      struct HoldView: View {
        @State var path: [Crate] = []
        var body: some View {
          NavigationStack(path: $path) { CratesView(crates: [])\(handler) }
        }
      }
      struct DeckView: View {
        var body: some View {
          NavigationStack { CratesView(crates: [])\(handler) }
        }
      }
      struct ShipView: View {
        var body: some View {
          TabView { HoldView(); DeckView() }
        }
      }
      @main struct ShipApp: App { var body: some Scene { WindowGroup { ShipView() } } }
      """)
    #expect(
      chart.links.contains("CratesView NavigationLink(value:) of Crate drillDown → CrateView"))
    #expect(
      chart.actions.contains("CratesView.NavigationLink(value:) push HoldView.path"))
  }

  /// A stack of its own without a path takes what it shows, be there a path elsewhere.
  @Test func aStackWithoutPathKeepsItsOwn() {
    let chart = Charted(
      """
      struct Crate: Hashable { var name: String }
      struct CrateView: View { let crate: Crate; var body: some View { Text("") } }
      struct HoldView: View {
        @State var path: [Crate] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(Crate(name: "")) }
              .navigationDestination(for: Crate.self) { CrateView(crate: $0) }
          }
        }
      }
      struct DeckView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("", value: Crate(name: ""))
              .navigationDestination(for: Crate.self) { CrateView(crate: $0) }
          }
        }
      }
      struct ShipView: View {
        var body: some View {
          TabView { HoldView(); DeckView() }
        }
      }
      @main struct ShipApp: App { var body: some Scene { WindowGroup { ShipView() } } }
      """)
    #expect(
      chart.links.contains("DeckView NavigationLink(value:) of Crate drillDown → CrateView"))
    #expect(!chart.actions.contains { $0.hasPrefix("DeckView") })
  }

  /// Whether what stands in a branch is there in the second stack, nobody knows.
  @Test func aLinkInABranchMayBeLeftOutThere() {
    let chart = voyage(
      sheet: "NavigationStack { CrewView() }", link: "if isFirst { \(Self.link) }")
    #expect(chart.model.screens.flatMap(\.links).isEmpty)
  }

  private static let harbour = """
    struct HarbourView: View {
      var body: some View { CrewView().navigationDestination(for: Leg.self) { _ in Text("") } }
    }
    """

  private static let link = "NavigationLink(\"\", value: Leg.cargo)"

  private func voyage(sheet: String, link: String = link) -> Charted {
    Charted(
      """
      struct CargoView: View {
        @State var isEditing = false
        var body: some View {
          Button("") { isEditing = true }
            .sheet(isPresented: $isEditing) { \(sheet) }
        }
      }
      enum Leg: Hashable { case crew, cargo }
      struct VoyageView: View {
        @State var path: [Leg] = []
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("", value: Leg.crew)
              .navigationDestination(for: Leg.self) { leg in
                switch leg {
                case .crew: CrewView()
                case .cargo: CargoView()
                }
              }
          }
        }
      }
      struct CrewView: View {
        var isFirst = true
        var body: some View { \(link) }
      }
      struct CabinView: View {
        var body: some View {
          NavigationStack { CrewView() }
        }
      }
      \(sheet.contains("HarbourView") ? Self.harbour : "")
      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content }
      }
      @main struct VoyageApp: App { var body: some Scene { WindowGroup { VoyageView() } } }
      """)
  }
}
