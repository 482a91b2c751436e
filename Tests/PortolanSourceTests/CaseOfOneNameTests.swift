import PortolanModel
import Testing

/// Enums of which several are registered with one path that holds anything, and that have cases or names in common.
@Suite struct CaseOfOneNameTests {
  private static let pages = """
    struct TrainView: View { var body: some View { NavigationLink("", value: Train.details(1)) } }
    struct CarView: View { var body: some View { Text("") } }
    struct PlaneView: View { var body: some View { NavigationLink("", value: Plane.details(1)) } }
    struct SeatView: View { var body: some View { Text("") } }
    """

  @Test func isToldByItsEnum() throws {
    let chart = Charted(
      """
      enum Train: Hashable { case all, details(Int) }
      enum Plane: Hashable { case today, details(Int) }
      struct TripsView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("Trains") { path.append(Train.all) }
              Button("Planes") { path.append(Plane.today) }
            }
            .navigationDestination(for: Train.self) { train in
              switch train {
              case .all: TrainView()
              case .details: CarView()
              }
            }
            .navigationDestination(for: Plane.self) { plane in
              switch plane {
              case .today: PlaneView()
              case .details: SeatView()
              }
            }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots == [
        "TripsView.path sequence navigationPath in NavigationStack: all drillDown → TrainView, "
          + "Train.details drillDown → CarView, today drillDown → PlaneView, "
          + "Plane.details drillDown → SeatView"
      ])
    #expect(
      chart.actions == [
        "PlaneView.NavigationLink(value:) push TripsView.path (Plane.details)",
        "TrainView.NavigationLink(value:) push TripsView.path (Train.details)",
        "TripsView.Planes push path (today)", "TripsView.Trains push path (all)",
      ])
    #expect(chart.setters(of: "Plane.details", in: "path").count == 1)
    #expect(chart.destination("Plane.details", in: "path")?.value == "Plane")
  }

  @Test func isToldByAllOfItsEnumsNameWhereAnotherIsWrittenAlike() {
    let chart = Charted(
      """
      struct TripsView: View {
        enum Route: Hashable { case train }
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("Train") { path.append(Route.train) }; PlaneRow(path: $path) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .train: CarView()
                }
              }
          }
        }
      }
      struct PlaneRow: View {
        enum Route: Hashable { case seat, list }
        @Binding var path: NavigationPath
        var body: some View {
          Button("Seat") { path.append(Route.seat) }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .seat: SeatView()
              case .list: Text("")
              }
            }
        }
      }
      struct CarView: View { var body: some View { Text("") } }
      struct SeatView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "TripsView.path sequence navigationPath in NavigationStack: train drillDown → CarView, "
          + "seat drillDown → SeatView, list drillDown"
      ])
    #expect(chart.destination("seat", in: "path")?.value == "PlaneRow.Route")
  }
}
