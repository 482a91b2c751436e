import PortolanModel

/// A case's name in place of a property's: `addItem` gives `add`, `isAlertPresented` gives `alert`.
enum CaseName {
  /// For an optional value: without the type's name at its end; of one that is called like a flag, as that would be.
  static func forValue(property: String, type: String?) -> String {
    if let first = words(of: property).first?.lowercased(), askingWords.contains(first) {
      return forFlag(property: property, fallback: property)
    }
    for name in type.map(names) ?? [] where property.hasSuffix(name) {
      let rest = String(property.dropLast(name.count))
      if !rest.isEmpty, name.first?.isUppercase == true { return rest }
    }
    return property
  }

  /// For a flag: without the words that only say that it is one; `fallback` where nothing else is
  /// left.
  static func forFlag(property: String, fallback: String) -> String {
    var words = words(of: property)[...]
    while let word = words.first, leadingWords.contains(word.lowercased()) { words.removeFirst() }
    while let word = words.last, trailingWords.contains(word.lowercased()) { words.removeLast() }
    return words.isEmpty ? fallback : lowerCamel(words)
  }

  /// Whether a property is called what one calls a flag.
  static func isFlag(_ property: String) -> Bool {
    forFlag(property: property, fallback: "") != property
  }

  /// In backticks where Swift would read it as a keyword.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The names under which a property may mention a type: `ItemModel` and `Item`.
  private static func names(of type: String) -> [String] {
    var parts = type.prefix { $0 != "<" }.split(separator: ".").map(String.init)
    if parts.count > 1, parts.last == "State" { parts.removeLast() }
    guard let name = parts.last else { return [] }
    let shorter = roleWords.filter { name.hasSuffix($0) && name != $0 }
      .map { String(name.dropLast($0.count)) }
    return [name] + shorter.sorted { $0.count > $1.count }
  }

  private static let roleWords = ["ViewModel", "Model", "Feature", "Reducer", "State", "View"]

  /// What only a question begins with.
  private static let askingWords: Set<String> = ["is", "are", "should", "will"]

  private static let leadingWords = askingWords.union([
    "show", "shows", "showing", "present", "presents",
    "presenting", "display", "displays", "displaying",
  ])

  private static let trailingWords: Set<String> = [
    "is", "are", "presented", "presenting", "shown", "showing", "visible", "active", "open",
    "opened", "displayed",
  ]

  /// Keywords that no case can be called without backticks, or that `.name` would not reach.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension CaseName {
  /// For a case, or for what a text or a number selects, the best first: where that is no identifier, after its title or the view that it shows.
  static func forCase(of destination: Destination, in slot: Slot) -> [String] {
    if destination.name.isIdentifier { return [destination.name] }
    let view = destination.presentations?.lazy.compactMap(\.view).first
    let names = [destination.title, destination.name].compactMap(\.self).map(identifier)
    return (names + [view.map(forType)].compactMap(\.self)).filter(\.isIdentifier)
      + ["\(slot.propertyNames[0])\(destination.name.filter { $0.isLetter || $0.isNumber })"]
  }

  /// `New messages` gives `newMessages`.
  private static func identifier(of text: String) -> String {
    let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return lowerCamel(parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }[...])
  }

  /// For a type: `CounterModel` gives `counter`.
  static func forType(_ type: String) -> String {
    let name = (names(of: type).last ?? type).filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.first?.isLetter == true ? lowerCamel(words(of: name)[...]) : "value"
  }

  private static func lowerCamel(_ words: ArraySlice<String>) -> String {
    guard let first = words.first else { return "" }
    let isAcronym = first.count > 1 && first == first.uppercased()
    let start = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return start + words.dropFirst().joined()
  }

  /// `isURLListShown` is `is`, `URL`, `List`, `Shown`.
  private static func words(of name: String) -> [String] {
    let characters = Array(name.drop { $0 == "_" })
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let beginsWord =
        words.isEmpty
        || character.isCapital
          && (!characters[index - 1].isCapital
            || index + 1 < characters.count && characters[index + 1].isSmall)
      if beginsWord {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }
}

extension Character {
  // Unicode's tables are asked of few: most letters of code are ASCII.
  fileprivate var isCapital: Bool {
    asciiValue.map((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) ?? isUppercase
  }
  fileprivate var isSmall: Bool {
    asciiValue.map((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) ?? isLowercase
  }
}
