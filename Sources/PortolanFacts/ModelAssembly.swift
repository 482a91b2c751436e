import PortolanModel

/// Makes screens of what the classification found, in the order in which the roots reach them.
struct ModelAssembly {
  private let types: TypeTable
  private let classification: Classification
  /// The slot that each destination enum belongs to.
  private var ownerOfEnum: [String: (screen: String, slot: String)] = [:]
  private(set) var screens: [Screen] = []
  private(set) var unresolved: [Unresolved] = []
  private var isKnown: Set<String> = []
  private var queue: [String] = []

  init(_ types: TypeTable, _ classification: Classification) {
    self.types = types
    self.classification = classification
    for type in types.all where type.kind != .enum && classification.isScreen(type) {
      for slot in classification.slots(of: type) {
        guard case .cases(let id, _) = slot.shows, slot.arity == .atMostOne else { continue }
        // An enum that several types share belongs to the one that it is nested in.
        if ownerOfEnum[id] == nil || types[id]?.isNested(in: type) == true {
          ownerOfEnum[id] = (type.id, slot.name)
        }
      }
    }
  }

  /// Adds a root, and every screen that it leads to.
  mutating func addRoot(_ id: String) {
    reach(id)
    var next = 0
    while next < queue.count {
      if let type = types[queue[next]] {
        screens.append(screen(type))
        noteUnresolved(type)
      }
      next += 1
    }
    queue.removeAll()
  }

  private mutating func reach(_ id: String) {
    if isKnown.insert(id).inserted { queue.append(id) }
  }

  private mutating func screen(_ type: DeclaredType) -> Screen {
    let found = classification.slots(of: type)
    return Screen(
      id: type.id,
      title: type.declaration?.title ?? NavigationWords.title(of: type.fact.name),
      titleOrigin: type.declaration?.title == nil ? nil : .declared,
      module: type.fact.module, type: type.fact.name,
      kind: type.kind == .class ? .class : type.kind == .struct ? .struct : .enum,
      initializer: type.kind == .enum ? nil : parameters(of: type, slots: found),
      initializerOrigin: type.kind == .enum ? nil : .inferred,
      slots: found.map { slot($0, of: type) })
  }

  /// What an initialiser most likely asks for: each stored value that has no natural beginning.
  private func parameters(of type: DeclaredType, slots: [FoundSlot]) -> [Screen.Parameter] {
    let navigation = Set(slots.filter { $0.arity != .always }.flatMap(\.properties))
    return type.fact.properties.compactMap { property in
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

  private mutating func slot(_ found: FoundSlot, of type: DeclaredType) -> Slot {
    Slot(
      name: found.name, properties: found.properties.isEmpty ? [found.name] : found.properties,
      arity: found.arity, encoding: found.encoding, storage: nil,
      grammar: type.declaration?.grammars[found.name], origin: found.origin,
      destinations: destinations(of: found, in: type))
  }

  private mutating func destinations(of slot: FoundSlot, in owner: DeclaredType) -> [Destination] {
    switch slot.shows {
    case .anything: return []
    case .nothing: return [single(slot, nil, nil, in: owner)]
    case .value(let type, let presentation): return [single(slot, type, presentation, in: owner)]
    case .cases(let id, let presentation):
      guard let type = types[id] else { return [] }
      let cases = type.fact.casesAreInOrder ? type.cases : type.cases.sorted { $0.name < $1.name }
      return cases.map { self.case($0, of: type, slot, presentation, in: owner) }
    }
  }

  private mutating func single(
    _ slot: FoundSlot, _ type: TypeReference?, _ presentation: Presentation?, in owner: DeclaredType
  ) -> Destination {
    let isShownInPlace = slot.arity == .always || slot.arity == .each
    let payload = type.map { self.payload(nil, $0) }
    if let target = payload?.leadsTo { reach(target) }
    let declared = isShownInPlace ? nil : declared(slot, owner)
    return Destination(
      name: slot.name,
      payload: isShownInPlace ? [] : payload.map { [$0] } ?? [],
      presentation: isShownInPlace
        ? .inline
        : declared ?? presentation ?? (slot.arity == .sequence ? .drillDown : nil)
          ?? slot.properties.lazy.compactMap(NavigationWords.presentation).first ?? .unknown,
      presentations: declared.map(uses), leadsTo: payload?.leadsTo, origin: slot.origin)
  }

  private mutating func `case`(
    _ fact: CaseFact, of type: DeclaredType, _ slot: FoundSlot, _ presentation: Presentation?,
    in owner: DeclaredType
  ) -> Destination {
    let payload = fact.payload.map { self.payload($0.label, $0.type) }
    var leadsTo = payload.first { $0.role != .data }?.leadsTo
    // `row(id:, destination:)`: which slot the nested enum sets.
    let nested = fact.payload.compactMap { setting(by: $0.type) }.first
    if let nested { leadsTo = nested.screen }
    let child = slot.children[fact.name]
    if let child, let property = owner.properties.first(where: { $0.name == child }) {
      leadsTo = types.value(of: property)?.id
    }
    if let leadsTo { reach(leadsTo) }
    let dialog = fact.payload.compactMap { self.dialog($0.type) }.first
    let names = [fact.name, type.destinationName, slot.name]
    let declared =
      declared(type.declaration?.presentations[fact.name]) ?? declared(slot, owner)
    return Destination(
      name: fact.name, payload: payload,
      presentation: declared ?? presentation
        ?? (slot.arity == .sequence ? .drillDown : slot.arity == .exactlyOne ? .inline : nil)
          ?? dialog ?? names.lazy.compactMap(NavigationWords.presentation).first ?? .unknown,
      presentations: declared.map(uses), leadsTo: leadsTo,
      continues: nested?.isOptional == false ? nested?.slot : nil, child: child,
      origin: slot.origin)
  }

  // MARK: - Payloads

  private func payload(_ label: String?, _ type: TypeReference) -> Payload {
    if let nested = setting(by: type) {
      return Payload(
        label: label, type: type.written, role: .destination, leadsTo: nested.screen)
    }
    guard let fact = types[PropertyShape(type).value] else {
      return Payload(label: label, type: type.written, role: .data)
    }
    if classification.isScreen(fact) {
      return Payload(label: label, type: type.written, role: .state, leadsTo: fact.id)
    }
    return Payload(
      label: label, type: type.written, role: .data,
      inURL: fact.conforms(to: "RawRepresentable") ? true : nil)
  }

  /// The slot of another screen that an enum sets. One that is optional may leave it empty.
  private func setting(
    by type: TypeReference
  ) -> (screen: String, slot: String, isOptional: Bool)? {
    let shape = PropertyShape(type)
    guard shape.container == .one || shape.container == .optional else { return nil }
    return ownerOfEnum[shape.value.id].map { ($0.screen, $0.slot, shape.container == .optional) }
  }

  private func dialog(_ type: TypeReference) -> Presentation? {
    let value = PropertyShape(type).value
    return types[value]?.isKnown == false ? nil : KnownTypes.dialogs[value.lastName]
  }

  // MARK: - Declarations

  private func declared(_ slot: FoundSlot, _ owner: DeclaredType) -> Presentation? {
    slot.properties.lazy.compactMap { declared(owner.declaration?.presentations[$0]) }.first
  }

  private func declared(_ name: String?) -> Presentation? {
    name.map { name in Presentation.named.first { $0.name == name } ?? .custom(name) }
  }

  /// What somebody says is presented, is, whether or not source shows where.
  private func uses(_ declared: Presentation) -> [Destination.Use] {
    [.init(kind: declared, origin: .declared)]
  }

  /// Notes what a screen is made of without its parts being known, and what it describes without
  /// having it.
  private mutating func noteUnresolved(_ screen: DeclaredType) {
    let enums = classification.slots(of: screen).compactMap { slot -> DeclaredType? in
      guard case .cases(let id, _) = slot.shows, id != screen.id else { return nil }
      return types[id]
    }
    for type in [screen] + enums {
      for part in types.types(in: type) where !part.fact.isReadable {
        note(
          """
          '\(part.id)' has no reflection metadata, so what it leads to is not known; build \
          its module without -disable-reflection-metadata
          """)
      }
      guard let declaration = type.declaration else { continue }
      let parts = type.kind == .enum ? type.cases.map(\.name) : type.fact.properties.map(\.name)
      let described = Set(declaration.presentations.keys).union(declaration.properties.keys)
        .union(declaration.grammars.keys)
      for name in described.subtracting(parts).sorted() {
        let kind = type.kind == .enum ? "case" : "stored property"
        note("'\(type.id)' describes '\(name)', but has no \(kind) of that name")
      }
    }
  }

  private mutating func note(_ what: String) {
    if !unresolved.contains(where: { $0.what == what }) {
      unresolved.append(Unresolved(what: what))
    }
  }
}
