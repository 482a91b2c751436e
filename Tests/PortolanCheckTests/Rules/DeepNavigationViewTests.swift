import PortolanCheck
import PortolanModel
import Testing

@Suite struct DeepNavigationViewTests {
  @Test func threeDrillDownsByDestinationsAndLinks() throws {
    #expect(
      try findings("deep-navigation-view", in: model()) == [
        Finding(
          rule: "deep-navigation-view",
          severity: .note,
          screen: "App.Home",
          message: "'Home' drills down more than two levels deep in a NavigationView",
          trace: ["List.item ≠ nil", "a link of Item to Part", "Part.route = .picker"],
          fix: """
            NavigationStack {
              <#View#>
            }
            """,
          related: [
            .init(
              message: "List.item ≠ nil",
              location: .init(file: "Sources/Feature.swift", line: 4, column: 7)),
            .init(message: "a link of Item to Part", location: .line(6)),
            .init(message: "Part.route = .picker", location: .line(50)),
          ])
      ])
  }

  @Test func onlyTheRootOfAChainIsTold() throws {
    let model = model { screen in screen.isInNavigationView = true }
    #expect(try findings("deep-navigation-view", in: model).map(\.screen) == ["App.Home"])
  }

  @Test func aNavigationStackIsFine() throws {
    let model = model { screen in screen.isInNavigationView = nil }
    #expect(try findings("deep-navigation-view", in: model) == [])
  }

  @Test func twoDrillDownsAreFine() throws {
    var model = model()
    model.screens[3].slots = []
    #expect(try findings("deep-navigation-view", in: model) == [])
  }

  @Test func aSheetStartsAnew() throws {
    var model = model()
    model.screens[1].slots[0].destinations[0].presentation = .sheet
    #expect(try findings("deep-navigation-view", in: model) == [])
  }

  @Test func noDrillDownCountsTwice() throws {
    let again = Screen.named("Again", .value("item", "Again", .drillDown, to: "App.Again"))
    let model = NavigationModel.screens(with(again) { $0.isInNavigationView = true })
    #expect(try findings("deep-navigation-view", in: model) == [])
  }

  /// A home that embeds a list, which leads to an item, a part of it, and a picker.
  private func model(_ change: (inout Screen) -> Void = { _ in }) -> NavigationModel {
    let screens: [Screen] = [
      with(.named("Home", .child("list", "App.List"))) { $0.isInNavigationView = true },
      .named("List", .value("item", "Item", .drillDown, to: "App.Item", line: 4)),
      .named("Item").linking(.to("App.Part", line: 6)),
      .named(
        "Part", .optionalEnum("route", .case("help"), .case("picker", .drillDown).presented())),
    ]
    return .screens(screens.map { with($0, change) })
  }
}
