import PortolanModel

/// A text as a quoted label of Mermaid that comes out as it is.
///
/// All but letters, digits and a little punctuation are written as character codes between `#` and `;`, which every
/// version since 8 reads: a quote would end the label, markup would be taken for HTML, a backtick for Markdown, and a
/// colon makes version 8 mistake a label for a style.
func mermaidQuoted(_ lines: String...) -> String {
  let escaped = lines.map { line in
    line.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isPlain {
        text.unicodeScalars.append(scalar)
      } else if scalar == "\"" {
        text += "#quot;"
      } else {
        text += "#\(scalar.value);"
      }
    }
  }
  return "\"\(escaped.joined(separator: "<br/>"))\""
}

/// The id of a node of Mermaid, made of names alone, as ``elementID(_:_:)`` is.
///
/// It holds letters only: where a digit or a mark splits an id, version 8 takes a part like `end` or `style` for a word of
/// its own. The capital in front keeps the whole from being such a word.
func mermaidID(_ id: String) -> String {
  // A picture of more than 50,000 characters is refused unless configured otherwise, and each id comes many times.
  let text =
    id.utf8.count <= 56 ? id[...] : id.prefix(24) + "-" + hexadecimal(digest(of: id), digits: 16)
  return text.utf8.reduce(into: "N") { text, byte in
    switch byte {
    case UInt8(ascii: "Q"):
      text += "QZ"
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    case UInt8(ascii: "-"):
      text += "QX"
    case UInt8(ascii: "."):
      text += "QY"
    default:
      text += "Q"
      for half in [byte >> 4, byte & 15] {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "a") + half))
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    if value >= 0x80 { return true }
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "_", "+": return true
    default: return false
    }
  }
}
