/// Controllers that code takes out of a list which a property gives: `showDetailViewController(pages[index], sender: self)`.
extension ViewWalk {
  /// What each controller shows that is taken, of a number that is written out just that one; none where nobody can tell which there are.
  mutating func pages(takenBy expression: Expression) -> [Region] {
    guard case .element(let list, let arguments) = expression, arguments.count == 1,
      arguments[0].label == nil, let (owner, member) = property(list),
      let elements = member.declaration.listGiven
    else { return [] }
    var wanted = elements
    if case .number(let text) = arguments[0].value, let number = Int(text) {
      wanted = elements.indices.contains(number) ? [elements[number]] : []
    }
    var pages: [Region] = []
    with(environment: Environment(scope: owner, file: member.file)) { walk in
      pages = wanted.map { element in
        let shown = walk.shown(by: element)
        return shown.pages.first ?? shown
      }
    }
    // Of a list of anything else, or of one that is not known in full, nothing is told.
    return pages.contains { $0.firstUse == nil } ? [] : pages
  }

  /// The property of an object of the app's own that is meant.
  private func property(_ expression: Expression) -> (owner: TypeSymbol, member: Member)? {
    let (owner, name): (TypeSymbol?, String)
    switch expression {
    case .name(let own, _) where environment.local(own, evaluator) == nil:
      (owner, name) = (environment.scope, own)
    case .member(let base?, let other, _):
      (owner, name) = (evaluate(base).type.unwrapped.ownSymbol, other)
    default: return nil
    }
    guard let owner, let member = owner.property(name) else { return nil }
    return (owner, member)
  }
}

extension Declaration {
  /// The elements of the list that a property has from the beginning, or that it gives whenever it is asked.
  fileprivate var listGiven: [Expression]? {
    if case .array(let elements)? = value { return elements }
    guard let body, body.count == 1 else { return nil }
    switch body[0] {
    case .expression(.array(let elements)), .return(.array(let elements)?): return elements
    default: return nil
    }
  }
}
