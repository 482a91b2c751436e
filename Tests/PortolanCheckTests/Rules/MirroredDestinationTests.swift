import FixtureModels
import PortolanCheck
import PortolanModel
import Testing

@Suite struct MirroredDestinationTests {
  @Test func aListThatRepeatsWhatItsRowsSay() throws {
    #expect(
      try findings("mirrored-destination", in: inventory) == [
        Finding(
          rule: "mirrored-destination",
          severity: .warning,
          screen: "App.InventoryViewModel",
          slot: "route",
          destination: "row",
          message: """
            'InventoryViewModel.route.row' and 'ItemRowViewModel.route' say the same thing twice
            """,
          notes: ["nothing keeps the two in step but code written by hand"],
          trace: ["route = .row", "inventory[0].route = nil"],
          counts: .init(representable: "(2+3N)·4ᴺ", valid: "2+3N", invalid: "(2+3N)·4ᴺ − (2+3N)"),
          fix: """
            enum Route {
              case add(ItemViewModel)
            }
            var route: Route?
            """)
      ])
  }

  @Test func theSameIsNotToldAgainByAnotherRule() throws {
    #expect(try findings("one-active-destination", in: inventory) == [])
  }

  @Test func aChildThatIsRepeated() throws {
    var model = inventory
    model.screens[0].slots[1] = .child("first", "App.ItemRowViewModel")
    let findings = try findings("mirrored-destination", in: model)
    #expect(findings.map(\.trace) == [["route = .row", "first.route = nil"]])
    #expect(
      findings.map(\.counts) == [.init(representable: "20", valid: "5", invalid: "15")])
  }

  @Test func rowsThatNavigateByThemselvesAreFine() throws {
    #expect(try findings("mirrored-destination", in: .inventory) == [])
  }

  @Test func aNestedDestinationOfAScreenThatIsNotEmbeddedIsFine() throws {
    var model = inventory
    model.screens[0].slots.removeLast()
    #expect(try findings("mirrored-destination", in: model) == [])
  }

  private var inventory: NavigationModel {
    let row = Destination(
      name: "row",
      payload: [
        Payload(label: "id", type: "ItemRowViewModel.ID", role: .data),
        Payload(
          label: "route", type: "ItemRowViewModel.Route", role: .destination,
          leadsTo: "App.ItemRowViewModel"),
      ],
      presentation: .inline, leadsTo: "App.ItemRowViewModel", continues: "route", origin: .source)
    return .screens(
      .named(
        "InventoryViewModel",
        .optionalEnum("route", .case("add", payload: "ItemViewModel"), row),
        .rows("inventory", "App.ItemRowViewModel")),
      .named(
        "ItemRowViewModel",
        .optionalEnum(
          "route", .case("deleteAlert", .alert), .case("duplicate", .popover),
          .case("edit", .drillDown))))
  }
}
