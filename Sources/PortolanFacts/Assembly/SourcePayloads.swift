import PortolanModel

/// What the associated values of destinations are for.
extension SourceAssembly {
  func payload(_ label: String?, written: String, _ type: ResolvedType) -> Payload {
    guard let symbol = type.unwrapped.ownSymbol else {
      return Payload(label: label, type: written, role: .data)
    }
    if symbol.kind == .enum, let owner = owner(ofEnum: symbol) {
      return Payload(
        label: label, type: written, role: .destination, leadsTo: names.screen(of: owner).id)
    }
    let isState =
      symbol.isModel
      && (symbol.kind != .class || types[symbol.id].map(classification.isScreen) == true)
    if isState {
      return Payload(
        label: label, type: written, role: .state, leadsTo: names.screen(of: symbol).id)
    }
    let isRaw = types[symbol.id]?.fact.conformances.contains("RawRepresentable") == true
    return Payload(label: label, type: written, role: .data, inURL: isRaw ? true : nil)
  }

  func state(in payload: [Payload]) -> Screen.ID? {
    guard let id = payload.first(where: { $0.role == .state })?.leadsTo else { return nil }
    if let symbol = symbols[id] { reach(symbol) }
    return id
  }

  /// The model whose slot an enum is.
  func owner(ofEnum symbol: TypeSymbol) -> TypeSymbol? {
    guard let outer = symbol.outer else { return nil }
    let isSlot = certainSlots(of: outer).contains { slot in
      // What a view holds is a slot where it presents.
      if outer.isView, evidence[outer, slot.name]?.isBound != true { return false }
      if case .cases(symbol.id, _) = slot.shows { return slot.arity == .atMostOne }
      return false
    }
    return isSlot ? outer : nil
  }

  func nestedSlot(_ declaration: Declaration, in symbol: TypeSymbol) -> String? {
    for parameter in declaration.parameters {
      guard
        let nested = program.resolve(parameter.type, in: symbol, file: symbol.file).unwrapped
          .ownSymbol,
        let owner = owner(ofEnum: nested)
      else { continue }
      return certainSlots(of: owner).first {
        if case .cases(nested.id, _) = $0.shows { true } else { false }
      }?.name
    }
    return nil
  }

  /// A type as code can write it: a module that holds a type of its own name hides what else it holds.
  func inModule(_ type: TypeReference) -> TypeReference {
    TypeReference(
      symbols[type.name]?.nesting ?? type.name, type.arguments.map(inModule), labels: type.labels)
  }

  /// The type of what a property holds: of a generic type with the arguments that the property's declaration gives it, of several
  /// values in whatever holds them there.
  func typeName(_ type: ResolvedType, of property: String, in owner: TypeSymbol) -> String {
    guard let held = owner.property(property)?.declaration.type?.unwrapped else {
      return typeName(type)
    }
    if type.holdsMany, case (.many, _)? = KnownTypes.holding(of: held) {
      return held.written(inSource: true)
    }
    guard let symbol = type.ownSymbol, !symbol.genericParameters.isEmpty else {
      return typeName(type)
    }
    return held.lastName == symbol.name && !held.arguments.isEmpty
      ? held.written(inSource: true) : typeName(type)
  }

  func typeName(_ type: ResolvedType) -> String {
    switch type {
    case .own(let symbol): symbol.nesting
    case .foreign(let type): type.written(inSource: true)
    case .optional(let inner): typeName(inner) + "?"
    case .many(let inner): "[\(typeName(inner))]"
    case .tuple(let elements) where elements.isEmpty: "Void"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + typeName($0.type) }.joined(separator: ", ")))"
    case .meta, .unknown: "Any"
    }
  }
}

extension [Destination.Use] {
  /// Whether nothing but alerts and dialogs show it.
  var areDialogs: Bool { !isEmpty && allSatisfy(\.kind.isDialog) }
}

extension [Payload] {
  /// The same where code takes up no more than some of it, so that no other object's screen is in there.
  func data(butFor taken: Set<Int>, objects: Set<Int>) -> Self {
    indices.map { number in
      objects.contains(number) && !taken.contains(number) ? self[number].asData : self[number]
    }
  }
}

extension Payload {
  /// What an alert or a dialog is handed, it only asks about: a model's screen is not in there, nor what an enum of one can show. Nor
  /// is it where code shows something for a case and leaves aside what the case holds.
  var asData: Payload {
    if role == .data { return self }
    var data = self
    (data.role, data.leadsTo) = (.data, nil)
    return data
  }
}
