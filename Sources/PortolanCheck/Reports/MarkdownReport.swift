import PortolanModel

extension Report {
  /// Text for a pull request, an issue or a step summary, in GitHub's Markdown.
  public static let markdown = Report(
    name: "markdown",
    fileExtensions: ["md", "markdown"],
    summary: "for a comment, an issue or a summary",
    paths: .repository
  ) { input in
    let findings = input.listedWorstFirst
    let tally = FindingTally(findings)
    var lines = ["## Navigation", "", markdownText(ReportSentence(input).text + ".")]
    if !findings.isEmpty { lines += table(tally) }
    for (number, finding) in findings.enumerated() {
      let section = section(for: finding)
      if let limit = input.lineLimit, lines.count + section.count > limit {
        let rest = counted(findings.count - number, "more finding")
        let command = "portolan check --report markdown\(input.showsNotes ? " --notes" : "")"
        lines += ["", "… and \(rest): `\(command)` lists all."]
        break
      }
      lines += section
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

private func table(_ tally: FindingTally) -> [String] {
  ["", "| rule | errors | warnings | notes |", "|---|--:|--:|--:|"]
    + tally.rules.map { rule in
      let counts = Severity.allCases.reversed().map { String(rule.counts[$0] ?? 0) }
      return "| \(markdownText(rule.id)) | \(counts.joined(separator: " | ")) |"
    }
}

private func section(for finding: Finding) -> [String] {
  let place = finding.location?.description ?? finding.screen
  var lines = ["", "### \(finding.severity.rawValue): \(markdownText(cleaned(finding.message)))"]
  lines += ["", "\(MarkdownCode.span(cleaned(place))) (\(markdownText(finding.rule)))"]
  let sentences =
    finding.sentences.map(markdownText)
    + finding.related.map {
      "\(markdownText(cleaned($0.message))): \(MarkdownCode.span(cleaned($0.location.description)))"
    }
  if !sentences.isEmpty { lines += [""] + sentences.map { "- \($0)" } }
  let fix = finding.fixLines
  guard !fix.isEmpty else { return lines }
  let fence = MarkdownCode.fence(around: finding.fix ?? "", atLeast: 3)
  return lines + ["", "Write:", "", "\(fence)swift"] + fix + [fence]
}

/// Text that comes out as it is.
///
/// A name behind an at sign would be told of the comment: the comment between the two keeps them apart.
func markdownText(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { escaped, scalar in
    switch scalar {
    case "@": escaped += "@<!-- -->"
    case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "!", "~", "&", "$":
      escaped += "\\\(Character(scalar))"
    default: escaped.unicodeScalars.append(scalar)
    }
  }
}
