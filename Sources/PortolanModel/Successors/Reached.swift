/// Which nodes of a graph can be reached from some, those included; each is looked at once.
package struct Reached {
  private let edges: [[Int]]
  private var isReached: [Bool]

  package init(from start: [Int], along edges: [[Int]]) {
    self.edges = edges
    isReached = Array(repeating: false, count: edges.count)
    for node in start { reach(node) }
  }

  package subscript(node: Int) -> Bool { isReached[node] }

  /// - Returns: What could not be reached before, `start` first.
  @discardableResult
  package mutating func reach(_ start: Int) -> [Int] {
    var found: [Int] = []
    var waiting = [start]
    while let node = waiting.popLast() {
      if isReached[node] { continue }
      isReached[node] = true
      found.append(node)
      waiting += edges[node]
    }
    return found
  }
}
