import PortolanModel
import Testing

/// Views that are handed a route and show for each another view.
@Suite struct SwitchViewTests {
  private func slots(keeping property: String, _ modifiers: String = "") -> [String] {
    Charted(
      """
      enum Route: Hashable { case trip, stop }
      final class Router: ObservableObject { @Published var path: [Route] = []; @Published var isLost = false }
      struct HomeView: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Trip") { router.path.append(.trip) }
              .navigationDestination(for: Route.self) { route in RouteView(route: route) }
          }
        }
      }
      struct RouteView: View {
        let route: Route
        \(property)
        var body: some View {
          Group {
            switch route {
            case .trip: TripView()
            case .stop: StopView()
            }
          }\(modifiers)
        }
      }
      struct TripView: View {
        @State private var isSharing = false
        var body: some View { Text("").sheet(isPresented: $isSharing) { Text("") } }
      }
      struct StopView: View { var body: some View { Text("") } }
      """
    ).slots.filter { $0.hasPrefix("Router.path") || $0.hasPrefix("HomeView.path") }
      .map { String($0[$0.firstIndex(of: ".")!...]) }
  }

  @Test(arguments: [
    "", "@EnvironmentObject var router: Router", "@ObservedObject var store: Router",
    "@StateObject var model = Router()", "@State private var text = \"\"",
    "@Query var trips: [Trip]",
    "@AppStorage(\"isNew\") var isNew = true", "@FocusState var hasFocus: Bool",
    "@Namespace var space",
  ])
  func whatItKeepsDoesNotMatter(_ property: String) {
    #expect(
      slots(keeping: property) == [
        ".path sequence typedArray in NavigationStack: trip drillDown → TripView, stop drillDown → StopView"
      ])
  }

  @Test(arguments: [
    ("@State private var asks = false", ".alert(\"\", isPresented: $asks) {}"),
    ("@EnvironmentObject var router: Router", ".sheet(isPresented: $router.isLost) { Text(\"\") }"),
  ])
  func whatPresentsIsAScreen(_ property: String, _ modifiers: String) {
    #expect(
      slots(keeping: property, modifiers) == [
        ".path sequence typedArray in NavigationStack: trip drillDown → RouteView, stop drillDown → RouteView"
      ])
  }

  /// What a case shows that is no view of the app's own is not what another case shows.
  @Test(arguments: [
    "case .stop: Text(\"\")", "case .stop: EmptyView()",
    "case .stop: NavigationStack { Form { Text(\"\") } }",
    "default: Text(\"\")",
  ])
  func aCaseWithoutAViewIsNotThatOfAnother(_ arm: String) {
    let chart = Charted(
      """
      enum Route: Identifiable { case trip, stop; var id: Self { self } }
      struct HomeView: View {
        @State private var route: Route?
        var body: some View {
          Button("Trip") { route = .trip; route = .stop }.sheet(item: $route) { RouteView(route: $0) }
        }
      }
      struct RouteView: View {
        let route: Route
        var body: some View {
          switch route {
          case .trip: TripView()
          \(arm)
          }
        }
      }
      struct TripView: View {
        @State private var isSharing = false
        var body: some View { Text("").sheet(isPresented: $isSharing) { Text("") } }
      }
      """)
    #expect(
      chart.slots.first
        == "HomeView.route atMostOne optionalEnum: trip sheet → TripView, stop sheet")
    #expect(chart.screen("RouteView") == nil)
  }

  /// A part of a page that looks different in several places is no route.
  @Test func aStyleIsNoRoute() {
    let chart = Charted(
      """
      enum Style { case small, large }
      struct HomeView: View {
        var style: Style
        var body: some View { CardView(style: style) }
      }
      struct CardView: View {
        var style: Style
        @State private var text = ""
        var body: some View {
          switch style {
          case .small: SmallView()
          case .large: LargeView()
          }
        }
      }
      struct SmallView: View {
        @State private var isOpen = false
        var body: some View { Text("").sheet(isPresented: $isOpen) { Text("") } }
      }
      struct LargeView: View {
        @State private var isOpen = false
        var body: some View { Text("").sheet(isPresented: $isOpen) { Text("") } }
      }
      @main struct OwnApp: App { var body: some Scene { WindowGroup { HomeView(style: .small) } } }
      """)
    #expect(chart.screen("CardView") != nil)
  }

  /// A view that is handed a binding chooses by it for whoever keeps the state.
  @Test(arguments: ["Page", "Page?"])
  func aBindingIsTheStateOfWhoHandsItOver(_ type: String) {
    let chart = Charted(
      """
      enum Page { case news, music }
      struct HomeView: View {
        @State private var page: \(type) = .news
        var body: some View { PagesView(page: $page) }
      }
      struct PagesView: View {
        @Binding var page: \(type)
        var body: some View {
          switch page { case .news: NewsView(); case .music: MusicView(); default: Text("") }
        }
      }
      struct NewsView: View { var body: some View { Button("") {} } }
      struct MusicView: View { var body: some View { Button("") {} } }
      """)
    #expect(chart.slots.count == 1)
    #expect(
      chart.slots.first?.hasSuffix("news inline → NewsView, music inline → MusicView") == true)
    #expect(chart.screen("PagesView") == nil)
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A view may be nothing but a `switch` over what a case holds whose own view is nothing but a `switch`.
  @Test func aRouteWithinARouteIsShown() {
    let chart = Charted(
      """
      enum AppRoute: Hashable { case intro(IntroRoute), main(MainRoute) }
      enum IntroRoute: Hashable { case welcome, signIn }
      enum MainRoute: Hashable { case home, theme }
      @Observable final class Coordinator {
        var path: [AppRoute] = []
        func start() { path = [.intro(.welcome)] }
      }
      struct RootView: View {
        @State private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Color.clear.navigationDestination(for: AppRoute.self) { AppRouteView(route: $0, coordinator: coordinator) }
          }
          .task { coordinator.start() }
        }
      }
      struct AppRouteView: View {
        let route: AppRoute
        let coordinator: Coordinator
        var body: some View {
          switch route {
          case .intro(let route): IntroRouteView(route: route, coordinator: coordinator)
          case .main(let route): MainRouteView(route: route, coordinator: coordinator)
          }
        }
      }
      struct IntroRouteView: View {
        let route: IntroRoute
        let coordinator: Coordinator
        var body: some View {
          switch route {
          case .welcome: WelcomeView(coordinator: coordinator)
          case .signIn: SignInView(coordinator: coordinator)
          }
        }
      }
      struct MainRouteView: View {
        let route: MainRoute
        let coordinator: Coordinator
        var body: some View {
          switch route {
          case .home: HomeView()
          case .theme: ThemeView()
          }
        }
      }
      struct WelcomeView: View {
        let coordinator: Coordinator
        var body: some View { Button("Next") { coordinator.path.append(.intro(.signIn)) } }
      }
      struct SignInView: View {
        let coordinator: Coordinator
        @State private var isAsking = false
        var body: some View {
          Button("Next") { coordinator.path.append(.main(.home)) }
          Button("Theme") { coordinator.path.append(.main(.theme)) }
          Button("Ask") { isAsking = true }.alert("", isPresented: $isAsking) {}
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct ThemeView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots.filter { $0.contains("Route.") } == [
        "IntroRoute.self exactlyOne enum: welcome inline → WelcomeView, signIn inline → SignInView",
        "MainRoute.self exactlyOne enum: home inline → HomeView, theme inline → ThemeView",
      ])
    #expect(chart.model.screens.contains { $0.type.hasSuffix("RouteView") } == false)
  }

  /// What takes itself away in a route within a route takes away what shows the outer one.
  @Test func aRouteWithinARouteIsTakenAway() {
    let chart = Charted(
      """
      enum Sheet: Identifiable { case edit(Mode), help; var id: String { "" } }
      enum Mode { case new, old(Int) }
      struct RootView: View {
        @State private var sheet: Sheet?
        var body: some View {
          Button("New") { sheet = .edit(.new) }
          Button("Help") { sheet = .help }
          Text("").sheet(item: $sheet) { sheet in
            switch sheet {
            case .edit(let mode): EditView(mode: mode)
            case .help: HelpView()
            }
          }
        }
      }
      struct EditView: View {
        let mode: Mode
        var body: some View {
          switch mode {
          case .new: NewForm()
          case .old: OldForm()
          }
        }
      }
      struct NewForm: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Save") { dismiss() } }
      }
      struct OldForm: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.actions.filter { $0.contains("dismiss") } == [
        "NewForm.Save dismiss RootView.sheet (edit)"
      ])
  }
}
