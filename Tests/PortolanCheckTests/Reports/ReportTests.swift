import PortolanCheck
import PortolanModel
import Testing

@Suite struct ReportTests {
  @Test func reportsAreChosenByName() {
    #expect(
      Report.all.map(\.name) == [
        "console", "xcode", "github", "gitlab", "sarif", "junit", "checkstyle", "json", "markdown",
        "html",
      ])
    for report in Report.all { #expect(Report.named(report.name)?.summary == report.summary) }
    #expect(Report.named("no-such-report") == nil)
  }

  @Test(arguments: [
    ("out.sarif", "sarif"), ("a/b.c/out.HTML", "html"), ("out.htm", "html"), ("x.md", "markdown"),
    ("x.json", "json"), ("x.txt", "console"), ("x.xml", nil), ("x", nil), ("a.json/x", nil),
    ("x.", nil), ("", nil),
  ])
  func orByTheEndingOfAFile(file: String, name: String?) {
    #expect(Report.forFile(file)?.name == name)
  }

  @Test func noEndingChoosesTwo() {
    let endings = Report.all.flatMap(\.fileExtensions)
    #expect(Set(endings).count == endings.count)
  }

  @Test(arguments: Report.all.map(\.name)) func aReportIsTheSameEachTime(name: String) throws {
    let report = try #require(Report.named(name))
    let text = try report.render(.everything)
    #expect(try report.render(.everything) == text)
    #expect(text.hasSuffix("\n"))
    #expect(!text.contains("\u{0}") && !text.contains("\u{1B}"), "\(name)")
  }

  @Test(arguments: Report.all.map(\.name)) func notesAreListedOnDemand(name: String) throws {
    let report = try #require(Report.named(name))
    let note = Finding(rule: "r", severity: .note, screen: "S", message: "hidden away")
    let input = ReportInput(findings: [note], screenCount: 1)
    #expect(try !report.render(input).contains("hidden away"))
    #expect(try report.render(with(input) { $0.showsNotes = true }).contains("hidden away"))
  }
}
