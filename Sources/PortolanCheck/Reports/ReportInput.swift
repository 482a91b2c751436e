import PortolanModel

/// What a report is made of.
public struct ReportInput: Sendable {
  public var findings: [Finding]
  /// Findings that are known or ignored.
  public var suppressed: [SuppressedFinding]
  /// What the baseline is called that findings were held against.
  public var baseline: String?
  /// What was checked, as its path: what findings without a location are about.
  public var subject: String
  /// How many screens were checked.
  public var screenCount: Int
  /// How much of the app's navigation was seen and not understood, of which nothing is checked.
  public var unresolvedCount: Int
  /// The least severity that makes the check fail.
  public var failing: Severity
  /// Whether findings that are only notes are listed, or only counted.
  public var showsNotes: Bool
  /// How many lines a text for a person may take; what does not fit is shortened, and counted. No limit for `nil`.
  public var lineLimit: Int?
  /// How many columns of a line a terminal shows; `nil` where the text is not for one.
  public var columns: Int?
  /// Whether to colour the text for a terminal.
  public var isColored: Bool
  /// Gives the line of source at a location, where somebody has it.
  public var sourceLine: @Sendable (SourceLocation) -> String?

  public init(
    findings: [Finding],
    suppressed: [SuppressedFinding] = [],
    baseline: String? = nil,
    subject: String = "navigation",
    screenCount: Int,
    unresolvedCount: Int = 0,
    failing: Severity = .error,
    showsNotes: Bool = false,
    lineLimit: Int? = nil,
    columns: Int? = nil,
    isColored: Bool = false,
    sourceLine: @escaping @Sendable (SourceLocation) -> String? = { _ in nil }
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.baseline = baseline
    self.subject = subject
    self.screenCount = screenCount
    self.unresolvedCount = unresolvedCount
    self.failing = failing
    self.showsNotes = showsNotes
    self.lineLimit = lineLimit
    self.columns = columns
    self.isColored = isColored
    self.sourceLine = sourceLine
  }

  /// The findings that a report lists.
  public var listed: [Finding] { findings.filter(isListed) }

  /// The suppressed findings that a report for programs lists as such.
  public var listedSuppressed: [SuppressedFinding] { suppressed.filter { isListed($0.finding) } }

  /// The findings that a report lists, the worst first.
  var listedWorstFirst: [Finding] {
    let listed = listed
    return Severity.allCases.reversed().flatMap { severity in
      listed.filter { $0.severity == severity }
    }
  }

  private func isListed(_ finding: Finding) -> Bool { showsNotes || finding.severity > .note }
}
