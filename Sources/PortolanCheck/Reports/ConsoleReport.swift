import PortolanModel

extension Report {
  /// Text for a person. Where it may not be as long as it would be, the worst findings keep most of their lines.
  public static let console = Report(
    name: "console",
    fileExtensions: ["txt"],
    summary: "text for a person",
    isLines: true
  ) { input in
    let paint = Paint(isOn: input.isColored)
    let findings = input.listed.spellingAdviceOutOnce()
    let blocks = findings.map { finding in
      ConsoleBlock(
        finding, sourceLine: finding.location.flatMap(input.sourceLine), columns: input.columns,
        paint)
    }
    let fitting = ConsoleFitting(
      blocks, severities: findings.map(\.severity), tally: FindingTally(findings),
      limit: input.lineLimit)
    let lines =
      zip(blocks, fitting.details).flatMap { block, detail in detail.map(block.lines) ?? [] }
      + fitting.remarks + [ConsoleSummary(input).text]
    return lines.map { $0.withoutTrailingSpaces + "\n" }.joined()
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
