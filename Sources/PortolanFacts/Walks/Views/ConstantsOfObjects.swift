/// Cases and flags that code makes an object with which shows screens for it, and that the object keeps in constants:
/// `PaymentFlow(stack: stack, kind: .request).start()`. What the object's functions do is known by that.
extension ViewWalk {
  /// The constants that decide on what an object does, by the properties that keep them.
  func constants(keptBy object: Expression) -> [String: Denotation] {
    guard isShowing || isInCoordinator, case .call(let callee, let arguments, _) = object,
      let symbol = construction(callee), !symbol.isView, program.isCoordinator(symbol)
    else { return [:] }
    let told =
      program.kept(arguments, madeWith: symbol, areDefaults: true)
      + program.kept(arguments, madeWith: symbol)
    var constants: [String: Denotation] = [:]
    for (property, argument) in told {
      guard let declaration = symbol.property(property)?.declaration, declaration.isConstant,
        let type = evaluator.property(property, of: symbol)?.type
      else { continue }
      constants[property] = constant(argument.value, of: type)
    }
    return constants
  }

  /// The case or the flag that a value is, for all that may come.
  private func constant(_ value: Expression, of type: ResolvedType) -> Denotation? {
    if case .boolean(let isTrue) = value { return Denotation(type: .bool, isTrue: isTrue) }
    let told = evaluate(value)
    if let name = told.caseName, type.unwrapped.ownSymbol?.hasCase(name) == true {
      return Denotation(type: type, caseName: name)
    }
    guard type.isBool, told.path == nil, let isTrue = told.isTrue else { return nil }
    return Denotation(type: .bool, isTrue: isTrue)
  }

  /// What is known of the constants of an object whose function is followed: its own functions know of them, too.
  func constantsKnown(to owner: TypeSymbol?, _ object: Denotation?) -> [String: Denotation] {
    guard let owner, !owner.isView else { return [:] }
    if let object, !object.constants.isEmpty { return object.constants }
    return owner === environment.scope ? environment.constants(of: owner) : [:]
  }
}

extension Environment {
  /// The constants that an object of a type is known to be made with.
  func constants(of owner: TypeSymbol) -> [String: Denotation] {
    given.filter { name, value in
      value.path == nil && value.constantName != nil && owner.property(name) != nil
    }
  }
}

extension [String: Denotation] {
  /// Constants in words, in the order of their names.
  var told: [String] {
    sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value.constantName ?? "")" }
  }
}

extension Denotation {
  /// Whether it is an object of which its making tells something.
  var isKnownByMaking: Bool { !stacks.isEmpty || !constants.isEmpty }
}
