import PortolanModel

extension Report {
  /// A test for each finding, and one that passes for each rule that finds nothing.
  public static let junit = Report(
    name: "junit",
    summary: "test results for CI servers (XML)"
  ) { input in
    let cases = testCases(input)
    let suite = Markup.tag(
      "testsuite",
      [
        "name": "portolan", "package": "portolan", "id": "0",
        // Demanded, and the same on every run.
        "timestamp": "1970-01-01T00:00:00", "hostname": "localhost", "time": "0",
        "tests": String(cases.count),
        "failures": String(cases.count { $0.outcome == .failed }), "errors": "0",
        "skipped": String(cases.count { $0.outcome == .skipped }),
      ],
      [.tag("properties")] + cases.map(\.markup) + [.tag("system-out"), .tag("system-err")])
    return #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
      + Markup.tag("testsuites", [:], [suite]).xml
  }
}

private struct TestCase {
  enum Outcome { case passed, skipped, failed }

  var outcome: Outcome
  var markup: Markup
}

private func testCases(_ input: ReportInput) -> [TestCase] {
  let found = Dictionary(grouping: input.listed, by: \.rule)
  let rules = Rule.all.map(\.id)
  let others = Set(found.keys).subtracting(rules).sorted()
  return (rules + others).flatMap { rule in
    guard let findings = found[rule] else { return [passed(rule)] }
    return findings.map { testCase(for: $0, failing: input.failing) }
  }
}

private func passed(_ rule: Rule.ID) -> TestCase {
  let name = Rule.named(rule)?.summary ?? rule
  return TestCase(
    outcome: .passed,
    markup: .tag("testcase", ["name": name, "classname": "portolan.\(rule)", "time": "0"]))
}

private func testCase(for finding: Finding, failing: Severity) -> TestCase {
  let message = cleaned(finding.message)
  let lines =
    [
      finding.location.map { "\($0.description): \(finding.severity.rawValue): \(message)" }
        ?? message
    ]
    + finding.sentences + (finding.fix.map { ["write:", $0] } ?? [])
  let text = [Markup.text(lines.joined(separator: "\n"))]
  let fails = finding.severity >= failing
  let outcome: Markup =
    fails
    ? .tag("failure", ["message": message, "type": finding.severity.rawValue], text)
    : .tag("skipped", ["message": message], text)
  return TestCase(
    outcome: fails ? .failed : .skipped,
    markup: .tag(
      "testcase",
      [
        "name": "\(cleaned(finding.subject)): \(message)", "classname": "portolan.\(finding.rule)",
        "time": "0",
      ], [outcome]))
}
