import PortolanModel

extension Report {
  /// Text for a person.
  public static let console = Report(
    name: "console",
    fileExtension: "txt",
    summary: "text for a person, with what to write instead"
  ) { input in
    let paint = Paint(isOn: input.isColored)
    let blocks = input.listed.map { finding in
      block(for: finding, sourceLine: finding.location.flatMap(input.sourceLine), paint)
    }
    let lines = blocks.flatMap { $0 } + [ConsoleSummary(input).text]
    return lines.map { $0.withoutTrailingSpaces + "\n" }.joined()
  }
}

private func block(for finding: Finding, sourceLine: String?, _ paint: Paint) -> [String] {
  let excerpt = finding.location.flatMap { location in
    sourceLine.map { SourceExcerpt(line: $0, at: location) }
  }
  let indent = String(repeating: " ", count: excerpt?.gutter ?? 4)
  return [headline(of: finding, paint)]
    + (excerpt?.lines.map(paint.dim) ?? [])
    + facts(of: finding).flatMap { fact in
      fact.enumerated().map { "\(indent)\($0 == 0 ? "= " : "  ")\($1)" }
    }
}

private func headline(of finding: Finding, _ paint: Paint) -> String {
  let place = finding.location?.description ?? finding.screen
  let severity = paint.severity(finding.severity, "\(finding.severity.rawValue):")
  return "\(paint.bold("\(place):")) \(severity) \(finding.message) (\(finding.rule))"
}

/// What follows the headline; each fact one line or more.
private func facts(of finding: Finding) -> [[String]] {
  var facts: [[String]] = []
  if let counts = finding.counts {
    let smallest = finding.trace.isEmpty ? "" : "; the smallest of those: \(list(finding.trace))"
    facts.append(["\(sentence(counts))\(smallest)"])
  } else if !finding.trace.isEmpty {
    facts.append(["the way there: \(way(finding.trace))"])
  }
  facts += finding.notes.map { [$0] }
  if !finding.related.isEmpty {
    facts.append(["see also \(places(finding.related.map(\.location)))"])
  }
  if let fix = finding.fix {
    let lines = fix.split(separator: "\n", omittingEmptySubsequences: false)
    facts.append(lines.enumerated().map { ($0 == 0 ? "write: " : "       ") + $1 })
  }
  return facts
}

private func sentence(_ counts: Finding.Counts) -> String {
  let verb = counts.valid == "1" ? "is" : "are"
  let other = counts.invalid == "1" ? "is" : "are"
  return """
    \(counts.representable) states can be represented, \(counts.valid) \(verb) valid, \
    \(counts.invalid) \(other) not
    """
}

private func list(_ states: [String]) -> String { states.joined(separator: ", ") }

/// The steps, without the middle of a long way.
private func way(_ steps: [String]) -> String {
  let longest = 12
  guard steps.count > longest else { return steps.joined(separator: " → ") }
  let (start, end) = (steps.prefix(longest / 2), steps.suffix(longest / 2))
  return (start + ["… \(steps.count - longest) more …"] + end).joined(separator: " → ")
}

/// Locations, of which those in the file of the one before are given by line and column.
private func places(_ locations: [SourceLocation]) -> String {
  let most = 5
  var file: String?
  var texts: [String] = []
  for location in locations.prefix(most) {
    texts.append(
      location.file == file ? "\(location.line):\(location.column)" : location.description)
    file = location.file
  }
  let rest = locations.count - most
  return texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

extension String {
  fileprivate var withoutTrailingSpaces: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
