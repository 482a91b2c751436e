import PortolanModel

/// So much of a name has room in a box of a picture.
let pictureLimit = 44
/// In text, where names are searched and copied, only what is absurdly long is shortened.
let textLimit = 100

/// A name as a reader sees it: without control characters, on one line, not longer than it is worth.
///
/// It is the first step for every format; what the format itself wants escaped comes after.
///
/// - Parameter limit: So many characters are kept; of a longer name, the middle gives way to an ellipsis.
func legible(_ name: String, limit: Int = pictureLimit) -> String {
  let text = shortened(cleaned(name), to: limit)
  if text.isEmpty || text == " " { return "(no name)" }
  // Isolates keep right-to-left text from reordering what stands beside it.
  return text.unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
}

/// A text with an ellipsis in place of its middle, where names of one family are most alike.
func shortened(_ text: String, to limit: Int) -> String {
  // A character can be of any number of scalars; a text is only short if it has few of both.
  let fewScalars = text.unicodeScalars.prefix(limit * 4 + 1)
  if fewScalars.count <= limit * 4, text.prefix(limit + 1).count <= limit { return text }
  let tail = (limit - 1) * 2 / 5
  return trimmed(text.prefix(limit - 1 - tail), to: limit * 2) + "…"
    + trimmed(text.suffix(tail), to: limit)
}

private func trimmed(_ text: Substring, to scalars: Int) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalars)))
}

extension Unicode.Scalar {
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
