import FixtureModels
import PortolanCheck
import PortolanConfiguration
import PortolanModel
import Testing

/// What a configuration makes of a model.
@Suite struct ConfigurationApplyingTests {
  @Test func titlesAndTags() throws {
    let model = try applied(
      """
      titles: {InventoryModel: Stock, AppFeature.AppModel: Shop}
      tags: {ItemModel: [form, shared], AppModel: []}
      """)
    #expect(screen("InventoryModel", model).title == "Stock")
    #expect(screen("AppModel", model).title == "Shop")
    #expect(screen("ItemModel", model).tags == ["form", "shared"])
    #expect(screen("AppModel", model).tags == nil)
  }

  @Test func presentationsOfASlotAndOfADestination() throws {
    var model = NavigationModel.inventory
    model.screens[2].slots[0].origin = .inferred
    model.screens[2].slots[0].destinations[2].origin = .inferred
    model.screens[2].slots[0].destinations[2].presentations = [
      .init(kind: .drillDown, origin: .source, view: "ItemView", location: at(4)),
      .init(kind: .sheet, origin: .source, location: at(5)),
    ]
    model = try applied(
      """
      presentations:
        ItemRowModel.destination.duplicate: {custom: bottomMenu}
        ItemRowModel.destination: fullScreenCover
      """, to: model)
    let slot = screen("ItemRowModel", model).slots[0]
    #expect(
      slot.destinations.map(\.presentation)
        == [.fullScreenCover, .custom("bottomMenu"), .fullScreenCover])
    #expect(slot.origin == .declared)
    #expect(slot.destinations[2].origin == .declared)
    #expect(
      slot.destinations[2].presentations == [
        .init(kind: .fullScreenCover, origin: .declared, view: "ItemView", location: at(4)),
        .init(kind: .fullScreenCover, origin: .declared, location: at(5)),
      ])
    #expect(slot.destinations[0].origin == .reflected)
  }

  @Test func aSlotGoesByItsPropertiesToo() throws {
    var model = NavigationModel(
      name: "A",
      screens: [
        Screen(
          id: "M.A", title: "A", module: "M", type: "A", kind: .class, view: "AView",
          slots: [
            Slot(
              name: "item", properties: ["isShown", "item"], arity: .atMostOne,
              encoding: .flagAndItem, origin: .source,
              destinations: [Destination(name: "item", presentation: .unknown, origin: .source)])
          ])
      ])
    model = try applied("presentations: {M.AView.isShown: alert}", to: model)
    #expect(model.screens[0].slots[0].destinations[0].presentation == .alert)
  }

  /// What a presenter of the app's own takes, which no reader sees, somebody says to be presented.
  @Test func whatIsSaidToBePresentedIsNotMissed() throws {
    var model = NavigationModel(
      name: "A",
      screens: [
        Screen(
          id: "M.A", title: "A", module: "M", type: "A", kind: .class,
          slots: [
            Slot(
              name: "page", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
              destinations: [
                Destination(
                  name: "add", presentation: .sheet,
                  presentations: [.init(kind: .sheet, origin: .source, location: at(4))],
                  origin: .source),
                Destination(name: "menu", presentation: .unknown, origin: .source),
              ])
          ])
      ])
    func unhandled() throws -> [String?] {
      Checker().findings(in: try Chart(model)).filter { $0.rule == "unhandled-destination" }
        .map(\.destination)
    }
    #expect(try unhandled() == ["menu"])
    model = try applied("presentations: {A.page.menu: {custom: bottomMenu}}", to: model)
    #expect(try unhandled() == [])
    #expect(
      model.screens[0].slots[0].destinations[1].presentations == [
        .init(kind: .custom("bottomMenu"), origin: .declared)
      ])
  }

  @Test func grammars() throws {
    let model = try applied("grammars: {AppModel.path: counter* letter?}", to: .wiki)
    #expect(
      screen("AppModel", model).slots.first { $0.arity == .sequence }?.grammar == "counter* letter?"
    )
  }

  @Test func urls() throws {
    let model = try applied(
      """
      url-prefix: shop://
      urls: {InventoryModel.destination.add: items/new, AppModel.selectedTab.inventory: stock}
      """)
    let urls = try Chart(model).places().map { $0.url() }
    #expect(urls.contains("shop://stock/items/new/colorPicker"))
    #expect(urls.contains("shop://one"))
  }

  @Test func roots() throws {
    var model = try applied("roots: [ItemModel, InventoryFeature.InventoryModel, ItemModel]")
    #expect(
      model.roots == [
        Root(screen: "ItemFeature.ItemModel", how: .declared),
        Root(screen: "InventoryFeature.InventoryModel", how: .declared),
      ])
    model = try applied("roots: ['Item*']")
    #expect(
      model.roots.map(\.screen) == ["ItemRowFeature.ItemRowModel", "ItemFeature.ItemModel"])
  }

  @Test func aSlotThatIsDataGoesWithAllThatSpeaksOfIt() throws {
    var model = NavigationModel.inventory
    model.screens[1].actions = [
      Action(
        name: "addTapped", kind: .user,
        effects: [
          .init(kind: .present, slot: "destination", destinations: ["add"]),
          .init(kind: .insert, slot: "inventory"),
        ]),
      Action(
        name: "helpTapped", kind: .user, effects: [.init(kind: .present, slot: "destination")]),
      Action(
        name: "cancelTapped", kind: .user,
        availableAt: .init(
          screen: "InventoryFeature.InventoryModel", slot: "destination", destination: "add"),
        effects: [.init(kind: .remove, slot: "inventory")]),
    ]
    model = try applied("roles: {InventoryModel.destination: data}", to: model)
    let screen = screen("InventoryModel", model)
    #expect(screen.slots.map(\.name) == ["inventory"])
    #expect(screen.actions.map(\.name) == ["addTapped", "cancelTapped"])
    #expect(screen.actions[0].effects.map(\.slot) == ["inventory"])
    #expect(screen.actions[1].availableAt == nil)
    #expect(model.problems().isEmpty)
  }

  /// As findings tell it.
  @Test func aSlotIsFoundByTheWayToItsProperty() throws {
    var model = NavigationModel.inventory
    model.screens[1].slots[0].name = "routingDestination"
    model.screens[1].slots[0].properties = ["routing.destination"]
    for name in ["routing.destination", "routingDestination", "destination"] {
      let changed = try applied("presentations: {InventoryModel.\(name).add: popover}", to: model)
      #expect(
        screen("InventoryModel", changed).slots[0].destinations[0].presentation == .popover,
        "\(name)")
    }
    #expect(throws: (any Error).self) {
      try applied("presentations: {InventoryModel.routing.add: popover}", to: model)
    }
  }

  @Test func whatADestinationCarries() throws {
    var model = NavigationModel.inventory
    model.screens[1].slots[0].destinations[1].payload = [
      Payload(label: "topic", type: "Topic", role: .data), Payload(type: "ItemModel", role: .data),
      Payload(label: "where", type: "ItemModel.Destination", role: .data),
    ]
    model = try applied(
      """
      roles:
        InventoryModel.destination.help.topic: id
        InventoryModel.destination.help.2: state
        InventoryModel.destination.help.where: destination
        InventoryModel.destination.add: data
      """, to: model)
    let slot = screen("InventoryModel", model).slots[0]
    #expect(
      slot.destinations[1].payload == [
        Payload(label: "topic", type: "Topic", role: .data, inURL: true),
        Payload(type: "ItemModel", role: .state, leadsTo: "ItemFeature.ItemModel"),
        Payload(label: "where", type: "ItemModel.Destination", role: .destination),
      ])
    #expect(slot.destinations[1].leadsTo == "ItemFeature.ItemModel")
    #expect(slot.destinations[1].continues == "destination")
    #expect(slot.destinations[0].payload == [Payload(type: "ItemModel", role: .data)])
    #expect(model.problems().isEmpty)
  }

  @Test(arguments: [
    (
      "titles: {InventryModel: x}",
      "1:10 no screen is called 'InventryModel'; the nearest is 'InventoryModel'"
    ),
    (
      "presentations: {InventryModel.destination.add: tab}",
      "1:17 no screen is called 'InventryModel'; the nearest is 'InventoryModel'"
    ),
    (
      "presentations: {InventoryModel.destnation: sheet}",
      "1:17 'InventoryModel' has no slot 'destnation'; the nearest is 'destination'"
    ),
    (
      "presentations: {InventoryModel.destination.ad: sheet}",
      "1:17 'InventoryModel.destination' has no destination 'ad'; the nearest is 'add'"
    ),
    (
      "presentations: {InventoryModel.destination.xyzxyz: sheet}",
      "1:17 'InventoryModel.destination' has no destination 'xyzxyz'; it has add, help"
    ),
    (
      "presentations: {InventoryModel.destination.add.item: sheet}",
      "1:17 'InventoryModel.destination.add.item' says more than Screen.slot.destination"
    ),
    (
      "presentations: {AppFeature.AppModel: sheet}",
      "1:17 'AppFeature.AppModel' is a screen; write Screen.slot"
    ),
    (
      "presentations: {InventoryModel.inventory: sheet}",
      "1:17 what 'InventoryModel.inventory' holds is always shown inline"
    ),
    (
      "grammars: {InventoryModel.destination: add}",
      "1:12 'InventoryModel.destination' is no stack, so no grammar fits"
    ),
    (
      "grammars: {InventoryModel.destination.add: add}",
      "1:12 'InventoryModel.destination.add' is no stack; write Screen.stack"
    ),
    (
      "urls: {InventoryModel.destination: x}",
      "1:8 'InventoryModel.destination' has several destinations; write one behind it: add, help"
    ),
    (
      "roles: {InventoryModel.destination: id}",
      "1:9 a slot is navigation, or it is 'data'; for what a destination carries, write Screen.slot.destination"
    ),
    (
      "roles: {InventoryModel.destination.help: id}",
      "1:9 'InventoryModel.destination.help' carries no value"
    ),
    (
      "roles: {InventoryModel.destination.add.x: id}",
      "1:9 'x' is no value of the destination; there are 1"
    ),
    (
      "roles: {InventoryModel.nope: data}",
      "1:9 'InventoryModel' has no slot 'nope'; it has destination, inventory"
    ),
    (
      "roots: [Itm]",
      "1:9 no screen is called 'Itm'; 'portolan dump' lists those that there are"
    ),
    (
      "ignore: [{rules: [no-way-out], screens: ['Foo*'], reason: x}]",
      "1:42 no screen is called 'Foo*'; 'portolan dump' lists those that there are"
    ),
  ])
  func whatIsNotThereIsSaid(text: String, problem: String) throws {
    var model = NavigationModel.inventory
    let configuration = try read(text + "\n")
    let error = #expect(throws: ConfigurationError.self) { try configuration.apply(to: &model) }
    let found = error?.problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(found == [problem])
    #expect(model == .inventory, "a model is changed wholly or not at all")
  }

  @Test func aNameOfSeveralScreensIsSaid() throws {
    var model = NavigationModel.inventory
    model.screens[0].view = "ItemModel"
    let configuration = try read("titles: {ItemModel: x}\ngrammars: {AppFeature.AppModel.a: b}")
    let error = #expect(throws: ConfigurationError.self) { try configuration.apply(to: &model) }
    #expect(
      error?.problems.map(\.message) == [
        "'ItemModel' is the name of several screens; write one of AppFeature.AppModel, ItemFeature.ItemModel",
        "'AppModel' has no slot 'a'; the nearest is 'selectedTab'",
      ])
  }

  @Test func aGrammarSpeaksOfDestinations() throws {
    var model = NavigationModel.wiki
    let configuration = try read("grammars: {AppModel.path: counter leter}")
    let error = #expect(throws: ConfigurationError.self) { try configuration.apply(to: &model) }
    #expect(
      error?.problems.first?.message.hasPrefix("the grammar speaks of 'leter', which is no") == true
    )
  }

  /// Screens that are not there may be elsewhere; what a screen that is there lacks is lacking.
  @Test func aPartOfTheAppNeedsNotHaveEverything() throws {
    var model = NavigationModel.inventory
    let text = """
      titles: {Elsewhere: x, ItemModel: Thing}
      presentations: {Elsewhere.a.b: sheet}
      roots: [Elsewhere]
      roles: {Elsewhere.user: data}
      """
    try read(text).apply(to: &model, extent: .part)
    #expect(screen("ItemModel", model).title == "Thing")
    #expect(model.roots == NavigationModel.inventory.roots)
    let wrong = try read("presentations: {ItemModel.nope: sheet}")
    #expect(throws: ConfigurationError.self) { try wrong.apply(to: &model, extent: .part) }
  }

  @Test func twiceIsAsGoodAsOnce() throws {
    let configuration = try read(
      """
      titles: {InventoryModel: Stock}
      presentations: {ItemRowModel.destination: alert}
      roles: {InventoryModel.destination: data}
      roots: [InventoryModel]
      url-prefix: x://
      """)
    var model = NavigationModel.inventory
    try configuration.apply(to: &model)
    let once = model
    try configuration.apply(to: &model, extent: .saved)
    #expect(model == once)
    let wrong = try read("roles: {InventryModel.destination: data}")
    #expect(throws: ConfigurationError.self) { try wrong.apply(to: &model, extent: .saved) }
  }

  @Test func manyUnknownNamesOfALargeModelTakeNoTime() throws {
    let time = try ContinuousClock().measure {
      var model = NavigationModel(
        name: "A",
        screens: (0..<5_000).map {
          Screen(id: "M.Screen\($0)", title: "", module: "M", type: "Screen\($0)", kind: .view)
        })
      let text = "titles:\n" + (0..<5_000).map { "  Scren\($0): x\n" }.joined()
      let configuration = try read(text)
      #expect(throws: ConfigurationError.self) { try configuration.apply(to: &model) }
    }
    #expect(time < .seconds(60))
  }

  private func applied(
    _ text: String, to model: NavigationModel = .inventory
  ) throws -> NavigationModel {
    var model = model
    try read(text).apply(to: &model)
    return model
  }

  private func screen(_ type: String, _ model: NavigationModel) -> Screen {
    model.screens.first { $0.type == type }!
  }

  private func at(_ line: Int) -> PortolanModel.SourceLocation {
    .init(file: "A.swift", line: line, column: 1)
  }
}
