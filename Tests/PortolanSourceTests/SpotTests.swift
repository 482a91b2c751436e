import PortolanModel
import Testing

/// While what is shown something can be done.
@Suite struct SpotTests {
  private func actions(_ body: String) -> [String] {
    let chart = Charted(
      """
      struct Spot: Identifiable { let id: Int }
      struct Atlas: View {
        @State private var crowd: Spot?
        @State private var spot: Spot?
        var body: some View {
          VStack { Button("Crowd") { crowd = Spot(id: 1) }; \(body) }
            .sheet(item: $spot) { _ in Text("") }
        }
        private func tap(_ spot: Spot) { open(spot) }
        private func open(_ spot: Spot) { self.spot = spot }
      }
      struct OwnBox<Inner: View>: View { @ViewBuilder let inner: () -> Inner; var body: some View { inner() } }
      """)
    return (chart.screen("Atlas")?.actions ?? []).filter { $0.name == "open" }
      .map { "\($0.kind.rawValue) \($0.availableAt?.destination ?? "-")" }
  }

  @Test func whatIsDoneInSeveralPlacesIsDoneInNoneAlone() {
    let gone =
      "Text(\"\").sheet(item: $crowd, onDismiss: { open(Spot(id: 2)) }) { _ in Text(\"\") }"
    let button = "Text(\"\").sheet(item: $crowd) { at in Button(\"\") { open(at) } }"
    #expect(actions(gone) == ["system crowd"])
    #expect(actions("Button(\"\") { tap(Spot(id: 3)) }; \(gone)") == ["user -"])
    #expect(actions("\(gone); Button(\"\") { tap(Spot(id: 3)) }") == ["user -"])
    #expect(actions("\(gone); OwnBox { Button(\"\") { tap(Spot(id: 3)) } }") == ["user -"])
    #expect(actions("OwnBox { Button(\"\") { tap(Spot(id: 3)) } }; \(gone)") == ["user -"])
    #expect(actions(button) == ["user crowd"])
    #expect(actions("\(button); Button(\"\") { tap(Spot(id: 3)) }") == ["user -"])
  }

  /// A wrapper of the app's own says when it shows what it is handed.
  @Test func whatAWrapperPresentsIsDoneMeanwhile() {
    let chart = Charted(
      """
      struct Home: View {
        @State private var isShown = false
        var body: some View { Button("Open") { isShown = true }.ownSheet($isShown) { explanation() } }
        @ViewBuilder private func explanation() -> some View { Button("Close") { close() } }
        private func close() { isShown = false }
      }
      extension View {
        func ownSheet(_ isShown: Binding<Bool>, content: @escaping () -> some View) -> some View {
          modifier(OwnSheet(isShown: isShown, content: content()))
        }
      }
      struct OwnSheet<Shown: View>: ViewModifier {
        @Binding var isShown: Bool
        let content: Shown
        func body(content base: Content) -> some View { base.sheet(isPresented: $isShown) { content } }
      }
      """)
    let spots = (chart.screen("Home")?.actions ?? []).filter { $0.name == "close" }
      .map { $0.availableAt?.destination }
    #expect(spots == ["isShown"])
  }

  /// What a function does that only ever runs by itself, no user does; what the user has it do as well, both do.
  @Test(
    arguments: [
      (".task { await start() }", [Action.Kind.app]), ("", [.user]),
      (".task { await start() }.onTapGesture { start() }", [.user, .app]),
    ])
  func whatRunsByItselfTheAppDoes(_ modifiers: String, _ kinds: [Action.Kind]) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { Text("") }\(modifiers)
        }
        func start() { isShown = true }
      }
      """)
    #expect(chart.screen("HomeView")?.actions.map(\.kind) == kinds)
  }

  /// What a struct is handed that is no view is not done where the struct is made.
  @Test func whatDataIsHandedIsDoneAnywhere() {
    let chart = Charted(
      """
      struct Label { let title: String; let action: () -> Void }
      struct RootView: View {
        @State private var isAsking = false
        @State private var isShown = false
        var body: some View {
          Button("Ask") { isAsking = true }
            .alert("", isPresented: $isAsking) { Button(Label(title: "OK", action: open).title) {} }
            .sheet(isPresented: $isShown) { Text("") }
          Button("Open") { open() }
        }
        func open() { isShown = true }
      }
      """)
    let spots = chart.model.screens.flatMap(\.actions).filter { action in
      action.effects.contains { $0.slot == "isShown" }
    }
    #expect(!spots.isEmpty && spots.allSatisfy { $0.availableAt == nil })
  }

  /// What a view sets for something that comes from outside of it, somebody else can have it show.
  @Test(arguments: [
    (".onOpenURL { _ in isShown = true }", true),
    (".onOpenURL { open($0) }", true),
    (".onNotice(.order) { _ in isShown = true }", true),
    (".onTapTwice { isShown = true }", false),
    (".onContinueUserActivity(\"\") { _ in isShown = true }", true),
    (".onReceive(router.$order) { _ in isShown = true }", true),
    (".onChange(of: router.order) { isShown = true }", true),
    (".onChange(of: self.isActive) { isShown = true }", true),
    (".onChange(of: page) { isShown = true }", true),
    (".onChange(of: own.order) { isShown = true }", false),
    (".onChange(of: query) { isShown = true }", false),
    (
      ".onReceive(router.$order) { _ in query = \"\" }.onChange(of: query) { isShown = true }", true
    ),
    (".onChange(of: phase) { isShown = true }", false),
    (".onOpenURL { _ in isShown = false }.onTapGesture { isShown = true }", false),
    (".onAppear { isShown = true }", false),
  ])
  func whatComesFromOutside(_ modifier: String, _ isFromOutside: Bool) {
    let chart = Charted(
      """
      final class Router: ObservableObject { @Published var order: Int? }
      @main struct ShopApp: App {
        @StateObject var router = Router()
        var body: some Scene { WindowGroup { ShopView(router: router, isActive: .constant(true), page: 1) } }
      }
      struct ShopView: View {
        @ObservedObject var router: Router
        @Binding var isActive: Bool
        let page: Int
        @StateObject private var own = Router()
        @State private var query = ""
        @State private var isShown = false
        @Environment(\\.scenePhase) private var phase
        var body: some View {
          Text("").sheet(isPresented: $isShown) { Text("") }
            \(modifier)
        }
        func open(_ url: URL) { isShown = true }
      }
      extension View {
        func onNotice(_ name: Notification.Name, perform action: @escaping (Notification) -> Void) -> some View {
          onReceive(NotificationCenter.default.publisher(for: name), perform: action)
        }
        func onTapTwice(perform action: @escaping () -> Void) -> some View {
          onTapGesture(count: 2, perform: action)
        }
      }
      """)
    #expect(
      chart.screen("ShopView")?.slots.first?.isSetFromOutside == (isFromOutside ? true : nil))
  }

  /// What only the system, or the app by itself, has a model do is not the user's doing.
  @Test(arguments: [
    (".task { await home.work() }", [Action.Kind.app]),
    (".onAppear { home.work() }", [.app]),
    (".onTapGesture { home.work() }.onAppear { home.work() }", [.user, .app]),
    (".sheet(isPresented: $isShown, onDismiss: home.work) { Text(\"\") }", [.system]),
    (".sheet(isPresented: $isShown, onDismiss: { home.work() }) { Text(\"\") }", [.system]),
  ])
  func whatViewsHaveAModelDoIsTheirDoing(code: String, kinds: [Action.Kind]) {
    let chart = Charted(
      """
      @main struct HomeApp: App { var body: some Scene { WindowGroup { HomeView(home: Home()) } } }
      @Observable class Home {
        var isHelpShown = false
        func work() { isHelpShown = true }
      }
      struct HomeView: View {
        @Bindable var home: Home
        @State private var isShown = false
        var body: some View {
          Text("Home")\(code)
            .sheet(isPresented: $home.isHelpShown) { Text("Help") }
        }
      }
      """)
    let actions = chart.model.screens.flatMap(\.actions).filter { $0.name == "work" }
    #expect(actions.map(\.kind) == kinds)
  }

  /// What a controller does when it comes up, and what an app begins with.
  @Test(arguments: [
    ("override func viewDidLoad() { Home.shared.isHelpShown = true }", "", Action.Kind.app),
    ("func viewTapped() { Home.shared.isHelpShown = true }", "", .user),
    ("", "init() { Home.shared.show() }", .app),
  ])
  func whatTheSystemCallsIsTheAppsDoing(ofPage: String, ofApp: String, kind: Action.Kind) {
    let chart = Charted(
      """
      @main struct HomeApp: App {
        @State private var isNewsShown = false
        \(ofApp)
        var body: some Scene {
          WindowGroup {
            HomeView(home: Home.shared)
              .sheet(isPresented: $isNewsShown) { Text("News") }
          }
        }
      }
      @Observable class Home {
        static let shared = Home()
        var isHelpShown = false
        func show() { isHelpShown = true }
      }
      struct HomeView: View {
        @Bindable var home: Home
        var body: some View {
          VStack { PageBox() }
            .sheet(isPresented: $home.isHelpShown) { Text("Help") }
        }
      }
      struct PageBox: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PageController { PageController() }
      }
      class PageController: UIViewController {
        \(ofPage)
        func aboutTapped() { present(AboutController(), animated: true) }
      }
      class AboutController: UIViewController {}
      """)
    let setters = chart.model.screens.flatMap(\.actions).filter { action in
      action.name != "show"
        && action.effects.contains { $0.slot == "isHelpShown" && $0.kind == .present }
    }
    #expect(setters.map(\.kind) == [kind])
  }

  /// A function that a modifier is handed is told what has happened.
  @Test(arguments: [
    (".onOpenURL(perform: open)", Action.Kind.app), (".onOpenURL { open($0) }", .app),
    (".onTapGesture { open(url) }", .user),
  ])
  func aFunctionThatIsHandedOverIsTheAppsDoing(code: String, kind: Action.Kind) {
    let chart = Charted(
      """
      @main struct HomeApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isHelpShown = false
        var body: some View {
          Text("Home")\(code)
            .sheet(isPresented: $isHelpShown) { Text("Help") }
        }
        private func open(_ url: URL) { isHelpShown = true }
      }
      """)
    #expect(chart.model.screens.flatMap(\.actions).map(\.kind) == [kind])
  }

  /// What a model does in answer to the user, the user does, though the app does it as well.
  @Test func whatIsDoneLaterIsTheUsersDoing() {
    let chart = Charted(
      """
      @main struct HomeApp: App { var body: some Scene { WindowGroup { HomeView(home: Home()) } } }
      @Observable class Home {
        var isHelpShown = false
        func check() { isHelpShown = true }
        func helpTapped() { check() }
      }
      struct HomeView: View {
        @Bindable var home: Home
        var body: some View {
          Button("Help") { home.helpTapped() }.onAppear { home.check() }
            .sheet(isPresented: $home.isHelpShown) { Text("Help") }
        }
      }
      """)
    #expect(
      chart.model.screens.flatMap(\.actions).filter { $0.name == "check" }.map(\.kind)
        == [.user, .app])
  }

  /// What an app has its router do for a link is no doing of the user's, by way of whichever of its functions; of these the user may do others.
  @Test(arguments: [
    ("router.open()", "open", "app present"), ("router.follow()", "open", "app present"),
    ("router.follow()", "showTour", "app"), ("router.openAgain()", "open", "user"),
  ])
  func whatAnAppHasItsRouterDo(_ call: String, _ function: String, _ doing: String) throws {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup { RootView().environment(router).onOpenURL { _ in \(call) } }
        }
      }
      enum Page: Hashable { case item, order }
      @Observable final class Router {
        var path: [Page] = []
        var isTour = false
        \(call.contains("follow") ? "func follow() { open(); showTour() }" : "")
        func open() { path.append(.order) }
        \(call.contains("Again") ? "func again() { open() }; func openAgain() { again() }" : "")
        func showItem() { path.append(.item) }
        private func showTour() { isTour = true }
      }
      struct RootView: View {
        @Environment(Router.self) private var router
        var body: some View {
          @Bindable var router = router
          NavigationStack(path: $router.path) {
            VStack {
              Button("Open") { router.showItem() }
              \(call.contains("Again") ? "Button(\"Again\") { router.again() }" : "")
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .item: Text("")
              case .order: Text("")
              }
            }
          }
          .sheet(isPresented: $router.isTour) { Text("") }
        }
      }
      """)
    let actions = chart.model.screens.flatMap(\.actions).filter { $0.name == function }
    let action = try #require(actions.first)
    #expect(actions.map(\.kind).dropFirst() == (call == "router.openAgain()" ? [.app] : []))
    let moment = action.moment.map { " \($0)" } ?? ""
    #expect("\(action.kind)\(moment)".hasPrefix(doing))
  }

  /// What the app's delegate does as the system tells it something, the app does.
  @Test(arguments: [
    ("Router.shared.isOffer = true", "userNotificationCenter"), ("Router.shared.offer()", "offer"),
  ])
  func whatADelegateDoesTheAppDoes(_ code: String, _ name: String) throws {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { HomeView() } }
      }
      final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
          \(code)
        }
      }
      final class Router: ObservableObject {
        static let shared = Router()
        @Published var isOffer = false
        \(code.contains("offer()") ? "func offer() { isOffer = true }" : "")
      }
      struct HomeView: View {
        @ObservedObject private var router = Router.shared
        var body: some View { Text("").sheet(isPresented: $router.isOffer) { Text("") } }
      }
      """)
    let actions = chart.model.screens.flatMap(\.actions)
    let action = try #require(actions.first)
    #expect(actions.count == 1)
    #expect(action.name == name)
    #expect(action.kind == .app)
    #expect(action.moment == .present)
    #expect(action.effects.map(\.slot) == ["isOffer"])
  }

  /// So is what an alert's button does that an object presents besides the model of the view.
  @Test func anAlertOfTheViewsSecondObjectIsASpot() {
    let chart = Charted(
      """
      struct Failure: Identifiable { let id = 0 }
      final class Tide: ObservableObject { @Published var failure: Failure? }
      final class Camera: ObservableObject { @Published var isShown = false; @Published var isPicked = false }
      struct PierView: View {
        @ObservedObject var tide = Tide()
        @StateObject var camera = Camera()
        var body: some View {
          Button("Photo") { camera.isShown = true; tide.failure = Failure() }
            .sheet(isPresented: $camera.isShown) { Text("") }
            .sheet(isPresented: $camera.isPicked) { Text("") }
            .alert(item: $tide.failure) { _ in
              Alert(title: Text(""), dismissButton: .cancel(Text("OK"), action: { self.tide.failure = nil }))
            }
        }
      }
      """)
    let answer = chart.model.screens.flatMap(\.actions).first { $0.name == "OK" }
    #expect(answer?.availableAt?.destination == "failure")
  }

  /// A library's view does what it is handed where it stands, be that a function that is told something.
  @Test func whatALibrarysViewIsHandedIsDoneWhereThatStands() {
    let chart = Charted(
      """
      import Lens
      struct PierView: View {
        @State private var isOpen = false
        var body: some View {
          Button("Scan") { isOpen = true }.sheet(isPresented: $isOpen) { LensView(kind: 1, completion: take) }
        }
        func take(result: String) { isOpen = false }
      }
      """)
    let taken = chart.model.screens.flatMap(\.actions).first { $0.name == "take" }
    #expect(taken?.availableAt?.destination == "isOpen")
  }

  /// What one case of an item presents is there for that case, wherever the code asks which it is; what several show, for the item.
  @Test(arguments: [
    (
      ".sheet(item: $step) { step in switch step { case .sign: Button(\"Go\") { go() }; case .pay: Text(\"\") } }",
      "sign"
    ),
    (".sheet(item: $step) { page(for: $0) }", "pay"), (".alert(item: $step) { alert($0) }", "pay"),
    (
      ".sheet(item: $step) { step in switch step { case .sign: button; case .pay: button } }", "-"
    ),
  ])
  func whatACasePresentsIsDoneInThatCase(_ presentation: String, _ spot: String) {
    let chart = Charted(
      """
      enum Step: Identifiable { case sign, pay; var id: Self { self } }
      struct PierView: View {
        @State private var step: Step?
        @State private var isHelped = false
        var body: some View {
          VStack { Button("Sign") { step = .sign }; Button("Pay") { step = .pay } }
            \(presentation)
            .sheet(isPresented: $isHelped) { Text("") }
        }
        @ViewBuilder private func page(for step: Step) -> some View {
          switch step {
          case .sign: Text("")
          case .pay: VStack { Button("Go") { go() } }
          }
        }
        private func alert(_ step: Step) -> Alert {
          switch step {
          case .sign: Alert(title: Text(""))
          case .pay: Alert(title: Text(""), dismissButton: .default(Text("Go"), action: { go() }))
          }
        }
        private var button: some View { Button("Go") { go() } }
        private func go() { isHelped = true }
      }
      """)
    let action = chart.model.screens.flatMap(\.actions).first {
      $0.effects.contains { $0.slot == "isHelped" }
    }
    #expect(action?.availableAt?.destination ?? "-" == spot)
  }
}
