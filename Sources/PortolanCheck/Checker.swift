import PortolanModel

/// Holds a chart against rules.
public struct Checker: Sendable {
  public var rules: [Rule]
  /// Severities that somebody chose, by rule id. They hold for all findings of a rule, whatever it
  /// would have said.
  public var severities: [Rule.ID: Severity]
  /// Rules that somebody does not want to hear of.
  public var silenced: Set<Rule.ID> = []
  /// Why a finding is fine where it is, in the words of whoever decided so.
  public var exception: @Sendable (Finding) -> SuppressedFinding.Reason? = { _ in nil }

  public init(rules: [Rule] = Rule.all, severities: [Rule.ID: Severity] = [:]) {
    self.rules = rules
    self.severities = severities
  }

  /// What the rules have to say; see ``check(_:)``.
  public func findings(in chart: Chart) -> [Finding] { check(chart).findings }

  /// Asks the rules, in a fixed order: first what has a location, by location, then the rest in the
  /// order of the model; at one place in the order of the rules.
  ///
  /// - Complexity: n log n in the size of the model.
  public func check(_ chart: Chart) -> CheckResult {
    let context = CheckContext(chart: chart)
    let found = rules.filter { !$0.isAboutIgnores }.flatMap { $0.check(context) }
    // What a comment is there for does not depend on what else was chosen.
    let ignores = Ignores(chart.model.ignores, of: found, by: Set(rules.map(\.id)))
    var last = context
    last.ignores = ignores
    let rulesAboutIgnores = rules.filter(\.isAboutIgnores)
    let unignorable = Set(rulesAboutIgnores.map(\.id))
    let unread = UnreadCode(of: chart.model)
    let rulesByID = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let aboutIgnores = rulesAboutIgnores.flatMap { $0.check(last) }

    var result = CheckResult()
    for finding in sorted(found, in: chart, with: aboutIgnores) where !isSilent(finding) {
      let finding = withChosenSeverity(finding)
      let reason =
        (unignorable.contains(finding.rule) ? nil : ignores.reason(for: finding))
        ?? exception(finding)
        ?? unread.reason(for: finding, of: rulesByID[finding.rule], in: chart)
      if let reason {
        result.suppressed.append(SuppressedFinding(finding, reason))
      } else {
        result.findings.append(finding)
      }
    }
    result.findings = result.findings.toldOnce(in: chart)
    return result
  }

  private func isSilent(_ finding: Finding) -> Bool { silenced.contains(finding.rule) }

  private func sorted(
    _ found: [Finding], in chart: Chart, with others: [Finding]
  ) -> [Finding] {
    (found + others).enumerated()
      .map { (position: Position($1, number: $0, in: chart), finding: $1) }
      .sorted { $0.position < $1.position }
      .map(\.finding)
      .numbered()
  }

  private func withChosenSeverity(_ finding: Finding) -> Finding {
    guard let severity = severities[finding.rule] else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }
}

/// What checking gave.
public struct CheckResult: Hashable, Sendable {
  /// What there is to say.
  public var findings: [Finding]
  /// What comments in the source leave out, and what is excepted elsewhere.
  public var suppressed: [SuppressedFinding]

  public init(findings: [Finding] = [], suppressed: [SuppressedFinding] = []) {
    self.findings = findings
    self.suppressed = suppressed
  }
}

/// Where a finding belongs in a list.
private struct Position: Comparable {
  let location: SourceLocation?
  let screen: Int
  /// Findings are made rule by rule, each in the order of the model: this decides where the rest
  /// does not.
  let number: Int

  init(_ finding: Finding, number: Int, in chart: Chart) {
    location = finding.location
    screen = chart.screenNumbers[finding.screen] ?? .max
    self.number = number
  }

  static func < (one: Self, other: Self) -> Bool {
    switch (one.location, other.location) {
    case (let one?, let other?) where one != other && (one < other || other < one): one < other
    case (.some, nil): true
    case (nil, .some): false
    default: (one.screen, one.number) < (other.screen, other.number)
    }
  }
}
