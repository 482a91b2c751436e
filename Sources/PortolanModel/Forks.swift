/// What a screen shows in place and presents, put together as the forks in its code let it be shown.
///
/// What stands outside of forks, or in different forks, is shown together; of one fork, one arm is shown, or none.
package struct Forks<Value>: Sendable {
  private let together: @Sendable (Value, Value) -> Value
  private let apart: @Sendable (Value, Value) -> Value

  /// - Parameters:
  ///   - together: What two make that can be shown at once.
  ///   - apart: What two make of which one is shown.
  package init(
    together: @escaping @Sendable (Value, Value) -> Value,
    apart: @escaping @Sendable (Value, Value) -> Value
  ) {
    (self.together, self.apart) = (together, apart)
  }

  /// Of forks that are asked in different order in different places, what is apart in one of them only may be counted together: then
  /// the value is a bound.
  ///
  /// - Complexity: linear in the number of children, for a bounded nesting of forks.
  package func value(of children: [(branches: [Slot.Branch], value: Value)], nothing: Value)
    -> Value
  {
    // Most screens have none. No key paths here: in generic code each use of one is made anew.
    if children.allSatisfy({ $0.branches.isEmpty }) {
      return children.reduce(nothing) { together($0, $1.value) }
    }
    var result = nothing
    var uses: [Int: Int] = [:]
    for branch in children.lazy.flatMap({ $0.branches }) { uses[branch.fork, default: 0] += 1 }
    var forks: [Int] = []
    var arms: [Int: [Int: [(branches: [Slot.Branch], value: Value)]]] = [:]
    for child in children {
      // Of forks that code asks in different order, that comes first which most of the children stand in.
      guard
        let branch = child.branches.reduce(
          nil, { $0.map { uses[$0.fork]! } ?? 0 < uses[$1.fork]! ? $1 : $0 })
      else {
        result = together(result, child.value)
        continue
      }
      if arms[branch.fork] == nil { forks.append(branch.fork) }
      arms[branch.fork, default: [:]][branch.arm, default: []].append(
        (child.branches.filter { $0.fork != branch.fork }, child.value))
    }
    for fork in forks {
      let values = (arms[fork] ?? [:]).sorted { $0.key < $1.key }
        .map { value(of: $0.value, nothing: nothing) }
      result = together(result, values.dropFirst().reduce(values[0], apart))
    }
    return result
  }
}

/// How many states something has that is shown, and whether nothing is chosen or presented in one of them.
struct ShownStates {
  var count: Count
  var mayBeNothing = true
}

extension Forks where Value == ShownStates {
  /// The states of children: each with each of those beside it, and with none of those in another arm. That nothing is there is one
  /// state, whichever arm is shown.
  static let states = Forks(
    together: { one, other in
      ShownStates(
        count: one.count * other.count, mayBeNothing: one.mayBeNothing && other.mayBeNothing)
    },
    apart: { one, other in
      let isShared = one.mayBeNothing && other.mayBeNothing
      return ShownStates(
        count: one.count + (isShared ? other.count.subtracting(.one) : other.count),
        mayBeNothing: one.mayBeNothing || other.mayBeNothing)
    })
}

extension [Slot.Branch] {
  /// Whether what stands here is never shown together with what stands there.
  package func excludes(_ other: [Slot.Branch]) -> Bool {
    if isEmpty || other.isEmpty { return false }
    return contains { branch in
      other.contains { $0.fork == branch.fork && $0.arm != branch.arm }
    }
  }
}
