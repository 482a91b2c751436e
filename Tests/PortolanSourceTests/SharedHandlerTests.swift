import PortolanModel
import Testing

/// One handler for the pages of many stacks, in a modifier of the app's own.
@Suite struct SharedHandlerTests {
  private func chart(_ push: String) -> Charted {
    Charted(files: [
      "Views.swift": """
      @main struct FleetApp: App { var body: some Scene { WindowGroup { FleetView() } } }
      struct FleetView: View {
        @State private var path = NavigationPath()
        var body: some View {
          Button("Ship") { path.append(Route.ship) }.pagesProvided.stacked($path)
        }
      }
      struct CrewList: View {
        var router = resolve(\\Routers.crew)
        var body: some View { Button("Sailor") { \(push) } }
      }
      """,
      "Routes.swift": """
      enum Route: Hashable { case ship, sailor(Int), port }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        func show(_ route: Route) { path.append(route) }
      }
      extension View {
        func stacked(_ path: Binding<NavigationPath>) -> some View {
          NavigationStack(path: path) { self }
        }
        var pagesProvided: some View {
          navigationDestination(for: Route.self) { route in
            switch route {
            case .ship: ShipView()
            case .sailor: SailorView()
            case .port: PortView()
            }
          }
        }
      }
      struct ShipView: View { var body: some View { Text("") } }
      struct SailorView: View { var body: some View { Text("") } }
      struct PortView: View { var body: some View { Text("") } }
      """,
    ])
  }

  @Test(arguments: ["router.show(.sailor(1))", "router.show(Route.sailor(2))"])
  func whatOtherCodeMakesIsForOtherStacks(_ push: String) throws {
    let chart = chart(push)
    #expect(chart.destination("sailor", in: "path")?.isMadeForOthers == true)
    #expect(chart.destination("port", in: "path")?.isMadeForOthers == nil)
    #expect(try chart.unreachable() == ["nothing sets 'port' of 'FleetView.path'"])
  }

  @Test func whatNobodyMakesIsTold() throws {
    #expect(
      try chart("").unreachable() == [
        "nothing sets 'sailor' of 'FleetView.path'", "nothing sets 'port' of 'FleetView.path'",
      ])
  }
}
