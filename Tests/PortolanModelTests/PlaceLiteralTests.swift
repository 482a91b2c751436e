import FixtureModels
import PortolanModel
import Testing

@Suite struct PlaceLiteralTests {
  @Test func constructsNestedDestinationsInTheOrderOfTheInitializer() throws {
    let literal = try literal("inventory/add/colorPicker", of: .inventory)
    #expect(
      literal.code == """
        AppModel(inventoryModel: InventoryModel(destination: .add(ItemModel(destination: .colorPicker, \
        item: <#Item#>))), selectedTab: .inventory)
        """)
    #expect(!literal.isSketch)
  }

  @Test func constructsARowInItsCollection() throws {
    let literal = try literal("inventory/inventory/:id/edit", of: .inventory)
    #expect(
      literal.code == """
        AppModel(inventoryModel: InventoryModel(inventory: [ItemRowModel(destination: \
        .edit(ItemModel(item: <#Item#>)))]), selectedTab: .inventory)
        """)
    #expect(literal.isSketch, "the row's initialiser is not known")
  }

  @Test func constructsAWholeStack() throws {
    let wiki = NavigationModel.wiki(grammar: "counter counter? letter?")
    #expect(
      try literal("counter/letter/:1", of: wiki).code
        == "AppModel(path: [.counter(CounterModel()), .letter(<#String#>)])")
    #expect(
      try literal("counter/fact", of: wiki).code
        == "AppModel(path: [.counter(CounterModel(fact: <#Fact#>))])")
  }

  /// What code shows in one place has no type: what it embeds is made by itself.
  @Test func constructsNoContentWithoutAType() throws {
    var home = model(
      screen("Home", .optional("route", .to("account", "Both"))),
      screen("Both", .child("profile", "Profile")), screen("Profile", .flag("isEditing")))
    home.screens[1].isContent = true
    let literal = try literal("account/isEditing", of: home)
    #expect(literal.code == "Home(route: .account)")
    #expect(literal.isSketch)
  }

  /// A view shows an item, and is none; an erased path holds values, and a list values of one type.
  @Test func constructsWhatViewsShow() throws {
    var path = Slot.stack(
      "path",
      .to("Book", "BookView", carrying: .data("Book")), .to("author", nil, carrying: .data("Int")))
    path.encoding = .navigationPath
    path.grammar = "Book author?"
    path.destinations[0].value = "Book"
    path.destinations[1].value = "Route"
    var item = Slot.optional("item", .to("item", "BookView", carrying: .data("Book")))
    item.encoding = .optionalValue
    var library = model(
      screen("Library", path, item, .child("shelf", "Shelf")), screen("BookView"), screen("Shelf"))
    for (number, names) in [(0, ["path", "item", "shelf"]), (2, [])] {
      library.screens[number].initializer = names.map {
        .init(label: $0, name: $0, type: "Shelf", hasDefault: $0 != "shelf")
      }
    }
    #expect(
      try literal("Book", of: library).code
        == "Library(path: NavigationPath([<#Book#>]), shelf: Shelf())")
    #expect(
      try literal("Book/author/:1", of: library).code == """
        Library(path: { var path = NavigationPath(); path.append(<#Book#>); \
        path.append(Route.author(<#Int#>)); return path }(), shelf: Shelf())
        """)
    #expect(try literal("item", of: library).code == "Library(item: <#Book#>, shelf: Shelf())")
  }

  /// Of a case that is told by its enum the code says both, each once.
  @Test func constructsACaseOfOneOfSeveralEnums() throws {
    var path = Slot.stack(
      "path", .to("list", nil), .to("Book.page", "PageView", carrying: .data("Int")))
    path.encoding = .navigationPath
    path.grammar = "list ."
    (path.destinations[0].value, path.destinations[1].value) = ("Film", "Book")
    var library = model(screen("Library", path), screen("PageView"))
    library.screens[0].initializer = [
      .init(label: "path", name: "path", type: "NavigationPath", hasDefault: true)
    ]
    #expect(
      try literal("list/Book.page/:1", of: library).code == """
        Library(path: { var path = NavigationPath(); path.append(Film.list); \
        path.append(Book.page(<#Int#>)); return path }())
        """)
  }

  /// What a destination leads to may be kept by its own screen, or by one further out, which a step or two later is constructed.
  @Test func constructsWhatIsHeldElsewhere() throws {
    var basket = Destination.to("basket", "Basket", carrying: .data("String"))
    basket.heldBy = .init(screen: "Shop", property: "basket")
    var tab = Slot.tabs(.to("fruit", "Fruit"))
    tab.destinations[0].heldBy = .init(screen: "Shop", property: "fruit")
    var shop = model(
      screen("Shop", .child("bar", "Bar"), .optional("route", basket)), screen("Bar", tab),
      screen("Basket", .flag("pays")), screen("Fruit", .flag("help")))
    #expect(
      try literal("basket/:1/pays", of: shop).code == """
        Shop(route: .basket(<#String#>), basket: Basket(pays: true))
        """)
    #expect(
      try literal("fruit/help", of: shop).code
        == "Shop(bar: Bar(tab: .fruit), fruit: Fruit(help: true))")
    // What no initialiser takes is set after it.
    for number in shop.screens.indices { shop.screens[number].initializer = [] }
    let literal = try literal("basket/:1/pays", of: shop)
    #expect(
      literal.code == """
        { let model = Shop(); model.route = .basket(<#String#>); \
        model.basket = { let model = Basket(); model.pays = true; return model }(); return model }()
        """)
    #expect(!literal.isSketch)
    #expect(literal.untold.isEmpty)
  }

  /// A router keeps the path of a stack that a tab shows: the stack is the tab's, and the code sets the router's path.
  @Test func constructsTheStackThatARouterKeeps() throws {
    var path = Slot.stack("path", grammar: "about help?", .to("about", nil), .to("help", nil))
    path.heldBy = "Router"
    var isMapShown = Slot.flag("isMapShown")
    isMapShown.heldBy = "Router"
    let app = model(screen("Router", .tabs(.to("more", "More"))), screen("More", path, isMapShown))
    #expect(
      try literal("more/about/help", of: app).code == "Router(tab: .more, path: [.about, .help])")
    #expect(try literal("more/isMapShown", of: app).code == "Router(tab: .more, isMapShown: true)")
    #expect(try literal("more/isMapShown", of: app).untold.isEmpty)
  }

  /// What the environment has is there already: it is set, and nobody makes another.
  @Test func setsWhatAnObjectOfTheEnvironmentKeeps() throws {
    var sheet = Slot.optional("sheet", .to("login", "Login"))
    (sheet.heldBy, sheet.storage) = ("AppState", .environment)
    var error = Slot.flag("isFailing")
    (error.heldBy, error.storage) = ("AppState", .environment)
    var app = model(screen("Main", sheet), screen("Login", error), screen("AppState"))
    for number in 0...1 { app.screens[number].kind = .view }
    let failing = try literal("login/isFailing", of: app)
    #expect(failing.code == "Main()")
    #expect(failing.settings.map(\.type) == ["AppState"])
    #expect(failing.settings.map(\.isInEnvironment) == [true])
    #expect(
      failing.settings.map(\.statements) == [
        ["appState.sheet = .login", "appState.isFailing = true"]
      ])
    #expect(failing.untold.isEmpty)
    // What only the object sets, nobody else does.
    app.screens[0].slots[0].declaredAs = "@Published private(set)"
    let kept = try literal("login", of: app)
    #expect(kept.settings.isEmpty && kept.untold == ["AppState"])
  }

  /// An app makes an object, and hands it on: the object is there, too.
  @Test func setsWhatAnObjectHoldsThatIsKeptPrivate() throws {
    var state = Slot.child("state", "URLState")
    (state.storage, state.declaredAs) = (.state, "@StateObject private")
    var app = model(screen("Main", state), screen("URLState", .flag("isOpening")))
    app.screens[0].kind = .view
    let opening = try literal("isOpening", of: app)
    #expect(opening.code == "Main()")
    #expect(opening.settings.map(\.statements) == [["urlState.isOpening = true"]])
    #expect(opening.settings.map(\.isInEnvironment) == [false])
    #expect(opening.untold.isEmpty)
    app.screens[0].slots[0].declaredAs = "@StateObject"
    #expect(try literal("isOpening", of: app).code == "Main(state: URLState(isOpening: true))")
  }

  /// A tab view keeps the path of the stack in a tab, and a flag of what stands on that.
  @Test func constructsWhatStandsWithinADestination() throws {
    var path = Slot.stack("path", grammar: "about", .to("about", "About"))
    path.within = .init(slot: "tab", destination: "more")
    var isMapShown = Slot.flag("isMapShown")
    isMapShown.within = .init(slot: "path", destination: "about")
    let app = model(
      screen("Main", .tabs(.to("home", nil), .to("more", nil)), path, isMapShown),
      screen("About", .flag("isHelpShown")))
    #expect(try literal("more/about", of: app).code == "Main(tab: .more, path: [.about])")
    #expect(
      try literal("more/about/isMapShown", of: app).code
        == "Main(tab: .more, path: [.about], isMapShown: true)")
    #expect(try literal("more/about/isMapShown", of: app).untold.isEmpty)
  }

  /// Of stacks by tab that of the tab in which the place is; by what else, nobody knows.
  @Test func constructsOneOfSeveralStacks() throws {
    var path = Slot.stack("paths", grammar: "book", .to("book", "Book"))
    path.keyedBy = "Tab"
    let page = model(screen("Page", path), screen("Book"))
    #expect(try literal("book", of: page).code == "Page(paths: [<#Tab#>: [.book]])")
    path.within = .init(slot: "tab", destination: "home")
    let app = model(
      screen("Main", .tabs(.to("home", nil), .to("other", nil)), path), screen("Book"))
    #expect(
      try literal("home/book", of: app).code == "Main(tab: .home, paths: [.home: [.book]])")
  }

  /// Of several the first is shown, and the only one.
  @Test func constructsAQueue() throws {
    var notices = Slot.optional("notices", .to("offer", nil, carrying: .data("String")))
    notices.encoding = .typedArray
    #expect(
      try literal("offer/:1", of: model(screen("Desk", notices))).code
        == "Desk(notices: [.offer(<#String#>)])")
  }

  /// What stands in a struct of the screen is set where that is there.
  @Test func constructsWhatAStructKeeps() throws {
    var asking = Slot.flag("isAsking")
    asking.properties = ["routing.isAsking"]
    #expect(
      try literal("isAsking", of: model(screen("Home", asking))).code.contains(
        ".routing.isAsking = true; "))
  }

  /// A model takes nothing of what its view keeps to itself, nor do views that show no model of theirs: they are made as they are shown.
  @Test(arguments: [Screen.Kind.class, .view])
  func constructsTheModelAlone(_ kind: Screen.Kind) throws {
    var isHelping = Slot.flag("isHelping")
    isHelping.storage = .state
    var floor = Slot.child("floor", "Floor")
    floor.storage = .passed
    var app = model(
      screen("Guide", .stack("path", grammar: "attic", .to("attic", nil)), isHelping, floor),
      screen("Floor", .flag("isBuying")))
    app.screens[0].kind = kind
    if kind == .class {
      app.screens[0].view = "HomeView"
    } else {
      (app.screens[0].type, app.screens[0].model) = ("HomeView", "Guide")
    }
    app.screens[0].initializer = []
    app.screens[1].kind = .view
    #expect(
      try literal("attic", of: app).code
        == "{ let model = Guide(); model.path = [.attic]; return model }()")
    let helping = try literal("isHelping", of: app)
    #expect(helping.code == "Guide()")
    #expect(helping.untold == ["Guide"])
    let buying = try literal("isBuying", of: app)
    #expect(buying.code == "Guide()")
    #expect(buying.untold == ["Floor"])
  }

  /// A view that is made as it is shown keeps its model to itself: nothing of what shows it is called as the view.
  @Test func constructsNoModelThatAViewKeeps() throws {
    var floor = Slot.child("floorView", "FloorModel")
    floor.storage = .passed
    var app = model(screen("Guide", floor), screen("FloorModel", .flag("isBuying")))
    app.screens[1].view = "FloorView"
    let kept = try literal("isBuying", of: app)
    #expect(kept.code == "Guide()")
    #expect(kept.untold == ["FloorModel"])
    var given = Slot.child("floor", "FloorModel")
    given.storage = .passed
    app.screens[0].slots = [given]
    let handed = try literal("isBuying", of: app)
    #expect(handed.code == "Guide(floor: FloorModel(isBuying: true))")
    #expect(handed.untold == [])
  }

  /// What a view keeps to itself nobody else sets: as a view's state is usually declared, it is private.
  @Test(
    arguments: [
      (nil, true), ("@State fileprivate", true), ("@Published private(set)", true),
      ("@State", false), ("@State public", false),
    ] as [(String?, Bool)])
  func constructsNothingPrivate(declaration: String?, isPrivate: Bool) throws {
    var shown = Slot.flag("isShown")
    (shown.storage, shown.declaredAs) = (.state, declaration)
    var app = model(screen("Home", shown))
    app.screens[0].kind = .view
    let literal = try literal("isShown", of: app)
    #expect(literal.code == (isPrivate ? "Home()" : "Home(isShown: true)"))
    #expect(literal.untold == (isPrivate ? ["Home"] : []))
    app.screens[0].kind = .viewController
    let controller = try self.literal("isShown", of: app)
    #expect(controller.untold.isEmpty == (declaration == nil || !isPrivate))
  }

  /// Whoever makes a view does not hand it what comes with the environment.
  @Test func constructsNothingOfTheEnvironment() throws {
    var shown = Slot.flag("isShown")
    (shown.properties, shown.storage) = (["tour.isShown"], .environment)
    let literal = try literal("isShown", of: model(screen("Home", shown)))
    #expect(literal.code == "Home()")
    #expect(literal.untold == ["Home"])
  }

  @Test func saysWhatItLeavesOut() throws {
    let shop = model(
      screen("Shop", .optional("route", .to("basket", "Basket", carrying: .data("String")))),
      screen("Basket", .flag("pays")))
    let literal = try literal("basket/:1/pays", of: shop)
    #expect(literal.code == "Shop(route: .basket(<#String#>))")
    #expect(literal.untold == ["Basket"])
  }

  /// Tabs may be told by numbers.
  @Test func constructsANumberedTab() throws {
    let app = model(screen("Shop", .tabs(.to("1", "Fruit"))), screen("Fruit", .flag("help")))
    #expect(try literal("1", of: app).code == "Shop(tab: 1)")
  }

  @Test func constructsTheRoot() throws {
    #expect(try literal("", of: .wiki).code == "AppModel()")
  }

  private func literal(_ text: String, of model: NavigationModel) throws -> PlaceLiteral {
    let place = try Chart(model).places().first { $0.text == text }
    return try #require(place).literal
  }
}
