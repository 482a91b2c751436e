/// The texts that an app's tables have for keys, in the language that it is developed in.
struct TextTables {
  /// What the tables hold that code means where it names none.
  private var usual = Texts()
  private var others = Texts()

  /// - Parameter globals: The variables outside of types, by name.
  init(_ globals: [String: [Member]]) {
    for (variable, members) in globals {
      guard let name = TextTableNames.table(heldBy: variable) else { continue }
      for member in members {
        if name == TextTableNames.usual {
          usual.add(member.declaration.value, of: name)
        } else {
          others.add(member.declaration.value, of: name)
        }
      }
    }
  }

  /// The text of a key; `nil` where no table has one, or several have different ones.
  subscript(key: String) -> String? {
    (usual.byKey[key] ?? others.byKey[key]).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text of what generated code names: of `L10n.General.done`, or of `.generalDone`, a constant that Xcode adds to texts.
  func text(named expression: Expression) -> String? {
    guard !usual.byKey.isEmpty || !others.byKey.isEmpty else { return nil }
    return expression.wordsOfSymbol.flatMap { self[symbol: $0.joined()] }
  }

  /// What people see of a name that an action has in code: the text of a key, or of what generated code calls one.
  ///
  /// What generated code calls a key that no table has is called by the last word that says something: `L10n.Sharing.title` is `Sharing`.
  func shown(_ name: String) -> String {
    let parts = name.split(separator: " or ")
    if parts.count > 1 { return parts.map { shown(String($0)) }.joined(separator: " or ") }
    if !name.isWrittenAsName, let text = self[name] { return text }
    let words = name.split(separator: ".").map(String.init)
    guard words.count > 1, Expression.isOfTables(words[0]) else { return name }
    return self[symbol: words.dropFirst().joined()]
      ?? words.dropFirst().last { !Self.kindsOfText.contains($0) } ?? words[words.count - 1]
  }

  /// What generated code calls the texts of one thing.
  private static let kindsOfText: Set<String> = [
    "title", "subtitle", "caption", "text", "label", "name", "message", "button", "header",
  ]

  /// The same of the names by themselves, one after the other.
  subscript(symbol name: String) -> String? {
    let symbol = Texts.symbol(name)
    return (usual.bySymbol[symbol] ?? others.bySymbol[symbol]).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Texts; empty where tables contradict each other, whatever the order of these.
  private struct Texts {
    var byKey: [String: String] = [:]
    /// By what generated code calls a key, of which letters and digits stay: `generaldone`.
    var bySymbol: [String: String] = [:]

    mutating func add(_ table: Expression?, of name: String) {
      guard case .dictionary(let parts)? = table else { return }
      for number in stride(from: 0, to: parts.count - 1, by: 2) {
        guard case .string(let key?) = parts[number], case .string(let text?) = parts[number + 1]
        else { continue }
        let symbol = Self.symbol(key)
        Self.note(text, as: key, in: &byKey)
        Self.note(text, as: symbol, in: &bySymbol)
        // `L10n.Localizable.done`
        Self.note(text, as: Self.symbol(name) + symbol, in: &bySymbol)
      }
    }

    private static func note(_ text: String, as key: String, in texts: inout [String: String]) {
      texts[key] = texts[key].map { $0 == text ? text : "" } ?? text
    }

    static func symbol(_ name: String) -> String {
      name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
  }
}

extension String {
  /// Whether a function could have this name.
  fileprivate var isWrittenAsName: Bool {
    first?.isLowercase == true && allSatisfy { $0.isLetter || $0.isNumber }
  }
}

extension Expression {
  /// What a name says that a generated table of texts is the root of, with it: `L10n`, `General` and `done`.
  var wordsOfTable: [String]? {
    guard let words = wordsOfSymbol, let root = rootName else { return nil }
    return [root] + words
  }

  /// What names a text in code that is generated from tables, without what all such names begin with: `General` and `done`.
  fileprivate var wordsOfSymbol: [String]? {
    switch self {
    case .member(nil, let name, _): return [name]
    case .member(let base?, let name, _): return base.wordsOfTables.map { $0 + [name] }
    // `R.string.localizable.done()`
    case .call(.member(let base?, let name, _), let arguments, _):
      return arguments.isEmpty ? base.wordsOfTables.map { $0 + [name] } : nil
    default: return nil
    }
  }

  private var wordsOfTables: [String]? {
    switch self {
    case .name(let name, _): Self.isOfTables(name) ? [] : nil
    case .member(.name("R", _)?, "string", _): []
    case .member(let base?, let name, _): base.wordsOfTables.map { $0 + [name] }
    default: nil
    }
  }

  fileprivate static func isOfTables(_ name: String) -> Bool {
    name.isWrittenAsType && ["L10n", "Strings", "Localiz"].contains { name.contains($0) }
  }
}
