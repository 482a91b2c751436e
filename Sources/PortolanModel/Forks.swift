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

  /// - Complexity: linear in the number of children, for a bounded nesting of forks.
  package func value(of children: [(branches: [Slot.Branch], value: Value)], nothing: Value)
    -> Value
  {
    value(of: children[...], nothing, level: 0)
  }

  private func value(
    of children: ArraySlice<(branches: [Slot.Branch], value: Value)>, _ nothing: Value, level: Int
  ) -> Value {
    var result = nothing
    var forks: [Int] = []
    var arms: [Int: [Int: [(branches: [Slot.Branch], value: Value)]]] = [:]
    for child in children {
      guard level < child.branches.count else {
        result = together(result, child.value)
        continue
      }
      let branch = child.branches[level]
      if arms[branch.fork] == nil { forks.append(branch.fork) }
      arms[branch.fork, default: [:]][branch.arm, default: []].append(child)
    }
    for fork in forks {
      let values = (arms[fork] ?? [:]).sorted { $0.key < $1.key }
        .map { value(of: $0.value[...], nothing, level: level + 1) }
      result = together(result, values.dropFirst().reduce(values[0], apart))
    }
    return result
  }
}

extension Forks where Value == Count {
  /// The states of children: each with each of those beside it, and with none of those in another arm.
  static let states = Forks(together: *) { one, other in one + other.subtracting(.one) }
}

extension [Slot.Branch] {
  /// Whether what stands here is never shown together with what stands there.
  package func excludes(_ other: [Slot.Branch]) -> Bool {
    guard let (one, other) = zip(self, other).first(where: { $0 != $1 }) else { return false }
    return one.fork == other.fork
  }
}
