import PortolanCheck
import PortolanModel
import Testing

@Suite struct GitHubReportTests {
  @Test func aCommandAFinding() throws {
    let input = ReportInput(
      findings: [
        Finding(
          rule: "some-rule", severity: .note, screen: "App.S", message: "one",
          location: .init(file: "A.swift", line: 1, column: 2)),
        Finding(
          rule: "some-rule", severity: .error, screen: "App.S", message: "two", notes: ["so it is"],
          fix: "enum A {\n  case b\n}",
          location: .init(file: "A,b: 100%.swift", line: 3, column: 4, endColumn: 9)),
        Finding(rule: "other", severity: .warning, screen: "App.S", message: "a: b, 5%"),
      ], screenCount: 1, showsNotes: true)
    // The worst first: GitHub shows ten of a kind.
    #expect(
      try Report.github.render(input) == """
        ::error file=A%2Cb%3A 100%25.swift,line=3,col=4,endColumn=9,title=some-rule::two%0Aso it is%0Awrite:%0A  \
        enum A {%0A    case b%0A  }
        ::warning title=other::a: b, 5%25
        ::notice file=A.swift,line=1,col=2,title=some-rule::one

        """)
  }

  /// A name in somebody's code must not become a command of its own.
  @Test func nothingBreaksOutOfItsLine() throws {
    let lines = try Report.github.render(.everything).split(whereSeparator: \.isNewline)
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
    #expect(!lines.joined().contains("\u{1B}"))
    #expect(try Report.github.render(.nothing) == "")
  }
}
