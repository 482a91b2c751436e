import PortolanCheck
import PortolanModel
import Testing

@Suite struct DrillDownWithoutStackTests {
  @Test func aDestinationOutside() throws {
    let screen = with(Screen.named("ItemModel", slot)) { $0.view = "ItemView" }
    #expect(
      try findings("drill-down-without-stack", in: .screens(screen)) == [
        Finding(
          rule: "drill-down-without-stack",
          severity: .warning,
          screen: "App.ItemModel",
          slot: "destination",
          destination: "colorPicker",
          message: "no stack stands around the drill-down 'colorPicker' of 'ItemModel'",
          trace: ["destination = .colorPicker"],
          fix: """
            NavigationStack {
              ItemView(…)
            }
            """,
          location: .line(14))
      ])
  }

  @Test func aLinkOutside() throws {
    let link = with(Link.to("App.Item", line: 6)) { $0.isOutsideStack = true }
    let value = with(Link.value("Int", handledBy: nil, line: 7)) { $0.isOutsideStack = true }
    let model = NavigationModel.screens(
      Screen.named("Home").linking(link, value, .to("App.Item", line: 8)), .named("Item"))
    let findings = try findings("drill-down-without-stack", in: model)
    #expect(
      findings.map(\.message) == [
        "no stack stands around a link of 'Home' to 'Item'",
        "no stack stands around a link of 'Home' to 'Int'",
      ])
    #expect(findings.map(\.location) == [.line(6), .line(7)])
  }

  /// A view that is pushed elsewhere, and put into a sheet as it is: the finding is where that is done.
  @Test func aScreenThatIsShownWithAndWithoutAStack() throws {
    let partly = slot.showing {
      with($0) {
        $0.isOutsideStack = nil
        $0.shownWithoutStack = [.line(30), .line(40)]
      }
    }
    let link = with(Link.to("App.Item", line: 6)) { $0.shownWithoutStack = [.line(30)] }
    let screen = with(Screen.named("ItemModel", partly).linking(link)) { $0.view = "ItemView" }
    let found = try findings("drill-down-without-stack", in: .screens(screen, .named("Item")))
    #expect(
      found.map(\.message) == [
        "'ItemView' is shown without a stack here, so that its drill-down 'colorPicker' does nothing",
        "'ItemView' is shown without a stack here, so that its link to 'Item' does nothing",
      ])
    #expect(found.map(\.location) == [.line(30), .line(30)])
    #expect(found.map(\.destination) == ["colorPicker", nil])
    #expect(
      found.map { $0.related.map(\.message) } == [
        ["drills down here", "shown without a stack here"], ["drills down here"],
      ])
    #expect(found.map { $0.related.map(\.location) } == [[.line(14), .line(40)], [.line(6)]])
  }

  @Test func allThatAScreenDrillsDownToIsToldTogether() throws {
    let links = (6...8).map { line in
      with(Link.to("App.Item", line: line)) { $0.shownWithoutStack = [.line(30)] }
    }
    let found = try findings(
      "drill-down-without-stack",
      in: .screens(Screen.named("Home").linking(links[0], links[1], links[2]), .named("Item")))
    #expect(
      found.map(\.message) == [
        "'Home' is shown without a stack here, so that its 3 drill-downs do nothing"
      ])
    #expect(found[0].related.map(\.location) == [.line(6), .line(7), .line(8)])
  }

  @Test func whereNoPlaceHasAStackItSaysWhichPlacesThereAre() throws {
    let outside = slot.showing { with($0) { $0.shownWithoutStack = [.line(30)] } }
    let finding = try #require(
      try findings("drill-down-without-stack", in: .screens(.named("ItemModel", outside))).first)
    #expect(finding.location == .line(14))
    #expect(
      finding.related == [.init(message: "shown without a stack here", location: .line(30))])
  }

  @Test func insideIsFine() throws {
    let inside = slot.showing { with($0) { $0.isOutsideStack = nil } }
    #expect(try findings("drill-down-without-stack", in: .screens(.named("A", inside))) == [])
  }

  private var slot: Slot {
    .optionalEnum(
      "destination",
      with(.case("colorPicker", .drillDown).presented(14)) { $0.isOutsideStack = true })
  }
}
