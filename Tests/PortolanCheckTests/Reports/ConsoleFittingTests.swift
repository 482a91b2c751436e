import PortolanCheck
import PortolanModel
import Testing

@Suite struct ConsoleFittingTests {
  @Test func whatFitsIsPrintedWhole() throws {
    let input = input(1, fixLines: 6)
    #expect(try lines(input, limit: 30) == lines(input, limit: nil))
  }

  @Test func theWorstKeepMost() throws {
    var input = input(4, fixLines: 6)
    input.findings[3].severity = .error
    let lines = try lines(input, limit: 30)
    #expect(lines.count <= 30)
    #expect(lines.count { $0.contains("several destinations") } == 4)
    // The error has its whole fix; the others begin theirs.
    let error = try #require(lines.firstIndex { $0.contains("error:") })
    #expect(lines[error...].prefix(12).contains { $0.hasSuffix("line 6") })
    #expect(lines.count { $0.contains("= write: line 1 … 5 more lines") } == 3)
    #expect(lines[lines.count - 2] == "Shortened to fit a screen: --verbose prints all of it.")
    #expect(lines.last?.hasPrefix("1 error and 3 warnings in 4 of 4 screens.") == true)
  }

  @Test(arguments: [6, 12, 20, 28, 29, 40, 500, 5_000])
  func itNeverTakesMoreThanAScreen(count: Int) throws {
    let lines = try lines(input(count, fixLines: 6), limit: 30)
    #expect(lines.count <= 30)
    #expect(lines.count >= 20)
  }

  @Test func hundredsAreCountedByRule() throws {
    var input = input(500, fixLines: 6)
    for index in 490..<500 {
      input.findings[index].rule = "flag-and-item"
      input.findings[index].severity = .error
    }
    let lines = try lines(input, limit: 30)
    // The errors come last in the list of all, and are listed nonetheless.
    #expect(lines.count { $0.contains(" error: ") } == 10)
    #expect(lines.count { $0.contains(" warning: ") } == 16)
    #expect(
      lines.suffix(4) == [
        "… and 474 more (--verbose lists them). All of them, by rule:",
        "  flag-and-item           10 errors",
        "  one-active-destination  490 warnings",
        """
        10 errors and 490 warnings in 500 of 500 screens. \
        Why: portolan rules one-active-destination flag-and-item
        """,
      ])
  }

  @Test func everyRuleAtOnceStillFits() throws {
    let findings = Rule.all.flatMap { rule in
      (1...40).map {
        Finding(rule: rule.id, severity: .warning, screen: "S\($0)", message: "m")
      }
    }
    let lines = try lines(ReportInput(findings: findings, screenCount: 40), limit: 30)
    #expect(lines.count <= 30)
    #expect(lines.last?.hasSuffix("Why: portolan rules RULE") == true)
  }

  /// Where there is no room for more, a line of its own says which state it is about.
  @Test func aHeadlineAloneTellsTheSmallestState() throws {
    var input = input(40, fixLines: 6)
    let message = "can present several destinations at once"
    for index in input.findings.indices {
      input.findings[index].counts = Finding.Counts(representable: "4", valid: "3", invalid: "1")
    }
    let short = try lines(input, limit: 30)
    #expect(short.first?.hasSuffix("'S1' \(message): a ≠ nil (one-active-destination)") == true)
    let whole = try lines(input, limit: nil)
    #expect(whole.first?.hasSuffix("'S1' \(message) (one-active-destination)") == true)
  }

  @Test func withoutALimitAllIsPrinted() throws {
    let lines = try lines(input(500, fixLines: 6), limit: nil)
    #expect(lines.count { $0.hasSuffix("line 6") } == 500)
  }

  private func lines(_ input: ReportInput, limit: Int?) throws -> [String] {
    try Report.console.render(with(input) { $0.lineLimit = limit })
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func input(_ count: Int, fixLines: Int) -> ReportInput {
    let findings = (1...count).map { number in
      Finding(
        rule: "one-active-destination", severity: .warning, screen: "App.S\(number)",
        message: "'S\(number)' can present several destinations at once",
        notes: ["a note", "another"], trace: ["a ≠ nil"],
        fix: (1...fixLines).map { "line \($0)" }.joined(separator: "\n"), location: .line(number))
    }
    return ReportInput(findings: findings, screenCount: count, sourceLine: { _ in "  var a: A?" })
  }
}
