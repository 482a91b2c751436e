import PortolanModel

extension Rule {
  /// A drill-down around which no stack stands.
  static let drillDownWithoutStack = Rule(
    id: "drill-down-without-stack",
    summary: "Around each drill-down stands a stack.",
    defaultSeverity: "warning",
    explanation: Explanation(
      finds: """
        A `navigationDestination` or a `NavigationLink` in a view that is shown without a
        `NavigationStack`, `NavigationView` or split view around it. Each sheet, cover and
        popover starts without one, and a `NavigationView` is none for a
        `navigationDestination`. Needs the source.
        """,
      matters: """
        A link outside a stack is disabled, and a destination that is set there is not shown,
        while the state says that it is.
        """,
      fires: """
        .sheet(item: $model.destination.add) { item in
          ItemView(item: item)  // drills down to a color picker
        }
        """,
      passes: """
        .sheet(item: $model.destination.add) { item in
          NavigationStack {
            ItemView(item: item)
          }
        }
        """,
      instead: """
        A `NavigationStack` around the view, where it is presented.
        """
    ),
    check: { context in
      context.screens.flatMap { screen in
        screen.slots.flatMap { slot in
          slot.destinations.filter { $0.isOutsideStack == true }
            .map { finding(for: $0, of: slot, in: screen) }
        }
          + screen.links.filter { $0.isOutsideStack == true }
          .map { finding(for: $0, in: screen, context.chart) }
      }
    }
  )
}

private enum Message {
  case noStackAround(String, screen: String)
  case noStackAroundLink(to: String?, screen: String)
  case presentedHere

  var text: String {
    switch self {
    case .noStackAround(let name, let screen):
      "no stack stands around the drill-down '\(name)' of '\(screen)'"
    case .noStackAroundLink(let target, let screen):
      "no stack stands around a link of '\(screen)'\(target.map { " to '\($0)'" } ?? "")"
    case .presentedHere: "drills down here"
    }
  }
}

private func finding(for destination: Destination, of slot: Slot, in screen: Screen) -> Finding {
  let uses = (destination.presentations ?? []).filter { $0.kind == .drillDown }
    .compactMap(\.location)
  return Finding(
    rule: Rule.drillDownWithoutStack.id,
    severity: Severity.warning.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: Message.noStackAround(destination.name, screen: screen.type).text,
    trace: [slot.text(showing: destination)],
    fix: fix(around: screen),
    location: uses.first ?? destination.location ?? slot.location(in: screen),
    related: uses.dropFirst().map {
      .init(message: Message.presentedHere.text, location: $0)
    })
}

private func finding(for link: Link, in screen: Screen, _ chart: Chart) -> Finding {
  let target = link.leadsTo.flatMap(chart.screen)?.type ?? link.value
  return Finding(
    rule: Rule.drillDownWithoutStack.id,
    severity: .warning,
    screen: screen.id,
    message: Message.noStackAroundLink(to: target, screen: screen.type).text,
    fix: fix(around: screen),
    location: link.location)
}

private func fix(around screen: Screen) -> String {
  "NavigationStack {\n  \(screen.hasView ? "\(screen.viewName)(…)" : "<#View#>")\n}"
}
