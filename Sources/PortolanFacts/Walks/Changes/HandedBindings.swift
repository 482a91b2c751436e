/// Bindings that are made by hand and write what they are told: `Binding(get: { router.path }, set: { router.path = $0 })`. As with
/// `$router.path`, whoever is handed one writes, and not the code that makes it.
extension StateChangeWalk {
  /// The state of such a binding, be it made here or by a property that does nothing else.
  func handedOn(_ expression: Expression) -> Denotation? {
    switch expression {
    case .call(let callee, let arguments, _):
      return callee.isType("Binding") ? handedOn(arguments, expression, in: environment) : nil
    case .name(let name, _) where bindingNames.contains(name):
      return environment.scope.flatMap { handedOn(property: name, of: $0) }
    case .member(let base?, let name, _) where bindingNames.contains(name):
      let owner = evaluator.evaluate(base, in: environment).type.unwrapped.ownSymbol
      return owner.flatMap { handedOn(property: name, of: $0) }
    default: return nil
    }
  }

  /// What the properties are called that may make one.
  static func names(in program: Program) -> Set<String> {
    Set(program.types.flatMap(\.members).filter(\.declaration.makesBinding).map(\.name))
  }

  private func handedOn(property name: String, of symbol: TypeSymbol) -> Denotation? {
    symbol.property(name).flatMap { handedOn($0, of: symbol) }
  }

  /// The state of a binding that a property makes, where it does nothing else.
  func handedOn(_ member: Member, of symbol: TypeSymbol) -> Denotation? {
    guard member.declaration.makesBinding, let body = member.declaration.body, body.count == 1,
      case .call(let callee, let arguments, _)? = body[0].expression,
      callee.isType("Binding") || callee.isInitializer
    else { return nil }
    return handedOn(
      arguments, body[0].expression!, in: Environment(scope: symbol, file: member.file))
  }

  private func handedOn(
    _ arguments: [Argument], _ binding: Expression, in environment: Environment
  ) -> Denotation? {
    guard arguments.count == 2, case .closure(let setter) = arguments[1].value,
      setter.body.count == 1,
      case .assignment(let target, let written, _)? = setter.body[0].expression
    else { return nil }
    let value = evaluator.evaluate(binding, in: environment)
    let told = setter.parameters.first ?? "$0"
    guard let path = value.path, evaluator.evaluate(target, in: environment).path == path,
      path.isNegated ? written.isNegation(of: told) : written.gives(told)
    else { return nil }
    return value
  }

  /// Notes that code does something else with such a binding than to hand it to whom it is known of what he writes.
  mutating func note(handedOn expression: Expression, _ position: Position) {
    guard let path = handedOn(expression)?.path else { return }
    note(path, .select, path.cases.suffix(1).map { $0 }, position, isSeed: true)
  }
}

extension Declaration {
  fileprivate var makesBinding: Bool {
    kind == .variable && body != nil && type?.lastName == "Binding"
  }
}

extension Expression {
  /// Whether it is there while something is: that itself, or what it is mapped to, `$0.map { ($0.name, $0.value) }`.
  fileprivate func gives(_ name: String) -> Bool {
    if case .call(.member(let base?, "map", _), _, _) = self { return base.isName(name) }
    return isName(name)
  }

  fileprivate func isNegation(of name: String) -> Bool {
    if case .prefix("!", let operand) = self { operand.isName(name) } else { false }
  }

  fileprivate var isInitializer: Bool {
    if case .member(nil, "init", _) = self { true } else { false }
  }
}
