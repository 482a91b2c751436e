/// Bounds the nesting of square brackets before text is parsed: at each `[` the parser looks ahead whether a type follows,
/// and inside of that again, so that its time doubles with each level.
enum BracketLimit {
  /// Well above what code has, and below what takes noticeable time.
  static let maximum = 10

  /// Replaces what is nested more deeply by spaces, which makes it a syntax error.
  static func apply(to bytes: inout [UInt8]) {
    var depth = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "["):
        if depth == maximum { bytes[index] = UInt8(ascii: " ") } else { depth += 1 }
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      // Here the parser looks no further.
      case UInt8(ascii: "{"), UInt8(ascii: "}"): depth = 0
      default: break
      }
    }
  }
}
