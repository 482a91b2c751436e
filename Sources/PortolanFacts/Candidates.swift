import PortolanModel

/// A property that the linker left out, and what would bring it in.
public struct Candidate: Hashable, Sendable {
  public var screen: Screen.ID
  public var property: String
  public var type: String
  public var reason: String

  public init(screen: Screen.ID, property: String, type: String, reason: String) {
    self.screen = screen
    self.property = property
    self.type = type
    self.reason = reason
  }
}

extension Classification {
  /// What might be navigation though nothing proves it, and what would.
  func candidates(of type: DeclaredType) -> [Candidate] {
    if type.kind == .enum { return [] }
    let taken = Set(slots(of: type).flatMap(\.properties))
    return type.properties.compactMap { property in
      guard !taken.contains(property.name), !property.fact.isBackReference, !property.fact.isLazy,
        type.declaration?.properties[property.name] == nil, let reason = reason(property)
      else { return nil }
      return Candidate(
        screen: type.id, property: property.name, type: property.fact.type.written, reason: reason)
    }
  }

  private func reason(_ property: StoredProperty) -> String? {
    let shape = property.shape
    guard let value = types.value(of: property), value.declaration?.isNavigation != false,
      !NavigationWords.namesWayBack(property.name)
    else { return nil }
    switch (shape.container, value.kind) {
    case (.optional, _) where NavigationWords.namesMemory(property.name):
      return "named for what is kept, not for what is shown"
    case (.optional, .enum): return "an optional enum that is not named for destinations"
    case (.optional, .class): return "an optional class without navigation of its own"
    case (.optional, .struct) where value.conforms(to: "Identifiable"):
      return "an optional identifiable value without others like it"
    case (.many, _) where NavigationWords.namesStack(property.name):
      return "named like a path, but of values that are no screens"
    default: return nil
    }
  }
}
