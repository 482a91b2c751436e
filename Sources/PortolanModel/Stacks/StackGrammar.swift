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
  let follow: [Positions]
  /// The positions that a word can begin with.
  let first: Positions

  /// Reads an expression.
  ///
  /// - Throws: ``StackGrammarError``, with the column of what it can't read.
  public init(_ text: String) throws(StackGrammarError) {
    var parser = GrammarParser(text)
    first = try parser.parse().first
    symbols = parser.symbols
    follow = parser.follow
  }

  /// The stacks that code builds: a position for each destination that it pushes.
  ///
  /// - Parameter unfollowed: What stands only at the bottom.
  /// - Returns: `nil` for more destinations than positions.
  init?(of successors: StackSuccessors, besides unfollowed: Set<String> = []) {
    let names = successors.pushed
    guard names.count <= Self.limit else { return nil }
    let numbers = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func positions(_ names: Set<String>) -> Positions {
      names.compactMap { numbers[$0] }.reduce(into: Positions()) { $0.insert($1) }
    }
    symbols = names
    first = positions(successors.first)
    follow = names.map { positions((successors.next[$0] ?? []).subtracting(unfollowed)) }
  }

  /// `.*`
  static let anything = {
    var position = Positions()
    position.insert(0)
    return StackGrammar(symbols: [nil], follow: [position], first: position)
  }()

  private init(symbols: [String?], follow: [Positions], first: Positions) {
    (self.symbols, self.follow, self.first) = (symbols, follow, first)
  }

  /// So many names and dots an expression may hold.
  public static let limit = 200

  /// The names that it speaks of, in the order of the text.
  public var names: [String] {
    var seen: Set<String> = []
    return symbols.compactMap { $0 }.filter { seen.insert($0).inserted }
  }

  /// Whether a stack makes sense.
  public func admits(_ stack: some Sequence<String>) -> Bool {
    var next = first
    for name in stack {
      let read = next.intersection(positions(reading: name))
      if read.isEmpty { return false }
      next = successors(of: read)
    }
    return true
  }

  /// The shortest stack over `names` that makes no sense; `nil` where every stack does.
  ///
  /// - Complexity: bounded by `limit` states of the automaton; beyond, the answer is `nil`.
  public func shortestRefused(over names: [String], limit: Int = 10_000) -> [String]? {
    var search = RefusalSearch(grammar: self, names: names)
    return search.run(limit: limit)
  }

  /// The positions that read a name.
  func positions(reading name: String) -> Positions {
    var positions = Positions()
    for (number, symbol) in symbols.enumerated() where symbol == nil || symbol == name {
      positions.insert(number)
    }
    return positions
  }

  func successors(of read: Positions) -> Positions {
    var successors = Positions()
    read.forEach { successors.formUnion(follow[$0]) }
    return successors
  }
}

/// Breadth first through the sets of positions that can be reached, for the first that some name can't follow.
private struct RefusalSearch {
  let grammar: StackGrammar
  let names: [String]
  /// For each name, the positions that read it.
  let reading: [Positions]
  var states: [State]
  private var seen: Set<Positions>

  /// What can come next after a word; the word is kept as its last name and the state before it.
  struct State {
    var next: Positions
    var name = -1
    var before = -1
  }

  init(grammar: StackGrammar, names: [String]) {
    self.grammar = grammar
    self.names = names
    reading = names.map(grammar.positions(reading:))
    states = [State(next: grammar.first)]
    seen = [grammar.first]
  }

  mutating func run(limit: Int) -> [String]? {
    var head = 0
    while head < states.count, states.count <= limit {
      let next = states[head].next
      for (name, positions) in reading.enumerated() {
        let read = next.intersection(positions)
        if read.isEmpty { return word(to: head) + [names[name]] }
        add(State(next: grammar.successors(of: read), name: name, before: head))
      }
      head += 1
    }
    return nil
  }

  private mutating func add(_ state: State) {
    guard seen.insert(state.next).inserted else { return }
    // What can follow fewer positions can follow these too: a refusal beyond is found there, and no later.
    if states.contains(where: { $0.next.isSubset(of: state.next) }) { return }
    states.append(state)
  }

  private func word(to number: Int) -> [String] {
    var word: [String] = []
    var state = states[number]
    while state.before >= 0 {
      word.append(names[state.name])
      state = states[state.before]
    }
    return word.reversed()
  }
}
