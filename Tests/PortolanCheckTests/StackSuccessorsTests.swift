@testable import PortolanCheck
import PortolanModel
import Testing

/// A stack of `a`, `b` and `c` on `App`, whose screens are `A` and `B`; `c` is a leaf.
@Suite struct StackSuccessorsTests {
  @Test func theOwnerPushesOntoTheEmptyStackAndAnElementOntoItself() throws {
    #expect(try text(app: [push("a")], a: [push("b")]) == "a; a: b")
  }

  /// When its screen comes up, that is on top; later it may lie below whatever came up since.
  @Test func whatTheAppPushesStandsOnTheScreenWhoseCodeDoes() throws {
    func byApp(_ name: String, _ moment: Action.Moment?, afterAwait: Bool? = nil) -> Action {
      with(push(name)) {
        ($0.kind, $0.moment) = (.app, moment)
        $0.effects[0].afterAwait = afterAwait
      }
    }
    #expect(try text(app: [push("a")], a: [byApp("b", .appearing)]) == "a; a: b")
    #expect(try text(app: [push("a")], a: [byApp("b", .present)]) == "a; a: b; b: b")
    #expect(
      try text(app: [push("a")], a: [byApp("b", .appearing, afterAwait: true)]) == "a; a: b")
    // Once for each time: what else comes up meanwhile lies below that, and what has been pushed so does not.
    #expect(
      try text(
        app: [push("a")], a: [byApp("b", .appearing, afterAwait: true), push("c")])
        == "a; a: b c; c: b")
    #expect(
      try text(
        app: [push("a")],
        a: [
          byApp("b", .appearing, afterAwait: true), byApp("c", .appearing, afterAwait: true),
        ]) == "a; a: b c; b: c; c: b")
    #expect(try text(app: [push("a")], a: [byApp("b", nil)]) == "a b; a: b; b: b; c: b")
    // Around the stack it comes up again with all that this holds.
    #expect(try text(app: [push("a"), byApp("b", .appearing)]) == "a b; a: b; b: b")
  }

  /// What is popped at once is not below it, but what that stands on, which may be nothing.
  @Test func whatTakesThePlaceOfTheTopStandsOnWhatThatStoodOn() throws {
    let replace = with(push("c")) { $0.effects[0].replacesTop = true }
    #expect(try text(app: [push("a")], a: [replace]) == "a c")
    #expect(try text(app: [push("a")], a: [push("b")], inA: [replace]) == "a c; a: b")
    #expect(
      try text(of: model(app: [push("a")], a: [push("b")], b: [replace])) == "a; a: b c")
    // Later it may be on top of what came up since.
    let later = with(replace) {
      ($0.kind, $0.moment) = (.app, .appearing)
      $0.effects[0].afterAwait = true
    }
    #expect(
      try text(of: model(app: [push("a")], a: [push("b"), later])) == "a c; a: b c")
  }

  @Test func childrenOfTheOwnerArePartOfTheRoot() throws {
    #expect(try text(child: [push("a")], a: [push("b")]) == "a; a: b")
  }

  @Test func whatAnElementShowsStandsOnTheElement() throws {
    #expect(try text(app: [push("a")], inA: [push("b")]) == "a; a: b")
  }

  /// A sheet brings nothing of the stack below it; a link in it pushes onto the sheet's own, or nowhere.
  @Test func aLinkInASheetDoesNotPushOntoTheStackBelow() throws {
    let link = with(push("b")) { $0.name = "NavigationLink(value:)" }
    #expect(try text(app: [push("a")], inA: [link]) == "a; a: b")
    #expect(try text(app: [push("a")], inA: [link], sheetAlsoOnStack: true) == "a; b: b")
  }

  @Test func aDelegateOfAnElementPushesOntoIt() throws {
    let delegate = with(push("b")) {
      $0.availableAt = .init(screen: "App.App", slot: "path", destination: "a")
    }
    #expect(try text(app: [push("a"), delegate]) == "a; a: b")
  }

  @Test func aDelegateInsideAnElementPushesOntoTheElement() throws {
    let delegate = with(push("b")) {
      $0.availableAt = .init(screen: "App.A", slot: "sheet", destination: "sheet")
    }
    #expect(try text(app: [push("a"), delegate]) == "a; a: b")
  }

  /// The owner's sheet lies over the whole stack: it stands on what was there when it was presented.
  @Test(arguments: [
    (Action.Kind.user, 0, "b; b: a"), (.app, 0, "a b; a: a; b: a; c: a"),
    (.user, 2, "a b; a: a; b: a; c: a"),
  ])
  func whatASheetOfTheOwnerPushesStandsWhereItWasPresented(
    by kind: Action.Kind, setters: Int, text: String
  ) throws {
    let button = with(push("a")) {
      $0.availableAt = .init(screen: "App.App", slot: "ask", destination: "ask")
    }
    var present = Action.named("ask", .does(.present, "ask", of: "App.App"))
    present.kind = kind
    for leadsTo in [nil, "App.InA"] {
      var model = model(
        app: [push("b")] + (leadsTo == nil ? [button] : []), b: [present],
        inA: leadsTo == nil ? [] : [push("a")])
      var sheet = Slot.value("ask", "S")
      sheet.destinations[0].presentation = .sheet
      sheet.destinations[0].leadsTo = leadsTo
      sheet.destinations[0].setBy = (0..<setters).map { .line($0 + 1) }
      model.screens[1].slots.append(sheet)
      model.screens[3].slots = []
      #expect(try self.text(of: model) == text)
    }
  }

  @Test func whatTheAppDoesByItselfHappensAnywhere() throws {
    let url = with(push("c")) { $0.kind = .app }
    #expect(try text(app: [push("a"), url]) == "a c; a: c; b: c; c: c")
  }

  @Test func aReplacementStartsAnew() throws {
    let home = Action.named("home", .does(.replace, "path", of: "App.App", ["a"]))
    #expect(try text(a: [push("b"), home]) == "a; a: b")
    // From a screen of which nobody knows where it is, too.
    #expect(try text(a: [push("b")], elsewhere: [home]) == "a; a: b")
  }

  @Test func whatIsPushedTogetherMayStandOnEachOther() throws {
    #expect(try text(app: [push("a", "b")]) == "a b; a: a b; b: a b")
    let twice = Action.named(
      "open", .does(.push, "path", of: "App.App", ["a"]),
      .does(.push, "path", of: "App.App", ["c"]))
    #expect(try text(app: [twice]) == "a c; a: a c; c: a c")
  }

  @Test func whoeverEmbedsTheOwnerMayPushAnywhere() throws {
    #expect(try text(parent: [push("a")]) == "a; a: a; b: a; c: a")
  }

  @Test func theStackThatAnInitialiserIsHandedIsNoPush() throws {
    let seed = Action.named("init", .does(.replace, "path"))
    let parameter = Screen.Parameter(
      label: "path", name: "path", type: "[Path]", hasDefault: true)
    #expect(try text(app: [push("a"), seed]) == nil)
    #expect(try text(app: [push("a"), seed], initializer: [parameter]) == "a")
  }

  @Test(arguments: [
    Action.named("unknown", .does(.push, "path", of: "App.App")),
    .named("restored", .does(.replace, "path", of: "App.App")),
    .named("below", .does(.insert, "path", of: "App.App", ["a"])),
    .named("between", .does(.remove, "path", of: "App.App")),
  ])
  func whatCannotBeFollowedLeavesItUnknown(action: Action) throws {
    #expect(try text(app: [push("a")]) == "a")
    #expect(try text(app: [push("a"), action]) == nil)
  }

  @Test func aPushFromNowhereLeavesItUnknown() throws {
    #expect(try text(app: [push("a")], elsewhere: [push("b")]) == nil)
  }

  @Test func aPlaceThatNoActionTellsLeavesItUnknown() throws {
    #expect(try text(app: [push("a")], setters: 1) == "a")
    #expect(try text(app: [push("a")], setters: 2) == nil)
  }

  @Test func withoutPushesNothingIsKnown() throws {
    let back = Action.named("back", .does(.pop, "path", of: "App.App"))
    #expect(try text(a: [back]) == nil)
  }

  @Test(
    arguments: [
      (["a"], ["b"], [], ["b"]),  // No `b` at the bottom.
      (["a", "b"], ["b"], ["a"], ["a", "a"]),
      (["a", "b"], ["a", "b"], ["a"], ["b", "b"]),
      (["a", "b"], ["a", "b"], ["a", "b"], nil),
    ] as [([String], [String], [String], [String]?)])
  func theShortestUnbuilt(
    root: [String], onA: [String], onB: [String], word: [String]?
  ) throws {
    let successors = try successors(
      in: model(
        app: root.map { push($0) }, a: onA.map { push($0) }, b: onB.map { push($0) }))
    #expect(successors?.shortestUnbuilt == word)
    if let word { #expect(successors?.builds(word) == false) }
    #expect(successors?.builds([]) == true)
  }

  private func push(_ names: String...) -> Action {
    .named("push \(names)", .does(.push, "path", of: "App.App", names))
  }

  /// What comes first; what comes on top of each.
  private func text(
    app: [Action] = [], child: [Action] = [], a: [Action] = [], inA: [Action] = [],
    parent: [Action] = [], elsewhere: [Action] = [], initializer: [Screen.Parameter]? = nil,
    setters: Int = 0, sheetAlsoOnStack: Bool = false
  ) throws -> String? {
    var model = model(
      app: app, child: child, a: a, inA: inA, parent: parent, elsewhere: elsewhere,
      initializer: initializer, setters: setters)
    if sheetAlsoOnStack { model.screens[1].slots[0].destinations[1].leadsTo = "App.InA" }
    return try text(of: model)
  }

  private func text(of model: NavigationModel) throws -> String? {
    guard let successors = try successors(in: model) else { return nil }
    let above = successors.next.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.sorted().joined(separator: " "))" }
    return ([successors.first.sorted().joined(separator: " ")] + above).joined(separator: "; ")
  }

  private func successors(in model: NavigationModel) throws -> StackSuccessors? {
    let chart = try Chart(model)
    let owner = chart.screenNumbers["App.App"]!
    return StackSuccessors(
      of: model.screens[owner].slots[0], in: owner, chart, SlotEffects(chart), Ways(chart))
  }

  private func model(
    app: [Action] = [], child: [Action] = [], a: [Action] = [], b: [Action] = [],
    inA: [Action] = [], parent: [Action] = [], elsewhere: [Action] = [],
    initializer: [Screen.Parameter]? = nil, setters: Int = 0
  ) -> NavigationModel {
    let element = with(Destination.case("a", .drillDown, to: "App.A")) {
      $0.setBy = setters == 0 ? nil : (1...setters).map { .line($0) }
    }
    let path = Slot.stack(
      "path", element, .case("b", .drillDown, to: "App.B"), .case("c", .drillDown))
    var screens: [Screen] = [
      .named("Parent", .child("app", "App.App")),
      .named("App", path, .child("child", "App.Child")),
      .named("Child"), .named("A", .value("sheet", "S", to: "App.InA")), .named("InA"),
      .named("B"), .named("Elsewhere"),
    ]
    screens[1].initializer = initializer
    for (number, actions) in [parent, app, child, a, inA, b, elsewhere].enumerated() {
      screens[number].actions = actions
    }
    return .screens(screens)
  }
}
