/// Properties that a controller inherits, and whose code has what they are set to as a child:
/// `var content: UIViewController? { didSet { if let content { addChild(content) } } }`. What an heir sets one to stands in the heir.
extension ViewWalk {
  /// Shows in place what a controller's code sets such a property to; `false` for any other.
  mutating func embed(_ value: Expression, setTo target: Expression) -> Bool {
    guard isInController, isInOwnCode, let name = target.ownName, let host,
      environment.scope === host, environment.local(name, evaluator) == nil,
      program.embeddingProperties(above: host).contains(name)
    else { return false }
    // What is taken away shows nothing.
    if case .nil = value { return true }
    replacing { $0.embed(each: .array([value])) }
    return true
  }
}

extension Program {
  /// The properties of the classes above a controller whose code adds what they are set to as a child, be it by another function.
  fileprivate func embeddingProperties(above controller: TypeSymbol) -> Set<String> {
    let key = ObjectIdentifier(controller)
    if let known = embeddingProperties[key] { return known }
    var found: Set<String> = []
    for owner in lineage(of: controller).dropFirst() {
      for member in owner.members
      where !member.isStatic && !member.declaration.observers.isEmpty
        && embeds(member, of: owner)
      {
        found.insert(member.name)
      }
    }
    embeddingProperties[key] = found
    return found
  }

  private func embeds(_ property: Member, of owner: TypeSymbol) -> Bool {
    let code = property.declaration.observers
    let names = code.names(boundTo: [property.name, "newValue"])
    return code.firstCall { callee, arguments -> Bool? in
      guard let name = callee.lastName,
        let given = arguments.firstIndex(where: { $0.value.ownName.map(names.contains) == true })
      else { return nil }
      return adds(arguments, at: given, by: name, of: owner, property.file) ? true : nil
    } == true
  }
}

extension [Statement] {
  /// Some names, and those that conditions bind to what they stand for: `if let page = content`.
  fileprivate func names(boundTo names: Set<String>) -> Set<String> {
    var names = names
    visitStatements { statement in
      for case .match(.binding(let name), let value) in statement.conditions
      where value.ownName.map(names.contains) == true {
        names.insert(name)
      }
    }
    return names
  }
}
