import PortolanModel
import Testing

/// Functions that stand in the code of others.
@Suite struct LocalFunctionTests {
  private func chart(_ code: String, _ others: String = "") -> Charted {
    Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: PierController())
        }
      }
      final class PierController: UIViewController {
        \(code)
      }
      final class BoatController: UIViewController {
        @objc func crew() { present(CrewController(), animated: true) }
      }
      final class CrewController: UIViewController {}
      \(others)
      """)
  }

  private func links(_ chart: Charted) -> [String] {
    let pier = chart.model.screens.first { $0.id == "App.PierController" }
    return pier?.links.map { "\($0.presentation) \($0.leadsTo ?? "nowhere")" } ?? []
  }

  @Test(arguments: [
    "func board() { show(); func show() { present(BoatController(), animated: true) } }",
    "func board() { func show() { present(BoatController(), animated: true) }; show() }",
    "func board() { func show(_ page: UIViewController) { present(page, animated: true) }; show(BoatController()) }",
    "func board() { let boat = BoatController(); show(); func show() { present(boat, animated: true) } }",
    """
    func board() {
      present(boat(), animated: true)
      func boat() -> BoatController {
        let boat = BoatController()
        boat.title = "Boat"
        return boat
      }
    }
    """,
    """
    func board() {
      first()
      func first() { second(); func second() { present(BoatController(), animated: true) } }
    }
    """,
    """
    func board() {
      first()
      func second() { present(BoatController(), animated: true) }
      func first() { second() }
    }
    """,
    // What stands between has a value of its own.
    """
    func board() {
      show(page: BoatController(), as: .automatic)
      func show(animated: Bool = true, page: UIViewController, as style: UIModalPresentationStyle) {
        present(page, animated: animated)
      }
    }
    """,
    "func board() { ask(then: show); func show() { present(BoatController(), animated: true) } }\nfunc ask(then: () -> Void) { then() }",
  ])
  func whatItPresents(_ code: String) {
    let chart = chart(code)
    #expect(links(chart) == ["sheet App.BoatController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func whatItPushes() {
    let chart = chart(
      "func board() { push(); func push() { navigationController?.pushViewController(BoatController(), animated: true) } }"
    )
    #expect(links(chart) == ["drillDown App.BoatController"])
  }

  @Test func whatItAdds() {
    let chart = chart(
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
        func setUp() {
          let boat = BoatController()
          addChild(boat)
          view.addSubview(boat.view)
        }
      }
      """)
    let pier = chart.model.screens.first { $0.id == "App.PierController" }
    #expect(pier?.slots.map(\.name) == ["boatController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// One that nothing names, or that names only itself, shows nothing; nor does one that others call too.
  @Test(arguments: [
    "func board() { func show() { present(BoatController(), animated: true) } }",
    "func board() { func show() { show(); present(BoatController(), animated: true) } }",
  ])
  func whatNothingCalls(_ code: String) {
    #expect(links(chart(code)).isEmpty)
  }

  /// It may call itself.
  @Test func itEnds() {
    let chart = chart(
      """
      func board() {
        show(3)
        func show(_ times: Int) {
          if times > 0 { show(times - 1) } else { present(BoatController(), animated: true) }
        }
      }
      """)
    #expect(links(chart) == ["sheet App.BoatController"])
  }

  /// What an app shows first may be put into its window by such a function, and the window handed to it.
  @Test func theFirstScreens() {
    let chart = Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: Flow!
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow()
          self.window = window
          setUp(window: window)
          func setUp(window: UIWindow) {
            let flow = Flow(window: window)
            flow.start()
            self.flow = flow
          }
        }
      }
      final class Flow: NSObject {
        private weak var window: UIWindow?
        init(window: UIWindow) { self.window = window; super.init() }
        func start() { showMain(isAboard: UserDefaults.standard.bool(forKey: "aboard")) }
        func showMain(isAboard: Bool) {
          guard let window else { return }
          let page: UIViewController
          if isAboard { page = BoatController() } else { page = PierController() }
          show(page, in: window)
          func show(_ page: UIViewController, in window: UIWindow) { window.rootViewController = page }
        }
      }
      final class BoatController: UIViewController {
        @objc func crew() { present(CrewController(), animated: true) }
      }
      final class PierController: UIViewController {
        @objc func tickets() { present(TicketController(), animated: true) }
      }
      final class CrewController: UIViewController {}
      final class TicketController: UIViewController {}
      """)
    #expect(Set(chart.model.roots.map(\.screen)) == ["App.BoatController", "App.PierController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// In a view's body it makes a part of it.
  @Test func inABody() {
    let chart = Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { PierView() } } }
      struct PierView: View {
        @State private var isOpen = false
        var body: some View {
          func row(_ title: String) -> some View {
            Button(title) { isOpen = true }.sheet(isPresented: $isOpen) { BoatView() }
          }
          return VStack { row("Boat") }
        }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      """)
    let slots = chart.model.screens.first { $0.id == "App.PierView" }?.slots ?? []
    #expect(slots.map(\.name) == ["isOpen"])
    #expect(slots.first?.destinations.map(\.leadsTo) == ["App.BoatView"])
  }
}
