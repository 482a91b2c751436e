import FixtureModels
import PortolanModel
import Testing

@Suite struct StackPlacesTests {
  @Test func anUnknownStackListsEachElementOnce() throws {
    let places = Array(try Chart(.wiki).places())
    #expect(places.map(\.text) == ["", "counter", "counter/fact", "letter/:1"])
    #expect(places.map(\.stops) == [[], [.anyOf("path")], [], [.anyOf("path")]])
  }

  /// Where two slots have destinations of one name, a tree calls an element `path.list`; on another element it may be called so, too.
  @Test func anElementKeepsTheNameThatATreeGivesIt() throws {
    let chart = try Chart(
      model(
        screen(
          "A", .optional("page", .to("list", nil), .to("item", nil)),
          .stack("path", .to("list", "List"), .to("item", nil))), screen("List")))
    #expect(chart.places().map(\.text).contains("path.list"))
    for words in [["path.list", "path.item"], ["path.list", "item"]] {
      let place = chart.unlistedPlace(called: words, isURL: false, depth: 9)
      #expect(place?.text == "path.list/item")
    }
    #expect(chart.unlistedPlace(called: ["path.list", "page.item"], isURL: false, depth: 9) == nil)
  }

  @Test func aGrammarIsFollowed() throws {
    let places = Array(try Chart(.wiki(grammar: "counter* letter?")).places())
    #expect(
      places.map(\.text) == [
        "", "counter", "counter/fact", "counter/letter/:1", "letter/:1",
      ])
    #expect(places[1].stops == [.recursion("counter")])
    #expect(places[4].stops == [])
  }

  /// Without a grammar, what code pushes from where says which element follows which.
  @Test func whatCodePushesIsFollowed() throws {
    var model = model(
      screen("A", .stack("path", .to("list", "List"), .to("item", "Item"), "help")),
      screen("List", .flag("isOn")), screen("Item"))
    model.screens[0].actions = [pushing("list")]
    model.screens[1].actions = [pushing("item")]
    model.screens[2].actions = [pushing("list"), pushing("item")]
    let places = Array(try Chart(model).places())
    #expect(places.map(\.text) == ["", "list", "list/isOn", "list/item"])
    #expect(places[1].stops == [])
    #expect(places[3].stops == [.recursion("list"), .recursion("item")])
    // A grammar is a person's word.
    model.screens[0].slots[0].grammar = "help"
    #expect(try texts(model) == ["", "help"])
  }

  /// Where code is known to push anything on top of anything, each order of a few elements is a place.
  @Test func whatPushesAnythingIsFollowed() throws {
    var model = model(screen("A", .stack("path", .to("list", "List"), "help")), screen("List"))
    model.screens[0].actions = [pushing("list", "help")]
    model.screens[0].actions[0].kind = .app
    #expect(try texts(model) == ["", "list", "list/help", "help", "help/list"])
    #expect(
      try Chart(model).places().map(\.stops) == [
        [], [.recursion("list")], [.recursion("list"), .recursion("help")], [.recursion("help")],
        [.recursion("list"), .recursion("help")],
      ])
  }

  @Test func ofManyElementsInAnyOrderEachIsListedOnce() throws {
    let names = ["a", "b", "c", "d", "e"]
    var model = model(
      screen("A", [Slot.stack("path", "a", "b", "c", "d", "e")]))
    model.screens[0].actions = [pushing(names[0], names[1], names[2], names[3], names[4])]
    model.screens[0].actions[0].kind = .app
    #expect(try texts(model) == [""] + names)
    #expect(try Chart(model).places().dropFirst().allSatisfy { $0.stops == [.anyOf("path")] })
  }

  /// What is pushed from one place alone is followed, for all that.
  @Test func ofManyElementsAmongThoseThatComeAnywhereEachIsListedOnce() throws {
    let names = ["a", "b", "c", "d"]
    var model = model(
      screen("A", .stack("path", .to("a", "List"), "b", "c", "d", "item")), screen("List"))
    model.screens[0].actions = [pushing(names[0], names[1], names[2], names[3])]
    model.screens[0].actions[0].kind = .app
    model.screens[1].actions = [pushing("item")]
    #expect(try texts(model) == ["", "a", "a/item", "b", "c", "d"])
    #expect(try Chart(model).places().dropFirst().allSatisfy { $0.stops == [.anyOf("path")] })
    let chart = try Chart(model)
    #expect(
      chart.unlistedPlace(called: ["b", "a", "item", "b"], isURL: false, depth: 9)?.text
        == "b/a/item/b")
    #expect(chart.unlistedPlace(called: ["b", "item"], isURL: false, depth: 9) == nil)
  }

  @Test func whereNobodyKnowsEachIsListedOnce() throws {
    var model = model(screen("A", .stack("path", .to("list", "List"), "help")), screen("List"))
    model.screens[0].actions = [pushing("list"), pushing()]
    #expect(try Chart(model).places().map(\.stops) == [[], [.anyOf("path")], [.anyOf("path")]])
  }

  private func pushing(_ names: String...) -> Action {
    Action(
      name: "push", kind: .user,
      effects: [
        .init(kind: .push, screen: "A", slot: "path", destinations: names.isEmpty ? nil : names)
      ])
  }

  /// What a grammar never lets come first is no bottom of the stack.
  @Test func aGrammarSaysWhatComesFirst() throws {
    let model = model(
      screen(
        "A", .stack(grammar: "edit colorPicker? | help", "colorPicker", "help", .to("edit", "Item"))
      ),
      screen("Item", .flag("isOn")))
    #expect(
      try texts(model) == ["", "help", "edit", "edit/isOn", "edit/colorPicker"])
  }

  /// What a sheet over a stack's element shows is no element of the stack.
  @Test func aStackEndsUnderASheet() throws {
    let model = model(
      screen("A", .stack(grammar: "a b c", .to("a", "Item"), .to("b", "Item"), "c")),
      screen("Item", .optional("sheet", .to("show", "Item"))))
    let places = Array(try Chart(model).places())
    #expect(
      places.map(\.text) == [
        "", "a", "a/show", "a/b", "a/b/show", "a/b/c",
      ])
    #expect(places[2].stops == [.recursion("show")])
  }

  @Test func anElementThatIsNamedAsASheetOfTheOneBelow() throws {
    let model = model(
      screen("A", .stack(grammar: "item help", .to("item", "Item"), "help")),
      screen("Item", .optional("destination", "help", "edit")))
    #expect(
      try texts(model) == [
        "", "item", "item/destination.help", "item/edit", "item/path.help",
      ])
  }

  @Test func aStackInAStackIsToldApart() throws {
    let model = model(
      screen("A", .stack(grammar: "b x", .to("b", "B"), "x")),
      screen("B", .stack(grammar: "x", "x")))
    #expect(try texts(model) == ["", "b", "b/path.x", "b/A.path.x"])
  }

  @Test func tabsWithStacks() throws {
    let model = model(
      screen("App", .child("home", "Home"), .tabs(.to("home", "Home", child: "home"), "settings")),
      screen("Home", .stack(grammar: "list detail*", "list", "detail")))
    #expect(try texts(model) == ["home", "home/list", "home/list/detail", "settings"])
  }

  private func texts(_ model: NavigationModel) throws -> [String] {
    try Chart(model).places().map(\.text)
  }
}
