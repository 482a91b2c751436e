/// A text as the content or a quoted attribute of XML, and of Graphviz's HTML-like labels.
package func xmlEscaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { escaped, scalar in
    switch scalar {
    case "&": escaped += "&amp;"
    case "<": escaped += "&lt;"
    case ">": escaped += "&gt;"
    case "\"": escaped += "&quot;"
    case "'": escaped += "&#39;"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}
