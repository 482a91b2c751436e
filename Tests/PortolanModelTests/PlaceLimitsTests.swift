import PortolanModel
import Testing

@Suite struct PlaceLimitsTests {
  @Test func theLimitsAreTenThousandPlacesAndSixtyFourLevels() {
    #expect(Places.Limits() == .init(places: 10_000, depth: 64))
  }

  @Test func placesBeyondTheLimitAreCutAndItSaysSo() throws {
    let chart = try Chart(tower(levels: 20, doors: 2))
    #expect(chart.places().summary() == .init(count: 10_000, depth: 20, cut: .places(10_000)))
    var iterator = chart.places(limits: .init(places: 3)).makeIterator()
    #expect((0..<3).map { _ in iterator.next()?.text } == ["", "a0", "a0/a1"])
    #expect(iterator.cut == nil)
    #expect(iterator.next() == nil)
    #expect(iterator.cut == .places(3))
    #expect(iterator.next() == nil)
  }

  @Test func aLimitThatIsJustMetCutsNothing() throws {
    let chart = try Chart(tower(levels: 3, doors: 2))
    #expect(
      chart.places(limits: .init(places: 15)).summary() == .init(count: 15, depth: 3, cut: nil))
    #expect(
      chart.places(limits: .init(places: 14)).summary()
        == .init(count: 14, depth: 3, cut: .places(14)))
  }

  @Test func chainsBeyondTheLimitAreCutAndItSaysSo() throws {
    let chart = try Chart(tower(levels: 100, doors: 1))
    let places = chart.places()
    #expect(places.summary() == .init(count: 65, depth: 64, cut: .depth(64)))
    #expect(Array(places).map(\.stops) == Array(repeating: [], count: 64) + [[.depthLimit]])
    let exact = chart.places(limits: .init(depth: 100))
    #expect(exact.summary() == .init(count: 101, depth: 100, cut: nil))
    #expect(Array(exact).last?.stops == [])
    #expect(chart.places(limits: .init(depth: 0)).map(\.text) == [""])
  }

  /// Where the limit and a recursion meet, only what is really left out is spoken of.
  @Test func aRecursionAtTheLimitIsNoCut() throws {
    let model = model(screen("A", .optional("d", .to("x", "A"))))
    let places = try Chart(model).places(limits: .init(depth: 1))
    #expect(places.summary() == .init(count: 2, depth: 1, cut: nil))
    #expect(Array(places).last?.stops == [.recursion("x")])
  }

  /// A screen that is always at one of its tabs is a place by none of them alone, and yet on the way.
  @Test func whatHasToGoOnBeyondTheLimitIsTold() throws {
    let model = model(
      screen("A", .optional("d", .to("x", "B"), .to("y", nil))),
      screen("B", .tabs(.to("one", nil), .to("two", nil))))
    let places = try Chart(model).places(limits: .init(depth: 1))
    #expect(places.map(\.text) == ["", "x", "y"])
    #expect(places.map(\.stops) == [[], [.depthLimit], []])
    #expect(try Chart(model).places().map(\.text) == ["", "x/one", "x/two", "y"])
  }

  /// A row is no place by itself: what it presents beyond the limit is told where the list stands.
  @Test func whatRowsPresentBeyondTheLimitIsTold() throws {
    let model = model(
      screen("A", .optional("d", .to("list", "B"))),
      screen("B", .rows("rows", "C")),
      screen("C", .optional("isAsked", .to("isAsked", nil))))
    let chart = try Chart(model)
    #expect(chart.places(limits: .init(depth: 1)).map(\.stops) == [[], [.depthLimit]])
    #expect(chart.places(limits: .init(depth: 2)).map(\.stops) == [[], [.depthLimit]])
    #expect(chart.places(limits: .init(depth: 3)).map(\.stops) == [[], [], []])
  }

  /// 2⁶⁰ places, of which none is worked out before it is asked for.
  @Test func placesAreLazy() throws {
    let time = try processorTime {
      let places = try Chart(tower(levels: 60, doors: 2)).places(limits: .init(places: .max))
      #expect(places.prefix(10).map(\.depth) == Array(0..<10))
    }
    #expect(time < 1)
  }

  @Test func placesCanBeWalkedTwice() throws {
    let places = try Chart(tower(levels: 5, doors: 3)).places()
    #expect(places.map(\.text) == places.map(\.text))
    #expect(Set(places.map(\.text)).count == places.summary().count)
  }

  /// Screens one above the other, each with so many ways to the next.
  private func tower(levels: Int, doors: Int) -> NavigationModel {
    let names = Array("abcdefghij").prefix(doors)
    let screens = (0..<levels).map { level in
      Screen(
        id: "S\(level)", title: "", module: "M", type: "S\(level)", kind: .class,
        slots: [
          Slot(
            name: "d", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
            destinations: names.map {
              Destination.to("\($0)\(level)", level + 1 < levels ? "S\(level + 1)" : nil)
            })
        ])
    }
    return NavigationModel(
      name: "Tower", roots: [Root(screen: "S0", how: .declared)], screens: screens)
  }
}
