import PortolanModel

extension Classification {
  /// Adds what is navigation by its name, or because others like it stand beside it: flags, a flag
  /// with its item, and several optionals. All of it is marked as inferred.
  func addLikelySlots(
    of type: DeclaredType, _ properties: [StoredProperty], to found: inout [String: FoundSlot]
  ) {
    guard isFeatureLike(type) else { return }
    let open = properties.filter { property in
      found[property.name] == nil && !property.fact.isBackReference && !property.fact.isLazy
        && type.declaration?.properties[property.name] != false
    }
    let flags = open.filter(isFlag)
    var items = open.filter(isItem)
    // An optional that is navigation by its type can belong to a flag none the less.
    let presented = properties.filter { found[$0.name]?.encoding == .optionalValue }
    for flag in flags {
      let item = item(for: flag, among: items, presented, isOnlyFlag: flags.count == 1)
      items.removeAll { $0.name == item?.name }
      if let item { found[item.name] = nil }
      found[flag.name] = FoundSlot(
        name: flag.name, properties: [flag.name] + (item.map { [$0.name] } ?? []),
        arity: .atMostOne, encoding: item == nil ? .flag : .flagAndItem, origin: .inferred,
        shows: item.map { .value($0.shape.value, nil) } ?? .nothing)
    }
    let alike = items.filter { isIdentifiable($0) && !NavigationWords.namesPossession($0.name) }
    // One optional could be anything; several that look alike are most likely one destination each.
    // An optional of the feature itself is most likely what it drills down to.
    for item in alike.count > 1 ? alike : items.filter({ isAnother(type, in: $0) }) {
      found[item.name] = FoundSlot(
        name: item.name, properties: [item.name], arity: .atMostOne, encoding: .optionalValue,
        origin: .inferred, shows: .value(item.shape.value, nil))
    }
  }

  private func isFlag(_ property: StoredProperty) -> Bool {
    let shape = property.shape
    return shape.value.id == "Swift.Bool" && shape.container == .one
      && NavigationWords.namesFlag(property.name)
  }

  /// Whether a property is an optional of a value that a destination could be made for.
  private func isItem(_ property: StoredProperty) -> Bool {
    let shape = property.shape
    guard shape.container == .optional, !NavigationWords.namesWayBack(property.name) else {
      return false
    }
    if let value = types.value(of: property) { return value.declaration?.isNavigation != false }
    return KnownTypes.itemValues.contains(shape.value.lastName)
  }

  private func isIdentifiable(_ property: StoredProperty) -> Bool {
    types.value(of: property)?.conforms(to: "Identifiable") == true
  }

  private func isAnother(_ type: DeclaredType, in property: StoredProperty) -> Bool {
    property.shape.value.id == type.id
      && !NavigationWords.namesPossession(property.name)
  }

  /// The optional that a flag is about: of a word in common, or any that is called an item, if
  /// there is only one.
  private func item(
    for flag: StoredProperty, among items: [StoredProperty], _ presented: [StoredProperty],
    isOnlyFlag: Bool
  ) -> StoredProperty? {
    let stem = NavigationWords.stem(flag.name)
    let named = (items + presented).first {
      !NavigationWords.stem($0.name).isDisjoint(with: stem)
    }
    if let named { return named }
    let any = items.filter { item in
      NavigationWords.namesAnyItem(item.name)
        && types.value(of: item)?.kind != .enum
    }
    return isOnlyFlag && any.count == 1 ? any[0] : nil
  }
}
