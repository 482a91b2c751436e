import PortolanModel

/// What code puts into the columns of a split view, one after the other: a column shows one of that at a time.
struct FilledColumns {
  /// The fork of each column, of which each call that fills it is an arm.
  private var forks: [String: Fork] = [:]
  private var arms: [SourceLocation: Fork.Arm] = [:]
  private var layout = SplitLayout()

  /// The arm of a column that a call fills, or empties.
  mutating func arm(
    filling column: String, at location: SourceLocation, _ counter: Fork.Counter
  ) -> Fork.Arm {
    if let known = arms[location] { return known }
    let fork = forks[column] ?? counter.fork(0)
    forks[column] = fork
    let arm = Fork.Arm(fork: fork, number: fork.addArm())
    arms[location] = arm
    return arm
  }

  /// The arm of the layout in which a column is there.
  mutating func layoutArm(of column: String, _ counter: Fork.Counter) -> Fork.Arm {
    layout.arm(of: column, counter)
  }

  /// Whether it is an arm of a column that is filled in one place alone, or of a layout beside which there is no other: what stands there
  /// always does.
  func isLone(_ arm: Fork.Arm) -> Bool {
    layout.isLone(arm) || arm.fork.armCount < 2 && forks.values.contains { $0 === arm.fork }
  }
}

/// The two layouts of a split view: where there is little room, what it has for that stands in place of all its columns.
struct SplitLayout {
  private var fork: Fork?
  private var hasCompact = false
  private var hasColumns = false

  mutating func arm(of column: String, _ counter: Fork.Counter) -> Fork.Arm {
    let fork = fork ?? counter.fork(2)
    self.fork = fork
    let isCompact = column == "compact"
    if isCompact { hasCompact = true } else { hasColumns = true }
    return Fork.Arm(fork: fork, number: isCompact ? 2 : 1)
  }

  func isLone(_ arm: Fork.Arm) -> Bool { arm.fork === fork && !(hasCompact && hasColumns) }
}

extension ViewWalk {
  /// Shows in place what a controller's code puts into one of its columns, in place of what it has put there elsewhere.
  mutating func embed(_ controller: Expression, inColumn column: Expression, _ call: Call) {
    guard let name = evaluator.caseName(column) else { return embed(controller) }
    let arm = columns.arm(filling: name, at: location(call.position), forks)
    let layout = columns.layoutArm(of: name, forks)
    let count = region.uses.count
    embed(controller)
    for number in region.uses.indices.dropFirst(count) {
      region.uses[number].arms.insert(contentsOf: [layout, arm], at: 0)
    }
  }

  /// What alone is put into a column stands there whatever else the code does.
  mutating func standInLoneColumns() {
    for number in region.uses.indices {
      region.uses[number].arms.removeAll(where: columns.isLone)
    }
  }
}
