/// JSON text in which values can be found again, so that a message about a value can say where it stands.
///
/// Decoders say which value is wrong, not where; this walks the text once more, and only after something went wrong.
struct JSONText {
  /// The text without a byte order mark.
  let bytes: [UInt8]
  let file: String

  init(bytes: [UInt8], file: String) {
    // Editors hide the mark and do not count it as a column.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.file = file
  }

  /// Where the value at `path` begins; where the path ends early, where the last value on it does.
  func location(of path: [ModelProblem.PathElement]) -> SourceLocation {
    location(at: offset(of: path))
  }

  func offset(of path: [ModelProblem.PathElement]) -> Int {
    var scanner = JSONScanner(bytes: bytes)
    scanner.skipSpace()
    for element in path {
      let start = scanner.offset
      let found =
        switch element {
        case .key(let key): scanner.enterObject(to: key)
        case .index(let index): scanner.enterArray(to: index)
        }
      if !found { return start }
    }
    return scanner.offset
  }

  /// The line and the column, both from 1, of a byte.
  func location(at offset: Int) -> SourceLocation {
    let before = bytes.prefix(max(0, offset))
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourceLocation(file: file, line: line, column: before.count - lineStart + 1)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

/// Walks over sound JSON without recursion, so that deep nesting can't exhaust the stack.
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
    }
  }
}
