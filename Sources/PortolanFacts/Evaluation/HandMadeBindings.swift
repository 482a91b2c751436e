/// Bindings that are made by hand: `Binding(get: { tab }, set: { tab = $0 })`.
extension Evaluator {
  /// The state that one reads. Where that is no single piece, but a comparison or several conditions, the state is what it writes,
  /// if that is one property, else what the condition names first of what it writes, or of all.
  func readBinding(
    _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation? {
    var read = readState(arguments, in: environment, depth)
    if let setter = arguments.dropFirst().last?.value { read?.setter = [(setter, environment)] }
    return read
  }

  private func readState(
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
    if case .choice(let asked, let first, let second)? = condition {
      let value = second.isNothing ? first : first.isNothing ? second : nil
      let written = written(by: arguments, in: environment, depth)
      func isWritten(_ expression: Expression) -> Bool {
        evaluate(expression, in: scope, depth: depth + 1).path.map { path in
          written.contains { $0.slot == path.slot }
        } ?? false
      }
      if let value, isWritten(value), !isWritten(asked) {
        // `get: { isCompact ? item : nil }, set: { item = $0 }`: what is asked besides only says how the item is shown.
        condition = value
      } else if second.isNothing {
        // `get: { isShown ? sheet : nil }`: it is there as long as the flag says so.
        condition = asked
      }
    }
    var read = condition.map { evaluate($0, in: scope, depth: depth + 1) } ?? .unknown
    // `get: { layers.first }`: while there are any, the first is there.
    if read.path == nil, case .member(let base?, let name, _)? = condition,
      name == "first" || name == "last"
    {
      let many = evaluate(base, in: scope, depth: depth + 1)
      if case .many = many.type.unwrapped { read.path = many.path }
    }
    if let path = read.path, condition.map({ isComposed($0, in: scope, depth) }) == false {
      read.path?.isClosing = onlyClears(path, arguments, in: environment, depth)
      return read
    }
    let written = written(by: arguments, in: environment, depth)
    let path =
      written.count == 1
      ? written[0]
      // A setting that is asked beside them is none of it.
      : condition.flatMap { condition in
        firstPresence(in: condition, scope, depth) { path in
          written.contains { $0.slot == path.slot }
        } ?? firstPresence(in: condition, scope, depth)
      }
    guard var path else { return .unknown }
    path.isClosing = onlyClears(path, arguments, in: environment, depth)
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

  /// The properties that the setter writes or clears, each once.
  private func written(
    by arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> [StatePath] {
    var found: [StatePath] = []
    for (path, _) in assignments(by: arguments, in: environment, depth) {
      // What is written last says most about where it is written.
      found.removeAll { $0.slot == path.slot }
      found.append(path)
    }
    return found
  }

  /// Whether the setter writes some state, and nothing but that there is nothing there.
  private func onlyClears(
    _ path: StatePath, _ arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Bool {
    // What it calls may do anything.
    guard case .closure(let setter)? = arguments.first(where: { $0.label == "set" })?.value,
      !setter.body.calls
    else { return false }
    let values = assignments(by: arguments, in: environment, depth)
      .filter { $0.path.slot == path.slot }.map(\.value)
    return !values.isEmpty && values.allSatisfy { $0 == .nil || $0 == .boolean(path.isNegated) }
  }

  private func assignments(
    by arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> [(path: StatePath, value: Expression)] {
    guard case .closure(let setter)? = arguments.first(where: { $0.label == "set" })?.value else {
      return []
    }
    var inner = environment
    for parameter in setter.parameters { inner.bind(parameter, .unknown) }
    return setter.body.assignments.compactMap { target, value in
      evaluate(target, in: inner, depth: depth + 1).path.map { ($0, value) }
    }
  }

  /// The first piece of state that a condition names and that may be there or not: a flag or an optional.
  ///
  /// - Parameter isMeant: Which pieces of state are looked for.
  func firstPresence(
    in condition: Expression, _ environment: Environment, _ depth: Int,
    _ isMeant: (StatePath) -> Bool = { _ in true }
  ) -> StatePath? {
    func own() -> StatePath? {
      let value = evaluate(condition, in: environment, depth: depth + 1)
      guard value.type.isOptional || value.type.isBool else { return nil }
      return value.path.flatMap { isMeant($0) ? $0 : nil }
    }
    switch condition {
    case .infix(let left, _, let right):
      return firstPresence(in: left, environment, depth, isMeant)
        ?? firstPresence(in: right, environment, depth, isMeant)
    case .prefix(_, let operand), .await(let operand):
      return firstPresence(in: operand, environment, depth, isMeant)
    case .member(let base?, _, _), .call(.member(let base?, _, _), _, _):
      return own() ?? firstPresence(in: base, environment, depth, isMeant)
    case .name: return own()
    default: return nil
    }
  }
}

extension [Statement] {
  /// Whether they call anything but what runs a closure at once.
  fileprivate var calls: Bool {
    var calls = false
    visit { expression in
      if case .call(let callee, _, _) = expression {
        calls = calls || !CodeNames.runsAtOnce(callee)
      }
    }
    return calls
  }

  /// What is assigned to what, however deep in conditions and closures.
  fileprivate var assignments: [(target: Expression, value: Expression)] {
    flatMap { ($0.expression?.assignments ?? []) + $0.inner.assignments }
  }
}

extension Expression {
  fileprivate var assignments: [(target: Expression, value: Expression)] {
    switch self {
    case .assignment(let target, let value, _): [(target, value)]
    case .call(_, let arguments, _): arguments.flatMap(\.value.assignments)
    case .closure(let closure): closure.body.assignments
    case .statement(let statement): [statement].assignments
    case .await(let operand): operand.assignments
    default: []
    }
  }
}
