/// Routes that are no enums: what one shows is what the static member that makes it hands to its initialiser.
extension ViewWalk {
  /// Walks what the routes of a type lead to, where a property is named that keeps their view; each as if it were a case of an enum.
  mutating func showRoutes(of symbol: TypeSymbol, by property: String, _ value: Denotation?) -> Bool
  {
    guard let routes = symbol.routes, routes.contents.contains(property) else { return false }
    if let known = value?.caseName {
      follow(route: known, of: symbol, by: property)
      return true
    }
    region.routes = symbol
    for name in routes.names {
      with(part: region.region(forCase: name)) {
        $0.follow(route: name, of: symbol, by: property)
      }
    }
    return true
  }

  /// A route that is made by way of another: `Self.player(manager: manager)`.
  mutating func follow(route name: String, of base: Denotation, _ call: Call) -> Bool {
    guard case .meta(.own(let symbol)) = base.type, symbol === environment.scope,
      let members = symbol.routes?[name]
    else { return false }
    follow(members.filter { $0.declaration.accepts(call.arguments) }, making: symbol)
    return true
  }

  private mutating func follow(route name: String, of symbol: TypeSymbol, by property: String) {
    follow(symbol.routes?[name] ?? [], making: symbol, by: property)
  }

  /// What a member hands to the initialiser for one of several properties that keep a view; everything where it keeps but one.
  private func given(
    _ property: String, by value: Expression, making symbol: TypeSymbol
  ) -> Expression {
    guard symbol.routes.map({ $0.contents.count > 1 }) == true,
      case .call(_, let arguments, _) = value
    else { return value }
    let initializer = symbol.initializer(taking: arguments)?.declaration
    guard let initializer else {
      return arguments.first { $0.label == property }?.value ?? value
    }
    return initializer.matched(arguments).first { parameter, _ in
      (symbol.stored(by: initializer, from: parameter) ?? parameter.name) == property
    }?.1.value ?? value
  }

  private mutating func follow(
    _ members: [Member], making symbol: TypeSymbol, by property: String? = nil
  ) {
    for member in members {
      let position = member.declaration.position
      let inner = Environment(of: member, in: symbol, program)
      let key = "\(symbol.id).\(member.name) \(member.file):\(position.line):\(position.column)"
      if let value = member.declaration.value {
        guard following.insert(key).inserted else { continue }
        let shown = property.map { given($0, by: value, making: symbol) } ?? value
        with(environment: inner) { $0.walk(shown) }
        following.remove(key)
      } else {
        follow(member, key: key, in: inner)
      }
    }
  }
}
