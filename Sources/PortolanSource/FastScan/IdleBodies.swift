/// Finds the bodies of functions that can't have to do with navigation, to leave them out of what is parsed: in the files that
/// matter most code still does something else.
///
/// A body is idle when neither it, nor its function's head, nor the head of a type around it says a word of a vocabulary. What a
/// function gives as text may be a title, so such a body stays.
struct IdleBodies: ScanFollower {
  /// The words that code has to say to have to do with navigation.
  private let vocabulary: NameSet
  private(set) var ranges: [Range<Int>] = []
  /// The open braces.
  private var braces: [Brace] = []
  /// Whether the code stands in types alone that say nothing.
  private var isIdle = true
  private var head: Head?
  private var isAttributeKnown = false
  /// Whether a function's name comes next: that others mention it says nothing of its body.
  private var expectsName = false

  private enum Brace: Equatable {
    case type(isKnown: Bool)
    case function(body: Int)
    case other

    var isFunction: Bool {
      if case .function = self { true } else { false }
    }
  }

  /// What is declared up to its brace.
  private struct Head {
    var isFunction: Bool
    var isKnown: Bool
  }

  /// The bytes of a file with blanks in place of idle bodies; lines and columns stay what they are.
  static func blanked(_ bytes: [UInt8], _ vocabulary: NameSet) -> [UInt8] {
    var bodies = IdleBodies(vocabulary: vocabulary)
    let mentions = MentionScanner.mentions(in: bytes, follower: &bodies)
    guard !bodies.ranges.isEmpty, !mentions.isIrregular, !mentions.holdsIgnores else {
      return bytes
    }
    var bytes = bytes
    for index in bodies.ranges.joined()
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
    }
    return bytes
  }

  private init(vocabulary: NameSet) {
    self.vocabulary = vocabulary
  }

  mutating func meet(_ name: UInt64, at start: Int, depth: Int) {
    if expectsName {
      expectsName = false
    } else if vocabulary.contains(name) {
      know()
    } else if head?.isFunction == true, Self.text.contains(name) {
      head?.isKnown = true
    } else if isIdle, depth == braces.count, let role = Self.roles[name] {
      switch role {
      case .function: head = Head(isFunction: true, isKnown: isAttributeKnown)
      case .type: head = Head(isFunction: false, isKnown: isAttributeKnown)
      case .requirements: head = Head(isFunction: false, isKnown: true)
      case .other: head = nil
      }
      isAttributeKnown = false
      expectsName = role == .function
    }
  }

  /// Whatever is being read says a word.
  private mutating func know() {
    head?.isKnown = true
    guard !isIdle else { return }
    // In a function: its own brace is the outermost that is no type's.
    if let function = braces.firstIndex(where: \.isFunction) { braces[function] = .other }
  }

  mutating func meetAttribute(_ name: UInt64) {
    guard vocabulary.contains(name) else { return }
    know()
    isAttributeKnown = isIdle
  }

  mutating func open(_ bracket: UInt8, at index: Int, depth: Int) {
    // An operator has no name.
    expectsName = false
    guard bracket == UInt8(ascii: "{") else { return }
    if isIdle, depth == braces.count, let head {
      if !head.isFunction {
        braces.append(.type(isKnown: head.isKnown))
      } else {
        braces.append(head.isKnown ? .other : .function(body: index + 1))
      }
    } else {
      braces.append(.other)
    }
    head = nil
    update()
  }

  mutating func close(_ bracket: UInt8, at index: Int) {
    guard bracket == UInt8(ascii: "}"), let brace = braces.popLast() else { return }
    if case .function(let body) = brace { ranges.append(body..<index) }
    head = nil
    update()
  }

  private mutating func update() { isIdle = braces.allSatisfy { $0 == .type(isKnown: false) } }

  private enum Role { case function, type, requirements, other }

  private static let roles: [UInt64: Role] = {
    var roles: [UInt64: Role] = [FileMentions.hash("func"): .function]
    for word in ["struct", "class", "enum", "actor", "extension"] {
      roles[FileMentions.hash(word)] = .type
    }
    roles[FileMentions.hash("protocol")] = .requirements
    for word in [
      "var", "let", "init", "deinit", "subscript", "case", "typealias", "associatedtype", "import",
      "operator", "precedencegroup", "macro",
    ] {
      roles[FileMentions.hash(word)] = .other
    }
    return roles
  }()

  private static let text = NameSet(
    ["String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Text"]
      .map(FileMentions.hash))
}
