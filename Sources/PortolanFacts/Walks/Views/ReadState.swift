import PortolanModel

/// The state that some content reads, as far as it can be there or not: the item that belongs to a flag.
extension ViewWalk {
  func optionals(readBy contents: [Argument], of presentation: Presentation) -> [StatePath] {
    var found: [StatePath] = []
    for content in contents {
      content.value.visitNames {
        isOptional($0, of: $1)
      } _: { expression in
        let value = evaluate(expression)
        guard let path = value.path, path.cases.isEmpty, value.type.isOptional,
          !value.type.unwrapped.isBool, !found.contains(path)
        else { return }
        found.append(path)
      }
    }
    // An alert is told at once what it asks about.
    if presentation.isDialog { return found }
    // Where something stands in until it is there, the content is there without it, too.
    let awaited = contents.flatMap(\.value.awaited).compactMap { evaluate($0).path }
    return found.filter { !awaited.contains($0) }
  }

  /// Whether a view of the app's own can do without an argument: it is there without the item, too.
  private func isOptional(_ argument: Argument, of callee: Expression) -> Bool {
    guard case .name = callee, let view = construction(callee) else { return false }
    // What it takes as a binding it works on, `EditView(item: $item)`, unless it shows something else until it is there.
    if argument.value.isProjected {
      return argument.label.map { label in
        view.property("body")?.declaration.body?.flatMap(\.awaited).contains {
          $0.ownName == label
        } == true
      } ?? false
    }
    let initializers = view.members(named: "init").map(\.declaration)
    if initializers.isEmpty {
      let kept = argument.label.flatMap { view.property($0)?.declaration.type }
      return kept?.lastName == "Optional"
    }
    return initializers.contains { initializer in
      initializer.matched([argument]).first?.0.type.lastName == "Optional"
    }
  }
}

/// Whether a callee can do without an argument.
private typealias DoesWithout = (Argument, Expression) -> Bool

extension Expression {
  /// Visits each name and each chain of members that it reads and can't do without.
  fileprivate func visitNames(_ doesWithout: DoesWithout, _ visit: (Expression) -> Void) {
    switch self {
    case .name, .member(_?, _, _): visit(self)
    // What is only written to is not read.
    case .assignment(_, let value, _): return value.visitNames(doesWithout, visit)
    case .call(let callee, let arguments, _):
      callee.visitNames(doesWithout, visit)
      for argument in arguments where !(argument.value.isName && doesWithout(argument, callee)) {
        argument.value.visitNames(doesWithout, visit)
      }
      return
    default: break
    }
    for part in parts { part.visitNames(doesWithout, visit) }
    statements.visitNames(doesWithout, visit)
  }

  private var isName: Bool {
    switch self {
    case .name, .member(.name?, _, _): true
    default: false
    }
  }
}

extension [Statement] {
  fileprivate func visitNames(_ doesWithout: DoesWithout, _ visit: (Expression) -> Void) {
    for statement in self {
      for expression in statement.expressions { expression.visitNames(doesWithout, visit) }
      statement.inner.visitNames(doesWithout, visit)
    }
  }
}

extension Expression {
  /// What it shows something else without: `if let details { … } else { ProgressView() }`.
  fileprivate var awaited: [Expression] {
    parts.flatMap(\.awaited) + statements.flatMap(\.awaited)
  }
}

extension Statement {
  fileprivate var awaited: [Expression] {
    var found = expressions.flatMap(\.awaited) + inner.flatMap(\.awaited)
    if case .if(let conditions, _, let other) = self,
      other.contains(where: { $0.expression?.isEmptyView != true })
    {
      for case .match(_, let value) in conditions { found.append(value) }
    }
    return found
  }
}
