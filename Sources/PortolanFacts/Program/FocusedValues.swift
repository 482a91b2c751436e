/// State that a view lends by a key to whoever acts on what is in focus: `.focusedSceneValue(\.isShown, $isShown)`, of which menus
/// say `@FocusedBinding(\.isShown) var isShown`.
struct FocusedState {
  var key: String
  var path: StatePath
}

extension Program {
  /// The properties that take something by such a key.
  func findFocused() -> [String: [StatePath]] {
    var found: [String: [StatePath]] = [:]
    for symbol in types {
      for member in symbol.storedProperties {
        guard let key = member.focusKey else { continue }
        found[key, default: []].append(StatePath(owner: symbol, property: member.name))
      }
    }
    return found
  }
}

extension Member {
  fileprivate var focusKey: String? {
    guard let attribute = attribute("FocusedValue") ?? attribute("FocusedBinding"),
      case .keyPath(_, let components, _)? = attribute.arguments.first?.value,
      components.count == 1
    else { return nil }
    return components[0]
  }
}
