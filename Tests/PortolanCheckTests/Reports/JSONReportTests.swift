import FixtureModels
import Foundation
import PortolanCheck
import PortolanModel
import Testing

@Suite struct JSONReportTests {
  @Test func everythingThatIsKnown() throws {
    let finding = Finding(
      rule: "some-rule", severity: .error, screen: "App.Feature", slot: "item",
      message: "'item' is \"bad\"", notes: ["a note"], trace: ["item ≠ nil"],
      counts: .init(representable: "4", valid: "3", invalid: "1"), fix: "var item: Item?",
      location: .init(file: "Sources/F.swift", line: 1, column: 2),
      related: [
        .init(message: "there", location: .init(file: "G.swift", line: 3, column: 4, endColumn: 5))
      ])
    #expect(
      try Report.json.render(ReportInput(findings: [finding], screenCount: 1)) == """
        {
          "findings" : [
            {
              "counts" : {
                "invalid" : "1",
                "representable" : "4",
                "valid" : "3"
              },
              "fingerprint" : "\(finding.fingerprint)",
              "fix" : "var item: Item?",
              "location" : {
                "column" : 2,
                "file" : "Sources/F.swift",
                "line" : 1
              },
              "message" : "'item' is \\"bad\\"",
              "notes" : [
                "a note"
              ],
              "related" : [
                {
                  "location" : {
                    "column" : 4,
                    "endColumn" : 5,
                    "file" : "G.swift",
                    "line" : 3
                  },
                  "message" : "there"
                }
              ],
              "rule" : "some-rule",
              "screen" : "App.Feature",
              "severity" : "error",
              "slot" : "item",
              "trace" : [
                "item ≠ nil"
              ]
            }
          ],
          "portolan" : {
            "findings" : 1
          }
        }

        """)
  }

  @Test func itReadsBack() throws {
    struct Document: Decodable {
      var findings: [Finding]
    }
    let findings = Checker().findings(in: try Chart(.inventory))
    let text = try Report.json.render(
      ReportInput(findings: findings, screenCount: 4, showsNotes: true))
    #expect(try JSONDecoder().decode(Document.self, from: Data(text.utf8)).findings == findings)
    #expect(findings.count == 1)
  }

  @Test func notesAreListedOnDemand() throws {
    let note = Finding(rule: "r", severity: .note, screen: "S", message: "hidden")
    let input = ReportInput(findings: [note], screenCount: 1)
    #expect(try !Report.json.render(input).contains("hidden"))
  }

  @Test func whatIsSuppressedIsListedApart() throws {
    struct Document: Decodable {
      var suppressed: [Suppressed]?

      struct Suppressed: Decodable {
        var rule: String
        var fingerprint: String
        var baseline: String?
        var ignored: String?
      }
    }
    func read(_ input: ReportInput) throws -> Document {
      try JSONDecoder().decode(Document.self, from: Data(try Report.json.render(input).utf8))
    }
    let listed = try #require(try read(.everything).suppressed)
    #expect(listed.map(\.rule) == ["flag-and-item", "no-way-out"])
    #expect(listed.map(\.baseline) == ["portolan.baseline", nil])
    #expect(listed.map(\.ignored) == [nil, "the <system> leads back"])
    #expect(listed[0].fingerprint == ReportInput.everything.suppressed[0].finding.fingerprint)
    #expect(try read(ReportInput(findings: [], screenCount: 1)).suppressed == nil)
  }
}
