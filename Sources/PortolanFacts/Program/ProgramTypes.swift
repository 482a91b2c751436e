extension Program {
  /// The program's types as facts, every name resolved, so that what is navigation is decided as it is for compiled types.
  func typeFacts() -> [TypeFact] {
    let evaluator = Evaluator(program: self)
    return types.compactMap { symbol in
      guard let kind = symbol.factKind else { return nil }
      var fact = TypeFact(
        id: symbol.id, module: symbol.module, name: symbol.nesting, kind: kind)
      fact.conformances = symbol.inheritedNames
      if symbol.tellsOfChanges || symbol.has("ObservableState") {
        fact.conformances.append("Observable")
      }
      let raw = ["String", "Int", "Character", "UInt", "Double", "Int8", "Int16", "Int32", "UInt8"]
      if symbol.kind == .enum, let first = symbol.inherits.first, raw.contains(first.lastName) {
        fact.conformances.append("RawRepresentable")
      }
      // What a type is given out of the dependencies of all is no part of it.
      fact.properties = symbol.storedProperties
        .filter { !$0.declaration.attributes.contains(where: \.isDependency) }
        .map { property(of: symbol, $0, evaluator) }
      fact.cases = symbol.cases.map { declaration in
        CaseFact(
          name: declaration.name,
          payload: declaration.parameters.map {
            .init(
              label: $0.label, type: reference($0.type, in: symbol, file: symbol.file))
          },
          isIndirect: declaration.modifiers.contains("indirect"))
      }
      return fact
    }
  }

  private func property(
    of symbol: TypeSymbol, _ member: Member, _ evaluator: Evaluator
  ) -> PropertyFact {
    let name = member.name
    var type: TypeReference
    if let declared = member.declaration.type {
      type = reference(declared, in: symbol, file: member.file)
    } else {
      type =
        evaluator.property(name, of: symbol).map { reference($0.type) }
        ?? TypeReference(TypeReference.opaque)
    }
    for attribute in member.declaration.attributes {
      if attribute.name == "Presents" || attribute.name == "PresentationState" {
        type = TypeReference("PresentationState", [type])
      } else if KnownTypes.observingWrappers.contains(attribute.name) {
        type = TypeReference(attribute.name, [type])
      }
    }
    var property = PropertyFact(name: name, type: type)
    property.isBackReference = member.isBackReference
    if member.declaration.modifiers.contains("lazy") {
      // It is stored as an optional, and that is how metadata tells it.
      property.isLazy = true
      property.type = TypeReference("Swift.Optional", [property.type])
    }
    return property
  }

  /// A written type with every name resolved, wrappers kept.
  func reference(
    _ type: TypeReference, in scope: TypeSymbol?, file: Int, depth: Int = 0
  ) -> TypeReference {
    if depth > 20 { return type }
    if type.name != TypeReference.tuple, !type.name.isEmpty,
      let symbol = self.type(of: type, in: scope, file: file),
      !isLibraryHolder(type, symbol)
    {
      return TypeReference(symbol.id)
    }
    let arguments = type.arguments.map { reference($0, in: scope, file: file, depth: depth + 1) }
    switch (type.lastName, arguments.count) {
    case ("any", 1), ("some", 1): return arguments[0]
    case ("StoreOf", 1), ("Store", 2), ("Metatype", 1): return TypeReference(TypeReference.opaque)
    default: break
    }
    if ["Optional", "Array", "Dictionary", "Set", "Bool", "String", "Int"].contains(type.name) {
      return TypeReference("Swift." + type.name, arguments)
    }
    return TypeReference(type.name, arguments, labels: type.labels)
  }

  private func reference(_ type: ResolvedType) -> TypeReference {
    switch type {
    case .own(let symbol): TypeReference(symbol.id)
    case .optional(let inner): TypeReference("Swift.Optional", [reference(inner)])
    case .many(let inner): TypeReference("Swift.Array", [reference(inner)])
    case .foreign(let type) where ["Bool", "String", "Int"].contains(type.name):
      TypeReference("Swift." + type.name)
    case .foreign(let type): type
    case .meta, .tuple, .unknown: TypeReference(TypeReference.opaque)
    }
  }
}

extension TypeSymbol {
  fileprivate var factKind: TypeFact.Kind? {
    switch kind {
    case .class, .actor: .class
    case .struct: .struct
    case .enum: .enum
    default: nil
    }
  }
}
