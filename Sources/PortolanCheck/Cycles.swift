import PortolanModel

/// Which screens lead to which through what they hold: embedded children, rows, selections and
/// optional payloads.
///
/// Stacks are left out, for they repeat without nesting; and so are flags, for they hold nothing, and what a view keeps to itself
/// and never sets.
struct HoldingGraph {
  struct Edge {
    var target: Int
    var slot: Int
    var destination: Int
    /// Whether the screen's state names the target's type, so that its module must import the target's. What only a view's
    /// closure shows may be made by whoever presents it.
    var isByType: Bool
  }

  private(set) var edges: [[Edge]]

  init(_ chart: Chart) {
    edges = chart.model.screens.enumerated().map { screen, value in
      value.slots.enumerated().flatMap { slot, value -> [Edge] in
        guard value.arity != .sequence, value.encoding != .flag else { return [] }
        return chart.slots[screen][slot].targets.enumerated().compactMap { destination, target in
          guard target >= 0, !chart.neverShows(value.destinations[destination], of: value) else {
            return nil
          }
          let isByType = value.names(
            chart.model.screens[target], by: value.destinations[destination])
          return Edge(target: target, slot: slot, destination: destination, isByType: isByType)
        }
      }
    }
  }

  /// The same without what only views say.
  var byTypes: HoldingGraph {
    var graph = self
    graph.edges = edges.map { $0.filter(\.isByType) }
    return graph
  }

  /// The groups of screens that lead to each other, and screens that lead to themselves; each group
  /// in ascending order, the groups by their first.
  ///
  /// - Complexity: linear; Tarjan's algorithm with a stack of its own, for chains can be 10,000
  /// long.
  func circles() -> [[Int]] {
    var search = CircleSearch(edges: edges)
    for screen in edges.indices where search.order[screen] == nil { search.visit(from: screen) }
    return search.circles.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// The shortest way between two screens that stays among `members` and takes at least one step:
  /// edges, each with where it starts.
  func way(from start: Int, to end: Int, among members: Set<Int>) -> [(from: Int, edge: Edge)] {
    var cameBy: [Int: (from: Int, edge: Edge)] = [:]
    var queue = [start]
    var head = 0
    while head < queue.count, cameBy[end] == nil {
      let screen = queue[head]
      head += 1
      for edge in edges[screen] where members.contains(edge.target) && cameBy[edge.target] == nil {
        cameBy[edge.target] = (screen, edge)
        queue.append(edge.target)
      }
    }
    var way: [(from: Int, edge: Edge)] = []
    var screen = end
    while let step = cameBy[screen] {
      way.append(step)
      screen = step.from
      if screen == start { break }
    }
    return way.reversed()
  }
}

extension Slot {
  /// Whether the slot's type names a screen's: as a child, a row, or in a payload.
  fileprivate func names(_ target: Screen, by destination: Destination) -> Bool {
    // Types are all that reflection knows.
    if origin != .source { return true }
    switch encoding {
    case .child, .collection: return storage != .passed
    default:
      return destination.payload.contains { payload in
        payload.role != .data && (payload.leadsTo ?? target.id) == target.id
      }
    }
  }
}

private struct CircleSearch {
  let edges: [[HoldingGraph.Edge]]
  /// When each screen was found; `nil` for one that was not yet.
  var order: [Int?]
  var circles: [[Int]] = []
  private var earliest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var count = 0

  init(edges: [[HoldingGraph.Edge]]) {
    self.edges = edges
    order = Array(repeating: nil, count: edges.count)
    earliest = Array(repeating: 0, count: edges.count)
    isOpen = Array(repeating: false, count: edges.count)
  }

  mutating func visit(from root: Int) {
    var calls: [(screen: Int, next: Int)] = [(root, 0)]
    enter(root)
    while let (screen, next) = calls.last {
      if next < edges[screen].count {
        calls[calls.count - 1].next += 1
        let target = edges[screen][next].target
        if let found = order[target] {
          if isOpen[target] { earliest[screen] = min(earliest[screen], found) }
        } else {
          enter(target)
          calls.append((target, 0))
        }
      } else {
        calls.removeLast()
        if let caller = calls.last?.screen {
          earliest[caller] = min(earliest[caller], earliest[screen])
        }
        leave(screen)
      }
    }
  }

  private mutating func enter(_ screen: Int) {
    order[screen] = count
    earliest[screen] = count
    count += 1
    open.append(screen)
    isOpen[screen] = true
  }

  /// Closes the group of which a screen was found first.
  private mutating func leave(_ screen: Int) {
    guard earliest[screen] == order[screen] else { return }
    var group: [Int] = []
    repeat {
      group.append(open.removeLast())
      isOpen[group[group.count - 1]] = false
    } while group[group.count - 1] != screen
    if group.count > 1 || edges[screen].contains(where: { $0.target == screen }) {
      circles.append(group)
    }
  }
}
