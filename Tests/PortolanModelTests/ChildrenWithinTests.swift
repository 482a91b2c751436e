import PortolanModel
import Testing

/// Children that stand in the content of a destination, as a page that is handed to the host which a case shows.
@Suite struct ChildrenWithinTests {
  @Test func aChildIsThereWithItsDestinationAlone() throws {
    let chart = try Chart(gate())
    let places = Array(chart.places())
    #expect(
      places.map(\.text) == ["out", "out/basket", "out/isClearing", "inside", "inside/isShared"])
    #expect(places[2].steps.map(\.embeddedThrough) == [[], ["list"]])
    #expect(places[2].steps[1].screen.id == "List")
    // A host with a sheet or none, each with a list that asks or does not; or a home that shares or does not.
    #expect(chart.appCount().representable == Count(2 * 2 + 2))
  }

  /// As many states as places, where nothing can be active beside anything else.
  @Test(arguments: [false, true])
  func statesAreCountedAsPlacesAre(_ isInBoth: Bool) throws {
    var model = gate()
    model.screens[1].slots = []
    if isInBoth {
      model.screens[0].slots[1].alsoWithin = [.init(slot: "tab", destination: "inside")]
      model.screens[3].slots = []
    }
    let chart = try Chart(model)
    #expect(
      chart.places().map(\.text) == [
        "out", "out/isClearing", "inside", isInBoth ? "inside/isClearing" : "inside/isShared",
      ])
    #expect(chart.appCount().representable == Count(4))
  }

  @Test func whatIsChosenByNobodyHasItsChildrenAlone() throws {
    let model = model(
      screen(
        "A", .optional("d", "x", .to("row", "Row", continues: "route")), .flag("isOn"),
        Slot.child("b", "B").within("d", "x"), Slot.child("c", "C").within("d", "row")),
      screen("B", .child("c", "C")), screen("C", .flag("help")),
      screen("Row", .optional("route", "edit"), .flag("other")))
    let chart = try Chart(model)
    #expect(
      chart.places().map(\.text) == ["", "x", "x/help", "row/help", "row/edit", "isOn"])
    // Nothing; x with help or without; a row that is edited, with help or without; each with the flag and without.
    #expect(chart.appCount().representable == Count((1 + 2 + 1 * 2) * 2))
  }

  @Test func aSelectionInAChildIsMade() throws {
    let model = model(
      screen(
        "A", .optional("d", .to("host", "Host"), "other"),
        Slot.child("main", "Main").within("d", "host")),
      screen("Host"), screen("Main", .tabs("one", "two")))
    let chart = try Chart(model)
    #expect(chart.places().map(\.text) == ["", "host/one", "host/two", "other"])
    #expect(chart.appCount().representable == Count(1 + 2 + 1))
  }

  @Test func childrenInArmsOfAForkExcludeEachOther() throws {
    var model = gate()
    model.screens[0].slots[1] = model.screens[0].slots[1].inArm(1)
    model.screens[0].slots.append(Slot.child("help", "Help").within("tab", "out").inArm(2))
    model.screens.append(screen("Help", .optional("d", "u", "v")))
    let chart = try Chart(model)
    #expect(chart.appCount().representable == Count(2 * (2 + 3 - 1) + 2))
    let members = chart.embedded(in: try #require(chart.contents(of: 0).first))
    #expect(members.map { model.screens[$0.screen].id } == ["Host", "List", "Help"])
    #expect(chart.excludes(members[1].path, members[2].path))
    #expect(!chart.excludes(members[0].path, members[1].path))
  }

  @Test func rowsInADestinationAreChosenAfterIt() throws {
    var rows = Slot.rows("rows", "Row").within("tab", "out")
    rows.properties = ["rows"]
    let model = model(
      screen("A", .tabs("out", "inside"), rows, .flag("isOn")), screen("Row", .flag("edit")))
    let chart = try Chart(model)
    #expect(chart.places().map(\.text) == ["out", "out/rows/:id/edit", "inside", "isOn"])
    // They present from the base of what shows them.
    #expect(chart.contextCounts(of: 0).rows.isEmpty)
  }

  /// Its base is that of the destination, not that of the screen which keeps it.
  @Test func aChildPresentsFromTheBaseOfItsDestination() throws {
    var model = gate()
    model.screens[0].slots.append(.flag("isAsking"))
    model.screens[0].slots.append(Slot.flag("isWarning").within("tab", "out"))
    let chart = try Chart(model)
    #expect(chart.contextCounts(of: 0).representable == Count(2))
    let content = try #require(chart.contents(of: 0).first)
    #expect(chart.contents(of: 0).count == 1)
    // The host's sheet, the list's alert, and the screen's own that stands there.
    #expect(chart.contextCounts(of: content).representable == Count(2 * 2 * 2))
    #expect(chart.contextCounts(of: content).valid == Count(1 + 3))
  }

  @Test func aChildOfAPushedElementStandsOnIt() throws {
    let model = model(
      screen(
        "A", .stack("path", grammar: "list help?", .to("list", "Host"), "help"),
        Slot.child("main", "List").within("path", "list")),
      screen("Host"), screen("List", .flag("isClearing")))
    #expect(
      try Chart(model).places().map(\.text) == ["", "list", "list/isClearing", "list/help"])
  }

  /// What the child pushes onto the stack of the host beside it comes onto the empty stack.
  @Test func aChildStandsInTheStackThatItsDestinationBegins() throws {
    var model = model(
      screen(
        "Gate", .tabs(.to("out", "Walker"), "inside"),
        Slot.child("list", "List").within("tab", "out")),
      screen("Walker", .stack("path", .to("recipe", "Recipe"), "step")), screen("List"),
      screen("Recipe"))
    func pushing(_ name: String) -> Action {
      Action(
        name: "go", kind: .user,
        effects: [.init(kind: .push, screen: "Walker", slot: "path", destinations: [name])])
    }
    model.screens[2].actions = [pushing("recipe")]
    model.screens[3].actions = [pushing("step")]
    let places = Array(try Chart(model).places())
    #expect(places.map(\.text) == ["out", "out/recipe", "out/recipe/step", "inside"])
    #expect(places.allSatisfy { $0.stops.isEmpty })
  }

  @Test func theCodeOfAPlaceMakesTheChildBesideItsDestination() throws {
    func code(_ text: String, _ model: NavigationModel) throws -> PlaceLiteral {
      try #require(try Chart(model).places().first { $0.text == text }).literal
    }
    #expect(
      try code("out/isClearing", gate()).code
        == "Gate(tab: .out, list: List(isClearing: true))")
    var deep = gate()
    deep.screens[2].slots = [.child("table", "Table")]
    deep.screens.append(screen("Table", .flag("isClearing")))
    #expect(
      try code("out/isClearing", deep).code
        == "Gate(tab: .out, list: List(table: Table(isClearing: true)))")
    // A view that its presenter makes as it shows it is no property.
    var shown = gate()
    shown.screens[0].slots[1].storage = .passed
    shown.screens[2].kind = .view
    let place = try code("out/isClearing", shown)
    #expect(place.code == "Gate(tab: .out)")
    #expect(place.untold == ["List"])
  }

  @Test func nothingStandsInWhatIsAlwaysThere() throws {
    let model = model(
      screen("A", .child("b", "B"), Slot.flag("x").within("b", "b")), screen("B"))
    #expect(
      model.problems().map(\.description) == [
        "screens[0].slots[1].within.slot: 'A.b' is always there, so that nothing stands in it alone"
      ])
  }

  /// A case shows a host, and keeps the list that the host shows.
  private func gate() -> NavigationModel {
    model(
      screen(
        "Gate", .tabs(.to("out", "Host"), .to("inside", "Home")),
        Slot.child("list", "List").within("tab", "out")),
      screen("Host", .flag("basket")), screen("List", .flag("isClearing")),
      screen("Home", .flag("isShared")))
  }
}

extension Slot {
  /// This slot, in the content of a destination.
  fileprivate func within(_ slot: String, _ destination: String) -> Slot {
    var inner = self
    inner.stand(within: [.init(slot: slot, destination: destination)])
    return inner
  }
}
