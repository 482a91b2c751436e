import FixtureModels
import PortolanCheck
import PortolanConfiguration
import PortolanModel
import Testing

/// How a configuration has rules speak.
@Suite struct ConfiguredCheckerTests {
  @Test func severitiesAreChosenAndRulesSilenced() throws {
    #expect(
      try check("severity: {one-active-destination: warning}").findings.map(\.severity) == [
        .warning
      ])
    #expect(try check("severity: {one-active-destination: off}") == CheckResult())
    #expect(try check("severity:\n  one-active-destination:").findings.map(\.severity) == [.error])
  }

  @Test(arguments: [
    ("screens: [FeatureModel]", true), ("screens: ['Feat*']", true), ("screens: ['*']", true),
    ("paths: [App/Feature.swift]", true), ("paths: ['*.swift']", true), ("paths: [App/]", true),
    ("paths: [/App]", true), ("paths: [Feature.swift/]", false), ("paths: [Feature]", false),
    ("paths: [App/Other.swift, '**/Feature.swift']", true), ("paths: ['Ap?/Fea*']", true),
    ("paths: [App/App]", false), ("paths: [/Feature.swift]", false),
    ("{screens: [FeatureModel], paths: [Other/]}", false),
    ("{screens: [FeatureModel], paths: [App/]}", true),
  ])
  func anExceptionIsForSomeScreensOrPaths(text: String, isExcepted: Bool) throws {
    let parts = text.trimming("{}")
    let result = try check(
      "ignore: [{rules: [one-active-destination], reason: x, \(parts)}]", readFrom: "App")
    #expect(result.suppressed.count == (isExcepted ? 1 : 0))
    #expect(result.findings.count == (isExcepted ? 0 : 1))
  }

  @Test func anExceptionIsForItsRules() throws {
    let result = try check("ignore: [{rules: [flag-and-item], screens: ['*'], reason: x}]")
    #expect(result.findings.count == 1)
  }

  /// Nobody knows what the paths of a model file are relative to.
  @Test func aModelFileMayHaveBeenReadFromAnyInput() throws {
    let exception =
      "ignore: [{rules: [one-active-destination], paths: [App/Feature.swift], reason: x}]"
    #expect(try check(exception, readFrom: nil).suppressed.isEmpty)
    #expect(try check(exception + "\ninputs: [./App/, Other]", readFrom: nil).suppressed.count == 1)
    let whole = exception.replacing("App/Feature", with: "/Feature")
    #expect(try check(whole, readFrom: nil).suppressed.count == 1)
  }

  private func check(_ text: String, readFrom folder: String? = "") throws -> CheckResult {
    var model = NavigationModel.severalOptionals(["addItem", "help"])
    for number in model.screens[0].slots.indices {
      model.screens[0].slots[number].location = .init(
        file: "Feature.swift", line: number + 3, column: 1)
    }
    let configuration = try read(text)
    try configuration.apply(to: &model)
    return configuration.checker(for: model, readFrom: folder).check(try Chart(model))
  }
}

extension String {
  fileprivate func trimming(_ characters: String) -> String {
    filter { !characters.contains($0) }
  }
}
