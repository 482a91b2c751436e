import Foundation
import PortolanCheck
import PortolanModel
import Testing

@Suite struct SARIFReportTests {
  @Test(.enabled(if: Validators.haveSchemas), arguments: [ReportInput.everything, .nothing])
  func theOfficialSchemaHolds(input: ReportInput) throws {
    let report = try Report.sarif.render(input)
    let result = try Validators.run("json-schema", report, schema: "sarif-schema-2.1.0.json")
    #expect(result.problems == "")
  }

  @Test(.enabled(if: Validators.haveSchemas)) func theSchemaIsAskedInEarnest() throws {
    let broken = try Report.sarif.render(.everything)
      .replacing("\"unchanged\"", with: "\"older\"")
    let result = try Validators.run("json-schema", broken, schema: "sarif-schema-2.1.0.json")
    #expect(result.problems.contains("'older' is not one of"))
  }

  @Test func resultsPointAtRulesAndPlaces() throws {
    let log = try read(.everything)
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.rules.map(\.id) == Rule.all.map(\.id))
    let first = try #require(run.results.first)
    #expect(first.ruleIndex.map { run.tool.driver.rules[$0].id } == first.ruleId)
    let place = try #require(first.locations.first?.physicalLocation)
    #expect(place.artifactLocation.uri == "Sources/A%20b/F%C3%B6%C3%B6%2C%20%231%3A%20100%25.swift")
    #expect(place.artifactLocation.uriBaseId == "%SRCROOT%")
    // `let ö: Föö` has two bytes for each ö and one unit of UTF-16: byte 9 is unit 8, byte 14 unit 11.
    #expect(place.region?.startColumn == 8)
    #expect(place.region?.endColumn == 11)
    #expect(first.relatedLocations?.count == 1)
    #expect(first.codeFlows?.first?.threadFlows.first?.locations.count == 2)
    #expect(run.results[2].ruleIndex == nil)
    #expect(run.results[1].locations.first?.physicalLocation?.artifactLocation.uri == "app.json")
    #expect(run.results[1].locations.first?.physicalLocation?.region == nil)
  }

  @Test func aLongTraceIsCutInTheMiddle() throws {
    let steps = try #require(
      try read(.everything).runs[0].results[1].codeFlows?.first?.threadFlows.first?.locations)
    #expect(steps.count == 101)
    #expect(steps[50].location.message?.text == "… 200 more …")
  }

  @Test func whatIsKnownOrIgnoredSaysSo() throws {
    let results = try read(.everything).runs[0].results
    #expect(results.map(\.baselineState) == ["new", "new", "new", "new", "unchanged", "new"])
    #expect(
      results.map { $0.suppressions?.first?.kind } == [nil, nil, nil, nil, "external", "inSource"])
    #expect(results.map { $0.suppressions?.count } == [0, 0, 0, 0, 1, 1])
    var plain = ReportInput.everything
    (plain.suppressed, plain.baseline) = ([], nil)
    for result in try read(plain).runs[0].results {
      #expect(result.baselineState == nil && result.suppressions == nil)
    }
  }

  @Test func fingerprintsTellResultsApart() throws {
    let results = try read(.everything).runs[0].results
    let fingerprints = results.compactMap { $0.partialFingerprints["portolanFingerprint/v1"] }
    #expect(Set(fingerprints).count == results.count)
    #expect(fingerprints[0] == ReportInput.everything.findings[0].fingerprint)
  }

  @Test func everyRuleBeginsWithItsUsualSeverity() throws {
    let levels = try read(.nothing).runs[0].tool.driver.rules.map(\.defaultConfiguration.level)
    for (rule, level) in zip(Rule.all, levels) {
      #expect(rule.defaultSeverity.hasPrefix(level), "\(rule.id): '\(rule.defaultSeverity)'")
    }
  }

  private func read(_ input: ReportInput) throws -> Log {
    try JSONDecoder().decode(Log.self, from: Data(try Report.sarif.render(input).utf8))
  }
}

private struct Log: Decodable {
  var runs: [Run]

  struct Run: Decodable {
    var tool: Tool
    var results: [Result]
  }

  struct Tool: Decodable { var driver: Driver }
  struct Driver: Decodable { var rules: [Rule] }
  struct Rule: Decodable {
    var id: String
    var defaultConfiguration: Configuration
  }
  struct Configuration: Decodable { var level: String }

  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int?
    var locations: [Location]
    var relatedLocations: [Location]?
    var codeFlows: [CodeFlow]?
    var partialFingerprints: [String: String]
    var baselineState: String?
    var suppressions: [Suppression]?
  }

  struct Location: Decodable {
    var message: Message?
    var physicalLocation: PhysicalLocation?
  }

  struct Message: Decodable { var text: String }
  struct PhysicalLocation: Decodable {
    var artifactLocation: ArtifactLocation
    var region: Region?
  }
  struct ArtifactLocation: Decodable {
    var uri: String
    var uriBaseId: String?
  }
  struct Region: Decodable, Equatable {
    var startColumn: Int
    var endColumn: Int?
  }
  struct CodeFlow: Decodable { var threadFlows: [ThreadFlow] }
  struct ThreadFlow: Decodable { var locations: [Step] }
  struct Step: Decodable { var location: Location }
  struct Suppression: Decodable { var kind: String }
}
