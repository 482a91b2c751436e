import PortolanModel

extension Dialect {
  /// What a controller presents and takes away by hand whenever state changes: `model.$item.sink { … }`, `observe { … }`.
  static let observedState = Dialect(
    modifiers: ["sink": sink, "observe": observe],
    containers: ["observe": observe, "withObservationTracking": observe])

  private static let sink: Understand = { _, call, walk in
    guard walk.isInController, case .member(let publisher?, _, _) = call.callee,
      let receiver = call["receiveValue"] ?? call.arguments.first?.value,
      let published = walk.published(by: publisher)
    else { return false }
    walk.walkArguments(of: call)
    walk.observe(published) { $0.walk(content: receiver, [published.value]) }
    return true
  }

  private static let observe: Understand = { _, call, walk in
    guard walk.isInController, let code = call.arguments.first,
      code.label == nil || code.isTrailing,
      case .closure = code.value
    else { return false }
    walk.walkArguments(of: call)
    walk.observe(nil) { $0.walk(content: code.value) }
    return true
  }
}

extension ViewWalk {
  /// Walks a loop through the changes of state: `for await item in model.$item.values { … }`.
  mutating func observe(_ pattern: Expression, in sequence: Expression, _ body: [Statement]) {
    guard isInController, case .member(let publisher?, "values", _) = sequence,
      let published = published(by: publisher)
    else { return }
    var inner = environment
    bind(pattern, to: published.value, in: &inner)
    observe(published) { walk in walk.with(environment: inner) { $0.walk(body) } }
  }

  /// A piece of state as a publisher tells its changes.
  struct Published {
    var value: Denotation
    /// Whether it only tells of them while the state is there: `model.$item.compactMap { $0 }`.
    var isThere = false
  }

  /// The state whose changes an expression tells, where that can be there or not: `model.$item.receive(on: .main)`.
  func published(by publisher: Expression) -> Published? {
    guard let published = state(toldBy: publisher), published.value.path != nil,
      published.isThere || published.value.type.isOptional || published.value.type.isBool
    else { return nil }
    return published
  }

  private func state(toldBy publisher: Expression) -> Published? {
    guard case .call(.member(let base?, let function, _), let arguments, _) = publisher else {
      return Published(value: evaluate(publisher))
    }
    if Self.handingOn.contains(function) { return state(toldBy: base) }
    guard ["map", "compactMap", "filter"].contains(function), arguments.count == 1,
      var told = state(toldBy: base)
    else { return nil }
    var part = evaluator.narrowed(told.value, by: arguments[0].value, in: environment)
    var isSame = part.path == told.value.path
    if case .closure(let closure) = arguments[0].value {
      switch evaluator.returned(closure.body) {
      case .infix(_, "==", .nil)?: part = part.negated
      case .infix(_, "!=", .nil)?, .infix(_, _, .boolean)?: break
      // What it compares with anything else is not asked whether it is there.
      case .infix?: isSame = false
      default: break
      }
    }
    if function == "filter" {
      told.isThere = told.isThere || isSame && part.type.isBool && part.path?.isNegated == false
      return told
    }
    // What a closure makes of a value is the same state only where that is asked whether it is there.
    if case .closure = arguments[0].value, !isSame { return nil }
    told.value = part
    if function == "compactMap" {
      told.isThere = true
      told.value.type = part.type.unwrapped
    }
    return told
  }

  /// What tells the same values, though at other times.
  private static let handingOn: Set<String> = [
    "receive", "subscribe", "removeDuplicates", "dropFirst", "drop", "debounce", "throttle",
    "delay", "share", "eraseToAnyPublisher", "print", "handleEvents", "prefix", "first",
    "setFailureType", "assertNoFailure", "replaceError", "prepend",
  ]
}
