/// State that several types share by a key: each `@Shared(.path) var path` is the same.
extension Program {
  /// The properties that take something by a key, by what they say of it.
  func properties<Key: Hashable>(by key: (Member) -> Key?) -> [Key: [StatePath]] {
    var found: [Key: [StatePath]] = [:]
    for symbol in types {
      for member in symbol.storedProperties {
        guard let key = key(member) else { continue }
        found[key, default: []].append(StatePath(owner: symbol, property: member.name))
      }
    }
    return found
  }
}

extension Member {
  /// By what a property shares its value with others: `.path`, `.appStorage("tab")`.
  var sharedKey: String? {
    guard let key = attribute("Shared")?.arguments.first?.value else { return nil }
    return switch key {
    case .member(nil, let name, _): ".\(name)"
    case .call(.member(nil, let name, _), let arguments, _):
      if case .string(let text?)? = arguments.first?.value { ".\(name)(\(text))" } else { nil }
    default: nil
    }
  }
}

extension StatePath {
  /// Whether it is shared by a key that alone says of which type it is: `@Shared(.path) var path`.
  func isSharedUntold(_ type: ResolvedType) -> Bool {
    guard case .unknown = type else { return false }
    return owner.property(property)?.sharedKey != nil
  }
}
