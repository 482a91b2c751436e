import PortolanModel
import Testing

/// Controllers that code keeps in a property, and shows in a container that it makes for them.
@Suite struct ContainedControllerTests {
  private static let pages = """
    class HarborController: UIViewController {}
    class LogbookController: UIViewController {}
    final class Bar: UINavigationController {}
    """

  @Test(arguments: [
    "present(UINavigationController(rootViewController: harbor), animated: true)",
    "present(UINavigationController(rootViewController: self.harbor), animated: true)",
    "present(Bar(rootViewController: harbor), animated: true)",
    "let bar = UINavigationController(rootViewController: harbor); present(bar, animated: true)",
    "let bar = Bar(rootViewController: harbor); bar.isToolbarHidden = true; present(bar, animated: true)",
    "present(kept, animated: true)",
    "if let kept = optional { present(UINavigationController(rootViewController: kept), animated: true) }",
  ])
  func aContainerShowsWhatIsKept(_ code: String) {
    for property in [
      "let harbor = HarborController()", "lazy var harbor = HarborController()",
      "private let harbor: HarborController; init() { harbor = HarborController(); super.init(nibName: nil, bundle: nil) }",
      "private var harbor: UIViewController!; override func viewDidLoad() { harbor = HarborController() }",
    ] {
      let chart = Charted(
        """
        class HomeController: UIViewController {
          \(property)
          lazy var kept = UINavigationController(rootViewController: harbor)
          var optional: HarborController?
          func open() { \(code) }
        }
        \(Self.pages)
        """)
      #expect(chart.links == ["HomeController present(_:animated:) sheet → HarborController"])
      #expect(chart.slots == [])
      #expect(chart.model.unresolved == [])
    }
  }

  @Test(arguments: [
    "UINavigationController(rootViewController: harbor)", "Bar(rootViewController: harbor)",
    "harbor",
    "bar",
  ])
  func aWindowShowsWhatTheDelegateKeeps(_ root: String) {
    for property in [
      "let harbor = HarborController()", "lazy var harbor = HarborController()",
      "let harbor: UIViewController = HarborController()",
    ] {
      let chart = Charted(
        """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          \(property)
          lazy var bar = UINavigationController(rootViewController: harbor)
          func application(_ application: UIApplication) -> Bool {
            window?.rootViewController = \(root)
            return true
          }
        }
        \(Self.pages)
        """)
      #expect(chart.model.roots.map(\.screen) == ["App.HarborController"])
      #expect(chart.model.roots.map(\.how) == [.main])
    }
  }

  @Test(arguments: [
    "viewControllers = [harbor, logbook].map { UINavigationController(rootViewController: $0) }",
    "viewControllers = [harbor, logbook].map { page in Bar(rootViewController: page) }",
    "viewControllers = [harbor, logbook]",
    "viewControllers = [UINavigationController(rootViewController: harbor), Bar(rootViewController: logbook)]",
    "setViewControllers([Bar(rootViewController: harbor), logbook], animated: false)",
    "let pages = [harbor, logbook]; viewControllers = pages.map { Bar(rootViewController: $0) }",
    "var pages = [UIViewController](); pages.append(harbor); pages.append(Bar(rootViewController: logbook)); viewControllers = pages",
    "viewControllers = pages.map { UINavigationController(rootViewController: $0) }",
  ])
  func aBarOfTabsLeadsToWhatItKeeps(_ code: String) {
    let chart = Charted(
      """
      class TabsController: UITabBarController {
        let harbor: HarborController
        let logbook = LogbookController()
        var pages: [UIViewController] { [harbor, logbook] }
        init() {
          harbor = HarborController()
          super.init(nibName: nil, bundle: nil)
          \(code)
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links == [
        "TabsController viewControllers tab → HarborController",
        "TabsController viewControllers tab → LogbookController",
      ])
    #expect(chart.model.unresolved == [])
  }

  /// A coordinator's are its caller's to show.
  @Test func aCoordinatorPresentsWhatItKeeps() {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        func open() { HarborFlow(base: self).start() }
      }
      final class HarborFlow {
        let base: UIViewController
        private lazy var harbor = HarborController()
        init(base: UIViewController) { self.base = base }
        func start() { base.present(UINavigationController(rootViewController: harbor), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(chart.links == ["HomeController present(_:animated:) sheet → HarborController"])
  }

  /// Who is merely told of what comes up is not shown in it.
  @Test func whoIsToldIsNotShown() {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        let harbor = HarborController()
        func open() { present(LogbookController(delegate: harbor), animated: true) }
        func pick() { present(UIDocumentPickerViewController(delegate: harbor), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(chart.links == ["HomeController present(_:animated:) sheet → LogbookController"])
    #expect(chart.slots == [])
  }

  /// What a view of SwiftUI's wraps and keeps stands in the view that shows the wrapper.
  @Test(arguments: [
    "HarborController { controller }", "HarborController { return self.controller }",
    "UINavigationController { UINavigationController(rootViewController: controller) }",
    "UIViewController { let page = controller; page.title = title; return page }",
  ])
  func aWrapperShowsTheControllerThatItKeeps(_ made: String) throws {
    for kind in ["UI", "NS"] {
      let chart = Charted(
        """
        @main struct TheApp: App { var body: some Scene { WindowGroup { PortView() } } }
        struct PortView: View {
          let harbor = HarborController()
          var body: some View { VStack { HarborWrapper(controller: harbor) } }
        }
        struct HarborWrapper: \(kind)ViewControllerRepresentable {
          let controller: HarborController
          func make\(kind)ViewController(context: Context) -> \(made)
          func update\(kind)ViewController(_ shown: \(made.prefix { $0 != " " }), context: Context) {}
        }
        class HarborController: UIViewController {
          func open() { present(LogbookController(), animated: true) }
        }
        class LogbookController: UIViewController {}
        """)
      #expect(
        chart.slots == [
          "HarborWrapper.harborController always child: harborController inline → HarborController",
          "PortView.harborWrapper always child: harborWrapper inline → HarborWrapper",
        ])
      #expect(chart.model.unresolved == [])
    }
  }

  /// What a library's function is named to add stands in the controller that calls it.
  @Test func aLibrarysFunctionAddsChildren() {
    func parts(_ call: String, _ declared: String = "") -> [[Screen.ID?]]? {
      Charted(
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = QuayController()
            return true
          }
        }
        class QuayController: UIViewController {
          lazy var wide = WideController()
          lazy var narrow = NarrowController()
          func page() -> UIViewController {
            if view.bounds.width < 800 { return narrow }
            return wide
          }
          override func viewDidLoad() {
            let page = page()
            \(call)
          }
        }
        class WideController: UIViewController {
          func helpTapped() { present(HelpController(), animated: true) }
        }
        class NarrowController: UIViewController {
          func helpTapped() { present(HelpController(), animated: true) }
        }
        class HelpController: UIViewController {}
        \(declared)
        """
      ).screen("QuayController")?.slots.map { $0.destinations.map(\.leadsTo) }
    }
    let both: [[Screen.ID?]] = [["App.NarrowController"], ["App.WideController"]]
    #expect(parts("addChildViewController(page, toContainerView: view)") == both)
    #expect(parts("self.addChild(page, in: view)") == both)
    // The app's own function of the name says itself what it does.
    #expect(
      parts(
        "addChild(page, in: view)",
        "extension UIViewController { func addChild(_ page: UIViewController, in view: UIView) {} }"
      ) == [])
  }
}
