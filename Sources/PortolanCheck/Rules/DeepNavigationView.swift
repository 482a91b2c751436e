import PortolanModel

extension Rule {
  /// More than two drill-downs one after the other in a `NavigationView`.
  static let deepNavigationView = Rule(
    id: "deep-navigation-view",
    summary: "A `NavigationView` is at most two drill-downs deep.",
    defaultSeverity: "note",
    explanation: Explanation(
      finds: """
        A chain of three or more drill-downs from a screen in a `NavigationView`. The finding
        shows the shortest one. Needs the source.
        """,
      matters: """
        In a `NavigationView` a deep link opens two drill-downs at most; what is further down
        does not appear, or pops back at once. `NavigationStack` came with iOS 16 and has no
        such limit.
        """,
      fires: """
        NavigationView {
          InventoryView(model: model)  // drills down to a row, an item, and a color picker
        }
        """,
      passes: """
        NavigationStack {
          InventoryView(model: model)
        }
        """,
      instead: """
        A `NavigationStack`, with a path where the screens can follow each other freely.
        """
    ),
    check: { context in
      let chart = context.chart
      let inside = context.screens.indices.filter { context.screens[$0].isInNavigationView == true }
      if inside.isEmpty { return [] }
      let drillDowns = DrillDowns(chart)
      // What is drilled down to, or shown in place, belongs to the chains of where it is.
      let edges = zip(drillDowns.steps, drillDowns.inline).map { $0.compactMap(\.target) + $1 }
      return EntryPoints(among: inside, along: edges).nodes.compactMap { root in
        drillDowns.chain(of: 3, from: root).map { finding(for: $0, from: root, in: chart) }
      }
    }
  )
}

private enum Message {
  case drillsDownDeep(String)

  var text: String {
    switch self {
    case .drillsDownDeep(let screen):
      "'\(screen)' drills down more than two levels deep in a NavigationView"
    }
  }
}

private func finding(for chain: [DrillDowns.Step], from root: Int, in chart: Chart) -> Finding {
  let screen = chart.model.screens[root]
  return Finding(
    rule: Rule.deepNavigationView.id,
    severity: .note,
    screen: screen.id,
    message: Message.drillsDownDeep(screen.type).text,
    trace: chain.map { chart.text(of: $0) },
    fix: "NavigationStack {\n  <#View#>\n}",
    location: screen.location,
    related: chain.compactMap { step in
      chart.location(of: step).map { .init(message: chart.text(of: step), location: $0) }
    })
}

extension Chart {
  fileprivate func text(of step: DrillDowns.Step) -> String {
    let screen = model.screens[step.from]
    switch step.means {
    case .slot(let number, let destination):
      let slot = screen.slots[number]
      return slot.text(
        showing: slot.destinations[destination], within: "\(screen.owner(of: [slot])).")
    case .link:
      let target = step.target.map { " to \(model.screens[$0].type)" } ?? ""
      return "a link of \(screen.type)\(target)"
    }
  }

  fileprivate func location(of step: DrillDowns.Step) -> SourceLocation? {
    let screen = model.screens[step.from]
    switch step.means {
    case .slot(let number, let destination):
      let destination = screen.slots[number].destinations[destination]
      return destination.presentations?.first?.location ?? destination.location
        ?? screen.slots[number].location
    case .link(let number): return screen.links[number].location
    }
  }
}
