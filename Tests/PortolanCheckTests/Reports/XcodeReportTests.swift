import PortolanCheck
import PortolanModel
import Testing

@Suite struct XcodeReportTests {
  @Test func linesAsCompilersPrintThem() throws {
    let input = ReportInput(
      findings: [
        Finding(
          rule: "some-rule", severity: .error, screen: "App.S", message: "two", notes: ["so it is"],
          fix: "enum A {\n  case b\n}", location: .init(file: "/App/A b.swift", line: 3, column: 4),
          related: [
            .init(message: "here", location: .init(file: "/App/B.swift", line: 5, column: 6))
          ]),
        Finding(rule: "other", severity: .warning, screen: "App.S", message: "three"),
      ], screenCount: 1)
    #expect(
      try Report.xcode.render(input) == """
        /App/A b.swift:3:4: error: two (some-rule)
        /App/A b.swift:3:4: note: so it is
        /App/B.swift:5:6: note: here
        /App/A b.swift:3:4: note: write: enum A {
            case b
          }
        warning: App.S: three (other)

        """)
    #expect(Report.xcode.paths == .absolute)
  }

  @Test func nothingSteersTheTerminal() throws {
    let text = try Report.xcode.render(.everything)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{0}"))
  }
}
