import PortolanModel

/// Finds where code changes navigation state: in the methods of models, the closures of reducers and the buttons of views.
struct StateChangeWalk {
  let program: Program
  private let evaluator: Evaluator
  private(set) var changes: [StateChange] = []
  private var environment = Environment(scope: nil, file: 0)
  private var function = ""
  private var isAfterAwait = false
  /// Whose doing the code is, where that is not the type that it stands in: a child whose callback a parent hooks up.
  private var actor: TypeSymbol?

  init(program: Program) {
    self.program = program
    evaluator = Evaluator(program: program)
  }

  mutating func run() {
    for symbol in program.types where symbol.kind != .protocol {
      for member in symbol.members { walk(member, of: symbol) }
    }
    for members in program.membersOfOthers.keys.sorted().map({ program.membersOfOthers[$0]! }) {
      for member in members { walk(member, of: nil) }
    }
  }

  private mutating func walk(_ member: Member, of symbol: TypeSymbol?) {
    environment = Environment(scope: symbol, file: member.file)
    function = member.name
    isAfterAwait = false
    actor = nil
    for parameter in member.declaration.parameters {
      environment.bind(
        parameter.name,
        Denotation(type: program.resolve(parameter.type, in: symbol, file: member.file)))
    }
    walk(member.declaration.body ?? [])
    walk(member.declaration.observers)
    if let value = member.declaration.value { walk(value) }
  }

  private mutating func walk(_ statements: [Statement]) {
    let saved = environment
    for statement in statements { walk(statement) }
    environment = saved
  }

  private mutating func walk(_ statement: Statement) {
    switch statement {
    case .expression(let expression): walk(expression)
    case .return(let expression): if let expression { walk(expression) }
    case .declaration(let declaration):
      if let value = declaration.value { walk(value) }
      if declaration.kind == .variable {
        environment.bind(declaration.name, evaluator.local(declaration, in: environment))
      }
      if let body = declaration.body { walk(body) }
    case .if(let conditions, let then, let other):
      let saved = environment
      conditions.forEach { walk($0) }
      walk(then)
      environment = saved
      walk(other)
    case .guard(let conditions, let other):
      walk(other)
      conditions.forEach { walk($0) }
    case .switch(let subject, let cases, _):
      walk(subject)
      let value = evaluator.evaluate(subject, in: environment)
      for arm in cases {
        let outer = environment
        for pattern in arm.patterns { bind(pattern, value) }
        let saved = (actor, function)
        // A reducer is told what happened: that is what the user did.
        if case .name("action", _) = subject,
          let name = arm.patterns.compactMap({ evaluator.caseName($0) }).first
        {
          function = name
        }
        if let sender = arm.patterns.compactMap({ sender(of: $0) }).first { actor = sender }
        walk(arm.body)
        (actor, function) = saved
        environment = outer
      }
    case .for(let pattern, let sequence, let body):
      let saved = environment
      walk(sequence)
      bind(pattern, Denotation(type: evaluator.evaluate(sequence, in: environment).type.element))
      walk(body)
      environment = saved
    case .block(let body), .conditional(_, let body): walk(body)
    }
  }

  private mutating func bind(_ pattern: Expression, _ value: Denotation) {
    ViewWalk(program: program).bind(pattern, to: value, in: &environment)
  }

  private mutating func walk(_ condition: Condition) {
    switch condition {
    case .expression(let expression): walk(expression)
    case .match(let pattern, let value):
      walk(value)
      var denotation = evaluator.evaluate(value, in: environment)
      denotation.type = denotation.type.unwrapped
      bind(pattern, denotation)
    }
  }

  private mutating func walk(_ expression: Expression) {
    switch expression {
    case .assignment(let target, let value, let position):
      assign(target, value, position)
      if case .closure(let closure) = value { hookUp(target, closure) } else { walk(value) }
    case .call(let callee, let arguments, let position):
      call(callee, arguments, position)
    case .closure(let closure): walk(closure, [])
    case .member(let base?, _, _): walk(base)
    case .element(let base, _): walk(base)
    case .prefix(_, let operand), .conditional(_, let operand): walk(operand)
    case .await(let operand):
      walk(operand)
      isAfterAwait = true
    case .infix(let left, let symbol, let right):
      if symbol == "+=" { push(right, onto: left) }
      walk(left)
      walk(right)
    case .choice(let condition, let first, let second):
      walk(condition)
      walk(first)
      walk(second)
    case .array(let elements), .dictionary(let elements), .other(let elements):
      elements.forEach { walk($0) }
    case .tuple(let elements): elements.forEach { walk($0.value) }
    case .statement(let statement): walk(statement)
    default: break
    }
  }

  private mutating func walk(_ closure: Closure, _ values: [Denotation]) {
    let saved = (environment, isAfterAwait)
    let names = closure.parameters.isEmpty ? values.indices.map { "$\($0)" } : closure.parameters
    for (name, value) in zip(names, values) { environment.bind(name, value) }
    walk(closure.body)
    (environment, isAfterAwait) = saved
  }

  // MARK: - Delegates

  /// `child.onFinish = { … }`: what the closure does, the child does.
  private mutating func hookUp(_ target: Expression, _ closure: Closure) {
    let saved = (actor, function)
    if case .member(let base?, let name, _) = target,
      let child = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol,
      child !== environment.scope
    {
      (actor, function) = (child, name)
    }
    walk(closure, [])
    (actor, function) = saved
  }

  /// Which child an action comes from: of `.path(.element(id: _, action: .detail(…)))` the state of `detail`.
  private func sender(of pattern: Expression) -> TypeSymbol? {
    guard case .call(.member(nil, let property, _), let arguments, _) = pattern,
      let inner = arguments.first?.value,
      let scope = environment.scope
    else { return nil }
    let state = scope.nested["State"]?.first ?? scope.outer?.nested["State"]?.first
    guard let state, let child = evaluator.property(property, of: state)?.type else { return nil }
    guard case .call(.member(nil, "element", _), let parts, _) = inner,
      let action = parts.last?.value, let name = evaluator.caseName(action),
      let element = child.element.ownSymbol
    else { return child.unwrapped.ownSymbol.flatMap { $0.kind == .enum ? nil : $0 } }
    return evaluator.payload(of: name, in: element).ownSymbol
  }

  // MARK: - Assignments

  private mutating func assign(_ target: Expression, _ value: Expression, _ position: Position) {
    let denotation = evaluator.evaluate(target, in: environment)
    guard let path = denotation.path else { return }
    let cases = cases(in: value, of: denotation.type)
    if case .nil = value { return note(path, .dismiss, [], position) }
    if case .boolean(false) = value, denotation.type.isBool {
      return note(path, .dismiss, [], position)
    }
    if case .many = denotation.type.unwrapped {
      if case .array(let elements) = value, elements.isEmpty {
        return note(path, .popToRoot, [], position)
      }
      return note(path, .replace, cases, position)
    }
    // `isActive ? .edit(…) : nil`, `flag = isActive`: it may do either.
    note(
      path, denotation.type.isOptional || denotation.type.isBool ? .present : .select, cases,
      position)
    if case .choice(_, _, .nil) = value { note(path, .dismiss, [], position) }
  }

  private mutating func note(
    _ path: StatePath, _ kind: Action.Effect.Kind, _ cases: [String], _ position: Position,
    isSeed: Bool = false
  ) {
    changes.append(
      StateChange(
        path: path, kind: kind, cases: cases, owner: actor ?? environment.scope,
        function: function, isAfterAwait: isAfterAwait,
        // What an initialiser is given is no action of its own.
        isSeed: isSeed || function == "init",
        location: position.location(in: program.files[environment.file].path)))
  }

  /// The cases that a value can be.
  private func cases(in value: Expression, of type: ResolvedType) -> [String] {
    switch value {
    case .choice(_, let first, let second):
      return cases(in: first, of: type) + cases(in: second, of: type)
    case .array(let elements): return elements.flatMap { cases(in: $0, of: type) }
    case .call(.name("Optional", _), let arguments, _),
      .call(.member(nil, "some", _), let arguments, _):
      return arguments.flatMap { cases(in: $0.value, of: type) }
    case .statement(.if(_, let then, let other)):
      return [then, other].compactMap(evaluator.returned).flatMap { cases(in: $0, of: type) }
    case .statement(.switch(_, let arms, _)):
      return arms.compactMap { evaluator.returned($0.body) }.flatMap { cases(in: $0, of: type) }
    case .infix(let left, "??", let right):
      return cases(in: left, of: type) + cases(in: right, of: type)
    case .infix(let left, "+", let right):
      return cases(in: left, of: type) + cases(in: right, of: type)
    case .await(let inner): return cases(in: inner, of: type)
    default: break
    }
    guard let name = evaluator.evaluate(value, in: environment).caseName else { return [] }
    switch type.unwrapped {
    case .own(let symbol): return symbol.kind == .enum && symbol.hasCase(name) ? [name] : []
    case .many(let element): return element.symbol.map { $0.hasCase(name) } ?? true ? [name] : []
    case .foreign: return []
    default: return [name]
    }
  }

  // MARK: - Calls

  private mutating func call(_ callee: Expression, _ arguments: [Argument], _ position: Position) {
    var closureValues: [Denotation] = []
    if case .member(let base?, let function, _) = callee {
      walk(base)
      let value = evaluator.evaluate(base, in: environment)
      if let path = value.path { change(path, value.type, function, arguments, position) }
      if ["forEach", "map", "sink", "compactMap", "filter", "withLock"].contains(function) {
        closureValues = [Denotation(type: value.type.element)]
      }
    } else if case .name("Reduce", _) = callee, let scope = environment.scope {
      closureValues = [state(of: scope)]
    } else if case .type(let type) = callee, type.lastName == "Reduce",
      let scope = environment.scope
    {
      closureValues = [state(of: scope)]
    }
    if let symbol = constructed(callee) {
      for argument in arguments { seed(symbol, argument, position) }
    }
    for argument in arguments {
      handOver(argument, to: callee, position)
      if case .closure(let closure) = argument.value {
        walk(closure, closureValues)
      } else {
        walk(argument.value)
      }
    }
  }

  // MARK: - Seeds and bindings

  private func constructed(_ callee: Expression) -> TypeSymbol? {
    guard case .meta(let type) = evaluator.evaluate(callee, in: environment).type else {
      return nil
    }
    return type.ownSymbol
  }

  /// `AppModel(path: [.detail(model)])`: a state that begins so.
  private mutating func seed(
    _ symbol: TypeSymbol, _ argument: Argument, _ position: Position
  ) {
    guard let name = argument.label, symbol.property(name)?.isStored == true,
      let type = evaluator.property(name, of: symbol)?.type
    else { return }
    let cases = cases(in: argument.value, of: type)
    let isFlag = type.isBool && argument.value == .boolean(true)
    if cases.isEmpty, !isFlag { return }
    note(StatePath(owner: symbol, property: name), .present, cases, position, isSeed: true)
  }

  /// A binding that is handed to something else than a presentation can be written there.
  private mutating func handOver(
    _ argument: Argument, to callee: Expression, _ position: Position
  ) {
    guard argument.value.isBinding else { return }
    if case .member(_, let name, _) = callee, PresentationCall.presentations[name] != nil { return }
    if let path = evaluator.evaluate(argument.value, in: environment).path {
      note(path, .select, path.cases.suffix(1).map { $0 }, position, isSeed: true)
    }
  }

  private func state(of scope: TypeSymbol) -> Denotation {
    let state = scope.nested["State"]?.first ?? scope.outer?.nested["State"]?.first
    return Denotation(type: state.map(ResolvedType.own) ?? .unknown)
  }

  private mutating func change(
    _ path: StatePath, _ type: ResolvedType, _ function: String, _ arguments: [Argument],
    _ position: Position
  ) {
    let isList = if case .many = type.unwrapped { true } else { false }
    if isList || type.unwrapped.isErasedPath {
      let values = arguments.flatMap { cases(in: $0.value, of: type.element) }
      switch function {
      case "append": note(path, .push, values, position)
      case "insert": note(path, .insert, values, position)
      case "removeLast", "popLast", "pop": note(path, .pop, [], position)
      case "removeAll": note(path, .popToRoot, [], position)
      case "remove": note(path, .remove, [], position)
      default: break
      }
    } else if function == "toggle", type.isBool {
      note(path, .present, [], position)
      note(path, .dismiss, [], position)
    }
  }

  private mutating func push(_ value: Expression, onto target: Expression) {
    let denotation = evaluator.evaluate(target, in: environment)
    guard let path = denotation.path, case .many = denotation.type.unwrapped else { return }
    note(path, .push, cases(in: value, of: denotation.type.element), Position(line: 1, column: 1))
  }
}

extension Expression {
  /// Whether it begins with a projected value: `$model.destination`.
  fileprivate var isBinding: Bool {
    switch self {
    case .name(let name, _): name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
    case .member(let base?, _, _): base.isBinding
    case .call(.member(let base?, _, _), _, _): base.isBinding
    default: false
    }
  }
}
