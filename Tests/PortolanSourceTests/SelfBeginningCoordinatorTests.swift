import PortolanModel
import Testing

/// Coordinators that fill their container as soon as they are made, and those whose container is one or another.
@Suite struct SelfBeginningCoordinatorTests {
  private static func chart(_ base: String, _ home: String, begin: String = "") -> Charted {
    Charted(
      """
      \(base)
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private lazy var flow = HarbourFlow(window: window ?? .init())
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.makeKeyAndVisible()
          flow.begin()
        }
      }
      final class HarbourFlow {
        private let window: UIWindow
        private var quay: QuayFlow?
        init(window: UIWindow) { self.window = window }
        func begin() {
          let quay = QuayFlow()
          self.quay = quay
          \(begin)
          window.rootViewController = quay.root
        }
      }
      final class QuayFlow: BaseFlow {
        \(home)
        func open() { push(UIHostingController(rootView: BoatView())) }
      }
      struct QuayView: View {
        let onOpen: () -> Void
        var body: some View { Button("Open", action: onOpen) }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      """)
  }

  private static let stack = """
    class BaseFlow {
      private let navigation = UINavigationController()
      var root: UIViewController { navigation }
      init() {}
      func start(with page: UIViewController) { navigation.setViewControllers([page], animated: false) }
      func push(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
    }
    """

  private static let start =
    "start(with: UIHostingController(rootView: QuayView(onOpen: { [weak self] in self?.open() })))"

  @Test func aCoordinatorBeginsInItsInitialiser() {
    let chart = Self.chart(Self.stack, "override init() { super.init(); \(Self.start) }")
    #expect(chart.model.roots.map(\.screen) == ["App.QuayView"])
    #expect(chart.links == ["QuayView pushViewController(_:animated:) drillDown → BoatView"])
  }

  /// One that begins nothing in its initialiser is begun as before.
  @Test func anotherIsToldToBegin() {
    let chart = Self.chart(
      Self.stack,
      """
      override init() { super.init(); prepare() }
      func prepare() { print(1) }
      func begin() { \(Self.start) }
      """, begin: "quay.begin()")
    #expect(chart.model.roots.map(\.screen) == ["App.QuayView"])
    #expect(chart.links == ["QuayView pushViewController(_:animated:) drillDown → BoatView"])
  }

  /// A container that a case of an enum carries is one as if a property kept it.
  @Test func aCaseCarriesTheContainer() {
    let chart = Self.chart(
      """
      enum Shell {
        case stack(UINavigationController)
        case split(UISplitViewController)
        var controller: UIViewController {
          switch self { case let .stack(stack): stack; case let .split(split): split }
        }
      }
      class BaseFlow {
        private let shell: Shell
        var root: UIViewController { shell.controller }
        init() {
          if UIDevice.current.userInterfaceIdiom == .pad {
            shell = .split(UISplitViewController(style: .doubleColumn))
          } else {
            shell = .stack(UINavigationController())
          }
        }
        func start(with page: UIViewController) {
          switch shell {
          case let .stack(stack): stack.setViewControllers([page], animated: false)
          case let .split(split): split.setViewController(page, for: .primary)
          }
        }
        func push(_ page: UIViewController) {
          switch shell {
          case let .stack(stack): stack.pushViewController(page, animated: true)
          case let .split(split): split.setViewController(page, for: .secondary)
          }
        }
      }
      """, "func begin() { \(Self.start) }", begin: "quay.begin()")
    #expect(chart.model.roots.map(\.screen) == ["App.QuayView"])
    #expect(chart.links == ["QuayView pushViewController(_:animated:) drillDown → BoatView"])
  }
}
