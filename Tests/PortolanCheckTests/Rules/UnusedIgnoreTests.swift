import PortolanCheck
import PortolanModel
import Testing

@Suite struct UnusedIgnoreTests {
  @Test func aRuleThatFindsNothingThere() throws {
    #expect(
      try findings(.covering(["no-way-out", "flag-and-item"], 1...9)) == [
        Finding(
          rule: "unused-ignore",
          severity: .warning,
          screen: "App.A",
          message: "'no-way-out' finds nothing that this comment could leave out",
          notes: ["it covers the lines from 1 to 9"],
          location: SourceLocation(file: "A.swift", line: 1, column: 1))
      ])
    #expect(
      try findings(.covering(["flag-and-item"], 6...6)).map(\.notes) == [["it covers line 6"]])
  }

  @Test func aRuleThatDoesNotExist() throws {
    let found = try findings(.covering(["flag-an-item"], 1...9))
    #expect(found.map(\.message) == ["the comment names 'flag-an-item', which is no rule"])
    #expect(found.map(\.notes) == [["the nearest is 'flag-and-item'"]])
    #expect(
      try findings(.covering(["zzz"], 1...9)).map(\.notes) == [["'portolan rules' lists them all"]])
  }

  @Test func aCommentWithoutARule() throws {
    let found = try findings(.covering([], 1...9))
    #expect(found.map(\.message) == ["the comment names no rule"])
    #expect(
      found.map(\.notes) == [
        ["write the rule and why: // portolan:ignore no-way-out a splash screen"]
      ])
  }

  @Test func noCommentSilencesIt() throws {
    let found = try findings(.covering(["unused-ignore", "flag-and-item"], 1...9))
    #expect(
      found.map(\.message) == [
        "'unused-ignore' finds nothing that this comment could leave out"
      ])
  }

  /// On a line that a finding only mentions, a comment leaves nothing out: it has to stand where the finding is told.
  @Test func oneOnALineThatIsOnlyMentionedSaysWhereItIsTold() throws {
    var model = model(.covering(["one-active-destination"], 9...9))
    let lines = [6, 9]
    model.screens[0].slots = zip(["isHelp", "isMap"], lines).map { name, line in
      with(.flag(name)) { $0.location = SourceLocation(file: "A.swift", line: line, column: 7) }
    }
    let checker = Checker(rules: [.named("one-active-destination")!, .named("unused-ignore")!])
    let found = checker.findings(in: try Chart(model)).filter { $0.rule == "unused-ignore" }
    #expect(
      found.map(\.notes) == [
        [
          "it covers line 9",
          "what it finds there is told at line 6, where the comment would leave it out",
        ]
      ])
  }

  @Test func aUsedOneIsFine() throws {
    #expect(try findings(.covering(["flag-and-item"], 1...9)) == [])
  }

  @Test func rulesThatWereNotAskedMayHaveFoundSomething() throws {
    let model = model(.covering(["no-way-out"], 1...9))
    let checker = Checker(rules: [.named("flag-and-item")!, .named("unused-ignore")!])
    #expect(checker.findings(in: try Chart(model)).map(\.rule) == ["flag-and-item"])
  }

  @Test func theScreenIsTheOneAroundTheComment() throws {
    var model = model(
      .covering(["zzz"], 60...60), .covering(["zzz"], 49...70), .covering(["zzz"], 1...1),
      .covering(["zzz"], 1...1, file: "Other.swift"))
    model.screens[0].location = SourceLocation(file: "A.swift", line: 4, column: 1)
    model.screens.append(
      with(.named("B")) { $0.location = SourceLocation(file: "A.swift", line: 50, column: 1) })
    let found = Checker(rules: [.named("unused-ignore")!]).findings(in: try Chart(model))
    #expect(
      found.map { "\($0.location?.description ?? "") \($0.screen)" } == [
        "A.swift:1:1 App.A", "A.swift:49:1 App.B", "A.swift:60:1 App.B", "Other.swift:1:1 App.A",
      ])
  }

  private func findings(_ comment: Ignore) throws -> [Finding] {
    Checker().findings(in: try Chart(model(comment))).filter { $0.rule == "unused-ignore" }
  }

  private func model(_ comments: Ignore...) -> NavigationModel {
    var model = NavigationModel.screens(
      .named(
        "A",
        with(.flagAndItem("isShown", "item", "Item")) {
          $0.location = SourceLocation(file: "A.swift", line: 5, column: 3)
        }))
    model.ignores = comments
    return model
  }
}
