import PortolanCheck
import PortolanModel
import Testing

@Suite struct CheckstyleReportTests {
  @Test func findingsStandUnderTheirFiles() throws {
    let xml = XMLReading(try Report.checkstyle.render(.everything))
    #expect(xml.error == nil)
    #expect(
      xml.elements.map { $0.attributes["name"] ?? $0.name } == [
        "checkstyle", "Sources/A b/Föö, #1: 100%.swift", "error", "app.json", "error", "error",
        "error",
      ])
    let errors = xml.named("error").map(\.attributes)
    #expect(errors.map { $0["severity"] } == ["error", "warning", "info", "info"])
    #expect(errors.map { $0["line"] } == ["2", "1", "1", "1"])
    #expect(errors.map { $0["column"] } == ["9", nil, nil, nil])
    #expect(errors[0]["message"] == ReportInput.everything.findings[0].message)
    #expect(errors[1]["source"] == "portolan.recursive-tree")
  }

  @Test func nothing() throws {
    #expect(
      try Report.checkstyle.render(.nothing) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3"/>

        """)
  }
}
