/// Controllers that code takes out of a list which a property gives: `showDetailViewController(pages[index], sender: self)`.
extension ViewWalk {
  /// What each controller shows that is taken, of a number that is written out just that one; none where nobody can tell which there are.
  mutating func pages(takenBy expression: Expression) -> [Region] {
    let made = pages(keptByElement: expression)
    if !made.isEmpty { return made }
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

  /// Notes of which list a name stands for an element: `let entry = entries[index]`.
  mutating func note(element name: String, takenBy value: Expression?) {
    let key = Self.list(of: name)
    if isInController, let value, value.list != nil {
      environment.bind(key, Denotation(closure: (content(value), environment)))
    } else if environment.local(key, evaluator) != nil {
      environment.bind(key, .unknown)
    }
  }

  /// The name of an element's list, which no code can have.
  private static func list(of element: String) -> String { "list of \(element)" }

  /// What each element shows of a list that is written out, where it keeps a controller, or what makes one: `entry.make()`.
  private mutating func pages(keptByElement expression: Expression) -> [Region] {
    guard let (element, property) = expression.elementAsked,
      let known = evaluate(element).type.unwrapped.ownSymbol,
      let kept = known.property(property), keepsController(kept, of: known),
      let elements = elements(besides: element), !elements.isEmpty,
      elements.allSatisfy({ self.struct(madeBy: $0, of: known) === known })
    else { return [] }
    // What one element makes may take another of the list, and may do so in turn.
    let key = "elements of \(known.id).\(property)"
    guard following.insert(key).inserted else { return [] }
    defer { following.remove(key) }
    let name = "element"
    let asked = expression.asking(.name(name, position(of: expression)))
    var pages: [Region] = []
    for element in elements {
      let saved = environment
      bind(madeBy: element, of: known, to: name)
      pages.append(shown(by: asked))
      environment = saved
    }
    return pages.contains { $0.firstUse == nil } ? [] : pages
  }

  /// All elements of the list from which one is taken; of a number that is written out just that one.
  private func elements(besides element: Expression) -> [ListedElement]? {
    if element.list != nil { return elements(takenBy: element, in: environment) }
    guard case .name(let name, _) = element,
      let (closure, outer) = environment.local(Self.list(of: name), evaluator)?.closure,
      case .expression(let taken)? = closure.body.first
    else { return nil }
    return elements(takenBy: taken, in: outer)
  }

  private func elements(takenBy expression: Expression, in environment: Environment)
    -> [ListedElement]?
  {
    guard case .element(let list, let arguments) = expression,
      let elements = evaluator.elements(of: list, in: environment, isFirst: true)
    else { return nil }
    guard case .number(let text)? = arguments.first?.value, let number = Int(text) else {
      return elements
    }
    return elements.indices.contains(number) ? [elements[number]] : nil
  }

  /// Whether a property keeps a controller, or a function that gives one back.
  private func keepsController(_ member: Member, of symbol: TypeSymbol) -> Bool {
    guard var type = member.declaration.type else { return false }
    if type.name == TypeReference.function, let made = type.arguments.last { type = made }
    return program.isController(type, in: symbol, file: member.file)
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

extension Expression {
  /// The list of which it is an element: of `entries[index]` it is `entries`.
  fileprivate var list: Expression? {
    guard case .element(let list, let arguments) = self, arguments.count == 1,
      arguments[0].label == nil
    else { return nil }
    return list
  }

  /// What is asked for something that it keeps, and for what: `entry.make()`, `entries[index].page`.
  fileprivate var elementAsked: (element: Expression, property: String)? {
    switch self {
    case .call(.member(let base?, let name, _), _, _), .member(let base?, let name, _): (base, name)
    default: nil
    }
  }

  /// The same asked of something else.
  fileprivate func asking(_ other: Expression) -> Expression {
    switch self {
    case .call(.member(_, let name, let place), let arguments, let position):
      .call(.member(other, name, place), arguments, position)
    case .member(_, let name, let position): .member(other, name, position)
    default: self
    }
  }
}
