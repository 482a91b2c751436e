import PortolanCheck
import PortolanModel
import Testing

@Suite struct UnmatchedLinkTests {
  @Test func aValueThatNothingHandles() throws {
    let screen = Screen.named("Home", kind: .view)
      .linking(.value("CounterState", handledBy: [], line: 8))
    #expect(
      try findings("unmatched-link", in: .screens(screen)) == [
        Finding(
          rule: "unmatched-link",
          severity: .error,
          screen: "App.Home",
          message: "nothing in its stack handles the 'CounterState' of this link",
          fix: """
            .navigationDestination(for: CounterState.self) { counter in
              <#View#>
            }
            """,
          location: .line(8))
      ])
  }

  @Test func aValueThatTwoHandle() throws {
    let screen = Screen.named("Home", kind: .view).linking(.value("Int", handledBy: [9, 4]))
    let findings = try findings("unmatched-link", in: .screens(screen))
    #expect(findings.map(\.message) == ["2 handlers in its stack take the 'Int' of this link"])
    #expect(findings[0].related.map(\.location.line) == [4, 9])
    #expect(findings[0].fix == nil)
  }

  @Test(arguments: [nil, [4], [4, 4]])
  func aValueWithOneHandlerOrNoneKnownIsFine(lines: [Int]?) throws {
    let screen = Screen.named("Home", kind: .view).linking(.value("Int", handledBy: lines))
    #expect(try findings("unmatched-link", in: .screens(screen)) == [])
  }

  @Test func outsideOfStacksThereIsNothingToHandleIt() throws {
    let link = with(Link.value("Int", handledBy: [])) { $0.isOutsideStack = true }
    let screen = Screen.named("Home", kind: .view).linking(link)
    #expect(try findings("unmatched-link", in: .screens(screen)) == [])
  }

  @Test func aLinkToAStateGoesToTheStoreOfItsStack() throws {
    let link = with(Link.value("Path.State", handledBy: [])) { $0.form = "NavigationLink(state:)" }
    let screen = Screen.named("Home", kind: .view).linking(link)
    #expect(try findings("unmatched-link", in: .screens(screen)) == [])
  }

  @Test func aValueThatASecondStackDoesNotTake() throws {
    let link = with(Link.value("Int", handledBy: nil, line: 7)) { $0.unhandledIn = [.line(3)] }
    let findings = try findings(
      "unmatched-link", in: .screens(Screen.named("Home", kind: .view).linking(link)))
    #expect(
      findings.map(\.message) == [
        "one of the stacks around this link has nothing that handles its 'Int'"
      ])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.flatMap(\.related).map(\.location) == [.line(3)])
  }

  @Test func aHandlerThatNobodyFeeds() throws {
    let screen = Screen.named("Home", path(element("Int").presented(4), element("String").set(7)))
    let findings = try findings("unmatched-link", in: .screens(screen))
    #expect(
      findings.map(\.message) == ["nothing puts the 'Int' on 'path' of 'Home' that is handled here"]
    )
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.location) == [.line(4)])
    #expect(findings.map(\.fix) == ["path.append(<#Int#>)"])
  }

  /// A modifier that several stacks share handles what any of them needs.
  @Test func aSharedHandlerIsFedInOneOfItsStacks() throws {
    let first = Screen.named("Home", path(element("Int").presented(4), element("String").set(7)))
    let fed = Screen.named("More", path(element("Int").presented(4).set(9)))
    #expect(try findings("unmatched-link", in: .screens(first, fed)) == [])
    let other = Screen.named("More", path(element("Int").presented(5).set(9)))
    #expect(try findings("unmatched-link", in: .screens(first, other)).count == 1)
  }

  @Test func aHandlerIsFedByEffects() throws {
    let screen = Screen.named("Home", path(element("Int").presented(), element("String").set(7)))
    let named = screen.doing(.named("tapped", .does(.push, "path", ["Int"])))
    #expect(try findings("unmatched-link", in: .screens(named)) == [])
    let unnamed = screen.doing(.named("tapped", .does(.push, "path")))
    #expect(try findings("unmatched-link", in: .screens(unnamed)) == [])
  }

  @Test func oneCaseFeedsTheHandlerOfItsEnum() throws {
    func route(_ name: String) -> Destination {
      with(.case(name, .drillDown).presented(4)) { $0.value = "Route" }
    }
    let fed = Screen.named("Home", path(route("about").set(7), route("help"), route("news")))
    #expect(try findings("unmatched-link", in: .screens(fed)) == [])
    let unset = try findings("unreachable-destination", in: .screens(fed))
    #expect(
      unset.map(\.message) == [
        "nothing sets 'help' of 'Home.path'", "nothing sets 'news' of 'Home.path'",
      ])
    #expect(unset.first?.fix == "path.append(Route.help)")
    let unfed = Screen.named("Home", path(route("about"), route("help"), element("Int").set(7)))
    #expect(
      try findings("unmatched-link", in: .screens(unfed)).map(\.message)
        == ["nothing puts the 'Route' on 'path' of 'Home' that is handled here"])
    #expect(try findings("unreachable-destination", in: .screens(unfed)) == [])
  }

  @Test func aPathOfWhichNoFeederIsKnownIsNotJudged() throws {
    let screen = Screen.named("Home", path(element("Int").presented()))
    #expect(try findings("unmatched-link", in: .screens(screen)) == [])
  }

  @Test func aValueOnAPathThatNothingHandles() throws {
    let slot = with(path(element("Int").set(5))) { $0.boundTo = "NavigationStack" }
    let found = try findings("unmatched-link", in: .screens(.named("Home", slot)))
    #expect(
      found.map(\.message) == ["nothing handles the 'Int' that is put on 'path' of 'Home'"])
    #expect(found.map(\.location) == [.line(5)])
    let handled = slot.showing { $0.presented() }
    #expect(try findings("unmatched-link", in: .screens(.named("Home", handled))) == [])
  }

  @Test func anInferredPathIsAWarning() throws {
    let slot = with(path(element("Int").set(5))) {
      $0.boundTo = "NavigationStack"
      $0.origin = .inferred
    }
    #expect(
      try findings("unmatched-link", in: .screens(.named("Home", slot))).map(\.severity)
        == [.warning])
  }

  private func path(_ elements: Destination...) -> Slot {
    with(Slot.stack("path", encoding: .navigationPath)) { $0.destinations = elements }
  }

  private func element(_ type: String) -> Destination {
    with(.case(type, .drillDown)) { $0.value = type }
  }

  /// A link that two take leads to what each of them shows, and is wrong once.
  @Test func aLinkIsToldOnce() throws {
    let links = ["App.Ticket", "App.Editor"].map { target in
      with(Link.value("Int", handledBy: [9, 4])) { $0.leadsTo = target }
    }
    let screens = [
      Screen.named("Home", kind: .view).linking(links[0], links[1]), .named("Ticket"),
      .named("Editor"),
    ]
    let model = NavigationModel.screens(screens[0], screens[1], screens[2])
    #expect(try findings("unmatched-link", in: model).count == 1)
  }
}
