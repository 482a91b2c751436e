/// Which screens lead to which, in any way: by state, inline, or by links without state.
package struct Ways {
  /// For each screen, the ways that start there.
  package let ways: [[Way]]

  package struct Way {
    package var target: Int
    /// The slot whose state takes the user there; `nil` for a link.
    package var slot: Int?
  }

  package init(_ chart: Chart) {
    ways = chart.model.screens.map { screen in
      let byState = screen.slots.enumerated().flatMap { number, slot in
        slot.destinations.flatMap { destination in
          ([destination.leadsTo] + destination.payload.map(\.leadsTo))
            .compactMap { $0.flatMap { chart.screenNumbers[$0] } }
            .map { Way(target: $0, slot: number) }
        }
      }
      let byLinks = screen.links.compactMap { link in
        link.leadsTo.flatMap { chart.screenNumbers[$0] }.map { Way(target: $0, slot: nil) }
      }
      return byState + byLinks
    }
  }

  /// The targets alone.
  package var targets: [[Int]] { ways.map { $0.map(\.target) } }

  /// The targets, but for those that one slot of one screen leads to.
  package func targets(without slot: Int, of screen: Int) -> [[Int]] {
    var targets = targets
    targets[screen] = ways[screen].filter { $0.slot != slot }.map(\.target)
    return targets
  }
}
