import PortolanCheck
import PortolanModel
import Testing

@Suite struct DestinationInListRowTests {
  @Test func aDestinationInARow() throws {
    let edit = with(Destination.case("edit", .drillDown, payload: "Item").presented(21)) {
      $0.isInListRow = true
    }
    let model = NavigationModel.screens(.named("Row", .optionalEnum("destination", edit)))
    #expect(
      try findings("destination-in-list-row", in: model) == [
        Finding(
          rule: "destination-in-list-row",
          severity: .note,
          screen: "App.Row",
          slot: "destination",
          destination: "edit",
          message: "'edit' of 'Row' is presented from inside a list's row",
          fix: """
            List(<#rows#>) { row in
              <#RowView#>
            }
            .navigationDestination(item: $model.destination.edit) { edit in
              <#View#>
            }
            """,
          location: .line(21))
      ])
  }

  @Test func aDestinationAroundTheListIsFine() throws {
    let edit = Destination.case("edit", .drillDown).presented()
    let model = NavigationModel.screens(.named("Row", .optionalEnum("destination", edit)))
    #expect(try findings("destination-in-list-row", in: model) == [])
  }
}
