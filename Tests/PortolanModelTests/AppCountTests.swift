import FixtureModels
import PortolanModel
import Testing

@Suite struct AppCountTests {
  /// An item has 2 states; the inventory 1 + 2 (add) + 1 (help) = 4; the app 1 + 4 + 1 = 6.
  @Test func inventoryHasSixWithoutItsRows() throws {
    let count = try Chart(.inventory).appCount()
    #expect(count.representable == Count(6))
    #expect(count.reasons == [])
    #expect(count.omittedRows == ["InventoryFeature.InventoryModel.inventory"])
  }

  @Test func casesAreSummedAndSlotsMultiplied() throws {
    #expect(try count(screen("A")) == Count(1))
    #expect(try count(screen("A", .flag("x"), .flag("y"), .flag("z"))) == Count(8))
    #expect(
      try count(
        screen("A", .optional("d", "leaf", .to("b", "B")), .flag("x")),
        screen("B", .optional("d", "u", "v"))) == Count((1 + 1 + 3) * 2))
    #expect(try count(screen("A", .flagAndItem("x"))) == Count(4))
    #expect(
      try count(screen("A", .flagAndItem("x", leadsTo: "B")), screen("B", .flag("y"))) == Count(6))
    #expect(try count(screen("A", .tabs())) == Count(1))
    #expect(try Chart(NavigationModel(name: "N")).appCount().representable == .zero)
  }

  @Test func aSelectionIsASumAndItsChildrenAreNotCountedTwice() throws {
    let home = screen("Home", .optional("d", "a", "b"))
    #expect(
      try count(
        screen("A", .child("home", "Home"), .tabs(.to("home", "Home", child: "home"), "other")),
        home) == Count(3 + 1))
    #expect(
      try count(
        screen("A", .child("home", "Home"), .tabs(.to("home", nil, child: "home"), "other")),
        home) == Count(3 + 1))
    #expect(
      try count(screen("A", .child("home", "Home"), .tabs("one", "other")), home) == Count(3 * 2))
  }

  /// The row's slot is never empty there: `row` counts as its two cases.
  @Test func aNestedPayloadHasNoEmptyState() throws {
    #expect(
      try count(
        screen("A", .optional("d", .to("row", "Row", continues: "route"))),
        screen("Row", .optional("route", "x", .to("y", "Y")), .flag("other")),
        screen("Y", .flag("on"))) == Count(1 + (1 + 2)))
    // Nested twice: a case of a case.
    #expect(
      try count(
        screen("A", .optional("d", .to("row", "Row", continues: "route"))),
        screen("Row", .optional("route", .to("y", "Y", continues: "d")), .flag("other")),
        screen("Y", .optional("d", "u", "v"), .flag("on"))) == Count(1 + 2))
  }

  @Test func aScreenThatManyLeadToIsCountedOnce() throws {
    // 2^40 chains, 40 screens.
    let screens = (0..<40).map { level in
      screen("S\(level)", [.optional("d", .to("a", "S\(level + 1)"), .to("b", "S\(level + 1)"))])
    }
    let model = NavigationModel(
      name: "N", roots: [Root(screen: "S0", how: .declared)], screens: screens + [screen("S40")])
    // c(n) = 1 + 2 · c(n + 1), c(40) = 1.
    #expect(try Chart(model).appCount().representable == Count((1 << 41) - 1))
  }

  @Test func aStackHasNoEnd() throws {
    let count = try Chart(.wiki).appCount()
    #expect(count.representable == .infinite)
    #expect(count.reasons == [.stack(screen: "Wiki.AppModel", slot: "path")])
    #expect(
      count.reasons.map(\.description) == ["the stack 'Wiki.AppModel.path' can be of any length"])
  }

  @Test func recursionHasNoEnd() throws {
    let model = model(
      screen("A", .optional("d", .to("b", "B"), .to("c", "C"))),
      screen("B", .optional("d", .to("c", "C"), .to("b", "B"))),
      screen("C", .optional("d", .to("a", "A"), "leaf")))
    let count = try Chart(model).appCount()
    #expect(count.representable == .infinite)
    #expect(count.reasons == [.recursion(screen: "A"), .recursion(screen: "B")])
    #expect(count.reasons.map(\.description) == ["'A' leads to itself", "'B' leads to itself"])
  }

  @Test func recursionThroughRowsIsLeftOutWithThem() throws {
    let count = try Chart(
      model(screen("Node", .rows("children", "Node"), .flag("edit")))
    ).appCount()
    #expect(count.representable == Count(2))
    #expect(count.reasons == [])
    #expect(count.omittedRows == ["Node.children"])
  }

  @Test func rootsAreSummedEachOnce() throws {
    let model = model(
      screen("A", .flag("x")), screen("B", .optional("d", "u", "v")), roots: ["A", "B", "A"])
    #expect(try Chart(model).appCount().representable == Count(5))
  }

  @Test func hugeCountsArePowersOfTen() throws {
    let slots = (0..<127).map { Slot.flag("f\($0)") }
    #expect(try count(screen("A", slots)) == Count(2).raised(to: 127))
    #expect(try count(screen("A", slots + [.flag("g")])).description == "about 10^39")
  }

  private func count(_ screens: Screen...) throws -> Count {
    let model = NavigationModel(
      name: "N", roots: [Root(screen: screens[0].id, how: .declared)], screens: screens)
    return try Chart(model).appCount().representable
  }
}
