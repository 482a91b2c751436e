import PortolanCheck
import Testing

@Suite struct RulePagesTests {
  @Test func aPageForTheTerminal() {
    let rule = Rule(
      id: "some-rule", summary: "Something holds.", defaultSeverity: "error; note at times",
      explanation: .init(
        finds: "Two\nlines.", matters: "It does.", fires: "var a = 1\n\nvar b = 2",
        passes: "var a = 1", instead: "Less."),
      check: { _ in [] })
    #expect(
      rule.page == """
        some-rule
          Something holds.

        Severity
          error;
          note at times

        What it finds
          Two
          lines.

        Why it matters
          It does.

        Speaks up about
          var a = 1

          var b = 2

        Is silent about
          var a = 1

        What to write instead
          Less.

        """)
  }

  @Test(arguments: Rule.all.map(\.id)) func everyPageIsWhole(id: String) throws {
    let rule = try #require(Rule.named(id))
    let texts = [
      rule.summary, rule.defaultSeverity, rule.explanation.finds, rule.explanation.matters,
      rule.explanation.fires, rule.explanation.passes, rule.explanation.instead,
    ]
    #expect(texts.allSatisfy { !$0.isEmpty })
    #expect(rule.summary.hasSuffix("."), "a summary is a sentence")
    let lines = rule.page.split(separator: "\n")
    #expect(lines.filter { $0.count > 100 || $0.last == " " } == [])
  }
}
