import PortolanModel
import Testing

/// Hosts with a stack and a sheet of their own that several places make, each around a page that it hands over.
@Suite struct ContentOfHostTests {
  @Test func aPageStandsInTheCaseThatShowsItsHost() throws {
    let chart = Charted(
      """
      enum Phase { case out, inside }
      struct RootView: View {
        @State private var phase = Phase.out
        var body: some View {
          ZStack {
            switch phase {
            case .out: Host(walker: Walker()) { ListView() }
            case .inside: HomeView()
            }
          }
          .toolbar { Button("In") { phase = .inside } }
        }
      }
      \(Self.views)
      """)
    #expect(chart.within == ["listView in phase.out"])
    #expect(
      try Chart(chart.model).places().map(\.text) == [
        "out", "out/basket/:1", "out/isClearing", "inside", "inside/isShared",
      ])
    let list = chart.screen("RootView")?.slots.first { $0.name == "listView" }
    #expect(list?.arity == .always)
    // It is there as long as the case is.
    #expect(list?.branches == nil)
  }

  @Test func aPageStandsInTheTabOfItsHost() {
    #expect(
      root(
        """
        enum Page { case list, home, both }
        struct RootView: View {
          @State private var page = Page.list
          var body: some View {
            TabView(selection: $page) {
              Host(walker: Walker()) { ListView() }.tag(Page.list)
              HomeView().tag(Page.home)
              Host(walker: Walker()) { VStack { ListView(); HomeView() } }.tag(Page.both)
            }
          }
        }
        """
      ).within == [
        "listView in page.list", "listView in page.both", "homeView in page.both",
      ])
  }

  @Test(arguments: [
    ("if isOpen { Host(walker: Walker()) { ListView() } }", "isShown"),
    ("NavigationStack { Host(walker: Walker()) { ListView() } }", "isShown"),
  ])
  func aPageStandsInTheSheetOfItsHost(_ content: String, _ slot: String) throws {
    let chart = root(
      """
      struct RootView: View {
        @State private var isShown = false
        let isOpen: Bool
        var body: some View {
          Button("List") { isShown = true }.sheet(isPresented: $isShown) { \(content) }
        }
      }
      """)
    #expect(chart.within == ["listView in \(slot).\(slot)"])
    #expect(chart.screen("RootView")?.slots.last?.branches == nil)
    #expect(
      try Chart(chart.model).places().map(\.text) == [
        "", "isShown", "isShown/basket/:1", "isShown/isClearing",
      ])
  }

  @Test func aPageStandsInTheCaseThatASheetShows() {
    #expect(
      root(
        """
        enum Sheet: Identifiable { case list(Int), home; var id: Int { 0 } }
        struct RootView: View {
          @State private var sheet: Sheet?
          var body: some View {
            Button("List") { sheet = .list(1) }
            Button("Home") { sheet = .home }
              .sheet(item: $sheet) { sheet in
                switch sheet {
                case .list: Host(walker: Walker()) { ListView() }
                case .home: HomeView()
                }
              }
          }
        }
        """
      ).within == ["listView in sheet.list"])
  }

  @Test(arguments: ["[Way] = []", "NavigationPath()"])
  func aPageStandsInWhatIsPushed(_ path: String) {
    let isTyped = path.hasPrefix("[")
    let chart = root(
      """
      enum Way: Hashable { case list, home }
      struct RootView: View {
        @State private var path\(isTyped ? ":" : " =") \(path)
        var body: some View {
          NavigationStack(path: $path) {
            Button("List") { path.append(Way.list); path.append(Way.home) }
              .navigationDestination(for: Way.self) { way in
                switch way {
                case .list: Host(walker: Walker()) { ListView() }
                case .home: HomeView()
                }
              }
          }
        }
      }
      """)
    #expect(chart.within == ["listView in path.list"])
  }

  /// What stands on the screen, too, is always there.
  @Test func aPageThatIsShownElsewhereTooStandsInNoDestination() {
    let chart = root(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          ListView()
          Button("List") { isShown = true }.sheet(isPresented: $isShown) { Host(walker: Walker()) { ListView() } }
        }
      }
      """)
    #expect(chart.within.isEmpty)
    #expect(chart.screen("RootView")?.slots.map(\.name) == ["isShown", "listView"])
  }

  /// A view that is only handed where its link leads shows nothing of that.
  @Test func whatALinkLeadsToStandsNowhere() {
    let chart = root(
      """
      struct LinkView: View {
        let target: AnyView
        var body: some View { NavigationLink(destination: target) { Text("More") } }
      }
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Button("List") { isShown = true }
            .sheet(isPresented: $isShown) { LinkView(target: AnyView(ListView())) }
        }
      }
      """)
    #expect(chart.within.isEmpty)
  }

  /// The state that its model keeps is seen only where the page is.
  @Test func whatAModelKeepsStandsWhereItsPageDoes() {
    let chart = root(
      """
      @Observable final class NoteModel { var isAsking = false }
      struct NoteView: View {
        @Bindable var model: NoteModel
        var body: some View {
          Button("Ask") { model.isAsking = true }.alert("?", isPresented: $model.isAsking) {}
        }
      }
      enum Phase { case out, inside }
      @Observable final class Session { var phase = Phase.out; let note = NoteModel() }
      struct RootView: View {
        @State private var session = Session()
        var body: some View {
          ZStack {
            switch session.phase {
            case .out: Host(walker: Walker()) { NoteView(model: session.note) }
            case .inside: HomeView()
            }
          }
          .toolbar { Button("In") { session.phase = .inside } }
        }
      }
      """)
    #expect(chart.within == ["note in phase.out"])
  }

  /// What a modifier presents for a page that is one of the screen's children stands where the page does.
  @Test(arguments: [
    "NoteView(model: session.note).guided(by: session.note.guide).tabItem { Text(\"Note\") }.tag(1)",
    "NoteView(model: session.note).tag(1).modifier(Guided(guide: session.note.guide))",
  ])
  func aModifierOfAPageStandsInItsTab(_ tab: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        @StateObject var session = BookModel()
        var body: some Scene { WindowGroup { RootView(session: session) } }
      }
      extension View {
        func guided(by guide: Guide) -> some View { modifier(Guided(guide: guide)) }
      }
      class Guide: ObservableObject { @Published var isOpen = false }
      struct Guided: ViewModifier {
        @ObservedObject var guide: Guide
        func body(content: Content) -> some View {
          content.sheet(isPresented: $guide.isOpen) { Text("Guide") }
        }
      }
      class NoteModel: ObservableObject { let guide = Guide(); @Published var isHintShown = false }
      struct NoteView: View {
        @ObservedObject var model: NoteModel
        var body: some View {
          Button("Guide") { model.guide.isOpen = true }
          Button("Ask") { model.isHintShown = true }.sheet(isPresented: $model.isHintShown) { Text("?") }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      class BookModel: ObservableObject { @Published var tab = 0; let note = NoteModel() }
      struct RootView: View {
        @ObservedObject var session: BookModel
        var body: some View {
          TabView(selection: $session.tab) {
            HomeView().tabItem { Text("Home") }.tag(0)
            \(tab)
          }
        }
      }
      """)
    let guided = chart.screen("BookModel")?.slots.first { $0.name == "guided" }
    #expect(guided?.within == Slot.Within(slot: "tab", destination: "1"))
    #expect(chart.model.unresolved.isEmpty)
  }

  private func root(_ code: String) -> Charted { Charted("\(code)\n\(Self.views)") }

  private static let views = """
    @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
    @Observable final class Walker { var basket: Int? }
    struct Host: View {
      @State private var walker: Walker
      private let content: AnyView
      init(walker: Walker, @ViewBuilder content: () -> some View) {
        _walker = State(initialValue: walker)
        self.content = AnyView(content())
      }
      var body: some View {
        NavigationStack { content.toolbar { Button("Basket") { walker.basket = 1 } } }
          .sheet(item: $walker.basket) { _ in Text("Basket") }
      }
    }
    struct ListView: View {
      @State private var isClearing = false
      var body: some View {
        Button("Clear") { isClearing = true }.alert("Clear?", isPresented: $isClearing) {}
      }
    }
    struct HomeView: View {
      @State private var isShared = false
      var body: some View {
        Button("Share") { isShared = true }.sheet(isPresented: $isShared) { Text("Share") }
      }
    }
    """
}
