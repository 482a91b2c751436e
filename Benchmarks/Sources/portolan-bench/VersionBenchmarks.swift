import PortolanKit

/// Two versions of a large app, and an app against its dump; and that both grow no faster than sorting does.
func measureVersions(into report: inout Report) throws {
  let charts = try [1_000, 10_000].map { number in
    let old = NavigationModel.city(screens: number)
    return (old: try Chart(old), new: try Chart(old.changed()))
  }
  let dumps = charts.map { Array(ChartDump($0.old.model).text.utf8) }
  func diff(_ number: Int) {
    precondition(!ChartDiff(from: charts[number].old, to: charts[number].new).text().isEmpty)
  }
  func drift(_ number: Int) {
    let committed = try! ChartDump(reading: dumps[number], file: "app.portolan")
    let drift = ChartDrift(of: ChartDump(charts[number].new.model), from: committed)
    precondition(!drift.isEmpty && !drift.text().isEmpty)
  }
  report.time("telling two versions of 10,000 screens apart", atMost: 4, runs: 3) { diff(1) }
  report.add("telling ten times as many apart", growth(of: diff), atMost: 18, "×")
  report.time("holding 10,000 screens against a dump", atMost: 3, runs: 3) { drift(1) }
  report.add("holding ten times as many against one", growth(of: drift), atMost: 18, "×")
}

/// How much longer the large one takes than the small one.
private func growth(of work: (Int) -> Void) -> Double {
  // Ten times as many, and a third more for the logarithm: 13.3, and some for larger caches being missed.
  let ratios = (0..<3).map { _ in cpuSeconds { work(1) } / cpuSeconds { work(0) } }
  return ratios.sorted()[1]
}

extension NavigationModel {
  /// The same app after some work: a screen in ten is changed, one in fifty renamed, one in a hundred gone.
  fileprivate func changed() -> NavigationModel {
    var model = self
    for number in stride(from: 0, to: screens.count, by: 10) {
      model.screens[number].slots[0].destinations[0].presentation = .popover
      model.screens[number].slots[1].destinations[0].payload = [Payload(type: "Int", role: .data)]
    }
    var names: [Screen.ID: Screen.ID] = [:]
    for number in stride(from: 5, to: screens.count, by: 50) {
      names[model.screens[number].id] = "Renamed\(number)"
    }
    let gone = Set(stride(from: 7, to: screens.count, by: 100).map { screens[$0].id })
    model.screens.removeAll { gone.contains($0.id) }
    for number in model.screens.indices {
      let id = model.screens[number].id
      model.screens[number].id = names[id] ?? id
      model.screens[number].type = names[id] ?? id
      for slot in model.screens[number].slots.indices {
        for place in model.screens[number].slots[slot].destinations.indices {
          let target = model.screens[number].slots[slot].destinations[place].leadsTo
          model.screens[number].slots[slot].destinations[place].leadsTo = target.flatMap {
            gone.contains($0) ? "S0" : names[$0] ?? $0
          }
        }
      }
      model.screens[number].links.removeAll { $0.leadsTo.map(gone.contains) ?? false }
      for link in model.screens[number].links.indices {
        let target = model.screens[number].links[link].leadsTo
        model.screens[number].links[link].leadsTo = target.map { names[$0] ?? $0 }
      }
    }
    return model
  }
}
