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
        `navigationDestination`. Also where a view that is pushed elsewhere is put into a sheet
        without a stack. Needs the source.
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
    isAboutAbsence: true,
    check: { context in
      context.screens.flatMap { screen in
        screen.slots.flatMap { slot in
          slot.destinations.filter { $0.isOutsideStack == true }
            .map { finding(for: $0, of: slot, in: screen) }
        }
          + screen.links.filter { $0.isOutsideStack == true }
          .map { finding(for: $0, in: screen, context.chart) }
          + findings(whereShownWithoutStack: screen, context.chart)
      }
    }
  )
}

private enum Message {
  case noStackAround(String, screen: String)
  case noStackAroundLink(to: String?, screen: String)
  case shownHere(String, drillDown: String)
  case shownHereWithSeveral(String, Int)
  case presentedHere
  case shownWithoutStack

  var text: String {
    switch self {
    case .noStackAround(let name, let screen):
      "no stack stands around the drill-down '\(name)' of '\(screen)'"
    case .noStackAroundLink(let target, let screen):
      "no stack stands around a link of '\(screen)'\(target.map { " to '\($0)'" } ?? "")"
    case .shownHere(let screen, let drillDown):
      "'\(screen)' is shown without a stack here, so that its \(drillDown) does nothing"
    case .shownHereWithSeveral(let screen, let count):
      "'\(screen)' is shown without a stack here, so that its \(count) drill-downs do nothing"
    case .presentedHere: "drills down here"
    case .shownWithoutStack: "shown without a stack here"
    }
  }
}

private func finding(for destination: Destination, of slot: Slot, in screen: Screen) -> Finding {
  let uses = destination.drillDowns
  let location = uses.first ?? destination.location ?? slot.location(in: screen)
  return Finding(
    rule: Rule.drillDownWithoutStack.id,
    severity: Severity.warning.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: Message.noStackAround(destination.name, screen: screen.type).text,
    trace: [slot.text(showing: destination)],
    fix: fix(around: screen),
    location: location,
    related: related(uses.dropFirst(), shownAt: destination.shownWithoutStack))
}

private func finding(for link: Link, in screen: Screen, _ chart: Chart) -> Finding {
  Finding(
    rule: Rule.drillDownWithoutStack.id,
    severity: .warning,
    screen: screen.id,
    message: Message.noStackAroundLink(to: link.target(in: chart), screen: screen.type).text,
    fix: fix(around: screen),
    location: link.location,
    related: related([], shownAt: link.shownWithoutStack))
}

/// One for all that a screen drills down to, where code shows the screen without a stack though others show it in one.
private func findings(whereShownWithoutStack screen: Screen, _ chart: Chart) -> [Finding] {
  var drillDowns: [DrillDown] = screen.slots.flatMap { slot in
    slot.destinations.filter { $0.isOutsideStack != true }.compactMap { destination in
      destination.shownWithoutStack.map { spots in
        DrillDown(
          spots: spots, slot: slot, destination: destination,
          words: "drill-down '\(destination.name)'",
          locations: destination.drillDowns)
      }
    }
  }
  drillDowns += screen.links.filter { $0.isOutsideStack != true }.compactMap { link in
    link.shownWithoutStack.map { spots in
      DrillDown(
        spots: spots, words: "link" + (link.target(in: chart).map { " to '\($0)'" } ?? ""),
        locations: [link.location])
    }
  }
  var seen: [[SourceLocation]] = []
  for spots in drillDowns.map(\.spots) where !seen.contains(spots) { seen.append(spots) }
  return seen.map { spots in
    let all = drillDowns.filter { $0.spots == spots }
    let only = all.count == 1 ? all[0] : nil
    return Finding(
      rule: Rule.drillDownWithoutStack.id,
      severity: Severity.warning.resting(on: all.compactMap(\.slot)),
      screen: screen.id,
      slot: only?.slot?.name,
      destination: only?.destination?.name,
      message: only.map { Message.shownHere(screen.viewName, drillDown: $0.words).text }
        ?? Message.shownHereWithSeveral(screen.viewName, all.count).text,
      fix: fix(around: screen),
      location: spots.first,
      related: related(all.flatMap(\.locations)[...], shownAt: Array(spots.dropFirst())))
  }
}

private struct DrillDown {
  var spots: [SourceLocation]
  var slot: Slot?
  var destination: Destination?
  var words: String
  var locations: [SourceLocation]
}

extension Destination {
  fileprivate var drillDowns: [SourceLocation] {
    (presentations ?? []).filter { $0.kind == .drillDown }.compactMap(\.location)
  }
}

extension Link {
  fileprivate func target(in chart: Chart) -> String? {
    leadsTo.flatMap(chart.screen)?.type ?? value
  }
}

private func related(
  _ drillDowns: ArraySlice<SourceLocation>, shownAt spots: [SourceLocation]?
) -> [Finding.Related] {
  drillDowns.map { .init(message: Message.presentedHere.text, location: $0) }
    + (spots ?? []).map { .init(message: Message.shownWithoutStack.text, location: $0) }
}

private func fix(around screen: Screen) -> String {
  "NavigationStack {\n  \(screen.hasView ? "\(screen.viewName)(…)" : "<#View#>")\n}"
}
