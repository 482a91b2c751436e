import PortolanFacts
import PortolanModel

/// The keys and texts of a `.strings` file: `"general.done" = "Done";`, with comments between them.
struct StringsFile {
  private(set) var entries: [(key: String, text: String)] = []
  /// Where something stands that is no entry; nothing after it is read.
  private(set) var problem: Position?

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while true {
      skipSpace()
      if index >= bytes.count { return }
      guard let entry = entry() else {
        problem = position
        return
      }
      entries.append(entry)
    }
  }

  /// One entry, past its semicolon; the key is the text where none stands beside it.
  private mutating func entry() -> (key: String, text: String)? {
    guard let key = word() else { return nil }
    skipSpace()
    if take(";") { return (key, key) }
    guard take("=") else { return nil }
    skipSpace()
    guard let text = word() else { return nil }
    skipSpace()
    return take(";") ? (key, text) : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= UInt8(ascii: " ") {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        let start = index
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        if index >= bytes.count {
          // What begins there has no end.
          index = start
          return
        }
        index += 2
      } else {
        return
      }
    }
  }

  /// What stands in quotes, or a word that needs none.
  private mutating func word() -> String? {
    let start = index
    guard take("\"") else {
      // A comment without an end is no word.
      if bytes[index...].starts(with: "/*".utf8) { return nil }
      while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
      return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
    }
    index = start
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// What stands behind a backslash.
  private mutating func escaped() -> [UInt8] {
    guard index < bytes.count else { return [] }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "r"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[index...].prefix(4)
      guard digits.count == 4,
        let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let character = Unicode.Scalar(number)
      else { return [byte] }
      index += 4
      return Array(String(character).utf8)
    default: return [byte]
    }
  }

  private var position: Position {
    let before = bytes[..<index]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Position(line: line, column: index - start + 1)
  }
}
