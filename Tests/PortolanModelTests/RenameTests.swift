import FixtureModels
import PortolanModel
import Testing

/// What was called otherwise is told from what went and what came, and nothing that refers to it counts as changed.
@Suite struct RenameTests {
  // MARK: Renames

  @Test func aRenamedScreenIsOneDifference() {
    let new = NavigationModel.inventory.replacing("ItemModel", with: "ArticleModel")
    #expect(
      said(.inventory, new) == [
        "~ screen 'ItemFeature.ArticleModel': was 'ItemFeature.ItemModel'"
      ])
  }

  @Test func aScreenThatMovedToAnotherModuleIsRenamed() {
    let new = NavigationModel.inventory.replacing("InventoryFeature", with: "StockFeature")
    #expect(
      said(.inventory, new) == [
        "~ screen 'StockFeature.InventoryModel': was 'InventoryFeature.InventoryModel'"
      ])
  }

  /// Screens that lead to each other tell nothing by that of each other while the names of both are open.
  @Test func everyScreenCanBeRenamedAtOnce() {
    let new = NavigationModel.inventory.replacing("Feature.", with: "Kit.")
    #expect(
      said(.inventory, new).allSatisfy { $0.contains("Kit.") && $0.contains(": was '") })
    #expect(said(.inventory, new).count == 4)
  }

  @Test func aRenamedPropertyOfAStructIsOneDifference() {
    func home(_ name: String) -> NavigationModel {
      var slot = Slot.flag(name)
      slot.properties = ["routing.\(name)"]
      (slot.destinations[0].presentation, slot.destinations[0].leadsTo) = (.sheet, "Ask")
      return model(screen("Home", slot), screen("Ask"))
    }
    #expect(
      said(home("isAsking"), home("isPrompting"))
        == ["~ slot 'Home.isPrompting': was 'isAsking'"])
  }

  @Test func aRenamedScreenMayHaveChanged() {
    var new = NavigationModel.inventory.replacing("InventoryModel", with: "StockModel")
    new.change(slot: "destination", of: "InventoryFeature.StockModel") {
      $0.destinations.append(Destination(name: "filter", presentation: .sheet, origin: .source))
    }
    #expect(
      said(.inventory, new)
        == [
          "~ screen 'InventoryFeature.StockModel': was 'InventoryFeature.InventoryModel'",
          "+ destination 'InventoryFeature.StockModel.destination.filter'",
        ].sorted())
  }

  @Test func aScreenWithoutContentIsKnownByItsViewOrByItsUse() {
    func app(_ type: String, view: String? = nil, shownBy name: String = "help") -> NavigationModel
    {
      var leaf = screen(type)
      leaf.view = view
      return model(screen("Root", .optional("d", .to(name, type), .to("x", nil))), leaf)
    }
    #expect(
      said(app("HelpModel", view: "HelpView"), app("AssistanceModel", view: "HelpView")) == [
        "~ screen 'AssistanceModel': was 'HelpModel'"
      ])
    #expect(
      said(app("HelpScreen"), app("HelpView")) == ["~ screen 'HelpView': was 'HelpScreen'"])
  }

  /// What a renamed screen leads to is told by that, once its own new name is known.
  @Test func aScreenIsKnownByARenamedOneThatLeadsToIt() {
    func app(_ list: String, _ leaf: String) -> NavigationModel {
      model(screen(list, .optional("d", .to("color", leaf), "add", "help")), screen(leaf))
    }
    #expect(
      said(app("Inventory", "ColorPicker"), app("Stock", "ColorPalette")) == [
        "~ screen 'ColorPalette': was 'ColorPicker'", "~ screen 'Stock': was 'Inventory'",
      ])
  }

  @Test func aViewThatWasGivenAModelIsRenamed() {
    var withModel = screen("ItemModel", .optional("d", "color"))
    withModel.view = "ItemView"
    let old = model(screen("Root", .optional("d", .to("add", "ItemView"), "x")), screen("ItemView"))
    let new = model(screen("Root", .optional("d", .to("add", "ItemModel"), "x")), withModel)
    #expect(
      said(old, new) == [
        "+ slot 'ItemModel.d'", "~ screen 'ItemModel': view nothing → ItemView",
        "~ screen 'ItemModel': was 'ItemView'",
      ])
  }

  /// What it can show may be another thing altogether: a view is one screen.
  @Test func aScreenIsKnownByItsViewWhateverItShows() {
    var now = screen("FavoritesModel", .optional("destination", "share", "filter"))
    now.view = "FavoritesView"
    var before = screen("FavoritesView", .flag("isAsking"))
    before.kind = .view
    #expect(
      said(model(screen("Root"), before), model(screen("Root"), now)).filter {
        $0.contains("screen")
      } == [
        "~ screen 'FavoritesModel': kind view → class",
        "~ screen 'FavoritesModel': view nothing → FavoritesView",
        "~ screen 'FavoritesModel': was 'FavoritesView'",
      ])
    // A view of this name in another module is another.
    now.module = "Other"
    #expect(
      said(model(screen("Root"), before), model(screen("Root"), now)).contains(
        "- screen 'FavoritesView'"))
  }

  @Test func aRenamedSlotIsOneDifference() {
    var new = NavigationModel.inventory
    new.change(slot: "destination", of: "ItemRowFeature.ItemRowModel") {
      $0.name = "route"
      $0.properties = ["route"]
    }
    #expect(
      said(.inventory, new) == [
        "~ slot 'ItemRowFeature.ItemRowModel.route': was 'destination'"
      ])
  }

  /// The destination of an optional is called what the optional is called.
  @Test func aRenamedOptionalIsOneDifference() {
    func app(_ name: String) -> NavigationModel {
      let optional = Destination(
        name: name, payload: [.init(type: "Item", role: .state, leadsTo: "Item")],
        presentation: .sheet, leadsTo: "Item", origin: .source)
      var app = model(screen("Root", .optional(name, optional)), screen("Item"))
      app.screens[0].initializer = [
        .init(label: name, name: name, type: "Item?", hasDefault: true)
      ]
      return app
    }
    #expect(said(app("addItem"), app("newItem")) == ["~ slot 'Root.newItem': was 'addItem'"])
  }

  @Test func aRenamedDestinationIsOneDifference() {
    var new = NavigationModel.inventory
    new.change(slot: "destination", of: "InventoryFeature.InventoryModel") {
      $0.destinations[0].name = "create"
    }
    #expect(
      said(.inventory, new) == [
        "~ destination 'InventoryFeature.InventoryModel.destination.create': was 'add'"
      ])
  }

  /// What speaks of a renamed part in an action, a stack's grammar, a tab or an initialiser has not changed.
  @Test func whatRefersToARenamedPartHasNotChanged() {
    func app(screen type: String, slot: String, case name: String) -> NavigationModel {
      var app = model(
        screen(
          "Root", .stack(slot, grammar: "\(name) other?", .to(name, type), .to("other", nil)),
          .tabs(.to("home", type, child: "home"), .to("more", nil)), .child("home", type)),
        screen(type, .optional("d", "a", "b", "c")))
      app.screens[0].initializer = [
        .init(label: slot, name: slot, type: "[\(type).Path]", hasDefault: true)
      ]
      app.screens[0].links = [
        Link(
          form: "NavigationLink", presentation: .link, leadsTo: type, value: "M.\(type)",
          location: .init(file: "A.swift", line: 1, column: 1))
      ]
      app.screens[0].actions = [
        Action(
          name: "tapped", kind: .user,
          availableAt: .init(screen: "Root", slot: slot, destination: name),
          guard: "\(slot).isEmpty", effects: [.init(kind: .push, slot: slot, destinations: [name])])
      ]
      return app
    }
    #expect(
      said(
        app(screen: "Counter", slot: "path", case: "counter"),
        app(screen: "Dial", slot: "stack", case: "dial"))
        == [
          "~ slot 'Root.stack': was 'path'",
          "~ destination 'Root.stack.dial': was 'counter'",
          "~ screen 'Dial': was 'Counter'",
        ].sorted())
  }

  @Test func aRenameIsData() {
    let differences = NavigationModel.inventory.replacing("ItemModel", with: "ArticleModel")
      .differences(from: .inventory)
    #expect(
      differences == [
        Difference(
          subject: .init(kind: .screen, screen: "ItemFeature.ArticleModel"), change: .renamed,
          old: "ItemFeature.ItemModel", new: "ItemFeature.ArticleModel")
      ])
  }

  // MARK: No renames

  @Test func twoScreensThatHoldNothingAreNotTheSame() {
    let old = model(screen("Root", .optional("d", .to("help", "Help"), "x")), screen("Help"))
    let new = model(screen("Root", .optional("d", .to("about", "About"), "x")), screen("About"))
    #expect(
      said(old, new)
        == [
          "+ screen 'About'", "- screen 'Help'", "+ destination 'Root.d.about'",
          "- destination 'Root.d.help'",
        ].sorted())
  }

  /// Even where one takes the place of the other.
  @Test func aScreenThatTakesThePlaceOfAnotherIsNotTheSame() {
    let old = model(screen("Root", .optional("d", .to("help", "Help"), "x")), screen("Help"))
    let new = model(screen("Root", .optional("d", .to("help", "About"), "x")), screen("About"))
    #expect(
      said(old, new)
        == [
          "+ screen 'About'", "- screen 'Help'",
          "~ destination 'Root.d.help': leadsTo Help → About",
        ].sorted())
  }

  @Test func screensOfOneShapeAreNotTheSame() {
    let old = model(
      screen("Root", .optional("d", .to("profile", "Profile"))),
      screen("Profile", .optional("destination", "alert")))
    let new = model(
      screen("Root", .optional("d", .to("search", "Search"))),
      screen("Search", .optional("destination", "alert")))
    #expect(said(old, new).contains("+ screen 'Search'"))
  }

  @Test func flagsAndAlertsAreNotTheSame() {
    let flags = model(screen("Root", .flag("isHelpPresented")))
    #expect(
      said(flags, model(screen("Root", .flag("isFilterPresented")))) == [
        "+ slot 'Root.isFilterPresented'", "- slot 'Root.isHelpPresented'",
      ])
    let leaves = model(screen("Root", .optional("d", "deleteAlert", "x")))
    #expect(
      said(leaves, model(screen("Root", .optional("d", "saveAlert", "x"))))
        == [
          "- destination 'Root.d.deleteAlert'", "+ destination 'Root.d.saveAlert'",
        ].sorted())
    #expect(
      said(leaves, model(screen("Root", .optional("d", "deletionConfirmation", "x"))))
        .contains("- destination 'Root.d.deleteAlert'"))
    #expect(
      said(leaves, model(screen("Root", .optional("d", "deleteDialog", "x")))) == [
        "~ destination 'Root.d.deleteDialog': was 'deleteAlert'"
      ])
  }

  @Test func whatLeadsToOneScreenInAnotherWayIsNotTheSame() {
    func app(_ name: String, _ presentation: Presentation) -> NavigationModel {
      var destination = Destination.to(name, "Item")
      destination.presentation = presentation
      return model(screen("Root", .optional("d", destination, "x")), screen("Item"))
    }
    #expect(
      said(app("add", .sheet), app("edit", .drillDown))
        == [
          "- destination 'Root.d.add'", "+ destination 'Root.d.edit'",
        ].sorted())
    #expect(
      said(app("add", .sheet), app("create", .sheet)) == [
        "~ destination 'Root.d.create': was 'add'"
      ])
  }

  // MARK: Many

  /// Each goes with its own, whatever the order.
  @Test func amongManyEachGoesWithItsOwn() {
    func app(_ names: [String]) -> NavigationModel {
      var screens = names.enumerated().map { number, name in
        screen("\(name)\(number)", .optional("d", .init(stringLiteral: "a\(number)"), "b", "c"))
      }
      screens.insert(screen("Root"), at: 0)
      return NavigationModel(
        name: "App", roots: [Root(screen: "Root", how: .main)], screens: screens)
    }
    let old = app(Array(repeating: "Old", count: 50))
    let new = app(Array(repeating: "New", count: 50))
    #expect(
      said(old, new) == (0..<50).map { "~ screen 'New\($0)': was 'Old\($0)'" }.sorted())
  }

  @Test func manyRenamesTakeNoTimeToSpeakOf() {
    func app(_ prefix: String) -> NavigationModel {
      let screens = (0..<4_000).map { number in
        screen(
          "\(prefix)\(number)",
          .optional(
            "d", .to("next", "\(prefix)\((number * 7 + 1) % 4_000)"),
            .init(stringLiteral: "case\(number % 400)"), "help"))
      }
      return NavigationModel(
        name: "App", roots: [Root(screen: "\(prefix)0", how: .main)], screens: screens)
    }
    let (old, new) = (app("Old"), app("New"))
    var differences: [Difference] = []
    let seconds = processorTime { differences = new.differences(from: old) }
    #expect(differences.count > 3_900)
    #expect(seconds < 10)
  }

  private func said(_ old: NavigationModel, _ new: NavigationModel) -> [String] {
    new.differences(from: old).map(\.description).sorted()
  }
}

extension NavigationModel {
  /// The model of an app in which somebody replaced one word by another everywhere.
  fileprivate func replacing(_ word: String, with other: String) -> NavigationModel {
    do {
      let text = String(decoding: try json(), as: UTF8.self).replacing(word, with: other)
      return try NavigationModel(json: Array(text.utf8))
    } catch {
      Issue.record(error)
      return self
    }
  }

  fileprivate mutating func change(
    slot name: String, of screen: Screen.ID, _ change: (inout Slot) -> Void
  ) {
    for number in screens.indices where screens[number].id == screen {
      for slot in screens[number].slots.indices where screens[number].slots[slot].name == name {
        change(&screens[number].slots[slot])
      }
    }
  }
}
