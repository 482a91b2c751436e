import PortolanModel
import Testing

@Suite struct StackGrammarTests {
  @Test(arguments: [
    ("edit colorPicker?", ["", "edit", "edit colorPicker"], ["colorPicker", "edit edit"]),
    (
      "(counter | letter)*", ["", "counter", "letter counter", "letter letter letter"],
      ["fact", "counter fact"]
    ),
    ("counter* letter?", ["counter counter letter"], ["letter counter", "letter letter"]),
    (". b", ["", "a", "b", "x b"], ["a a", "a b b"]),
    (".*", ["a b c d"], []),
    ("a+", ["", "a", "a a a"], ["b"]),
    ("a b c", ["", "a", "a b", "a b c"], ["b", "a c", "a b c a"]),
    ("()", [""], ["a"]),
    ("", [""], ["a"]),
    ("a|", ["", "a"], ["a a"]),
    ("(a b)* c", ["a", "a b", "a b a", "a b c", "c"], ["a c", "c c", "b"]),
    ("  ( a|b )+?\n c ", ["c", "a b c"], ["c a"]),
    ("é_1 🚀", ["é_1 🚀"], ["🚀"]),
    ("Page.help .* Page.a", ["Page.help", "Page.help b Page.a"], ["help", "Page"]),
    ("a. b", ["a x b"], ["a x x", "b"]),
  ])
  func aStackMakesSenseOrNot(_ text: String, _ admitted: [String], _ refused: [String]) throws {
    let grammar = try StackGrammar(text)
    for stack in admitted { #expect(grammar.admits(names(stack)), "\(stack)") }
    for stack in refused { #expect(!grammar.admits(names(stack)), "\(stack)") }
  }

  @Test(arguments: [
    ("a )", 3, "')' can't stand here"),
    ("(a", 3, "')' is missing"),
    ("(a | b c", 9, "')' is missing"),
    ("*a", 1, "'*' can't stand here; write a name, '.', or '('"),
    ("a | ?", 5, "'?' can't stand here; write a name, '.', or '('"),
    ("a, b", 2, "',' can't stand here; write a name, '.', or '('"),
    ("é [b]", 3, "'[' can't stand here; write a name, '.', or '('"),
    (
      String(repeating: "(", count: 101) + String(repeating: ")", count: 101), 102,
      "it is nested more than 100 levels deep"
    ),
    (String(repeating: "a ", count: 201), 402, "it holds more than 200 names"),
  ])
  func anErrorHasItsColumn(_ text: String, _ column: Int, _ message: String) {
    let error = #expect(throws: StackGrammarError.self) { try StackGrammar(text) }
    #expect(error?.grammar == text)
    #expect(error?.column == column)
    #expect(error?.message == message)
  }

  @Test func anErrorReadsAsASentence() {
    let error = #expect(throws: StackGrammarError.self) { try StackGrammar("(a") }
    #expect(error?.description == "the grammar '(a' can't be read at column 3: ')' is missing")
  }

  @Test func namesComeOnceInTheOrderOfTheText() throws {
    #expect(try StackGrammar("b (a | b) . c*").names == ["b", "a", "c"])
  }

  @Test(
    arguments: [
      ("edit colorPicker?", ["edit", "colorPicker"], ["colorPicker"]),
      ("edit colorPicker?", ["edit"], ["edit", "edit"]),
      ("(a | b)*", ["a", "b"], nil),
      ("(a | b)*", ["a", "b", "c"], ["c"]),
      (".*", ["a", "b"], nil),
      ("a* b?", ["a", "b"], ["b", "a"]),
      ("(a | b) (a | b) (a | b)", ["a", "b"], ["a", "a", "a", "a"]),
      ("a*", [], nil),
      // Its smallest deterministic automaton has 2^60 states.
      (
        "(a | b)* a" + String(repeating: " (a | b)", count: 60), ["a", "b"], nil
      ),
    ] as [(String, [String], [String]?)])
  func theShortestRefusedStack(_ text: String, _ names: [String], _ stack: [String]?) throws {
    #expect(try StackGrammar(text).shortestRefused(over: names) == stack)
  }

  private static let pathological: [String] = {
    let optionals = (0..<200).map { "n\($0)?" }
    let stars = (0..<200).map { "n\($0)*" }
    let pairs = (0..<100).map { "(n\($0 % 7) | .)" }
    return [
      String(repeating: "(", count: 100) + "a" + String(repeating: ")*", count: 100),
      "a" + String(repeating: "*", count: 10_000),
      optionals.joined(separator: " "),
      "(" + stars.joined(separator: " ") + ")*",
      "(" + pairs.joined(separator: " ") + ")*",
      String(repeating: "|", count: 10_000) + "a",
      String(repeating: "a? ", count: 100) + String(repeating: "a ", count: 100),
    ]
  }()

  /// What would take an automaton of sets or a backtracking matcher very long.
  @Test(arguments: pathological)
  func pathologicalGrammarsAreQuick(_ text: String) throws {
    let time = try processorTime {
      let grammar = try StackGrammar(text)
      _ = grammar.admits(Array(repeating: "a", count: 1_000))
      _ = grammar.shortestRefused(over: grammar.names)
    }
    #expect(time < 5)
  }

  /// Random expressions over two names agree with a matcher that tries everything.
  @Test(arguments: Array(0..<20) as [UInt64])
  func grammarsAgreeWithBruteForce(_ seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    var refusals = 0
    for _ in 0..<50 {
      let expression = Expression.random(depth: 4, using: &generator)
      let grammar = try StackGrammar(expression.text)
      var shortest: [String]?
      for word in words(over: ["a", "b"], upTo: 6) {
        let expected = expression.admits(word)
        if !expected {
          shortest = shortest ?? word
          refusals += 1
        }
        #expect(grammar.admits(word) == expected, "\(expression.text) and \(word)")
      }
      let refused = grammar.shortestRefused(over: ["a", "b"])
      if let shortest {
        #expect(refused == shortest, "\(expression.text)")
      } else {
        #expect((refused?.count ?? 7) > 6, "\(expression.text)")
      }
    }
    #expect(refusals > 100)
  }

  private func names(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// Every word of at most so many names, the shorter first, then by name.
  private func words(over names: [String], upTo length: Int) -> [[String]] {
    var words: [[String]] = [[]]
    var last = words
    for _ in 0..<length {
      last = last.flatMap { word in names.map { word + [$0] } }
      words += last
    }
    return words
  }
}

private indirect enum Expression {
  case name(String), any, empty
  case sequence([Expression]), alternatives([Expression])
  case star(Expression), plus(Expression), optional(Expression)

  static func random(depth: Int, using generator: inout SeededGenerator) -> Expression {
    let leaf = depth == 0
    switch Int.random(in: 0..<(leaf ? 5 : 12), using: &generator) {
    case 0, 1: return .name("a")
    case 2, 3: return .name("b")
    case 4: return Bool.random(using: &generator) ? .any : .empty
    case 5: return .star(random(depth: depth - 1, using: &generator))
    case 6: return .plus(random(depth: depth - 1, using: &generator))
    case 7: return .optional(random(depth: depth - 1, using: &generator))
    case let number:
      let parts = (0..<Int.random(in: 2...3, using: &generator)).map { _ in
        random(depth: depth - 1, using: &generator)
      }
      return number < 10 ? .sequence(parts) : .alternatives(parts)
    }
  }

  var text: String {
    switch self {
    case .name(let name): name
    case .any: "."
    case .empty: "()"
    case .sequence(let parts): "(" + parts.map(\.text).joined(separator: " ") + ")"
    case .alternatives(let parts): "(" + parts.map(\.text).joined(separator: "|") + ")"
    case .star(let part): part.text + "*"
    case .plus(let part): part.text + "+"
    case .optional(let part): part.text + "?"
    }
  }

  func admits(_ word: [String]) -> Bool {
    let match = match(word, from: 0)
    return match.ends.contains(word.count) || match.endsInside
  }

  /// Where a match that starts at `start` can end, and whether the word can end in the middle of one.
  private func match(_ word: [String], from start: Int) -> (ends: Set<Int>, endsInside: Bool) {
    switch self {
    case .empty: return ([start], false)
    case .any: return start < word.count ? ([start + 1], false) : ([], true)
    case .name(let name):
      if start == word.count { return ([], true) }
      return (word[start] == name ? [start + 1] : [], false)
    case .sequence(let parts):
      return parts.reduce(([start], false)) { sum, part in
        let matches = sum.ends.map { part.match(word, from: $0) }
        return (
          Set(matches.flatMap(\.ends)), sum.endsInside || matches.contains { $0.endsInside }
        )
      }
    case .alternatives(let parts):
      let matches = parts.map { $0.match(word, from: start) }
      return (Set(matches.flatMap(\.ends)), matches.contains { $0.endsInside })
    case .star(let part):
      var (ends, endsInside): (Set<Int>, Bool) = ([start], false)
      var waiting = ends
      while let next = waiting.popFirst() {
        let match = part.match(word, from: next)
        endsInside = endsInside || match.endsInside
        waiting.formUnion(match.ends.subtracting(ends))
        ends.formUnion(match.ends)
      }
      return (ends, endsInside)
    case .plus(let part): return Expression.sequence([part, .star(part)]).match(word, from: start)
    case .optional(let part):
      return Expression.alternatives([.empty, part]).match(word, from: start)
    }
  }
}

/// SplitMix64: the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
