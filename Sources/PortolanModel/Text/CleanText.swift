/// A text without what no picture or terminal should be given: control characters, the scalars that XML forbids, and
/// the marks that reorder text. White space of any kind and length is a space.
package func cleaned(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar.properties.isWhitespace {
      // Runs of it shrink to one in HTML-like labels, so they do everywhere.
      if result.last != " " { result.append(" ") }
    } else if !scalar.isForbidden {
      result.append(scalar)
    }
  }
  return String(result)
}

extension Unicode.Scalar {
  /// Whether it steers a terminal, reorders text, or is no character of XML.
  package var isForbidden: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F: true
    // Embeddings, overrides and isolates would reach beyond the name.
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFFE, 0xFFFF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
