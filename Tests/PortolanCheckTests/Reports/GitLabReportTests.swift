import Foundation
import PortolanCheck
import PortolanModel
import Testing

@Suite struct GitLabReportTests {
  private struct Issue: Decodable {
    var description: String
    var check_name: String
    var fingerprint: String
    var severity: String
    var location: Location

    struct Location: Decodable {
      var path: String
      var lines: Lines
    }

    struct Lines: Decodable { var begin: Int }
  }

  @Test func everythingThatGitLabDemands() throws {
    let issues = try read(.everything)
    #expect(issues.map(\.severity) == ["major", "minor", "info", "info"])
    #expect(issues.map(\.location.lines.begin) == [2, 1, 1, 1])
    #expect(issues.map(\.location.path).dropFirst() == ["app.json", "app.json", "app.json"])
    #expect(issues[0].location.path == "Sources/A b/Föö, #1: 100%.swift")
    #expect(issues[0].description == ReportInput.everything.findings[0].message)
    #expect(issues[1].check_name == "recursive-tree")
    // Of several with one fingerprint, all but one are dropped.
    #expect(Set(issues.map(\.fingerprint)).count == 4)
    #expect(try read(.nothing).isEmpty)
  }

  private func read(_ input: ReportInput) throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(try Report.gitlab.render(input).utf8))
  }
}
