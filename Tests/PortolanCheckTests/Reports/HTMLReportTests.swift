import PortolanCheck
import PortolanModel
import Testing

@Suite struct HTMLReportTests {
  @Test(.enabled(if: Validators.areInstalled), arguments: [ReportInput.everything, .nothing])
  func aStrictParserHasNothingToSay(input: ReportInput) throws {
    #expect(try Validators.run("html", try Report.html.render(input)).problems == "")
  }

  @Test(.enabled(if: Validators.areInstalled)) func theParserIsAskedInEarnest() throws {
    let broken = try Report.html.render(.everything).replacing("</article>", with: "")
    #expect(try Validators.run("html", broken).problems != "")
  }

  @Test(.enabled(if: Validators.areInstalled)) func aParserReadsWhatIsMeant() throws {
    let read = try Validators.run("html", try Report.html.render(.everything)).read
    let finding = ReportInput.everything.findings[0]
    #expect(
      read["headings"] == [
        "error " + finding.message, "warning no location", "note a note", "note a note",
      ])
    #expect(read["code"]?.contains(finding.fix ?? "") == true)
    #expect(read["marks"] == ["Föö"])
    #expect(read["elements"]?.contains("b") == false)
    #expect(read["elements"]?.contains("script") == false)
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = try Report.html.render(.everything)
    for loading in ["src=", "<link", "@import", "url(", "http://", "https://"] {
      #expect(!page.contains(loading), "\(loading)")
    }
    #expect(page.contains("default-src 'none'") || page.contains("default-src &#39;none&#39;"))
  }
}
