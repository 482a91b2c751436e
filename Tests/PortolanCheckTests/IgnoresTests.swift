import PortolanCheck
import PortolanModel
import Testing

/// What comments in the source leave out.
@Suite struct IgnoresTests {
  @Test func aCommentLeavesOutWhatItCovers() throws {
    let result = try check([.covering(["flag-and-item"], 10...20)])
    #expect(result.findings.map(\.location?.line) == [30])
    #expect(result.suppressed.map(\.finding.location?.line) == [15])
  }

  @Test func onlyItsRulesItsLinesAndItsFile() throws {
    for comment in [
      Ignore.covering(["no-way-out"], 10...40), .covering(["flag-and-item"], 16...29),
      .covering(["flag-and-item"], 1...14), .covering(["flag-and-item"], 1...99, file: "B.swift"),
      .covering([], 1...99),
    ] {
      let result = try check([comment], rules: ["flag-and-item"])
      #expect(result.findings.map(\.location?.line) == [15, 30])
      #expect(result.suppressed.isEmpty)
    }
  }

  @Test func commentsMayNestAndOverlap() throws {
    let result = try check(
      [
        .covering(["flag-and-item"], 1...40), .covering(["flag-and-item"], 12...13),
        .covering(["flag-and-item"], 15...15),
      ])
    #expect(result.findings.map(\.rule) == ["unused-ignore"])
    #expect(
      result.suppressed.map(\.reason) == [.ignored(because: "why"), .ignored(because: "why")])
  }

  @Test func whatHasNoPlaceIsNotLeftOut() throws {
    var model = NavigationModel.screens(.named("A", .flagAndItem("isShown", "item", "Item")))
    model.ignores = [.covering(["flag-and-item"], 1...99)]
    let result = Checker().check(try Chart(model))
    #expect(result.suppressed.isEmpty)
    #expect(result.findings.contains { $0.rule == "flag-and-item" })
  }

  @Test func whatIsSilentIsNotCounted() throws {
    var checker = Checker()
    checker.silenced = ["flag-and-item"]
    // What the comment is for does not hang on what else somebody chose.
    let result = checker.check(try Chart(model([.covering(["flag-and-item"], 10...20)])))
    #expect(result == CheckResult())
  }

  @Test func aChosenSeverityIsThatOfTheIgnored() throws {
    let checker = Checker(severities: ["flag-and-item": .note])
    let result = checker.check(try Chart(model([.covering(["flag-and-item"], 10...20)])))
    #expect(result.findings.map(\.severity) == [.note])
    #expect(result.suppressed.map(\.finding.severity) == [.note])
  }

  /// Each comment against each finding would take minutes.
  @Test func manyCommentsAndFindingsOfOneFileTakeNoTime() throws {
    let time = try ContinuousClock().measure {
      let count = 20_000
      let screens = (0..<count).map { number in
        Screen.named("S\(number)", located("item\(number)", 10 * number + 10))
      }
      var model = NavigationModel.screens(screens)
      model.ignores = (0..<count).map { number in
        .covering(["flag-and-item"], (10 * number + 1)...(10 * number + 10))
      }
      let chart = try Chart(model)
      let result = Checker(rules: [.named("flag-and-item")!, .named("unused-ignore")!]).check(chart)
      #expect(result.findings.isEmpty)
      #expect(result.suppressed.count == count)
    }
    #expect(time < .seconds(60))
  }

  private func check(
    _ ignores: [Ignore], rules: [Rule.ID] = ["flag-and-item", "unused-ignore"]
  ) throws -> CheckResult {
    Checker(rules: rules.compactMap(Rule.named)).check(try Chart(model(ignores)))
  }

  /// Two screens, each with a flag and an item: at the lines 15 and 30.
  private func model(_ ignores: [Ignore]) -> NavigationModel {
    var model = NavigationModel.screens(
      .named("A", located("item", 15)), .named("B", located("other", 30)))
    model.ignores = ignores
    return model
  }

  private func located(_ item: String, _ line: Int) -> Slot {
    with(.flagAndItem("isShown", item, "Item")) {
      $0.location = SourceLocation(file: "A.swift", line: line, column: 3)
    }
  }
}

extension Ignore {
  /// A comment above the lines that it covers.
  static func covering(
    _ rules: [Rule.ID], _ lines: ClosedRange<Int>, file: String = "A.swift",
    reason: String? = "why"
  ) -> Ignore {
    Ignore(
      rules: rules, reason: reason,
      location: SourceLocation(file: file, line: lines.lowerBound, column: 1),
      firstLine: lines.lowerBound, lastLine: lines.upperBound)
  }
}
