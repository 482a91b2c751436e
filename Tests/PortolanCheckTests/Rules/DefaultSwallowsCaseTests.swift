import PortolanCheck
import PortolanModel
import Testing

@Suite struct DefaultSwallowsCaseTests {
  @Test func oneFindingForEachDefault() throws {
    let screen = Screen.named(
      "Shop",
      .optionalEnum(
        "sheet", .case("add").presented(), swallowed("edit", payload: "Item", by: 30, at: 3),
        swallowed("help", by: 30, at: 4)),
      .stack("path", swallowed("letter", by: 40, at: 8)))
    let findings = try findings("default-swallows-case", in: .screens(screen))
    #expect(
      findings.map(\.message) == [
        "this 'default' swallows 'edit' and 'help' of 'Shop.sheet'",
        "this 'default' swallows 'letter' of 'Shop.path'",
      ])
    #expect(
      findings.first
        == Finding(
          rule: "default-swallows-case",
          severity: .warning,
          screen: "App.Shop",
          slot: "sheet",
          message: "this 'default' swallows 'edit' and 'help' of 'Shop.sheet'",
          trace: ["sheet = .edit"],
          fix: """
            case .edit(let item):
              <#View#>
            case .help:
              <#View#>
            """,
          location: .line(30),
          related: [
            .init(message: "'edit' is declared here", location: .line(3)),
            .init(message: "'help' is declared here", location: .line(4)),
          ]))
  }

  @Test func aSwitchThatSeveralScreensShareIsSaidOnce() throws {
    let slot = Slot.optionalEnum("sheet", swallowed("help", by: 30, at: 4))
    let model = NavigationModel.screens(.named("A", slot), .named("B", slot))
    let findings = try findings("default-swallows-case", in: model)
    #expect(findings.map(\.screen) == ["App.A"])
    #expect(findings.map(\.destination) == ["help"])
    #expect(findings[0].related.count == 1)
  }

  /// The screen may be called as the view's model, which has nothing to do with it.
  @Test func whatAViewKeepsIsTheViews() throws {
    let slot = with(Slot.optionalEnum("page", swallowed("help", by: 30, at: 4))) {
      $0.storage = .state
    }
    let screen = with(Screen.named("ShopModel", slot)) { $0.view = "ShopView" }
    #expect(
      try findings("default-swallows-case", in: .screens(screen)).map(\.message)
        == ["this 'default' swallows 'help' of 'ShopView.page'"])
  }

  @Test func namedCasesAreFine() throws {
    let model = NavigationModel.screens(
      .named("Shop", .optionalEnum("sheet", .case("add").presented(), .case("help"))))
    #expect(try findings("default-swallows-case", in: model) == [])
  }

  /// Where a stack has no path, what is linked to says what its `switch` must show.
  @Test func aCaseThatOnlyALinkLeadsTo() throws {
    func link(_ name: String, line: Int) -> Link {
      with(.value("Route", handledBy: [20], line: line)) {
        $0.swallowed = .init(cases: [name], by: .line(30))
      }
    }
    let model = NavigationModel.screens(
      .named("Shop").linking(link("help", line: 5), .value("Route", handledBy: [20], line: 6)),
      .named("Cart").linking(link("news", line: 7), link("help", line: 8)))
    #expect(
      try findings("default-swallows-case", in: model) == [
        Finding(
          rule: "default-swallows-case",
          severity: .warning,
          screen: "App.Shop",
          message: "this 'default' swallows 'help' and 'news' of 'Route'",
          fix: """
            case .help:
              <#View#>
            case .news:
              <#View#>
            """,
          location: .line(30),
          related: [
            .init(message: "'help' is linked to here", location: .line(5)),
            .init(message: "'news' is linked to here", location: .line(7)),
            .init(message: "'help' is linked to here", location: .line(8)),
          ])
      ])
  }

  private func swallowed(
    _ name: String, payload: String? = nil, by line: Int, at own: Int
  ) -> Destination {
    with(.case(name, .unknown, payload: payload)) {
      $0.swallowedBy = .line(line)
      $0.location = .line(own)
    }
  }

  /// It needs no arm, but a setter, or to be deleted: one finding says so.
  @Test func ofACaseThatNothingSetsAnotherRuleTells() throws {
    let slot = Slot.optionalEnum(
      "sheet", .case("add").presented().set(12),
      swallowed("help", by: 30, at: 4).presented(), swallowed("edit", by: 30, at: 5).set(13))
    let model = NavigationModel.screens(.named("Shop", slot))
    #expect(try findings("unreachable-destination", in: model).map(\.destination) == ["help"])
    #expect(try findings("default-swallows-case", in: model).map(\.destination) == ["edit"])
  }
}
