import FixtureModels
import PortolanModel
import Testing

@Suite struct ScreenCountsTests {
  @Test(arguments: [(1, "2", "2"), (2, "4", "3"), (3, "8", "4"), (4, "16", "5"), (5, "32", "6")])
  func severalOptionals(_ number: Int, _ representable: String, _ valid: String) throws {
    let names = (0..<number).map { "item\($0)" }
    let counts = try Chart(.severalOptionals(names)).counts(of: 0)
    #expect(counts.representable.description == representable)
    #expect(counts.valid.description == valid)
    #expect(counts.formula == nil)
  }

  @Test func kindsMakeNoDifference() throws {
    let counts = try counts(
      screen("A", .optional("d", "a", "b", "c"), .flag("e"), .optional("f", "g")))
    #expect(counts.representable == Count(4 * 2 * 2))
    #expect(counts.valid == Count(1 + 3 + 1 + 1))
    #expect(counts.invalid == Count(10))
  }

  @Test func aFlagAndItsItem() throws {
    let alone = try counts(screen("A", .flagAndItem("item")))
    #expect(alone.representable == Count(4))
    #expect(alone.valid == Count(2))
    let beside = try counts(screen("A", .flagAndItem("item"), .optional("d", "a", "b")))
    #expect(beside.representable == Count(12))
    #expect(beside.valid == Count(4))
  }

  @Test func whatExcludesNothingDoesNotCount() throws {
    let counts = try counts(
      screen("A", .tabs("one", "two"), .stack("path", "x", "y"), .optional("d", "a")))
    #expect(counts.representable == Count(2))
    #expect(counts.valid == Count(2))
  }

  @Test func rowsArePrintedAsAFormula() throws {
    let chart = try Chart(.inventory)
    let counts = chart.contextCounts(
      of: try #require(chart.screenNumbers["InventoryFeature.InventoryModel"]))
    #expect(counts.formula?.representable == "3 · 4ᴺ")
    #expect(counts.formula?.valid == "3 + 3N")
    let expected = [0: ("3", "3"), 1: ("12", "6"), 2: ("48", "9"), 4: ("768", "15")]
    for (rows, numbers) in expected {
      #expect(counts.with(rows: rows).representable.description == numbers.0)
      #expect(counts.with(rows: rows).valid.description == numbers.1)
    }
    #expect(counts.with(rows: 100).representable.description == "about 10^61")
    #expect(counts.with(rows: 1_000_000_000).valid.description == "3000000003")
  }

  @Test func severalCollectionsHaveANumberEach() throws {
    let counts = try counts(
      screen(
        "A", .rows("items", "Row"), .rows("others", "Row"), .rows("plain", "Plain"), .flag("x")),
      screen("Row", .flag("edit")), screen("Plain"))
    #expect(counts.formula?.representable == "2 · 2^N₁ · 2^N₂")
    #expect(counts.formula?.valid == "2 + N₁ + N₂")
    #expect(counts.with(rows: 3).representable == Count(128))
    #expect(counts.with(rows: 3).valid == Count(8))
  }

  @Test func onlyRows() throws {
    let counts = try counts(
      screen("A", .rows("items", "Row")), screen("Row", .optional("d", "a", "b")))
    #expect(counts.formula?.representable == "3ᴺ")
    #expect(counts.formula?.valid == "1 + 2N")
  }

  @Test func whatStandsInArmsOfOneForkIsNotMultiplied() throws {
    let chart = try Chart(
      model(
        screen(
          "A", .flag("x"), .child("b", "B").inArm(1), .child("c", "C").inArm(2),
          .child("d", "B").inArm(1, of: 2)),
        screen("B", .flag("y")), screen("C", .optional("d", "one", "two"))))
    // x, times B or C or neither presenting, times the second B.
    #expect(chart.contextCounts(of: 0).representable == Count(2 * (1 + 1 + 2) * 2))
    #expect(chart.contextCounts(of: 0).valid == Count(1 + 1 + 1 + 2 + 1))
    #expect(chart.appCount().representable == Count(2 * (1 + 1 + 2) * 2))
  }

  @Test func armsOfForksInArms() throws {
    let inner = { Slot.child($0, "B").inArm(2).inArm($1, of: 2) }
    let chart = try Chart(
      model(
        screen("A", .child("a", "B").inArm(1), inner("b", 1), inner("c", 2), .child("d", "B")),
        screen("B", .flag("y"))))
    #expect(chart.contextCounts(of: 0).representable == Count((1 + 1 + 1 + 1) * 2))
  }

  /// Code may ask two things in one order here and in another one there.
  @Test func theOrderOfForksDoesNotMatter() throws {
    let first = Slot.child("a", "B").inArm(1)
    for second in [
      Slot.child("b", "B").inArm(1, of: 2).inArm(2), .child("b", "B").inArm(2).inArm(1, of: 2),
    ] {
      let chart = try Chart(model(screen("A", first, second), screen("B", .flag("y"))))
      #expect(chart.contextCounts(of: 0).representable == Count(3))
      #expect(first.branches!.excludes(second.branches!))
      #expect(second.branches!.excludes(first.branches!))
    }
    #expect(!first.branches!.excludes([]))
    #expect(!first.branches!.excludes(Slot.flag("c").inArm(1, of: 2).branches!))
  }

  /// What a screen presents from one arm, and what another arm's child shows: 4 states, and one more than none of the child's two.
  @Test func whatIsPresentedFromAnArmIsNoFactorOfTheOther() throws {
    let screens = [
      screen(
        "A", .flag("x").inArm(1), .flag("y").inArm(1), .child("b", "B").inArm(2),
        .child("c", "B").inArm(2), .flag("z")),
      screen("B", .flag("u")),
    ]
    let chart = try chart(screens)
    #expect(chart.counts(of: 0).representable == Count(4 * 2))
    #expect(chart.contextCounts(of: 0).representable == Count((4 + 4 - 1) * 2))
    #expect(chart.contextCounts(of: 0).valid == Count(1 + 5))
    #expect(chart.appCount().representable == Count((4 + 4 - 1) * 2))
    #expect(enumerated(screens) == (4 + 4 - 1) * 2)
  }

  @Test func slotsInArmsOfOneForkAreAlternatives() throws {
    let counts = try counts(
      screen("A", .flag("x").inArm(1), .optional("d", "a", "b").inArm(2), .flag("y").inArm(2)))
    #expect(counts.representable == Count(2 + 3 * 2 - 1))
    #expect(counts.valid == Count(1 + 1 + 2 + 1))
    let alternatives = try self.counts(screen("A", .flag("x").inArm(1), .flag("y").inArm(2)))
    #expect(alternatives.representable == alternatives.valid)
  }

  @Test(arguments: [0, 1, 2, 3])
  func rowsInArmsOfOneForkAreAlternatives(_ number: Int) throws {
    let screens = [
      screen(
        "A", .rows("sent", "Row").inArm(1), .rows("received", "Row").inArm(2),
        .rows("plain", "Plain").inArm(2), .flag("x")),
      screen("Row", .flag("y")), screen("Plain"),
    ]
    let counts = try chart(screens).contextCounts(of: 0)
    #expect(counts.formula?.representable == "2 · (2^N₁ + 2^N₂ − 1)")
    #expect(counts.formula?.valid == "2 + N₁ + N₂")
    let power = 1 << number
    #expect(counts.with(rows: number).representable == Count(2 * (power + power - 1)))
    #expect(enumerated(screens, rows: number) == 2 * (power + power - 1))
    #expect(counts.with(rows: number).valid == Count(2 + 2 * number))
  }

  @Test(arguments: [0, 1, 2])
  func rowsInOneArmAndSlotsInAnother(_ number: Int) throws {
    let screens = [
      screen(
        "A", .rows("items", "Row").inArm(1), .optional("d", "a", "b").inArm(2),
        .child("b", "B").inArm(3)),
      screen("Row", .optional("e", "p", "q")), screen("B", .rows("others", "Row"), .flag("x")),
    ]
    let counts = try chart(screens).contextCounts(of: 0)
    #expect(counts.formula?.representable == "3^N₁ + 2 · 3^N₂ + 1")
    let power = number == 0 ? 1 : number == 1 ? 3 : 9
    #expect(counts.with(rows: number).representable == Count(power + 2 * power + 1))
    #expect(enumerated(screens, rows: number) == power + 2 * power + 1)
  }

  /// A screen shares its base with what it embeds, and each row with what the row embeds.
  @Test func embeddedChildrenShareTheContext() throws {
    let chart = try Chart(
      model(
        screen("A", .child("b", "B"), .flag("x")),
        screen("B", .child("c", "C"), .flag("y"), .rows("rows", "Row")),
        screen("C", .optional("d", "z", .to("a", "A"))),
        screen("Row", .child("c", "C"))))
    #expect(chart.counts(of: 0).representable == Count(2))
    let context = chart.contextCounts(of: 0)
    #expect(context.representable == Count(2 * 2 * 3))
    #expect(context.valid == Count(1 + 1 + 1 + 2))
    #expect(context.formula?.representable == "12 · 3ᴺ")
    #expect(context.formula?.valid == "5 + 2N")
  }

  @Test func anotherTabIsAContextOfItsOwn() throws {
    let chart = try Chart(
      model(
        screen(
          "A", .child("b", "B"), .tabs(.to("b", "B", child: "b"), "c"), .flag("x")),
        screen("B", .flag("y"))))
    #expect(chart.contextCounts(of: 0).representable == Count(2))
  }

  private func counts(_ screens: Screen...) throws -> ScreenCounts {
    try chart(screens).contextCounts(of: 0)
  }

  private func chart(_ screens: [Screen]) throws -> Chart {
    let root = Root(screen: screens[0].id, how: .declared)
    return try Chart(NavigationModel(name: "N", roots: [root], screens: screens))
  }

  /// The states of the first screen, found one by one: each way through its forks, each value of what is shown on it.
  private func enumerated(_ screens: [Screen], rows: Int = 0) -> Int {
    let byName = Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0) })
    func states(of screen: Screen, _ prefix: String) -> Set<Set<String>> {
      let arms = Dictionary(grouping: screen.slots.flatMap { $0.branches ?? [] }, by: \.fork)
        .mapValues { Set($0.map(\.arm)) }
      let ways = arms.reduce(into: [[Int: Int]()]) { ways, fork in
        ways = ways.flatMap { way in fork.value.map { way.merging([fork.key: $0]) { $1 } } }
      }
      return ways.reduce(into: []) { all, way in
        let shown = screen.slots.filter { slot in
          (slot.branches ?? []).allSatisfy { way[$0.fork] == $0.arm }
        }
        all.formUnion(
          shown.reduce(into: [[]] as Set<Set<String>>) { found, slot in
            let values = values(of: slot, prefix)
            found = Set(found.flatMap { one in values.map(one.union) })
          })
      }
    }
    func values(of slot: Slot, _ prefix: String) -> Set<Set<String>> {
      switch slot.arity {
      case .always: states(of: byName[slot.destinations[0].leadsTo!]!, "\(prefix)\(slot.name).")
      case .each:
        (0..<rows).reduce(into: [[]]) { found, row in
          let row = states(
            of: byName[slot.destinations[0].leadsTo!]!, "\(prefix)\(slot.name)[\(row)].")
          found = Set(found.flatMap { one in row.map(one.union) })
        }
      default: Set([[]] + slot.destinations.map { ["\(prefix)\(slot.name).\($0.name)"] })
      }
    }
    return states(of: screens[0], "").count
  }
}
