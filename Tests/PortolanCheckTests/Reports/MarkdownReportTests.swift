import PortolanCheck
import PortolanModel
import Testing

@Suite struct MarkdownReportTests {
  @Test(.enabled(if: Validators.areInstalled)) func aParserReadsWhatIsMeant() throws {
    let read = try Validators.run("markdown", try Report.markdown.render(.everything)).read
    let finding = ReportInput.everything.findings[0]
    #expect(read["h2"] == ["Navigation"])
    #expect(
      read["h3"] == [
        "error: " + finding.message, "warning: no location", "note: a note", "note: a note",
      ])
    #expect(
      read["td"] == [
        "one-active-destination", "1", "0", "0", "recursive-tree", "0", "1", "0", "rule-of-later",
        "0", "0", "2",
      ])
    #expect(
      read["li"]?.contains("a note with @State, <b>tags</b>, $x$ and a line break [2J") == true)
    #expect(read["code"]?.contains((finding.fix ?? "") + "\n") == true)
    #expect(read["code"]?.contains("Sources/A b/Föö, #1: 100%.swift:2:9") == true)
    // No name has become markup.
    #expect(read["elements"]?.contains("b") == false)
    #expect(read["elements"]?.contains("em") == false)
  }

  @Test func nothing() throws {
    #expect(
      try Report.markdown.render(.nothing) == "## Navigation\n\nnothing found in 3 screens.\n")
  }

  /// Notes that are not listed are not nothing.
  @Test func nothingButNotes() throws {
    var input = ReportInput.nothing
    input.findings = (1...2).map {
      Finding(rule: "r", severity: .note, screen: "S\($0)", message: "m")
    }
    #expect(
      try Report.markdown.render(input)
        == "## Navigation\n\nnothing worse than 2 notes in 3 screens.\n")
    input.showsNotes = true
    #expect(
      try Report.markdown.render(input)
        .hasPrefix("## Navigation\n\n2 notes in 2 of 3 screens.\n"))
  }

  @Test func nobodyIsToldByTheirName() throws {
    #expect(try !Report.markdown.render(.everything).contains("@State"))
  }

  @Test func aLimitCutsTheList() throws {
    var input = ReportInput(
      findings: (1...100).map {
        Finding(rule: "r", severity: .error, screen: "S\($0)", message: "m")
      }, screenCount: 100)
    input.lineLimit = 50
    let lines = try Report.markdown.render(input).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 53)
    #expect(lines[2] == "100 errors in 100 of 100 screens.")
    #expect(
      lines.dropLast().last
        == "… and 90 more findings: `portolan check --report markdown` lists all.")
  }
}
