/// A link that a picture may carry: of a scheme that only opens something, percent-encoded where it has to be.
///
/// File names come from whoever wrote the model, and `javascript:` in a picture would run where the picture is shown.
func safeLink(_ url: String?) -> String? {
  guard let url, !url.isEmpty else { return nil }
  // A colon before any slash ends a scheme; without one the link is relative.
  let head = url.prefix { !"/?#".contains($0) }
  if let colon = head.firstIndex(of: ":") {
    guard allowedSchemes.contains(head[..<colon].lowercased()) else { return nil }
  }
  let link = url.utf8.reduce(into: "") { link, byte in
    switch byte {
    case 0...0x20, 0x22, 0x27, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0xFF:
      let digits = String(byte, radix: 16, uppercase: true)
      link += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    default:
      link.unicodeScalars.append(Unicode.Scalar(byte))
    }
  }
  // Longer ones are followed by no browser, and end Graphviz's scanner.
  return link.utf8.count <= 2_000 ? link : nil
}

private let allowedSchemes: Set<String> = ["http", "https", "file", "vscode", "xcode", "idea"]
