import PortolanModel
import Testing

/// Which of the views in a piece of content is the page that it shows.
@Suite struct PageTests {
  /// What a sheet leads to whose content is this, beside these views.
  private func page(_ content: String, _ others: String = "") -> String? {
    let chart = Charted(
      """
      struct Item: Identifiable { let id: Int }
      struct HomeView: View {
        @State private var item: Item?
        @State private var isLoading = false
        var body: some View {
          Button("") { item = Item(id: 1) }.sheet(item: $item) { item in \(content) }
        }
      }
      struct SpinnerRow: View { var body: some View { ProgressView() } }
      struct ItemRow: View { let item: Item; var body: some View { Text("") } }
      struct DetailView: View { let number: Int; var body: some View { Text("") } }
      struct NoteView: View { var body: some View { Text("") } }
      struct AskingView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      struct Frame<Content: View>: View {
        let item: Item?
        let content: Content
        init(of item: Item? = nil, @ViewBuilder content: () -> Content) {
          self.item = item
          self.content = content()
        }
        var body: some View { VStack { content } }
      }
      \(others)
      """)
    return chart.destination("item", in: "item")?.leadsTo.map { String($0.dropFirst("App.".count)) }
  }

  /// One of a form's rows is no page, though it keeps state of its own; what leads on, or is all that there is, may be.
  @Test(arguments: [
    ("Form { NumberField(); Button(\"Save\") {} }", nil),
    ("NavigationView { Form { Section { HStack { Text(\"Depth\"); NumberField() } } } }", nil),
    ("Form { Text(\"Depth\"); AskingView() }", "AskingView"),
    ("Form { NumberField() }", "NumberField"),
    ("VStack { Text(\"Depth\"); NumberField() }", "NumberField"),
  ])
  func aFieldOfAFormIsNoPage(_ content: String, _ target: String?) {
    let field = """
      struct NumberField: View {
        @State private var text = ""
        var body: some View { HStack { TextField("", text: $text); Text("m") } }
      }
      """
    #expect(page(content, field) == target)
  }

  /// Under a title that is written around it and beside something else, a small view is a part of that page, whatever the title says.
  @Test(arguments: [
    ("VStack { Stamp(); Text(\"Wet\") }.navigationTitle(\"Stamp\")", nil),
    ("VStack { if isOn { Stamp(); Text(\"Wet\") } }.navigationTitle(\"No. \\(item.id)\")", nil),
    ("VStack { Stamp(); Text(\"Wet\") }", "Stamp"),
    ("Stamp().navigationTitle(\"Stamp\")", "Stamp"),
    ("VStack { AskingView(); Text(\"Wet\") }.navigationTitle(\"Stamp\")", "AskingView"),
    ("VStack { Sheaf(); Text(\"Wet\") }.navigationTitle(\"Stamp\")", "Sheaf"),
  ])
  func aSmallViewUnderATitleIsNoPage(_ content: String, _ target: String?) {
    let views = """
      struct Stamp: View { var body: some View { VStack { Image("ink"); Text("Paid") } } }
      struct Sheaf: View { var body: some View { List { Text("Paid"); Text("Due") } } }
      """
    #expect(page("NavigationStack { \(content) }", views) == target)
  }

  @Test func aFrameThatIsGivenTheItemIsThePage() {
    #expect(page("Frame(of: item) { NoteView() }") == "Frame")
    #expect(page("Frame { NoteView() }") == "NoteView")
    #expect(page("Frame { Text(\"\") }") == nil)
    let searching = """
      struct Search<Row: View>: View {
        @State private var text = ""
        @ViewBuilder let row: () -> Row
        var body: some View { VStack { TextField("", text: $text); row() } }
      }
      """
    #expect(page("Search { Text(\"\") }", searching) == "Search")
    let asking = """
      struct Panel<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { AskingView(); content() }
      }
      """
    #expect(page("Panel { Text(\"\") }", asking) == "Panel")
  }

  @Test(arguments: [
    "if isLoading { SpinnerRow() } else { DetailView(number: 1) }",
    "List { if isLoading { SpinnerRow() } else { DetailView(number: 1) } }",
    "VStack { SpinnerRow(); DetailView(number: 1) }",
    "VStack { NoteView(); DetailView(number: item.id) }.padding()",
  ])
  func whatIsThereForATimeIsNoPage(_ content: String) {
    let wanted = content.contains("NoteView") ? "NoteView" : "DetailView"
    #expect(page(content) == wanted)
  }

  @Test func whatLeadsOnIsThePage() {
    #expect(page("VStack { NoteView(); AskingView() }") == "AskingView")
  }

  @Test func rowsAreNoPage() {
    #expect(page("List { ForEach(0..<9, id: \\.self) { _ in NoteView() } }.padding()") == nil)
    #expect(page("VStack { NoteView(); List { Text(\"\") } }") == nil)
    #expect(page("List([item]) { ItemRow(item: $0) }") == nil)
    // Those that lead on are a list of them.
    #expect(page("List { ForEach(0..<9, id: \\.self) { _ in AskingView() } }") == "AskingList")
  }

  @Test func aControlIsAPageOnlyWhereItIsAllThereIs() {
    #expect(page("SpinnerRow()") == "SpinnerRow")
    #expect(page("VStack { SpinnerRow(); Text(\"\") }") == nil)
  }

  /// What only holds it, is nothing beside it.
  @Test(arguments: [
    ("ScrollView { Switch().padding() }", "Switch"),
    ("Form { Switch() }", "Switch"),
    ("VStack { Switch(); Spacer() }", "Switch"),
    ("ScrollView { VStack { Switch() } }", "Switch"),
    ("ScrollView { Switch(); Text(\"Depth\") }", nil),
    ("Form { Switch(); Toggle(\"Fog\", isOn: $isLoading) }", nil),
    ("ScrollView { Switch(); SpinnerRow() }", nil),
    ("Form { Section(\"Fog\") { Switch() } }", nil),
  ])
  func aControlInAContainer(_ content: String, _ target: String?) {
    let control = """
      struct Switch: View {
        @AppStorage("fog") private var isOn = false
        var body: some View { Toggle("Fog", isOn: $isOn) }
      }
      """
    #expect(page(content, control) == target)
  }

  @Test func ofSeveralSwitchesTheOneThatLeadsOnTells() {
    let chart = Charted(
      """
      struct HomeView: View {
        enum Tab { case news, mail }
        @State private var tab: Tab = .news
        var body: some View {
          VStack {
            switch tab { case .news: NewsFilter(); case .mail: MailFilter() }
            switch tab { case .news: NewsView(); case .mail: MailView() }
            Button("") { tab = .mail }
          }
        }
      }
      struct NewsFilter: View { var body: some View { Picker("", selection: .constant(1)) {} } }
      struct MailFilter: View { var body: some View { Picker("", selection: .constant(1)) {} } }
      struct NewsView: View { var body: some View { NavigationLink("") { NewsFilter() } } }
      struct MailView: View { var body: some View { NavigationLink("") { MailFilter() } } }
      """)
    #expect(
      chart.slots == [
        "HomeView.tab exactlyOne enum: news inline → NewsView, mail inline → MailView"
      ])
  }
}

/// Whom a screen is named for.
@Suite struct ScreenNameTests {
  private func types(_ source: String) -> [String] { Charted(source).model.screens.map(\.type) }

  @Test func whatHelpsAViewDoesNotNameItsScreen() {
    #expect(
      types(
        """
        struct CodeForm: View {
          @ObservedObject private var code = LimitedText()
          @State private var isHelp = false
          var body: some View { TextField("", text: $code.text).sheet(isPresented: $isHelp) { Text("") } }
        }
        class LimitedText: ObservableObject { @Published var text = "" }
        """) == ["CodeForm"])
  }

  @Test func dataThatIsThereForATimeDoesNotNameItsScreen() {
    #expect(
      types(
        """
        struct BarEditor: View {
          @State private var chips: [Chip] = []
          @State private var held: Chip?
          @State private var isHelp = false
          var body: some View { Text("").sheet(isPresented: $isHelp) { Text("") } }
          @Observable class Chip { var text = "" }
        }
        """) == ["BarEditor"])
    #expect(
      types(
        """
        class ShelfNodeModel { var title = "" }
        class BookListViewController: UIViewController {
          var node: ShelfNodeModel?
          func tap() { present(BookViewController(), animated: true) }
        }
        class BookViewController: UIViewController {}
        """) == ["BookListViewController", "BookViewController"])
  }

  @Test func aCoordinatorOfASystemViewDoesNotNameItsScreen() {
    #expect(
      types(
        """
        protocol Representable: UIViewControllerRepresentable {}
        struct CropView: View {
          @StateObject private var coordinator = InnerCrop.Coordinator()
          @State private var isHelp = false
          var body: some View { InnerCrop(coordinator: coordinator).sheet(isPresented: $isHelp) { Text("") } }
        }
        private struct InnerCrop: Representable {
          let coordinator: Coordinator
          class Coordinator: ObservableObject { @Published var isBusy = false }
        }
        """) == ["CropView"])
  }

  @Test func aViewThatOnlyReadsAChildsStateIsNotTheChild() {
    func slots(_ shown: String) -> [String] {
      Charted(
        """
        @Reducer struct Match {
          @ObservableState struct State { @Presents var alert: AlertState<Action>?; var words = [""] }
          enum Action { case alert(PresentationAction<Action>) }
        }
        @Reducer struct Tape {
          @ObservableState struct State { var match: Match.State; @Presents var alert: AlertState<Action>? }
          enum Action { case match(Match.Action), alert(PresentationAction<Action>) }
        }
        struct MatchView: View {
          @Bindable var store: StoreOf<Match>
          var body: some View {
            WordsStrip(store: store).alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        struct WordsStrip: View {
          let store: StoreOf<Match>
          var body: some View { Text(store.words.joined()) }
        }
        struct TapeView: View {
          @Bindable var store: StoreOf<Tape>
          var body: some View {
            \(shown)(store: store.scope(state: \\.match, action: \\.match))
              .alert($store.scope(state: \\.alert, action: \\.alert))
          }
        }
        """
      ).slots.filter { $0.hasPrefix("Tape.match") }
    }
    #expect(slots("WordsStrip") == [])
    #expect(slots("MatchView") == ["Tape.match always child: match inline → Match"])
  }

  @Test func typesThatAreDeclaredAgainAreTold() {
    func told(_ first: String, _ second: String) -> [String] {
      Charted(files: ["A.swift": first, "B.swift": second]).model.unresolved.map(\.what)
    }
    let home = "struct HomeView: View { var body: some View { Text(\"\") } }"
    #expect(
      told(home, home) == [
        "'HomeView' is declared in 'App' already, at A.swift:1:8, which is meant where nothing tells"
      ])
    #expect(told(home, "private \(home)") == [])
    #expect(told("#if os(iOS)\n\(home)\n#endif", "#if os(macOS)\n\(home)\n#endif") == [])
  }

  // MARK: - Small things

  private func presenting(_ content: String) -> [String] {
    Charted(
      """
      struct Badge: View {
        let text: String
        var body: some View { HStack { Image(text); Text(text) } }
      }
      struct NameField: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ view: UITextField, context: Context) {}
      }
      struct Portrait: View { var body: some View { Text("") } }
      struct HomeView: View {
        @State private var name = ""
        @State private var isShown = false
        var body: some View { Badge(text: name).sheet(isPresented: $isShown) { \(content) } }
      }
      """
    ).slots
  }

  @Test(arguments: [
    "VStack { Text(name); Badge(text: name) }",
    "VStack { Badge(text: name); Button(name) { isShown = false } }",
    "VStack { Text(name); NameField(text: $name) }",
  ])
  func whatPagesAreMadeOfIsNoPageBesideOthers(_ content: String) {
    #expect(presenting(content) == ["HomeView.isShown atMostOne flag: isShown sheet"])
  }

  @Test(arguments: [
    ("NavigationStack { Badge(text: name) }", "Badge"),
    ("if name.isEmpty { Text(name) } else { Badge(text: name) }", "Badge"),
    ("VStack { Text(name); Portrait() }", "Portrait"),
    ("VStack { Badge(text: name); Portrait() }", "Portrait"),
  ])
  func whatStandsAloneIsThePage(_ content: String, _ page: String) {
    #expect(presenting(content) == ["HomeView.isShown atMostOne flag: isShown sheet → \(page)"])
  }

  @Test func whatAViewIsGivenIsPartOfIt() {
    let model = Charted(
      """
      struct TipView: View {
        let title: Text
        var body: some View { VStack { title; Divider(); Button("Read") {} } }
      }
      struct IconButton: View { let icon: Image; var body: some View { Button("") {} } }
      struct OfferView<Header: View>: View {
        @ViewBuilder let header: () -> Header
        var body: some View { VStack { header(); Button("Buy") {} } }
      }
      struct Tinted<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().tint(.red) }
      }
      struct HomeView: View {
        @State private var isTipShown = false
        @State private var isNextShown = false
        @State private var isOfferShown = false
        @State private var isIconShown = false
        @State private var isTextShown = false
        @State private var isMoreShown = false
        var body: some View {
          List {
            Button("") { isTipShown = true }
            NavigationLink("Tip") { TipView(title: Text("a")) }
            IconButton(icon: Image("a"))
          }
          .sheet(isPresented: $isTipShown) { TipView(title: Text("b")) }
          .sheet(isPresented: $isNextShown) { VStack { Text("c"); TipView(title: Text("d")) } }
          .sheet(isPresented: $isOfferShown) { OfferView { Text("e") } }
          .sheet(isPresented: $isIconShown) { IconButton(icon: Image("f")) }
          .sheet(isPresented: $isTextShown) { Tinted { Text("g") } }
          .sheet(isPresented: $isMoreShown) { VStack { Text("h"); OfferView { Text("i") } } }
        }
      }
      """)
    #expect(
      model.slots == [
        "HomeView.isIconShown atMostOne flag: isIconShown sheet → IconButton",
        "HomeView.isMoreShown atMostOne flag: isMoreShown sheet",
        "HomeView.isNextShown atMostOne flag: isNextShown sheet",
        "HomeView.isOfferShown atMostOne flag: isOfferShown sheet → OfferView",
        "HomeView.isTextShown atMostOne flag: isTextShown sheet",
        "HomeView.isTipShown atMostOne flag: isTipShown sheet → TipView",
      ])
    #expect(model.links == ["HomeView NavigationLink drillDown → TipView"])
  }
}
