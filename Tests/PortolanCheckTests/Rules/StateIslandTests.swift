import PortolanCheck
import PortolanModel
import Testing

@Suite struct StateIslandTests {
  @Test func severalSlotsAreOneFinding() throws {
    let screen = Screen.named(
      "InventoryView", kind: .view, state(.value("addItem", "Item", line: 3)),
      state(.flag("isHelpShown")), state(.value("editItem", "Item", line: 5)))
    #expect(
      try findings("state-island", in: .screens(screen)) == [
        Finding(
          rule: "state-island",
          severity: .note,
          screen: "App.InventoryView",
          slot: "addItem",
          message:
            "only 'InventoryView' and what it shows can set 'addItem', 'isHelpShown' or 'editItem'",
          extent: 3,
          slots: ["addItem", "isHelpShown", "editItem"],
          fix: """
            @Observable
            class InventoryModel {
              enum Destination {
                case add(Item)
                case help
                case edit(Item)
              }
              var destination: Destination?
            }
            """,
          location: .init(file: "Sources/Feature.swift", line: 3, column: 7),
          related: [
            .init(
              message: "nobody else can set 'editItem' either",
              location: .init(file: "Sources/Feature.swift", line: 5, column: 7))
          ])
      ])
  }

  @Test(
    arguments: [
      (.flag("isHelpShown"), "var isHelpShown = false"),
      (.value("item", "Item"), "var item: Item?"),
      (
        .stack("path", encoding: .navigationPath, .case("Int", .drillDown)),
        "var path = NavigationPath()"
      ),
      (
        .stack("path", .case("edit", payload: "Item")),
        "var path: [<#Element#>] = []"
      ),
      (
        .stack("path", .case("path", payload: "Item")), "var path: [Item] = []"
      ),
      (
        with(Slot.stack("path", .case("edit"))) { $0.element = "Shop.Step" },
        "var path: [Shop.Step] = []"
      ),
      (
        with(Slot.stack("path", .case("edit"))) { $0.sharedEnum = "Step" },
        "var path: [Step] = []"
      ),
    ] as [(Slot, String)])
  func oneSlotStaysAsItIs(slot: Slot, member: String) throws {
    #expect(
      try findings("state-island", in: .screens(.named("Shop", kind: .view, state(slot))))
        .map(\.fix) == ["@Observable\nclass ShopModel {\n  \(member)\n}"])
  }

  /// What code says that it begins with stays as it is; what it works out is for the reader to fill in.
  @Test(
    arguments: [
      (begun(.flag("isHelpShown")), "var isHelpShown = true"),
      (begun(with(Slot.flag("isDone")) { $0.isInverted = true }), "var isDone = false"),
      (
        with(Slot.flag("isHelpShown")) { $0.destinations[0].isMadeElsewhere = true },
        "var isHelpShown: Bool = <#Bool#>"
      ),
      (
        begun(with(Slot.optionalEnum("pane", .case("help"))) { $0.sharedEnum = "Pane" }),
        "var pane: Pane? = .help"
      ),
    ] as [(Slot, String)])
  func whatItBeginsWithIsKept(slot: Slot, member: String) throws {
    #expect(
      try findings("state-island", in: .screens(.named("Shop", kind: .view, state(slot))))
        .map(\.fix) == ["@Observable\nclass ShopModel {\n  \(member)\n}"])
  }

  /// A slot whose declaration sets what it shows.
  private static func begun(_ slot: Slot) -> Slot {
    with(slot) {
      $0.location = .line(3)
      $0.destinations[0].setBy = [.line(3)]
    }
  }

  /// Where the app's models are objects that are observed, so is one more of them.
  @Test func aModelIsWhatTheOthersAre() throws {
    let kept = with(Slot.value("draft", "Draft")) {
      ($0.storage, $0.declaredAs) = (.owned, "@Published private")
    }
    let shop = Screen.named("Shop", kind: .view, state(.flag("isHelpShown")))
    let found = try findings("state-island", in: .screens(shop, .named("DeskModel", kept)))
    #expect(
      found.map(\.fix) == [
        "class ShopModel: ObservableObject {\n  @Published var isHelpShown = false\n}"
      ])
    let observed = with(Slot.value("draft", "Draft")) { $0.storage = .owned }
    let others = try findings("state-island", in: .screens(shop, .named("DeskModel", observed)))
    #expect(others.map(\.fix) == ["@Observable\nclass ShopModel {\n  var isHelpShown = false\n}"])
  }

  @Test func aModelThatIsThereTakesIt() throws {
    let screen = with(Screen.named("ShopModel", state(.flag("isHelpShown")))) {
      $0.view = "ShopView"
    }
    let found = try findings("state-island", in: .screens(screen))
    #expect(found.map(\.message) == ["only 'ShopView' and what it shows can set 'isHelpShown'"])
    // Of a class without state of its own nobody knows how it tells its views.
    let heading = "// in ShopModel, with @Published if it is an ObservableObject:"
    #expect(found.map(\.fix) == ["\(heading)\nvar isHelpShown = false"])
    let known: [(Screen.Observation, String)] = [
      (.observableObject, "@Published var isHelpShown = false"),
      (.macro, "var isHelpShown = false"),
    ]
    for (observation, member) in known {
      let told = try findings(
        "state-island", in: .screens(with(screen) { $0.observation = observation }))
      #expect(told.map(\.fix) == ["// in ShopModel:\n\(member)"])
    }
  }

  @Test func aTypeThatAModelCannotSeeIsNamed() throws {
    let pane = with(state(.optionalEnum("pane", .case("help")))) {
      ($0.sharedEnum, $0.hiddenTypes) = ("Pane", ["Pane"])
    }
    #expect(
      try findings("state-island", in: .screens(.named("Shop", kind: .view, pane))).map(\.fix) == [
        "// once 'Pane' is no longer private:\n@Observable\nclass ShopModel {\n  var pane: Pane?\n}"
      ])
  }

  @Test func whatOthersCanSetIsFine() throws {
    let tab = with(state(Slot.optionalEnum("tab", .case("one", .tab)))) { $0.arity = .exactlyOne }
    let binding = with(Slot.flag("isHelpShown")) { $0.storage = .binding }
    let owned = with(Slot.value("item", "Item")) { $0.storage = .owned }
    let lent = with(state(Slot.flag("isMenuShown"))) { $0.isLent = true }
    let opened = with(state(Slot.flag("isCouponShown"))) { $0.isSetFromOutside = true }
    #expect(
      try findings("state-island", in: .screens(.named("A", tab, binding, owned, lent, opened)))
        == [])
  }

  /// Moving it would not bring it to life.
  @Test func whatNothingSetsIsToldElsewhere() throws {
    let set = Screen.named("A", state(Slot.flag("isOpen").showing { $0.set(3) }))
    let unset = Screen.named("B", kind: .view, state(.flag("isShown")))
    #expect(try findings("state-island", in: .screens(set, unset)).map(\.screen) == ["App.A"])
  }

  @Test func anEnumOfOthersIsNotWrittenAnew() throws {
    let sheet = with(state(.optionalEnum("sheet", .case("help")))) { $0.sharedEnum = "Sheet.Kind" }
    let shop = Screen.named("Shop", kind: .view, sheet)
    #expect(
      try findings("state-island", in: .screens(shop)).map(\.fix) == [
        "@Observable\nclass ShopModel {\n  var sheet: Sheet.Kind?\n}"
      ])
    let model = Screen.named("ShopModel")
    #expect(
      try findings("state-island", in: .screens(shop, model)).first?.fix?.contains(
        "class ShopModel2 {") == true)
  }

  /// An object that neither names its screen nor keeps any of its state is a service: the state does not belong there.
  @Test func stateIsNotMovedIntoAService() throws {
    let screen = with(Screen.named("ShopView", kind: .view, state(.flag("isOpen")))) {
      $0.model = "Downloader"
    }
    #expect(
      try findings("state-island", in: .screens(screen)).map(\.fix) == [
        "@Observable\nclass ShopModel {\n  var isOpen = false\n}"
      ])
  }

  /// An alert over what a sheet shows is there beside the sheet.
  @Test func whatStandsInAnothersContentIsNoCaseBesideIt() throws {
    let failure = with(state(.flag("hasFailed", .alert))) {
      $0.within = .init(slot: "isAdding", destination: "isAdding")
    }
    let screen = Screen.named(
      "ShopModel", state(.flag("isAdding")), state(.value("edited", "Item")), failure)
    #expect(
      try findings("state-island", in: .screens(screen)).map(\.fix) == [
        """
        // in ShopModel, with @Published if it is an ObservableObject:
        enum Destination {
          case adding
          case edited(Item)
        }
        var destination: Destination?
        var hasFailed = false
        """
      ])
  }

  /// What a list selects stays where it is while a sheet comes up.
  @Test func whatIsShownInPlaceIsNoCaseBesideASheet() throws {
    let selection = with(
      state(.optionalEnum("selection", .case("inbox", .inline), .case("sent", .inline)))
    ) { $0.encoding = .computed }
    let screen = with(Screen.named("ShopModel", selection, state(.flag("isAdding")))) {
      $0.slots.append(with(.flag("isOpen")) { $0.declaredAs = "@Published" })
    }
    #expect(
      try findings("state-island", in: .screens(screen)).map(\.fix) == [
        """
        // in ShopModel:
        @Published var isAdding = false
        enum Selection {
          case inbox
          case sent
        }
        @Published var selection: Selection?
        """
      ])
  }

  private func state(_ slot: Slot) -> Slot { with(slot) { $0.storage = .state } }
}
