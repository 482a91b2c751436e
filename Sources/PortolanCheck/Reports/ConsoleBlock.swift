import PortolanModel

/// The lines that a terminal shows of one finding.
struct ConsoleBlock {
  /// How many of them.
  enum Detail: Int, Comparable {
    /// Where it is, and the message, with the smallest state that shows it.
    case headline
    /// Besides, the line of source, the most telling sentence, and how the fix begins.
    case brief
    case whole

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  private let headline: String
  /// What the headline says where nothing follows it.
  private let only: String
  private let excerpt: [String]
  private let facts: [[String]]
  private let fix: [String]
  private let indent: String

  init(_ finding: Finding, sourceLine: String?, columns: Int? = nil, _ paint: Paint) {
    headline = Self.headline(of: finding, finding.message, paint)
    only = Self.headline(of: finding, finding.messageWithState, paint)
    let excerpt = finding.location.flatMap { location in
      sourceLine.map { SourceExcerpt(line: $0, at: location, columns: columns) }
    }
    self.excerpt = excerpt?.lines.map(paint.dim) ?? []
    indent = String(repeating: " ", count: excerpt?.gutter ?? 4)
    let related = finding.related.map(\.location)
    facts =
      finding.sentences.map { [$0] } + (related.isEmpty ? [] : [["see also \(places(related))"]])
    fix = finding.fixLines.enumerated().map { ($0 == 0 ? "write: " : "       ") + $1 }
  }

  func lines(_ detail: Detail) -> [String] {
    switch detail {
    case .headline: [only]
    case .brief: [headline] + excerpt + indented(Array(facts.prefix(1)) + [fixBeginning])
    case .whole: [headline] + excerpt + indented(facts + [fix])
    }
  }

  /// The fix, or its first line and how many there are more.
  private var fixBeginning: [String] {
    guard let first = fix.first, fix.count > 1 else { return fix }
    return ["\(first) … \(counted(fix.count - 1, "more line"))"]
  }

  private func indented(_ facts: [[String]]) -> [String] {
    facts.flatMap { fact in
      fact.enumerated().map { "\(indent)\($0 == 0 ? "= " : "  ")\($1)" }
    }
  }

  private static func headline(of finding: Finding, _ message: String, _ paint: Paint) -> String {
    let place = cleaned(finding.location?.description ?? finding.screen)
    let severity = paint.severity(finding.severity, "\(finding.severity.rawValue):")
    return "\(paint.bold("\(place):")) \(severity) \(cleaned(message)) (\(finding.rule))"
  }
}

/// Locations, of which those in the file of the one before are given by line and column.
private func places(_ locations: [SourceLocation]) -> String {
  let most = 5
  var file: String?
  var texts: [String] = []
  for location in locations.prefix(most) {
    texts.append(
      location.file == file
        ? "\(location.line):\(location.column)" : cleaned(location.description))
    file = location.file
  }
  let rest = locations.count - most
  return texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}
