import PortolanModel

extension Report {
  /// Commands that make GitHub Actions annotate the lines of a pull request.
  public static let github = Report(
    name: "github",
    summary: "annotations and a step summary on GitHub",
    paths: .repository,
    isLines: true
  ) { input in
    // So many annotations of a kind are shown, the first ones.
    input.listedWorstFirst.map { command(for: $0) + "\n" }.joined()
  }
}

private func command(for finding: Finding) -> String {
  var properties: [(String, String)] = []
  if let location = finding.location {
    properties += [
      ("file", location.file), ("line", String(location.line)), ("col", String(location.column)),
    ]
    if let end = location.endColumn { properties.append(("endColumn", String(end))) }
  }
  properties.append(("title", finding.rule))
  let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
  let fix = finding.fixLines
  let lines =
    [cleaned(finding.message)] + finding.sentences
    + (fix.isEmpty ? [] : ["write:"] + fix.map { "  \($0)" })
  return "::\(kind(finding.severity)) \(list)::\(escaped(lines.joined(separator: "\n")))"
}

private func kind(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note: "notice"
  }
}

private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { escaped, scalar in
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}

private func escapedProperty(_ text: String) -> String {
  escaped(text).unicodeScalars.reduce(into: "") { escaped, scalar in
    switch scalar {
    case ":": escaped += "%3A"
    case ",": escaped += "%2C"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}
