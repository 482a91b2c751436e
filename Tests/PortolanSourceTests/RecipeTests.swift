import Foundation
import Testing

/// The dialect in CONTRIBUTING.md's recipe is code that compiles: `HarbourDialect.swift` beside this file has it word for word.
@Suite struct RecipeTests {
  @Test func theRecipesDialectCompiles() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let dialect = try String(
      contentsOf: tests.appendingPathComponent("HarbourDialect.swift"), encoding: .utf8)
    let guide = try String(
      contentsOf: tests.appendingPathComponent("../../CONTRIBUTING.md"), encoding: .utf8)
    let lines = guide.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasSuffix("```swift") && $0.hasPrefix("   ") })
    let code = lines[(start + 1)...].prefix { !$0.hasSuffix("```") }.map { $0.dropFirst(3) }
    #expect(dialect.hasSuffix("\n\n" + code.joined(separator: "\n") + "\n"))
  }
}
