import PortolanCheck
import PortolanConfiguration
import PortolanModel

/// What a check came to. Each stage after the rules takes findings out of it that somebody does not want to be told of; what
/// is left is reported, and decides whether the check fails.
struct Checked {
  let input: ConfiguredInput
  let screenCount: Int
  /// The least severity that makes the check fail.
  let failing: Severity
  let showsNotes: Bool
  private(set) var findings: [Finding]
  private(set) var suppressed: [SuppressedFinding]
  /// The file of the baseline that findings were held against.
  private(set) var baseline: String?

  /// What the rules find, without what comments in the source and the configuration leave out.
  init(_ input: ConfiguredInput, failing: Severity, showsNotes: Bool) {
    let result = input.checker.check(input.chart)
    self.input = input
    findings = result.findings
    suppressed = result.suppressed
    self.failing = failing
    self.showsNotes = showsNotes
    screenCount = input.chart.model.screens.count
  }

  /// What the configuration says to no effect. It is no finding about the app, and counts as a warning.
  var idleEntries: [IdleEntry] { input.idleEntries(findings + suppressed.map(\.finding)) }

  var fails: Bool { findings.contains { $0.severity >= failing } }

  /// Takes out what a baseline knows, and gives the entries of it that match nothing.
  mutating func hide(knownBy known: Baseline, in file: String) -> [Baseline.Entry] {
    let sifted = known.sift(
      findings, besides: suppressed, of: input.chart.model, file: file)
    findings = sifted.new
    suppressed += sifted.known
    baseline = file
    return sifted.stale
  }

  /// The findings as a report shows them that is read somewhere.
  func reportInput(_ base: Report.PathBase) -> ReportInput {
    let paths = ReportedPaths(
      of: input, findings: findings + suppressed.map(\.finding), seenFrom: base)
    return ReportInput(
      findings: findings.map(paths.relocated),
      suppressed: suppressed.map { SuppressedFinding(paths.relocated($0.finding), $0.reason) },
      baseline: baseline, subject: paths.subject, screenCount: screenCount,
      unresolvedCount: input.chart.model.unresolved.count, failing: failing,
      showsNotes: showsNotes, sourceLine: paths.line)
  }
}
