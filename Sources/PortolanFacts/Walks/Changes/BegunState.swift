/// What state begins with.
extension StateChangeWalk {
  /// `var path = [.detail]`: what is shown from the start, something set.
  mutating func begin(_ member: Member, of symbol: TypeSymbol, with value: Expression) {
    guard member.isStored, !member.isStatic,
      let type = evaluator.property(member.name, of: symbol)?.type
    else { return }
    let value = RouteElements.held(by: value, of: type) ?? value
    let cases = cases(in: value, of: type)
    let tags = tags(in: value, of: type) ?? []
    let isSet: Bool
    switch (type, value) {
    case (_, .nil), (_, .boolean(false)): isSet = false
    case (_, .boolean(true)): isSet = type.isBool
    case (.optional, .call): isSet = true
    case (.many, .array(let elements)): isSet = !elements.isEmpty
    default: isSet = !cases.isEmpty || !tags.isEmpty
    }
    guard isSet else {
      // What begins with something worked out may be there from the start.
      if !value.isNothing { unseen.note(member.name, by: symbol) }
      return
    }
    note(
      StatePath(owner: symbol, property: member.name), .present, cases,
      member.declaration.position, isSeed: true, value: pathElement(of: value, in: type),
      styles: styles(in: value, of: type), isInOrder: isInOrder(value, of: type))
    if tags.isEmpty { return }
    changes[changes.count - 1].tags = tags
    changes[changes.count - 1].isOpen = false
  }

  /// The type of what a path that holds anything begins with.
  private func pathElement(of value: Expression, in type: ResolvedType) -> ResolvedType? {
    guard type.isErasedPath, case .array(let elements) = value else { return nil }
    return elements.first.map { evaluator.evaluate($0, in: environment).type }
  }
}
