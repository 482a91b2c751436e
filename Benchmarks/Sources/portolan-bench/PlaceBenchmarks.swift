import PortolanModel

/// A million places, and the memory that they take.
func measurePlaces(into report: inout Report) throws {
  let chart = try Chart(.tower(levels: 20))
  func walk(_ number: Int) -> Int {
    chart.places(limits: .init(places: number)).reduce(0) { $0 + $1.depth }
  }
  _ = walk(10_000)
  let before = peakMegabytes()
  report.time("1,000,000 places", atMost: 1) { precondition(walk(1_000_000) > 1_000_000) }
  report.add("memory beyond that of 10,000 places", peakMegabytes() - before, atMost: 1, "MB")
  report.time("1,000,000 places counted", atMost: 1) {
    let summary = chart.places(limits: .init(places: 1_000_000)).summary()
    precondition(summary.count == 1_000_000)
  }
  report.time("1,000,000 places as text", atMost: 3) {
    let bytes = chart.places(limits: .init(places: 1_000_000))
      .reduce(0) { $0 + $1.text.utf8.count }
    precondition(bytes > 1_000_000)
  }
  let wiki = try Chart(.stacks(elements: 12))
  report.time("1,000,000 places of a stack with a grammar", atMost: 2) {
    let summary = wiki.places(limits: .init(places: 1_000_000)).summary()
    precondition(summary.count == 1_000_000)
  }
}
