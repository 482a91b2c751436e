/// What is known of a route by the static member that makes it: the cases of other enums that it gives the initialiser.
extension Evaluator {
  /// `route.style`, where the route is known: the case that its initialiser was given.
  func style(_ property: String, of base: Denotation, _ depth: Int) -> Denotation? {
    guard let route = base.caseName, let symbol = base.type.unwrapped.ownSymbol,
      symbol.routes?[route] != nil,
      let style = self.property(property, of: symbol, depth)?.type.unwrapped.ownSymbol,
      style.kind == .enum,
      let name = self.style(of: route, in: symbol, as: style, depth)
    else { return nil }
    return Denotation(type: .own(style), caseName: name)
  }

  /// The case of an enum that a route's initialiser is given; `nil` where nobody can tell.
  func style(of route: String, in symbol: TypeSymbol, as style: TypeSymbol, _ depth: Int = 0)
    -> String?
  {
    self.style(of: symbol.routes?[route] ?? [], in: symbol, as: style, depth)
  }

  private func style(
    of members: [Member], in symbol: TypeSymbol, as style: TypeSymbol, _ depth: Int
  ) -> String? {
    if isTooDeep(depth) { return nil }
    let found = members.flatMap { member in
      made(by: member.declaration).map { made in
        self.style(given: made, to: symbol, as: style, in: member, depth + 1)
      }
    }
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func style(
    given made: Expression, to symbol: TypeSymbol, as style: TypeSymbol, in member: Member,
    _ depth: Int
  ) -> String? {
    // `Self.player(manager: manager)`, which makes another.
    if let others = others(in: made, of: symbol) {
      return self.style(
        of: others.filter { $0 !== member }, in: symbol, as: style, depth)
    }
    switch made {
    case .call(_, let arguments, _):
      let initializer = symbol.initializer(taking: arguments)
      guard let initializer else {
        return self.style(memberwise: arguments, to: symbol, as: style, depth)
      }
      let matched = initializer.declaration.matched(arguments)
      for parameter in initializer.declaration.parameters {
        let given = matched.first { $0.0 == parameter }?.1.value ?? parameter.value
        if let given,
          let name = caseName(
            given, for: parameter.type, of: symbol, as: style, file: initializer.file, depth)
        {
          return name
        }
      }
      return nil
    default: return nil
    }
  }

  /// The static members by way of which another makes a route.
  private func others(in made: Expression, of symbol: TypeSymbol) -> [Member]? {
    switch made {
    case .call(.member(_, let name, _), let arguments, _),
      .call(.name(let name, _), let arguments, _):
      symbol.routes?[name]?.filter { $0.declaration.accepts(arguments) }
    case .member(_, let name, _), .name(let name, _): symbol.routes?[name]
    default: nil
    }
  }

  /// The same of the initialiser that a struct has by itself.
  private func style(
    memberwise arguments: [Argument], to symbol: TypeSymbol, as style: TypeSymbol, _ depth: Int
  ) -> String? {
    for property in symbol.storedProperties {
      let given = arguments.first { $0.label == property.name }?.value ?? property.declaration.value
      guard let given, let type = property.declaration.type else { continue }
      if let name = caseName(given, for: type, of: symbol, as: style, file: property.file, depth) {
        return name
      }
    }
    return nil
  }

  /// The case that an argument is, or that a closure gives back.
  private func caseName(
    _ given: Expression, for type: TypeReference, of symbol: TypeSymbol, as style: TypeSymbol,
    file: Int, _ depth: Int
  ) -> String? {
    let isClosure = type.name == TypeReference.function
    guard let wanted = isClosure ? type.arguments.last : type,
      program.resolve(wanted, in: symbol, file: file).unwrapped.ownSymbol === style
    else { return nil }
    var value = given
    if isClosure {
      guard case .closure(let closure) = given, let result = returned(closure.body) else {
        return nil
      }
      value = result
    }
    let environment = Environment(scope: symbol, file: file)
    let name = evaluate(value, in: environment, depth: depth + 1).caseName
    return name.flatMap { style.hasCase($0) ? $0 : nil }
  }

  /// What a static member may give back.
  private func made(by declaration: Declaration) -> [Expression] {
    declaration.value.map { [$0] } ?? results(of: declaration.body ?? [])
  }

  private func results(of body: [Statement]) -> [Expression] {
    switch body.last {
    case .return(let expression?)?, .expression(let expression)?: return [expression]
    case .if(_, let then, let other)?: return results(of: then) + results(of: other)
    case .switch(_, let arms, _)?: return arms.flatMap { results(of: $0.body) }
    case .block(let inner)?, .conditional(_, let inner)?: return results(of: inner)
    default: return []
    }
  }
}
