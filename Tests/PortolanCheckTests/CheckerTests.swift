import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct CheckerTests {
  @Test func locatedFindingsComeFirstThenTheOrderOfTheModel() throws {
    let model = NavigationModel.screens(
      .named("A", .value("item", "Item"), .value("help", "Help")),
      .named("B", .value("item", "Item", line: 20), .value("help", "Help")),
      .named(
        "C", .stack("path", encoding: .navigationPath), .value("item", "Item", line: 3),
        .value("help", "Help")))
    let findings = Checker().findings(in: try Chart(model))
    #expect(
      findings.map { "\($0.screen) \($0.rule)" } == [
        "App.C one-active-destination", "App.B one-active-destination",
        "App.A one-active-destination", "App.C type-erased-stack",
      ])
  }

  @Test func rulesAtOnePlaceKeepTheirOrder() throws {
    let model = NavigationModel.screens(
      .named(
        "A", .flagAndItem("isShown", "item", "Item"), .stack("path", encoding: .navigationPath),
        .value("help", "Help")))
    #expect(
      Checker().findings(in: try Chart(model)).map(\.rule)
        == ["one-active-destination", "flag-and-item", "type-erased-stack"])
  }

  @Test func aChosenSeverityHolds() throws {
    let chart = try Chart(.severalOptionals(["addItem", "help"], origin: .inferred))
    var checker = Checker()
    #expect(checker.findings(in: chart).map(\.severity) == [.warning])
    checker.severities["one-active-destination"] = .error
    #expect(checker.findings(in: chart).map(\.severity) == [.error])
    checker.severities = ["flag-and-item": .note]
    #expect(checker.findings(in: chart).map(\.severity) == [.warning])
  }

  @Test func aSilencedRuleSaysNothing() throws {
    let chart = try Chart(.severalOptionals(["addItem", "help"]))
    var checker = Checker()
    checker.silenced = ["one-active-destination"]
    #expect(checker.check(chart) == CheckResult())
  }

  @Test func whatIsExceptedIsKeptApart() throws {
    let chart = try Chart(.severalOptionals(["addItem", "help"]))
    var checker = Checker()
    checker.exception = {
      $0.rule == "one-active-destination" ? .excepted(because: "x", file: "c.yml") : nil
    }
    let result = checker.check(chart)
    #expect(result.findings.isEmpty)
    #expect(result.suppressed.map(\.finding.rule) == ["one-active-destination"])
    #expect(result.suppressed.map(\.reason) == [.excepted(because: "x", file: "c.yml")])
  }

  @Test func onlyTheGivenRulesAreAsked() throws {
    let chart = try Chart(.severalOptionals(["addItem", "help"]))
    #expect(Checker(rules: [.named("flag-and-item")!]).findings(in: chart) == [])
  }

  @Test func anEmptyModelIsFine() throws {
    #expect(Checker().findings(in: try Chart(NavigationModel(name: "App"))) == [])
  }

  /// A view and a controller of one model present the same state: what is wrong with that is mended in one place.
  @Test func whatTwoScreensShowOfOneStateIsToldOnce() throws {
    func slots(_ first: Int) -> [Slot] {
      [.value("draft", "Draft", line: first), .value("alert", "Problem", .alert, line: first + 1)]
    }
    func screens(_ lines: [Int]) throws -> CheckResult {
      let names = ["Mail", "MailController", "MailWindow"]
      let screens = zip(names, lines).map { name, line in
        with(Screen.named(name)) { $0.slots = slots(line) }
      }
      return Checker(rules: Rule.all.filter { $0.id == "one-active-destination" }).check(
        try Chart(.screens(screens)))
    }
    let same = try screens([3, 3, 3]).findings
    #expect(same.map(\.screen) == ["App.Mail"])
    #expect(same.first?.notes == ["'MailController' and 'MailWindow' show the same state"])
    #expect(try screens([3, 3]).findings.first?.notes == ["'MailController' shows the same state"])
    // A file that two targets compile.
    let both = [Screen.named("Mail"), .named("Mail", module: "Watch")].map { screen in
      with(screen) { $0.slots = slots(3) }
    }
    #expect(
      Checker().findings(in: try Chart(.screens(both))).first?.notes
        == ["'Watch.Mail' shows the same state"])
    #expect(try screens([3, 30]).findings.map(\.screen) == ["App.Mail", "App.MailController"])
  }
}
