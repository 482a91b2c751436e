/// Which screens lead to which, in any way: by state, inline, or by links without state.
package struct Ways {
  /// For each screen, the ways that start there.
  package let ways: [[Way]]
  /// The targets alone.
  package let targets: [[Int]]
  /// For each screen, what stands beside it in the content of destinations that lead to it, so in the stack that it begins.
  private let beside: [[Int]]

  package struct Way {
    package var target: Int
    /// The slot whose state takes the user there; `nil` for a link.
    package var slot: Int?
    /// The destination of that slot.
    var destination: Int?
    /// Of a child in the content of destinations, these.
    var within: [Spot] = []
    /// Whether what it leads to lies in none of the stacks around where it starts.
    package var leavesStack = false

    /// A destination of the screen that it starts from.
    struct Spot: Hashable {
      var slot: Int
      var destination: Int
    }

    /// Whether it is there only by way of a slot.
    func leads(throughSlot number: Int) -> Bool {
      slot == number || !within.isEmpty && within.allSatisfy { $0.slot == number }
    }
  }

  package init(_ chart: Chart) {
    ways = chart.model.screens.enumerated().map { screenNumber, screen in
      let byState = screen.slots.enumerated().flatMap { number, slot in
        let within = chart.spots(around: number, of: screenNumber)
        let around = within.map { screen.slots[$0.slot].destinations[$0.destination] }
        return slot.destinations.enumerated().flatMap { position, destination in
          ([destination.leadsTo] + destination.payload.map(\.leadsTo))
            .compactMap { $0.flatMap { chart.screenNumbers[$0] } }
            .map {
              Way(
                target: $0, slot: number, destination: position, within: within,
                leavesStack: destination.leavesStack
                  || !around.isEmpty && around.allSatisfy(\.leavesStack))
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
    var beside: [[Int]] = chart.slots.map { _ in [] }
    for (ways, slots) in zip(ways, chart.slots) {
      for way in ways {
        for target in way.within.map({ slots[$0.slot].targets[$0.destination] })
        where target >= 0 && !beside[target].contains(way.target) {
          beside[target].append(way.target)
        }
      }
    }
    self.beside = beside
  }

  /// What stands where each screen does, or is reached from there, but for what one slot of one screen leads to, and some other ways
  /// of it.
  func targets(without slot: Int, of screen: Int, or isLeftOut: (Way) -> Bool) -> [[Int]] {
    var targets = zip(targets, beside).map { $0 + $1 }
    targets[screen] =
      ways[screen].filter { !$0.leads(throughSlot: slot) && !isLeftOut($0) }.map(\.target)
      + beside[screen]
    return targets
  }

  /// What a destination shows: what it leads to, and the children in its content.
  func shown(by destination: Int, of slot: Int, in screen: Int, _ chart: Chart) -> [Int] {
    let target = chart.slots[screen][slot].targets[destination]
    let spot = Way.Spot(slot: slot, destination: destination)
    return (target < 0 ? [] : [target])
      + ways[screen].filter { $0.within.contains(spot) }.map(\.target)
  }

  /// Of those the ones that lie in the same stack as what leads there.
  func targetsInStack(without slot: Int, of screen: Int) -> [[Int]] {
    ways.enumerated().map { number, ways in
      ways.filter { !$0.leavesStack && (number != screen || !$0.leads(throughSlot: slot)) }
        .map(\.target) + beside[number]
    }
  }
}

extension Chart {
  /// The destinations in whose content a child of a screen stands; none for what is no child, which has a way of its own there.
  fileprivate func spots(around slot: Int, of screen: Int) -> [Ways.Way.Spot] {
    guard slots[screen][slot].isWithin, slots[screen][slot].isChild else { return [] }
    return slots[screen].enumerated().flatMap { number, outer in
      outer.targets.indices.filter { outer.inner(of: $0).contains(slot) }
        .map { .init(slot: number, destination: $0) }
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
