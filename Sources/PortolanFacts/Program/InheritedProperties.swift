/// What the objects of a class have by the classes that it inherits from: of `class ListModel: BaseModel` each has the base's properties,
/// too, and they are not those of another heir's objects.
extension Program {
  /// Notes at a class what it inherits. Views and controllers are charted with their bases as they are (`SourceEmbedding`); what a
  /// generic class keeps, its kinds say.
  func inheritProperties(_ symbol: TypeSymbol) {
    guard !symbol.isView else { return }
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(symbol)]
    var current = superclass(of: symbol)
    while let ancestor = current, known.insert(ObjectIdentifier(ancestor)).inserted,
      ancestor.genericParameters.isEmpty, ancestor.typeArguments.isEmpty
    {
      ancestor.heirs.append(symbol)
      for member in ancestor.members
      where member.declaration.kind == .variable && !member.isStatic
        && symbol.property(member.name) == nil
      {
        symbol.inherited[member.name] = (member, ancestor)
      }
      current = superclass(of: ancestor)
    }
  }
}

extension TypeSymbol {
  /// Its own properties, and after them what it inherits.
  var properties: [Member] {
    members
      + inherited.values.map(\.member).sorted {
        ($0.file, $0.declaration.position.line, $0.declaration.position.column)
          < ($1.file, $1.declaration.position.line, $1.declaration.position.column)
      }
  }
}
