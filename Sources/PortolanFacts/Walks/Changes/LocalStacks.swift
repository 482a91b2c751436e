/// Stacks that code puts together in a variable before they are shown: `var next = NavigationPath(); next.append(page); path = next`.
extension StateChangeWalk {
  /// Lets such a variable stand for the piece of state that it is put into further on: what is done to the one is done to the other.
  mutating func begin(_ variable: Declaration, before rest: ArraySlice<Statement>) {
    guard variable.kind == .variable, !variable.isConstant, variable.body == nil,
      let value = variable.value, value.makesCollection,
      evaluator.local(variable, in: environment).path == nil,
      let kept = stack(taking: variable.name, in: rest), let path = kept.path
    else { return }
    let before = changes.count
    set(path, kept, to: value, variable.position)
    for number in changes.indices.dropFirst(before) { changes[number].variable = variable.name }
    environment.bind(variable.name, Denotation(type: kept.type, path: path))
  }

  /// The stack that code sets to a variable as it is.
  private func stack(taking name: String, in code: ArraySlice<Statement>) -> Denotation? {
    // (The search itself needs nothing of the walk, which is slow to copy.)
    var targets: [Expression] = []
    Array(code).visit { expression in
      if case .assignment(let target, .name(name, _), _) = expression { targets.append(target) }
    }
    return targets.lazy.map { evaluator.evaluate($0, in: environment) }
      .first { $0.path != nil && $0.type.isStack }
  }

  /// Whether a stack is put where it is known to be already.
  func isStack(_ path: StatePath, alreadyIn value: Expression, _ type: ResolvedType) -> Bool {
    guard case .name = value, type.isStack else { return false }
    return evaluator.evaluate(value, in: environment).path == path
  }
}

extension Expression {
  /// Whether it may be a stack that begins here: most variables are something else, and need no search for what becomes of them.
  fileprivate var makesCollection: Bool { if case .array = self { true } else { makesNothing } }
}
