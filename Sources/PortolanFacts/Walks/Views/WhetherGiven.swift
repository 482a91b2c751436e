/// What a wrapper remembers of whether it was given something: `isBound = isActive != nil`.
extension ViewWalk {
  /// By their names, the flags that an initialiser sets by whether one of its parameters is given, as far as that is known.
  func flags(
    of symbol: TypeSymbol, setBy initializer: Declaration?, given: [(Parameter, Denotation)]
  ) -> [String: Bool] {
    guard let initializer, let body = initializer.body else { return [:] }
    let flags = symbol.storedProperties.filter {
      $0.declaration.attributes.isEmpty && $0.declaration.type?.lastName == "Bool"
    }
    if flags.isEmpty { return [:] }
    var asked = self
    asked.environment = Environment(scope: symbol, file: environment.file)
    for parameter in initializer.parameters where parameter.type.lastName == "Optional" {
      var value = Denotation.unknown
      value.isThere = parameter.hasDefault ? false : nil
      asked.environment.bind(parameter.name, value)
    }
    for (parameter, value) in given { asked.environment.bind(parameter.name, value) }
    let assigned = asked.flagsAssigned(in: body)
    return assigned.filter { name, _ in flags.contains { $0.name == name } }
  }

  /// Whether a function is given what it may be called without, by the parameters' names, as far as that is known: of
  /// `func inStack(_ path: Binding<NavigationPath>? = nil)`. A flow's function is followed once for all that call it.
  func given(to member: Member, by arguments: [Argument]) -> [String: Bool] {
    let optional = member.declaration.parameters.filter {
      $0.type.lastName == "Optional" && $0.value == .nil
    }
    if optional.isEmpty || flows != nil { return [:] }
    let matched = member.declaration.matched(arguments)
    var given: [String: Bool] = [:]
    for parameter in optional {
      let argument = matched.first { $0.0 == parameter }?.1.value
      given[parameter.name] = argument.map { $0.isSomething(evaluate($0)) } ?? false
    }
    return given
  }

  private func flagsAssigned(in body: [Statement]) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for statement in body {
      switch statement {
      case .expression(.assignment(let target, let value, _)):
        guard let name = target.ownName else { continue }
        found[name] =
          if case .boolean(let value) = value { value } else { known([.expression(value)]) }
      case .if(let conditions, let then, let other):
        guard let holds = known(conditions) else {
          for assigned in (then + other).assignedNames { found[assigned] = nil }
          continue
        }
        found.merge(flagsAssigned(in: holds ? then : other)) { $1 }
      default: for assigned in [statement].assignedNames { found[assigned] = nil }
      }
    }
    return found
  }
}

extension [Statement] {
  /// The names of what they assign to.
  fileprivate var assignedNames: [String] {
    var names: [String] = []
    visit { expression in
      if case .assignment(let target, _, _) = expression, let name = target.ownName {
        names.append(name)
      }
    }
    return names
  }
}
