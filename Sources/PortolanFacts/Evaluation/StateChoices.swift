/// State that code chooses: `switch tab { case .home: $homePath; case .mail: $mailPath }`.
extension Evaluator {
  /// All that a body may give back; of a `switch` over a case that is known, what its arm gives.
  func given(
    by body: [Statement], in environment: Environment, _ depth: Int, isTail: Bool = true
  ) -> [Expression] {
    var found: [Expression] = []
    for (number, statement) in body.enumerated() {
      let isLast = isTail && body.isLast(number)
      func inner(_ body: [Statement]) -> [Expression] {
        given(by: body, in: environment, depth, isTail: isLast)
      }
      switch statement {
      case .return(let expression): return found + (expression.map(alternatives) ?? [])
      case .expression(.statement(let inner)) where isLast:
        found += given(by: [inner], in: environment, depth)
      case .expression(let expression) where isLast: found += alternatives(of: expression)
      case .if(_, let then, let other): found += inner(then) + inner(other)
      case .guard(_, let other): found += given(by: other, in: environment, depth, isTail: false)
      case .switch(let subject, let cases, _):
        let value = evaluate(subject, in: environment, depth: depth + 1)
        let known = cases.arm(for: value.caseName, self)
        found += (known.map { [cases[$0]] } ?? cases).flatMap { inner($0.body) }
      case .block(let body), .conditional(_, let body): found += inner(body)
      default: continue
      }
    }
    return found
  }

  /// What code gives that gives one of two.
  func one(of first: Denotation, _ second: Denotation) -> Denotation {
    var found = first.path != nil || first.type.symbol != nil ? first : second
    let names = first.caseNames + second.caseNames.filter { !first.caseNames.contains($0) }
    if names.count > 1 { (found.caseName, found.caseChoices) = (nil, names) }
    if first.literal != second.literal { found.literal = nil }
    if first.isTrue != second.isTrue { found.isTrue = nil }
    return found
  }

  /// The cases of an enum of which a computed property gives one or another: `var page: Page { item.isNew ? .edit : .show(item.id) }`.
  /// None, where it may give anything else.
  func cases(
    of symbol: TypeSymbol, computedBy expression: Expression, in environment: Environment
  ) -> [String] {
    let owner: TypeSymbol?
    switch expression {
    case .name(let name, _):
      owner = environment.local(name, self) == nil ? environment.scope : nil
    case .member(let base?, _, _): owner = evaluate(base, in: environment).type.unwrapped.ownSymbol
    default: owner = nil
    }
    guard let owner, let member = expression.lastName.flatMap(owner.property),
      let body = member.declaration.body
    else { return [] }
    let place = bindings(of: body, Environment(of: member, in: owner, program), 0)
    var names: [String] = []
    for value in given(by: body, in: place, 0) {
      guard let name = evaluate(value, in: place).caseName ?? caseName(value), symbol.hasCase(name)
      else { return [] }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The one or the other that an expression gives.
  func alternatives(of expression: Expression) -> [Expression] {
    if case .choice(_, let first, let second) = expression {
      return alternatives(of: first) + alternatives(of: second)
    }
    return [expression]
  }

  /// Says which pieces of state something may be, if they are several.
  func choose(
    among given: [Expression], in environment: Environment, _ depth: Int,
    _ denotation: inout Denotation
  ) {
    var choices: [StatePath] = []
    for expression in given {
      let found = evaluate(expression, in: environment, depth: depth + 1)
      for path in found.path.map({ [$0] }) ?? found.choices where !choices.contains(path) {
        choices.append(path)
      }
    }
    if choices.count > 1 { (denotation.path, denotation.choices) = (nil, choices) }
  }
}

extension TypeReference {
  /// Whether a value of it leads to state that is kept elsewhere.
  var bindsState: Bool { ["Binding", "UIBinding", "Bindable"].contains(lastName) }
}

extension ResolvedType {
  /// Whether it can be a stack's path.
  var isStack: Bool { unwrapped.isErasedPath || unwrapped.holdsMany }
}
