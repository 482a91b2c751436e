/// A name as part of a line: as it is, or in quotes where it would be taken for something else.
func dumpName(_ name: String) -> String {
  let isPlain = name.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0)
      || "_.<>()[]?&$@-+*".unicodeScalars.contains($0)
  }
  let beginsLikeAName = name.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" }
  let isWord = DumpFact.wordsOfNoScreen.contains(name[...])
  return isPlain && beginsLikeAName == true && !isWord ? name : dumpQuoted(name)
}

func dumpQuoted(_ text: String) -> String {
  let escaped = dumpEscaped(text).unicodeScalars.reduce(into: "") { escaped, scalar in
    if scalar == "\"" { escaped += "\\" }
    escaped.unicodeScalars.append(scalar)
  }
  return "\"\(escaped)\""
}

/// What a field says, to the end of the line.
func dumpValue(_ text: String) -> String {
  // Editors cut spaces off the end of a line.
  let ends = [text.unicodeScalars.first, text.unicodeScalars.last]
  return ends.contains(nil) || ends.contains(" ") || ends[0] == "\""
    ? dumpQuoted(text) : dumpEscaped(text)
}

/// What a field says, where another one follows.
func dumpQuotedWhereNeeded(_ text: String) -> String {
  text.unicodeScalars.contains { $0 == "," || $0 == "\"" } || text != dumpValue(text)
    ? dumpQuoted(text) : text
}

/// A text on one line, without what moves or hides the text around it, and without what would begin a comment.
private func dumpEscaped(_ text: String) -> String {
  var escaped = ""
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": escaped += "\\\\"
    case "\n": escaped += "\\n"
    case "\t": escaped += "\\t"
    case "#" where previous.properties.isWhitespace: escaped += "\\#"
    case _ where scalar.isUnseen: escaped += "\\u{\(String(scalar.value, radix: 16))}"
    default: escaped.unicodeScalars.append(scalar)
    }
    previous = scalar
  }
  return escaped
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}
