import PortolanModel

/// The last line of a console report: how much was found, what is hidden, and where to read why.
struct ConsoleSummary {
  let text: String

  init(_ input: ReportInput) {
    let listed = input.listed
    let hidden = input.findings.count - listed.count
    let notes = "\(counted(hidden, "note")) (--notes lists \(hidden == 1 ? "it" : "them"))"
    let screens = counted(input.screenCount, "screen")
    let parts = ReportSentence.suppressed(input)
    let suppressed = parts.isEmpty ? "" : "; not listed: \(joined(parts))"
    let unresolved =
      input.unresolvedCount == 0
      ? "" : "; \(input.unresolvedCount) unresolved ('unresolved' in the model)"
    guard !listed.isEmpty else {
      let found = hidden == 0 ? "nothing found" : "nothing worse than \(notes)"
      text = "\(found) in \(screens)\(suppressed)\(unresolved)"
      return
    }
    var counts = FindingTally.parts(FindingTally(listed).counts)
    if hidden > 0 { counts.append(notes) }
    let places = Set(listed.map(\.screen)).count
    text = """
      \(joined(counts)) in \(places) of \(screens)\(suppressed)\(unresolved). \
      Why: portolan rules \(Self.rules(of: listed))
      """
  }

  /// The names of the rules that have something to say, in the order of the findings.
  private static func rules(of findings: [Finding]) -> String {
    var seen: Set<Rule.ID> = []
    let names = findings.map(\.rule).filter { seen.insert($0).inserted }
    // The table above names them all.
    return names.count > 6 ? "RULE" : names.joined(separator: " ")
  }
}
