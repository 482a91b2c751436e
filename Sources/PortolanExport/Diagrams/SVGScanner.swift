/// Takes an SVG apart into tags and what is between them, as far as dressing it needs.
struct SVGScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ svg: String) { bytes = Array(svg.utf8) }

  enum Part {
    case comment
    case documentType
    case tag(SVGTag)
    case text(String)
  }

  mutating func next() -> Part? {
    guard index < bytes.count else { return nil }
    let start = index
    if starts("<!--") {
      skip(past: "-->")
      return .comment
    }
    if starts("<!DOCTYPE") {
      skip(past: ">")
      return .documentType
    }
    if bytes[index] == UInt8(ascii: "<") {
      skipTag()
      return .tag(SVGTag(text: text(from: start)))
    }
    skipText()
    return .text(text(from: start))
  }

  /// Passes over what stands before the next tag.
  mutating func skipText() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
  }

  mutating func skipLineEnd() {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
  }

  /// Passes over a tag; a `>` inside quotes does not end it.
  private mutating func skipTag() {
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return
      }
    }
  }

  private mutating func skip(past end: StaticString) {
    while index < bytes.count, !starts(end) { index += 1 }
    index = min(bytes.count, index + end.utf8CodeUnitCount)
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

/// A tag with its brackets.
struct SVGTag {
  let text: String

  /// Some versions of Graphviz write a hyphen as an entity, others don't.
  init(text: String) { self.text = text.replacing("&#45;", with: "-") }

  /// What it is called: `g`, `/g`.
  var name: Substring {
    text.dropFirst().prefix { !$0.isWhitespace && $0 != ">" }
  }

  func attribute(_ name: String) -> String? {
    guard let start = text.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return String(text[start...].prefix { $0 != "\"" })
  }
}
