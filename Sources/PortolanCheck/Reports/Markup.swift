import PortolanModel

/// A piece of XML or HTML, escaped as it is written.
indirect enum Markup: ExpressibleByStringLiteral {
  case element(String, [(String, String?)], [Markup])
  case text(String)
  /// What stands as it is, for the content of a style sheet.
  case verbatim(String)

  init(stringLiteral text: String) { self = .text(text) }

  /// An element; attributes of `nil` are left out.
  static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    .element(name, attributes.map { ($0, $1) }, children)
  }

  /// As XML: elements that hold elements over several lines, texts as they are.
  var xml: String { xml(indent: "") + "\n" }

  /// As HTML: an element a line, except within lines of text.
  var html: String {
    var html = ""
    writeHTML(to: &html)
    return html
  }
}

extension Markup {
  private func xml(indent: String) -> String {
    switch self {
    case .text(let text): return escaped(text)
    case .verbatim(let text): return text
    case .element(let name, let attributes, let children):
      let start = "\(indent)<\(name)\(Self.list(attributes))"
      if children.isEmpty { return "\(start)/>" }
      let isMixed = children.contains { if case .text = $0 { true } else { false } }
      if isMixed { return "\(start)>\(children.map { $0.xml(indent: "") }.joined())</\(name)>" }
      let lines = children.map { $0.xml(indent: indent + "  ") }
      return "\(start)>\n\(lines.joined(separator: "\n"))\n\(indent)</\(name)>"
    }
  }

  private func writeHTML(to html: inout String) {
    switch self {
    case .text(let text): html += escaped(text)
    case .verbatim(let text): html += text
    case .element(let name, let attributes, let children):
      let isInLine = Self.inLine.contains(name)
      if !isInLine, !html.isEmpty, html.utf8.last != UInt8(ascii: "\n") { html += "\n" }
      html += "<\(name)\(Self.list(attributes))>"
      if Self.void.contains(name) { return }
      for child in children { child.writeHTML(to: &html) }
      html += "</\(name)>"
      if !isInLine { html += "\n" }
    }
  }

  private static func list(_ attributes: [(String, String?)]) -> String {
    attributes.compactMap { name, value in value.map { " \(name)=\"\(escaped($0))\"" } }.joined()
  }

  private static let void: Set = ["meta", "br"]
  private static let inLine: Set = ["a", "abbr", "br", "code", "mark", "span", "strong"]
}

/// Text without the characters that XML has no way to write. A line break in an attribute would be read as a space.
private func escaped(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar in
    scalar.isForbidden && scalar != "\n" && scalar != "\t" ? " " : scalar
  }
  return xmlEscaped(String(String.UnicodeScalarView(scalars)))
}
