import PortolanModel

/// Decides for every property whether it is navigation, and for every type whether it is a screen.
///
/// Some answers hang on others: an optional child is a slot if the child has one. So the answers that hang on nothing are
/// found first, and each type that turns out to be a feature has those that mention it asked again.
struct Classification {
  private let types: TypeTable
  private let roots: Set<String>
  /// The classes and structs that have a slot, and the enums of which some case leads to one.
  private var features: Set<String> = []

  init(_ types: TypeTable, roots: [String]) {
    self.types = types
    self.roots = Set(roots)
    var mentionedBy: [String: [String]] = [:]
    for type in types.all {
      for mentioned in type.mentioned { mentionedBy[mentioned, default: []].append(type.id) }
    }
    var queue = types.all.map(\.id)
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard !features.contains(id), let type = types[id], isFeatureByItsParts(type) else { continue }
      features.insert(id)
      queue += mentionedBy[id] ?? []
    }
  }

  private func isFeatureByItsParts(_ type: TypeFact) -> Bool {
    if type.declaration?.isNavigation == false { return false }
    if type.kind == .enum {
      return type.cases.contains { $0.payload.contains { features.contains(PropertyShape($0.type).value.id) } }
    }
    return !slots(of: type).isEmpty
  }

  // MARK: - Screens

  /// Whether a type is a screen when something leads to it.
  func isScreen(_ type: TypeFact) -> Bool {
    switch type.declaration?.isNavigation {
    case true?: return true
    case false?: return false
    case nil: break
    }
    if features.contains(type.id) { return true }
    switch type.kind {
    case .class: return isWatched(type) || NavigationWords.namesModel(type.name)
    case .struct: return namesState(type)
    case .enum:
      return NavigationWords.namesDestinations(type.lastName)
        && !type.conformances.contains("RawRepresentable")
    }
  }

  private func namesState(_ type: TypeFact) -> Bool {
    ["State", "ViewModel", "Feature", "Reducer", "View"].contains { type.lastName.hasSuffix($0) }
  }

  private func isWatched(_ type: TypeFact) -> Bool {
    type.conformances.contains("Observable")
      || type.properties.contains { PropertyShape($0.type).isWatched }
  }

  /// Whether names alone may decide: of a type that holds what some view shows, not of data or of a service.
  private func isFeatureLike(_ type: TypeFact) -> Bool {
    if roots.contains(type.id) || type.declaration?.isNavigation == true { return true }
    return switch type.kind {
    case .class: isWatched(type) || NavigationWords.namesModel(type.name)
    case .struct: isWatched(type) || namesState(type)
    case .enum: false
    }
  }

  // MARK: - Slots

  /// The navigation of a type, in the order of its properties.
  func slots(of type: TypeFact) -> [FoundSlot] {
    if type.kind == .enum {
      return [
        FoundSlot(
          name: "self", properties: [], arity: .exactlyOne, encoding: .enum,
          origin: type.declaration?.isNavigation == true ? .declared : .reflected,
          shows: .cases(of: type.id))
      ]
    }
    let certain = Dictionary(
      type.properties.compactMap { property in
        certainSlot(property, of: type).map { (property.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    let likely = likelySlots(of: type, besides: Set(certain.keys))
    var slots = type.properties.compactMap { certain[$0.name] ?? likely[$0.name] }
    tieTabs(in: &slots, of: type)
    return slots
  }

  private func certainSlot(_ property: PropertyFact, of owner: TypeFact) -> FoundSlot? {
    if property.isBackReference || property.isLazy { return nil }
    let declared = owner.declaration?.properties[property.name]
    if declared == false { return nil }
    let shape = PropertyShape(property.type)
    let origin: Origin = declared == true ? .declared : .reflected
    func slot(
      _ arity: Slot.Arity, _ encoding: Slot.Encoding, _ shows: FoundSlot.Shows,
      origin: Origin = origin
    ) -> FoundSlot {
      FoundSlot(
        name: property.name, properties: [property.name], arity: arity, encoding: encoding,
        origin: origin, shows: shows)
    }
    if isErasedPath(property, shape) { return slot(.sequence, .navigationPath, .anything) }
    if let dialog = KnownTypes.dialogs[shape.value.lastName], shape.container == .optional {
      return slot(.atMostOne, .optionalValue, .value(shape.value, dialog))
    }
    guard let value = types[shape.value] else {
      guard declared == true else { return nil }
      return shape.container == .optional
        ? slot(.atMostOne, .optionalValue, .value(shape.value, nil))
        : shape.value.lastName == "Bool" ? slot(.atMostOne, .flag, .nothing) : nil
    }
    if value.declaration?.isNavigation == false { return nil }
    let isDeclared = declared == true || value.declaration?.isNavigation == true
    if value.kind == .enum {
      let enumOrigin: Origin = isDeclared ? .declared : .reflected
      switch shape.container {
      case .optional where isDeclared || shape.isNavigation || holdsDestinations(value, of: owner):
        return slot(.atMostOne, .optionalEnum, .cases(of: value.id), origin: enumOrigin)
      case .stack:
        return slot(.sequence, .stackState, .cases(of: value.id), origin: enumOrigin)
      case .many where isDeclared || isStack(property, of: value):
        return slot(.sequence, .typedArray, .cases(of: value.id), origin: enumOrigin)
      case .one:
        return selection(property, value, isDeclared: isDeclared).map {
          slot(.exactlyOne, .enum, .cases(of: value.id, $0), origin: enumOrigin)
        }
      default: return nil
      }
    }
    if NavigationWords.namesWayBack(property.name), !isDeclared { return nil }
    let isFeature = features.contains(value.id) || isDeclared || shape.isNavigation
    switch shape.container {
    case .optional:
      return isFeature ? slot(.atMostOne, .optionalValue, .value(shape.value, nil)) : nil
    case .stack: return slot(.sequence, .stackState, .value(shape.value, nil))
    case .many:
      if isScreen(value), NavigationWords.namesStack(property.name) {
        return slot(
          .sequence, .typedArray, .value(shape.value, nil),
          origin: declared == true ? .declared : .inferred)
      }
      return isFeature ? slot(.each, .collection, .value(shape.value, nil)) : nil
    case .one:
      return isFeature ? slot(.always, .child, .value(shape.value, nil)) : nil
    }
  }

  private func isErasedPath(_ property: PropertyFact, _ shape: PropertyShape) -> Bool {
    if KnownTypes.erasedPaths.contains(shape.value.lastName) { return true }
    return shape.container == .many && NavigationWords.namesStack(property.name)
      && KnownTypes.erasedElements.contains(shape.value.lastName)
  }

  /// An enum that is named for destinations, or is nested in the type of a feature and not named for something else.
  private func holdsDestinations(_ value: TypeFact, of owner: TypeFact) -> Bool {
    if value.conformances.contains("RawRepresentable"), !NavigationWords.namesDestinations(value.lastName) {
      return false
    }
    if NavigationWords.namesDestinations(value.lastName) { return true }
    if features.contains(value.id) { return true }
    return value.id.hasPrefix(owner.id + ".") && isFeatureLike(owner)
      && !NavigationWords.namesSomethingElse(value.lastName)
  }

  private func isStack(_ property: PropertyFact, of value: TypeFact) -> Bool {
    NavigationWords.namesStack(property.name)
      || (NavigationWords.namesDestinations(value.lastName)
        && !value.conformances.contains("RawRepresentable"))
  }

  /// How an enum that is always some case is shown: as tabs, or in place; `nil` where it is no navigation.
  private func selection(
    _ property: PropertyFact, _ value: TypeFact, isDeclared: Bool
  ) -> Presentation? {
    if NavigationWords.namesTabs(property: property.name, type: value.lastName) { return .tab }
    return isDeclared || features.contains(value.id) ? .inline : nil
  }

  // MARK: - Likely slots

  private func likelySlots(of type: TypeFact, besides certain: Set<String>) -> [String: FoundSlot] {
    guard isFeatureLike(type) else { return [:] }
    let open = type.properties.filter {
      !certain.contains($0.name) && !$0.isBackReference && !$0.isLazy
        && type.declaration?.properties[$0.name] != false
    }
    let flags = open.filter {
      PropertyShape($0.type).value.id == "Swift.Bool" && PropertyShape($0.type).container == .one
        && NavigationWords.namesFlag($0.name)
    }
    var items = open.filter { isItem($0) }
    var slots: [String: FoundSlot] = [:]
    for flag in flags {
      let item = item(for: flag, among: items, isOnlyFlag: flags.count == 1)
      items.removeAll { $0.name == item?.name }
      slots[flag.name] = FoundSlot(
        name: flag.name, properties: [flag.name] + (item.map { [$0.name] } ?? []),
        arity: .atMostOne, encoding: item == nil ? .flag : .flagAndItem, origin: .inferred,
        shows: item.map { .value(PropertyShape($0.type).value, nil) } ?? .nothing)
    }
    // One optional could be anything; several that look alike are most likely one destination each.
    let alike = items.filter { isIdentifiable($0) && !NavigationWords.namesPossession($0.name) }
    if alike.count > 1 {
      for item in alike {
        slots[item.name] = FoundSlot(
          name: item.name, properties: [item.name], arity: .atMostOne, encoding: .optionalValue,
          origin: .inferred, shows: .value(PropertyShape(item.type).value, nil))
      }
    }
    return slots
  }

  /// Whether a property is an optional of a value that a destination could be made for.
  private func isItem(_ property: PropertyFact) -> Bool {
    let shape = PropertyShape(property.type)
    guard shape.container == .optional else { return false }
    guard let value = types[shape.value] else { return shape.value.id == "Swift.String" }
    return value.kind != .enum && value.declaration?.isNavigation != false
      && !NavigationWords.namesWayBack(property.name)
  }

  private func isIdentifiable(_ property: PropertyFact) -> Bool {
    types[PropertyShape(property.type).value]?.conformances.contains("Identifiable") == true
  }

  private func item(
    for flag: PropertyFact, among items: [PropertyFact], isOnlyFlag: Bool
  ) -> PropertyFact? {
    let stem = NavigationWords.stem(flag.name)
    if let item = items.first(where: { !NavigationWords.stem($0.name).isDisjoint(with: stem) }) {
      return item
    }
    let any = items.filter { NavigationWords.namesAnyItem($0.name) }
    return isOnlyFlag && any.count == 1 ? any[0] : nil
  }

  // MARK: - Tabs

  /// Ties each tab to the embedded child that it is named for: `inventory` to `inventoryModel`.
  private func tieTabs(in slots: inout [FoundSlot], of type: TypeFact) {
    for number in slots.indices {
      guard case .cases(let id, .tab?) = slots[number].shows, let tabs = types[id] else { continue }
      for tab in tabs.cases where tab.payload.isEmpty {
        let child = type.properties.first { property in
          let shape = PropertyShape(property.type)
          guard shape.container == .one, !property.isBackReference,
            NavigationWords.isChild(property.name, ofTab: tab.name),
            let value = types[shape.value]
          else { return false }
          return value.kind != .enum && isScreen(value)
        }
        if let child { slots[number].children[tab.name] = child.name }
      }
      for child in type.properties
      where slots[number].children.values.contains(child.name)
        && !slots.contains(where: { $0.name == child.name })
      {
        slots.append(
          FoundSlot(
            name: child.name, properties: [child.name], arity: .always, encoding: .child,
            origin: .reflected, shows: .value(PropertyShape(child.type).value, nil)))
      }
    }
    let order = Dictionary(
      type.properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    slots.sort { order[$0.name] ?? 0 < order[$1.name] ?? 0 }
  }

  // MARK: - Candidates

  /// What might be navigation though nothing proves it, and what would.
  func candidates(of type: TypeFact) -> [Candidate] {
    if type.kind == .enum { return [] }
    let taken = Set(slots(of: type).flatMap(\.properties))
    return type.properties.compactMap { property in
      let shape = PropertyShape(property.type)
      guard !taken.contains(property.name), !property.isBackReference, !property.isLazy,
        type.declaration?.properties[property.name] == nil,
        let value = types[shape.value], value.declaration?.isNavigation != false,
        let reason = reason(shape.container, value)
      else { return nil }
      return Candidate(
        screen: type.id, property: property.name, type: property.type.written, reason: reason)
    }
  }

  private func reason(_ container: PropertyShape.Container, _ value: TypeFact) -> String? {
    switch (container, value.kind) {
    case (.optional, .enum): "an optional enum that is not named for destinations"
    case (.optional, .class): "an optional class without navigation of its own"
    case (.optional, .struct) where value.conformances.contains("Identifiable"):
      "an optional identifiable value without others like it"
    default: nil
    }
  }
}

/// A property, or two, that the classification takes for navigation.
struct FoundSlot: Hashable, Sendable {
  var name: String
  var properties: [String]
  var arity: Slot.Arity
  var encoding: Slot.Encoding
  var origin: Origin
  var shows: Shows
  /// By tab, the property of its child.
  var children: [String: String] = [:]

  enum Shows: Hashable, Sendable {
    /// Each case of an enum, shown so where that is known.
    case cases(of: String, Presentation? = nil)
    /// One thing, shown so where its type tells.
    case value(TypeReference, Presentation?)
    /// One thing without a value.
    case nothing
    /// Whatever a type-erased path is given.
    case anything
  }
}

extension TypeFact {
  /// `Destination` of `InventoryModel.Destination`.
  var lastName: String {
    let plain = name.prefix { $0 != "<" && $0 != " " }
    return plain.split(separator: ".").last.map(String.init) ?? name
  }

  /// The ids of the types that it is made of.
  fileprivate var mentioned: Set<String> {
    let held =
      properties.map { PropertyShape($0.type).value.id }
      + cases.flatMap { $0.payload.map { PropertyShape($0.type).value.id } }
    return Set(held)
  }
}
