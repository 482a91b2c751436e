/// How many states the types of a whole app can represent.
public struct AppCount: Hashable, Sendable {
  public var representable: Count
  /// Why there is no end to it; empty where there is.
  public var reasons: [Reason]
  /// The collections of rows that are left out, for their number is not known: `Screen.slot`.
  public var omittedRows: [String]

  /// What makes an app's states endless.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// A stack can be of any length.
    case stack(screen: Screen.ID, slot: String)
    /// A screen leads to itself.
    case recursion(screen: Screen.ID)

    public var description: String {
      switch self {
      case .stack(let screen, let slot): "the stack '\(screen).\(slot)' can be of any length"
      case .recursion(let screen): "'\(screen)' leads to itself"
      }
    }
  }
}

extension Chart {
  /// Counts the states of the whole app: a sum over the cases of what they lead to, a product over the slots of a screen.
  /// A screen that many lead to is counted once.
  ///
  /// - Complexity: linear in the number of destinations; no recursion.
  public func appCount() -> AppCount {
    var counter = AppCounter(chart: self)
    let representable = roots.reduce(Count.zero) { $0 + counter.count(of: $1) }
    return AppCount(
      representable: roots.isEmpty ? .zero : representable, reasons: counter.reasons,
      omittedRows: counter.omittedRows)
  }
}

private struct AppCounter {
  let chart: Chart
  var reasons: [AppCount.Reason] = []
  var omittedRows: [String] = []
  private var known: [Count?]
  private var isOpen: [Bool]
  /// Screens that a chain leads back to; whatever such a screen's own slots say, it has no end.
  private var isRecursive: [Bool]

  init(chart: Chart) {
    self.chart = chart
    known = Array(repeating: nil, count: chart.slots.count)
    isOpen = Array(repeating: false, count: chart.slots.count)
    isRecursive = isOpen
  }

  /// Counts what a screen leads to before the screen, with a stack of our own: chains can be 10,000 long.
  mutating func count(of root: Int) -> Count {
    if let count = known[root] { return count }
    var stack: [(screen: Int, targets: [Int])] = [(root, targets(of: root))]
    isOpen[root] = true
    while let (screen, targets) = stack.last {
      if let target = targets.last {
        stack[stack.count - 1].targets.removeLast()
        if known[target] != nil { continue }
        if isOpen[target] {
          if !isRecursive[target] {
            isRecursive[target] = true
            reasons.append(.recursion(screen: chart.model.screens[target].id))
          }
          continue
        }
        isOpen[target] = true
        stack.append((target, self.targets(of: target)))
      } else {
        stack.removeLast()
        isOpen[screen] = false
        known[screen] = total(of: screen)
      }
    }
    return known[root] ?? .infinite
  }

  /// What is counted for a screen, the first last.
  private func targets(of screen: Int) -> [Int] {
    chart.slots[screen].filter { $0.arity != .each && !$0.isTabChild }
      .flatMap(\.targets).filter { $0 >= 0 }.reversed()
  }

  private mutating func total(of screen: Int) -> Count {
    var product = Count.one
    for (number, info) in chart.slots[screen].enumerated() where !info.isTabChild {
      let slot = chart.model.screens[screen].slots[number]
      // What is not counted yet is on the chain that leads here: a recursion.
      let sum = info.targets.enumerated().reduce(Count.zero) { sum, target in
        sum
          + (target.element < 0
            ? .one : count(of: target.element, in: slot.destinations[target.offset]))
      }
      switch info.arity {
      case .always, .exactlyOne:
        product *= info.targets.isEmpty ? .one : sum
      case .atMostOne:
        // A flag beside its item: on and off, each with the item and without.
        product *= slot.encoding == .flagAndItem ? (sum + .one) * Count(2) : sum + .one
      case .sequence:
        // An untyped path has elements too, though nobody knows which.
        reasons.append(.stack(screen: chart.model.screens[screen].id, slot: slot.name))
        product = .infinite
      case .each:
        omittedRows.append("\(chart.model.screens[screen].id).\(slot.name)")
      }
    }
    return isRecursive[screen] ? .infinite : product
  }

  /// What a destination leads to; with a nested payload, its slot is never empty, so that state does not count.
  private func count(of target: Int, in destination: Destination) -> Count {
    let whole = known[target] ?? .infinite
    guard let name = destination.continues,
      let slot = chart.model.screens[target].slots.firstIndex(where: { $0.name == name })
    else { return whole }
    return chart.slots[target][slot].targets.reduce(.zero) {
      $0 + ($1 < 0 ? .one : known[$1] ?? .infinite)
    }
  }
}
