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

  @Test func whatNothingStandsOnIsAnOptional() throws {
    let pages = with(Slot.stack("path", .case("about"), .case("help"))) {
      ($0.sharedEnum, $0.storage) = ("Page", .state)
    }
    let screen = Screen.named("AppView", kind: .view, pages).doing(
      .named("about", .does(.push, "path", ["about"])),
      .named("help", .does(.replace, "path", ["help"])))
    let findings = try findings("invalid-stack", in: .screens(screen))
    #expect(
      findings.map(\.notes.last) == [
        "it puts nothing on top of anything: make 'path' an optional instead of a stack"
      ])
    #expect(findings.map(\.fix) == ["@State private var path: Page?"])
  }

  @Test func aStackThatNoCodeBuilds() throws {
    let findings = try findings("invalid-stack", in: syncUps())
    #expect(
      findings == [
        Finding(
          rule: "invalid-stack",
          severity: .note,
          screen: "App.AppModel",
          slot: "path",
          destination: "meeting",
          message: "'path' of 'AppModel' admits stacks that no code builds",
          notes: [
            "code begins a stack with 'detail'",
            "on 'detail' it pushes 'meeting' or 'record'",
            "move 'meeting' and 'record' off the stack, into an optional on 'DetailModel'",
          ],
          trace: ["path = [.meeting]"],
          fix: """
            // in DetailModel:
            enum Destination {
              case meeting(Meeting)
              case record
            }
            var destination: Destination?
            """,
          related: [.init(message: "'meeting' is pushed here", location: .line(22))])
      ])
  }

  @Test func aStackOfWhichItIsNotKnownWhatIsPushedMayBeAny() throws {
    let model = syncUps(.named("open", .does(.push, "path")))
    #expect(try findings("invalid-stack", in: model) == [])
  }

  @Test func aCompiledTypeDoesNotTellWhatIsPushed() throws {
    var model = syncUps()
    model.screens[0].slots[0].origin = .reflected
    #expect(try findings("invalid-stack", in: model) == [])
  }

  /// A list that pushes a detail, on which a link pushes a meeting, and a delegate a recording.
  private func syncUps(_ action: Action? = nil) -> NavigationModel {
    var model = NavigationModel.screens(
      Screen.named(
        "AppModel",
        .stack(
          "path", .case("detail", .drillDown, to: "App.DetailModel").set(11),
          .case("meeting", .drillDown, payload: "Meeting").set(22),
          .case("record", .drillDown).set(33)),
        .child("list", "App.ListModel")
      ).doing(
        .named(
          "bind", at: .init(screen: "App.AppModel", slot: "path", destination: "detail"),
          .does(.push, "path", ["record"]))),
      Screen.named("ListModel").doing(
        .named("row", .does(.push, "path", of: "App.AppModel", ["detail"]))),
      Screen.named("DetailModel").doing(
        .named("link", .does(.push, "path", of: "App.AppModel", ["meeting"]))))
    if let action { model.screens[0].actions.append(action) }
    return model
  }

  @Test func noStateHoldsItself() throws {
    let model = NavigationModel.screens(
      .named(
        "AppModel",
        .stack(
          "path", grammar: "edit review?",
          .case("edit", .drillDown, payload: "Item.State", to: "App.Item"),
          .case("review", .drillDown, payload: "Item.State", to: "App.ReviewView"))),
      with(.named("Item", .value("help", "Help"))) { $0.model = "Item.State" },
      .named("ReviewView", .value("note", "Note")))
    let findings = try findings("invalid-stack", in: model)
    #expect(findings.map(\.fix) == [nil])
    #expect(
      findings.map(\.notes.last) == [
        "move 'review' off the stack, into an optional on the screen that it belongs to"
      ])
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
