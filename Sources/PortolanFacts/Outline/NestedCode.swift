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

  /// The expression that it is, that it gives back, or that a variable begins with.
  var expression: Expression? {
    switch self {
    case .expression(let expression): expression
    case .return(let expression): expression
    case .declaration(let declaration): declaration.value
    default: nil
    }
  }

  /// What the first call says of which something is to be said, however deep in statements and closures it stands.
  func firstCall<Found>(_ find: (_ callee: Expression, _ arguments: [Argument]) -> Found?)
    -> Found?
  {
    expression?.firstCall(find) ?? inner.firstCall(find)
  }
}

extension [Statement] {
  func firstCall<Found>(_ find: (_ callee: Expression, _ arguments: [Argument]) -> Found?)
    -> Found?
  {
    for statement in self { if let found = statement.firstCall(find) { return found } }
    return nil
  }
}

extension Expression {
  func firstCall<Found>(_ find: (_ callee: Expression, _ arguments: [Argument]) -> Found?)
    -> Found?
  {
    switch self {
    case .call(let callee, let arguments, _):
      if let found = find(callee, arguments) ?? callee.firstCall(find) { return found }
      for argument in arguments {
        if let found = argument.value.firstCall(find) { return found }
      }
      return nil
    case .closure(let closure): return closure.body.firstCall(find)
    case .member(let base?, _, _): return base.firstCall(find)
    case .await(let operand), .prefix(_, let operand), .conditional(_, let operand):
      return operand.firstCall(find)
    case .assignment(_, let value, _): return value.firstCall(find)
    case .infix(let left, _, let right): return left.firstCall(find) ?? right.firstCall(find)
    case .choice(_, let first, let second):
      return first.firstCall(find) ?? second.firstCall(find)
    case .statement(let statement): return statement.firstCall(find)
    default: return nil
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
    switch self {
    case .member(let base?, _, _): [base]
    case .call(let callee, let arguments, _), .element(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .prefix(_, let operand), .await(let operand), .conditional(_, let operand): [operand]
    case .assignment(let left, let right, _), .infix(let left, _, let right): [left, right]
    case .choice(let condition, let first, let second): [condition, first, second]
    case .array(let elements), .dictionary(let elements), .other(let elements): elements
    case .tuple(let elements): elements.map(\.value)
    default: []
    }
  }
}
