import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct UnboundStackTests {
  @Test func aPathThatIsPushedOntoAndNotBound() throws {
    let screen = screen(.stack("path", .case("counter", .drillDown).set(12), .case("letter")))
    #expect(
      try findings("unbound-stack", in: .screens(screen)) == [
        Finding(
          rule: "unbound-stack",
          severity: .error,
          screen: "App.AppModel",
          slot: "path",
          message: "'path' of 'AppModel' is pushed onto, but no stack is bound to it",
          trace: ["path = [.counter]"],
          fix: """
            NavigationStack(path: $model.path) {
              <#View#>
            }
            """,
          related: [.init(message: "pushed here", location: .line(12))])
      ])
  }

  @Test(arguments: [Action.Effect.Kind.push, .replace, .insert])
  func anEffectFillsItToo(kind: Action.Effect.Kind) throws {
    let filled = screen(.stack("path", .case("counter"), .case("letter")))
      .doing(.named("tapped", .does(kind, "path", ["letter"])))
    #expect(
      try findings("unbound-stack", in: .screens(filled)).map(\.trace) == [["path = [.letter]"]])
  }

  @Test(arguments: [Action.Effect.Kind.pop, .popToRoot, .remove])
  func aPathThatIsOnlyEmptiedIsFine(kind: Action.Effect.Kind) throws {
    let emptied = screen(.stack("path", .case("counter")))
      .doing(.named("tapped", .does(kind, "path")))
    #expect(try findings("unbound-stack", in: .screens(emptied)) == [])
  }

  @Test func aBoundPathIsFine() throws {
    let slot = with(Slot.stack("path", .case("counter").set(12))) { $0.boundTo = "NavigationStack" }
    #expect(try findings("unbound-stack", in: .screens(screen(slot))) == [])
  }

  @Test func aModelOfWhichNoViewWasReadIsNotJudged() throws {
    let model = Screen.named("AppModel", .stack("path", .case("counter").set(12)))
    #expect(try findings("unbound-stack", in: .screens(model)) == [])
  }

  @Test func aCompiledTypeDoesNotTell() throws {
    let reflected = screen(.stack("path", origin: .reflected, .case("counter").set(12)))
    #expect(try findings("unbound-stack", in: .screens(reflected)) == [])
    #expect(try findings("unbound-stack", in: .wiki) == [])
  }

  private func screen(_ slot: Slot) -> Screen {
    with(.named("AppModel", slot)) { $0.view = "AppView" }
  }
}
