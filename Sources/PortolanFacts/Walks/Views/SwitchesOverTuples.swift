/// Code that goes by several values at once: `switch (flow, kind) { case (.send, .real): … }`.
extension ViewWalk {
  /// Walks the arms of such a `switch` that are not ruled out by the values that are known; `false` where none is known.
  mutating func walk(tuple subject: Expression, _ cases: [SwitchCase]) -> Bool {
    guard case .tuple(let elements) = subject else { return false }
    let values = elements.map { evaluate($0.value) }
    guard values.contains(where: { $0.constantName != nil }) else { return false }
    var arms: [SwitchCase] = []
    for arm in cases {
      let meets = arm.isDefault ? [true] : arm.patterns.map { self.meets($0, values) }
      if meets.allSatisfy({ $0 == false }) { continue }
      arms.append(arm)
      if meets.contains(true) { break }
    }
    let whole = Denotation(type: .tuple(zip(elements, values).map { ($0.label, $1.type) }))
    guard arms.count == 1, let arm = arms.first else {
      walk(arms, of: whole)
      return true
    }
    var inner = environment
    for pattern in arm.patterns { bind(pattern, to: whole, in: &inner) }
    with(environment: inner) { $0.walk(arm.body) }
    return true
  }

  /// Whether values come to a pattern, as far as they are known.
  private func meets(_ pattern: Expression, _ values: [Denotation]) -> Bool? {
    guard case .tuple(let parts) = pattern, parts.count == values.count else { return nil }
    let meets = zip(parts, values).map { self.meets($0.value, $1) }
    return meets.contains(false) ? false : meets.contains(nil) ? nil : true
  }

  private func meets(_ pattern: Expression, _ value: Denotation) -> Bool? {
    switch pattern {
    case .binding: return true
    case .boolean(let wanted): return value.isTrue.map { $0 == wanted }
    default:
      guard let known = value.caseName, let wanted = evaluator.caseName(unwrapped(pattern)),
        value.type.symbol?.hasCase(wanted) == true
      else { return nil }
      if known != wanted { return false }
      // Of what the case holds nobody knows which it is: `.page(1)`.
      guard case .call(_, let arguments, _) = unwrapped(pattern) else { return true }
      return arguments.allSatisfy { if case .binding = $0.value { true } else { false } }
        ? true : nil
    }
  }
}
