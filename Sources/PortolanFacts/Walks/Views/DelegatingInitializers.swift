/// Initialisers of the app's views that have another one of the same view make the value:
/// `init<Page>(page: Binding<Page?>) { self.init(isPresented: …) }`.
extension Evaluator {
  /// The bindings that such an initialiser hands on, by the properties that keep them.
  func bindingsHandedOn(
    by initializer: Member, of symbol: TypeSymbol, _ arguments: [Argument],
    in environment: Environment, depth: Int = 0
  ) -> [String: Denotation] {
    let body = initializer.declaration.body ?? []
    guard depth < 4, let handed = body.lazy.compactMap(\.argumentsOfOwnInit).first else {
      return [:]
    }
    var inside = Environment(of: initializer, in: symbol, program)
    for (parameter, argument) in initializer.declaration.matched(arguments) {
      let value = evaluate(argument.value, in: environment)
      if value.path != nil { inside.bind(parameter.name, value) }
    }
    inside = bindings(of: body, inside, 0)
    let inner = symbol.initializer(taking: handed)
    if let inner, inner !== initializer {
      let found = bindingsHandedOn(
        by: inner, of: symbol, handed, in: inside, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    var found: [String: Denotation] = [:]
    for argument in handed {
      guard let property = symbol.property(keeping: argument, inner?.declaration, [:]),
        symbol.isPassed(property)
      else { continue }
      found[property] = evaluate(argument.value, in: inside)
    }
    return found
  }
}

extension Statement {
  /// What another initialiser of the same type is handed: `self.init(isPresented: $isShown)`.
  fileprivate var argumentsOfOwnInit: [Argument]? {
    guard
      case .expression(.call(.member(.name("self", _)?, "init", _), let arguments, _)) = self
    else { return nil }
    return arguments
  }
}
