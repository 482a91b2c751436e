/// Code that asks which class a controller is that it was handed or has made: `if page is UINavigationController { present(page, …) }`.
extension ViewWalk {
  /// Whether a controller is one of a class, as far as the code tells that makes it.
  func isKnown(_ value: Expression, toBe type: TypeReference) -> Bool? {
    let wanted = program.resolve(type, in: environment.scope, file: environment.file)
    return isKnown(value, toBe: wanted, code, depth: 0)
  }

  /// Notes where a branch would show what the code asks for its class, and was handed: of that others tell what is shown, and this is never it.
  mutating func note(notTaken branch: [Statement], asking conditions: [Condition]) {
    let names = conditions.flatMap(\.conjuncts).compactMap(\.nameAskedForClass)
    if names.isEmpty { return }
    var positions: [Position] = []
    branch.visit { expression in
      guard case .call(let callee, let arguments, let position) = expression,
        let function = callee.lastWord, ControllerLink.named(function, arguments) != nil,
        let shown = arguments.first?.value.ownName, names.contains(shown)
      else { return }
      positions.append(position)
    }
    forwarding.formUnion(positions.map { location($0) })
  }

  /// - Parameters:
  ///   - environment: What is known where the value stands; nothing else than what the walk knows in the code that it walks.
  ///   - code: The body in which the value stands.
  private func isKnown(
    _ value: Expression, toBe wanted: ResolvedType, in environment: Environment? = nil,
    _ code: [Statement], depth: Int
  ) -> Bool? {
    if depth > 6 { return nil }
    func common(
      _ values: [Expression], _ environment: Environment?, _ code: [Statement]
    ) -> Bool? {
      let known = values.map { isKnown($0, toBe: wanted, in: environment, code, depth: depth + 1) }
      return known.allSatisfy { $0 == known.first } ? known.first ?? nil : nil
    }
    // Of one or another, the type says no more than what both are.
    switch value {
    case .choice(let condition, let first, let second):
      if environment == nil, let isTrue = known([.expression(condition)]) {
        return common([isTrue ? first : second], environment, code)
      }
      return common([first, second], environment, code)
    case .name(let name, _):
      if let begun = code.constant(named: name) { return common([begun], environment, code) }
    default: break
    }
    let here = environment ?? self.environment
    if let known = program.isKnown(evaluator.evaluate(value, in: here).type, toBe: wanted) {
      return known
    }
    // Where its type says nothing, what gives it back may do so.
    guard case .call(let callee, let arguments, _) = value, let name = callee.ownName,
      let owner = here.scope, here.local(name, evaluator) == nil,
      let member = evaluator.method(name, of: owner, arguments),
      let body = member.declaration.body
    else { return nil }
    let inner = evaluator.bindings(of: body, Environment(of: member, in: owner, program), 0)
    return common(body.givenBack, inner, body)
  }
}

extension Program {
  /// Whether a controller of a type is one of another, where that can be told: one that is declared as any controller may be of whatever
  /// class.
  fileprivate func isKnown(_ type: ResolvedType, toBe wanted: ResolvedType) -> Bool? {
    switch (type.unwrapped, wanted) {
    case (.own(let symbol), .own(let other)):
      if lineage(of: symbol).contains(where: { $0 === other }) { return true }
      let isTold =
        symbol.kind == .class && other.kind == .class
        && !lineage(of: other).contains { $0 === symbol }
      return isTold ? false : nil
    case (.own(let symbol), .foreign(let other)):
      guard symbol.isController, let ancestor = symbol.foreignAncestor else { return nil }
      if ancestor == other.lastName { return true }
      return KnownControllers.areApart(ancestor, container: other.lastName) ? false : nil
    case (.foreign(let type), .foreign(let other)):
      if type.lastName == other.lastName { return true }
      let isAny = KnownControllers.bases.contains(type.lastName)
      return !isAny && KnownControllers.areApart(type.lastName, container: other.lastName)
        ? false : nil
    case (.foreign(let type), .own(let other)):
      guard other.kind == .class, let ancestor = other.foreignAncestor else { return nil }
      return KnownControllers.areApart(ancestor, container: type.lastName) ? false : nil
    default: return nil
    }
  }
}

extension KnownControllers {
  /// Whether no controller of one class is one of another that is a container, as a bar of tabs is no stack.
  fileprivate static func areApart(_ one: String, container other: String) -> Bool {
    one != other && containers.contains(other) && (containers.contains(one) || bases.contains(one))
  }
}

extension Condition {
  /// What it asks for its class, or for not being of one.
  fileprivate var nameAskedForClass: String? {
    switch self {
    case .expression(.infix(let value, Expression.isOfType, _)),
      .expression(.prefix("!", .infix(let value, Expression.isOfType, _))):
      value.ownName
    default: nil
    }
  }
}

extension [Statement] {
  /// What a constant of some code's own begins with.
  fileprivate func constant(named name: String) -> Expression? {
    for case .declaration(let local) in self
    where local.kind == .variable && local.name == name && local.isConstant {
      return local.value
    }
    return nil
  }

  /// What a function may give back.
  fileprivate var givenBack: [Expression] {
    var values: [Expression] = []
    givingBack.visitStatements { statement in
      if case .return(let value?) = statement { values.append(value) }
    }
    return values
  }
}
