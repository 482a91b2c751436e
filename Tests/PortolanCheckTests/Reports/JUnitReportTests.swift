import PortolanCheck
import PortolanModel
import Testing

@Suite struct JUnitReportTests {
  @Test(.enabled(if: Validators.haveSchemas), arguments: [ReportInput.everything, .nothing])
  func theSchemaHolds(input: ReportInput) throws {
    let report = try Report.junit.render(input)
    #expect(try Validators.run("xml-schema", report, schema: "JUnit.xsd").problems == "")
  }

  @Test(.enabled(if: Validators.haveSchemas)) func theSchemaIsAskedInEarnest() throws {
    let broken = try Report.junit.render(.everything).replacing(" hostname=\"localhost\"", with: "")
    let result = try Validators.run("xml-schema", broken, schema: "JUnit.xsd")
    #expect(result.problems.contains("hostname"))
  }

  @Test func whatFailsTheCheckFails() throws {
    let xml = XMLReading(try Report.junit.render(.everything))
    #expect(xml.error == nil)
    let suite = try #require(xml.named("testsuite").first).attributes
    #expect(suite["failures"] == "1")
    #expect(suite["skipped"] == "3")
    #expect(xml.named("failure").count == 1)
    #expect(xml.named("skipped").count == 3)
    #expect(xml.named("testcase").count == Int(suite["tests"] ?? ""))
    var strict = ReportInput.everything
    strict.failing = .warning
    #expect(XMLReading(try Report.junit.render(strict)).named("failure").count == 2)
  }

  @Test func aRuleThatFindsNothingPasses() throws {
    let xml = XMLReading(try Report.junit.render(.nothing))
    #expect(
      xml.named("testcase").compactMap { $0.attributes["classname"] }
        == Rule.all.map { "portolan.\($0.id)" })
    #expect(xml.named("failure").isEmpty && xml.named("skipped").isEmpty)
  }

  @Test func textsComeOutAsTheyAre() throws {
    let failure = try #require(
      XMLReading(try Report.junit.render(.everything)).named("failure").first)
    let finding = ReportInput.everything.findings[0]
    #expect(failure.attributes["message"] == finding.message)
    #expect(failure.text.hasPrefix("Sources/A b/Föö, #1: 100%.swift:2:9: error: 'Föö<T, \"U\">'"))
    #expect(failure.text.hasSuffix("write:\n" + (finding.fix ?? "")))
  }
}
