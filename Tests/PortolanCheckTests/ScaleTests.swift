import PortolanCheck
import PortolanModel
import Testing

/// Ten thousand screens, in the shapes that would hurt a recursive or a quadratic walk.
@Suite(.serialized) struct ScaleTests {
  static let size = 10_000

  @Test func aLongChain() throws {
    #expect(try check(links: { $0 + 1 < Self.size ? [$0 + 1] : [] }) == [])
  }

  @Test func aLongCircle() throws {
    let findings = try check(links: { [($0 + 1) % Self.size] })
    #expect(findings.map(\.rule) == ["recursive-tree"])
    #expect(findings.first?.trace.count == Self.size + 1)
    #expect(findings.first?.fix == nil)
  }

  @Test func aLongChainOfChildrenThatPresent() throws {
    let screens = (0..<Self.size).map { number in
      let help = Slot.value("help", "Help")
      return number + 1 < Self.size
        ? Screen.named("S\(number)", help, .child("next", "App.S\(number + 1)"))
        : Screen.named("S\(number)", help)
    }
    let findings = try findings(in: .screens(screens))
    #expect(findings.map(\.screen) == ["App.S0"])
  }

  @Test func manyDestinations() throws {
    let findings = try check(links: { screen in (1...10).map { (screen * 7 + $0 * 13) % Self.size }
    })
    #expect(findings.map(\.rule) == ["recursive-tree"])
  }

  @Test func manyScreensThatNothingReaches() throws {
    // Every other one leads to the next, so that half of them are entries.
    let screens = (0..<Self.size).map { number in
      number % 2 == 1 && number + 1 < Self.size
        ? Screen.named(
          "S\(number)", kind: .view, .value("next", "Next", to: "App.S\(number + 1)"))
        : Screen.named("S\(number)", kind: .view)
    }
    let findings = try findings(in: .screens(screens, how: .main))
    #expect(findings.count == Self.size / 2)
    #expect(Set(findings.map(\.rule)) == ["unreachable-screen"])
  }

  /// Screens named by number, each with one optional enum.
  private func check(links: (Int) -> [Int]) throws -> [Finding] {
    try findings(
      in: .screens(
        (0..<Self.size).map { number in
          let slot = Slot(
            name: "destination", arity: .atMostOne, encoding: .optionalEnum, origin: .source,
            destinations: links(number).enumerated().map { position, target in
              .case("case\(position)", payload: "S\(target)", to: "App.S\(target)")
            })
          return Screen.named("S\(number)", slot)
        }))
  }

  private func findings(in model: NavigationModel) throws -> [Finding] {
    var findings: [Finding] = []
    // From within: a test that waits for its turn has begun already for whoever watches it from outside.
    let time = try ContinuousClock().measure { findings = Checker().findings(in: try Chart(model)) }
    #expect(time < .seconds(60))
    return findings
  }
}
