import PortolanModel

/// Which screens drill down to which, and which show others in place.
struct DrillDowns {
  /// For each screen, what it drills down to, in the order of the model.
  private(set) var steps: [[Step]]
  /// For each screen, the screens that stand inside it: children and rows.
  private(set) var inline: [[Int]]

  struct Step: Hashable {
    var from: Int
    /// The screen that is pushed; `nil` for a leaf.
    var target: Int?
    var means: Means

    enum Means: Hashable {
      case slot(Int, destination: Int)
      case link(Int)
    }
  }

  init(_ chart: Chart) {
    steps = []
    inline = []
    for (number, screen) in chart.model.screens.enumerated() {
      var (steps, inline): ([Step], [Int]) = ([], [])
      for (position, slot) in screen.slots.enumerated() {
        for (index, destination) in slot.destinations.enumerated() {
          let target = chart.slots[number][position].targets[index]
          if destination.presentation == .drillDown {
            steps.append(
              Step(
                from: number, target: target < 0 ? nil : target,
                means: .slot(position, destination: index)))
          } else if destination.presentation == .inline, target >= 0 {
            inline.append(target)
          }
        }
      }
      for (position, link) in screen.links.enumerated() where link.presentation == .drillDown {
        let target = link.leadsTo.flatMap { chart.screenNumbers[$0] }
        steps.append(Step(from: number, target: target, means: .link(position)))
      }
      self.steps.append(steps)
      self.inline.append(inline)
    }
  }

  /// A chain of so many drill-downs from a screen, the one that passes the fewest screens; none of
  /// them is taken twice.
  func chain(of length: Int, from start: Int) -> [Step]? {
    var queue: [(screen: Int, chain: [Step])] = [(start, [])]
    var seen: Set<Visit> = [Visit(screen: start, depth: 0)]
    var head = 0
    while head < queue.count {
      let (screen, chain) = queue[head]
      head += 1
      for step in steps[screen] where !chain.contains(step) {
        let longer = chain + [step]
        if longer.count == length { return longer }
        if let target = step.target,
          seen.insert(Visit(screen: target, depth: longer.count)).inserted
        {
          queue.append((target, longer))
        }
      }
      for child in inline[screen]
      where seen.insert(Visit(screen: child, depth: chain.count)).inserted {
        queue.append((child, chain))
      }
    }
    return nil
  }

  private struct Visit: Hashable {
    var screen: Int
    var depth: Int
  }
}
