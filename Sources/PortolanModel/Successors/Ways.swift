/// Which screens lead to which, in any way: by state, inline, or by links without state.
package struct Ways {
  /// For each screen, the ways that start there.
  package let ways: [[Way]]
  /// The targets alone.
  package let targets: [[Int]]

  package struct Way {
    package var target: Int
    /// The slot whose state takes the user there; `nil` for a link.
    package var slot: Int?
    /// The destination of that slot.
    var destination: Int?
    /// Whether what it leads to lies in none of the stacks around where it starts.
    package var leavesStack = false
  }

  package init(_ chart: Chart) {
    ways = chart.model.screens.map { screen in
      let byState = screen.slots.enumerated().flatMap { number, slot in
        slot.destinations.enumerated().flatMap { position, destination in
          ([destination.leadsTo] + destination.payload.map(\.leadsTo))
            .compactMap { $0.flatMap { chart.screenNumbers[$0] } }
            .map {
              Way(
                target: $0, slot: number, destination: position,
                leavesStack: destination.leavesStack)
            }
        }
      }
      let byLinks = screen.links.compactMap { link in
        link.leadsTo.flatMap { chart.screenNumbers[$0] }.map {
          Way(target: $0, slot: nil, leavesStack: link.presentation.leavesStack)
        }
      }
      return byState + byLinks
    }
    targets = ways.map { $0.map(\.target) }
  }

  /// The targets, but for those that one slot of one screen leads to.
  package func targets(without slot: Int, of screen: Int) -> [[Int]] {
    var targets = targets
    targets[screen] = ways[screen].filter { $0.slot != slot }.map(\.target)
    return targets
  }

  /// Of those the ones that lie in the same stack as what leads there.
  package func targetsInStack(without slot: Int, of screen: Int) -> [[Int]] {
    ways.enumerated().map { number, ways in
      ways.filter { !$0.leavesStack && (number != screen || $0.slot != slot) }.map(\.target)
    }
  }
}

extension Destination {
  /// Whether it is presented over everything, wherever it is.
  fileprivate var leavesStack: Bool {
    let kinds = presentations?.map(\.kind) ?? []
    return (kinds.isEmpty ? [presentation] : kinds).allSatisfy(\.leavesStack)
  }
}

extension Presentation {
  /// Whether what is presented stands over everything, and brings nothing of the stack below it.
  fileprivate var leavesStack: Bool { [.sheet, .fullScreenCover, .popover].contains(self) }
}
