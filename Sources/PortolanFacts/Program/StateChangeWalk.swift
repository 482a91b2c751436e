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
  /// How many functions deep a case is handed on.
  private var depth = 0

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
    if let value = member.declaration.value {
      walk(value)
      if let symbol { begin(member, of: symbol, with: value) }
    }
  }

  /// `var path = [.detail]`: what is shown from the start, something set.
  private mutating func begin(_ member: Member, of symbol: TypeSymbol, with value: Expression) {
    guard member.isStored, !member.isStatic,
      let type = evaluator.property(member.name, of: symbol)?.type
    else { return }
    let cases = cases(in: value, of: type)
    let isSet: Bool
    switch (type, value) {
    case (_, .nil), (_, .boolean(false)): isSet = false
    case (_, .boolean(true)): isSet = type.isBool
    case (.optional, .call): isSet = true
    case (.many, .array(let elements)): isSet = !elements.isEmpty
    default: isSet = !cases.isEmpty
    }
    guard isSet else { return }
    note(
      StatePath(owner: symbol, property: member.name), .present, cases,
      member.declaration.position, isSeed: true)
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
        if let sender = arm.patterns.compactMap({ sender(of: $0) }).first {
          actor = sender
          function = arm.patterns.first.map { innermostCase($0) } ?? function
        }
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

  /// What the child did: of `.path(.element(id: _, action: .detail(.saveTapped)))` the last.
  private func innermostCase(_ pattern: Expression) -> String {
    guard case .call(let callee, let arguments, _) = pattern else {
      return evaluator.caseName(pattern) ?? function
    }
    let inner = (arguments.first { $0.label == "action" } ?? arguments.first)?.value
    switch inner {
    case .member(nil, _, _)?, .call(.member(nil, _, _), _, _)?: return innermostCase(inner!)
    default: return evaluator.caseName(callee) ?? function
    }
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
    isSeed: Bool = false, value: ResolvedType? = nil
  ) {
    changes.append(
      StateChange(
        path: path, kind: kind, cases: cases, owner: actor ?? environment.scope,
        function: function, isAfterAwait: isAfterAwait,
        // What an initialiser is given is no action of its own.
        isSeed: isSeed || function == "init", value: value,
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
    navigate(callee, arguments, position)
    for argument in arguments {
      handOver(argument, to: callee, position)
      if case .closure(let closure) = argument.value {
        walk(closure, closureValues)
      } else {
        walk(argument.value)
      }
    }
  }

  // MARK: - Routers

  /// `router.navigate(to: .cart)`: what a function does with the case that it is told, its caller does.
  private mutating func navigate(
    _ callee: Expression, _ arguments: [Argument], _ position: Position
  ) {
    guard depth < 4, case .member(let base?, let name, _) = callee,
      let symbol = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol,
      symbol.kind == .class || symbol.kind == .struct, symbol !== environment.scope,
      let member = evaluator.method(name, of: symbol, arguments),
      let body = member.declaration.body
    else { return }
    var inner = Environment(scope: symbol, file: member.file)
    var told: Set<String> = []
    for (parameter, argument) in member.declaration.matched(arguments) {
      let type = program.resolve(parameter.type, in: symbol, file: member.file)
      guard let target = type.unwrapped.ownSymbol, target.kind == .enum,
        let name = evaluator.evaluate(argument.value, in: environment).caseName,
        target.hasCase(name)
      else { continue }
      inner.bind(parameter.name, Denotation(type: type, caseName: name))
      told.insert(name)
    }
    guard !told.isEmpty else { return }
    let (saved, before) = (environment, changes.count)
    let doer = actor ?? environment.scope
    environment = inner
    depth += 1
    walk(body)
    depth -= 1
    environment = saved
    let found = changes[before...].filter { !$0.cases.isEmpty && told.isSuperset(of: $0.cases) }
    changes.removeSubrange(before...)
    for var change in found {
      change.owner = doer
      change.location = position.location(in: program.files[environment.file].path)
      changes.append(change)
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
    switch callee {
    case .member(_, let name, _), .name(let name, _):
      // What presents only ever clears, a stack only pops, and a binding is handed on.
      if PresentationCall.presentations[name] != nil || Self.clearing.contains(name) { return }
    default: break
    }
    if let path = evaluator.evaluate(argument.value, in: environment).path {
      note(path, .select, path.cases.suffix(1).map { $0 }, position, isSeed: true)
    }
  }

  /// What can't make anything active by the binding that it takes.
  private static let clearing: Set<String> = [
    "Binding", "UIBinding", "NavigationStack", "NavigationStackStore",
  ]

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
      case "append":
        let value = arguments.first.map { evaluator.evaluate($0.value, in: environment).type }
        note(path, .push, values, position, value: value)
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
