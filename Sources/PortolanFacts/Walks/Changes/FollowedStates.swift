import PortolanModel

/// Flags that views set once something else is there: `.onChange(of: wantsHelp) { if $0 { isSheetShown = true } }`. Whoever sets that
/// other one presents.
struct FollowedState {
  let path: StatePath
  /// What it is called in the code that follows it, beside its own name.
  var names: Set<String> = []
}

extension StateChangeWalk {
  /// What a view's code is run for whenever it changes: a flag, or an optional.
  func followed(by callee: Expression, _ arguments: [Argument]) -> FollowedState? {
    guard case .member(_?, let name, _) = callee, environment.scope?.isView == true,
      let watched = CodeNames.watched(by: name, arguments)
    else { return nil }
    let value = evaluator.evaluate(watched, in: environment)
    guard value.type.isOptional || value.type.isBool, let path = value.path, path.cases.isEmpty,
      !path.isNegated, !path.owner.isPassed(path.property)
    else { return nil }
    let closure = arguments.lazy.compactMap { argument -> Closure? in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }.first
    guard let closure else { return nil }
    // What was, and what is now; or that alone.
    let given = closure.parameters.isEmpty ? ["$0", "$1"] : closure.parameters
    let isAlone = closure.parameters.isEmpty && !closure.body.mentions("$1")
    let now = isAlone ? given.first : given.last
    return FollowedState(path: path.slot, names: Set([now].compactMap(\.self)))
  }

  /// Walks one branch of a condition, and notes which flags are set there because what is followed is there, or is not.
  mutating func follow(
    _ conditions: [Condition], hold: Bool, _ work: (inout StateChangeWalk) -> Void
  ) {
    let before = (changes.count, dismissals.count)
    work(&self)
    guard let followed else { return }
    let parts = conditions.flatMap(\.conjuncts)
    let isThere = parts.contains { $0.wanted.map { isFollowed($0, followed) } == true }
    let isGone = parts.contains { $0.unwanted.map { isFollowed($0, followed) } == true }
    guard isThere != isGone, hold || parts.count == 1 else { return }
    note(followed, isThere: isThere == hold, since: before)
  }

  /// Whether all that comes after a statement is done because what is followed is there: `guard new else { return }`.
  func asksForFollowed(_ statement: Statement) -> Bool {
    guard let followed, case .guard(let conditions, _) = statement else { return false }
    return conditions.flatMap(\.conjuncts).contains { condition in
      condition.wanted.map { isFollowed($0, followed) } == true
    }
  }

  /// Notes of the flags that were set since some change that they follow what is there, or is not; and so of what takes the view away.
  mutating func note(
    _ followed: FollowedState, isThere: Bool, since count: (change: Int, dismissal: Int)
  ) {
    for number in dismissals.indices.dropFirst(count.dismissal) {
      dismissals[number].followed = (followed.path, isThere)
    }
    for number in changes.indices.dropFirst(count.change) {
      let change = changes[number]
      guard change.kind == (isThere ? .present : .dismiss), change.cases.isEmpty, !change.isEither,
        !change.isToggle, change.path.cases.isEmpty,
        evaluator.property(change.path.property, of: change.path.owner)?.type.isBool == true
      else { continue }
      changes[number].source = followed.path
    }
  }

  private func isFollowed(_ asked: Expression, _ followed: FollowedState) -> Bool {
    if case .name(let name, _) = asked, followed.names.contains(name) { return true }
    let value = evaluator.evaluate(asked, in: environment)
    return value.path?.slot == followed.path && value.path?.cases.isEmpty == true
      && value.path?.isNegated == false
  }
}

extension [Statement] {
  fileprivate func mentions(_ name: String) -> Bool {
    var isMentioned = false
    visit { if case .name(name, _) = $0 { isMentioned = true } }
    return isMentioned
  }
}
