extension Statement {
  /// The statements that stand directly in its branches, arms or body.
  var inner: [Statement] {
    switch self {
    case .if(_, let then, let other): then + other
    case .guard(_, let other): other
    case .switch(_, let cases, _): cases.flatMap(\.body)
    case .for(_, _, let body), .block(let body), .conditional(_, let body): body
    case .declaration(let declaration): declaration.body ?? []
    case .expression, .return: []
    }
  }

  /// What an `if` or a `guard` asks.
  var conditions: [Condition] {
    switch self {
    case .if(let conditions, _, _), .guard(let conditions, _): conditions
    default: []
    }
  }

  /// The expression that it is, that it gives back, or that a variable begins with.
  var expression: Expression? {
    switch self {
    case .expression(let expression): expression
    case .return(let expression): expression
    case .declaration(let declaration): declaration.value
    default: nil
    }
  }
}

extension Statement {
  /// The expressions that stand directly in it, conditions and what is asked among them.
  var expressions: [Expression] {
    switch self {
    case .if(let conditions, _, _), .guard(let conditions, _): conditions.flatMap(\.expressions)
    case .switch(let subject, _, _): [subject]
    case .for(_, let sequence, _): [sequence]
    default: expression.map { [$0] } ?? []
    }
  }
}

extension Condition {
  fileprivate var expressions: [Expression] {
    switch self {
    case .expression(let expression): [expression]
    case .match(_, let value): [value]
    }
  }
}

extension Expression {
  /// The expressions that stand directly in it, but for statements.
  var parts: [Expression] {
    var found: [Expression] = []
    eachPart { found.append($0) }
    return found
  }

  /// Hands over what stands directly in it, one after the other: whoever visits all there is needs no lists.
  private func eachPart(_ look: (Expression) -> Void) {
    switch self {
    case .member(let base?, _, _): look(base)
    case .call(let callee, let arguments, _), .element(let callee, let arguments):
      look(callee)
      for argument in arguments { look(argument.value) }
    case .prefix(_, let operand), .await(let operand), .conditional(_, let operand): look(operand)
    case .assignment(let left, let right, _), .infix(let left, _, let right):
      look(left)
      look(right)
    case .choice(let condition, let first, let second):
      look(condition)
      look(first)
      look(second)
    case .array(let elements), .dictionary(let elements), .other(let elements):
      for element in elements { look(element) }
    case .tuple(let elements): for element in elements { look(element.value) }
    default: break
    }
  }
}

extension Expression {
  /// The statements that stand directly in it.
  var statements: [Statement] {
    switch self {
    case .closure(let closure): closure.body
    case .statement(let statement): [statement]
    default: []
    }
  }

  /// What the first call says of which something is to be said, however deep in statements and closures it stands.
  func firstCall<Found>(_ find: (_ callee: Expression, _ arguments: [Argument]) -> Found?)
    -> Found?
  {
    switch self {
    case .call(let callee, let arguments, _):
      return find(callee, arguments) ?? callee.firstCall(find)
        ?? arguments.first { $0.value.firstCall(find) }
    case .element(let callee, let arguments):
      return callee.firstCall(find) ?? arguments.first { $0.value.firstCall(find) }
    // Most of the rest is short, and needs no list of what it holds.
    case .member(let base, _, _): return base?.firstCall(find)
    case .name, .string, .number, .boolean, .nil, .type, .keyPath, .binding: return nil
    default:
      return parts.first { $0.firstCall(find) } ?? statements.firstCall(find)
    }
  }
}

extension Expression {
  /// Visits it and every expression in it, however deep in statements and closures.
  func visit(_ look: (Expression) -> Void) {
    look(self)
    eachPart { $0.visit(look) }
    statements.visit(look)
  }
}

extension Expression {
  /// The names that stand in it as they are, however deep, each once and in their order.
  var namesWithin: [Expression] {
    var names: [Expression] = []
    var seen: Set<String> = []
    visit { part in
      if case .name(let name, _) = part, seen.insert(name).inserted { names.append(part) }
    }
    return names
  }
}

extension Expression {
  fileprivate func visitStatements(_ look: (Statement) -> Void) {
    eachPart { $0.visitStatements(look) }
    statements.visitStatements(look)
  }
}

extension [Statement] {
  /// Whether nothing comes after a statement. Of the branches of an `#if` each is the last in some build.
  func isLast(_ number: Int) -> Bool {
    number == count - 1 || self[number].isConditional && self[number...].allSatisfy(\.isConditional)
  }
}

extension Statement {
  /// Whether it gives something a name for the code after it, or in it: a variable, or what a condition finds.
  func gives(name: String) -> Bool {
    switch self {
    case .declaration(let declaration): declaration.name == name
    case .if(let conditions, _, _), .guard(let conditions, _):
      conditions.contains { condition in
        if case .match(let pattern, _) = condition { pattern.binds(name) } else { false }
      }
    default: false
    }
  }

  fileprivate var isConditional: Bool { if case .conditional = self { true } else { false } }
}

extension [Statement] {
  /// Visits every statement in them, however deep in branches and closures.
  func visitStatements(_ look: (Statement) -> Void) {
    for statement in self {
      look(statement)
      for expression in statement.expressions { expression.visitStatements(look) }
      statement.inner.visitStatements(look)
    }
  }

  /// Visits every expression in them.
  func visit(_ look: (Expression) -> Void) {
    for statement in self {
      for expression in statement.expressions { expression.visit(look) }
      statement.inner.visit(look)
    }
  }

  func firstCall<Found>(_ find: (_ callee: Expression, _ arguments: [Argument]) -> Found?)
    -> Found?
  {
    first { statement in
      statement.expressions.first { $0.firstCall(find) } ?? statement.inner.firstCall(find)
    }
  }
}

extension Array {
  /// What the first element gives of which something is to be had.
  fileprivate func first<Found>(_ find: (Element) -> Found?) -> Found? {
    for element in self { if let found = find(element) { return found } }
    return nil
  }
}
