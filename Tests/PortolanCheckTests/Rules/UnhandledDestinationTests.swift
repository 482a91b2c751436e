import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct UnhandledDestinationTests {
  @Test func aCaseBesideOnesThatArePresented() throws {
    let help = Destination.case("help", .unknown, payload: "HelpModel").set(20)
    let model = NavigationModel.screens(
      .named(
        "InventoryModel",
        .optionalEnum("destination", .case("add", .sheet, payload: "ItemModel").presented(), help)))
    #expect(
      try findings("unhandled-destination", in: model) == [
        Finding(
          rule: "unhandled-destination",
          severity: .error,
          screen: "App.InventoryModel",
          slot: "destination",
          destination: "help",
          message: "nothing presents 'help' of 'InventoryModel.destination'",
          trace: ["destination = .help"],
          fix: """
            .sheet(item: $model.destination.help) { help in
              <#View#>
            }
            """,
          related: [.init(message: "'help' is set here", location: .line(20))])
      ])
  }

  /// What an app calls its own presentation is no modifier; the system's inspector is.
  @Test(arguments: [("bottomMenu", ".<#bottomMenu#>(item: "), ("inspector", ".inspector(item: ")])
  func whatAnAppPresentsByIsToBeFilledIn(name: String, beginning: String) throws {
    let model = NavigationModel.screens(
      .named(
        "InventoryModel",
        .optionalEnum(
          "destination", .case("add", .custom(name), payload: "ItemModel").presented(),
          .case("help", .unknown, payload: "HelpModel").set(20))))
    let fix = try #require(try findings("unhandled-destination", in: model).first?.fix)
    #expect(fix.hasPrefix(beginning), "\(fix)")
  }

  @Test func aCaseOfACompiledTypeWhoseSourceWasRead() throws {
    let source = NavigationModel.screens(
      .named(
        "InventoryModel",
        .optionalEnum("destination", .case("add").presented(), .case("help", .unknown))))
    let types = with(source) { model in
      model.screens[0].slots[0].origin = .reflected
      for number in 0..<2 {
        model.screens[0].slots[0].destinations[number].origin = .reflected
        model.screens[0].slots[0].destinations[number].presentations = nil
      }
    }
    #expect(try findings("unhandled-destination", in: types).isEmpty)
    #expect(
      try findings("unhandled-destination", in: types.merged(withSource: source))
        .map(\.destination) == ["help"])
    // How it is presented, somebody says.
    let declared = with(types) {
      $0.screens[0].slots[0].destinations[1].presentation = .popover
      $0.screens[0].slots[0].destinations[1].presentations = [
        .init(kind: .popover, origin: .declared)
      ]
    }
    #expect(
      try findings("unhandled-destination", in: declared.merged(withSource: source)).isEmpty)
  }

  @Test func aTabThatNoTabIsTaggedWith() throws {
    let tabs = Slot(
      name: "tab", arity: .exactlyOne, encoding: .enum, origin: .source,
      destinations: [
        .case("home", .tab).presented(), .case("search", .unknown).set(20),
      ])
    let shown = with(tabs) { $0.destinations[1].presentation = .tab }
    let findings = try findings(
      "unhandled-destination", in: .screens(.named("Root", tabs), .named("Other", shown)))
    #expect(findings.map(\.message) == ["nothing presents 'search' of 'Root.tab'"])
    #expect(findings.map(\.fix) == ["<#View#>\n  .tag(<#Tab#>.search)"])
  }

  @Test func whatIsNotSetEitherMayBeDeleted() throws {
    let model = NavigationModel.screens(
      .named(
        "A",
        .optionalEnum("destination", .case("add").presented(), .case("helpAlert", .unknown))))
    let findings = try findings("unhandled-destination", in: model)
    #expect(
      findings.map(\.notes) == [["nothing sets it either: if it is not needed any more, delete it"]]
    )
    #expect(
      findings.map(\.fix) == [
        ".alert(isPresented: Binding($model.destination.helpAlert)) {\n  <#Alert#>\n}"
      ])
  }

  @Test func aCaseOfASharedEnumThatAViewNeverSetsIsNotMissed() throws {
    func page(_ name: String, _ line: Int, help: Destination) -> Slot {
      with(
        Slot.optionalEnum(
          name, .case("add", .sheet).presented().set(4), help, .case("news").set(5))
      ) { slot in
        slot.storage = .state
        slot.location = .line(line)
        for number in 0..<3 { slot.destinations[number].location = .line(100 + number) }
      }
    }
    let screen = Screen.named("CartView", kind: .view, page("page", 1, help: .case("help")))
    #expect(
      try findings("unhandled-destination", in: .screens(screen)).map(\.destination)
        == ["help", "news"])
    let other = Screen.named("ListView", kind: .view, page("page", 2, help: .case("help")))
    #expect(
      try findings("unhandled-destination", in: .screens(screen, other)).map(\.destination)
        == ["news", "news"])
    let unset = try findings("unreachable-destination", in: .screens(screen, other))
    #expect(unset.map(\.message) == ["nothing sets 'help' of 'CartView.page'"])
    #expect(unset.map(\.severity) == [.note])
    #expect(
      unset.map(\.notes) == [
        ["nor in what shows the same enum: 'ListView.page'", "nor does anything present it"]
      ])
    #expect(unset.map(\.fix) == [nil])
    let elsewhere = with(screen) { $0.slots[0].destinations[1].isMadeElsewhere = true }
    #expect(
      try findings("unhandled-destination", in: .screens(elsewhere, other)).map(\.destination)
        == ["help", "news", "news"])
  }

  @Test func whatMayBeSetToAnythingIsNotSaidToBeUnset() throws {
    let screen = Screen.named(
      "A", .optionalEnum("destination", .case("add").presented(), .case("help"))
    ).doing(.named("open", .does(.present, "destination")))
    #expect(try findings("unhandled-destination", in: .screens(screen)).map(\.notes) == [[]])
  }

  @Test func aControllerPresentsIt() throws {
    let screen = with(
      Screen.named(
        "Model",
        .optionalEnum(
          "destination", .case("add", .drillDown, payload: "Item").presented(),
          .case("edit", .unknown, payload: "Item"), .case("alert", .unknown)))
    ) { $0.view = "ItemViewController" }
    #expect(
      try findings("unhandled-destination", in: .screens(screen)).map(\.fix) == [
        "navigationDestination(item: $model.destination.edit) { edit in\n  <#UIViewController#>\n}",
        "present(isPresented: $model.destination.alert) {\n  <#UIViewController#>\n}",
      ])
  }

  @Test func aSlotOfWhichNothingIsPresentedIsSaidOnce() throws {
    let screen = Screen.named(
      "CartView", kind: .view,
      .optionalEnum("sheet", .case("add", payload: "Item").set(3), .case("help").set(4)))
    let findings = try findings("unhandled-destination", in: .screens(screen))
    #expect(findings.map(\.message) == ["nothing presents 'sheet' of 'CartView'"])
    #expect(findings.map(\.notes) == [["so none of its cases is ever shown: 'add' and 'help'"]])
    #expect(findings.map(\.destination) == [nil])
    #expect(findings[0].fix?.contains("$sheet.add") == true)
    #expect(findings[0].related.map(\.location.line) == [3, 4])
  }

  @Test func anElementOfAStackNeedsAnArm() throws {
    let model = NavigationModel.screens(
      .named(
        "AppModel",
        .stack(
          "path", .case("counter", .drillDown, payload: "CounterModel").presented(),
          .case("letter", .drillDown, payload: "String").set(9))))
    #expect(
      try findings("unhandled-destination", in: model).map(\.fix)
        == ["case .letter(let string):\n  <#View#>"])
  }

  @Test func aReducerScopesItsStore() throws {
    let screen = Screen.named(
      "SyncUps", kind: .reducer,
      .optionalEnum(
        "destination", .case("add", payload: "Form.State").presented(),
        .case("alert", .unknown, payload: "AlertState<Alert>")))
    #expect(
      try findings("unhandled-destination", in: .screens(screen)).map(\.fix) == [
        ".alert($store.scope(state: \\.destination?.alert, action: \\.destination.alert))"
      ])
  }

  @Test func aDialogAsksWithButtonsUnderATitle() throws {
    let screen = Screen.named(
      "Cart", .flag("isCartShown").showing { $0.presented() },
      .optionalEnum("route", .case("add").presented(), .case("dropDialog", .unknown)))
    #expect(
      try findings("unhandled-destination", in: .screens(screen)).map(\.fix) == [
        """
        .confirmationDialog("<#Title#>", isPresented: Binding($model.route.dropDialog)) {
          <#Buttons#>
        }
        """
      ])
  }

  @Test func aReducersCaseThatHoldsNothingHasNoStore() throws {
    let screen = Screen.named(
      "SyncUps", kind: .reducer,
      .optionalEnum(
        "destination", .case("add", payload: "Form.State").presented(),
        .case("help"), .case("dropDialog", .unknown)))
    #expect(
      try findings("unhandled-destination", in: .screens(screen)).map(\.fix) == [
        """
        .sheet(isPresented: Binding($store.destination.help)) {
          <#View#>
        }
        """,
        """
        .confirmationDialog("<#Title#>", isPresented: Binding($store.destination.dropDialog)) {
          <#Buttons#>
        }
        """,
      ])
  }

  @Test func whatIsTakenInAnotherWayIsFine() throws {
    let row = Destination(
      name: "row", presentation: .unknown, leadsTo: "App.Row", continues: "route", origin: .source)
    let swallowed = with(Destination.case("other", .unknown)) { $0.swallowedBy = .line(9) }
    let model = NavigationModel.screens(
      .named(
        "List", kind: .view,
        .optionalEnum("route", row, swallowed, .case("here", .inline), .case("tab", .tab)),
        .stack("path", encoding: .navigationPath, .case("String", .drillDown))),
      .named("Row", .optionalEnum("route", .case("edit").presented())))
    #expect(try findings("unhandled-destination", in: model) == [])
  }

  @Test func aModelOfWhichNoViewWasReadIsNotJudged() throws {
    let router = Screen.named("Router", .optionalEnum("sheet", .case("help")))
    #expect(try findings("unhandled-destination", in: .screens(router)) == [])
  }

  @Test func aModelThatSeveralScreensShareIsShownByAnyOfThem() throws {
    let router = with(Screen.named("Router", .optionalEnum("sheet", .case("help")))) {
      $0.view = "RouterView"
    }
    let one = Screen.named("One", .child("router", "App.Router"))
    #expect(
      try findings("unhandled-destination", in: .screens(one, router)).map(\.message)
        == ["nothing presents 'sheet' of 'Router'"])
    let other = Screen.named("Other", .child("router", "App.Router"))
    #expect(try findings("unhandled-destination", in: .screens(one, other, router)) == [])
  }

  @Test func anOptionalAloneMayBeNoNavigation() throws {
    let screen = Screen.named(
      "A", kind: .view, .value("user", "User"),
      .stack("path", .case("path", .drillDown, payload: "Item")))
    #expect(try findings("unhandled-destination", in: .screens(screen)) == [])
  }

  @Test func anAlertAloneIsForAView() throws {
    let oven = with(
      Screen.named(
        "Oven", kind: .reducer, .value("alert", "AlertState<Action>", .alert),
        .flag("isDoorOpen").showing { $0.presented() })
    ) { $0.view = "OvenView" }
    let findings = try findings("unhandled-destination", in: .screens(oven))
    #expect(findings.map(\.message) == ["nothing presents 'alert' of 'Oven'"])
    #expect(
      findings.map(\.notes) == [["nothing sets it either: if it is not needed any more, delete it"]]
    )
    #expect(findings.map(\.fix) == [".alert($store.scope(state: \\.alert, action: \\.alert))"])
    #expect(
      try PortolanCheckTests.findings("one-active-destination", in: .screens(oven)) == [])
    let read = with(oven) { $0.slots[0].destinations[0].origin = .inferred }
    #expect(
      try PortolanCheckTests.findings("unhandled-destination", in: .screens(read)) == [])
    let viewless = with(oven) { $0.view = nil }
    #expect(
      try PortolanCheckTests.findings("unhandled-destination", in: .screens(viewless)) == [])
  }

  @Test func aCompiledTypeDoesNotTell() throws {
    let slot = Slot.optionalEnum("sheet", origin: .reflected, .case("help"))
    #expect(
      try findings("unhandled-destination", in: .screens(.named("V", kind: .view, slot))) == [])
    #expect(try findings("unhandled-destination", in: .inventory) == [])
  }
}
