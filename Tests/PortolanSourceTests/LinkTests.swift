import PortolanModel
import Testing

/// Navigation that no state describes.
@Suite struct LinkTests {
  @Test(arguments: [
    "NavigationLink { DetailView() } label: { Text(\"\") }",
    "NavigationLink(\"Detail\") { DetailView() }",
    "NavigationLink(destination: DetailView()) { Text(\"\") }",
    "NavigationLink(\"Detail\", destination: DetailView())",
    "NavigationLink(destination: { DetailView() }, label: { Text(\"\") })",
    "LinkRow { DetailView() }",
  ])
  func linksSayThemselvesWhereTheyLead(_ link: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View { NavigationView { List { \(link) } } }
      }
      struct LinkRow<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { NavigationLink { content() } label: { Text("") } }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots.isEmpty)
    #expect(chart.links.count { $0.hasPrefix("HomeView NavigationLink") } == 1)
    #expect(chart.links.allSatisfy { $0.hasSuffix("drillDown → DetailView") })
  }

  /// A library's initialiser may take what is a view by itself, and its modifier a binding to that.
  @Test func anEnumOfPagesThatAreViewsIsLedTo() {
    let chart = Charted(
      """
      enum Page: LibraryDestination {
        case help, about
        var body: some View {
          switch self {
          case .help: HelpView()
          case .about: AboutView()
          }
        }
      }
      struct HomeView: View {
        @State private var page: Page?
        @State private var other: Page?
        @State private var last: Page?
        @State private var problem: Problem?
        enum Problem { case offline; var body: String { "" } }
        var body: some View {
          List {
            NavigationLink(to: Page.help) { Text("Help") }
            Button("About") { page = .about; other = .help; last = .about; problem = .offline }
          }
          .navigate(to: $page)
          .onNavigation(assign: $other)
          .restoring($last)
          .telling(of: $problem)
        }
      }
      struct HelpView: View { @State var isAsked = false
        var body: some View { Text("").alert("", isPresented: $isAsked) {} } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → HelpView"])
    #expect(
      chart.slots == [
        "HelpView.isAsked atMostOne flag: isAsked alert",
        "HomeView.page atMostOne optionalEnum: help navigate → HelpView, about navigate → AboutView",
      ])
  }

  @Test func aFunctionOfTheViewMayMakeTheLink() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View { NavigationView { row("Detail", DetailView()) } }
        func row(_ title: String, _ target: some View) -> some View {
          NavigationLink(title, destination: target)
        }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == ["HomeView NavigationLink(destination:) drillDown → DetailView"])
  }

  /// What the app puts behind each of its pages is not one of them.
  @Test(arguments: ["", ".background(Panels())", ".overlay { Panels() }"])
  func eachArmOfAFunctionIsLedTo(_ modifier: String) {
    let chart = Charted(
      """
      enum Kind { case note, call; init(_ hit: Int) { self = hit > 3 ? .note : .call } }
      struct HitsView: View {
        var body: some View {
          NavigationStack { NavigationLink(destination: page(for: 1)\(modifier)) { Text("") } }
        }
        @ViewBuilder func page(for hit: Int) -> some View {
          switch Kind(hit) {
          case .note: NoteView()
          case .call: CallView()
          }
        }
      }
      struct NoteView: View { var body: some View { Text("") } }
      struct CallView: View { var body: some View { Text("") } }
      struct Panels: View {
        @State private var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      chart.links
        == ["NoteView", "CallView"].map {
          "HitsView NavigationLink(destination:) drillDown → \($0)"
        })
  }

  @Test(arguments: [
    ("static var", "HomeView.makeNote($text)"), ("static let", "Self.makeNote($text)"),
    ("let", "makeNote($text)"), ("let", "self.makeNote($text)"),
  ])
  func aClosureThatAPropertyBeginsWithMakesThePage(_ keyword: String, _ call: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var text = ""
        \(keyword) makeNote: (_ text: Binding<String>) -> AnyView = { AnyView(NoteView(text: $0)) }
        var body: some View {
          NavigationStack { NavigationLink(destination: \(call)) { Text("") } }
        }
      }
      struct NoteView: View { @Binding var text: String; var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView NavigationLink(destination:) drillDown → NoteView"])
  }

  @Test func whatIsAlwaysPresentedIsLedTo() {
    let chart = Charted(
      """
      struct MapView: View {
        let isWide: Bool
        var body: some View {
          if isWide {
            Text("").sheet(isPresented: .constant(true)) { DetailView() }
              .alert("", isPresented: .constant(true)) { Text("") }
          } else {
            Text("").sheet(isPresented: .constant(false)) { OtherView() }
          }
        }
      }
      struct DetailView: View {
        @State var isOn = false
        var body: some View { Text("").alert("", isPresented: $isOn) {} }
      }
      struct OtherView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["MapView sheet(isPresented: .constant(true)) sheet → DetailView"])
    #expect(chart.slots == ["DetailView.isOn atMostOne flag: isOn alert"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// One that is switched off, for as long as there is nothing to lead to.
  @Test(
    arguments: [
      "NavigationLink { EmptyView() } label: { Text(\"Next\") }",
      "NavigationLink(destination: EmptyView()) { Text(\"Next\") }",
    ])
  func aLinkToNothingIsNone(_ link: String) {
    let chart = Charted(
      """
      struct FormView: View {
        let sum: Int?
        var body: some View {
          if let sum {
            NavigationLink { SumView(sum: sum) } label: { Text("Next") }
          } else {
            \(link).disabled(true)
          }
        }
      }
      struct SumView: View { let sum: Int; var body: some View { Text("") } }
      """)
    #expect(chart.links == ["FormView NavigationLink drillDown → SumView"])
  }

  /// A link by a binding has a state, be it that nobody can tell which.
  @Test(arguments: [
    (
      "NavigationLink(isActive: Flags.shared.flag(of: 1)) { QuayPage() } label: { Text(\"\") }",
      "NavigationLink(isActive:)"
    ),
    ("Text(\"\").hidden(Flags.shared.flag(of: 1)) { QuayPage() }", "NavigationLink(isActive:)"),
    (
      "NavigationLink(\"\", destination: QuayPage(), tag: 1, selection: Flags.shared.chosen(1))",
      "NavigationLink(tag:selection:)"
    ),
  ])
  func aLinkWhoseStateCannotBeToldIsToldAndHasOne(_ link: String, _ form: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { NavigationView { \(link) }.sheet(isPresented: $isShown) { Text("") } }
      }
      extension View {
        func hidden<Page: View>(_ isActive: Binding<Bool>, page: @escaping () -> Page) -> some View {
          overlay(NavigationLink(isActive: isActive, destination: page, label: { EmptyView() }))
        }
      }
      struct QuayPage: View {
        @State private var isAsking = false
        var body: some View { Text("").sheet(isPresented: $isAsking) { Text("") } }
      }
      """)
    #expect(chart.links.isEmpty)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown sheet",
        "QuayPage.isAsking atMostOne flag: isAsking sheet",
      ])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which state says when 'HomeView' shows '\(form)' could not be told"
      ])
  }

  /// What never changes is none.
  @Test func aLinkByAConstantHasNoState() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationView { NavigationLink(isActive: .constant(false)) { QuayPage() } label: { Text("") } }
        }
      }
      struct QuayPage: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["HomeView NavigationLink drillDown → QuayPage"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What may be of any type goes onto the stack around it, and nobody knows which that is where the view stands in several.
  @Test(arguments: [("RowsView(value: found())", false), ("Text(\"\")", true)])
  func aValueOfAnyTypeIsPushedWhereItsLinkStands(_ other: String, _ isKnown: Bool) {
    let chart = Charted(
      """
      enum Page: Hashable { case help }
      enum Step: Hashable { case first }
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            RowsView(value: found())
              .navigationDestination(for: Page.self) { _ in HelpView() }
          }
        }
      }
      struct StepsView: View {
        @State private var steps: [Step] = []
        var body: some View {
          NavigationStack(path: $steps) {
            \(other).navigationDestination(for: Step.self) { _ in HelpView() }
          }
        }
      }
      struct RowsView: View {
        let value: any Hashable
        var body: some View { NavigationLink("", value: value) }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.actions.contains { $0.contains("push") } == isKnown)
  }

  /// In a sheet without a stack of its own a link is dead, though the stack below would take its value.
  @Test(arguments: [("NoteView()", true), ("NavigationStack { NoteView() }", false)])
  func whatNoStackStandsAroundPushesNothing(_ content: String, _ isOutside: Bool) {
    let chart = Charted(
      """
      enum Page: Hashable { case note, author }
      @main struct MailApp: App { var body: some Scene { WindowGroup { FeedView() } } }
      struct FeedView: View {
        @State private var path: [Page] = []
        @State private var isWriting = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Author") { path.append(.author) }
              .navigationDestination(for: Page.self) { _ in Text("") }
          }
          .sheet(isPresented: $isWriting) { \(content) }
        }
      }
      struct NoteView: View {
        var body: some View { NavigationLink("Note", value: Page.note) }
      }
      """)
    #expect(chart.screen("NoteView")?.links.first?.isOutsideStack == (isOutside ? true : nil))
    #expect(chart.actions.contains { $0.hasSuffix("push FeedView.path (note)") } == !isOutside)
    #expect(chart.setters(of: "note", in: "path").isEmpty)
  }

  /// A tag that is written out is what a link is called, and it carries nothing.
  @Test(arguments: [
    ("Int?", "1", "2", ["shopView", "helpView"]),
    ("String?", "\"shop\"", "Tags.help", ["shop", "help"]),
    ("Int?", "one", "two", ["shopView(Int)", "helpView(Int)"]),
  ])
  func aTagNamesWhatALinkShows(type: String, one: String, two: String, names: [String]) {
    let chart = Charted(
      """
      @main struct MainApp: App { var body: some Scene { WindowGroup { MainView(one: 1, two: 2) } } }
      enum Tags { static let help = "help" }
      struct MainView: View {
        @State private var chosen: \(type)
        let one: Int
        let two: Int
        var body: some View {
          NavigationView {
            List {
              NavigationLink(tag: \(one), selection: $chosen) { ShopView() } label: { Text("Shop") }
              NavigationLink(tag: \(two), selection: $chosen) { HelpView() } label: { Text("Help") }
            }
          }
        }
      }
      struct ShopView: View { var body: some View { Text("Shop") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    let destinations = chart.model.screens.flatMap(\.slots).flatMap(\.destinations)
    #expect(
      destinations.map { $0.name + ($0.payload.isEmpty ? "" : "(\($0.payload[0].type))") } == names)
  }

  /// A link whose code each build shows is one link.
  @Test func aLinkInEachBuildIsOne() {
    let chart = Charted(
      """
      struct KitView: View {
        var list: some View {
          List { NavigationLink("Buttons") { ButtonsView() } }
        }
        var body: some View {
          NavigationView {
            #if os(macOS)
              list.listStyle(.sidebar)
            #else
              list.navigationBarTitle("Kit")
            #endif
          }
        }
      }
      struct ButtonsView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["KitView NavigationLink drillDown → ButtonsView"])
    #expect(chart.screen("KitView")?.links.map(\.condition) == [nil])
  }

  /// Links that are alike, of which each build has one of its own, are one; and two that a build has both of are two.
  @Test func oneLinkOfEachBuildIsOne() throws {
    let chart = Charted(
      """
      struct KitView: View {
        var body: some View {
          NavigationStack {
            List {
              row("Buttons") { ButtonsView() }
              #if os(iOS)
                NavigationLink("Help") { HelpView() }
              #elseif os(macOS)
                NavigationLink("Help") { HelpView() }
                NavigationLink("Help") { HelpView() }
              #endif
            }
          }
        }
        func row(_ title: String, @ViewBuilder page: () -> some View) -> some View {
          #if os(tvOS)
            return NavigationLink(title, destination: page).padding()
          #else
            return NavigationLink(title, destination: page)
          #endif
        }
      }
      struct ButtonsView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    let links = try #require(chart.screen("KitView")?.links)
    #expect(
      links.map { "\($0.leadsTo ?? "") \($0.condition ?? "always")" } == [
        "App.ButtonsView always", "App.HelpView os(iOS) || os(macOS)",
        "App.HelpView !(os(iOS)) && os(macOS)",
      ])
  }

  /// What a view asks its content for, and shows later, is where it leads.
  @Test(arguments: [
    "let page = page(); NavigationLink(destination: page) { Text(\"\") }",
    "if let page = optional?() { NavigationLink(destination: page) { Text(\"\") } }",
  ])
  func contentThatIsAskedForIsShownLater(_ code: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          NavigationStack { RowView(page: { DetailView() }, optional: { DetailView() }) }
        }
      }
      struct RowView<Page: View>: View {
        let page: () -> Page
        let optional: (() -> Page)?
        var body: some View { \(code) }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links.map { $0.hasSuffix("drillDown → DetailView") } == [true])
  }

  /// A link is called as what is written on it, be that handed to a view or a function of the app's own, or what a modifier makes a link.
  @Test func linkIsNamedByItsLabel() {
    let chart = Charted(
      """
      enum Deck: Hashable { case bow, stern, galley, hold, mast, keel }
      struct ShipView: View {
        @State private var path: [Deck] = []
        let galley = NSLocalizedString("The galley", comment: "")
        var hold: String { "The hold" }
        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink(value: Deck.bow) { DeckLabel("Bow", icon: "arrow.up") }
              NavigationLink(value: Deck.stern) { row(title: "Stern", icon: "arrow.down") }
              NavigationLink(value: Deck.galley) { DeckLabel(galley, icon: "cup") }
              NavigationLink(value: Deck.hold) { HStack { Image("hold"); Text(self.hold).bold() } }
              Text("Mast").padding().linked(to: .mast)
              NavigationLink(value: Deck.keel) { DeckImage("keel_large") }
            }
            .navigationDestination(for: Deck.self) { deck in DeckView(deck: deck) }
          }
        }
        func row(title: String, icon: String) -> some View { HStack { Image(systemName: icon); Text(title) } }
      }
      struct DeckLabel: View {
        let text: String
        let icon: String
        init(_ text: String, icon: String) { self.text = text; self.icon = icon }
        var body: some View { HStack { Image(systemName: icon); Text(text) } }
      }
      struct DeckImage: View {
        let name: String
        init(_ name: String) { self.name = name }
        var body: some View { Image(name) }
      }
      struct LinkTo: ViewModifier {
        let deck: Deck
        func body(content: Content) -> some View { NavigationLink(value: deck, label: { content }) }
      }
      extension View { func linked(to deck: Deck) -> some View { modifier(LinkTo(deck: deck)) } }
      struct DeckView: View { let deck: Deck; var body: some View { Text("") } }
      """)
    #expect(
      chart.screen("ShipView")?.actions.map(\.name) == [
        #"NavigationLink("Bow", value:)"#, #"NavigationLink("Stern", value:)"#,
        #"NavigationLink("The galley", value:)"#, #"NavigationLink("The hold", value:)"#,
        #"NavigationLink("Mast", value:)"#, "NavigationLink(value:)",
      ])
  }

  /// Where a link leads that asks a computed property says what that may give, if that is known.
  @Test(arguments: [
    ("item.isNew ? .edit : .show(item.id)", ["edit", "show"]),
    ("if item.isNew { return .edit }; return .show(item.id)", ["edit", "show"]),
    ("switch item.isNew { case true: .edit; case false: .show(1) }", ["edit", "show"]),
    ("item.page ?? .edit", nil),
  ])
  func aComputedPropertySaysWhereALinkLeads(_ body: String, _ cases: [String]?) {
    let chart = Charted(
      """
      enum Page: Hashable { case edit, show(Int), help }
      struct Item { var id = 0; var isNew = false; var page: Page? }
      struct HomeView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            ItemView(item: Item()).navigationDestination(for: Page.self) { page in
              switch page {
              case .edit: Text("Edit")
              case .show: Text("Show")
              case .help: Text("Help")
              }
            }
          }
        }
      }
      struct ItemView: View {
        let item: Item
        var body: some View { NavigationLink("Go", value: page) }
        private var page: Page { \(body) }
      }
      """)
    let pushes = chart.model.screens.flatMap(\.actions).flatMap(\.effects).filter {
      $0.kind == .push
    }
    #expect(pushes.map { $0.destinations?.sorted() } == [cases])
  }
}
