import FixtureModels
import PortolanModel
import Testing

@Suite struct PlacesTests {
  @Test func inventoryHasElevenPlaces() throws {
    let places = try Chart(.inventory).places()
    #expect(
      places.map(\.text) == [
        "one",
        "inventory",
        "inventory/add",
        "inventory/add/colorPicker",
        "inventory/help",
        "inventory/inventory/:id/deleteConfirmationAlert",
        "inventory/inventory/:id/duplicate",
        "inventory/inventory/:id/duplicate/colorPicker",
        "inventory/inventory/:id/edit",
        "inventory/inventory/:id/edit/colorPicker",
        "three",
      ])
    #expect(places.summary() == .init(count: 11, depth: 4, cut: nil))
    #expect(places.allSatisfy { $0.stops.isEmpty })
  }

  /// One limb without end takes nothing from the others.
  @Test func whereThereAreTooManyTheShorterChainsAreKept() throws {
    let model = model(
      screen("A", .optional("d", .to("b", "B"), .to("c", "C"))),
      screen("B", .optional("d", "e", "f", .to("a", "A"))), screen("C", .flag("isOn")))
    let all = try Chart(model).places()
    #expect(all.shortened().map(\.text) == all.map(\.text))
    var few = try Chart(model).places(limits: .init(places: 7)).shortened()
    #expect(few.map(\.text) == ["", "b", "b/e", "b/f", "b/a", "c", "c/isOn"])
    #expect(few.summary().cut == .shortened(depth: 2, places: 7))
    // Where not even one step fits, there are the first.
    few = try Chart(model).places(limits: .init(places: 2)).shortened()
    #expect(few.map(\.text) == ["", "b"])
    #expect(few.summary().cut == .places(2))
  }

  @Test func aPlaceIsFoundByItsWordsHoweverManyComeBefore() throws {
    let ladder = (0..<60).map { number in
      screen("S\(number)", .optional("d", .to("a", "S\(number + 1)"), .to("b", "S\(number + 1)")))
    }
    var app = model(screen("S60"), roots: ["S0"])
    app.screens += ladder
    let chart = try Chart(app)
    let far = Array(repeating: "b", count: 60)
    let found = chart.places(limits: .init(places: 1)).called(far, isURL: false)
    #expect(found.map(\.text) == [far.joined(separator: "/")])
    #expect(chart.places().called(far + ["nowhere"], isURL: false).first == nil)
  }

  @Test func valuesStandForLabelsAndURLsForNames() throws {
    let places = try Chart(.inventory).places()
    func found(_ text: String, isWhole: Bool = true) -> [String] {
      let words = text.split(separator: "/").map(String.init)
      return places.called(words, isURL: false, isWhole: isWhole).map(\.text)
    }
    #expect(
      found("inventory/inventory/42/edit/colorPicker")
        == ["inventory/inventory/:id/edit/colorPicker"])
    #expect(found("inventory/inventory/42") == [])
    #expect(
      found("inventory/inventory/42/duplicate", isWhole: false)
        == ["inventory/inventory/:id/duplicate", "inventory/inventory/:id/duplicate/colorPicker"])
    #expect(found("") == [])
  }

  @Test func aRootWithoutASelectionIsAPlace() throws {
    #expect(try texts(model(screen("A"))) == [""])
    #expect(try texts(model(screen("A", .flag("isOn")))) == ["", "isOn"])
    #expect(
      try texts(model(screen("A", .tabs("one", "two"), .flag("isOn")))) == ["one", "two", "isOn"])
    #expect(try texts(model(screen("A", .tabs()))) == [""])
    #expect(try texts(NavigationModel(name: "Nothing")) == [])
  }

  /// Like the root, a screen with a selection shows none of itself but one of its cases.
  @Test func noChainEndsBeforeASelection() throws {
    let model = model(
      screen("A", .optional("d", .to("b", "B"), "c")),
      screen("B", .child("inner", "C"), .flag("isOn")),
      screen("C", .tabs("one", .to("two", "D"))),
      screen("D"))
    #expect(try texts(model) == ["", "b/isOn", "b/one", "b/two", "c"])
  }

  /// A child that may be absent takes no place away from the screen around it.
  @Test func aSelectionInAForkLeavesTheScreenAPlace() throws {
    let model = model(
      screen("A", .child("bar", "C").inArm(1), .flag("isOn")),
      screen("C", .tabs("one", "two")))
    #expect(try texts(model) == ["", "isOn", "one", "two"])
  }

  @Test func aTabShowsItsChildOnce() throws {
    func app(leadsTo: String?) -> NavigationModel {
      model(
        screen(
          "A", .child("home", "Home"), .child("bar", "Bar"),
          .tabs(.to("first", leadsTo, child: "home"), "second")),
        screen("Home", .flag("help")), screen("Bar", .flag("menu")))
    }
    let expected = ["first", "first/help", "second", "menu"]
    #expect(try texts(app(leadsTo: "Home")) == expected)
    #expect(try texts(app(leadsTo: nil)) == expected)
  }

  @Test func anEmbeddedChildAddsNoStep() throws {
    let model = model(
      screen("A", .child("b", "B"), .optional("d", "x")),
      screen("B", .child("c", "C"), .flag("y")),
      screen("C", .optional("e", .to("z", "A"))))
    let places = Array(try Chart(model).places())
    #expect(
      places.map(\.text) == [
        "", "x", "y", "z", "z/x", "z/y",
      ])
    #expect(places[3].steps[0].embeddedThrough == ["b", "c"])
    #expect(places[5].steps.map(\.embeddedThrough) == [["b", "c"], ["b"]])
    #expect(places[3].stops == [.recursion("z")])
  }

  @Test func aScreenEmbeddedTwiceIsToldApart() throws {
    let model = model(
      screen("A", .child("b", "B"), .child("c", "C")),
      screen("B", .child("d", "D")), screen("C", .child("d", "D")),
      screen("D", .optional("route", "help"), .flag("isOn")))
    #expect(
      try texts(model) == [
        "", "b.d.route.help", "b.d.isOn.isOn", "c.d.route.help", "c.d.isOn.isOn",
      ])
  }

  @Test func embeddingItselfEnds() throws {
    let model = model(
      screen("A", .child("b", "B"), .flag("x")), screen("B", .child("a", "A"), .flag("y")))
    #expect(try texts(model) == ["", "x", "y"])
  }

  @Test func namesThatClashGetTheirSlots() throws {
    let model = model(
      screen(
        "A", .optional("first", "help", "edit"), .optional("second", "help"), .rows("edit", "B")),
      screen("B", .optional("first", "help"), .child("c", "C")),
      screen("C", .optional("other", "help", "add")))
    #expect(
      try texts(model) == [
        "", "first.help", "first.edit", "second.help", "edit.edit/:id/first.help",
        "edit.edit/:id/other.help", "edit.edit/:id/add",
      ])
  }

  @Test func aRowIsItsSlotAndItsID() throws {
    var model = model(
      screen("A", .rows("items", "Row")), screen("Row", .rows("parts", "Part"), .flag("edit")),
      screen("Part", .flag("delete")))
    #expect(try texts(model) == ["", "items/:id/parts/:id/delete", "items/:id/edit"])
    model.screens[0].slots[0].destinations[0].payload = [.data("Int", label: "number")]
    #expect(try texts(model) == ["", "items/:id/parts/:id/delete", "items/:id/edit"])
  }

  @Test func rowsOfRowsEnd() throws {
    let model = model(
      screen("List", .rows("nodes", "Node")),
      screen("Node", .rows("children", "Node"), .flag("edit")))
    #expect(
      try texts(model) == ["", "nodes/:id/children/:id/edit", "nodes/:id/edit"])
  }

  /// The parent says where inside the row: a row without that is no place.
  @Test func aNestedPayloadContinues() throws {
    let model = model(
      screen(
        "List",
        .optional(
          "destination", "add",
          .to(
            "row", "Row", continues: "destination", carrying: .data("Row.ID", label: "id"),
            Payload(
              label: "destination", type: "Row.Destination", role: .destination, leadsTo: "Row")))
      ),
      screen("Row", .optional("destination", "delete", .to("edit", "Item")), .flag("delete")),
      screen("Item", .optional("destination", "colorPicker")))
    #expect(
      try texts(model) == [
        "", "add", "row/:id/delete", "row/:id/edit", "row/:id/edit/colorPicker",
      ])
  }

  @Test func valuesStandInTheTextWhereAURLCanCarryThem() throws {
    let payloads: [Payload] = [
      .data("Int", label: "count"), .data("Item"), .data("String"), .data("User.ID", label: "user"),
      .data("Color", inURL: true), .data("Date?"), .data("String", inURL: false),
      Payload(type: "Int", role: .state),
    ]
    let destination = Destination(
      name: "x", payload: payloads, presentation: .sheet, origin: .source)
    #expect(
      try texts(model(screen("A", .optional("d", destination)))) == [
        "", "x/:count/:3/:user/:5/:6",
      ])
  }

  @Test(arguments: [
    ("Int", true), ("String", true), ("UUID", true), ("Swift.Double", true), ("Date", true),
    ("Foundation.URL", true), ("Bool?", true), ("Item.ID", true), ("ItemID", true),
    ("Item", false), ("[Int]", false), ("Binding<Int>", false), ("() -> Void", false),
    ("Grid", false), ("Item.Kind", false),
  ])
  func aURLCarries(_ type: String, _ isCarried: Bool) {
    #expect(Payload.data(type).isCarriedByURL == isCarried)
    #expect(!Payload(type: type, role: .state).isCarriedByURL)
    #expect(!Payload(type: type, role: .destination).isCarriedByURL)
  }

  @Test func urlsArePercentEncoded() throws {
    let model = model(
      screen(
        "A",
        .optional(
          "d", "plain", "with space", "a/b?c#d%", "é🚀", .to("to", "B", carrying: .data("Int")))),
      screen("B", .flag("on")))
    let places = Array(try Chart(model).places())
    #expect(
      places.map { $0.url() } == [
        "nav:///", "nav:///plain", "nav:///with%20space", "nav:///a%2Fb%3Fc%23d%25",
        "nav:///%C3%A9%F0%9F%9A%80", "nav:///to/:1", "nav:///to/:1/on",
      ])
    #expect(places[6].url(scheme: "my-app") == "my-app:///to/:1/on")
    #expect(places[3].text == "a/b?c#d%")
  }

  @Test func urlsAreWhatTheModelSays() throws {
    var model = model(
      screen("A", .optional("d", .to("to", "B", carrying: .data("Int")))),
      screen("B", .flag("on")))
    model.screens[0].slots[0].destinations[0].url = "items/é"
    model.urlPrefix = "my-app://open"
    let places = Array(try Chart(model).places())
    #expect(places.map(\.text) == ["", "to/:1", "to/:1/on"])
    #expect(
      places.map { $0.url() } == [
        "my-app://open", "my-app://open/items/%C3%A9/:1", "my-app://open/items/%C3%A9/:1/on",
      ])
    #expect(places[2].url(prefix: "x:") == "x:items/%C3%A9/:1/on")
    #expect(places[2].url(scheme: "x") == "x:///items/%C3%A9/:1/on")
  }

  @Test func rootsComeOneAfterTheOther() throws {
    let model = model(
      screen("A", .flag("x")), screen("B", .flag("y")), screen("C"), roots: ["B", "A", "B"])
    let places = Array(try Chart(model).places())
    #expect(places.map(\.text) == ["", "y", "", "x"])
    #expect(places.map(\.root) == ["B", "B", "A", "A"])
  }

  @Test func aChainStopsWhereItComesBack() throws {
    let model = model(
      screen("A", .optional("d", .to("self", "A"), .to("b", "B"))),
      screen("B", .optional("d", .to("a", "A"))))
    let places = Array(try Chart(model).places())
    #expect(
      places.map(\.text) == [
        "", "self", "self/b", "self/b/a", "b", "b/a", "b/a/self",
      ])
    #expect(
      places.map(\.stops) == [
        [], [.recursion("self")], [], [.recursion("self"), .recursion("b")], [],
        [.recursion("b")], [.recursion("self"), .recursion("b")],
      ])
  }

  /// A chain that can't end, and can't go on but in a circle, is listed where it closes.
  @Test func aSelectionThatOnlyLeadsBackIsListed() throws {
    let places = Array(
      try Chart(model(screen("A", .tabs(.to("x", "A"))))).places())
    #expect(places.map(\.text) == ["x"])
    #expect(places[0].stops == [.recursion("x")])
    let two = model(screen("A", .tabs(.to("x", "A"), "leaf")))
    #expect(try texts(two) == ["x/leaf", "leaf"])
  }

  @Test func stepsSayWhatTheyAre() throws {
    let places = Array(try Chart(.inventory).places())
    let steps = places[7].steps
    #expect(steps.map(\.text) == ["inventory", "inventory/:id", "duplicate", "colorPicker"])
    #expect(steps.map(\.presentation) == [.tab, .inline, .popover, .drillDown])
    #expect(steps.map(\.screen.title) == ["App", "Inventory", "ItemRow", "Item"])
    #expect(steps.map(\.slot.name) == ["selectedTab", "inventory", "destination", "destination"])
    #expect(places[7].depth == 4)
  }

  private func texts(_ model: NavigationModel) throws -> [String] {
    try Chart(model).places().map(\.text)
  }
}
