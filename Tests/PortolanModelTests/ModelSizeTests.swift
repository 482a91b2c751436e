import PortolanModel
import Testing

/// Large models, on the small stack of a test's thread.
@Suite struct ModelSizeTests {
  @Test func aSlotWithAHundredThousandCases() throws {
    let cases = (0..<100_000).map {
      Destination(name: "c\($0)", presentation: .sheet, origin: .source)
    }
    let slot = Slot(
      name: "d", arity: .atMostOne, encoding: .optionalEnum, origin: .source, destinations: cases)
    try expectSoon(model(screen("A", slot)), places: 100_001, states: Count(100_001))
  }

  @Test func tenThousandLevelsOfScreens() throws {
    let screens = (0..<10_000).map { level in
      screen("S\(level)", .optional("d", .to("next", "S\(level + 1)")))
    }
    let model = NavigationModel(
      name: "Chain", roots: [Root(screen: "S0", how: .declared)],
      screens: screens + [screen("S10000")])
    try expectSoon(model, places: 10_001, states: Count(10_001))
  }

  /// A thousand of them are followed.
  @Test func tenThousandLevelsOfEmbeddedScreens() throws {
    let screens = (0..<10_000).map { level in
      screen("S\(level)", .child("inner", "S\(level + 1)"), .rows("rows\(level)", "Leaf"))
    }
    var model = NavigationModel(
      name: "Chain", roots: [Root(screen: "S0", how: .declared)],
      screens: screens + [screen("S10000", .flag("x")), screen("Leaf")])
    model.screens[1_000].slots.append(.flag("last"))
    model.screens[1_001].slots.append(.flag("tooDeep"))
    try expectSoon(model, places: 2, states: Count(8))
    #expect(try Chart(model).contextCounts(of: 0).representable == Count(2))
    #expect(try Chart(model).places().map(\.text) == ["", "last"])
  }

  /// Screens that embed the next one twice: 2³⁰ embedded children, of which some are followed, and each screen is.
  @Test func doublingEmbeddedScreens() throws {
    let screens = (0..<30).map { level in
      screen("S\(level)", .child("a", "S\(level + 1)"), .child("b", "S\(level + 1)"))
    }
    let model = NavigationModel(
      name: "Diamonds", roots: [Root(screen: "S0", how: .declared)],
      screens: screens + [screen("S30", .flag("x"))])
    #expect(try Chart(model).places().first { $0.depth == 1 } != nil)
  }

  @Test func aStackOfAThousandScreensWithAGrammar() throws {
    let names = (0..<1_000).map { "c\($0)" }
    var slot = Slot.stack("path", grammar: ".*")
    slot.destinations = names.map { .to($0, $0) }
    let model = NavigationModel(
      name: "Router", roots: [Root(screen: "A", how: .declared)],
      screens: [screen("A", slot)] + names.map { screen($0, .flag("x")) })
    try expectSoon(model, places: nil, states: .infinite)
  }

  private func expectSoon(_ model: NavigationModel, places: Int?, states: Count) throws {
    let time = try processorTime {
      let read = try NavigationModel(json: model.json())
      #expect(read == model)
      let chart = try Chart(read)
      if let places {
        let limits = Places.Limits(places: .max, depth: .max)
        #expect(chart.places(limits: limits).summary().count == places)
      } else {
        #expect(chart.places().summary().cut == .places(10_000))
      }
      #expect(chart.appCount().representable == states)
    }
    #expect(time < 20)
  }
}
