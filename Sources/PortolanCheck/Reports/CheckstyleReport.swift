import PortolanModel

extension Report {
  /// The form that most services for code review read.
  public static let checkstyle = Report(
    name: "checkstyle",
    summary: "what most services for code review read (XML)",
    paths: .repository
  ) { input in
    // Findings without a location are about what was checked.
    let byFile = Dictionary(grouping: input.listed) { $0.location?.file ?? input.subject }
    let files = byFile.sorted { $0.key < $1.key }.map { file, findings in
      Markup.tag("file", ["name": file], findings.map(entry))
    }
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + Markup.tag("checkstyle", ["version": "4.3"], files).xml
  }
}

private func entry(for finding: Finding) -> Markup {
  .tag(
    "error",
    [
      "line": String(finding.location?.line ?? 1),
      "column": finding.location.map { String($0.column) },
      "severity": severity(finding.severity), "message": cleaned(finding.message),
      "source": "portolan.\(finding.rule)",
    ])
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note: "info"
  }
}
