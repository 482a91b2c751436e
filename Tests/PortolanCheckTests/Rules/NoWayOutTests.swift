import PortolanCheck
import PortolanModel
import Testing

@Suite struct NoWayOutTests {
  @Test func aCoverThatNothingCloses() throws {
    let tour = with(Destination.case("tour", .fullScreenCover, to: "App.Tour").presented(40)) {
      $0.hasNoWayOut = true
      $0.location = .line(3)
    }
    let model = NavigationModel.screens(
      .named("Shop", .optionalEnum("destination", .case("help").presented(), tour)),
      with(.named("Tour")) { $0.view = "TourView" })
    #expect(
      try findings("no-way-out", in: model) == [
        Finding(
          rule: "no-way-out",
          severity: .note,
          screen: "App.Shop",
          slot: "destination",
          destination: "tour",
          message: "nothing takes the user back from 'tour' of 'Shop.destination'",
          trace: ["destination = .tour"],
          fix: """
            // in TourView:
            @Environment(\\.dismiss) private var dismiss
            Button("Close") { dismiss() }
            """,
          location: .line(3),
          related: [.init(message: "presented here", location: .line(40))])
      ])
  }

  @Test func aFlagIsNamedOnce() throws {
    let slot = Slot.flag("isTourShown").showing { with($0) { $0.hasNoWayOut = true } }
    #expect(
      try findings("no-way-out", in: .screens(.named("Shop", slot))).map(\.message)
        == ["nothing takes the user back from 'isTourShown' of 'Shop'"])
  }

  @Test(arguments: [nil, false])
  func whereAWayIsKnownOrNothingIs(hasNoWayOut: Bool?) throws {
    let slot = Slot.flag("isTourShown").showing { with($0) { $0.hasNoWayOut = hasNoWayOut } }
    #expect(try findings("no-way-out", in: .screens(.named("Shop", slot))) == [])
  }
}
