extension Chart {
  /// A place that ``Places`` does not list, for a stack on its way holds an element twice, or elements of which nobody knows what
  /// follows what.
  ///
  /// - Parameter matches: Whether the words of one step can be some words that are wanted.
  package func unlistedPlace(
    at wanted: [String], depth: Int, matches: @escaping ([String], [String]) -> Bool
  ) -> Place? {
    if wanted.isEmpty || wanted.count > depth { return nil }
    let space = PlaceSpace(chart: self, followsAnyStack: true)
    for (number, context) in space.rootContexts.enumerated() {
      var search = Search(space: space, wanted: wanted, matches: matches)
      if search.follow(from: context, after: Positions(), at: 0) {
        return Place(
          space: space, rootNumber: number, choices: search.chain, depthLimit: depth)
      }
    }
    return nil
  }
}

/// Depth first, along what is wanted alone, so no deeper than that has words.
private struct Search {
  let space: PlaceSpace
  let wanted: [String]
  let matches: ([String], [String]) -> Bool
  var chain: [Int32] = []

  mutating func follow(from context: Int32, after reachable: Positions, at start: Int) -> Bool {
    guard context >= 0 else { return false }
    for segment in space.contexts[Int(context)].segments {
      for choice in space.segments[Int(segment)] {
        let hop = space.hops[Int(choice)]
        let words = space.choices[Int(choice)].text.split(separator: "/").map(String.init)
        let end = start + words.count
        guard end <= wanted.count, matches(words, Array(wanted[start..<end])),
          let next = space.reachable(after: hop, from: reachable),
          hop.stack != .none || !holds(hop)
        else { continue }
        chain.append(choice)
        if end == wanted.count ? hop.isPlace : follow(from: hop.next, after: next, at: end) {
          return true
        }
        chain.removeLast()
      }
    }
    return false
  }

  private func holds(_ hop: Hop) -> Bool {
    chain.contains { space.hops[Int($0)].identity == hop.identity }
  }
}
