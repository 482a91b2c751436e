/// Optionals that a view is made with and that stay so: of a bar's button with two initialisers, the role that only one of them sets.
extension Program {
  /// The properties of a view that hold such optionals.
  func keptOptionals(of symbol: TypeSymbol) -> Set<String> {
    let key = ObjectIdentifier(symbol)
    if let known = keptOptionals[key] { return known }
    var found: Set<String> = []
    if symbol.kind == .struct, symbol.isView {
      let optionals = symbol.storedProperties.filter(\.isPlainOptional)
      if !optionals.isEmpty {
        let changed = symbol.propertiesChanged
        found = Set(optionals.map(\.name)).subtracting(changed)
      }
    }
    keptOptionals[key] = found
    return found
  }

  /// Whether each of these is there in a view that a call makes, as far as that is written out.
  func optionals(
    toldTo symbol: TypeSymbol, _ arguments: [Argument], by initializer: Declaration?
  ) -> [String: Bool] {
    var told: [String: Bool] = [:]
    for name in keptOptionals(of: symbol) {
      guard let declaration = symbol.property(name)?.declaration else { continue }
      let usual = declaration.value ?? (declaration.isConstant ? nil : .nil)
      guard let initializer else {
        let given = arguments.first { $0.label == name }?.value
        told[name] = (given ?? usual).flatMap(\.isWrittenToBeThere)
        continue
      }
      told[name] = initializer.whetherKept(as: name, usual: usual, arguments)
    }
    return told
  }
}

extension Declaration {
  /// Whether an initialiser puts anything into an optional property, where its code says so for all that call it like this.
  fileprivate func whetherKept(
    as property: String, usual: Expression?, _ arguments: [Argument]
  ) -> Bool? {
    var values: [Expression] = []
    var isToldByOther = false
    (body ?? []).visit { expression in
      switch expression {
      case .assignment(let target, let value, _) where target.lastWord == property:
        values.append(value)
      case .call(.member(.name("self", _)?, "init", _), _, _): isToldByOther = true
      default: break
      }
    }
    if isToldByOther || values.count > 1 { return nil }
    guard let value = values.first else { return usual.flatMap(\.isWrittenToBeThere) }
    // In a branch, it is only set sometimes.
    let isAlways = (body ?? []).contains { statement in
      if case .expression(.assignment(_, value, _)) = statement { true } else { false }
    }
    guard isAlways else { return nil }
    guard case .name(let name, _) = value,
      let parameter = parameters.first(where: { $0.name == name })
    else { return value.isWrittenToBeThere }
    if parameter.type.lastName != "Optional" { return true }
    let given = matched(arguments).first { $0.0 == parameter }?.1.value ?? parameter.value
    return given.flatMap(\.isWrittenToBeThere)
  }
}

extension Expression {
  /// Whether what is written out is something, or `nil`.
  fileprivate var isWrittenToBeThere: Bool? {
    switch self {
    case .nil, .member(nil, "none", _), .member(.name("Optional", _)?, "none", _): false
    case .member(nil, _, _), .call(.member(nil, _, _), _, _), .string, .number, .boolean: true
    default: nil
    }
  }
}

extension Member {
  /// Whether it keeps an optional, and nothing wraps that.
  fileprivate var isPlainOptional: Bool {
    !isStatic && declaration.attributes.isEmpty && declaration.observers.isEmpty
      && declaration.type?.lastName == "Optional"
  }
}
