/// Where a grammar can't be read, and why.
public struct StackGrammarError: Error, Hashable, Sendable, CustomStringConvertible {
  public var grammar: String
  /// From 1, in characters.
  public var column: Int
  public var message: String

  public var description: String {
    "the grammar '\(grammar)' can't be read at column \(column): \(message)"
  }
}

/// Reads an expression into positions, noting as it goes which can follow which.
struct GrammarParser {
  private(set) var symbols: [String?] = []
  private(set) var follow: [Positions] = []
  private let text: String
  private let characters: [Character]
  private var index = 0
  private var depth = 0

  private static let nestingLimit = 100

  /// A stretch of the expression: where its words can begin and end, and whether the empty word is one.
  struct Part {
    var first = Positions()
    var last = Positions()
    var isNullable = true
  }

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func parse() throws(StackGrammarError) -> Part {
    let part = try alternatives()
    if index < characters.count { throw error("'\(characters[index])' can't stand here") }
    return part
  }

  private mutating func alternatives() throws(StackGrammarError) -> Part {
    var part = try sequence()
    while peek() == "|" {
      index += 1
      let other = try sequence()
      part.first.formUnion(other.first)
      part.last.formUnion(other.last)
      part.isNullable = part.isNullable || other.isNullable
    }
    return part
  }

  private mutating func sequence() throws(StackGrammarError) -> Part {
    var part = Part()
    while let character = peek(), character != "|", character != ")" {
      let next = try repeated()
      connect(part.last, to: next.first)
      if part.isNullable { part.first.formUnion(next.first) }
      if !next.isNullable { part.last = Positions() }
      part.last.formUnion(next.last)
      part.isNullable = part.isNullable && next.isNullable
    }
    return part
  }

  private mutating func repeated() throws(StackGrammarError) -> Part {
    var part = try single()
    var repeats = false
    while let character = peek(), "*+?".contains(character) {
      index += 1
      repeats = repeats || character != "?"
      if character != "+" { part.isNullable = true }
    }
    if repeats { connect(part.last, to: part.first) }
    return part
  }

  private mutating func single() throws(StackGrammarError) -> Part {
    guard let character = peek() else { throw error("a name should follow") }
    switch character {
    case "(":
      index += 1
      depth += 1
      if depth > Self.nestingLimit {
        throw error("it is nested more than \(Self.nestingLimit) levels deep")
      }
      let part = try alternatives()
      guard peek() == ")" else { throw error("')' is missing") }
      index += 1
      depth -= 1
      return part
    case ".":
      index += 1
      return try position(nil)
    case _ where character.isNameCharacter:
      let start = index
      while index < characters.count, characters[index].isNameCharacter || isInName(at: index) {
        index += 1
      }
      return try position(String(characters[start..<index]))
    default:
      throw error("'\(character)' can't stand here; write a name, '.', or '('")
    }
  }

  /// Whether a dot joins two words to one name, `Page.help`: it stands between them without a space.
  private func isInName(at index: Int) -> Bool {
    characters[index] == "." && index + 1 < characters.count
      && characters[index + 1].isNameCharacter
  }

  private mutating func position(_ name: String?) throws(StackGrammarError) -> Part {
    guard symbols.count < StackGrammar.limit else {
      throw error("it holds more than \(StackGrammar.limit) names")
    }
    var here = Positions()
    here.insert(symbols.count)
    symbols.append(name)
    follow.append(Positions())
    return Part(first: here, last: here, isNullable: false)
  }

  private mutating func connect(_ last: Positions, to first: Positions) {
    last.forEach { follow[$0].formUnion(first) }
  }

  private mutating func peek() -> Character? {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index < characters.count ? characters[index] : nil
  }

  private func error(_ message: String) -> StackGrammarError {
    StackGrammarError(grammar: text, column: min(index, characters.count) + 1, message: message)
  }
}

extension Character {
  /// Swift's names may hold any symbol beyond ASCII.
  fileprivate var isNameCharacter: Bool {
    isLetter || isNumber || self == "_" || (!isASCII && !isWhitespace)
  }
}
