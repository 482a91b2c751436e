import PortolanModel

extension Rule {
  /// Screens that lead to each other, or a screen to itself, by what they hold.
  static let recursiveTree = Rule(
    id: "recursive-tree",
    summary: "What can go on without end is a stack.",
    defaultSeverity: "warning between modules; note within one",
    explanation: Explanation(
      finds: """
        A screen that leads to itself through children, rows, selections and payloads, directly
        or by way of other screens. One finding for each group of screens that lead to each
        other.
        """,
      matters: """
        Between modules, where the types of properties and payloads name each other, it means that
        they depend on each other in a circle, which the package manager refuses, so that somebody
        will have to erase a type. Within one module, or where only views close the circle, it is
        allowed, but the depth has no end, and no list of places or picture can show all of it.
        """,
      fires: """
        class CounterModel {
          var destination: Destination?

          enum Destination {
            case prime(PrimeModel)
          }
        }

        class PrimeModel {
          var destination: Destination?

          enum Destination {
            case counter(CounterModel)
          }
        }
        """,
      passes: """
        class AppModel {
          var path: [Path] = []

          enum Path: Hashable {
            case counter(CounterModel)
            case prime(PrimeModel)
          }
        }
        """,
      instead: """
        Where any of the screens can lead to any other, put a stack above them, and let each
        tell its parent what to push. Where only one step is ever taken, give the last screen a
        model of its own.
        """
    ),
    check: { context in
      let graph = HoldingGraph(context.chart)
      let types = graph.byTypes
      let chart = context.chart
      // What modules would have to import is decided by types alone.
      let spanning = types.circles().filter { chart.modules(of: $0).count > 1 }
      return graph.circles().map { circle in
        let inner = Set(circle)
        if let imports = spanning.first(where: { inner.isSuperset(of: $0) }) {
          return finding(for: imports, among: circle, in: types, chart, chart.modules(of: imports))
        }
        return finding(for: circle, among: circle, in: graph, chart, [])
      }
    }
  )
}

private enum Message {
  case leadsToItself(String)
  case leadAround(String, others: Int)
  case spansModules([String])

  var text: String {
    switch self {
    case .leadsToItself(let screen): "'\(screen)' leads to itself"
    case .leadAround(let screen, let others):
      "'\(screen)' leads to itself by way of \(others == 1 ? "another screen" : "\(others) others")"
    case .spansModules(let modules) where modules.count > 5:
      "\(modules.count) modules would have to import each other in a circle"
    case .spansModules(let modules):
      "the modules \(modules.joined(separator: ", ")) would have to import each other in a circle"
    }
  }
}

/// - Parameters:
///   - circle: Screens that lead to each other by the graph's edges.
///   - group: All screens that lead to each other, in whatever way.
///   - modules: Those that would have to import each other, if any would.
private func finding(
  for circle: [Int], among group: [Int], in graph: HoldingGraph, _ chart: Chart,
  _ modules: [String]
) -> Finding {
  let screens = group.map { chart.model.screens[$0] }
  let way = wayRound(circle, in: graph, chart)
  let first = chart.model.screens[way[0].from]
  let slot = first.slots[way[0].edge.slot]
  let message: Message =
    way.count == 1
    ? .leadsToItself(first.type) : .leadAround(first.type, others: way.count - 1)
  return Finding(
    rule: Rule.recursiveTree.id,
    severity: modules.count > 1 ? .warning : .note,
    screen: first.id,
    slot: slot.name,
    destination: slot.destinations[way[0].edge.destination].name,
    message: message.text,
    notes: modules.count > 1 ? [Message.spansModules(modules).text] : [],
    trace: way.map { step(from: $0.from, $0.edge, in: chart) } + [first.type],
    fix: group.count <= longestFix ? StackEnum(of: screens).text : nil,
    location: slot.destinations[way[0].edge.destination].location ?? slot.location(in: first))
}

extension Chart {
  fileprivate func modules(of screens: [Int]) -> [String] {
    Set(screens.map { model.screens[$0].module }).sorted()
  }
}

/// The shortest way round, from the group's first screen where it lies in one module; else over the
/// first step that leaves a module, since that is the step that matters.
private func wayRound(
  _ circle: [Int], in graph: HoldingGraph, _ chart: Chart
) -> [(from: Int, edge: HoldingGraph.Edge)] {
  let members = Set(circle)
  for screen in circle {
    let module = chart.model.screens[screen].module
    for edge in graph.edges[screen] where members.contains(edge.target) {
      if chart.model.screens[edge.target].module != module {
        return [(screen, edge)] + graph.way(from: edge.target, to: screen, among: members)
      }
    }
  }
  return graph.way(from: circle[0], to: circle[0], among: members)
}

private func step(from screen: Int, _ edge: HoldingGraph.Edge, in chart: Chart) -> String {
  let screen = chart.model.screens[screen]
  let slot = screen.slots[edge.slot]
  return slot.text(
    showing: slot.destinations[edge.destination], within: "\(screen.owner(of: [slot])).")
}

/// An enum of more screens than this helps nobody.
private let longestFix = 20
