import PortolanModel
import Testing

/// Notifications and subjects: whoever posts or sends something does what hears it.
@Suite struct NotificationTests {
  private func chart(_ listening: String, _ posting: String, _ more: String = "") -> Charted {
    Charted(
      """
      import Combine
      extension Notification.Name { static let wanted = Notification.Name("wanted") }
      let center = NotificationCenter.default
      final class Bell: ObservableObject { let rung = PassthroughSubject<Void, Never>() }
      struct DeckView: View {
        @State private var isShown = false
        @EnvironmentObject var bell: Bell
        let heard = NotificationCenter.default.publisher(for: .wanted)
        let tide = flood.map { $0 }
        let flood = tide.map { $0 }
        let ebb = neap
        let neap = ebb
        var body: some View {
          RopeView()\(listening).sheet(isPresented: $isShown) { Text("") }
        }
      }
      struct RopeView: View {
        @EnvironmentObject var bell: Bell
        var body: some View { Button("Pull") { \(posting) } }
      }
      \(more)
      """)
  }

  @Test(arguments: [
    (
      ".onReceive(NotificationCenter.default.publisher(for: .wanted)) { _ in isShown = true }",
      "NotificationCenter.default.post(name: .wanted, object: nil)"
    ),
    (
      ".onReceive(NotificationCenter.default.publisher(for: Notification.Name.wanted)) { _ in isShown = true }",
      "NotificationCenter.default.post(Notification(name: .wanted))"
    ),
    (
      ".onReceive(NotificationCenter.default.publisher(for: .init(\"wanted\")).receive(on: DispatchQueue.main)) { _ in isShown = true }",
      "NotificationCenter.default.post(name: Notification.Name(\"wanted\"), object: nil)"
    ),
    (
      ".onReceive(heard) { _ in isShown = true }",
      "let center = NotificationCenter.default; center.post(name: .wanted, object: nil)"
    ),
    (
      """
      .task { for await _ in NotificationCenter.default.notifications(named: .wanted) { isShown = true } }
      """,
      "NotificationCenter.default.post(.init(name: .wanted))"
    ),
    (
      ".onReceive(NotificationCenter.default.publisher(for: Rope.pulled)) { _ in isShown = true }",
      "NotificationCenter.default.post(name: App.Rope.pulled, object: nil)"
    ),
    (".onReceive(bell.rung) { isShown = true }", "bell.rung.send()"),
    (".onReceive(bell.rung.delay(for: 1)) { isShown = true }", "bell.rung.send(())"),
  ])
  func whoeverPostsDoesWhatHearsIt(_ listening: String, _ posting: String) {
    #expect(chart(listening, posting).actions == ["DeckView.RopeView.Pull present isShown"])
  }

  /// What an app's code does by itself stays the app's; and of a name that nobody can tell nothing is said.
  @Test(arguments: [
    ".onReceive(NotificationCenter.default.publisher(for: .wanted)) { _ in isShown = true }",
    ".onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in isShown = true }",
    // What is made of itself, if it says which notification it is, nobody reads.
    ".onReceive(tide) { _ in isShown = true }",
    ".onReceive(ebb.publisher(for: .wanted)) { _ in isShown = true }",
  ])
  func whatNobodyPostsTheAppDoes(_ listening: String) {
    for posting in [
      "NotificationCenter.default.post(name: .other, object: nil)", "post(name: .wanted)",
      "let wanted = pick(); NotificationCenter.default.post(name: wanted, object: nil)",
      // Another type's notification of that name.
      "NotificationCenter.default.post(name: Rope.wanted, object: nil)",
    ] {
      #expect(chart(listening, posting).actions == ["DeckView.onReceive present isShown"])
    }
  }

  @Test func whatIsPostedByNoViewIsTheAppsAsWell() {
    let chart = chart(
      ".onReceive(NotificationCenter.default.publisher(for: .wanted)) { _ in isShown = true }",
      "NotificationCenter.default.post(name: .wanted, object: nil)",
      """
      final class Watch {
        func strike() { NotificationCenter.default.post(name: .wanted, object: nil) }
      }
      """)
    #expect(
      chart.actions == [
        "DeckView.RopeView.Pull present isShown", "DeckView.onReceive present isShown",
      ])
  }

  /// A view's own post, and what its model does once it is heard.
  @Test func whatIsHeardMayCallOthers() {
    let chart = Charted(
      """
      final class DeckModel: ObservableObject {
        @Published var isShown = false
        func show() { isShown = true }
      }
      struct DeckView: View {
        @StateObject var model = DeckModel()
        var body: some View {
          Button("Pull") { NotificationCenter.default.post(name: .wanted, object: nil) }
            .onReceive(NotificationCenter.default.publisher(for: .wanted)) { _ in model.show() }
            .sheet(isPresented: $model.isShown) { Text("") }
        }
      }
      """)
    #expect(chart.actions.contains("DeckModel.Pull present isShown"))
  }

  @Test(arguments: [
    "center.addObserver(self, selector: #selector(open), name: .wanted, object: nil)",
    "center.addObserver(forName: .wanted, object: nil, queue: nil) { _ in self.open() }",
    "center.publisher(for: .wanted).sink { _ in self.open() }.store(in: &bag)",
  ])
  func modelsHear(_ hooking: String) {
    let chart = Charted(
      """
      final class DeckModel: NSObject, ObservableObject {
        @Published var isShown = false
        override init() {
          super.init()
          let center = NotificationCenter.default
          \(hooking)
        }
        @objc private func open() { isShown = true }
      }
      struct DeckView: View {
        @StateObject var model = DeckModel()
        @State private var isPulled = false
        var body: some View {
          Button("Next") { isPulled = true }
            .sheet(isPresented: $model.isShown) { Text("") }
            .sheet(isPresented: $isPulled) { RopeView() }
        }
      }
      struct RopeView: View {
        @State private var isAsked = false
        var body: some View {
          Button("Pull") { NotificationCenter.default.post(name: .wanted, object: nil) }
            .alert("", isPresented: $isAsked) {}
        }
      }
      """)
    #expect(chart.actions.contains("RopeView.Pull present DeckModel.isShown"))
  }

  /// A subject that tells where to go: whoever sends a case shows that one.
  @Test(arguments: [
    "router.page.receive(on: DispatchQueue.main).assign(to: &$page)",
    "router.page.removeDuplicates().sink { [weak self] in self?.page = $0 }.store(in: &bag)",
    "router.page.compactMap { $0 }.sink { page in self.page = page }.store(in: &bag)",
    "router.page.sink { page in if page == .help { self.page = .help } else { self.page = page } }.store(in: &bag)",
    "router.page.sink { page in switch page { case .help: self.page = .help; default: self.page = page } }.store(in: &bag)",
  ])
  func whoeverSendsACaseShowsThat(_ hearing: String) {
    for subject in [
      "PassthroughSubject<Page?, Never>()", "CurrentValueSubject<Page?, Never>(nil)",
    ] {
      let chart = Charted(
        """
        enum Page: Identifiable { case help, terms; var id: Self { self } }
        final class Router {
          static let main = Router()
          let page = \(subject)
          func show(_ page: Page?) { self.page.send(page) }
        }
        final class DeckModel: ObservableObject {
          @Published var page: Page?
          init(router: Router = .main) { \(hearing) }
        }
        struct DeckView: View {
          @StateObject var model = DeckModel()
          var body: some View {
            RopeView().sheet(item: $model.page) { page in
              switch page { case .help: HelpView(); case .terms: TermsView() }
            }
          }
        }
        struct HelpView: View { var body: some View { Button("Terms") { Router.main.show(.terms) } } }
        struct TermsView: View { var body: some View { Text("") } }
        struct RopeView: View {
          var body: some View { Button("Help") { Router.main.page.send(.help) } }
        }
        """)
      let actions = Set(chart.actions)
      #expect(
        actions.isSuperset(of: [
          "DeckModel.RopeView.Help present page (help)",
          "HelpView.Terms present DeckModel.page (terms)",
        ]))
      #expect(!chart.actions.contains { $0.hasPrefix("DeckModel.init") })
      #expect(chart.destination("terms", in: "page")?.isMadeElsewhere == nil)
    }
  }

  /// What hears something as a model is made comes later, and is the app's: the model does not begin with it.
  @Test func whatAModelHearsIsNothingThatItBeginsWith() throws {
    let chart = Charted(
      """
      final class DeckModel: ObservableObject {
        @Published var isShown = false
        @Published var text = ""
        init() { $text.sink { [weak self] _ in self?.isShown = true }.store(in: &bag) }
      }
      struct DeckView: View {
        @StateObject var model = DeckModel()
        var body: some View { Text("").sheet(isPresented: $model.isShown) { Text("") } }
      }
      """)
    let action = try #require(chart.screen("DeckModel")?.actions.first)
    #expect(chart.actions == ["DeckModel.text present isShown"])
    #expect(action.kind == .app)
  }

  /// An app's own functions by which code posts and hears.
  @Test(arguments: [
    (".onReceive(receive(.wanted)) { _ in isShown = true }", "send(.wanted)"),
    (".onReceive(receive(.wanted)) { _ in isShown = true }", "later(.wanted)"),
    (
      ".on(.wanted) { isShown = true }",
      "NotificationCenter.default.post(name: .wanted, object: nil)"
    ),
    (".on(.wanted) { isShown = true }", "NotificationCenter.default.send(.wanted)"),
    (
      ".onReceive(NotificationCenter.default.publisher(for: .wanted)) { _ in isShown = true }",
      "send(.wanted)"
    ),
  ])
  func functionsOfTheAppsOwn(_ listening: String, _ posting: String) {
    let functions = """
      func send(_ name: Notification.Name, _ object: Any? = nil) {
        NotificationCenter.default.post(name: name, object: object)
      }
      func later(_ name: Notification.Name) { DispatchQueue.main.async { send(name) } }
      func receive(_ name: Notification.Name) -> NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: name)
      }
      extension NotificationCenter {
        func send(_ name: Notification.Name) { post(Notification(name: name)) }
      }
      extension View {
        func on(_ name: Notification.Name, perform action: @escaping () -> Void) -> some View {
          onReceive(receive(name)) { _ in action() }
        }
      }
      """
    let chart = chart(listening, posting, functions)
    #expect(chart.actions == ["DeckView.RopeView.Pull present isShown"])
    let other = self.chart(listening, posting.replacing(".wanted", with: ".other"), functions)
    #expect(!other.actions.contains { $0.contains("Pull") })
  }

  private static let pages = """
    enum Page: Hashable { case help, terms, rope(Int) }
    struct Course: Hashable { let number: Int }
    struct Leg { let page: any Hashable }
    struct HelpView: View { var body: some View { Text("") } }
    """

  /// What a notification brings along, whoever hears it shows.
  @Test(arguments: [
    ("path.append($0.object as! Page)", "object: Page.terms"),
    ("if let page = $0.object as? Page { path.append(page) }", "object: Page.terms"),
    (
      "guard let page = $0.object as? Page else { return }; path.append(page)",
      "object: Page.terms"
    ),
    (
      "let page = $0.object as! Page; switch page { case .terms: path.append(.terms); default: break }",
      "object: Page.terms"
    ),
    (
      "if let page = $0.userInfo?[\"page\"] as? Page { path.append(page) }",
      "object: nil, userInfo: [\"page\": Page.terms]"
    ),
    ("path.append(($0.object as! Leg).page as! Page)", "object: Leg(page: Page.terms)"),
  ])
  func whatANotificationBringsAlong(_ hearing: String, _ posting: String) {
    let chart = Charted(
      """
      extension Notification.Name { static let wanted = Notification.Name("wanted") }
      \(Self.pages)
      struct DeckView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            RopeView().navigationDestination(for: Page.self) { page in
              switch page {
              case .help, .rope: HelpView()
              case .terms: Text("Terms")
              }
            }
          }
          .onReceive(NotificationCenter.default.publisher(for: .wanted)) { \(hearing) }
        }
      }
      struct RopeView: View {
        var body: some View {
          Button("Pull") { NotificationCenter.default.post(name: .wanted, \(posting)) }
        }
      }
      """)
    #expect(chart.actions == ["DeckView.RopeView.Pull push path (terms)"])
  }

  /// A function that takes anything and posts it tells whoever hears it; each call is a way of its own.
  @Test func whatAFunctionPostsThatItIsTold() {
    let chart = Charted(
      """
      extension Notification.Name { static let wanted = Notification.Name("wanted") }
      \(Self.pages)
      struct DeckView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            RopeView()
              .navigationDestination(for: Page.self) { _ in HelpView() }
              .navigationDestination(for: Course.self) { _ in Text("") }
          }
          .onReceive(NotificationCenter.default.publisher(for: .wanted)) {
            path.append(($0.object as! Leg).page)
          }
        }
      }
      struct RopeView: View {
        var body: some View {
          VStack { Button("Pull") { go(Course(number: 1)) }; Button("Help") { show() } }
            .task { await load() }
        }
        func show() { go(Page.help) }
        func load() async { await rest(); go(Page.terms) }
      }
      func go(_ page: any Hashable) {
        NotificationCenter.default.post(name: .wanted, object: Leg(page: page))
      }
      """)
    #expect(
      chart.actions == [
        "DeckView.RopeView.Pull push path (Course)",
        "DeckView.RopeView.load push path (Page) after await",
        "DeckView.RopeView.show push path (Page)",
      ])
    let actions = chart.screen("DeckView")?.actions ?? []
    #expect(actions.filter { $0.kind == .app }.map(\.name) == ["RopeView.load"])
  }
}
