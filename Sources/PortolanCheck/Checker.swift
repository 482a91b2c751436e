import PortolanModel

/// Holds a chart against rules.
public struct Checker: Sendable {
  public var rules: [Rule]
  /// Severities that somebody chose, by rule id. They hold for all findings of a rule, whatever it
  /// would have said.
  public var severities: [Rule.ID: Severity]

  public init(rules: [Rule] = Rule.all, severities: [Rule.ID: Severity] = [:]) {
    self.rules = rules
    self.severities = severities
  }

  /// What the rules have to say, in a fixed order: first what has a location, by location, then the
  /// rest in the order of the model; at one place in the order of the rules.
  ///
  /// - Complexity: n log n in the size of the model.
  public func findings(in chart: Chart) -> [Finding] {
    let context = CheckContext(chart: chart)
    let found = rules.flatMap { rule in rule.check(context).map(withChosenSeverity) }
    return found.enumerated()
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
