/// Flags that code asks for before it turns them: `if isShown { isShown.toggle() }` only dismisses.
extension StateChangeWalk {
  /// What flags are where all of some conditions hold.
  func flags(askedBy conditions: [Condition]) -> [StatePath: Bool] {
    conditions.reduce(into: [:]) { known, condition in
      guard case .expression(let expression) = condition else { return }
      known.merge(flags(askedBy: expression)) { $1 }
    }
  }

  /// What a flag is where conditions do not hold: of several nobody knows which.
  func flags(deniedBy conditions: [Condition]) -> [StatePath: Bool] {
    guard conditions.count == 1, case .expression(let expression) = conditions[0],
      case let known = flags(askedBy: expression), known.count == 1
    else { return [:] }
    if case .infix = expression { return [:] }
    return known.mapValues { !$0 }
  }

  /// Walks code in which flags are known to be on or off.
  mutating func knowing(
    _ flags: [StatePath: Bool], _ work: (inout StateChangeWalk) -> Void
  ) {
    let outer = knownFlags
    knownFlags.merge(flags) { $1 }
    work(&self)
    knownFlags = outer
  }

  private func flags(askedBy expression: Expression) -> [StatePath: Bool] {
    switch expression {
    case .infix(let left, "&&", let right):
      return flags(askedBy: left).merging(flags(askedBy: right)) { $1 }
    case .prefix("!", let flag): return flags(askedBy: flag).mapValues { !$0 }
    case .name, .member:
      let value = evaluator.evaluate(expression, in: environment)
      guard value.type.isBool, let path = value.path else { return [:] }
      return [path.slot: !path.isNegated]
    default: return [:]
    }
  }
}
