import PortolanModel
import Testing

/// What a person calls a screen, as far as the code writes it out.
@Suite struct TitleTests {
  @Test(arguments: [
    (".navigationTitle(\"Inbox\")", "Inbox"),
    (".navigationBarTitle(\"Inbox\", displayMode: .inline)", "Inbox"),
    (".navigationBarTitle(Text(\"Inbox\"))", "Inbox"),
    (".navigationTitle(Text(\"Inbox\").bold())", "Inbox"),
    (".navigationTitle(LocalizedStringKey(\"Inbox\"))", "Inbox"),
    (".navigationTitle(String(localized: \"Inbox\"))", "Inbox"),
    // What is worked out, translated by a key, or not the only one is not known.
    (".navigationTitle(name)", "Mail"), (".navigationTitle(\"Hello \\(name)\")", "Mail"),
    (".navigationTitle(\"mail.inbox\")", "Mail"), (".navigationTitle(\"inbox_title\")", "Mail"),
    (".navigationTitle(name.isEmpty ? \"Inbox\" : \"Trash\")", "Mail"),
    (".navigationTitle(\"Inbox\").navigationTitle(\"Trash\")", "Mail"),
  ])
  func aScreenIsCalledWhatItsBarSays(_ modifier: String, _ title: String) {
    let chart = Charted(
      """
      struct MailView: View {
        let name: String
        @State var isShown = false
        var body: some View {
          NavigationStack {
            List {}
              \(modifier)
              .alert("", isPresented: $isShown) {}
          }
        }
      }
      """)
    #expect(chart.screen("MailView")?.title == title)
  }

  @Test func aControllerIsCalledWhatItSays() {
    let chart = Charted(
      """
      class ListController: UITableViewController {
        override func viewDidLoad() {
          title = "Notes"
          item.title = "Other"
        }
        func open() { show(NoteController(), sender: nil) }
      }
      class NoteController: UIViewController {
        override func viewDidLoad() { navigationItem.title = "Note" }
      }
      """)
    #expect(chart.model.screens.map(\.title) == ["Notes", "Note"])
  }

  @Test func destinationsAreCalledWhatTheyShow() {
    let chart = Charted(
      """
      struct MailView: View {
        @State var tab = Tab.inbox
        @State var sheet: Sheet?
        @State var isAsked = false
        @State var draft: Draft?
        enum Tab { case inbox, trash }
        enum Sheet: Identifiable { case settings, help; var id: Self { self } }
        var body: some View {
          TabView(selection: $tab) {
            Text("").navigationTitle("All mail").tabItem { Label("Inbox", systemImage: "tray") }
              .tag(Tab.inbox)
            Tab("Trash", systemImage: "bin", value: .trash) { Text("") }
          }
          .sheet(item: $sheet) { sheet in
            switch sheet {
            case .settings: Form {}.navigationTitle("Settings")
            case .help: HelpView()
            }
          }
          .alert("Delete all?", isPresented: $isAsked) {}
          .alert(item: $draft) { draft in Alert(title: Text("Discard?")) }
        }
      }
      struct Draft: Identifiable { let id: Int }
      struct HelpView: View { var body: some View { Text("").navigationTitle("Help") } }
      """)
    let titles = chart.model.screens[0].slots.flatMap(\.destinations).map {
      "\($0.name): \($0.title ?? "-")"
    }
    #expect(
      titles == [
        "inbox: Inbox", "trash: Trash", "settings: Settings", "help: -", "isAsked: Delete all?",
        "draft: Discard?",
      ])
    #expect(chart.screen("HelpView")?.title == "Help")
  }

  @Test func whatTheSidebarIsCalledIsNoPageThatIsChosenThere() {
    let chart = Charted(
      """
      struct ZooView: View {
        enum Part { case birds, fish }
        @State private var part: Part? = .birds
        var body: some View {
          switch part {
          case .fish: NavigationSplitView { sidebar } detail: { detail }
          default: NavigationSplitView { sidebar } content: { detail } detail: { Text("Choose") }
          }
        }
        var sidebar: some View {
          List(selection: $part) {
            Text("Birds").tag(Part.birds)
            Text("Fish").tag(Part.fish)
          }
          .navigationTitle("Zoo of All Lands")
        }
        @ViewBuilder var detail: some View {
          switch part {
          case .birds: BirdsView()
          case .fish: FishView()
          case nil: Text("")
          }
        }
      }
      struct BirdsView: View { var body: some View { Text("").navigationTitle("Birds") } }
      struct FishView: View { var body: some View { Text("").navigationTitle("Fish") } }
      """)
    let parts = chart.screen("ZooView")?.slots.flatMap(\.destinations) ?? []
    #expect(parts.map(\.name) == ["birds", "fish"])
    #expect(parts.compactMap(\.title) == [])
    #expect(chart.screen("FishView")?.title == "Fish")
  }

  @Test func aModelWithoutANameOfItsOwnIsToldByItsView() {
    let chart = Charted(
      """
      @Observable final class ViewModel { var isShown = false }
      struct ShelfView: View {
        @State private var viewModel = ViewModel()
        var body: some View { Text("").sheet(isPresented: $viewModel.isShown) { Text("") } }
      }
      """)
    #expect(chart.screen("ViewModel")?.title == "Shelf")
  }

  /// A literal that a member makes something of, as a translation, is what is written there; what begins with anything else is not.
  @Test(arguments: [
    ("Button(\"Sail\".localized) { isShown = true }", "Sail"),
    ("Button(\"sail_button\".localized) { isShown = true }", "sail_button"),
    ("Button { isShown = true } label: { Text(\"Sail\".localized.capitalized) }", "Sail"),
    (
      "Button { isShown = true } label: { Label(\"Sail\".localized, systemImage: \"wind\") }",
      "Sail"
    ),
    ("Button(ship.name.localized) { isShown = true }", "Button"),
  ])
  func aButtonIsCalledByALiteralThatIsTranslated(_ button: String, _ name: String) {
    let chart = Charted(
      """
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      struct Ship { let name: String }
      struct QuayView: View {
        let ship: Ship
        @State private var isShown = false
        var body: some View {
          \(button)
            .alert("Set sail?".localized, isPresented: $isShown) {}
            .navigationTitle("Quay side".localized)
        }
      }
      """)
    #expect(chart.actions == ["QuayView.\(name) present isShown"])
    #expect(chart.destination("isShown", in: "isShown")?.title == "Set sail?")
    #expect(chart.screen("QuayView")?.title == "Quay side")
  }

  @Test(arguments: [("heading", "The quay"), ("self.heading", "The quay"), ("name", "Quay")])
  func aTitleMayBeAConstant(_ written: String, _ title: String) {
    let chart = Charted(
      """
      struct Ship { let name: String }
      struct QuayView: View {
        let ship: Ship
        let heading = NSLocalizedString("The quay", comment: "")
        var name = "Unnamed"
        @State private var isNew = false
        var body: some View {
          Button("Add") { isNew = true }.sheet(isPresented: $isNew) { Text("") }
            .navigationTitle(\(written))
        }
      }
      """)
    #expect(chart.screen("QuayView")?.title == title)
  }

  /// What boxes a controller is titled as that; by its own name where it has one, and the controller says nothing.
  @Test(arguments: [
    ("PadController.Wrapped", "title = \"Pads\"", "Pads"),
    ("PadController.Wrapped", "", "PadController"),
    ("PadPage", "navigationItem.title = \"Pads\"", "Pads"),
    ("PadPage", "", "PadPage"),
  ])
  func aBoxIsTitledAsItsController(box: String, title: String, expected: String) {
    let name = box.split(separator: ".").last.map(String.init) ?? box
    let declaration = """
      struct \(name): UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PadController { PadController() }
        func updateUIViewController(_ controller: PadController, context: Context) {}
      }
      """
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Button("Pad") { isShown = true }.sheet(isPresented: $isShown) { \(box)() }
        }
      }
      \(box == name ? declaration : "extension PadController { \(declaration) }")
      final class PadController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); \(title) }
        func open() { present(PenController(), animated: true) }
      }
      final class PenController: UIViewController {}
      """)
    #expect(chart.screen(box)?.title == expected)
  }
}
