/// What expressions do to state, and the closures and conditions among them.
extension StateChangeWalk {
  mutating func bind(_ pattern: Expression, _ value: Denotation) {
    ViewWalk(program: program).bind(pattern, to: value, in: &environment)
    tellingParameters = tellingParameters.filter { !pattern.binds($0) }
  }

  mutating func walk(_ condition: Condition) {
    switch condition {
    case .expression(let expression): walk(expression)
    case .match(.prefix(Expression.isTakenFor, .type(let type)), .name(let name, _)):
      guard let value = environment.local(name, evaluator) else { return }
      let meant = program.resolve(type, in: environment.scope, file: environment.file)
      environment.bind(name, value.taken(for: meant, program))
    case .match(let pattern, let value):
      walk(value)
      var denotation = evaluator.evaluate(value, in: environment)
      denotation.type = denotation.type.unwrapped
      // `guard let route else { return }`
      let isHandedOn =
        if case .name(let name, _) = value { tellingParameters.contains(name) } else { false }
      bind(pattern, denotation)
      if value.isSelf, case .binding(let name) = pattern { localValues[name] = value }
      if isHandedOn, case .binding(let name) = pattern { tellingParameters.insert(name) }
    }
  }

  mutating func walk(_ expression: Expression) {
    switch expression {
    case .assignment(let target, let value, let position):
      let before = changes.count
      if value.awaits { isAfterAwait = true }
      assign(target, value, position)
      noteSetter(value, since: before)
      if case .closure(let closure) = value {
        hookUp(target, closure)
      } else {
        walk(value, as: evaluator.evaluate(target, in: environment).type)
      }
    case .call(.member(nil, _, _), _, _): walk(expression, as: nil)
    case .call(let callee, let arguments, let position):
      call(evaluator.called(callee, position, in: environment), arguments, position)
    case .closure(let closure): walk(closure, [])
    case .member(let base?, "self", _): noteNamed(base)
    // `box.register(factory: ListController.init)`
    case .member(let base?, "init", _) where !base.isSelf:
      noteHanded(base)
      walk(base)
    case .name(let name, let position):
      if !isOwnValue(name) { told.note(handedOn: name) }
      byCall.note(untold: name)
      note(handedOn: expression, position)
    // `Button(action: dismiss.callAsFunction)`
    case .member(let base?, "callAsFunction", let position): noteDismissal(base, position)
    case .member(let base?, let name, let position):
      if expression.isProjected { setters.note(written: expression) }
      if !base.isSelf || !isOwnValue(name) { told.note(handedOn: name) }
      byCall.note(untold: name)
      note(handedOn: expression, position)
      noteMade(name, of: base)
      walk(base)
    case .member(nil, let name, _): made.note(name, of: nil)
    case .element(let base, let arguments):
      walk(base)
      if arguments.first?.label != "case" { arguments.forEach { walk($0.value) } }
    case .keyPath:
      unseen.note(expression, by: environment.scope)
      setters.note(written: expression)
    // A case path only asks.
    case .prefix("/", _): break
    case .prefix("&", let operand):
      setters.note(written: operand)
      walk(operand)
    case .prefix(_, let operand), .conditional(_, let operand): walk(operand)
    case .await(let operand):
      walk(operand)
      isAfterAwait = true
    case .infix(let left, let symbol, let right):
      if symbol == "+=" || symbol == "-=" { add(right, to: left) }
      if Expression.changesTarget(symbol) { setters.note(written: left) }
      if Expression.changesTarget(symbol),
        evaluator.evaluate(left, in: environment).path == nil
      {
        unseen.note(left, by: environment.scope)
      }
      if ["==", "!=", "~="].contains(symbol) {
        walk(compared: left)
        walk(compared: right)
      } else {
        walk(left)
        walk(right)
      }
    case .choice(let condition, let first, let second):
      walk(condition)
      choose(asking: condition, { $0.walk(first) }, or: { $0.walk(second) })
    case .array(let elements), .dictionary(let elements), .other(let elements):
      elements.forEach { walk($0) }
    case .tuple(let elements): elements.forEach { walk($0.value) }
    case .statement(let statement): walk(statement)
    default: break
    }
  }

  mutating func walk(_ closure: Closure, _ values: [Denotation]) {
    let saved = (environment, isAfterAwait, result, givesBinding)
    let outerSetter = setter
    defer { setter = outerSetter }
    setter?.enter(closure)
    (result, givesBinding) = (nil, false)
    let names = closure.parameters.isEmpty ? values.indices.map { "$\($0)" } : closure.parameters
    for (name, value) in zip(names, values) { environment.bind(name, value) }
    closures.append(closure.position)
    walk(closure.body)
    closures.removeLast()
    (environment, isAfterAwait, result, givesBinding) = saved
  }
}

extension Expression {
  /// Whether it is only known after an `await`.
  fileprivate var awaits: Bool {
    if case .await = self { true } else { parts.contains { $0.awaits } }
  }
}
