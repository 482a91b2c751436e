import PortolanCheck
import PortolanModel
import Testing

/// State whose observers put it where it is shown.
@Suite struct EchoedChangeTests {
  private func chart(_ property: String) -> Charted {
    Charted(
      """
      enum Step: Hashable { case start, name, done }
      @Observable final class Setup {
        var path = NavigationPath()
        \(property)
        func skip() { step = .done }
      }
      struct RootView: View {
        @State private var setup = Setup()
        var body: some View {
          NavigationStack(path: $setup.path) {
            StartView().environment(setup).navigationDestination(for: Step.self) { step in
              switch step {
              case .start: StartView()
              case .name: NameView()
              case .done: DoneView()
              }
            }
          }
        }
      }
      struct StartView: View {
        @Environment(Setup.self) private var setup
        @State private var isAsking = false
        var body: some View {
          Button("Next") { setup.step = .name }.alert("", isPresented: $isAsking) {}
        }
      }
      struct NameView: View { var body: some View { Text("") } }
      struct DoneView: View { var body: some View { Text("") } }
      """)
  }

  @Test(arguments: [
    "var step = Step.start { didSet { path.append(step) } }",
    "var step = Step.start { willSet { print(newValue) } didSet { self.path.append(self.step) } }",
    "var step: Step? { didSet { if let step { path.append(step) } } }",
  ])
  func whoSetsItPushes(_ property: String) {
    let chart = chart(property)
    #expect(
      chart.actions.filter { $0.contains("push") } == [
        "RootView.skip push path (done)", "StartView.Next push RootView.path (name)",
      ])
    #expect(chart.setters(of: "name", in: "path").count == 1)
    #expect(chart.destination("start", in: "path")?.setBy == nil)
  }

  @Test func whatElseAnObserverPushesItPushesItself() {
    let chart = chart("var step = Step.start { didSet { path.append(Step.name) } }")
    #expect(
      chart.actions.filter { $0.contains("push") } == ["RootView.step push path (name)"])
  }

  /// State of a view that is only called like its model's, and never takes that over, is another: nobody presents the model's.
  @Test func stateOfOneNameIsNoCopy() throws {
    let chart = Charted(
      """
      @Observable final class HomeModel {
        var route: Route?
        enum Route: Identifiable { case help; var id: Self { self } }
        func open() { route = .help }
      }
      struct HomeView: View {
        @State var model = HomeModel()
        @State private var route: HomeModel.Route?
        var body: some View {
          Button("") { model.open() }
            .sheet(item: $route) { route in switch route { case .help: HelpView() } }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    let slot = try #require(chart.screen("HomeModel")?.slots.first)
    #expect(slot.properties == ["route"])
    #expect(slot.destinations.map(\.presentation) == [.unknown])
  }

  /// A view may present by a copy of what its model keeps: that is one slot, the one that is presented.
  @Test func aCopyOfTheModelsStateIsTheSlot() {
    let chart = Charted(
      """
      @Observable final class HomeFlow {
        var mail: MailFlow?
        func open() { mail = MailFlow() }
      }
      @Observable final class MailFlow: Identifiable {
        let path = ObjectPath()
      }
      @Observable final class ObjectPath { fileprivate var path = NavigationPath() }
      struct HomeView: View {
        @Bindable var flow: HomeFlow
        @State private var mail: MailFlow?
        var body: some View {
          Button("") { flow.open() }
            .sheet(item: $mail) { flow in MailView(flow: flow) }
            .onChange(of: flow.mail) { _, new in mail = new }
        }
      }
      struct MailView: View { let flow: MailFlow; var body: some View { Text("") } }
      """)
    #expect(chart.slots.first == "HomeView.mail atMostOne optionalValue: mail sheet → MailView")
  }

  private static let opening = """
    func open(_ route: Route?) {
      guard let route else { return }
      path.append(route)
      navigator.clear()
    }
    """

  private static func relay(_ path: String, _ handler: String) -> Charted {
    Charted(
      """
      @main struct TripsApp: App {
        @State private var navigator = Navigator()
        var body: some Scene { WindowGroup { HomeView().environment(navigator) } }
      }
      enum Route: Hashable { case trip(Int), about }
      @Observable final class Navigator {
        var pending: Route?
        var isHelpShown = false
        func navigate(to route: Route) { pending = route }
        func clear() { pending = nil }
      }
      struct HomeView: View {
        @Environment(Navigator.self) private var navigator
        @State private var path\(path)
        var body: some View {
          @Bindable var navigator = navigator
          NavigationStack(path: $path) {
            TripList().navigationDestination(for: Route.self) { route in
              switch route {
              case .trip(let id): TripView(id: id)
              case .about: AboutView()
              }
            }
          }
          .sheet(isPresented: $navigator.isHelpShown) { Text("") }
          \(handler)
        }
        \(handler.contains("open") ? Self.opening : "")
      }
      struct TripList: View {
        @Environment(Navigator.self) private var navigator
        var body: some View {
          Button("Trip") { navigator.navigate(to: .trip(1)) }
          Button("About") { navigator.pending = .about }
        }
      }
      struct TripView: View { let id: Int; var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      """)
  }

  /// What an object only keeps for a view to put on a stack is no destination: whoever sets it pushes that.
  @Test(
    arguments: [" = NavigationPath()", ": [Route] = []"],
    [
      ".onChange(of: navigator.pending) { _, new in open(new) }",
      ".onChange(of: navigator.pending) { if let new = $1 { path.append(new); navigator.clear() } }",
      ".onChange(of: navigator.pending) { new in guard let new else { return }; path.append(new) }",
      ".task(id: navigator.pending) { if let new = navigator.pending { path.append(new); navigator.clear() } }",
      ".task(id: navigator.pending) { guard let new = navigator.pending else { return }; path.append(new) }",
    ])
  func whatAViewPutsOnAStackIsPushedByWhoeverSetsIt(_ path: String, _ handler: String) {
    let chart = Self.relay(path, handler)
    #expect(!chart.slots.contains { $0.contains("pending") })
    #expect(
      chart.actions.filter { $0.contains("push") } == [
        "HomeView.TripList.About push path (about)", "HomeView.TripList.Trip push path (trip)",
      ])
  }

  private static func copy(_ shown: String) -> Charted {
    Charted(
      """
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { RootView(coordinator: Coordinator()) } }
      }
      @Observable class Coordinator {
        var signIn: SignInModel?
        var isHelpShown = false
        func openTapped() { signIn = SignInModel(coordinator: self) }
      }
      @Observable class SignInModel: Identifiable {
        let coordinator: Coordinator
        init(coordinator: Coordinator) { self.coordinator = coordinator }
        func cancel() { coordinator.signIn = nil }
      }
      struct RootView: View {
        @Bindable var coordinator: Coordinator
        @State private var signIn: SignInModel?
        var body: some View {
          Button("Sign in") { coordinator.openTapped() }
            .sheet(isPresented: $coordinator.isHelpShown) { Text("") }
            \(shown)
            .onChange(of: coordinator.signIn, initial: true) { _, value in self.signIn = value }
        }
      }
      struct SignInView: View {
        let model: SignInModel
        var body: some View { Button("Cancel") { model.cancel() } }
      }
      """)
  }

  /// What a view shows in place for its copy, it shows for the original; what it presents by the copy, whoever sets the original presents.
  @Test(arguments: [
    (".overlay { if let signIn { SignInView(model: signIn) } }", "inline"),
    (".sheet(item: $signIn) { SignInView(model: $0) }", "sheet"),
  ])
  func whoSetsTheOriginalSetsTheCopy(_ shown: String, _ presentation: String) throws {
    let chart = Self.copy(shown)
    #expect(
      chart.slots.filter { $0.contains("signIn") } == [
        "Coordinator.signIn atMostOne optionalValue: signIn \(presentation) → SignInModel"
      ])
    #expect(
      chart.actions == [
        "Coordinator.openTapped present signIn", "SignInModel.cancel dismiss Coordinator.signIn",
      ])
    #expect(
      try Checker().check(Chart(chart.model)).findings.filter { $0.rule == "state-island" }.isEmpty)
  }

  /// What a view copies on its own beside other work stays its own.
  @Test func whatIsKeptBesideOtherWorkIsNoCopy() {
    let chart = Charted(
      """
      @Observable class Box { var item: Item? }
      struct Item: Identifiable { let id: Int }
      struct HomeView: View {
        let box: Box
        @State private var shown: Item?
        @State private var isShown = false
        var body: some View {
          Button("Set") { box.item = Item(id: 1) }
            .onChange(of: box.item) { _, new in
              guard let new else { return }
              shown = new
              isShown = true
            }
            .alert("", isPresented: $isShown, presenting: shown) { _ in }
        }
      }
      """)
    #expect(chart.slots.map { $0.contains("isShown atMostOne flagAndItem") } == [true])
  }

  /// A flag that an observer sets by whether there is anything is set by whoever sets that.
  @Test(arguments: ["item != nil", "self.item != nil"])
  func aFlagThatFollowsAnItem(_ asked: String) {
    let chart = Charted(
      """
      struct Item: Identifiable { let id = 1 }
      final class CacheModel: ObservableObject {
        @Published var item: Item? { didSet { isAsking = \(asked) } }
        @Published var isAsking = false
      }
      struct CacheView: View {
        @StateObject private var model = CacheModel()
        var body: some View {
          Button("Delete") { model.item = Item() }
            .alert("Sure?", isPresented: $model.isAsking) { Button("Cancel") { model.item = nil } }
        }
      }
      """)
    #expect(
      chart.actions.filter { $0.hasSuffix("isAsking") } == [
        "CacheModel.Cancel dismiss isAsking", "CacheModel.Delete present isAsking",
      ])
    #expect(chart.setters(of: "isAsking", in: "isAsking").count == 1)
  }

  /// Who sets an item by a binding may not be seen, so the observer is said to set the flag itself.
  @Test(arguments: ["RowView(chosen: $model.item)", "List(selection: $model.item) { Text(\"\") }"])
  func aFlagThatFollowsABoundItem(_ content: String) throws {
    let chart = Charted(
      """
      struct Item: Identifiable, Hashable { let id = 1 }
      final class HomeModel: ObservableObject {
        @Published var item: Item? { didSet { isOpen = item != nil } }
        @Published var isOpen = false
        func close() { isOpen = false }
      }
      struct HomeView: View {
        @StateObject private var model = HomeModel()
        var body: some View {
          \(content).sheet(isPresented: $model.isOpen) { Button("Close") { model.close() } }
        }
      }
      struct RowView: View {
        @Binding var chosen: Item?
        var body: some View { Button("") { chosen = Item() } }
      }
      """)
    #expect(try chart.unreachable() == [])
    #expect(chart.setters(of: "isOpen", in: "isOpen") != [])
  }

  /// An observer that sets what is shown to the very value that it observes: whoever set that shows it.
  @Test(arguments: [
    (
      "var shown = Gate.login", "var gate = Gate.login { didSet { shown = gate } }",
      [
        "LoginView.Log in select RootModel.shown (home)",
        "LoginView.Wait select RootModel.shown (lobby)",
      ]
    ),
    (
      "var shown: Gate?", "var gate: Gate? { didSet { self.shown = self.gate } }",
      [
        "LoginView.Log in present RootModel.shown (home)",
        "LoginView.Wait present RootModel.shown (lobby)",
      ]
    ),
  ])
  func whatAnObserverCopiesIsShown(_ shown: String, _ gate: String, _ actions: [String]) {
    let chart = Charted(
      """
      enum Gate { case login, home, lobby }
      final class RootModel: ObservableObject {
        @Published \(shown)
        \(gate)
      }
      struct RootView: View {
        @StateObject var model = RootModel()
        var body: some View {
          switch model.shown {
          case .home: HomeView()
          case .lobby: LobbyView()
          default: LoginView(model: model)
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct LobbyView: View { var body: some View { Text("Lobby") } }
      struct LoginView: View {
        @ObservedObject var model: RootModel
        var body: some View {
          Button("Log in") { model.gate = .home }
          Button("Wait") { model.gate = .lobby }
        }
      }
      """)
    #expect(chart.actions == actions)
  }
}
