import PortolanCheck
import PortolanModel
import Testing

@Suite struct IgnoreWithoutReasonTests {
  @Test func aCommentThatDoesNotSayWhy() throws {
    #expect(
      try findings(.covering(["no-way-out", "state-island"], 3...9, reason: nil)) == [
        Finding(
          rule: "ignore-without-reason",
          severity: .warning,
          screen: "App.A",
          message: "the comment does not say why it leaves out 'no-way-out' and 'state-island'",
          notes: [
            "write it behind the rule: // portolan:ignore no-way-out, state-island because …"
          ],
          location: SourceLocation(file: "A.swift", line: 3, column: 1))
      ])
  }

  @Test func aReasonIsEnough() throws {
    #expect(try findings(.covering(["no-way-out"], 3...9)) == [])
  }

  @Test func withoutARuleThereIsNothingToSayWhyOf() throws {
    #expect(try findings(.covering([], 3...9, reason: nil)) == [])
  }

  private func findings(_ comment: Ignore) throws -> [Finding] {
    var model = NavigationModel.screens(.named("A"))
    model.ignores = [comment]
    return try PortolanCheckTests.findings("ignore-without-reason", in: model)
  }
}
