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
  /// Visits each name and each chain of members that it reads.
  fileprivate func visitNames(_ visit: (Expression) -> Void) {
    switch self {
    case .name, .member(_?, _, _): visit(self)
    // What is only written to is not read.
    case .assignment(_, let value, _): return value.visitNames(visit)
    default: break
    }
    for part in parts { part.visitNames(visit) }
    statements.visitNames(visit)
  }
}

extension [Statement] {
  fileprivate func visitNames(_ visit: (Expression) -> Void) {
    for statement in self {
      for expression in statement.expressions { expression.visitNames(visit) }
      statement.inner.visitNames(visit)
    }
  }
}
