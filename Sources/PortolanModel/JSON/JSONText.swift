/// JSON text in which values can be found again, so that a message about a value can say where it stands.
///
/// Decoders say which value is wrong, not where; this walks the text once more, and only after something went wrong.
struct JSONText {
  let bytes: [UInt8]
  let file: String

  /// Where the value at `path` begins; where the path ends early, where the last value on it does.
  func location(of path: [ModelProblem.PathElement]) -> SourceLocation {
    var scanner = JSONScanner(bytes: bytes)
    scanner.skipSpace()
    for element in path {
      let start = scanner.offset
      let found =
        switch element {
        case .key(let key): scanner.enterObject(to: key)
        case .index(let index): scanner.enterArray(to: index)
        }
      if !found { return location(at: start) }
    }
    return location(at: scanner.offset)
  }

  /// The line and the column, both from 1, of a byte.
  func location(at offset: Int) -> SourceLocation {
    let before = bytes.prefix(max(0, offset))
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceLocation(file: file, line: line, column: before.count - lineStart + 1)
  }

  /// The first byte that can't stand where it does.
  func firstMistake() -> (offset: Int, message: String)? {
    var scanner = JSONScanner(bytes: bytes)
    return scanner.firstMistake()
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

/// Walks over JSON without recursion, so that deep nesting can't exhaust the stack.
private struct JSONScanner {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpace() {
    while let byte, JSONText.isSpace(byte) { offset += 1 }
  }

  mutating func enterObject(to key: String) -> Bool {
    guard byte == UInt8(ascii: "{") else { return false }
    offset += 1
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { return false }
      let start = offset + 1
      skipString()
      let found = bytes[start..<max(start, offset - 1)].elementsEqual(key.utf8)
      skipSpace()
      guard byte == UInt8(ascii: ":") else { return false }
      offset += 1
      skipSpace()
      if found { return true }
      skipValue()
      skipSpace()
      guard byte == UInt8(ascii: ",") else { return false }
      offset += 1
    }
  }

  mutating func enterArray(to index: Int) -> Bool {
    guard byte == UInt8(ascii: "[") else { return false }
    offset += 1
    skipSpace()
    for _ in 0..<index {
      skipValue()
      skipSpace()
      guard byte == UInt8(ascii: ",") else { return false }
      offset += 1
      skipSpace()
    }
    return byte != nil && byte != UInt8(ascii: "]")
  }

  private mutating func skipString() {
    offset += 1
    while let byte {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { break }
    }
    offset = min(offset, bytes.count)
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        offset += 1
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: ",") where depth == 0: return
      default: offset += 1
      }
      if depth == 0, self.byte == UInt8(ascii: ",") { return }
    }
  }

  /// What may come next, for the innermost open list or object.
  private enum Expectation { case value, valueOrEnd, key, keyOrEnd, colon, commaOrEnd }

  mutating func firstMistake() -> (offset: Int, message: String)? {
    var open: [(isObject: Bool, offset: Int)] = []
    var next = Expectation.value
    while true {
      skipSpace()
      guard let byte else {
        guard let last = open.last else {
          return next == .commaOrEnd ? nil : (offset, "the text ends where a value should stand")
        }
        let opener = JSONText(bytes: bytes, file: "").location(at: last.offset)
        return (
          offset,
          "the text ends before the \(last.isObject ? "object" : "list") of line \(opener.line) is closed"
        )
      }
      switch (byte, next) {
      case (UInt8(ascii: "}"), .keyOrEnd), (UInt8(ascii: "]"), .valueOrEnd),
        (UInt8(ascii: "}"), .commaOrEnd), (UInt8(ascii: "]"), .commaOrEnd):
        guard open.last?.isObject == (byte == UInt8(ascii: "}")) else {
          return unexpected(byte)
        }
        open.removeLast()
        next = .commaOrEnd
        offset += 1
      case (UInt8(ascii: ","), .commaOrEnd):
        guard let last = open.last else { return unexpected(byte) }
        next = last.isObject ? .key : .value
        offset += 1
      case (UInt8(ascii: ":"), .colon):
        next = .value
        offset += 1
      case (UInt8(ascii: "\""), .key), (UInt8(ascii: "\""), .keyOrEnd):
        skipString()
        next = .colon
      case (UInt8(ascii: "\""), .value), (UInt8(ascii: "\""), .valueOrEnd):
        skipString()
        next = .commaOrEnd
      case (UInt8(ascii: "{"), .value), (UInt8(ascii: "{"), .valueOrEnd):
        open.append((true, offset))
        next = .keyOrEnd
        offset += 1
      case (UInt8(ascii: "["), .value), (UInt8(ascii: "["), .valueOrEnd):
        open.append((false, offset))
        next = .valueOrEnd
        offset += 1
      case (_, .value), (_, .valueOrEnd):
        guard skipWord() else { return unexpected(byte) }
        next = .commaOrEnd
      default:
        return unexpected(byte)
      }
      if open.count > 500 { return (offset, "it is nested more than 500 levels deep") }
    }
  }

  /// A number, `true`, `false` or `null`.
  private mutating func skipWord() -> Bool {
    let start = offset
    while let byte, byte.isWordByte { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || Double(word) != nil { return true }
    offset = start
    return false
  }

  private func unexpected(_ byte: UInt8) -> (offset: Int, message: String) {
    let end = bytes[offset...].dropFirst(1).prefix { $0 & 0xC0 == 0x80 }.endIndex
    return (
      offset, "'\(String(decoding: bytes[offset..<end], as: UTF8.self))' can't stand here"
    )
  }
}

extension UInt8 {
  fileprivate var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
