import PortolanModel
import Testing

/// Modifiers of libraries that are not read, and present by a flag under a label that says so.
@Suite struct LibraryPresenterTests {
  private let pages = """
    struct MenuView: View {
      @State private var isAboutShown = false
      var body: some View {
        Button("About") { isAboutShown = true }.sheet(isPresented: $isAboutShown) { AboutView() }
      }
    }
    struct AboutView: View { var body: some View { Text("About") } }
    """

  @Test(arguments: ["isPresented", "isPresenting", "isShowing", "isOpen", "present"])
  func aFlagThatSaysSoPresents(label: String) throws {
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var isMenuShown = false
        var body: some View {
          Button("Menu") { isMenuShown = true }
            .drawer(\(label): $isMenuShown, edge: .leading) { MenuView() }
        }
      }
      \(pages)
      """)
    #expect(
      chart.slots == [
        "DeckView.isMenuShown atMostOne flag: isMenuShown drawer → MenuView",
        "MenuView.isAboutShown atMostOne flag: isAboutShown sheet → AboutView",
      ])
    // What presents only ever takes away.
    #expect(
      chart.setters(of: "isMenuShown", in: "isMenuShown") == [
        "Button(\"Menu\") { isMenuShown = true }"
      ])
  }

  /// One that is called like the system's presents like that, whatever its label is.
  @Test func aPopoverOfALibraryIsOne() {
    let chart = Charted(
      """
      import Popovers
      struct DeckView: View {
        @State private var isMenuShown = false
        var body: some View {
          Button("Menu") { isMenuShown = true }
            .popover(present: $isMenuShown, attributes: { $0.blocksBackgroundTouches = true }) { MenuView() }
        }
      }
      \(pages)
      """)
    #expect(
      chart.slots.first == "DeckView.isMenuShown atMostOne flag: isMenuShown popover → MenuView")
  }

  @Test func whatNobodySetsIsFound() throws {
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var isMenuShown = false
        var body: some View { Text("Deck").drawer(isPresented: $isMenuShown) { menu } }
        private var menu: some View { MenuView() }
      }
      \(pages)
      """)
    #expect(try chart.unreachable().count == 1)
  }

  @Test(arguments: [
    // What the system shows by itself, and tells of in a closure.
    "fileImporter(isPresented: $isOn, allowedContentTypes: [.text]) { result in take(result) }",
    "searchable(text: $text, isPresented: $isOn)",
    // What may mean anything.
    "skeleton(isLoading: $isOn) { MenuView() }",
  ])
  func otherFlagsPresentNothing(modifier: String) {
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var isOn = false
        @State private var text = ""
        var body: some View { Button("On") { isOn = true }.\(modifier) }
        private func take(_ result: Result<URL, Error>) {}
      }
      \(pages)
      """)
    #expect(!chart.slots.contains { $0.contains("isOn") })
  }

  @Test func theContentMayBeAnything() {
    // A toast's text is no page.
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var isDone = false
        var body: some View {
          Button("Save") { isDone = true }.toast(isPresenting: $isDone) { Text("Saved") }
        }
      }
      """)
    #expect(chart.slots.isEmpty)
  }

  /// What a library's modifier is told by a plain condition to show is not always there.
  @Test func whatAConditionShowsIsNotInPlace() {
    let chart = Charted(
      """
      import Harbours
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      struct DeckView: View {
        var body: some View { Button("Cast off") {}.crewRequired(!Flags.isMoored) { CrewView() } }
      }
      struct CrewView: View {
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.screen("DeckView")?.slots.isEmpty == true)
    #expect(chart.model.unresolved.contains { $0.what.contains("crewRequired") })
  }

  /// What is made of the view itself, and what no condition tells, stands where it did.
  @Test(arguments: ["when(!Flags.isMoored) { $0.overlay(CrewView()) }", "decorated { CrewView() }"])
  func whatNoConditionShowsIsInPlace(_ modifier: String) {
    let chart = Charted(
      """
      import Harbours
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      struct DeckView: View { var body: some View { Button("Cast off") {}.\(modifier) } }
      struct CrewView: View {
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.model.unresolved.isEmpty)
    #expect(chart.screen("CrewView") != nil)
  }

  /// A view of a library presents beside what it shows, as its labels say.
  @Test func aViewThatPresentsBesideItsContent() {
    let chart = Charted(
      """
      import Drawers
      struct DeckView: View {
        @State private var isMenuShown = false
        var body: some View {
          DrawerAdapter(edge: .leading, isPresented: $isMenuShown) {
            MenuView()
          } content: {
            DeckLabel(isMenuShown: $isMenuShown)
          }
        }
      }
      struct DeckLabel: View {
        @Binding var isMenuShown: Bool
        var body: some View { Button("Menu") { isMenuShown = true } }
      }
      \(pages)
      """)
    #expect(
      chart.slots == [
        "DeckView.isMenuShown atMostOne flag: isMenuShown drawerAdapter → MenuView",
        "MenuView.isAboutShown atMostOne flag: isAboutShown sheet → AboutView",
      ])
    #expect(
      chart.setters(of: "isMenuShown", in: "isMenuShown") == [
        "var body: some View { Button(\"Menu\") { isMenuShown = true } }"
      ])
  }

  /// What lies behind another view shows nothing there, so that a flag presents what it is handed.
  @Test(arguments: [
    (".background(DrawerAnchor(isPresented: $isMenuShown) { MenuView() })", true),
    (".background { DrawerAnchor(isPresented: $isMenuShown, content: { MenuView() }) }", true),
    (".padding().overlay { DrawerAnchor(isPresented: $isMenuShown) { MenuView() } }", false),
  ])
  func aViewBehindAnotherPresents(_ modifier: String, _ isPresented: Bool) {
    let chart = Charted(
      """
      import Drawers
      struct DeckView: View {
        @State private var isMenuShown = false
        var body: some View { Button("Menu") { isMenuShown.toggle() }\(modifier) }
      }
      \(pages)
      """)
    let slot = "DeckView.isMenuShown atMostOne flag: isMenuShown drawerAnchor → MenuView"
    #expect(chart.slots.contains(slot) == isPresented)
  }

  /// A library's list has a row for each element of the collection that it is handed, if it makes a view of each.
  @Test(
    arguments: [
      (
        "CrewList(\"Crew\", items: $crew, content: { $sailor in Row(sailor: sailor) }, empty: { Text(\"\") })",
        .each
      ),
      ("CrewGrid(crew) { Row(sailor: $0) }", .each),
      ("CrewCard(crew) { Row(sailor: crew[0]) }", .always),
      ("CrewPicker(selection: $crew) { sailor in Row(sailor: sailor) }", .always),
    ] as [(String, Slot.Arity)])
  func aListHasRows(_ list: String, _ arity: Slot.Arity) {
    let chart = Charted(
      """
      import Crews
      struct Sailor: Identifiable { let id: Int }
      struct DeckView: View {
        @State private var crew: [Sailor] = []
        var body: some View { \(list) }
      }
      struct Row: View {
        let sailor: Sailor
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.screen("DeckView")?.slots.map(\.arity) == [arity])
  }

  /// Of what else such a view is handed nobody knows what it does with a flag.
  @Test(arguments: [
    "DrawerAdapter(isPresented: $isMenuShown) { MenuView() }",
    "DrawerAdapter(isExpanded: $isMenuShown) { MenuView() } content: { Text(\"\") }",
  ])
  func aViewWithoutSuchLabelsShowsWhatItIsGiven(_ view: String) {
    let chart = Charted(
      """
      struct DeckView: View {
        @State private var isMenuShown = false
        var body: some View { \(view) }
      }
      \(pages)
      """)
    #expect(!chart.slots.joined().contains("drawerAdapter"))
  }
}
