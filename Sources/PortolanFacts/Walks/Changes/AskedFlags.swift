/// Flags that code asks for before it turns them: `if isShown { isShown.toggle() }` only dismisses.
extension StateChangeWalk {
  /// What flags are where all of some conditions hold, each by the properties that lead to it.
  func flags(askedBy conditions: [Condition]) -> [[String]: Bool] {
    conditions.reduce(into: [:]) { known, condition in
      switch condition {
      case .expression(let expression): known.merge(flags(askedBy: expression)) { $1 }
      case .match(let pattern, let value):
        known.merge(optional(asked: value, by: [pattern])) { $1 }
      }
    }
  }

  /// What a flag is where conditions do not hold: of several nobody knows which.
  func flags(deniedBy conditions: [Condition]) -> [[String]: Bool] {
    guard conditions.count == 1 else { return [:] }
    switch conditions[0] {
    case .expression(let expression): return flag(askedBy: expression).mapValues { !$0 }
    case .match(let pattern, let value):
      // What is no `.close` may be another one.
      guard case .binding = pattern else { return [:] }
      return optional(asked: value, by: [pattern]).mapValues { !$0 }
    }
  }

  /// Whether an optional that a view is made with is there, where code finds it to be one of some patterns.
  func optional(asked value: Expression, by patterns: [Expression]) -> [[String]: Bool] {
    guard let scope = environment.scope, let name = value.ownName, !patterns.isEmpty,
      environment.local(name, evaluator) == nil, program.keptOptionals(of: scope).contains(name)
    else { return [:] }
    let asked = Set(patterns.map { $0.withNilForNone != .nil })
    return asked.count == 1 ? [[name]: asked.contains(true)] : [:]
  }

  /// Walks code in which flags are known to be on or off.
  mutating func knowing(
    _ flags: [[String]: Bool], _ work: (inout StateChangeWalk) -> Void
  ) {
    let outer = knownFlags
    knownFlags.merge(flags) { $1 }
    work(&self)
    knownFlags = outer.filter { !turnedFlags.contains($0.key) }
  }

  /// Whether a flag is on that code turns; from then on it is the other way round, as far as that was known.
  mutating func isKnownToBeOn(turned flag: [String]) -> Bool? {
    let isOn = knownFlags[flag]
    forget(flag)
    if let isOn { knownFlags[flag] = !isOn }
    return isOn
  }

  /// Notes that code sets a flag, so that what was asked before says nothing of it any more.
  mutating func forget(_ flag: [String]) {
    knownFlags[flag] = nil
    turnedFlags.insert(flag)
  }

  private func flags(askedBy expression: Expression) -> [[String]: Bool] {
    guard case .infix(let left, "&&", let right) = expression.inParentheses else {
      return flag(askedBy: expression)
    }
    return flags(askedBy: left).merging(flags(askedBy: right)) { $1 }
  }

  /// The one flag that an expression asks for, or for its contrary.
  private func flag(askedBy expression: Expression) -> [[String]: Bool] {
    switch expression.inParentheses {
    case .prefix("!", let flag): return self.flag(askedBy: flag).mapValues { !$0 }
    case .infix(let value, "!=", .nil): return optional(asked: value, by: [.nil]).mapValues { !$0 }
    case .infix(let value, "==", .nil): return optional(asked: value, by: [.nil])
    case let flag:
      guard let names = flag.propertyNames, !names.isEmpty,
        environment.local(names[0], evaluator) == nil,
        case let value = evaluator.evaluate(flag, in: environment),
        value.type.isBool, value.path != nil
      else { return [:] }
      return [names: true]
    }
  }
}
