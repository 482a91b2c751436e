import PortolanFacts
import PortolanSource
import Testing

/// Which destinations a list's rows present.
@Suite struct ListRowTests {
  private func rows(_ modifier: String, _ around: String = "List { ForEach(fishes) { fish in")
    -> [String]
  {
    let chart = Charted(
      """
      struct Fish: Identifiable { let id: Int }
      struct Pond: View {
        @State private var fishes: [Fish] = []
        @State private var fed: Fish?
        @State private var isFeeding = false
        @State private var isNetReady = false
        var body: some View {
          \(around)
            Button("Feed") { fed = Fish(id: 1); isFeeding = true; isNetReady = true }
              \(modifier)
          \(String(repeating: "}", count: around.count { $0 == "{" } - around.count { $0 == "}" }))
        }
      }
      extension Fish { struct Net { @State var isTorn = false } }
      """)
    return chart.model.screens.flatMap(\.slots).flatMap(\.destinations)
      .filter { $0.isInListRow == true }.map(\.name)
  }

  @Test(arguments: [
    ".navigationDestination(isPresented: $isFeeding) { Text(\"\") }",
    ".sheet(isPresented: $isFeeding) { Text(\"\") }",
    ".alert(\"\", isPresented: self.$isFeeding) {}",
  ])
  func eachRowPresentsWhatIsForAll(_ modifier: String) {
    #expect(rows(modifier) == ["isFeeding"])
    #expect(rows(modifier, "List(fishes) { fish in") == ["isFeeding"])
    #expect(rows(modifier, "List(fishes.filter { $0.id > 1 }) { fish in") == ["isFeeding"])
    #expect(rows(modifier, "ScrollView { LazyVStack { ForEach(fishes) { _ in") == ["isFeeding"])
  }

  /// A row that is made once, or shown only where it is the one, presents for itself.
  @Test func whatOneRowPresentsIsItsOwn() {
    let sheet = ".sheet(item: $fed) { _ in Text(\"\") }"
    #expect(rows(sheet) == ["fed"])
    #expect(rows(sheet, "List {").isEmpty)
    #expect(rows(sheet, "List(fishes) { fish in if isNetReady {").isEmpty)
    #expect(
      rows(
        """
        .sheet(isPresented: Binding(get: { fed?.id == fish.id }, set: { _ in fed = nil })) {
          Text("")
        }
        """
      ).isEmpty)
    #expect(rows(".sheet(isPresented: fish.$isTorn) { Text(\"\") }").isEmpty)
  }

  /// A row that is a view of its own, with what it presents and what its list hands it.
  private func rows(
    ofItsOwn modifier: String, handed arguments: String,
    in list: String = "ForEach(fishes) { fish in"
  ) -> Linked {
    let text = """
      struct Fish: Identifiable { let id: Int; var isFed = false }
      final class Keeper: ObservableObject { @Published var isHome = false }
      struct Pond: View {
        @State private var fishes: [Fish] = []
        @State private var fed: Fish?
        @State private var isFeeding = false
        @StateObject private var keeper = Keeper()
        var body: some View {
          List { \(list) FishRow(\(arguments)) } }
          Button("Feed") { fed = Fish(id: 1); isFeeding = true; keeper.isHome = true }
        }
      }
      struct FishRow: View {
        @Binding var isFeeding: Bool
        @Binding var fed: Fish?
        @State private var isOwn = false
        var number = 0
        var body: some View { Button("Own") { isOwn = true } \(modifier) }
      }
      """
    return Linked(source: [SourceFile(reading: text, path: "App.swift", module: "App")])
  }

  private func inRows(_ linked: Linked) -> [String] {
    linked.model.screens.flatMap(\.slots).flatMap(\.destinations)
      .filter { $0.isInListRow == true }.map(\.name)
  }

  @Test func aRowsViewPresentsWhatTheListHandsToAll() {
    let sheet = ".sheet(isPresented: $isFeeding) { Text(\"\") }"
    let handed = "isFeeding: $isFeeding, fed: $fed"
    #expect(inRows(rows(ofItsOwn: sheet, handed: handed)) == ["isFeeding"])
    #expect(inRows(rows(ofItsOwn: ".sheet(item: $fed) { _ in }", handed: handed)) == ["fed"])
    #expect(
      inRows(
        rows(
          ofItsOwn: sheet, handed: "isFeeding: $keeper.isHome, fed: $fed",
          in: "ForEach($fishes) { $fish in")) == ["isHome"])
  }

  @Test func whatARowsViewPresentsByItsOwnStateIsItsOwn() {
    let sheet = ".sheet(isPresented: $isFeeding) { Text(\"\") }"
    let handed = "isFeeding: $isFeeding, fed: $fed"
    #expect(
      inRows(rows(ofItsOwn: ".alert(\"\", isPresented: $isOwn) {}", handed: handed)).isEmpty)
    #expect(
      inRows(
        rows(
          ofItsOwn: sheet, handed: "isFeeding: $fish.isFed, fed: $fed",
          in: "ForEach($fishes) { $fish in")
      ).isEmpty)
    // One view in the list, or one of several rows.
    #expect(inRows(rows(ofItsOwn: sheet, handed: handed, in: "Group {")).isEmpty)
    #expect(
      inRows(rows(ofItsOwn: sheet, handed: handed, in: "ForEach(fishes) { fish in if fish.isFed {"))
        .isEmpty)
    #expect(
      inRows(
        rows(
          ofItsOwn: """
            .sheet(isPresented: Binding(get: { fed?.id == number }, set: { _ in fed = nil })) {
              Text("")
            }
            """, handed: handed)
      ).isEmpty)
  }

  @Test func whatARowsViewPresentsIsNoCandidate() {
    let linked = rows(
      ofItsOwn: ".alert(\"\", isPresented: $isFeeding, presenting: fed) { _ in }",
      handed: "isFeeding: $isFeeding, fed: $fed")
    #expect(linked.candidates.isEmpty)
  }

  /// What chooses among elements gives elements of the same type.
  @Test(arguments: [
    "pieces.filter { !$0.isSold }", "Piece.allCases.filter { $0 != .bowl }", "pieces.sorted()",
    "Piece.allCases.reversed()", "pieces.prefix(3)", "pieces.filter { !$0.isSold }.sorted()",
  ])
  func chosenElementsAreRows(_ list: String) {
    let chart = Charted(
      """
      enum Piece: CaseIterable, Identifiable {
        case vase, bowl
        var id: Self { self }
        @ViewBuilder var demo: some View {
          switch self {
          case .vase: VaseDemo()
          case .bowl: Text("")
          }
        }
      }
      struct GalleryView: View {
        let pieces: [Piece]
        var body: some View { List { ForEach(\(list)) { piece in piece.demo } } }
      }
      struct VaseDemo: View {
        @State private var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.slots.contains { $0.hasPrefix("GalleryView.vaseDemo each") })
  }

  /// Rows of which a keyboard marks one: that is no destination.
  private static func marked(_ row: String) -> Charted {
    Charted(
      """
      @main struct BoardApp: App { var body: some Scene { WindowGroup { BoardView() } } }
      @Observable final class Entry: Identifiable {
        let id = UUID()
        var showConfirmation = false
      }
      @Observable final class Board {
        var entries = [Entry()]
        var marked: Entry?
        var isHelpShown = false
        func mark(_ entry: Entry) { marked = entry }
      }
      struct BoardView: View {
        @State private var menu = Board()
        var body: some View {
          VStack {
            ForEach(menu.entries) { entry in
              \(row).onHover { isInside in if isInside { menu.mark(entry) } }
            }
            Button("Help") { menu.isHelpShown = true }
          }
          .sheet(isPresented: $menu.isHelpShown) { Text("Help") }
        }
      }
      struct EntryView: View {
        @Bindable var entry: Entry
        var body: some View {
          Button("Clear") { entry.showConfirmation = true }
            .confirmationDialog("Sure?", isPresented: $entry.showConfirmation) { Button("Yes") {} }
        }
      }
      struct PaddedEntry: View {
        @Bindable var entry: Entry
        var body: some View { EntryView(entry: entry).padding() }
      }
      """)
  }

  @Test(arguments: ["EntryView", "PaddedEntry"])
  func aRowThatIsMarkedIsNoDestination(_ row: String) throws {
    let chart = Self.marked("\(row)(entry: entry)")
    let slots = try #require(chart.screen("Board")?.slots)
    #expect(slots.map(\.name) == ["entries", "isHelpShown"])
    let rows = slots[0].destinations[0].leadsTo
    #expect(rows == (row == "EntryView" ? "App.Entry" : "App.PaddedEntry"))
  }

  /// A condition of the build is the same for all rows.
  @Test(arguments: [
    "#if !os(tvOS)\nextension PlacesView { ROW }\n#endif",
    "extension PlacesView {\n#if !os(tvOS)\nROW\n#endif\n}",
  ])
  func aRowInABuildIsARow(_ code: String) throws {
    let row = """
      func row(_ place: Place) -> some View {
        Button("Edit") { edited = place }.sheet(item: $edited) { _ in Text("") }
      }
      """
    let chart = Charted(
      """
      struct Place: Identifiable { var id: Int }
      struct PlacesView: View {
        @State private var places: [Place] = []
        @State var edited: Place?
        var body: some View { List(places) { place in row(place) } }
      }
      \(code.replacing("ROW", with: row))
      """)
    #expect(try chart.findings("destination-in-list-row").count == 1)
  }

  /// Rows of which each is of one kind or another are all there in the case that lists them.
  @Test(arguments: ["ForEach(harbour.kinds, id: \\.self)", "List(harbour.kinds, id: \\.self)"])
  func rowsOfSeveralKindsAreAllInTheCaseThatListsThem(_ list: String) {
    let chart = Charted(
      """
      enum Filter { case any, boats }
      enum Kind { case boat, buoy }
      class Harbour: ObservableObject { @Published var kinds: [Kind] = [] }
      struct HarbourView: View {
        @StateObject private var harbour = Harbour()
        @State private var filter = Filter.any
        var body: some View {
          Button("Any") { filter = .any }
          Button("Boats") { filter = .boats }
          switch filter {
          case .boats: ScrollView { BoatsView() }
          case .any:
            VStack {
              \(list) { kind in
                Group { switch kind { case .boat: BoatsView(); case .buoy: BuoysView() } }
              }
            }
          }
        }
      }
      struct BoatsView: View { var body: some View { NavigationLink("Sloop") { Text("") } } }
      struct BuoysView: View { var body: some View { NavigationLink("Red") { Text("") } } }
      """)
    let rows = chart.screen("BoatsViewAndBuoysView")?.slots.map { "\($0.name) \($0.arity)" }
    #expect(rows == ["boatsView each", "buoysView each"])
    let places = chart.model.screens.flatMap(\.slots).first { $0.name == "filter" }?.destinations
    #expect(
      places?.map { $0.leadsTo ?? "" } == ["App.BoatsViewAndBuoysView", "App.BoatsView"])
  }

  /// Rows without links, of values that are their own identifiers or are tagged, select.
  @Test(arguments: [
    ("ForEach(Page.allCases, id: \\.self) { page in Text(page.rawValue) }", true),
    ("ForEach(Page.allCases) { page in Text(page.rawValue).tag(page) }", true),
    ("ForEach(Page.allCases) { page in Text(page.rawValue) }", false),
    ("ForEach(names, id: \\.self) { Text($0) }", false),
    ("Text(\"\").tag(Page.log)", true),
  ])
  func aRowSelectsWhatItIsMadeFor(_ rows: String, _ selects: Bool) {
    let chart = Charted(
      """
      enum Page: String, CaseIterable, Identifiable {
        case deck, log
        var id: String { rawValue }
      }
      final class Course: ObservableObject { @Published var page = Page.deck }
      struct HomeView: View {
        @StateObject private var course = Course()
        let names: [String]
        var body: some View {
          NavigationSplitView { List(selection: $course.page) { \(rows) } } detail: {
            switch course.page { case .deck: DeckView(); case .log: LogView() }
          }
        }
      }
      struct DeckView: View { var body: some View { Text("") } }
      struct LogView: View { var body: some View { Text("") } }
      """)
    let actions = chart.model.screens.flatMap(\.actions)
    #expect(actions.map(\.kind) == (selects ? [.user] : []))
    #expect(actions.flatMap(\.effects).map(\.kind) == (selects ? [.select] : []))
  }
}
