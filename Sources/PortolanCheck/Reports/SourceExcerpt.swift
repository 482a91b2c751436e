import PortolanModel

/// A line of source with what a finding speaks of underlined.
struct SourceExcerpt {
  let lines: [String]
  /// How far the bar before the line stands in.
  let gutter: Int

  init(line: String, at location: SourceLocation) {
    let number = String(location.line)
    gutter = number.count + 2
    let bytes = Array(line.utf8.prefix { $0 != 0x0A && $0 != 0x0D })
    let start = min(max(0, location.column - 1), bytes.count)
    let end =
      location.endColumn.map { min(max(start, $0 - 1), bytes.count) } ?? bytes.nameEnd(start)
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let marked = String(decoding: bytes[start..<end], as: UTF8.self)
    // Tabs stay tabs, so that the underline stands where the terminal puts the text.
    let padding = String(before.map { $0 == "\t" ? "\t" : " " })
    let underline = String(repeating: "─", count: max(1, marked.count))
    lines = [
      " \(number) │ \(String(decoding: bytes, as: UTF8.self).printable)",
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
