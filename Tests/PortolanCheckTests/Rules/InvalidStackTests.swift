import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct InvalidStackTests {
  @Test func whatCannotStandAtTheBottomBelongsToTheScreenUnderIt() throws {
    #expect(
      try findings("invalid-stack", in: inventory()) == [
        Finding(
          rule: "invalid-stack",
          severity: .error,
          screen: "App.AppModel",
          slot: "path",
          destination: "colorPicker",
          message: "'path' of 'AppModel' admits stacks that its grammar refuses",
          notes: [
            "the grammar is 'edit colorPicker?'",
            "move 'colorPicker' off the stack, into an optional on 'ItemModel'",
          ],
          trace: ["path = [.colorPicker]"],
          fix: """
            // in ItemModel:
            enum Destination {
              case help(Help)
              case colorPicker
            }
            var destination: Destination?
            """)
      ])
  }

  @Test func aDeadEndBelongsToWhatLeadsThere() throws {
    let findings = try findings("invalid-stack", in: .wiki(grammar: "counter* letter?"))
    #expect(findings.map(\.trace) == [["path = [.letter, .counter]"]])
    #expect(findings.map(\.severity) == [.error])
    #expect(
      findings.map(\.fix) == [
        """
        // in CounterModel:
        enum Destination {
          case fact(Fact)
          case letter(String)
        }
        var destination: Destination?
        """
      ])
  }

  @Test func whatIsOnlyPushedOnceBelongsToTheScreenOfTheStack() throws {
    let model = NavigationModel.screens(
      .named("AppModel", .stack("path", grammar: "edit", .case("edit", payload: "ItemModel"))))
    let findings = try findings("invalid-stack", in: model)
    #expect(findings.map(\.trace) == [["path = [.edit, .edit]"]])
    #expect(
      findings.map(\.notes.last) == ["move 'edit' off the stack, into an optional on 'AppModel'"])
  }

  @Test func whereSeveralCouldOwnItTheAuthorDecides() throws {
    let model = NavigationModel.screens(
      .named(
        "AppModel",
        .stack(
          "path", grammar: "(add | edit) colorPicker?", .case("add"), .case("edit"),
          .case("colorPicker"))))
    let findings = try findings("invalid-stack", in: model)
    #expect(findings.map(\.fix) == [nil])
    #expect(
      findings.map(\.notes.last) == [
        "move 'colorPicker' off the stack, into an optional on the screen that it belongs to"
      ])
  }

  @Test func anInferredStackIsAWarning() throws {
    #expect(
      try findings("invalid-stack", in: inventory(origin: .inferred)).map(\.severity) == [.warning])
  }

  @Test(arguments: [nil, "(counter | letter)*", ".*"])
  func aStackThatItsGrammarAdmitsIsFine(grammar: String?) throws {
    #expect(try findings("invalid-stack", in: .wiki(grammar: grammar)) == [])
  }

  private func inventory(origin: Origin = .source) -> NavigationModel {
    .screens(
      .named(
        "AppModel",
        .stack(
          "path", grammar: "edit colorPicker?", origin: origin,
          .case("edit", .drillDown, payload: "ItemModel", to: "App.ItemModel"),
          .case("colorPicker", .drillDown))),
      .named("ItemModel", .value("help", "Help")))
  }
}
