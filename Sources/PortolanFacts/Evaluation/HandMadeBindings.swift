/// Bindings that are made by hand: `Binding(get: { tab }, set: { tab = $0 })`.
extension Evaluator {
  /// The state that one reads. Where that is no single piece, but a comparison or several conditions, the state is what it writes,
  /// if that is one property, else what the condition names first.
  func readBinding(
    _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation? {
    guard let first = arguments.first, case .closure(let getter) = first.value,
      first.label == "get" || first.isTrailing && arguments.last?.label == "set"
    else { return nil }
    let scope = bindings(of: getter.body, environment, depth)
    if let asked = caseAsked(by: getter.body, in: environment, depth) {
      return Denotation(type: .bool, path: asked)
    }
    var condition = returned(getter.body)
    // `get: { isShown ? sheet : nil }`: it is there as long as the flag says so.
    if case .choice(let asked, _, let other)? = condition, other.isNothing { condition = asked }
    var read = condition.map { evaluate($0, in: scope, depth: depth + 1) } ?? .unknown
    // `get: { layers.first }`: while there are any, the first is there.
    if read.path == nil, case .member(let base?, let name, _)? = condition,
      name == "first" || name == "last"
    {
      let many = evaluate(base, in: scope, depth: depth + 1)
      if case .many = many.type.unwrapped { read.path = many.path }
    }
    if read.path != nil, condition.map({ isComposed($0, in: scope, depth) }) == false {
      return read
    }
    let path =
      written(by: arguments, in: environment, depth)
      ?? condition.flatMap { firstPresence(in: $0, scope, depth) }
    guard let path else { return .unknown }
    let isNegated =
      condition.flatMap { self.isNegated(path, in: $0, scope, depth) } ?? path.isNegated
    return Denotation(type: .bool, path: isNegated == path.isNegated ? path : path.negated)
  }

  /// Whether a condition asks that a flag be false: `!isTourDone && isSignedIn`. `nil` where it does not name the flag by itself.
  private func isNegated(
    _ path: StatePath, in condition: Expression, _ environment: Environment, _ depth: Int
  ) -> Bool? {
    switch condition {
    case .infix(let left, "&&", let right), .infix(let left, "||", let right):
      isNegated(path, in: left, environment, depth)
        ?? isNegated(path, in: right, environment, depth)
    case .prefix("!", let operand):
      isNegated(path, in: operand, environment, depth).map { !$0 }
    default:
      evaluate(condition, in: environment, depth: depth + 1).path
        .flatMap { $0 == path ? $0.isNegated : nil }
    }
  }

  /// Whether a condition hangs on more than whether one piece of state is there: `chosen?.id == row.id`, `isOn && url != nil`.
  private func isComposed(
    _ condition: Expression, in environment: Environment, _ depth: Int
  ) -> Bool {
    switch condition {
    case .infix(_, "&&", _), .infix(_, "||", _): return true
    case .prefix("!", .name), .prefix("!", .member):
      return !evaluate(condition, in: environment, depth: depth + 1).type.isBool
    case .prefix("!", _): return true
    case .infix(_, "==", .nil), .infix(_, "!=", .nil), .infix(_, "==", .boolean),
      .infix(_, "!=", .boolean):
      return false
    case .infix(let left, "==", let right), .infix(let left, "!=", let right):
      let symbol = evaluate(left, in: environment, depth: depth + 1).type.symbol
      return caseName(right, in: environment, depth).map { symbol?.hasCase($0) == true } != true
    default: return false
    }
  }

  /// The property that the setter writes or clears, if it is one.
  private func written(
    by arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> StatePath? {
    guard case .closure(let setter)? = arguments.first(where: { $0.label == "set" })?.value else {
      return nil
    }
    var inner = environment
    for parameter in setter.parameters { inner.bind(parameter, .unknown) }
    var found: StatePath?
    for target in setter.body.assignmentTargets {
      guard let path = evaluate(target, in: inner, depth: depth + 1).path else { continue }
      if let found, found.slot != path.slot { return nil }
      found = path
    }
    return found
  }

  /// The first piece of state that a condition names and that may be there or not: a flag or an optional.
  func firstPresence(
    in condition: Expression, _ environment: Environment, _ depth: Int
  ) -> StatePath? {
    func own() -> StatePath? {
      let value = evaluate(condition, in: environment, depth: depth + 1)
      return value.type.isOptional || value.type.isBool ? value.path : nil
    }
    switch condition {
    case .infix(let left, _, let right):
      return firstPresence(in: left, environment, depth)
        ?? firstPresence(in: right, environment, depth)
    case .prefix(_, let operand), .await(let operand):
      return firstPresence(in: operand, environment, depth)
    case .member(let base?, _, _), .call(.member(let base?, _, _), _, _):
      return own() ?? firstPresence(in: base, environment, depth)
    case .name: return own()
    default: return nil
    }
  }
}

extension [Statement] {
  /// What is assigned to, however deep in conditions and closures.
  fileprivate var assignmentTargets: [Expression] {
    flatMap { ($0.expression?.assignmentTargets ?? []) + $0.inner.assignmentTargets }
  }
}

extension Expression {
  fileprivate var assignmentTargets: [Expression] {
    switch self {
    case .assignment(let target, _, _): [target]
    case .call(_, let arguments, _): arguments.flatMap(\.value.assignmentTargets)
    case .closure(let closure): closure.body.assignmentTargets
    case .statement(let statement): [statement].assignmentTargets
    case .await(let operand): operand.assignmentTargets
    default: []
    }
  }
}
