import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct UnreachableDestinationTests {
  @Test func aCaseBesideOnesThatAreSet() throws {
    let model = NavigationModel.screens(.named("Inventory", slot))
    #expect(
      try findings("unreachable-destination", in: model) == [
        Finding(
          rule: "unreachable-destination",
          severity: .warning,
          screen: "App.Inventory",
          slot: "destination",
          destination: "help",
          message: "nothing sets 'help' of 'Inventory.destination'",
          notes: ["where it is not needed any more, delete it and what presents it"],
          fix: "destination = .help(<#Help#>)",
          related: [.init(message: "'help' would be presented here", location: .line(31))])
      ])
  }

  @Test func aCaseThatNothingPresentsEitherIsToldOfOnce() throws {
    let slot = Slot.optionalEnum(
      "destination", .case("add", payload: "Item").presented(30).set(12),
      .case("help", payload: "Help"))
    let model = NavigationModel.screens(.named("Inventory", slot))
    #expect(try findings("unreachable-destination", in: model) == [])
    #expect(try findings("unhandled-destination", in: model).map(\.destination) == ["help"])
  }

  @Test func aCaseIsSetWhereAnySlotOfItsEnumIsSetToIt() throws {
    let first = shared("sheet", .case("add").set(3), .case("help"))
    let second = shared("page", .case("add"), .case("help").set(9))
    #expect(
      try findings(
        "unreachable-destination", in: .screens(.named("A", first), .named("B", second))) == [])
    let any = Screen.named("C", shared("route", .case("add"), .case("help")))
      .doing(.named("open", .does(.present, "route")))
    let unset = with(second) { $0.destinations[1].setBy = nil }
    #expect(
      try findings(
        "unreachable-destination", in: .screens(.named("A", first), .named("B", unset), any)) == [])
  }

  @Test func aCaseThatNoSlotIsSetToIsToldOnce() throws {
    func slot(_ name: String) -> Slot { shared(name, .case("add").set(3), .case("help")) }
    let findings = try findings(
      "unreachable-destination",
      in: .screens(.named("A", slot("sheet")), .named("B", slot("page"), slot("route"))))
    #expect(findings.map(\.message) == ["nothing sets 'help' of 'A.sheet'"])
    #expect(
      findings.map(\.notes) == [
        [
          "nor in what shows the same enum: 'B.page' and 'B.route'",
          "where it is not needed any more, delete it and what presents it",
        ]
      ])
  }

  @Test func whatSeveralScreensPresentOfOneModelIsToldOnce() throws {
    let slots = [
      with(Slot.flag("isAsking")) { ($0.storage, $0.location) = (.owned, .line(4)) },
      with(Slot.flag("isOpen")) { $0.destinations[0] = $0.destinations[0].set(9) },
    ]
    let screens = ["A", "B"].map { name in with(Screen.named(name)) { $0.slots = slots } }
    #expect(
      try findings("unreachable-destination", in: .screens(screens[0], screens[1])).map(\.message)
        == ["nothing sets 'isAsking' of 'A'"])
  }

  @Test func aCaseThatIsMadeElsewhereMayBeSet() throws {
    let made = with(slot) { $0.destinations[1].isMadeElsewhere = true }
    #expect(try findings("unreachable-destination", in: .screens(.named("A", made))) == [])
  }

  @Test func anEffectThatNamesItSetsIt() throws {
    let screen = Screen.named("Inventory", slot)
      .doing(.named("helpButtonTapped", .does(.present, "destination", ["help"])))
    #expect(try findings("unreachable-destination", in: .screens(screen)) == [])
  }

  @Test func aValueFromElsewhereCouldBeAnything() throws {
    let own = Screen.named("Inventory", slot)
      .doing(.named("init", .does(.present, "destination")))
    #expect(try findings("unreachable-destination", in: .screens(own)) == [])
    let others = NavigationModel.screens(
      .named("Inventory", slot),
      .named("Router").doing(.named("open", .does(.present, "destination", of: "App.Inventory"))))
    #expect(try findings("unreachable-destination", in: others) == [])
  }

  @Test func clearingIsNotSetting() throws {
    let screen = Screen.named("Inventory", slot)
      .doing(.named("cancelButtonTapped", .does(.dismiss, "destination")))
    #expect(try findings("unreachable-destination", in: .screens(screen)).count == 1)
  }

  @Test func aFlagThatIsNeverSetBesideOneThatIs() throws {
    let help = with(Slot.flag("isHelpShown")) { $0.storage = .state }
    let other = Slot.flag("isAddShown").showing { $0.set(9) }
    let findings = try findings(
      "unreachable-destination", in: .screens(.named("A", kind: .view, help, other)))
    #expect(findings.map(\.message) == ["nothing sets 'isHelpShown' of 'A'"])
    #expect(findings.map(\.fix) == ["isHelpShown = true"])
  }

  @Test func aValueIsSetByWhateverPresents() throws {
    let fact = with(Slot.value("fact", "Fact")) { $0.storage = .state }
    let screen = Screen.named("A", fact, .flag("isAddShown").showing { $0.set(9) })
    #expect(try findings("unreachable-destination", in: .screens(screen)).count == 1)
    let set = screen.doing(.named("factButtonTapped", .does(.present, "fact")))
    #expect(try findings("unreachable-destination", in: .screens(set)) == [])
  }

  @Test(arguments: [Slot.Storage.binding, .environment, .passed])
  func whatAnotherHoldsIsSetElsewhere(storage: Slot.Storage) throws {
    let help = with(Slot.flag("isHelpShown")) { $0.storage = storage }
    let screen = Screen.named("A", help, .flag("isAddShown").showing { $0.set(9) })
    #expect(try findings("unreachable-destination", in: .screens(screen)) == [])
  }

  @Test func whereNoSetterIsKnownNothingIsSaid() throws {
    let model = NavigationModel.screens(
      .named(
        "A", .optionalEnum("destination", .case("add").presented(), .case("help").presented())),
      .named("B", .stack("path", .case("counter"), .case("letter"))))
    #expect(try findings("unreachable-destination", in: model) == [])
    #expect(try findings("unreachable-destination", in: .wiki) == [])
  }

  @Test func tabsChildrenAndRowsNeedNoSetter() throws {
    let tabs = Slot(
      name: "tab", arity: .exactlyOne, encoding: .enum, origin: .source,
      destinations: [.case("one", .tab).set(4), .case("two", .tab)])
    let row = Screen.named("Row", .value("item", "Item").showing { $0.set(3) })
    let model = NavigationModel.screens(
      .named("A", tabs, .child("child", "App.Row"), .rows("rows", "App.Row")), row)
    #expect(try findings("unreachable-destination", in: model) == [])
  }

  @Test func aCaseThatAChoiceOfViewsNeverTakes() throws {
    let choice = Slot(
      name: "mode", arity: .exactlyOne, encoding: .enum, storage: .owned, origin: .source,
      destinations: [.case("day", .inline).set(4), .case("night", .inline)])
    func messages(_ slot: Slot) throws -> [String] {
      try findings("unreachable-destination", in: .screens(.named("A", slot))).map(\.message)
    }
    #expect(try messages(choice) == ["nothing sets 'night' of 'A.mode'"])
    // Where the code sets none of them, somebody else does; what tabs select, the user does.
    #expect(try messages(with(choice) { $0.destinations[0].setBy = nil }) == [])
    #expect(try messages(with(choice) { $0.boundTo = "TabView" }) == [])
    #expect(try messages(with(choice) { $0.destinations[1].isMadeElsewhere = true }) == [])
  }

  @Test func whatContinuesAnotherScreensSlotIsSetWithIt() throws {
    let row = Destination(
      name: "row", presentation: .unknown, leadsTo: "App.Row", continues: "route", origin: .source)
    let model = NavigationModel.screens(
      .named("A", .optionalEnum("route", .case("add").set(4), row)),
      .named("Row", .optionalEnum("route", .case("edit").set(5))))
    #expect(try findings("unreachable-destination", in: model) == [])
  }

  /// Two cases of one enum, wherever it is shown.
  private func shared(_ name: String, _ add: Destination, _ help: Destination) -> Slot {
    .optionalEnum(
      name, with(add) { $0.location = .line(21) }, with(help) { $0.location = .line(22) })
  }

  private var slot: Slot {
    .optionalEnum(
      "destination", .case("add", payload: "Item").presented(30).set(12),
      .case("help", payload: "Help").presented(31))
  }

  /// A stack that takes its pages from the one handler that all stacks have need not show each of them.
  @Test(arguments: [
    (true, "Routes.swift", 0), (true, "Feature.swift", 1), (nil, "Routes.swift", 1),
  ])
  func aPageThatOtherStacksShow(_ isMade: Bool?, _ file: String, _ count: Int) throws {
    var stack = Slot.stack("path", .case("add").presented(30).set(12), .case("help").presented(31))
    (stack.storage, stack.location) = (.state, .line(4))
    stack.destinations[1].isMadeForOthers = isMade
    stack.destinations[1].presentations?[0].location?.file = file
    #expect(
      try findings("unreachable-destination", in: .screens(.named("Inventory", stack))).count
        == count)
  }
}
