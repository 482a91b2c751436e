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
        `navigationDestination`. It is told of a view that others push, too, where code puts it
        into a sheet as it is. Needs the source.
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
          slot.destinations.filter { $0.isOutsideStack == true || $0.shownWithoutStack != nil }
            .map { finding(for: $0, of: slot, in: screen) }
        }
          + screen.links.filter { $0.isOutsideStack == true || $0.shownWithoutStack != nil }
          .map { finding(for: $0, in: screen, context.chart) }
      }
    }
  )
}

private enum Message {
  case noStackAround(String, screen: String)
  case noStackAroundLink(to: String?, screen: String)
  case shownHere(String, name: String)
  case shownHereWithLink(String, to: String?)
  case presentedHere
  case shownWithoutStack

  var text: String {
    switch self {
    case .noStackAround(let name, let screen):
      "no stack stands around the drill-down '\(name)' of '\(screen)'"
    case .noStackAroundLink(let target, let screen):
      "no stack stands around a link of '\(screen)'\(target.map { " to '\($0)'" } ?? "")"
    case .shownHere(let screen, let name):
      "'\(screen)' is shown without a stack here, so that its drill-down '\(name)' can't be"
    case .shownHereWithLink(let screen, let target):
      "'\(screen)' is shown without a stack here, so that its link\(target.map { " to '\($0)'" } ?? "") does nothing"
    case .presentedHere: "drills down here"
    case .shownWithoutStack: "shown without a stack here"
    }
  }
}

private func finding(for destination: Destination, of slot: Slot, in screen: Screen) -> Finding {
  let uses = (destination.presentations ?? []).filter { $0.kind == .drillDown }
    .compactMap(\.location)
  let declared = destination.location ?? slot.location(in: screen)
  let isOutside = destination.isOutsideStack == true
  return Finding(
    rule: Rule.drillDownWithoutStack.id,
    severity: Severity.warning.resting(on: [slot]),
    screen: screen.id,
    slot: slot.name,
    destination: destination.name,
    message: isOutside
      ? Message.noStackAround(destination.name, screen: screen.type).text
      : Message.shownHere(screen.viewName, name: destination.name).text,
    trace: [slot.text(showing: destination)],
    fix: fix(around: screen)
  ).placed(
    whereShown: destination.shownWithoutStack ?? [],
    drillingDown: uses.isEmpty ? [declared].compactMap(\.self) : uses, isOutside: isOutside)
}

private func finding(for link: Link, in screen: Screen, _ chart: Chart) -> Finding {
  let target = link.leadsTo.flatMap(chart.screen)?.type ?? link.value
  let isOutside = link.isOutsideStack == true
  return Finding(
    rule: Rule.drillDownWithoutStack.id,
    severity: .warning,
    screen: screen.id,
    message: isOutside
      ? Message.noStackAroundLink(to: target, screen: screen.type).text
      : Message.shownHereWithLink(screen.viewName, to: target).text,
    fix: fix(around: screen)
  ).placed(
    whereShown: link.shownWithoutStack ?? [], drillingDown: [link.location], isOutside: isOutside)
}

extension Finding {
  /// Where no place of the screen has a stack it is at the drill-down, else where the screen is shown without one.
  fileprivate func placed(
    whereShown shown: [SourceLocation], drillingDown uses: [SourceLocation], isOutside: Bool
  ) -> Finding {
    var finding = self
    let first = isOutside ? uses.first : shown.first
    finding.location = first
    finding.related =
      uses.filter { $0 != first }.map { .init(message: Message.presentedHere.text, location: $0) }
      + shown.filter { $0 != first }.map {
        .init(message: Message.shownWithoutStack.text, location: $0)
      }
    return finding
  }
}

private func fix(around screen: Screen) -> String {
  "NavigationStack {\n  \(screen.hasView ? "\(screen.viewName)(…)" : "<#View#>")\n}"
}
