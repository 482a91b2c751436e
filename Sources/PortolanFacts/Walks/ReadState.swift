/// The state that some content reads, as far as it can be there or not: the item that belongs to a flag.
extension ViewWalk {
  func optionals(readBy contents: [Argument]) -> [StatePath] {
    var found: [StatePath] = []
    for content in contents {
      content.value.visitNames { expression in
        let value = evaluate(expression)
        guard let path = value.path, path.cases.isEmpty, value.type.isOptional,
          !value.type.unwrapped.isBool, !found.contains(path)
        else { return }
        found.append(path)
      }
    }
    return found
  }
}

extension Expression {
  /// Visits each name and each chain of members in it.
  fileprivate func visitNames(_ visit: (Expression) -> Void) {
    switch self {
    case .name: visit(self)
    case .member(let base, _, _):
      if base != nil { visit(self) }
      base?.visitNames(visit)
    case .call(let callee, let arguments, _), .element(let callee, let arguments):
      callee.visitNames(visit)
      for argument in arguments { argument.value.visitNames(visit) }
    case .closure(let closure): closure.body.visitNames(visit)
    case .prefix(_, let inner), .await(let inner), .conditional(_, let inner):
      inner.visitNames(visit)
    case .assignment(_, let value, _): value.visitNames(visit)
    case .infix(let left, _, let right):
      left.visitNames(visit)
      right.visitNames(visit)
    case .choice(let condition, let first, let second):
      for part in [condition, first, second] { part.visitNames(visit) }
    case .array(let parts), .dictionary(let parts), .other(let parts):
      for part in parts { part.visitNames(visit) }
    case .tuple(let parts): for part in parts { part.value.visitNames(visit) }
    case .statement(let statement): [statement].visitNames(visit)
    case .type, .keyPath, .string, .number, .boolean, .nil, .binding: break
    }
  }
}

extension [Statement] {
  fileprivate func visitNames(_ visit: (Expression) -> Void) {
    for statement in self {
      statement.expression?.visitNames(visit)
      switch statement {
      case .if(let conditions, _, _), .guard(let conditions, _):
        for condition in conditions {
          switch condition {
          case .expression(let asked), .match(_, let asked): asked.visitNames(visit)
          }
        }
      case .switch(let subject, _, _), .for(_, in: let subject, _): subject.visitNames(visit)
      default: break
      }
      statement.inner.visitNames(visit)
    }
  }
}
