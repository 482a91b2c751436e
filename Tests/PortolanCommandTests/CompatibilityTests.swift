import Foundation
import Testing

/// What the README says stays as it is from release to release. Here it may only be added to.
@Suite struct CompatibilityTests {
  @Test func rulesKeepTheirIDs() throws {
    let listed = try Portolan.run("rules").output.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    let released: Set = [
      "one-active-destination", "flag-and-item", "mirrored-destination", "recursive-tree",
      "invalid-stack", "type-erased-stack", "unbound-stack", "unmatched-link",
      "unhandled-destination", "default-swallows-case", "drill-down-without-stack",
      "destination-in-list-row", "deep-navigation-view", "unreachable-destination",
      "unreachable-screen", "no-way-out", "fire-and-forget-link", "state-island",
    ]
    #expect(released.subtracting(listed).isEmpty)
  }

  /// Each is reached by what it stands for.
  @Test func exitCodesKeepTheirMeaning() throws {
    let app = try App()
    defer { app.remove() }
    #expect(try app.check("--write-baseline").status == 0)
    #expect(try app.check().status == 1)
    #expect(try app.check("--no-such-option").status == 64)
    #expect(try app.check("--baseline", "App/Feature/Feature.swift").status == 65)
    #expect(try app.check([], "no-such-app").status == 66)
    #expect(try app.check("-o", "no/such/folder").status == 73)
    let help = try Portolan.run("--help").output.replacing("\n", with: " ")
    let readme = try String(contentsOfFile: Portolan.root + "/README.md", encoding: .utf8)
      .replacing("\n", with: " ")
    for code in ["0 clean", "1 findings", "66 no such input", "70 a fault", "73 a file"] {
      #expect(help.contains(code) && readme.contains(code), "\(code)")
    }
  }

  /// The versions of what is written, and the keys that programs read.
  @Test func formatsKeepTheirVersionsAndKeys() throws {
    let app = try App()
    defer { app.remove() }
    let report = try app.check("--format", "json").output
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    #expect((document["portolan"] as? [String: Int])?["findings"] == 1)
    let finding = try #require((document["findings"] as? [[String: Any]])?.first)
    for key in [
      "rule", "severity", "screen", "slot", "message", "notes", "trace", "counts", "fix",
      "location",
      "related", "fingerprint",
    ] {
      #expect(finding[key] != nil, "\(key)")
    }
    _ = try app.check("--write-baseline")
    #expect(try app.text("portolan.baseline").hasPrefix("portolan baseline 1 "))
  }
}
