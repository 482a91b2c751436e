/// What a property holds once wrappers are taken off: one value, perhaps one, or many.
struct PropertyShape: Hashable, Sendable {
  enum Container: Sendable {
    case one, optional, many
    /// A stack of a navigation library, or a path that holds anything.
    case stack
  }

  var container: Container
  var value: TypeReference
  /// Whether a wrapper says that the value is navigation: `PresentationState`, `StackState`.
  var isNavigation = false
  /// Whether a wrapper says that somebody watches the property: `Published`, `State`.
  var isWatched = false

  init(_ type: TypeReference) {
    container = .one
    value = type
    while let (holding, inner) = KnownTypes.holding(of: value) {
      isNavigation = isNavigation || KnownTypes.navigationWrappers.contains(value.lastName)
      isWatched = isWatched || KnownTypes.observingWrappers.contains(value.lastName)
      value = inner
      switch (holding, container) {
      case (.wrapped, _), (.optional, .many), (.optional, .stack), (.optional, .optional): break
      case (.optional, .one): container = .optional
      case (.many, .stack), (.many, .many): return
      case (.many, _): container = .many
      case (.stack, _): container = .stack
      }
    }
    if KnownTypes.erasedPaths.contains(value.lastName) { container = .stack }
  }
}
