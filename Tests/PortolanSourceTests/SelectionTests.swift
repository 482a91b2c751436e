import PortolanModel
import Testing

/// Lists that select, and what is shown for what is selected.
@Suite struct SelectionTests {
  private static let views = """
    struct Inbox: View { var body: some View { Text("") } }
    struct Trash: View { var body: some View { Text("") } }
    struct Me: View { var body: some View { Text("") } }
    """

  @Test func aListSelectsTheLinksThatAreTagged() {
    let chart = Charted(
      """
      struct Side: View {
        enum Channel: String, CaseIterable { case one, two }
        enum Names { static let trash = "bin" }
        @State private var selection: String? = Channel.one.rawValue
        var body: some View {
          List(selection: $selection) {
            channels
            NavigationLink(destination: Me()) { Text("") }.help("").tag("me")
            NavigationLink { Trash() } label: { Text("") }.tag(Names.trash)
            NavigationLink(destination: Me()) { Text("") }
          }
        }
        private var channels: some View {
          Section {
            ForEach(Channel.allCases, id: \\.self) { channel in
              NavigationLink(destination: Inbox()) { Text("") }.tag(channel.rawValue)
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "Side.selection atMostOne computed: one drillDown → Inbox, two drillDown → Inbox, "
          + "me drillDown → Me, bin drillDown → Trash"
      ])
    #expect(chart.links == ["Side NavigationLink(destination:) drillDown → Me"])
  }

  private static let rows = """
    enum Page: String, CaseIterable, Identifiable { case inbox, trash; var id: Self { self } }
    struct PageRow: View {
      let page: Page
      var body: some View { NavigationLink(value: page) { Text(page.rawValue) } }
    }
    """

  @Test func aLinkInARowViewSelects() {
    let chart = Charted(
      """
      struct Side: View {
        @State private var page: Page = .inbox
        var body: some View {
          NavigationSplitView {
            List(selection: $page) { Section { rows } }
          } detail: {
            switch page { case .inbox: Inbox(); case .trash: Trash() }
          }
        }
        @ViewBuilder private var rows: some View { ForEach(Page.allCases) { PageRow(page: $0) } }
      }
      \(Self.rows)
      \(Self.views)
      """)
    #expect(chart.links.isEmpty)
    #expect(
      chart.slots == ["Side.page exactlyOne enum: inbox inline → Inbox, trash inline → Trash"])
  }

  @Test func whereAListSelectsSomethingElseARowPushes() {
    func chart(_ selection: String) -> Charted {
      Charted(
        """
        struct Side: View {
          @State private var selected \(selection)
          var body: some View {
            NavigationStack {
              List(selection: $selected) { ForEach(Page.allCases) { PageRow(page: $0) } }
            }
          }
        }
        \(Self.rows)
        """)
    }
    let pushes = chart(": Int?")
    #expect(pushes.links == ["Side NavigationLink(value:) of Page drillDown"])
    #expect(pushes.model.screens.flatMap(\.links).map(\.handledBy) == [[]])
    #expect(chart(": Set<Page> = []").links.isEmpty)
    // Of what is selected nobody knows the type.
    let unknown = chart("= made()")
    #expect(unknown.model.screens.flatMap(\.links).map(\.handledBy) == [nil])
  }

  @Test func aPartOfWhatIsSelectedSaysWhatIsShown() {
    func chart(_ property: String) -> Charted {
      Charted(
        """
        struct Topic: Hashable { enum Kind { case inbox, trash, about }; let kind: Kind }
        struct Side: View {
          \(property)
          var body: some View {
            HStack {
              Button("") { open() }
              switch topic.kind { case .inbox: Inbox(); case .trash: Trash(); default: Text("") }
            }
          }
        }
        struct Inbox: View { @State var isOn = false; var body: some View { Text("").sheet(isPresented: $isOn) { Me() } } }
        struct Trash: View { var body: some View { Text("") } }
        struct Me: View { var body: some View { Text("") } }
        """)
    }
    let changing = chart("@State private var topic = Topic(kind: .inbox)")
    #expect(
      changing.slots == [
        "Inbox.isOn atMostOne flag: isOn sheet → Me",
        "Side.topic exactlyOne computed: inbox inline → Inbox, trash inline → Trash, about inline",
      ])
    let taken = changing.destination("about", in: "topic")
    #expect(taken?.swallowedBy?.line == 7)
    #expect(changing.destination("trash", in: "topic")?.swallowedBy == nil)
    #expect(
      chart("let topic: Topic").slots == [
        "Inbox.isOn atMostOne flag: isOn sheet → Me",
        "Side.inbox always child: inbox inline → Inbox",
      ])
  }

  @Test func aPartOfAnItemSaysWhatIsPresented() {
    func chart(_ content: String) -> Charted {
      Charted(
        """
        struct Pick: Identifiable { enum Medium { case book, film, map }; let medium: Medium; let id: Int }
        struct Shelf: View {
          @State private var pick: Pick?
          var body: some View {
            Button("Book") { pick = Pick(medium: .book, id: 1) }
            Button("Film") { pick = Pick(medium: .film, id: 2) }
              .sheet(item: $pick) { pick in \(content) }
          }
        }
        struct Header: View { let pick: Pick; @State var isOn = false; var body: some View { Text("").sheet(isPresented: $isOn) { Text("") } } }
        \(Self.views)
        """)
    }
    let cases =
      "switch pick.medium { case .book: Inbox(); case .film: Trash(); case .map: Text(\"\") }"
    for content in [cases, "NavigationStack { \(cases).navigationTitle(\"\") }"] {
      let shelf = chart(content)
      #expect(
        shelf.slots.filter { $0.hasPrefix("Shelf") } == [
          "Shelf.pick atMostOne computed: book sheet → Inbox, film sheet → Trash, map sheet"
        ])
      #expect(
        shelf.setters(of: "film", in: "pick") == [
          "Button(\"Film\") { pick = Pick(medium: .film, id: 2) }"
        ])
    }
    // Beside a view of its own it says which part of that is shown.
    #expect(
      chart("VStack { Header(pick: pick); \(cases) }").slots.contains(
        "Shelf.pick atMostOne optionalValue: pick sheet → Header"))
  }

  /// In columns, what a list selects stands beside it, and beside a sheet; alone in a stack, it is pushed.
  @Test(arguments: [
    ("NavigationView { Side(page: $page); Text(\"\") }", "inline"),
    ("NavigationView { Side(page: $page); Text(\"\"); Text(\"\") }", "inline"),
    ("NavigationSplitView { Side(page: $page) } detail: { Text(\"\") }", "inline"),
    ("NavigationView { Side(page: $page) }", "drillDown"),
    ("NavigationView { if isOn { Side(page: $page) } else { Text(\"\") } }", "drillDown"),
  ])
  func whatATagSelectsInColumnsLiesOverNothing(_ body: String, _ presentation: String) {
    let chart = Charted(
      """
      struct MailView: View {
        @State private var isOn = false
        @State private var page: String? = "inbox"
        var body: some View { \(body).sheet(isPresented: $isOn) { Me() } }
      }
      struct Side: View {
        @Binding var page: String?
        var body: some View {
          List(selection: $page) {
            NavigationLink(destination: Inbox()) { Text("") }.tag("inbox")
            NavigationLink(destination: Trash()) { Text("") }.tag("trash")
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "MailView.isOn atMostOne flag: isOn sheet → Me",
        "MailView.page atMostOne computed: inbox \(presentation) → Inbox, "
          + "trash \(presentation) → Trash",
      ])
  }

  @Test func tagsOfAnEnumAreItsCases() {
    let chart = Charted(
      """
      enum Page { case inbox, trash, about }
      struct Side: View {
        @State private var page: Page?
        var body: some View {
          NavigationView {
            List(selection: $page) {
              NavigationLink(destination: Inbox()) { Text("") }.tag(Page.inbox)
              NavigationLink(destination: Trash()) { Text("") }.tag(Page.trash)
            }
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "Side.page atMostOne optionalEnum: inbox drillDown → Inbox, trash drillDown → Trash, "
          + "about unknown"
      ])
    #expect(chart.links.isEmpty)
  }

  @Test func aTagOfAnotherTypeSelectsNothing() {
    let chart = Charted(
      """
      enum Page: String { case inbox, trash }
      struct Side: View {
        @State private var page: String?
        var body: some View {
          List(selection: $page) {
            NavigationLink(destination: Inbox()) { Text("") }.tag(Page.inbox)
          }
        }
      }
      \(Self.views)
      """)
    #expect(chart.slots.isEmpty)
    #expect(chart.links == ["Side NavigationLink(destination:) drillDown → Inbox"])
  }

  @Test(arguments: [
    (
      "Page? = .inbox", "page == .inbox", "page == .trash", "atMostOne optionalEnum",
      ["inbox", "trash"]
    ),
    (
      "Page = .inbox", "page == Page.inbox", "page == .trash", "exactlyOne enum",
      ["inbox", "trash"]
    ),
    ("Int? = 1", "page == 1", "page == 2", "atMostOne computed", ["1", "2"]),
    ("Set<Int> = [1]", "page.first == 1", "page.first == 2", "atMostOne computed", ["1", "2"]),
    (
      "Set<Page> = []", "page.contains(.inbox)", "page.contains(.trash)", "atMostOne optionalEnum",
      ["inbox", "trash"]
    ),
  ])
  func aChainOfComparisonsIsASwitch(
    _ type: String, _ first: String, _ second: String, _ slot: String, _ names: [String]
  ) {
    let chart = Charted(
      """
      enum Page { case inbox, trash }
      struct Side: View {
        @State private var page: \(type)
        var body: some View {
          NavigationView {
            List(selection: $page) { Text("A").tag(1); Text("B").tag(2) }
            if \(first) {
              Inbox()
            } else if \(second) {
              Trash()
            }
          }
        }
      }
      struct Inbox: View { @State var isOn = false; var body: some View { Text("").sheet(isPresented: $isOn) { Me() } } }
      struct Trash: View { var body: some View { Text("") } }
      struct Me: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Inbox.isOn atMostOne flag: isOn sheet → Me",
        "Side.page \(slot): \(names[0]) inline → Inbox, \(names[1]) inline → Trash",
      ])
  }

  /// A `switch` over what a view keeps is one of views, be it over a text or a number; over what it is given, it is not.
  @Test(arguments: [
    ("@State private var page: String? = \"a\"", "\"a\"", "\"b\"", "atMostOne", ["a", "b"]),
    ("@State private var page = 0", "0", "1", "exactlyOne", ["0", "1"]),
    ("@State private var page = 0", "0", "1, 2", "exactlyOne", ["0", "1", "2"]),
    ("@State private var page = 0", "0", "1...", nil, []),
    ("var page = 0", "0", "1", nil, []),
  ])
  func aSwitchOverValuesSelects(
    _ state: String, _ first: String, _ second: String, _ arity: String?, _ names: [String]
  ) {
    let chart = Charted(
      """
      struct Side: View {
        \(state)
        var body: some View {
          switch page {
          case \(first): Inbox()
          case \(second): Trash()
          default: Text("")
          }
        }
      }
      \(Self.views)
      """)
    let shown = names.enumerated().map { number, name in
      "\(name) inline → \(number == 0 ? "Inbox" : "Trash")"
    }
    #expect(
      chart.slots
        == (arity.map { ["Side.page \($0) computed: \(shown.joined(separator: ", "))"] } ?? []))
  }

  @Test(arguments: [
    "switch page { case \"inbox\": Inbox(); case \"trash\": Trash(); default: Rest() }",
    "switch page { case \"inbox\": Inbox(); case \"trash\": Trash(); case nil: Rest(); default: Text(\"\") }",
    "if page == \"inbox\" { Inbox() } else if page == \"trash\" { Trash() } else { Rest() }",
  ])
  func whatIsShownForOtherValuesIsEmbedded(_ code: String) {
    let chart = Charted(
      """
      struct Side: View {
        @State var page: String?
        var body: some View { VStack { \(code) } }
      }
      struct Rest: View {
        @State var isHelp = false
        var body: some View { Button("") { isHelp = true }.alert("", isPresented: $isHelp) {} }
      }
      \(Self.views)
      """)
    #expect(chart.slots.contains("Side.rest always child: rest inline → Rest"))
    #expect(chart.slots.contains { $0.hasPrefix("Side.page ") })
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What a wrapper presents is found by a walk that is thrown away, and the columns with it.
  @Test func aWrapperMayHoldTheSidebar() {
    let chart = Charted(
      """
      struct Sidebar<Content: View>: View {
        @Binding var page: String?
        @State private var isHelp = false
        @ViewBuilder let content: () -> Content
        var body: some View {
          NavigationView {
            List(selection: $page) { NavigationLink(destination: content()) { Text("") }.tag("inbox") }
            Text("")
          }
          .sheet(isPresented: $isHelp) { Text("") }
          .onTapGesture { isHelp = true }
        }
      }
      struct RootView: View {
        @State private var page: String?
        var body: some View { Sidebar(page: $page) { Inbox() } }
      }
      \(Self.views)
      """)
    #expect(chart.slots.contains { $0.hasPrefix("RootView.page ") && $0.contains("inbox") })
    #expect(chart.slots.contains("Sidebar.isHelp atMostOne flag: isHelp sheet"))
  }

  @Test func theOtherOfTwoCasesIsTheElse() {
    let chart = Charted(
      """
      enum Page { case inbox, trash }
      struct Side: View {
        @State private var page: Page = .inbox
        var body: some View { if page == .inbox { Inbox() } else { Trash() } }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == ["Side.page exactlyOne enum: inbox inline → Inbox, trash inline → Trash"])
  }

  /// What asks for something else, too, shows a case only then; the `else` is the same case's, where each other has an arm.
  @Test(arguments: [
    "if page == .inbox && !mails.isEmpty { Inbox(mails: mails) } else if page == .trash { Trash() } else { Me() }",
    "if !mails.isEmpty, page == .inbox { Inbox(mails: mails) } else if page == .trash { Trash() } else { Me() }",
    """
    if page == .inbox && !mails.isEmpty { Inbox(mails: mails) } else if page == .inbox { Me() } else { Trash() }
    """,
  ])
  func aComparisonAmongOtherConditionsChooses(_ chain: String) {
    let chart = Charted(
      """
      enum Page { case inbox, trash }
      struct Side: View {
        let mails: [String]
        @State private var page: Page = .inbox
        var body: some View { \(chain) }
      }
      struct Inbox: View { let mails: [String]; var body: some View { Text("") } }
      struct Trash: View { var body: some View { Text("") } }
      struct Me: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["Side.page exactlyOne enum: inbox inline → Inbox, trash inline → Trash"])
  }

  @Test func oneComparisonAmongOtherConditionsChoosesNothing() {
    let chart = Charted(
      """
      enum Page { case inbox, trash }
      struct Side: View {
        let isOn: Bool
        @State private var page: Page = .inbox
        var body: some View { if page == .inbox && isOn { Inbox() } else { Trash() } }
      }
      \(Self.views)
      """)
    #expect(chart.slots == [])
  }

  @Test func whatAModelCountsIsNoNavigation() {
    let chart = Charted(
      """
      final class Mail: ObservableObject { @Published var count = 0; @Published var kind = "" }
      struct Side: View {
        @ObservedObject var mail: Mail
        var body: some View {
          if mail.count == 0 { Inbox() } else if mail.count == 1 { Trash() }
          if mail.kind == "a" { Inbox() } else if mail.kind == "b" { Trash() }
        }
      }
      \(Self.views)
      """)
    #expect(chart.slots.isEmpty)
  }

  @Test func theRowsOfAListSetWhatIsSelected() {
    let chart = Charted(
      """
      enum Page: Hashable { case inbox, trash, letter(Int) }
      struct MailView: View {
        @State private var page: Page? = .inbox
        var body: some View {
          NavigationSplitView { Sidebar(page: $page) } detail: {
            switch page {
            case .inbox: Inbox()
            case .trash: Trash()
            default: Me()
            }
          }
        }
      }
      struct Sidebar: View {
        @Binding var page: Page?
        var body: some View {
          List(selection: $page) {
            NavigationLink("Inbox", value: Page.inbox)
            ForEach(0..<3) { number in NavigationLink("Letter", value: Page.letter(number)) }
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.actions == [
        #"MailView.NavigationLink("Inbox", value:) present page (inbox)"#,
        #"MailView.NavigationLink("Letter", value:) present page (letter)"#,
      ])
    #expect(
      chart.setters(of: "letter", in: "page") == [
        #"ForEach(0..<3) { number in NavigationLink("Letter", value: Page.letter(number)) }"#
      ])
    #expect(chart.setters(of: "trash", in: "page") == [])
  }

  /// What a library's wrapper keeps is state where code sets it.
  @Test(arguments: [("page = .trash", true), ("", false)])
  func whatALibraryKeepsSelectsWhereCodeSetsIt(_ change: String, _ isSlot: Bool) {
    let chart = Charted(
      """
      enum Page { case inbox, trash }
      struct MailView: View {
        @Default(.page) private var page: Page?
        var body: some View {
          NavigationSplitView {
            Button("Trash") { \(change) }
          } detail: {
            switch page {
            case .inbox: Inbox()
            case .trash: Trash()
            case nil: Text("")
            }
          }
        }
      }
      struct Inbox: View { var body: some View { Text("") } }
      struct Trash: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots
        == (isSlot
          ? [
            "MailView.page atMostOne optionalEnum: inbox inline → Inbox, trash inline → Trash"
          ] : []))
  }

  /// A chain that asks for cases is a `switch`, too; one question beside something else only asks for what the case holds.
  @Test(
    arguments: [
      (
        "if case .trash = page { Trash() } else if case let .letter(number) = page { Letter(number: number) }",
        [
          "Side.page atMostOne optionalEnum: inbox inline, letter inline → Letter, trash inline → Trash"
        ]
      ),
      ("if case .letter(let number) = page { Letter(number: number) } else { Trash() }", []),
    ])
  func aChainOfPatternsIsASwitch(_ chain: String, _ slots: [String]) {
    let chart = Charted(
      """
      enum Page { case inbox, letter(Int), trash }
      struct Side: View {
        @State private var page: Page?
        var body: some View {
          \(chain)
          Button("") { page = .letter(1) }
        }
      }
      struct Letter: View { let number: Int; var body: some View { Text("") } }
      \(Self.views)
      """)
    #expect(chart.slots == slots)
  }

  /// What has the focus is no place, though a `switch` shows this or that for it.
  @Test(arguments: [("@FocusState", 0), ("@AccessibilityFocusState", 0), ("@Stored(.field)", 1)])
  func whatHasTheFocusIsNoSelection(_ wrapper: String, _ slots: Int) {
    let chart = Charted(
      """
      enum Field { case name, street }
      struct FormView: View {
        \(wrapper) private var field: Field?
        var body: some View {
          Button("Name") { field = .name }
          switch field {
          case .name: NameBar()
          case .street: StreetBar()
          case nil: Text("")
          }
        }
      }
      struct NameBar: View { @State private var isOn = false; var body: some View { Toggle("", isOn: $isOn).sheet(isPresented: $isOn) {} } }
      struct StreetBar: View { @State private var isOn = false; var body: some View { Toggle("", isOn: $isOn).sheet(isPresented: $isOn) {} } }
      """)
    #expect(chart.slots.filter { $0.hasPrefix("FormView.field") }.count == slots)
  }

  /// A link is only a row where the list selects by its tag, and nothing takes its value.
  @Test func aLinkThatStandsForARowLeadsNowhere() {
    func links(_ handler: String) -> [String] {
      Charted(
        """
        enum Detail: Hashable { case general, page(Int) }
        struct SplitView: View {
          @State private var selected: Int?
          var body: some View {
            NavigationSplitView { Sidebar(selected: $selected) } detail: { Text("")\(handler) }
          }
        }
        struct Sidebar: View {
          @Binding var selected: Int?
          var body: some View {
            List(selection: $selected) {
              NavigationLink(value: Detail.general) { Text("General") }.tag(0)
              ForEach(1..<5) { number in Row(number: number) }
            }
          }
        }
        struct Row: View {
          let number: Int
          var body: some View { NavigationLink(value: Detail.page(number)) { Text("") } }
        }
        """
      ).links
    }
    #expect(links("").isEmpty)
    #expect(links(".navigationDestination(for: Detail.self) { _ in Text(\"\") }").count == 2)
  }

  /// What a column shows by a wrapper of the app's own is what that is handed.
  @Test func aWrapperInAColumnIsNoPage() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        enum Aisle { case fruit, bread }
        @State private var aisle: Aisle? = .fruit
        var body: some View {
          NavigationSplitView {
            List(selection: $aisle) { Text("").tag(Aisle.fruit); Text("").tag(Aisle.bread) }
          } detail: {
            switch aisle {
            case .fruit: Panel { FruitView() }
            case .bread: Panel { BreadView() }
            case nil: Text("")
            }
          }
        }
      }
      struct Panel<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().padding() }
      }
      struct FruitView: View {
        @State private var isSorting = false
        var body: some View { Button("") { isSorting = true }.popover(isPresented: $isSorting) {} }
      }
      struct BreadView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots.last
        == "ShopView.aisle atMostOne optionalEnum: fruit inline → FruitView, bread inline → BreadView"
    )
  }

  /// What a list begins with, taken out of what is there, is always something.
  @Test func theFirstOfAListThatIsUnwrappedIsNoOptional() {
    let chart = Charted(
      """
      struct PrefsView: View {
        struct Page: Hashable, Identifiable {
          enum Name { case general, about }
          let name: Name
          var id: Name { name }
        }
        static let pages = [Page(name: .general), Page(name: .about)]
        @State private var page = pages.first!
        var body: some View {
          NavigationSplitView {
            List(Self.pages, selection: $page) { page in NavigationLink(value: page) { Text("") } }
          } detail: {
            switch page.name {
            case .general: GeneralView()
            case .about: AboutView()
            }
          }
        }
      }
      struct GeneralView: View { var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "PrefsView.page exactlyOne computed: general inline → GeneralView, about inline → AboutView"
      ])
  }

  /// A row of a list that selects is what the user chooses, be it a row for each number.
  @Test(arguments: [
    "List(1..<9, selection: $chosen) { number in NavigationLink(value: number) { Text(\"\") } }",
    "List(items, selection: $chosen) { item in NavigationLink(value: item.id) { Text(\"\") } }",
  ])
  func choosingARowIsAnAction(_ list: String) {
    let chart = Charted(
      """
      struct Item: Identifiable { let id: Int }
      struct HomeView: View {
        @State private var chosen: Int?
        let items: [Item] = []
        var body: some View {
          NavigationSplitView { \(list) } detail: {
            if let chosen { DetailView(id: chosen) } else { Text("") }
          }
        }
      }
      struct DetailView: View {
        let id: Int
        @State var isHelpShown = false
        var body: some View { Button("") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("") } }
      }
      """)
    #expect(chart.links.isEmpty)
    #expect(chart.actions.contains("HomeView.NavigationLink(value:) present chosen"))
  }

  /// What a list selects leads to a page that has either view which an `if` shows for it.
  @Test func oneViewOrAnotherForWhatIsSelectedIsAPageOfBoth() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var chosen: Int?
        let isPlain: Bool
        var body: some View {
          NavigationSplitView {
            List(1..<9, selection: $chosen) { NavigationLink(value: $0) { Text("") } }
          } detail: {
            if let id = chosen {
              if isPlain { PlainView(id: id) } else { RichView(id: id) }
            } else { Text("") }
          }
        }
      }
      struct PlainView: View {
        let id: Int
        @State var isHelpShown = false
        var body: some View { Button("") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("") } }
      }
      struct RichView: View {
        let id: Int
        @State var isInfoShown = false
        var body: some View { Button("") { isInfoShown = true }.sheet(isPresented: $isInfoShown) { Text("") } }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeView") } == [
        "HomeView.chosen atMostOne optionalValue: chosen inline → PlainViewOrRichView"
      ])
  }

  /// A number that code writes sets that one alone, a picker any; what another view declares sets nothing.
  @Test func aNumberIsSetWhereItIsWritten() throws {
    let chart = Charted(
      """
      struct SetupView: View {
        @AppStorage("way") private var way = 0
        var body: some View {
          Picker("Way", selection: $way) { Text("Sea").tag(0); Text("Land").tag(1) }
          if way == 0 { SeaView() } else if way == 1 { LandView() }
          Button("Sea") { way = 0 }
        }
      }
      struct SeaView: View {
        @State var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { StateView() } }
      }
      struct LandView: View {
        @State var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { StateView() } }
      }
      struct StateView: View {
        @AppStorage("way") private var way = 0
        var body: some View { Text("\\(way)"); Button("Land") { way = 1 } }
      }
      """)
    #expect(try #require(chart.destination("0", in: "way")?.setBy).map(\.line) == [2, 4, 6])
    #expect(try #require(chart.destination("1", in: "way")?.setBy).map(\.line) == [4, 19])
  }
}
