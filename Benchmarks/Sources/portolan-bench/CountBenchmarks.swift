import PortolanModel

/// The counts of a large app, and that they grow no faster than the app.
func measureCounts(into report: inout Report) throws {
  let large = NavigationModel.web(screens: 10_000)
  let chart = try Chart(large)
  func count(_ chart: Chart) -> Int {
    let counts = chart.model.screens.indices.map { chart.contextCounts(of: $0) }
    return counts.count + chart.appCount().reasons.count
  }
  report.time("counting 10,000 screens", atMost: 0.1) { precondition(count(chart) >= 10_000) }
  report.time("charting and counting 10,000 screens", atMost: 0.4) {
    precondition(count(try! Chart(large)) >= 10_000)
  }
  let (small, great) = (try Chart(.web(screens: 4_000)), try Chart(.web(screens: 40_000)))
  let ratios = (0..<5).map { _ in
    let (one, ten) = (cpuSeconds { _ = count(small) }, cpuSeconds { _ = count(great) })
    return ten / one
  }
  report.add("counting ten times as many screens", ratios.sorted()[2], atMost: 20, "×")
}
