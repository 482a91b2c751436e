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
  /// Of what is compiled for different systems, in the build in which there are most.
  ///
  /// - Complexity: linear in the number of destinations, for each build; no recursion.
  public func appCount() -> AppCount {
    let counts = rootBuilds.reduce(.none, |)
      .divided(by: Set(slots.joined().flatMap(\.allBuilds) + rootBuilds))
      .map(appCount)
    guard var most = counts.first else {
      return AppCount(representable: .zero, reasons: [], omittedRows: [])
    }
    for count in counts where count.representable.isGreater(than: most.representable) {
      most = count
    }
    return most
  }

  private func appCount(in build: Builds) -> AppCount {
    var counter = AppCounter(chart: self, build: build)
    let representable = zip(roots, rootBuilds).reduce(Count.zero) { sum, root in
      root.1.contains(build) ? sum + counter.count(of: root.0) : sum
    }
    return AppCount(
      representable: representable, reasons: counter.reasons, omittedRows: counter.omittedRows)
  }
}

private struct AppCounter {
  let chart: Chart
  /// Builds of which each has all that it is about.
  let build: Builds
  private(set) var reasons: [AppCount.Reason] = []
  private(set) var omittedRows: [String] = []
  private var states: States
  private var reasonsGiven: Set<AppCount.Reason> = []
  private var rowsOmitted: Set<String> = []

  /// What is counted: a screen, or only one slot of it, which a nested payload has set.
  private struct Subject: Hashable {
    var screen: Int
    var onlySlot = -1
  }

  private enum State {
    /// On the chain that leads to what is being counted.
    case open
    /// Open, and the chain came back to it: whatever its own slots say, it has no end.
    case recursive
    case counted(Count)
  }

  private struct States {
    var ofScreens: [State?]
    var ofSlots: [Subject: State] = [:]

    subscript(subject: Subject) -> State? {
      get { subject.onlySlot < 0 ? ofScreens[subject.screen] : ofSlots[subject] }
      set {
        if subject.onlySlot < 0 {
          ofScreens[subject.screen] = newValue
        } else {
          ofSlots[subject] = newValue
        }
      }
    }
  }

  init(chart: Chart, build: Builds) {
    (self.chart, self.build) = (chart, build)
    states = States(ofScreens: Array(repeating: nil, count: chart.slots.count))
  }

  /// Counts what a screen leads to before the screen, with a stack of our own: chains can be 10,000 long.
  mutating func count(of root: Int) -> Count {
    let root = Subject(screen: root)
    if case .counted(let count) = states[root] { return count }
    var stack = [(subject: root, targets: targets(of: root))]
    states[root] = .open
    while let subject = stack.last?.subject {
      guard let target = stack[stack.count - 1].targets.popLast() else {
        stack.removeLast()
        states[subject] = .counted(total(of: subject))
        continue
      }
      switch states[target] {
      case .counted: break
      case .open, .recursive:
        states[target] = .recursive
        give(.recursion(screen: chart.model.screens[target.screen].id))
      case nil:
        states[target] = .open
        stack.append((target, targets(of: target)))
      }
    }
    return count(of: root)
  }

  /// What is counted for a subject, the first last.
  private func targets(of subject: Subject) -> [Subject] {
    var targets: [Subject] = []
    for number in slots(of: subject).reversed() {
      let slot = chart.slots[subject.screen][number]
      guard slot.arity != .each else { continue }
      for destination in slot.targets.indices.reversed() where slot.shows(destination, in: build) {
        targets += children(of: slot, destination, of: subject).reversed().map(\.target)
        if let target = target(of: slot, destination) { targets.append(target) }
      }
    }
    return targets
  }

  /// The children in the content of a destination: they are there only while that is.
  private func children(
    of slot: ChartSlot, _ destination: Int, of subject: Subject
  ) -> [(branches: [Slot.Branch], target: Subject)] {
    let inner = slot.inner(of: destination)
    if inner.isEmpty { return [] }
    return inner.map { chart.slots[subject.screen][$0] }
      .filter { $0.isChild && $0.builds.contains(build) }
      .map { ($0.branches, Subject(screen: $0.targets[0])) }
  }

  private func slots(of subject: Subject) -> [Int] {
    if subject.onlySlot >= 0 { return [subject.onlySlot] }
    let slots = chart.slots[subject.screen]
    return slots.indices.filter {
      !slots[$0].isTabChild && !(slots[$0].isWithin && slots[$0].arity == .always)
        && slots[$0].builds.contains(build)
    }
  }

  private func target(of slot: ChartSlot, _ destination: Int) -> Subject? {
    let target = slot.targets[destination]
    return target < 0
      ? nil : Subject(screen: target, onlySlot: slot.continuation(of: destination))
  }

  private mutating func total(of subject: Subject) -> Count {
    let all = slots(of: subject).map { number in
      let slot = chart.slots[subject.screen][number]
      return (
        slot.branches,
        ShownStates(
          count: total(of: number, of: subject), mayBeNothing: slot.arity != .exactlyOne)
      )
    }
    let product = Forks.states.value(of: all, nothing: ShownStates(count: .one)).count
    if case .recursive = states[subject] { return .infinite }
    return product
  }

  private mutating func total(of number: Int, of subject: Subject) -> Count {
    let slot = chart.slots[subject.screen][number]
    var sum = Count.zero
    for destination in slot.targets.indices where slot.shows(destination, in: build) {
      let children = children(of: slot, destination, of: subject).map {
        ($0.branches, ShownStates(count: count(of: $0.target)))
      }
      sum +=
        (target(of: slot, destination).map { count(of: $0) } ?? .one)
        * Forks.states.value(of: children, nothing: ShownStates(count: .one)).count
    }
    switch slot.arity {
    case .always, .exactlyOne:
      return slot.targets.isEmpty ? .one : sum
    case .atMostOne:
      // A nested payload says that some case is active.
      if subject.onlySlot >= 0 { return sum }
      // A flag beside its item: on and off, each with the item and without.
      return slot.isFlagAndItem ? (sum + .one) * Count(2) : sum + .one
    case .sequence:
      // An untyped path has elements too, though nobody knows which.
      let screen = chart.model.screens[subject.screen]
      give(.stack(screen: screen.id, slot: screen.slots[number].name))
      return .infinite
    case .each:
      let screen = chart.model.screens[subject.screen]
      let name = "\(screen.id).\(screen.slots[number].name)"
      if rowsOmitted.insert(name).inserted { omittedRows.append(name) }
      return .one
    }
  }

  private func count(of subject: Subject) -> Count {
    // What is not counted yet is on the chain that leads here: a recursion.
    if case .counted(let count) = states[subject] { count } else { .infinite }
  }

  private mutating func give(_ reason: AppCount.Reason) {
    if reasonsGiven.insert(reason).inserted { reasons.append(reason) }
  }
}
