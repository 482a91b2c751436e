import FixtureModels
@testable import PortolanExport
import PortolanModel
import Testing

@Suite struct TextTreeTests {
  @Test func inventory() throws {
    #expect(
      TextTree(of: try Chart(.inventory)).text == """
        AppModel
        ├─ one                             tab
        ├─ inventory                       tab → InventoryModel
        │  ├─ add                          sheet → ItemModel
        │  │  └─ colorPicker               drill-down
        │  ├─ help                         sheet
        │  └─ each ItemRowModel in inventory
        │     ├─ deleteConfirmationAlert   alert
        │     ├─ duplicate                 popover → ItemModel
        │     │  └─ colorPicker            drill-down
        │     └─ edit                      drill-down → ItemModel
        │        └─ colorPicker            drill-down
        └─ three                           tab
        11 places, depth 4.
        InventoryModel and its rows can present several at once: 4 rows represent 768 states, \
        15 are valid.

        """)
  }

  @Test func ofSeveralAppsEachRootSaysWhoseItIs() throws {
    var model = NavigationModel.wiki
    model.roots.append(Root(screen: "Wiki.CounterModel", how: .scene))
    model.roots[0].targets = ["Wiki"]
    model.roots[1].targets = ["CounterPreview", "Wiki"]
    let lines = TextTree(of: try Chart(model)).text.split(separator: "\n")
    #expect(lines.contains("AppModel            of Wiki"))
    #expect(lines.contains("CounterModel        of CounterPreview, Wiki"))
  }

  /// A link to what is no screen has a row, be something written on it or not; what a value leads to stands among the places.
  @Test func linksToNobodyAreTold() throws {
    func link(_ form: String, title: String? = nil, value: String? = nil) -> Link {
      var link = Link(
        form: form, presentation: .sheet, value: value,
        location: SourceLocation(file: "Home.swift", line: 3, column: 5))
      link.title = title
      return link
    }
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.HomeView", how: .main)],
      screens: [
        Screen(
          id: "App.HomeView", title: "Home", module: "App", type: "HomeView", kind: .view,
          links: [
            link("present(_:animated:)"), link("present(_:animated:)"), link("beginSheet(_:)"),
            link("NavigationLink(destination:)", title: "Open"),
            link("NavigationLink(value:)", value: "Page"),
          ])
      ])
    let lines = TextTree(of: try Chart(model)).text.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "HomeView", "├─ present(_:animated:)   sheet, no state",
        "├─ beginSheet(_:)         sheet, no state", "└─ Open                   sheet, no state",
      ])
  }

  /// A flag behind such a link is state, but nothing says that the user is where the flag is.
  @Test func whatIsBehindALinkWithoutStateHasNoPlace() throws {
    let help = Slot(
      name: "isHelp", arity: .atMostOne, encoding: .flag, origin: .source,
      destinations: [
        Destination(name: "isHelp", presentation: .sheet, leadsTo: "App.HelpView", origin: .source)
      ])
    let link = Link(
      form: "NavigationLink", presentation: .drillDown, leadsTo: "App.MailView",
      location: SourceLocation(file: "Home.swift", line: 3, column: 5))
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.HomeView", how: .main)],
      screens: [
        Screen(
          id: "App.HomeView", title: "Home", module: "App", type: "HomeView", kind: .view,
          links: [link]),
        Screen(
          id: "App.MailView", title: "Mail", module: "App", type: "MailView", kind: .view,
          slots: [help]),
        Screen(id: "App.HelpView", title: "Help", module: "App", type: "HelpView", kind: .view),
      ])
    #expect(
      TextTree(of: try Chart(model)).text == """
        HomeView
        └─ MailView    drill-down, no state
           └─ isHelp   sheet → HelpView
        1 place, depth 0.
        2 screens behind links without state have no place: MailView, HelpView.

        """)
  }

  /// Of what a screen shows to which several links lead all is told once, and children that have but links are told, too.
  @Test func whatLinksLeadToStandsBetweenThePlaces() throws {
    func link(_ type: String, _ title: String? = nil) -> Link {
      var link = Link(
        form: "NavigationLink", presentation: .drillDown, leadsTo: "App.\(type)",
        location: SourceLocation(file: "Home.swift", line: 3, column: 5))
      link.title = title
      return link
    }
    func slot(_ name: String, _ arity: Slot.Arity, _ encoding: Slot.Encoding, _ shows: String?)
      -> Slot
    {
      let isPlace = arity == .atMostOne
      return Slot(
        name: name, arity: arity, encoding: encoding, origin: .source,
        destinations: [
          Destination(
            name: name, presentation: isPlace ? .sheet : .inline,
            leadsTo: shows.map { "App.\($0)" }, origin: .source)
        ])
    }
    func screen(_ type: String, _ slots: [Slot] = [], _ links: [Link] = []) -> Screen {
      Screen(
        id: "App.\(type)", title: type, module: "App", type: type, kind: .view, slots: slots,
        links: links)
    }
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.Home", how: .main)],
      screens: [
        screen(
          "Home",
          [slot("isNew", .atMostOne, .flag, "Mail"), slot("list", .always, .child, "List")],
          [link("Mail")]),
        screen("List", [slot("row", .each, .collection, "Row")]),
        screen("Row", [], [link("Detail", "Open"), link("Detail", "Open too"), link("Home")]),
        screen("Detail", [slot("isEdit", .atMostOne, .flag, nil)], [link("Mail")]),
        screen("Mail", [], [link("Detail")]),
      ])
    #expect(
      TextTree(of: try Chart(model)).text == """
        Home
        ├─ isNew                  sheet → Mail
        │  └─ Detail              drill-down, no state
        │     ├─ isEdit           sheet
        │     └─ Mail             drill-down, no state  … elsewhere
        ├─ list                   always inline → List
        │  └─ each Row in row
        │     ├─ Open, Open too   drill-down, no state → Detail  … elsewhere
        │     └─ Home             drill-down, no state  … elsewhere
        └─ Mail                   drill-down, no state  … elsewhere
        2 places, depth 1.
        1 screen behind links without state has no place: Detail.

        """)
  }

  /// What several links lead to is told where a reader meets it first.
  @Test func whatSeveralLeadToIsToldAtTheFirst() throws {
    func screen(_ type: String, _ targets: String...) -> Screen {
      Screen(
        id: "App.\(type)", title: type, module: "App", type: type, kind: .view,
        links: targets.map { target in
          Link(
            form: "NavigationLink", presentation: .drillDown, leadsTo: "App.\(target)",
            location: SourceLocation(file: "Home.swift", line: 3, column: 5))
        })
    }
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.Home", how: .main)],
      screens: [
        screen("Home", "News", "Mail"), screen("News", "Detail"), screen("Mail", "Detail"),
        screen("Detail", "About"), screen("About", "Home"),
      ])
    #expect(
      TextTree(of: try Chart(model)).text.contains(
        """
        ├─ News            drill-down, no state
        │  └─ Detail       drill-down, no state
        │     └─ About     drill-down, no state
        │        └─ Home   drill-down, no state  … elsewhere
        └─ Mail            drill-down, no state
           └─ Detail       drill-down, no state  … elsewhere

        """))
  }

  /// A tab's own screen is told by the tab, and content where its destination is.
  @Test func linksOfTabsAndContentsStandBelowThem() throws {
    func to(_ name: String, _ presentation: Presentation, _ target: String?) -> Destination {
      Destination(
        name: name, presentation: presentation, leadsTo: target.map { "App.\($0)" },
        origin: .source)
    }
    func slot(
      _ name: String, _ arity: Slot.Arity, _ encoding: Slot.Encoding, _ destinations: Destination...
    ) -> Slot {
      Slot(
        name: name, arity: arity, encoding: encoding, origin: .source, destinations: destinations)
    }
    func screen(_ type: String, _ slots: [Slot], to target: String? = nil) -> Screen {
      let link = target.map {
        Link(
          form: "NavigationLink", presentation: .drillDown, leadsTo: "App.\($0)",
          location: SourceLocation(file: "A.swift", line: 1, column: 1))
      }
      return Screen(
        id: "App.\(type)", title: type, module: "App", type: type, kind: .view, slots: slots,
        links: link.map { [$0] } ?? [])
    }
    var mail = to("mail", .tab, "Mail")
    mail.child = "mailModel"
    var page = slot("page", .always, .child, to("page", .inline, "Page"))
    page.within = Slot.Within(slot: "tab", destination: "more")
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.Home", how: .main)],
      screens: [
        screen(
          "Home",
          [
            slot("tab", .exactlyOne, .enum, mail, to("more", .tab, nil)),
            slot("mailModel", .always, .child, to("mailModel", .inline, "Mail")), page,
          ]),
        screen("Mail", [], to: "Detail"), screen("Page", [], to: "Detail"), screen("Detail", []),
      ])
    #expect(
      TextTree(of: try Chart(model)).text == """
        Home
        ├─ mail           tab → Mail
        │  └─ Detail      drill-down, no state
        └─ more           tab
           └─ page        always inline → Page
              └─ Detail   drill-down, no state
        2 places, depth 1.
        1 screen behind links without state has no place: Detail.

        """)
  }

  /// Neither recurses, however far links lead.
  @Test func aLongWayOfLinksEnds() throws {
    let screens = (0..<10_000).map { number in
      Screen(
        id: "M.S\(number)", title: "S", module: "M", type: "S\(number)", kind: .view,
        links: [
          Link(
            form: "NavigationLink", presentation: .drillDown,
            leadsTo: "M.S\((number + 1) % 10_000)",
            location: SourceLocation(file: "A.swift", line: 1, column: 1))
        ])
    }
    let model = NavigationModel(
      name: "M", roots: [Root(screen: "M.S0", how: .main)], screens: screens)
    #expect(TextTree(of: try Chart(model)).text.contains("9,999 screens behind links"))
  }

  @Test func aStackIsOfAny() throws {
    #expect(
      TextTree(of: try Chart(.wiki)).text == """
        AppModel
        ├─ counter          drill-down → CounterModel  ↻ any
        │  └─ fact(Fact)    presents
        └─ letter(String)   drill-down  ↻ any
        4 places, depth 2.
        The app has states without end: the stack 'Wiki.AppModel.path' can be of any length.

        """)
  }

  @Test func aGrammarSaysWhatFollows() throws {
    #expect(
      TextTree(of: try Chart(.wiki(grammar: "counter* letter?"))).text == """
        AppModel
        ├─ counter             drill-down → CounterModel
        │  ├─ ↻ counter        again
        │  ├─ fact(Fact)       presents
        │  └─ letter(String)   drill-down
        └─ letter(String)      drill-down
        5 places, depth 2.
        The app has states without end: the stack 'Wiki.AppModel.path' can be of any length.

        """)
  }

  @Test func severalOptionals() throws {
    #expect(
      TextTree(of: try Chart(.severalOptionals(["addItem", "help"]))).text == """
        FeatureModel
        ├─ addItem(Item)   sheet
        └─ help(Help)      sheet
        3 places, depth 1.
        FeatureModel can present several at once: 4 states can be represented, 3 are valid.

        """)
  }

  /// A child that stands in several places of the list of choices is still one branch of the tree.
  @Test func anEmbeddedChildIsOneBranch() throws {
    #expect(
      TextTree(of: try Chart(.embedding)).text == """
        Parent
        ├─ own          sheet
        ├─ first        always inline → First
        │  ├─ about     sheet
        │  └─ inner     always inline → Inner
        │     └─ deep   alert
        └─ second       always inline → Second
           └─ help      popover
        5 places, depth 1.
        Parent and what it shows inline can present several at once: 16 states can be represented, \
        5 are valid.
        First and what it shows inline can present several at once: 4 states can be represented, 3 are \
        valid.
        The whole app can be in 16 states.

        """)
  }

  /// What stands in a branch is not always there.
  @Test func aChildInABranchIsNotAlwaysThere() throws {
    var model = NavigationModel.embedding
    model.screens[0].slots[0].branches = [.init(fork: 1, arm: 1)]
    let chart = try Chart(model)
    let tree = TextTree(of: chart).text
    #expect(tree.contains("├─ first        inline → First\n"))
    #expect(tree.contains("└─ second       always inline → Second\n"))
    let mermaid = DiagramFormat.mermaid.render(try Diagram(.graph, of: chart))
    #expect(mermaid.contains("first · inline"))
    #expect(mermaid.contains("second · always inline"))
  }

  /// Who reads the tree sees what is around; a place's name alone has to say it.
  @Test func aStepDoesNotRepeatWhatIsAroundIt() throws {
    var model = NavigationModel.embedding
    model.screens[2].slots[0].destinations[0].name = "about"
    let chart = try Chart(model)
    let tree = TextTree(of: chart).text
    #expect(
      tree.contains("│  ├─ destination.about  sheet")
        || tree.contains("│  ├─ destination.about   sheet"))
    #expect(
      tree.contains("   └─ destination.about  popover")
        || tree.contains("   └─ destination.about   popover"))
    #expect(chart.places().map(\.text).contains("second.destination.about"))
  }

  /// In a tree of more than a few screenfuls.
  @Test func whatIsShownAgainStandsThereOnce() throws {
    let chart = try Chart(.ladder(screens: 3, cases: 30))
    let tree = TextTree(of: chart)
    let lines = tree.text.split(separator: "\n")
    #expect(tree.isShortened)
    #expect(lines.count { $0.hasSuffix("sheet → Screen1  … 30 as above") } == 29)
    #expect(lines.count { $0.contains("sheet → Screen2") } == 30)
    #expect(lines.contains("931 places, depth 2."))
    let whole = TextTree(of: chart, isWhole: true)
    #expect(!whole.isShortened)
    #expect(whole.text.split(separator: "\n").count { $0.contains("sheet → Screen2") } == 900)
    // What fits on a few screens is whole in any case.
    #expect(!TextTree(of: try Chart(.ladder(screens: 3, cases: 10))).isShortened)
  }

  @Test func beyondSixteenLevelsThereIsANumber() throws {
    let text = TextTree(of: try Chart(.chain(of: 21))).text
    let lines = text.split(separator: "\n")
    let last = lines.firstIndex { $0.hasPrefix("21 places") }!
    #expect(lines[last] == "21 places, depth 20.")
    // The root, and 16 levels below it.
    #expect(last == 17)
    #expect(lines[last - 1].hasSuffix("└─ next16   sheet → Screen16  … 4 below"))
  }

  @Test func limitsSayThatTheyCut() throws {
    let byPlaces = TextTree(of: try Chart(.inventory), limits: .init(places: 3)).text
    #expect(
      byPlaces.contains(
        "\nThe 3 places of up to 1 step; longer chains are left out, for there are more than 3 places.\n"
      ))
    #expect(byPlaces.contains("three"))
    #expect(!byPlaces.contains("help"))
    let byFewer = TextTree(of: try Chart(.inventory), limits: .init(places: 2)).text
    #expect(byFewer.contains("\nThe first 2 places; there are more.\n"))
    let byDepth = TextTree(of: try Chart(.inventory), limits: .init(depth: 2)).text
    #expect(byDepth.contains("\n5 places, depth 2. Chains are cut after 2 steps.\n"))
    #expect(
      byDepth.contains("│  ├─ add      sheet → ItemModel\n│  │  └─ …     deeper than the limit\n"))
  }

  /// Each screen has 200 cases that lead to the next screen: more places than atoms.
  @Test func anAppWithoutEndGivesATreeWithOne() throws {
    let time = try ContinuousClock().measure {
      let text = TextTree(of: try Chart(.ladder(screens: 60, cases: 200))).text
      #expect(
        text.contains(
          "The 201 places of up to 1 step; longer chains are left out, for there are more than 10,000 places.\n"
        ))
      #expect(text.contains("The whole app can be in about 10^"))
    }
    #expect(time < .seconds(60))
  }

  @Test func namesCannotReachBeyondTheirLine() throws {
    let text = TextTree(of: try Chart(.hostile("a\u{1B}[31m\nb\u{202E}c"))).text
    #expect(text.contains("a[31m bc"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  /// Each tab is there by itself; of other links to one screen it is enough to know what is written on them.
  @Test func linksToOneScreenAreToldByTheirTitles() throws {
    func link(_ title: String?, _ presentation: Presentation, _ target: String?) -> Link {
      var link = Link(
        form: presentation == .tab ? "TabView" : "NavigationLink", presentation: presentation,
        leadsTo: target, location: SourceLocation(file: "A.swift", line: 1, column: 1))
      link.title = title
      return link
    }
    func screen(_ type: String, _ links: [Link]) -> Screen {
      Screen(
        id: "App.\(type)", title: type, module: "App", type: type, kind: .view, links: links)
    }
    let rows = ["Oak", "Ash", "Oak", "Elm and all of its many relatives", "Yew"].map {
      link($0, .drillDown, "App.Tree")
    }
    let tabs = ["Jars", "Boxes"].map { link($0, .tab, "App.Shelf") }
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.Home", how: .main)],
      screens: [
        screen("Home", rows + tabs + [link("About", .drillDown, nil), link(nil, .sheet, nil)]),
        screen("Tree", []),
        screen("Shelf", []),
      ])
    #expect(
      TextTree(of: try Chart(model)).text == """
        Home
        ├─ Oak, Ash, Elm and all of its many relatives and 1 more   drill-down, no state → Tree
        ├─ Jars                                                     tab, no state → Shelf
        ├─ Boxes                                                    tab, no state → Shelf
        ├─ About                                                    drill-down, no state
        └─ NavigationLink                                           sheet, no state
        1 place, depth 0.
        2 screens behind links without state have no place: Tree, Shelf.

        """)
    let home = try #require(model.screens.first)
    let exits = home.exitsBySlot.flatMap(\.exits)
    #expect(exits.map { $0.links.compactMap(\.title).count } == [5, 1, 1, 1])
    #expect(Set(exits.map(\.names)).count == 4)
  }

  /// What only some builds have says which, where what is around it does not.
  @Test func whatOnlySomeBuildsHaveSaysWhich() throws {
    func slot(_ name: String, leadsTo: String, _ use: String?, _ condition: String? = nil) -> Slot {
      Slot(
        name: name, arity: .atMostOne, encoding: .optionalEnum, origin: .source,
        condition: condition,
        destinations: [
          Destination(
            name: name, presentation: .sheet,
            presentations: [.init(kind: .sheet, origin: .source, condition: use)],
            leadsTo: leadsTo, origin: .source)
        ])
    }
    func screen(_ type: String, _ slots: [Slot] = []) -> Screen {
      Screen(
        id: Screen.ID("App.\(type)"), title: type, module: "App", type: type, kind: .view,
        slots: slots)
    }
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.Home", how: .main)],
      screens: [
        screen(
          "Home",
          [
            slot("about", leadsTo: "App.About", nil),
            slot("driver", leadsTo: "App.Driver", "os(macOS) && DEBUG", "!(os(iOS))"),
          ]),
        screen("About"),
        screen("Driver", [slot("log", leadsTo: "App.Log", "os(macOS)")]),
        screen("Log"),
      ])
    #expect(
      TextTree(of: try Chart(model)).text.hasPrefix(
        """
        Home
        ├─ about    sheet → About
        └─ driver   sheet → Driver  #if os(macOS) && DEBUG
           └─ log   sheet → Log
        4 places, depth 2.

        """))
  }

  /// The same of what is shown in place behind a link that no state tells of.
  @Test func whatOnlySomeBuildsEmbedSaysWhich() throws {
    func child(_ name: String, _ target: String, _ condition: String?) -> Slot {
      Slot(
        name: name, arity: .always, encoding: .child, origin: .source, condition: condition,
        destinations: [
          Destination(name: name, presentation: .inline, leadsTo: target, origin: .source)
        ])
    }
    var link = Link(
      form: "NavigationLink", presentation: .drillDown, leadsTo: "App.Net",
      location: SourceLocation(file: "Home.swift", line: 1, column: 1))
    link.title = "Net"
    let new = Slot(
      name: "isNew", arity: .atMostOne, encoding: .flag, origin: .source,
      destinations: [Destination(name: "isNew", presentation: .sheet, origin: .source)])
    func screen(_ type: String, _ slots: [Slot], links: [Link] = []) -> Screen {
      Screen(
        id: Screen.ID("App.\(type)"), title: type, module: "App", type: type, kind: .view,
        slots: slots, links: links)
    }
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "App.Home", how: .main)],
      screens: [
        screen("Home", [], links: [link]),
        screen(
          "Net",
          [child("old", "App.Old", "os(macOS)"), child("ports", "App.Ports", "!(os(macOS))")]),
        screen("Old", [new]), screen("Ports", [new]),
      ])
    #expect(
      TextTree(of: try Chart(model)).text.hasPrefix(
        """
        Home
        └─ Net           drill-down, no state → Net
           ├─ old        always inline → Old  #if os(macOS)
           │  └─ isNew   sheet
           └─ ports      always inline → Ports  #if !os(macOS)
              └─ isNew   sheet
        """))
  }

  /// What a link leads to is told where a build has the link, and in no other build's tree.
  @Test func aLinkOfOneBuildStandsInThatOnesTree() throws {
    func screen(_ type: String, slots: [Slot] = [], links: [Link] = []) -> Screen {
      Screen(
        id: Screen.ID("App.\(type)"), title: type, module: "App", type: type, kind: .view,
        slots: slots, links: links)
    }
    func shell(_ type: String) -> Screen {
      screen(
        type,
        slots: [
          Slot(
            name: "log", arity: .always, encoding: .child, origin: .source,
            destinations: [
              Destination(
                name: "log", presentation: .inline, leadsTo: "App.Log", origin: .source)
            ])
        ])
    }
    var link = Link(
      form: "NavigationLink", presentation: .drillDown, leadsTo: "App.Past",
      location: SourceLocation(file: "Log.swift", line: 1, column: 1))
    (link.title, link.condition) = ("Past", "os(iOS)")
    let new = Slot(
      name: "isNew", arity: .atMostOne, encoding: .flag, origin: .source,
      destinations: [Destination(name: "isNew", presentation: .sheet, origin: .source)])
    var roots = ["Phone", "Desk"].map { Root(screen: Screen.ID("App.\($0)"), how: .scene) }
    (roots[0].condition, roots[1].condition) = ("!(os(macOS))", "os(macOS)")
    for roots in [roots, roots.reversed()] {
      let model = NavigationModel(
        name: "App", roots: roots,
        screens: [
          shell("Desk"), screen("Log", slots: [new], links: [link]), screen("Past", slots: [new]),
          shell("Phone"),
        ])
      let text = TextTree(of: try Chart(model)).text
      #expect(text.contains("drill-down, no state → Past  #if os(iOS)"))
      #expect(!text.contains("elsewhere"))
      #expect(text.split(separator: "\n").count { $0.contains("drill-down") } == 1)
    }
  }
}
