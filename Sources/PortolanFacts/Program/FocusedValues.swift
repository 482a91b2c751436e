/// State that a view lends by a key to whoever acts on what is in focus: `.focusedSceneValue(\.isShown, $isShown)`, of which menus
/// say `@FocusedBinding(\.isShown) var isShown`.
struct FocusedState {
  var key: String
  var path: StatePath
}

extension Member {
  /// By what a property takes what is lent by a view in focus.
  var focusKey: String? {
    guard let attribute = attribute("FocusedValue") ?? attribute("FocusedBinding"),
      case .keyPath(_, let components, _)? = attribute.arguments.first?.value,
      components.count == 1
    else { return nil }
    return components[0]
  }
}
