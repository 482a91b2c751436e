import PortolanModel

/// Decides for every property whether it is navigation, and for every type whether it is a screen.
///
/// Some answers hang on others: an optional child is a slot if the child has one. So the answers
/// that hang on nothing are found first, and each type that turns out to be a feature has those
/// that mention it asked again.
struct Classification {
  let types: TypeTable
  private let roots: Set<String>
  /// By number, whether a type is a class or struct that has a slot, or an enum of which some case
  /// leads to one.
  private(set) var features: [Bool]
  /// The answers, as long as nothing that they hang on turns out to be a feature.
  private var found: [[FoundSlot]?]

  /// - Parameters:
  ///   - presenting: The types of which code was seen to show some state, whatever its name says.
  ///   - isPresented: Whether code was seen to present by a type's property; where the types are all that is known, its name decides.
  init(
    _ types: TypeTable, roots: [String], presenting: Set<String> = [],
    isPresented: (_ type: String, _ property: String) -> Bool = { _, _ in true }
  ) {
    self.types = types
    self.roots = Set(roots)
    features = types.all.map { presenting.contains($0.id) }
    found = Array(repeating: nil, count: types.all.count)
    let mentioningTypes = types.mentioningTypes
    // Parts come after what they are parts of, so asking from the end asks few twice.
    var queue = Array(types.all.indices.reversed())
    var isWaiting = Array(repeating: true, count: types.all.count)
    var next = 0
    while next < queue.count {
      let number = queue[next]
      let type = types.all[number]
      next += 1
      isWaiting[number] = false
      guard !features[type.number], isFeatureByItsParts(type, isPresented) else { continue }
      features[number] = true
      found[number] = nil
      for mentioning in mentioningTypes[number] {
        found[mentioning] = nil
        if isWaiting[mentioning] { continue }
        isWaiting[mentioning] = true
        queue.append(mentioning)
      }
    }
    for type in types.all where isScreen(type) { found[type.number] = slots(of: type) }
  }

  private mutating func isFeatureByItsParts(
    _ type: DeclaredType, _ isPresented: (String, String) -> Bool
  ) -> Bool {
    if type.declaration?.isNavigation == false || type.isKnown { return false }
    if type.kind == .enum {
      return type.cases.contains { $0.payload.contains { leadsToFeature($0.type) } }
    }
    let slots = slots(of: type)
    found[type.number] = slots
    return slots.contains { slot in
      let mayBeData = slot.origin == .inferred && (slot.encoding == .flag || leads(slot, to: type))
      return !mayBeData || isPresented(type.id, slot.name)
    }
  }

  /// Whether a slot shows another of the type that has it: so does a model, and data has such an optional, too, as a letter that
  /// answers another.
  private func leads(_ slot: FoundSlot, to type: DeclaredType) -> Bool {
    if case .value(let value, _) = slot.shows { types[value]?.id == type.id } else { false }
  }

  private func leadsToFeature(_ type: TypeReference) -> Bool {
    types[PropertyShape(type).value].map { features[$0.number] } ?? false
  }

  /// The navigation of a type, in the order of its properties.
  func slots(of type: DeclaredType) -> [FoundSlot] {
    if let found = found[type.number] { return found }
    if type.kind == .enum {
      let isDeclared = type.declaration?.isNavigation == true
      return [
        FoundSlot(
          name: "self", properties: [], arity: .exactlyOne, encoding: .enum,
          origin: isDeclared ? .declared : .reflected, shows: .cases(of: type.id))
      ]
    }
    let properties = type.properties
    if properties.isEmpty { return [] }
    var found: [String: FoundSlot] = [:]
    for property in properties where found[property.name] == nil {
      found[property.name] = certainSlot(property, of: type)
    }
    addLikelySlots(of: type, properties, to: &found)
    addTabChildren(properties, to: &found)
    if found.isEmpty { return [] }
    return properties.compactMap { found.removeValue(forKey: $0.name) }
  }

  // MARK: - Screens

  /// Whether a type is a screen when something leads to it.
  func isScreen(_ type: DeclaredType) -> Bool {
    if let isNavigation = type.declaration?.isNavigation { return isNavigation }
    if type.isKnown { return false }
    if features[type.number] { return true }
    switch type.kind {
    case .class: return type.isWatched || NavigationWords.namesModel(type.lastName)
    case .struct: return NavigationWords.namesState(type.lastName)
    case .enum:
      return NavigationWords.namesDestinations(type.destinationName)
        && !type.conforms(to: "RawRepresentable")
    }
  }

  /// Whether an app can start in a type: it must show something, or say itself that it is a screen.
  func isRoot(_ type: DeclaredType) -> Bool {
    if type.declaration?.isNavigation == true { return true }
    guard isScreen(type) else { return false }
    return type.kind == .enum ? !type.cases.isEmpty : !slots(of: type).isEmpty
  }

  /// Whether names alone may decide: of a type that holds what some view shows, not of data or of a
  /// service.
  func isFeatureLike(_ type: DeclaredType) -> Bool {
    if roots.contains(type.id) || type.declaration?.isNavigation == true { return true }
    if type.isNamedForService { return false }
    if features[type.number] || type.isWatched { return true }
    return switch type.kind {
    case .class: NavigationWords.namesModel(type.lastName)
    case .struct: NavigationWords.namesState(type.lastName)
    case .enum: false
    }
  }

  /// Whether a type works for others and shows nothing, whatever its enums are called.
  func isService(_ type: DeclaredType) -> Bool {
    type.isNamedForService && !type.isWatched && !isFeatureLike(type)
  }
}
