extension Chart {
  /// A place that ``Places`` does not list, for a stack on its way holds an element twice, or elements of which nobody knows what
  /// follows what.
  ///
  /// - Parameters:
  ///   - words: What ``Places/called(_:isURL:isWhole:)`` is given.
  ///   - isURL: Whether each destination may be called what URLs call it.
  ///   - depth: So many steps it has at most.
  ///   - root: That which it starts from; any unless given.
  package func unlistedPlace(
    called words: [String], isURL: Bool, depth: Int, from root: Screen.ID? = nil
  ) -> Place? {
    if words.isEmpty || words.count > depth { return nil }
    let wanted = PlaceWords(words: words, isURL: isURL, isWhole: true)
    let space = PlaceSpace(chart: self, followsAnyStack: true)
    for (number, context) in space.rootContexts.enumerated()
    where root == nil || model.screens[roots[number]].id == root {
      var search = Search(space: space, wanted: wanted)
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
  let wanted: PlaceWords
  var chain: [Int32] = []

  mutating func follow(from context: Int32, after reachable: Positions, at start: Int) -> Bool {
    guard context >= 0 else { return false }
    for segment in space.contexts[Int(context)].segments {
      for choice in space.segments[Int(segment)] {
        let hop = space.hops[Int(choice)]
        guard let said = count(saidBy: space.choices[Int(choice)], from: start),
          let next = space.reachable(after: hop, from: reachable),
          // An element that says nothing would stand on itself for ever.
          hop.stack != .none && said > 0 || !holds(hop)
        else { continue }
        chain.append(choice)
        let end = start + said
        if end == wanted.words.count ? hop.isPlace : follow(from: hop.next, after: next, at: end) {
          return true
        }
        chain.removeLast()
      }
    }
    return false
  }

  /// A tree shows each element of a stack once, by the name that it has there: `path.orders` may stand on another one, where the slot
  /// need not be told.
  private func count(saidBy choice: Choice, from start: Int) -> Int? {
    if let said = wanted.count(saidBy: choice, from: start) { return said }
    if wanted.isURL { return nil }
    let slot = space.chart.model.screens[Int(choice.screen)].slots[Int(choice.slot)]
    let name = slot.destinations[Int(choice.destination)].name
    return wanted.count(saidBy: choice, named: "\(slot.name).\(name)", from: start)
  }

  private func holds(_ hop: Hop) -> Bool {
    chain.contains { space.hops[Int($0)].identity == hop.identity }
  }
}
