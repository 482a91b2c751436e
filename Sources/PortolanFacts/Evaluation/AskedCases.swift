/// Which case of an enum some code asks for, be it by way of members of the app's own: `if case .help = route { true } else { false }`,
/// `guard case .failed(let error) = step else { return nil }`, `route.isHelp`, `step.kind == .failed`.
extension Evaluator {
  /// The state, narrowed to the only case for which a body gives something else than `false` or `nil`.
  func caseAsked(
    by body: [Statement], in environment: Environment, _ depth: Int
  ) -> StatePath? {
    if isTooDeep(depth) { return nil }
    switch body.first {
    case .if(let conditions, let then, _)? where body.count < 3:
      guard returned(then)?.isNothing == false else { return nil }
      return caseMatched(by: conditions, in: environment, depth)
    case .guard(let conditions, let other)?:
      guard returned(other)?.isNothing == true else { return nil }
      // `guard let active else { return nil }` only gives it a name.
      if let scope = named(by: conditions[...], in: environment, depth), body.count > 1 {
        return caseAsked(by: Array(body.dropFirst()), in: scope, depth + 1)
      }
      return caseMatched(by: conditions, in: environment, depth)
    case .switch(let subject, let arms, _)? where body.count == 1:
      let asked = arms.filter { $0.body.givesSomething }
      return asked.count == 1
        ? caseMatched(by: asked[0], of: subject, in: environment, depth) : nil
    default:
      let scope = bindings(of: body, environment, depth)
      return returned(body).flatMap { caseAsked(by: $0, in: scope, depth) }
    }
  }

  /// Of a `switch` over a piece of state, the cases for which it gives something else than `false` or `nil`, if it names them all; of
  /// `state != .idle`, the others.
  func casesAsked(
    by body: [Statement], of path: StatePath, in environment: Environment
  ) -> Set<String>? {
    if body.count == 1, case .infix(let left, "!=", let right)? = returned(body),
      let name = caseName(right)
    {
      let asked = evaluate(left, in: environment)
      guard asked.path == path, let symbol = asked.type.symbol, symbol.hasCase(name) else {
        return nil
      }
      return Set(symbol.cases.map(\.name)).subtracting([name])
    }
    guard body.count == 1,
      case .switch(let subject, let arms, _)? = body[0].expression?.statements.first ?? body.first
    else { return nil }
    let asked = evaluate(subject, in: environment)
    guard asked.path == path, let symbol = asked.type.symbol else { return nil }
    let names = arms.filter(\.body.givesSomething).flatMap { arm in
      arm.isDefault ? [nil] : arm.patterns.map { caseName($0) }
    }
    let known = names.compactMap { $0 }.filter(symbol.hasCase)
    return known.isEmpty || known.count < names.count ? nil : Set(known)
  }

  /// The case that a property stands for which can be set: `var alert: Alert? { get { guard case .alert(let alert) = route … } set … }`.
  func caseHeld(
    by member: Member, of type: ResolvedType, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    guard !member.declaration.observers.isEmpty, let body = member.declaration.body,
      type.isOptional || type.isBool
    else { return nil }
    return caseAsked(by: body, in: environment, depth + 1)
  }

  /// The same of an expression.
  func caseAsked(
    by expression: Expression, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    switch expression {
    case .infix(let left, "==", let right):
      // `route == wanted`, of a function that is told which.
      guard let name = caseName(right, in: environment, depth) else {
        return caseName(left, in: environment, depth).flatMap {
          caseMatched($0, by: right, in: environment, depth)
        }
      }
      return caseMatched(name, by: left, in: environment, depth)
        ?? caseMapped(to: name, by: left, in: environment, depth)
    // `step.error != nil`
    case .infix(let left, "!=", .nil): return caseAsked(by: left, in: environment, depth + 1)
    case .call(let callee, let arguments, _) where arguments.count == 1:
      // `Failure(text: step.message)` is there as long as what it is made of.
      guard case .meta = evaluate(callee, in: environment, depth: depth + 1).type else {
        return nil
      }
      return caseAsked(by: arguments[0].value, in: environment, depth + 1)
    case .choice(let asked, _, let other) where other.isNothing:
      return caseAsked(by: asked, in: environment, depth)
    case .statement(let statement): return caseAsked(by: [statement], in: environment, depth)
    default:
      return computed(by: expression, in: environment, depth).flatMap {
        caseAsked(by: $0.body, in: $0.scope, depth + 1)
      }
    }
  }

  /// Whether something only says yes or no of a piece of state that is always some case of an enum: nobody knows of which.
  func isUntoldCase(_ asked: Denotation) -> Bool {
    guard asked.type.isBool, let path = asked.path, path.cases.isEmpty,
      let type = property(path.property, of: path.owner)?.type, !type.isOptional
    else { return false }
    return type.ownSymbol?.kind == .enum
  }

  /// `case .help = model.route`
  private func caseMatched(
    by conditions: [Condition], in environment: Environment, _ depth: Int
  ) -> StatePath? {
    // `guard let route, route == .help`
    guard let scope = named(by: conditions.dropLast(), in: environment, depth) else { return nil }
    let asked: StatePath?
    switch conditions.last {
    case .match(let pattern, let value):
      asked = caseName(pattern).flatMap { caseMatched($0, by: value, in: scope, depth) }
    case .expression(let condition): asked = caseAsked(by: condition, in: scope, depth)
    case nil: asked = nil
    }
    // Of a part of what is bound, several may be asked for, and which is shown is no case of the whole.
    return conditions.count > 1 && asked?.owner.kind == .struct && asked?.owner.isView == false
      ? nil : asked
  }

  /// What is known where conditions hold that do no more than to name what is there: `let route`.
  private func named(
    by conditions: ArraySlice<Condition>, in environment: Environment, _ depth: Int
  ) -> Environment? {
    var scope = environment
    for condition in conditions {
      guard case .match(.binding(let name), let value) = condition else { return nil }
      var bound = evaluate(value, in: scope, depth: depth + 1)
      bound.type = bound.type.unwrapped
      scope.bind(name, bound)
    }
    return scope
  }

  private func caseMatched(
    by arm: SwitchCase, of subject: Expression, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    guard arm.patterns.count == 1, let name = caseName(arm.patterns[0]) else { return nil }
    return caseMatched(name, by: subject, in: environment, depth)
  }

  private func caseMatched(
    _ name: String, by value: Expression, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    let asked = evaluate(value, in: environment, depth: depth + 1)
    guard asked.type.symbol?.hasCase(name) == true else { return nil }
    return wholeAsked(by: asked, narrowedTo: name) ?? asked.path?.narrowed(to: name)
  }

  /// Of an enum that an optional struct keeps to say which of several it is, the struct's state narrowed to one of its cases.
  private func wholeAsked(by asked: Denotation, narrowedTo name: String) -> StatePath? {
    guard let whole = asked.whole.first, whole.cases.isEmpty,
      case .optional(.own(let symbol))? = property(whole.property, of: whole.owner)?.type,
      symbol.kind == .struct, !symbol.isView, !symbol.isModel,
      let kind = program.heldRoute(of: symbol), let kept = property(kind, of: symbol)?.type,
      case .own(let type) = kept, type.kind == .enum, type === asked.type.symbol
    else { return nil }
    return whole.narrowed(to: name)
  }

  /// `var kind: Kind { switch self { case .failed: .failed … } }`: the only case for which it gives one.
  private func caseMapped(
    to name: String, by value: Expression, in environment: Environment, _ depth: Int
  ) -> StatePath? {
    guard let (body, scope) = computed(by: value, in: environment, depth), body.count == 1,
      case .switch(let subject, let arms, _)? = body.first
    else { return nil }
    let asked = arms.filter { returned($0.body).flatMap(caseName) == name }
    return asked.count == 1 ? caseMatched(by: asked[0], of: subject, in: scope, depth + 1) : nil
  }

  /// The body of a property or function of the app's own that takes nothing, and what is known in it.
  private func computed(
    by expression: Expression, in environment: Environment, _ depth: Int
  ) -> (body: [Statement], scope: Environment)? {
    let (base, name): (Denotation, String)
    switch expression {
    case .call(let callee, let arguments, _) where arguments.isEmpty:
      return computed(by: callee, in: environment, depth)
    case .member(let written?, let member, _):
      (base, name) = (evaluate(written, in: environment, depth: depth + 1), member)
    case .name(let member, _):
      guard let scope = environment.scope, environment.local(member, self) == nil else {
        return nil
      }
      (base, name) = (environment.local("self", self) ?? Denotation(type: .own(scope)), member)
    default: return nil
    }
    guard let owner = base.type.unwrapped.ownSymbol,
      let member = owner.members(named: name).first(where: {
        $0.declaration.body != nil && $0.declaration.parameters.isEmpty && !$0.isStatic
      }), let body = member.declaration.body
    else { return nil }
    var scope = Environment(scope: owner, file: member.file)
    if base.path != nil { scope.bind("self", base) }
    return (body, scope)
  }
}

extension [Statement] {
  /// Whether code may give back anything but `nil` or `false`, be it under a condition.
  fileprivate var givesSomething: Bool {
    guard let last else { return true }
    if dropLast().contains(where: \.returnsSomething) { return true }
    return switch last {
    case .expression(let value): !value.isNothing
    case .if(_, let then, let other): then.givesSomething || other.givesSomething
    case .switch(_, let arms, _): arms.contains { $0.body.givesSomething }
    default: last.returnsSomething
    }
  }
}

extension Statement {
  fileprivate var returnsSomething: Bool {
    if case .return(let value) = self { return value?.isNothing == false }
    return inner.contains(where: \.returnsSomething)
  }
}
