/// Reads identifiers from the bytes of a file in one pass. It knows comments, strings and brackets, and no grammar.
///
/// Where it is mistaken, as in a regular expression that holds a quote, it takes more for mentioned, never less: identifiers
/// in strings count, and only comments are skipped.
///
/// Someone may follow it through the code, who is told of names and brackets.
struct MentionScanner<Follower: ScanFollower> {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The brackets that are open.
  private var depth = 0
  /// For each string with an interpolation that is being read, the string and the depth at which the interpolation ends.
  private var interpolations: [(string: Quote, depth: Int)] = []
  private var all = NameSet(capacity: 512)
  private var result = FileMentions()
  private var follower: Follower
  /// What the identifiers before tell of the next one.
  private var expected = Expected.nothing
  private var isProtocol = false
  /// Whether the last declaration at the top was an extension: what stands in brackets belongs to it.
  private var isInExtension = false
  private var isExtendedNameGoingOn = false
  private var isBound = false
  /// The depth of the binding made by hand that is being read.
  private var bindingDepth = Int.max

  private struct Quote {
    var pounds: Int
    var isMultiline: Bool
  }

  static func mentions(in bytes: [UInt8], follower: inout Follower) -> FileMentions {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = MentionScanner(buffer, follower)
      scanner.scan()
      follower = scanner.follower
      return scanner.result
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ follower: Follower) {
    self.bytes = bytes
    self.follower = follower
  }

  private mutating func scan() {
    while index < bytes.count {
      let byte = bytes[index]
      switch kinds[Int(byte)] {
      case .letter: identifier()
      case .digit: number()
      case .blank: index += 1
      case .newline:
        index += 1
        isBound = false
      case .other: other(byte)
      }
    }
    if depth != 0 || !interpolations.isEmpty { result.isIrregular = true }
    result.mentioned = all.elements
  }

  private mutating func other(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      follower.open(byte, at: index, depth: depth)
      depth += 1
      index += 1
      endExpectation()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      follower.close(byte, at: index)
      index += 1
      endExpectation()
      if depth < bindingDepth { bindingDepth = .max }
      if let last = interpolations.last, depth == last.depth {
        interpolations.removeLast()
        string(last.string)
      }
      if depth < 0 {
        depth = 0
        result.isIrregular = true
      }
    case UInt8(ascii: "$"):
      isBound = true
      index += 1
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
      index += 1
      if expected != .extendedName { expected = .nothing }
    case UInt8(ascii: "`"): index += 1
    case UInt8(ascii: "@"):
      index += 1
      attribute()
    default:
      index += 1
      endExpectation()
    }
  }

  private mutating func endExpectation() {
    isBound = false
    // The name of an operator function, a `class` requirement: nothing that others could mention.
    expected = .nothing
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  // MARK: - Identifiers

  private mutating func identifier() {
    let start = index
    let hash = name(from: FileMentions.start)
    // A name in backticks is known without them; the scanner takes the backtick for an operator.
    switch expected {
    case .typeName where !isMember(hash):
      // A nested type is reached through the type around it.
      if depth == 0 {
        result.declared.append(hash)
        if isProtocol { result.protocols.append(hash) }
        isInExtension = false
      } else {
        addUnnamed()
      }
      expected = .nothing
    case .function, .variable:
      addMember(hash)
      expected = .nothing
    case .extendedName:
      addExtended(hash)
      expected = index < bytes.count && bytes[index] == UInt8(ascii: ".") ? .extendedName : .nothing
    case .nothing, .typeName:
      expected = .nothing
      expect(after: hash, start)
    }
    if isBound || bindingDepth != .max { result.bound.append(hash) }
    if isBound { isBound = index < bytes.count && ".?!".utf8.contains(bytes[index]) }
    if hash == Words.get, bindingDepth == .max, depth > 0, index < bytes.count,
      bytes[index] == UInt8(ascii: ":")
    {
      bindingDepth = depth
    }
    mention(hash, at: start)
  }

  private mutating func mention(_ hash: UInt64, at start: Int) {
    all.insert(hash)
    follower.meet(hash, at: start, depth: depth)
  }

  private mutating func addMember(_ hash: UInt64) {
    if depth == 0 {
      result.declared.append(hash)
      isInExtension = false
      return
    }
    result.members.append(hash)
    if isInExtension { result.extensions[result.extensions.count - 1].members.append(hash) }
  }

  private mutating func addExtended(_ hash: UInt64) {
    if isExtendedNameGoingOn, !result.extensions.isEmpty {
      result.extensions[result.extensions.count - 1].names.append(hash)
    } else {
      result.extensions.append(FileMentions.Extension(names: [hash]))
    }
    isInExtension = true
    isExtendedNameGoingOn = index < bytes.count && bytes[index] == UInt8(ascii: ".")
  }

  private mutating func addUnnamed() {
    if isInExtension, depth > 0 {
      result.extensions[result.extensions.count - 1].isUsedUnnamed = true
    }
  }

  /// Whether `class` stood before a member: `class func make()`.
  private func isMember(_ hash: UInt64) -> Bool { Words.afterClass.contains(hash) }

  /// Declarations of functions and variables are of interest where others can reach them without a type.
  private mutating func expect(after hash: UInt64, _ start: Int) {
    // There are few of these words: to compare with each is quicker than to look one up.
    guard 3...16 ~= index - start, let number = words.firstIndex(of: hash) else { return }
    switch Words.meanings[number].1 {
    case nil: addUnnamed()
    case .typeName:
      isProtocol = hash == Words.protocol
      expected = .typeName
    case .variable where depth > 1: break
    case .some(let found): expected = found
    }
  }

  private let words = Words.known

  private mutating func name(from seed: UInt64) -> UInt64 {
    var hash = seed
    while index < bytes.count {
      let byte = bytes[index]
      switch kinds[Int(byte)] {
      case .letter, .digit: hash = (hash ^ UInt64(byte)) &* FileMentions.prime
      default: return hash
      }
      index += 1
    }
    return hash
  }

  private mutating func attribute() {
    guard index < bytes.count, kinds[Int(bytes[index])] == .letter else { return }
    let start = index
    let withAt = name(
      from: (FileMentions.start ^ UInt64(UInt8(ascii: "@"))) &* FileMentions.prime)
    all.insert(withAt)
    follower.meetAttribute(withAt)
    index = start
    let plain = name(from: FileMentions.start)
    all.insert(plain)
    follower.meetAttribute(plain)
  }

  private mutating func number() { _ = name(from: 0) }

  // MARK: - Comments and strings

  private mutating func lineComment() {
    noteIgnore()
    while index < bytes.count, kinds[Int(bytes[index])] != .newline { index += 1 }
  }

  private mutating func blockComment() {
    noteIgnore()
    var open = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        open += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        open -= 1
        index += 2
        if open == 0 { return }
      } else {
        index += 1
      }
    }
    result.isIrregular = true
  }

  private mutating func noteIgnore() {
    guard !result.holdsIgnores else { return }
    result.holdsIgnores = IgnoreDirective.starts(UnsafeBufferPointer(rebasing: bytes[index...]))
  }

  /// `#"…"#`, or `#if`.
  private mutating func pound() {
    var pounds = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      pounds += 1
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { openString(pounds: pounds) }
  }

  private mutating func openString(pounds: Int) {
    var quotes = 0
    while quotes < 3, index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
      quotes += 1
      index += 1
    }
    switch quotes {
    case 1: string(Quote(pounds: pounds, isMultiline: false))
    case 3: string(Quote(pounds: pounds, isMultiline: true))
    default: index += hasPounds(pounds, at: index) ? pounds : 0
    }
  }

  /// Reads on in a string, up to its end or to an interpolation.
  private mutating func string(_ quote: Quote) {
    endExpectation()
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        let width = quote.isMultiline ? 3 : 1
        if closes(width), hasPounds(quote.pounds, at: index + width) {
          index += width + quote.pounds
          return
        }
        index += 1
      case UInt8(ascii: "\\"):
        index += 1
        guard hasPounds(quote.pounds, at: index) else { continue }
        index += quote.pounds
        guard index < bytes.count else { break }
        if bytes[index] == UInt8(ascii: "(") {
          interpolations.append((quote, depth))
          depth += 1
          index += 1
          return
        }
        index += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // No string of one line goes on here: what looked like a quote was none, or is not closed.
        if !quote.isMultiline {
          result.isIrregular = true
          return
        }
        index += 1
      default:
        if kinds[Int(byte)] == .letter {
          let start = index
          mention(name(from: FileMentions.start), at: start)
        } else {
          index += 1
        }
      }
    }
    result.isIrregular = true
  }

  private func closes(_ width: Int) -> Bool {
    index + width <= bytes.count
      && bytes[index..<index + width].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func hasPounds(_ pounds: Int, at start: Int) -> Bool {
    pounds == 0
      || start + pounds <= bytes.count
        && bytes[start..<start + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  // MARK: - Bytes

  private let kinds = Kind.ofBytes
}

extension MentionScanner<NoFollower> {
  static func mentions(in bytes: [UInt8]) -> FileMentions {
    var nobody = NoFollower()
    return mentions(in: bytes, follower: &nobody)
  }
}

/// Is told of what a scan meets, in the order of the code.
protocol ScanFollower {
  /// A name, in code or in a string.
  ///
  /// - Parameter depth: How many brackets are open.
  mutating func meet(_ name: UInt64, at start: Int, depth: Int)
  /// An attribute's name, once with its `@` and once without.
  mutating func meetAttribute(_ name: UInt64)
  mutating func open(_ bracket: UInt8, at index: Int, depth: Int)
  mutating func close(_ bracket: UInt8, at index: Int)
}

struct NoFollower: ScanFollower {
  func meet(_ name: UInt64, at start: Int, depth: Int) {}
  func meetAttribute(_ name: UInt64) {}
  func open(_ bracket: UInt8, at index: Int, depth: Int) {}
  func close(_ bracket: UInt8, at index: Int) {}
}

private enum Expected { case nothing, typeName, extendedName, function, variable }

private enum Words {
  static let get = FileMentions.hash("get")
  static let `protocol` = FileMentions.hash("protocol")
  static let afterClass = Set(
    ["func", "var", "let", "final", "override", "subscript", "private", "public", "internal"]
      .map(FileMentions.hash))
  static let known = meanings.map { FileMentions.hash($0.0) }
  /// What comes after a word; nothing after members that are used without their name.
  static let meanings: [(String, Expected?)] = [
    ("struct", .typeName), ("class", .typeName), ("enum", .typeName), ("actor", .typeName),
    ("protocol", .typeName), ("typealias", .typeName), ("extension", .extendedName),
    ("func", .function), ("var", .variable), ("let", .variable),
    ("init", nil), ("subscript", nil), ("callAsFunction", nil),
  ]
}

private enum Kind: UInt8 {
  case letter, digit, blank, newline, other

  static let ofBytes: [Kind] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
    default: .other
    }
  }
}
