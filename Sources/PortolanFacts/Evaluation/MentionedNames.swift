/// The names that code mentions, so that only what it needs is evaluated.
struct MentionedNames {
  private(set) var names: Set<String> = []

  init(_ expression: Expression) { add(expression) }

  mutating func add(_ expression: Expression) {
    switch expression {
    case .name(let name, _):
      names.insert(name)
      if name.hasPrefix("$") || name.hasPrefix("_") { names.insert(String(name.dropFirst())) }
    case .member(let base, _, _): if let base { add(base) }
    case .call(let callee, let arguments, _):
      add(callee)
      for argument in arguments { add(argument.value) }
    case .element(let base, let arguments):
      add(base)
      for argument in arguments { add(argument.value) }
    case .closure(let closure): add(closure.body)
    case .prefix(_, let operand), .await(let operand), .conditional(_, let operand): add(operand)
    case .assignment(let left, let right, _), .infix(let left, _, let right):
      add(left)
      add(right)
    case .choice(let condition, let first, let second):
      add(condition)
      add(first)
      add(second)
    case .array(let elements), .dictionary(let elements), .other(let elements):
      for element in elements { add(element) }
    case .tuple(let elements): for element in elements { add(element.value) }
    case .statement(let statement): add([statement])
    case .type, .keyPath, .string, .number, .boolean, .nil, .binding: break
    }
  }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .expression(let expression): add(expression)
      case .return(let expression): if let expression { add(expression) }
      case .declaration(let declaration):
        if let value = declaration.value { add(value) }
        if let body = declaration.body { add(body) }
      case .if(let conditions, let then, let other):
        add(conditions)
        add(then)
        add(other)
      case .guard(let conditions, let other):
        add(conditions)
        add(other)
      case .switch(let subject, let cases, _):
        add(subject)
        for arm in cases { add(arm.body) }
      case .for(_, let sequence, let body):
        add(sequence)
        add(body)
      case .block(let body), .conditional(_, let body): add(body)
      }
    }
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .match(_, let value): add(value)
      }
    }
  }
}

/// What an expression needs of the body around it.
struct Needed {
  /// Names of locals and parameters, among others.
  let names: Set<String>
  /// In the order of the source.
  let locals: [Declaration]

  init(by expression: Expression, in body: [Statement]) {
    var wanted = MentionedNames(expression)
    var locals: [Declaration] = []
    for case .declaration(let declaration) in body.reversed()
    where declaration.kind == .variable && wanted.names.contains(declaration.name) {
      locals.append(declaration)
      if let value = declaration.value { wanted.add(value) }
    }
    names = wanted.names
    self.locals = locals.reversed()
  }
}
