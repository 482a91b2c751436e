import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct OneActiveDestinationTests {
  @Test func fourOptionals() throws {
    let names = ["addItem", "duplicateItem", "editingItem", "help"]
    let finding = try only(.severalOptionals(names))
    #expect(
      finding
        == Finding(
          rule: "one-active-destination",
          severity: .error,
          screen: "Feature.FeatureModel",
          slot: "addItem",
          message: "'FeatureModel' can present several destinations at once",
          trace: ["addItem ≠ nil", "duplicateItem ≠ nil"],
          counts: .init(representable: "16", valid: "5", invalid: "11"),
          extent: 4,
          slots: ["addItem", "duplicateItem", "editingItem", "help"],
          fix: """
            enum Destination {
              case add(Item)
              case duplicate(Item)
              case editing(Item)
              case help(Help)
            }
            var destination: Destination?
            """))
  }

  /// What a view keeps to itself, and nothing sets, is present beside nothing.
  @Test(arguments: [(2, false), (1, true)])
  func whatNothingSetsIsNeverThere(unset: Int, isTold: Bool) throws {
    var model = NavigationModel.severalOptionals(["fed", "sold", "hen"])
    for number in model.screens[0].slots.indices {
      model.screens[0].slots[number].storage = .state
      if number >= unset {
        model.screens[0].slots[number].destinations[0].setBy = [
          SourceLocation(file: "Farm.swift", line: 7, column: 5)
        ]
      }
    }
    let found = try findings("one-active-destination", in: model)
    #expect(found.map(\.trace) == (isTold ? [["sold ≠ nil", "hen ≠ nil"]] : []))
  }

  /// What two views present of one object is one enum with all cases, told once.
  @Test func anObjectOfSeveralViewsHasOneEnum() throws {
    func slot(_ name: String, of view: String?, line: Int) -> Slot {
      with(.flag(name)) {
        ($0.storage, $0.location) = (.owned, .line(line))
        if let view { $0.properties = ["\(view).\(name)"] }
      }
    }
    let desk = with(
      Screen.named("DeskModel", slot("isRung", of: nil, line: 3), slot("isSent", of: nil, line: 4))
    ) {
      $0.view = "DeskView"
    }
    let step = with(
      Screen.named(
        "StepView", kind: .view, slot("isRung", of: "model", line: 3),
        slot("isSent", of: "model", line: 4),
        slot("isKept", of: "model", line: 5))
    ) { $0.location = .line(40) }
    let found = try findings("one-active-destination", in: .screens(step, desk))
    #expect(found.map(\.screen) == ["App.DeskModel"])
    #expect(found.first?.slots == ["isRung", "isSent", "isKept"])
    #expect(
      found.first?.fix == """
        enum Destination {
          case rung
          case sent
          case kept
        }
        var destination: Destination?
        """)
    #expect(
      found.first?.related.map(\.message) == [
        "'isSent' can be present beside it", "'isKept' can be present beside it",
        "'StepView' presents from the same object",
      ])
    // A view that presents from two objects is told by itself.
    let other = with(step) { $0.slots[2].properties = ["pager.isKept"] }
    #expect(
      try findings("one-active-destination", in: .screens(desk, other)).map(\.screen)
        == ["App.DeskModel", "App.StepView"])
  }

  @Test func variantsForDifferentSystemsAreNeverThereTogether() throws {
    var model = NavigationModel.severalOptionals(["sheet", "panel"])
    model.screens[0].slots[0].condition = "os(iOS)"
    model.screens[0].slots[1].condition = "!(os(iOS))"
    #expect(try findings("one-active-destination", in: model).isEmpty)
  }

  /// A sheet, and on what it shows an alert: both at once is what the code means. Two alerts there exclude each other.
  @Test func whatStandsInASheetsContentPresentsFromThere() throws {
    var model = NavigationModel.severalOptionals(["form", "discard", "preview"])
    let first = model.screens[0].slots[0]
    model.screens[0].slots[1].within = .init(
      slot: first.name, destination: first.destinations[0].name)
    let beside = try only(model)
    #expect(beside.slot == "form")
    #expect(beside.counts == .init(representable: "4", valid: "3", invalid: "1"))
    model.screens[0].slots[2].within = model.screens[0].slots[1].within
    let within = try only(model)
    #expect(within.slot == "discard")
    #expect(within.trace == ["discard ≠ nil", "preview ≠ nil"])
    #expect(within.counts == .init(representable: "4", valid: "3", invalid: "1"))
    model.screens[0].slots.removeLast()
    #expect(try findings("one-active-destination", in: model).isEmpty)
  }

  /// An arm of a `switch` in a view's own code is part of the view; a tab is not.
  @Test(arguments: [(Presentation.inline, true), (.tab, false)])
  func whatStandsInAnArmPresentsFromTheScreen(_ kind: Presentation, _ isToldOnce: Bool) throws {
    var model = NavigationModel.severalOptionals(["cover", "dialog"])
    model.screens[0].slots.append(
      Slot(
        name: "page", arity: .exactlyOne, encoding: .enum, origin: .source,
        destinations: ["rooms", "guests"].map {
          Destination(name: $0, presentation: kind, origin: .source)
        }))
    model.screens[0].slots[1].within = .init(slot: "page", destination: "guests")
    let found = try findings("one-active-destination", in: model)
    #expect(found.map(\.trace) == (isToldOnce ? [["cover ≠ nil", "dialog ≠ nil"]] : []))
    // Two of one arm are told once.
    model.screens[0].slots[0].within = model.screens[0].slots[1].within
    #expect(try findings("one-active-destination", in: model).count == 1)
    // Below what is presented they are not the screen's.
    model.screens[0].slots[0].within = nil
    model.screens[0].slots[2].within = .init(
      slot: "cover", destination: model.screens[0].slots[0].destinations[0].name)
    #expect(try findings("one-active-destination", in: model).isEmpty)
  }

  /// A page that is handed to the host which a sheet shows presents from there, and from nowhere else.
  @Test func whatADestinationShowsTogetherPresentsFromOneBase() throws {
    let form = Slot.value("form", "Form", to: "App.Host")
    let child = Slot.child("page", "App.Page")
    let within = with(child) { $0.within = .init(slot: "form", destination: "form") }
    func found(_ child: Slot) throws -> [Finding] {
      try findings(
        "one-active-destination",
        in: .screens(
          .named("Feature", form, child), .named("Host", .value("menu", "Menu")),
          .named("Page", .value("help", "Help"))))
    }
    let beside = try found(child)
    #expect(
      beside.map(\.message) == [
        "'Feature' and what it shows inline can present several destinations at once"
      ])
    let finding = try #require(try found(within).first)
    #expect(try found(within).count == 1)
    #expect(
      finding.message == "what 'Feature' shows in 'form' can present several destinations at once")
    #expect([finding.slot, finding.destination] == ["form", "form"])
    #expect(finding.severity == .note)
    #expect(finding.trace == ["form.menu ≠ nil", "page.help ≠ nil"])
    #expect(finding.counts == .init(representable: "4", valid: "3", invalid: "1"))
  }

  @Test func inferredOptionalsAreAWarning() throws {
    let inferred = NavigationModel.severalOptionals(["addItem", "help"], origin: .inferred)
    #expect(try only(inferred).severity == .warning)
    let mixed = Screen.named(
      "Feature", .value("addItem", "Item"), .value("help", "Help", origin: .inferred))
    #expect(try only(.screens(mixed)).severity == .warning)
  }

  /// A flag that something presents is certain, whichever optional beside it is taken for its item.
  @Test func aFlagIsCertainWhoseItemIsInferred() throws {
    var asking = Slot.flagAndItem("isAsking", "pending", "Int", origin: .inferred)
    let (item, flag) = (Slot.value("addItem", "Item"), Slot.flag("isHelpShown"))
    #expect(try only(.screens(.named("Feature", item, asking))).severity == .warning)
    asking = asking.showing { with($0.presented()) { $0.origin = .source } }
    #expect(try only(.screens(.named("Feature", item, asking))).severity == .error)
    #expect(try only(.screens(.named("Feature", flag, asking))).severity == .warning)
  }

  @Test func aCaseThatAValueHoldsIsToldAsSuch() throws {
    let sheet = { (value: String) in
      with(Slot.optionalEnum("sheet", with(.case("help")) { $0.value = value })) {
        $0.encoding = .computed
      }
    }
    let item = Slot.value("item", "Item")
    let trace = { (value: String) in
      try self.only(.screens(.named("Feature", sheet(value), item))).trace
    }
    #expect(try trace("Sheet(kind:, url: <#URL#>)") == ["sheet.kind = .help", "item ≠ nil"])
    #expect(try trace("<#Sheet#>") == ["sheet ≠ nil", "item ≠ nil"])
  }

  @Test(arguments: [
    (3, "8", "4", "4"), (4, "16", "5", "11"), (5, "32", "6", "26"),
  ])
  func counts(number: Int, representable: String, valid: String, invalid: String) throws {
    let names = (1...number).map { "item\($0)" }
    #expect(
      try only(.severalOptionals(names)).counts
        == .init(representable: representable, valid: valid, invalid: invalid))
  }

  @Test func presentationsThatNobodyKnowsCountAsModal() throws {
    let model = NavigationModel.severalOptionals(["a", "b"], presentation: .unknown)
    #expect(try only(model).severity == .error)
  }

  @Test func flagsOnlyAreAWarning() throws {
    let finding = try only(
      .screens(.named("Feature", .flag("isAlertPresented", .alert), .flag("showSettings"))))
    #expect(finding.severity == .warning)
    #expect(finding.trace == ["isAlertPresented = true", "showSettings = true"])
    #expect(
      finding.fix == """
        enum Destination {
          case alert
          case settings
        }
        var destination: Destination?
        """)
  }

  @Test func aFlagBesideAnOptionalIsAnError() throws {
    let finding = try only(
      .screens(.named("Feature", .flag("isHelpPresented"), .value("item", "Item"))))
    #expect(finding.severity == .error)
    #expect(finding.trace == ["isHelpPresented = true", "item ≠ nil"])
  }

  @Test func aPushBesideAModalIsAWarning() throws {
    let finding = try only(
      .screens(.named("Feature", .value("detail", "Item", .drillDown), .value("help", "Help"))))
    #expect(finding.severity == .warning)
    #expect(finding.trace == ["detail ≠ nil", "help ≠ nil"])
  }

  @Test func anEnumIsTakenIntoTheNewOne() throws {
    let finding = try only(
      .screens(
        .named(
          "Feature",
          .optionalEnum(
            "route", .case("edit", .drillDown, payload: "ItemModel"), .case("help", .alert)),
          .flagAndItem("isAlertPresented", "item", "Item"))))
    #expect(finding.severity == .error)
    #expect(finding.trace == ["route = .help", "isAlertPresented = true, item ≠ nil"])
    #expect(finding.counts == .init(representable: "12", valid: "4", invalid: "8"))
    #expect(
      finding.fix == """
        enum Route {
          case edit(ItemModel)
          case help
          case alert(Item)
        }
        var route: Route?
        """)
  }

  @Test func oneOptionalEnumIsExact() throws {
    let model = NavigationModel.screens(
      .named("Feature", .optionalEnum("destination", .case("add"), .case("edit", .drillDown))))
    #expect(try findings("one-active-destination", in: model) == [])
  }

  @Test func whatOnlyAppearsInlineExcludesNothing() throws {
    let model = NavigationModel.screens(
      .named("Feature", .value("banner", "Banner", .inline), .value("help", "Help")))
    #expect(try findings("one-active-destination", in: model) == [])
  }

  @Test func aStackIsNoPresentation() throws {
    let model = NavigationModel.screens(
      .named("Feature", .stack("path", .case("item", .drillDown)), .value("help", "Help")))
    #expect(try findings("one-active-destination", in: model) == [])
  }

  @Test func related() throws {
    let finding = try only(
      .screens(
        .named(
          "Feature", .value("addItem", "Item", line: 12), .value("help", "Help", line: 13))))
    #expect(finding.location == .init(file: "Sources/Feature.swift", line: 12, column: 7))
    #expect(
      finding.related == [
        .init(
          message: "'help' can be present beside it",
          location: .init(file: "Sources/Feature.swift", line: 13, column: 7))
      ])
  }

  private func only(_ model: NavigationModel) throws -> Finding {
    let findings = try findings("one-active-destination", in: model)
    try #require(findings.count == 1, "\(findings)")
    return findings[0]
  }

  /// An inspector stands beside what the view shows, and leaves room for a sheet.
  @Test func anInspectorExcludesNothing() throws {
    var model = NavigationModel.severalOptionals(["panel", "form", "help"])
    model.screens[0].slots[0].destinations[0].presentation = .custom("inspector")
    model.screens[0].slots[0].destinations[0].presentations = nil
    let finding = try only(model)
    #expect(finding.slot == "form")
    #expect(finding.counts == .init(representable: "4", valid: "3", invalid: "1"))
    model.screens[0].slots.removeLast()
    #expect(try findings("one-active-destination", in: model).isEmpty)
  }
}

@Suite struct OneActiveDestinationInlineTests {
  @Test func rowsPresentBesideTheirList() throws {
    let findings = try findings("one-active-destination", in: .inventory)
    #expect(
      findings == [
        Finding(
          rule: "one-active-destination",
          severity: .note,
          screen: "InventoryFeature.InventoryModel",
          slot: "destination",
          message: "'InventoryModel' and its rows can present several destinations at once",
          notes: [
            """
            with 1, 2 and 4 rows, 12, 48 and 768 states can be represented, \
            of which 6, 9 and 15 are valid
            """
          ],
          trace: ["destination = .add", "inventory[0].destination = .deleteConfirmationAlert"],
          counts: .init(
            representable: "(1+2)·4ᴺ", valid: "1+2+3N", invalid: "(1+2)·4ᴺ − (1+2+3N)"),
          extent: 2,
          fix: """
            enum Destination {
              case add(ItemModel)
              case help
              case deleteConfirmationAlert(ItemRowModel.ID)
              case duplicate(ItemModel)
              case edit(ItemModel)
            }
            var destination: Destination?
            """)
      ])
  }

  @Test func twoRowsOfAListThatPresentsNothing() throws {
    let model = NavigationModel.screens(
      .named("List", .rows("rows", "App.Row")), .named("Row", .flag("isEditing")))
    let findings = try findings("one-active-destination", in: model)
    #expect(findings.map(\.trace) == [["rows[0].isEditing = true", "rows[1].isEditing = true"]])
    #expect(
      findings.map(\.counts) == [.init(representable: "2ᴺ", valid: "1+N", invalid: "2ᴺ − (1+N)")])
  }

  /// What several hold under one name is told apart by who holds it; a view has no id by which to tell its rows apart.
  @Test func casesAreToldApartByWhoHoldsThem() throws {
    let model = NavigationModel.screens(
      .named(
        "List", .flag("isHelpShown"), .child("footer", "App.FooterView"),
        .rows("rows", "App.RowView")),
      .named("FooterView", .flag("isHelpShown")),
      .named("RowView", kind: .view, .flag("isHelpShown")))
    let fix = try findings("one-active-destination", in: model).compactMap(\.fix)
    #expect(
      fix == [
        """
        enum Destination {
          case help
          case footerHelp
          case rowHelp(<#ID#>)
        }
        var destination: Destination?
        """
      ])
  }

  /// What several rows of a view present instead of each other, the view keeps.
  @Test func aViewKeepsWhatItsRowsPresent() throws {
    let model = NavigationModel.screens(
      .named("DeckView", kind: .view, .rows("rows", "App.RopeView")),
      .named("RopeView", kind: .view, .value("knot", "Knot")))
    let fix = try findings("one-active-destination", in: model).compactMap(\.fix)
    #expect(fix.map { $0.hasSuffix("\n@State private var destination: Destination?") } == [true])
  }

  /// What the object keeps that children of a view are given, that object publishes.
  @Test func anObjectKeepsWhatAViewsChildrenPresent() throws {
    let children = ["Helm", "Mast"].map { name in
      with(Screen.named(name, .flag("is\(name)Shown"))) {
        $0.slots[0].storage = .owned
        $0.slots[0].declaredAs = "@Published"
      }
    }
    let deck = Screen.named(
      "DeckView", kind: .view, .child("helm", "App.Helm"), .child("mast", "App.Mast"))
    let fix = try findings("one-active-destination", in: .screens([deck] + children))
      .compactMap(\.fix)
    #expect(
      fix == [
        """
        // in Helm:
        enum Destination {
          case helm
          case mast
        }
        @Published var destination: Destination?
        """
      ])
  }

  @Test func anEmbeddedChildPresentsBesideItsParent() throws {
    let model = NavigationModel.screens(
      .named("Feature", .value("help", "Help"), .child("router", "App.Router")),
      .named("Router", .optionalEnum("sheet", .case("add"), .case("edit"))))
    let findings = try findings("one-active-destination", in: model)
    #expect(
      findings.map(\.message) == [
        "'Feature' and what it shows inline can present several destinations at once"
      ])
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.map(\.trace) == [["help ≠ nil", "router.sheet = .add"]])
    #expect(findings.map(\.counts) == [.init(representable: "6", valid: "4", invalid: "2")])
  }

  @Test func anActionIsNamedWithTheReducerWhoseItIs() throws {
    let model = NavigationModel.screens(
      .named(
        "Shelf", kind: .reducer, .value("dialog", "ConfirmationDialogState<Action.Dialog>"),
        .child("book", "App.Book"), .rows("pages", "App.Page")),
      .named("Book", kind: .reducer, .value("alert", "AlertState<Action>")),
      .named("Page", kind: .reducer, .value("note", "AlertState<Action.Note>")))
    #expect(
      try findings("one-active-destination", in: model).map(\.fix) == [
        """
        @Reducer
        enum Destination {
          case dialog(ConfirmationDialogState<Shelf.Action.Dialog>)
          case alert(AlertState<Book.Action>)
          case note(AlertState<Page.Action.Note>)
        }
        @Presents var destination: Destination.State?
        """
      ])
  }

  @Test func whatStandsInAnotherArmIsNotPresentBesideIt() throws {
    func inArm(_ arm: Int, _ slot: Slot) -> Slot {
      with(slot) { $0.branches = [.init(fork: 1, arm: arm)] }
    }
    func told(_ slots: Slot...) throws -> [Finding] {
      let screen = with(Screen.named("Feature")) { $0.slots = slots }
      let (card, row) = (Screen.named("Card", .flag("isOpen")), Screen.named("Row", .flag("isOn")))
      return try findings("one-active-destination", in: NavigationModel.screens(screen, card, row))
    }
    let card = inArm(2, .child("card", "App.Card"))
    let own = try told(inArm(1, .flag("isHelp")), inArm(1, .flag("isInfo")), card)
    #expect(own.map(\.trace) == [["isHelp = true", "isInfo = true"]])
    #expect(own.map(\.notes) == [[]])
    #expect(own.map(\.counts) == [.init(representable: "4", valid: "3", invalid: "1")])
    #expect(try told(inArm(1, .flag("isHelp")), card) == [])
    #expect(try told(inArm(1, .flag("isHelp")), inArm(2, .flag("isInfo"))) == [])

    // What is an alternative to all others needs no case.
    let pair = try told(
      inArm(1, .flag("isHelp")), inArm(2, .flag("isInfo")), inArm(2, .value("page", "Page")), card)
    #expect(pair.map(\.trace) == [["isInfo = true", "page ≠ nil"]])
    #expect(pair.map(\.severity) == [.error])
    #expect(
      pair.map(\.notes) == [["what 'card' shows inline can present beside them too"]])
    #expect(pair.map(\.counts) == [.init(representable: "5", valid: "4", invalid: "1")])
    // Two sheets of which each can be there beside a push, but not beside the other.
    let pushes = try told(
      inArm(1, .value("page", "Page")), inArm(2, .value("help", "Help")),
      with(.value("link", "Link")) { $0.destinations[0].presentation = .drillDown })
    #expect(pushes.map(\.severity) == [.warning])
    #expect(pushes.map(\.trace) == [["page ≠ nil", "link ≠ nil"]])

    let rows = try told(
      inArm(1, .rows("sent", "App.Row")), inArm(2, .rows("received", "App.Row")))
    #expect(
      rows.map(\.counts) == [
        .init(
          representable: "2^N1+2^N2−1", valid: "1+N1+N2", invalid: "2^N1+2^N2−1 − (1+N1+N2)")
      ])
    let both = try told(
      .flag("isHelp"), inArm(1, .rows("sent", "App.Row")), inArm(2, .flag("isInfo")))
    #expect(both.map(\.trace) == [["isHelp = true", "isInfo = true"]])
  }

  @Test func childrenInArmsOfOneForkExcludeEachOther() throws {
    let cards = ["news", "music"].enumerated().map { number, name in
      with(Slot.child(name, "App.Card")) { $0.branches = [.init(fork: 1, arm: number + 1)] }
    }
    let card = Screen.named("Card", .flag("isHelpPresented"))
    let model = NavigationModel.screens(with(.named("Feature")) { $0.slots = cards }, card)
    #expect(try findings("one-active-destination", in: model) == [])

    let beside = cards + [.child("bar", "App.Card")]
    let other = NavigationModel.screens(with(.named("Feature")) { $0.slots = beside }, card)
    let findings = try findings("one-active-destination", in: other)
    #expect(
      findings.map(\.trace) == [["news.isHelpPresented = true", "bar.isHelpPresented = true"]])
    #expect(findings.map(\.counts) == [.init(representable: "6", valid: "4", invalid: "2")])
  }

  @Test func ownSlotsComeFirst() throws {
    let model = NavigationModel.screens(
      .named("List", .value("a", "A"), .value("b", "B"), .rows("rows", "App.Row")),
      .named("Row", .value("c", "C")))
    let findings = try findings("one-active-destination", in: model)
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.trace) == [["a ≠ nil", "b ≠ nil"]])
    #expect(findings.map(\.notes) == [["what 'rows' shows inline can present beside them too"]])
  }

  @Test func tabsAreContextsOfTheirOwn() throws {
    let tab = Slot(
      name: "tab", arity: .exactlyOne, encoding: .enum, origin: .source,
      destinations: [
        Destination(
          name: "list", presentation: .tab, leadsTo: "App.List", child: "list", origin: .source)
      ])
    let model = NavigationModel.screens(
      .named("Main", .value("help", "Help"), .child("list", "App.List"), tab),
      .named("List", .value("item", "Item")))
    #expect(try findings("one-active-destination", in: model) == [])
  }

  @Test func aContextIsToldOnce() throws {
    let model = NavigationModel.screens(
      .named("Outer", .value("a", "A"), .child("middle", "App.Middle")),
      .named("Middle", .value("b", "B"), .child("inner", "App.Inner")),
      .named("Inner", .value("c", "C")))
    let findings = try findings("one-active-destination", in: model)
    #expect(findings.map(\.screen) == ["App.Outer"])
    #expect(findings.map(\.counts) == [.init(representable: "8", valid: "4", invalid: "4")])
  }

  @Test func aChildThatKnowsItsParentIsToldOnce() throws {
    let model = NavigationModel.screens(
      .named("Parent", .value("a", "A"), .child("child", "App.Child")),
      .named("Child", .value("b", "B"), .child("parent", "App.Parent")))
    #expect(try findings("one-active-destination", in: model).map(\.screen) == ["App.Parent"])
  }

  @Test func anEnumOfTooManyScreensIsNotSpelledOut() throws {
    let children = (0..<21).map { Screen.named("Child\($0)", .value("item", "Item")) }
    let parent = with(Screen.named("Parent")) { parent in
      parent.slots = children.map { .child($0.type, $0.id) }
    }
    let many = try findings("one-active-destination", in: .screens([parent] + children))
    #expect(many.map(\.screen) == ["App.Parent"])
    #expect(many.map(\.fix) == [nil])
    let fewer = with(parent) { $0.slots.removeLast() }
    let few = try findings("one-active-destination", in: .screens([fewer] + children))
    #expect(few.first?.fix != nil)
  }
}
