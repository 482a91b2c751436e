import Testing

/// What views do by the navigator that a stack of FlowStacks puts into the environment.
@Suite struct RouteNavigatorTests {
  private static func chart(_ page: String) -> Charted {
    Charted(
      """
      enum Stop: Hashable { case harbour(Int), light }
      struct TripView: View {
        @State var routes: Routes<Stop> = []
        var body: some View {
          FlowStack($routes, withNavigation: true) {
            StartView().flowDestination(for: Stop.self) { stop in
              switch stop {
              case .harbour: HarbourView()
              case .light: LightView()
              }
            }
          }
        }
      }
      struct StartView: View {
        @EnvironmentObject var navigator: FlowNavigator<Stop>
        var body: some View {
          Button("Harbours", action: showHarbours)
          Button("Light") { navigator.presentSheet(.light) }
          Button("Tour") {
            navigator.push(.harbour(1))
            navigator.presentCover(.light)
          }
        }
        func showHarbours() { navigator.push(.harbour(0)) }
      }
      \(page)
      """)
  }

  @Test func whatItIsToldIsDoneToTheStackAroundTheView() {
    let chart = Self.chart(
      """
      struct HarbourView: View {
        @EnvironmentObject var navigator: FlowNavigator<Stop>
        var body: some View {
          Button("Back") { navigator.goBack() }
          Button("Home") { navigator.goBackToRoot() }
          CloseButton()
        }
      }
      struct CloseButton: View {
        @EnvironmentObject var navigator: FlowNavigator<Stop>
        var body: some View { Button("Close") { navigator.dismiss() } }
      }
      struct LightView: View {
        @EnvironmentObject var navigator: FlowNavigator<Stop>
        var body: some View { Text("Light").task { await load(); navigator.pop() } }
      }
      """)
    #expect(
      chart.actions == [
        "HarbourView.Back pop TripView.routes",
        "HarbourView.CloseButton.Close pop TripView.routes",
        "HarbourView.Home popToRoot TripView.routes",
        "LightView.task pop TripView.routes after await",
        "TripView.StartView.Light push routes (light)",
        "TripView.StartView.Tour push routes (harbour)",
        "TripView.StartView.Tour push routes (light)",
        "TripView.StartView.showHarbours push routes (harbour)",
      ])
    let kinds = chart.model.screens.flatMap(\.actions).map { ($0.name, $0.kind) }
    #expect(kinds.filter { $0.1 != .user }.map(\.0) == ["task"])
    #expect(kinds.count { $0.0 == "StartView.Tour" } == 1)
    #expect(
      chart.dismissals(of: "light", in: "routes") == [
        "var body: some View { Text(\"Light\").task { await load(); navigator.pop() } }"
      ])
  }

  /// What goes back on a stack takes away no sheet that the app presents by itself, and what is no navigator is none.
  @Test func itTakesAwayNothingElse() {
    let chart = Self.chart(
      """
      struct HarbourView: View {
        @State var isShown = false
        let guide: Guide
        var body: some View {
          Button("Sheet") { isShown = true }.sheet(isPresented: $isShown) { SheetView() }
          Button("Back") { guide.goBack() }
        }
      }
      struct Guide { func goBack() {} }
      struct SheetView: View {
        @EnvironmentObject var navigator: FlowNavigator<Stop>
        @State var isOn = false
        var body: some View {
          Button("Close") { navigator.goBack() }.alert("Sure?", isPresented: $isOn) {}
        }
      }
      struct LightView: View { var body: some View { Text("Light") } }
      """)
    #expect(
      chart.actions == [
        "HarbourView.Sheet present isShown",
        "TripView.StartView.Light push routes (light)",
        "TripView.StartView.Tour push routes (harbour)",
        "TripView.StartView.Tour push routes (light)",
        "TripView.StartView.showHarbours push routes (harbour)",
      ])
  }
}
