import PortolanModel

/// A line of source with what a finding speaks of underlined.
struct SourceExcerpt {
  let number: Int
  /// The line in three parts, of which the second is what the finding speaks of.
  let before: String
  let marked: String
  let after: String
  /// How far the bar before the line stands in.
  let gutter: Int

  init(line: String, at location: SourceLocation) {
    number = location.line
    gutter = String(number).count + 2
    let bytes = Array(line.utf8.prefix { $0 != 0x0A && $0 != 0x0D })
    let start = min(max(0, location.column - 1), bytes.count)
    let end =
      location.endColumn.map { min(max(start, $0 - 1), bytes.count) } ?? bytes.nameEnd(start)
    before = String(decoding: bytes[..<start], as: UTF8.self)
    marked = String(decoding: bytes[start..<end], as: UTF8.self)
    after = String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The line, and the underline below it.
  var lines: [String] {
    // Tabs stay tabs, so that the underline stands where the terminal puts the text.
    let padding = String(before.map { $0 == "\t" ? "\t" : " " })
    let underline = String(repeating: "─", count: max(1, marked.count))
    return [
      " \(number) │ \((before + marked + after).printable)",
      "\(String(repeating: " ", count: gutter))│ \(padding)\(underline)",
    ]
  }
}

extension [UInt8] {
  /// The end of the name that begins at `start`.
  fileprivate func nameEnd(_ start: Int) -> Int {
    self[start...].firstIndex { byte in
      !(byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20)
    } ?? count
  }
}

extension String {
  /// Without characters that would steer the terminal.
  fileprivate var printable: String {
    let scalars = unicodeScalars.map { $0.value < 0x20 && $0 != "\t" ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
