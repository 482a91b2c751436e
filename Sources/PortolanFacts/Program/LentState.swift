/// State that a view lends by a key: to whoever acts on what is in focus, `.focusedSceneValue(\.isShown, $isShown)`, of which menus
/// say `@FocusedBinding(\.isShown) var isShown`, or to all that it shows, `.environment(\.isShown, $isShown)`.
struct LentState {
  var key: LendingKey
  var path: StatePath
}

/// By what a view lends state.
struct LendingKey: Hashable {
  var name: String
  /// Whether it lends it to all that it shows, not to whoever acts on what is in focus.
  var isOfEnvironment: Bool
}

extension Member {
  /// By what a property takes what a view lends.
  var lendingKey: LendingKey? {
    let focused = attribute("FocusedValue") ?? attribute("FocusedBinding")
    guard let attribute = focused ?? attribute("Environment"),
      case .keyPath(_, let components, _)? = attribute.arguments.first?.value,
      components.count == 1
    else { return nil }
    return LendingKey(name: components[0], isOfEnvironment: focused == nil)
  }
}
