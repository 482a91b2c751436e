import PortolanModel

/// A text as a quoted string of DOT that comes out as it is.
///
/// In labels, tooltips and links Graphviz reads escapes (`\N` is the node's name, `\G` the graph's, `\n` a new line), so
/// a backslash is doubled; and it reads character entities, so an ampersand becomes one.
func dotQuoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": quoted += "\\\\"
    case "\"": quoted += "\\\""
    case "&": quoted += "&amp;"
    case "\n": quoted += "\\n"
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}

/// A text as the content of an HTML-like label: XML, in which Graphviz reads backslashes as well.
func dotHTML(_ text: String) -> String {
  let escaped = xmlEscaped(text)
  if !escaped.utf8.contains(UInt8(ascii: "\\")) { return escaped }
  return escaped.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
}

/// Lines as a tooltip inside an HTML-like label.
func dotHTMLTooltip(_ lines: [String]) -> String {
  "\"\(fitting(lines).map(dotHTML).joined(separator: "&#10;"))\""
}

/// Lines as a tooltip elsewhere.
func dotTooltip(_ lines: [String]) -> String { dotQuoted(fitting(lines).joined(separator: "\n")) }

/// As many lines as Graphviz takes: its scanner gives up on 16,384 bytes without an angle bracket. A character can
/// become six bytes.
private func fitting(_ lines: [String]) -> ArraySlice<String> {
  var bytes = 0
  return lines.prefix { line in
    bytes += line.utf8.count
    return bytes <= 2_500
  }
}

/// A link inside an HTML-like label. Graphviz takes it out of its XML, and puts it into the SVG as it then is: what has to
/// be an entity there is escaped once more.
func dotHTMLLink(_ link: String) -> String { "\"\(dotHTML(xmlEscaped(link)))\"" }
