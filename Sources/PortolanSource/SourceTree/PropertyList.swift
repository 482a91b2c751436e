/// A property list in the syntax of NeXT, which Foundation reads on Apple platforms only: `{ key = (a, "b c"); }`.
indirect enum PropertyList {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// `nil` if the text is no such list.
  init?(parsing bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func value(depth: Int) -> PropertyList? {
      guard depth < 100, let byte = peek() else { return nil }
      switch byte {
      case UInt8(ascii: "{"): return dictionary(depth: depth)
      case UInt8(ascii: "("): return array(depth: depth)
      default: return string().map { .string($0) }
      }
    }

    private mutating func dictionary(depth: Int) -> PropertyList? {
      index += 1
      var result: [String: PropertyList] = [:]
      while let byte = peek() {
        if take("}") { return .dictionary(result) }
        guard byte != UInt8(ascii: ";"), let key = string(), take("="),
          let value = value(depth: depth + 1), take(";")
        else { return nil }
        result[key] = value
      }
      return nil
    }

    private mutating func array(depth: Int) -> PropertyList? {
      index += 1
      var result: [PropertyList] = []
      while !take(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        result.append(value)
        if !take(",") { return take(")") ? .array(result) : nil }
      }
      return .array(result)
    }

    private mutating func string() -> String? {
      guard let first = peek() else { return nil }
      let start = index
      guard first == UInt8(ascii: "\"") else {
        while index < bytes.count, !Self.isDelimiter(bytes[index]) { index += 1 }
        return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
      }
      var content: [UInt8] = []
      index += 1
      while index < bytes.count, bytes[index] != first {
        if bytes[index] == UInt8(ascii: "\\") { index += 1 }
        if index < bytes.count { content.append(bytes[index]) }
        index += 1
      }
      guard index < bytes.count else { return nil }
      index += 1
      return String(decoding: content, as: UTF8.self)
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""):
        true
      default: false
      }
    }

    private mutating func take(_ symbol: Unicode.Scalar) -> Bool {
      guard peek() == UInt8(ascii: symbol) else { return false }
      index += 1
      return true
    }

    /// The next byte that is neither space nor comment.
    private mutating func peek() -> UInt8? {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
          index += 1
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
          index += 2
          while index < bytes.count, bytes[index] != UInt8(ascii: "*") || next != UInt8(ascii: "/")
          {
            index += 1
          }
          index += 2
        default: return bytes[index]
        }
      }
      return nil
    }

    private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }
  }
}
