/// State that several types share by a key: each `@Shared(.path) var path` is the same, and so is each `@AppStorage("tour") var isTourDone`.
extension Program {
  /// The properties that take something by a key, by what they say of it.
  func properties<Key: Hashable>(by key: (Member, TypeSymbol) -> Key?) -> [Key: [StatePath]] {
    var found: [Key: [StatePath]] = [:]
    for symbol in types {
      for member in symbol.storedProperties {
        guard let key = key(member, symbol) else { continue }
        found[key, default: []].append(StatePath(owner: symbol, property: member.name))
      }
    }
    return found
  }

  /// By what a property of a type shares its value with others: `.path`, `.appStorage(tab)`. What is stored under a key of which nobody
  /// can tell the text, or in a store of its own, shares nothing that is known.
  func sharedKey(of member: Member, keptBy symbol: TypeSymbol) -> String? {
    if let key = member.sharedReference { return key }
    for (wrapper, key) in [("AppStorage", "appStorage"), ("SceneStorage", "sceneStorage")] {
      guard let arguments = member.attribute(wrapper)?.arguments, arguments.count == 1,
        arguments[0].label == nil
      else { continue }
      let scope = Environment(scope: symbol, file: member.file)
      return Evaluator(program: self).text(of: arguments[0].value, in: scope)
        .map { ".\(key)(\($0))" }
    }
    return nil
  }
}

extension Member {
  /// By which reference it shares its value: `@Shared(.path)`, `@Shared(.appStorage("tab"))`.
  fileprivate var sharedReference: String? {
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
    return owner.property(property)?.sharedReference != nil
  }
}
