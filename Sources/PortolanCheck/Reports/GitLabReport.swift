import PortolanModel

extension Report {
  /// What GitLab shows in a merge request as code quality.
  public static let gitlab = Report(
    name: "gitlab",
    summary: "code quality in a merge request on GitLab (JSON)",
    paths: .repository
  ) { input in
    try SortedJSON.text(of: input.listed.map { Issue($0, in: input) })
  }
}

private struct Issue: Encodable {
  var description: String
  var checkName: String
  var fingerprint: String
  var severity: String
  var location: Location

  enum CodingKeys: String, CodingKey {
    case description
    case checkName = "check_name"
    case fingerprint, severity, location
  }

  struct Location: Encodable {
    var path: String
    var lines: Lines
  }

  struct Lines: Encodable {
    var begin: Int
  }

  init(_ finding: Finding, in input: ReportInput) {
    description = cleaned(finding.message)
    checkName = finding.rule
    fingerprint = finding.fingerprint
    severity = Self.severity(finding.severity)
    // A place is demanded: of a finding without one, what was checked.
    location = Location(
      path: finding.location?.file ?? input.subject,
      lines: Lines(begin: finding.location?.line ?? 1))
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
