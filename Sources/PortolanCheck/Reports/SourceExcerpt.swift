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

  /// - Parameter columns: How many a terminal has: it would break a longer line, and the underline would stand below nothing.
  init(line: String, at location: SourceLocation, columns: Int? = nil) {
    number = location.line
    gutter = String(number).count + 2
    let bytes = Array(line.utf8.prefix { $0 != 0x0A && $0 != 0x0D })
    let start = min(max(0, location.column - 1), bytes.count)
    let end =
      location.endColumn.map { min(max(start, $0 - 1), bytes.count) } ?? bytes.nameEnd(start)
    let longest = min(Self.longest, max(Self.shortest, (columns ?? .max) - gutter - 2))
    let marked = String(decoding: bytes[start..<end], as: UTF8.self).cutAfter(longest / 2)
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let after = String(decoding: bytes[end...], as: UTF8.self)
    let room = longest - marked.count
    // Where there is little on one side, the other has the rest.
    let half = room / 2
    let first = after.count < half ? room - after.count : half
    self.before = before.cutBefore(first)
    self.marked = marked
    self.after = after.cutAfter(room - self.before.count)
  }

  /// Of a longer line only what is around the name is shown: a terminal would break it, and the underline would stand below nothing.
  private static let longest = 120
  private static let shortest = 40

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
  /// Its end, where it is longer than so many characters.
  fileprivate func cutBefore(_ length: Int) -> String {
    count > length ? "…" + suffix(length - 1) : self
  }

  fileprivate func cutAfter(_ length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }

  /// Without characters that would steer the terminal.
  fileprivate var printable: String {
    let scalars = unicodeScalars.map { $0.isForbidden && $0 != "\t" ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
