import Foundation
import PortolanCheck
import Testing

/// A rule is one file, one test file, one entry in `Rule.all` and one section of RULES.md.
@Suite struct OrganisationTests {
  @Test func everyRuleHasAFileOfItsName() throws {
    let files = try swiftFiles(in: "Sources/PortolanCheck/Rules")
    let expected = Set(Rule.all.map { "\(typeName($0.id)).swift" })
    #expect(
      files == expected,
      """
      A rule 'some-name' is declared in Sources/PortolanCheck/Rules/SomeName.swift as \
      'static let someName', and listed in 'Rule.all' in Rule.swift. \
      Of one side only: \(files.symmetricDifference(expected).sorted())
      """)
  }

  @Test(arguments: Rule.all.map(\.id)) func theFileDeclaresTheRule(id: String) throws {
    let type = typeName(id)
    let constant = type.prefix(1).lowercased() + type.dropFirst()
    let source = try text(of: "Sources/PortolanCheck/Rules/\(type).swift")
    #expect(
      source.contains("static let \(constant) = Rule("),
      "\(type).swift declares the rule '\(id)' as 'static let \(constant) = Rule(…)'")
    #expect(
      source.contains("id: \"\(id)\""), "the rule in \(type).swift has the id of its file: '\(id)'")
    let declaration = try #require(source.range(of: "  static let \(constant)"))
    let before = source[..<declaration.lowerBound]
    #expect(
      before.contains("  /// "),
      "a doc comment on 'static let \(constant)' leads \(type).swift and says what the rule finds")
  }

  @Test func everyRuleHasATestFile() throws {
    let files = try swiftFiles(in: "Tests/PortolanCheckTests/Rules")
    let expected = Set(Rule.all.map { "\(typeName($0.id))Tests.swift" })
    #expect(
      files == expected,
      """
      The tests of a rule 'some-name' are in \
      Tests/PortolanCheckTests/Rules/SomeNameTests.swift. \
      Of one side only: \(files.symmetricDifference(expected).sorted())
      """)
  }

  @Test func everyRuleHasItsNameToItself() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all { #expect(Rule.named(rule.id)?.summary == rule.summary) }
    #expect(Rule.named("no-such-rule") == nil)
  }

  @Test func rulesPageIsWrittenFromTheRules() throws {
    let file = root.appendingPathComponent("RULES.md")
    let document = Rule.document()
    if ProcessInfo.processInfo.environment["PORTOLAN_RECORD"] == "1" {
      try Data(document.utf8).write(to: file)
    }
    let present = try? String(contentsOf: file, encoding: .utf8)
    #expect(
      present == document,
      """
      RULES.md is written from the rules, never by hand. To write it again: \
      PORTOLAN_RECORD=1 swift test --filter PortolanCheckTests.OrganisationTests
      """)
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func swiftFiles(in folder: String) throws -> Set<String> {
    let path = root.appendingPathComponent(folder).path
    return Set(
      try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") })
  }

  /// `one-active-destination` is `OneActiveDestination`.
  private func typeName(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
