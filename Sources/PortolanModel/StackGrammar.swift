/// Which stacks make sense: a regular expression over destination names.
///
/// Written with names, `.` for any, a space for "then", `|`, `*`, `+`, `?` and parentheses: `edit colorPicker?`,
/// `(counter | letter)*`. Back pops one element at a time, so the language always contains every prefix of each of its
/// words, the empty one included.
///
/// It is kept as its position automaton: one state for each name in the expression, so it never grows beyond the text.
public struct StackGrammar: Hashable, Sendable {
  /// The positions, each with the name that it reads; `nil` for any.
  let symbols: [String?]
  /// The positions that can follow each position.
  let follow: [[Int]]
  /// The positions that a word can begin with.
  let first: [Int]

  /// Reads an expression.
  ///
  /// - Throws: ``StackGrammarError``, with the column of what it can't read.
  public init(_ text: String) throws(StackGrammarError) {
    var parser = GrammarParser(text)
    let automaton = try parser.parse()
    symbols = parser.symbols
    follow = parser.follow.map { $0.sorted() }
    first = automaton.first
  }

  /// So many names and dots an expression may hold.
  public static let limit = 200

  /// The names that it speaks of, in the order of the text.
  public var names: [String] {
    var seen: Set<String> = []
    return symbols.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// What has been read of a stack so far: the positions that its last element can be at.
  struct State: Hashable, Sendable {
    /// `nil` before the first element.
    fileprivate(set) var positions: [Int]?
  }

  var start: State { State(positions: nil) }

  /// The state after one more element; `nil` where no sensible stack continues so.
  func state(after name: String, from state: State) -> State? {
    let reachable = state.positions.map { Set($0.flatMap { follow[$0] }).sorted() } ?? first
    let positions = reachable.filter { symbols[$0] == nil || symbols[$0] == name }
    return positions.isEmpty ? nil : State(positions: positions)
  }

  /// Whether a stack makes sense.
  public func admits(_ stack: some Sequence<String>) -> Bool {
    var state: State? = start
    for name in stack {
      state = state.flatMap { self.state(after: name, from: $0) }
    }
    return state != nil
  }

  /// The shortest stack over `names` that makes no sense; `nil` where every stack does.
  ///
  /// - Complexity: bounded by `limit` states of the automaton; beyond, the answer is `nil`.
  public func shortestRefused(over names: [String], limit: Int = 10_000) -> [String]? {
    var queue: [(state: State, word: [String])] = [(start, [])]
    var seen: Set<State> = [start]
    var head = 0
    while head < queue.count, queue.count <= limit {
      let (state, word) = queue[head]
      head += 1
      for name in names {
        guard let next = self.state(after: name, from: state) else { return word + [name] }
        if seen.insert(next).inserted { queue.append((next, word + [name])) }
      }
    }
    return nil
  }
}

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
private struct GrammarParser {
  let text: String
  let characters: [Character]
  var index = 0
  var depth = 0
  var symbols: [String?] = []
  var follow: [Set<Int>] = []

  struct Part {
    var first: [Int] = []
    var last: [Int] = []
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
      part.first += other.first
      part.last += other.last
      part.isNullable = part.isNullable || other.isNullable
    }
    return part
  }

  private mutating func sequence() throws(StackGrammarError) -> Part {
    var part = Part()
    while let character = peek(), character != "|", character != ")" {
      let next = try repeated()
      connect(part.last, to: next.first)
      if part.isNullable { part.first += next.first }
      part.last = next.isNullable ? part.last + next.last : next.last
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
      if depth > 100 { throw error("it is nested more than 100 levels deep") }
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
      while index < characters.count, characters[index].isNameCharacter { index += 1 }
      return try position(String(characters[start..<index]))
    default:
      throw error("'\(character)' can't stand here; write a name, '.', or '('")
    }
  }

  private mutating func position(_ name: String?) throws(StackGrammarError) -> Part {
    guard symbols.count < StackGrammar.limit else {
      throw error("it holds more than \(StackGrammar.limit) names")
    }
    symbols.append(name)
    follow.append([])
    return Part(first: [symbols.count - 1], last: [symbols.count - 1], isNullable: false)
  }

  private mutating func connect(_ last: [Int], to first: [Int]) {
    for position in last { follow[position].formUnion(first) }
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
  fileprivate var isNameCharacter: Bool { isLetter || isNumber || self == "_" }
}
