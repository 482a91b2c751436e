import PortolanModel

/// Makes screens of what the classification found, in the order in which the roots reach them.
struct ModelAssembly {
  private let types: TypeTable
  private let classification: Classification
  /// The slot that each destination enum belongs to.
  private var ownerOfEnum: [String: (screen: String, slot: String)] = [:]
  private(set) var screens: [Screen] = []
  private var isKnown: Set<String> = []
  private var queue: [String] = []

  init(_ types: TypeTable, _ classification: Classification) {
    self.types = types
    self.classification = classification
    for type in types.all where type.kind != .enum && classification.isScreen(type) {
      for slot in classification.slots(of: type) {
        guard case .cases(let id, _) = slot.shows, slot.arity == .atMostOne else { continue }
        // An enum that several types share belongs to the one that it is nested in.
        if ownerOfEnum[id] == nil || id.hasPrefix(type.id + ".") {
          ownerOfEnum[id] = (type.id, slot.name)
        }
      }
    }
  }

  mutating func addRoot(_ id: String) {
    reach(id)
    var next = 0
    while next < queue.count {
      if let type = types[queue[next]] { screens.append(screen(type)) }
      next += 1
    }
    queue.removeAll()
  }

  private mutating func reach(_ id: String) {
    if isKnown.insert(id).inserted { queue.append(id) }
  }

  private mutating func screen(_ type: TypeFact) -> Screen {
    let found = classification.slots(of: type)
    return Screen(
      id: type.id,
      title: type.declaration?.title ?? NavigationWords.title(of: type.name),
      module: type.module, type: type.name,
      kind: type.kind == .class ? .class : type.kind == .struct ? .struct : .enum,
      initializer: type.kind == .enum ? nil : parameters(of: type, slots: found),
      initializerOrigin: type.kind == .enum ? nil : .inferred,
      slots: found.map { slot($0, of: type) })
  }

  /// What an initialiser most likely asks for: each stored value that has no natural beginning.
  private func parameters(of type: TypeFact, slots: [FoundSlot]) -> [Screen.Parameter] {
    let navigation = Set(slots.flatMap(\.properties))
    return type.properties.compactMap { property in
      if property.isBackReference || property.isLazy { return nil }
      let shape = PropertyShape(property.type)
      if shape.value.name == TypeReference.function || shape.value.name == TypeReference.opaque {
        return nil
      }
      return Screen.Parameter(
        label: property.name, name: property.name, type: property.type.written,
        hasDefault: shape.container != .one || navigation.contains(property.name)
          || shape.value.id == "Swift.Bool")
    }
  }

  private mutating func slot(_ found: FoundSlot, of type: TypeFact) -> Slot {
    Slot(
      name: found.name, properties: found.properties.isEmpty ? [found.name] : found.properties,
      arity: found.arity, encoding: found.encoding, storage: nil,
      grammar: type.declaration?.grammars[found.name], origin: found.origin,
      destinations: destinations(of: found, in: type))
  }

  private mutating func destinations(of slot: FoundSlot, in owner: TypeFact) -> [Destination] {
    switch slot.shows {
    case .anything: return []
    case .nothing: return [single(slot, nil, nil, in: owner)]
    case .value(let type, let presentation): return [single(slot, type, presentation, in: owner)]
    case .cases(let id, let presentation):
      guard let type = types[id] else { return [] }
      let cases = type.casesAreInOrder ? type.cases : type.cases.sorted { $0.name < $1.name }
      return cases.map { self.case($0, of: type, slot, presentation, in: owner) }
    }
  }

  private mutating func single(
    _ slot: FoundSlot, _ type: TypeReference?, _ presentation: Presentation?, in owner: TypeFact
  ) -> Destination {
    let isShownInPlace = slot.arity == .always || slot.arity == .each
    let payload = type.map { self.payload(nil, $0) }
    if let target = payload?.leadsTo { reach(target) }
    return Destination(
      name: slot.name,
      payload: isShownInPlace ? [] : payload.map { [$0] } ?? [],
      presentation: isShownInPlace
        ? .inline
        : declared(owner.declaration?.presentations[slot.name]) ?? presentation
          ?? (slot.arity == .sequence ? .drillDown : nil)
          ?? slot.properties.lazy.compactMap(NavigationWords.presentation).first ?? .unknown,
      leadsTo: payload?.leadsTo, origin: slot.origin)
  }

  private mutating func `case`(
    _ fact: CaseFact, of type: TypeFact, _ slot: FoundSlot, _ presentation: Presentation?,
    in owner: TypeFact
  ) -> Destination {
    let payload = fact.payload.map { self.payload($0.label, $0.type) }
    var leadsTo = payload.first { $0.role != .data }?.leadsTo
    // `row(id:, destination:)`: which slot the nested enum sets.
    let nested = fact.payload.compactMap { ownerOfEnum[PropertyShape($0.type).value.id] }.first
    var continues: String?
    if let nested, payload.contains(where: { $0.role == .destination }) {
      leadsTo = nested.screen
      continues = nested.slot
    }
    let child = slot.children[fact.name]
    if let child, let property = owner.properties.first(where: { $0.name == child }) {
      leadsTo = types[PropertyShape(property.type).value]?.id
    }
    if let leadsTo { reach(leadsTo) }
    let dialog = fact.payload.compactMap {
      KnownTypes.dialogs[PropertyShape($0.type).value.lastName]
    }.first
    return Destination(
      name: fact.name, payload: payload,
      presentation: declared(type.declaration?.presentations[fact.name]) ?? presentation
        ?? (slot.arity == .sequence ? .drillDown : slot.arity == .exactlyOne ? .inline : nil)
        ?? dialog ?? NavigationWords.presentation(fact.name)
        ?? NavigationWords.presentation(type.lastName) ?? NavigationWords.presentation(slot.name)
        ?? .unknown,
      leadsTo: leadsTo, continues: continues, child: child, origin: slot.origin)
  }

  private func payload(_ label: String?, _ type: TypeReference) -> Payload {
    let value = PropertyShape(type).value
    guard let fact = types[value] else {
      return Payload(label: label, type: type.written, role: .data)
    }
    if fact.kind == .enum, let owner = ownerOfEnum[fact.id] {
      return Payload(label: label, type: type.written, role: .destination, leadsTo: owner.screen)
    }
    if classification.isScreen(fact) {
      return Payload(label: label, type: type.written, role: .state, leadsTo: fact.id)
    }
    return Payload(
      label: label, type: type.written, role: .data,
      inURL: fact.conformances.contains("RawRepresentable") ? true : nil)
  }

  private func declared(_ name: String?) -> Presentation? {
    name.map { name in Presentation.named.first { $0.name == name } ?? .custom(name) }
  }
}
