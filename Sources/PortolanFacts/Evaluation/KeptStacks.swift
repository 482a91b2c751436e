/// Stacks of which a property keeps one for each of several places: `var paths: [Tab: [Page]]`. In each of these places its screen has
/// the slot, so that nobody asks which of them code means.
extension Evaluator {
  /// `paths[tab]`, `paths[tab, default: []]`, be it by way of a subscript of the app's own, as in `router[tab]`.
  func keptStack(
    in whole: Denotation, at arguments: [Argument], in environment: Environment, _ depth: Int
  ) -> Denotation? {
    if let symbol = whole.type.unwrapped.ownSymbol {
      let member = symbol.members(named: "subscript").first { $0.declaration.takes(arguments) }
      guard let member, !member.isStatic else { return nil }
      let found = value(of: member, of: symbol, depth + 1)
      return found.type.isStack && found.path != nil
        ? found.reached(from: whole, symbol).shared(with: whole) : nil
    }
    guard let path = whole.path, path.cases.isEmpty, let stack = whole.type.unwrapped.keptStack,
      path.owner.property(path.property)?.declaration.key != nil
    else { return nil }
    var found = Denotation(type: stack, path: path)
    found.isShared = whole.isShared
    return found
  }

  /// The type of what a slot holds that is a stack: a property's own, or of the stacks that it keeps that of one.
  func stack(keptBy path: StatePath) -> ResolvedType? {
    property(path.property, of: path.owner).map { $0.type.keptStack ?? $0.type }
  }
}

extension ResolvedType {
  /// Of several stacks one.
  var keptStack: ResolvedType? {
    guard case .many(let element) = unwrapped, element.isStack else { return nil }
    return element.unwrapped
  }
}

extension Expression {
  /// The case or the text that it is, where that is written out: `.map`, `Tab.map`, `"map"`.
  var key: String? {
    switch self {
    case .member(nil, let name, _): name
    case .member(.name(let type, _)?, let name, _): type.isWrittenAsType ? name : nil
    case .string(let text): text
    default: nil
    }
  }
}

extension Declaration {
  /// Of a dictionary, the type of its keys.
  var key: TypeReference? {
    var type = type
    if type == nil, case .call(.type(let made), _, _)? = value { type = made }
    guard let type, ["Dictionary", "OrderedDictionary"].contains(type.lastName) else { return nil }
    return type.arguments.first
  }
}
