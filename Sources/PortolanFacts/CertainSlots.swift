import PortolanModel

extension Classification {
  /// A property that is navigation by its type, or because somebody says so.
  func certainSlot(_ property: StoredProperty, of owner: DeclaredType) -> FoundSlot? {
    let declared = owner.declaration?.properties[property.name]
    if property.fact.isBackReference || declared == false { return nil }
    if property.fact.isLazy { return lazyChild(property, of: owner) }
    var use = Use(
      property: property, owner: owner, shape: property.shape, isDeclared: declared == true)
    if isErasedPath(use) { return use.slot(.sequence, .navigationPath, .anything) }
    let value = types.value(of: property)
    if value?.declaration?.isNavigation == false { return nil }
    if value?.declaration?.isNavigation == true { use.isDeclared = true }
    if use.shape.container == .optional, value?.isKnown != false,
      let dialog = KnownTypes.dialogs[use.shape.value.lastName]
    {
      return use.slot(.atMostOne, .optionalValue, .value(use.shape.value, dialog))
    }
    guard let value else { return use.isDeclared ? slotOfForeignType(use) : nil }
    return value.kind == .enum ? slot(use, ofEnum: value) : slot(use, of: value)
  }

  /// A property and what is known of it at once.
  private struct Use {
    var property: StoredProperty
    var owner: DeclaredType
    var shape: PropertyShape
    /// Whether its owner or its type says that it is navigation.
    var isDeclared: Bool

    func slot(
      _ arity: Slot.Arity, _ encoding: Slot.Encoding, _ shows: FoundSlot.Shows,
      isInferred: Bool = false
    ) -> FoundSlot {
      FoundSlot(
        name: property.name, properties: [property.name], arity: arity, encoding: encoding,
        origin: isDeclared ? .declared : isInferred ? .inferred : .reflected, shows: shows)
    }
  }

  /// What is made when it is first asked for is stored as an optional, yet it is a child and no
  /// destination.
  private func lazyChild(_ property: StoredProperty, of owner: DeclaredType) -> FoundSlot? {
    guard let stored = property.fact.type.arguments.first, stored.lastName != "Optional" else {
      return nil
    }
    let made = StoredProperty(PropertyFact(name: property.name, type: stored)) {
      types[$0]?.number
    }
    let slot = certainSlot(made, of: owner)
    return slot?.arity == .always ? slot : nil
  }

  private func isErasedPath(_ use: Use) -> Bool {
    switch use.shape.container {
    case .stack: KnownTypes.erasedPaths.contains(use.shape.value.lastName)
    case .many:
      NavigationWords.namesStack(use.property.name)
        && KnownTypes.erasedElements.contains(use.shape.value.lastName) && isFeatureLike(use.owner)
    case .one, .optional: false
    }
  }

  // MARK: - Enums

  private func slot(_ use: Use, ofEnum value: DeclaredType) -> FoundSlot? {
    let name = use.property.name
    let isTabs =
      isFeatureLike(use.owner)
      && NavigationWords.namesTabs(property: name, type: value.destinationName)
    let evidence = evidence(use, value)
    switch use.shape.container {
    case .optional:
      guard evidence != .none || isTabs || use.isDeclared || use.shape.isNavigation else {
        return nil
      }
      return use.slot(
        .atMostOne, .optionalEnum, .cases(of: value.id, isTabs ? .tab : nil),
        isInferred: evidence == .propertyName && !use.shape.isNavigation)
    case .stack: return use.slot(.sequence, .stackState, .cases(of: value.id))
    case .many:
      guard use.isDeclared || isStack(use, value) else { return nil }
      return use.slot(
        .sequence, .typedArray, .cases(of: value.id), isInferred: evidence == .none)
    case .one:
      if isTabs { return use.slot(.exactlyOne, .enum, .cases(of: value.id, .tab)) }
      guard use.isDeclared || features[value.number] else { return nil }
      return use.slot(.exactlyOne, .enum, .cases(of: value.id, .inline))
    }
  }

  private enum Evidence { case type, propertyName, none }

  /// What says that an enum's cases are destinations: that some lead to a feature, the enum's name,
  /// that it is nested in a feature's type and not named for something else, or only the name of
  /// the property.
  private func evidence(_ use: Use, _ value: DeclaredType) -> Evidence {
    let isFeature = isFeatureLike(use.owner)
    if NavigationWords.namesMemory(use.property.name) { return .none }
    if isService(use.owner) { return .none }
    if features[value.number] { return .type }
    if NavigationWords.namesDestinations(value.destinationName) { return .type }
    if !isFeature || value.conforms(to: "RawRepresentable")
      || NavigationWords.namesSomethingElse(value.lastName)
      || NavigationWords.namesSomethingElse(property: use.property.name)
    {
      return .none
    }
    if value.isNested(in: use.owner) { return .type }
    return NavigationWords.namesPresented(use.property.name) ? .propertyName : .none
  }

  private func isStack(_ use: Use, _ value: DeclaredType) -> Bool {
    let name = use.property.name
    let isFeature = isFeatureLike(use.owner)
    if NavigationWords.namesMemory(name) { return false }
    if NavigationWords.namesStack(name), isFeature { return true }
    return NavigationWords.namesStackElements(value.destinationName)
      && !value.conforms(to: "RawRepresentable") && !NavigationWords.namesList(name)
      && !isService(use.owner)
  }

  // MARK: - Classes and structs

  private func slot(_ use: Use, of value: DeclaredType) -> FoundSlot? {
    let name = use.property.name
    let isFeature = features[value.number] || use.isDeclared || use.shape.isNavigation
    // Most are no navigation by their type, whatever their names say.
    if !isFeature, use.shape.container != .many, use.shape.container != .stack { return nil }
    let isOutOfReach = NavigationWords.namesWayBack(name) || NavigationWords.namesMemory(name)
    if isOutOfReach, !use.isDeclared { return nil }
    let shows = FoundSlot.Shows.value(use.shape.value, nil)
    switch use.shape.container {
    case .optional:
      // That a type has navigation is no evidence where it has it through this very property.
      return isFeature
        ? use.slot(.atMostOne, .optionalValue, shows, isInferred: value.id == use.owner.id) : nil
    case .stack: return use.slot(.sequence, .stackState, shows)
    case .many:
      if isScreen(value), NavigationWords.namesStack(name) {
        return use.slot(.sequence, .typedArray, shows, isInferred: true)
      }
      return isFeature ? use.slot(.each, .collection, shows) : nil
    case .one: return isFeature ? use.slot(.always, .child, shows) : nil
    }
  }

  /// Of a type of which nothing is known, where its owner says that it is navigation all the same.
  private func slotOfForeignType(_ use: Use) -> FoundSlot? {
    let shows = FoundSlot.Shows.value(use.shape.value, nil)
    return switch use.shape.container {
    case .optional: use.slot(.atMostOne, .optionalValue, shows)
    case .many, .stack: use.slot(.sequence, .typedArray, shows)
    case .one where use.shape.value.id == "Swift.Bool": use.slot(.atMostOne, .flag, .nothing)
    case .one: nil
    }
  }
}
