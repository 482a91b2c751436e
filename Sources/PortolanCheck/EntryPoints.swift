import PortolanModel

/// The nodes from which the rest of a graph is reached.
///
/// One for each group of nodes that no other group leads to: the first of the group.
struct EntryPoints {
  let nodes: [Int]

  /// - Parameter members: The nodes that count, in the order in which one is chosen of several.
  /// - Complexity: linear; the search keeps a stack of its own, for chains can be 10,000 long.
  init(among members: [Int], along edges: [[Int]]) {
    var isOpen = Array(repeating: false, count: edges.count)
    for member in members { isOpen[member] = true }
    let inside = edges.enumerated().map { node, targets in
      isOpen[node] ? targets.filter { isOpen[$0] } : []
    }
    // What is left last was entered from nowhere else, or by way of something left even later.
    var finished: [Int] = []
    for member in members where isOpen[member] {
      isOpen[member] = false
      var calls: [(node: Int, next: Int)] = [(member, 0)]
      while let (node, next) = calls.last {
        guard next < inside[node].count else {
          finished.append(node)
          calls.removeLast()
          continue
        }
        calls[calls.count - 1].next += 1
        let target = inside[node][next]
        if isOpen[target] {
          isOpen[target] = false
          calls.append((target, 0))
        }
      }
    }
    var reached = Reached(from: [], along: inside)
    var entries: Set<Int> = []
    for node in finished.reversed() where !reached[node] {
      entries.insert(node)
      reached.reach(node)
    }
    nodes = members.filter(entries.contains)
  }
}
