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

  /// The stack that code sets to a variable as it is, or to a copy of it: `path = next`, `path = .init(next)`.
  private func stack(taking name: String, in code: ArraySlice<Statement>) -> Denotation? {
    // (The search itself needs nothing of the walk, which is slow to copy.)
    var taken: [(target: Expression, value: Expression)] = []
    Array(code).visit { expression in
      guard case .assignment(let target, let value, _) = expression else { return }
      switch value {
      case .name(name, _): taken.append((target, value))
      case .call(_, let arguments, _):
        if case .name(name, _)? = arguments.first?.value { taken.append((target, value)) }
      default: break
      }
    }
    return taken.lazy.compactMap { target, value in
      let stack = evaluator.evaluate(target, in: environment)
      guard stack.path != nil, stack.type.isStack else { return nil }
      let copied = RouteElements.held(by: value, of: stack.type) ?? value
      if case .name(name, _) = copied { return stack }
      return nil
    }
    .first
  }

  /// Whether a stack is put where it is known to be already.
  func isStack(_ path: StatePath, alreadyIn value: Expression, _ type: ResolvedType) -> Bool {
    let value = RouteElements.held(by: value, of: type) ?? value
    guard case .name = value, type.isStack else { return false }
    return evaluator.evaluate(value, in: environment).path == path
  }
}

extension Expression {
  /// Whether it may be a stack that begins here: most variables are something else, and need no search for what becomes of them.
  var makesCollection: Bool { if case .array = self { true } else { makesNothing } }
}
