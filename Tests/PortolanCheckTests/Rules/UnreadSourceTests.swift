import PortolanCheck
import PortolanModel
import Testing

@Suite struct UnreadSourceTests {
  private func model(_ unread: Unresolved...) -> NavigationModel {
    var model = NavigationModel.screens(
      .named("Home", .value("item", "Item")), .named("About"), .named("Terms"))
    model.roots = [Root(screen: "App.Home", how: .main)]
    for index in model.screens.indices { model.screens[index].kind = .view }
    model.unresolved = unread
    return model
  }

  private func unread(mentioning names: [String]?) -> Unresolved {
    Unresolved(
      what: "syntax error: expected '}'",
      location: SourceLocation(file: "Menu.swift", line: 4, column: 2), isUnread: true,
      mentions: names)
  }

  @Test func itTellsOfTheFileAndWhatIsNotTold() throws {
    let rule = try #require(Rule.named("unread-source"))
    let chart = try Chart(model(unread(mentioning: ["About", "item"])))
    #expect(
      Checker(rules: [rule]).findings(in: chart) == [
        Finding(
          rule: "unread-source", severity: .warning, screen: "App.Home",
          message: "syntax error: expected '}'",
          notes: [
            """
            it may present, set or close 'About' or 'item', so no rule says that nothing does
            """
          ],
          location: SourceLocation(file: "Menu.swift", line: 4, column: 2))
      ])
    #expect(try Checker(rules: [rule]).findings(in: Chart(model())) == [])
    let other = Unresolved(what: "what 'X' makes is not known")
    #expect(try Checker(rules: [rule]).findings(in: Chart(model(other))) == [])
  }

  @Test func nothingIsToldOfWhatUnreadCodeNames() throws {
    func told(_ unread: Unresolved...) throws -> (told: [String], unknown: [String]) {
      var model = model()
      model.unresolved = unread
      let result = try Checker().check(Chart(model))
      #expect(
        result.suppressed.allSatisfy { $0.reason == .unknown(unread: "Menu.swift") })
      let rule = "unreachable-screen"
      return (
        result.findings.filter { $0.rule == rule }.map(\.screen),
        result.suppressed.map(\.finding).filter { $0.rule == rule }.map(\.screen)
      )
    }
    #expect(try told() == (["App.About", "App.Terms"], []))
    #expect(try told(unread(mentioning: ["About"])) == (["App.Terms"], ["App.About"]))
    #expect(try told(unread(mentioning: [])) == (["App.About", "App.Terms"], []))
    // Of what nobody can open, nobody knows what it names.
    #expect(try told(unread(mentioning: nil)) == ([], ["App.About", "App.Terms"]))
  }

  /// What is said of code that does not parse, as with what it presents something, may be wrong.
  @Test func nothingIsToldOfTheCodeItself() throws {
    var model = model(unread(mentioning: []))
    model.screens[0].slots = [.value("item", "Item"), .value("help", "Help")]
    func told() throws -> [String] {
      try Checker().check(Chart(model)).findings.map(\.rule).filter {
        $0 == "one-active-destination"
      }
    }
    #expect(try told().count == 1)
    let place = SourceLocation(file: "Menu.swift", line: 2, column: 1)
    model.screens[0].slots[0].destinations[0].presentations = [
      .init(kind: .sheet, origin: .source, location: place)
    ]
    #expect(try told() == [])
    model.screens[0].slots[0].destinations[0].presentations = nil
    model.screens[0].slots[0].location = place
    #expect(try told() == [])
    // What stands above the code that does not parse was read whole.
    model.unresolved[0].firstLine = 3
    #expect(try told().count == 1)
    model.unresolved[0].firstLine = 2
    #expect(try told() == [])
    model.screens[0].slots[0].location = nil
    #expect(try told().count == 1)
    // What an object keeps it may present from elsewhere, and what a view keeps to itself not.
    model.unresolved = [unread(mentioning: ["item"])]
    #expect(try told() == [])
    for index in 0...1 { model.screens[0].slots[index].storage = .state }
    #expect(try told().count == 1)
  }

  @Test func itsPageNamesTheRulesThatAreHeldBack() throws {
    let text = try #require(Rule.named("unread-source")).explanation.matters
    let named = Rule.all.map(\.id).filter(text.contains)
    #expect(named == Rule.all.filter(\.isAboutAbsence).map(\.id))
  }

  /// What types admit they admit, whatever else stands somewhere.
  @Test func rulesOnWhatIsThereGoOn() throws {
    var model = model(unread(mentioning: nil))
    model.screens[0].slots = [.value("item", "Item"), .value("help", "Help")]
    #expect(
      try Checker().findings(in: Chart(model)).map(\.rule).contains("one-active-destination"))
  }
}
