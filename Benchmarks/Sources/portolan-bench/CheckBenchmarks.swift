import PortolanKit

/// All rules on a large app, with a process of its own to see its memory, and that they grow no faster than sorting does.
func measureChecks(into report: inout Report) throws {
  let child = try ChildRun(of: [CommandLine.arguments[0], "--check"])
  report.add("checking 100,000 destinations", child.processorSeconds, atMost: 2, "s")
  report.add("memory of that", child.megabytes, atMost: 500, "MB")
  let charts = try [1_000, 10_000].map { try Chart(.city(screens: $0)) }
  let ratios = (0..<3).map { _ in
    let times = charts.map { chart in cpuSeconds { _ = Checker().findings(in: chart) } }
    return times[1] / times[0]
  }
  // Ten times as many, and a third more for the logarithm: 13.3, and some for larger caches being missed.
  report.add("checking ten times as many screens", ratios.sorted()[1], atMost: 18, "×")
}

/// What the child process does.
func checkOnce() throws {
  let chart = try Chart(.city(screens: 10_000))
  let destinations = chart.model.screens.reduce(0) { sum, screen in
    sum + screen.slots.reduce(0) { $0 + $1.destinations.count }
  }
  let findings = Checker().findings(in: chart)
  guard destinations >= 100_000, !findings.isEmpty else {
    throw BenchmarkFailure(description: "\(destinations) destinations, \(findings.count) findings")
  }
}
