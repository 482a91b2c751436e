import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Controllers that a container is given: one by one, in lists, and wrapped by functions that others share.
@Suite struct ControllerListTests {
  private static let app = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        window?.rootViewController = BarController()
        return true
      }
    }
    final class StyledStack: UINavigationController {
      convenience init(rootViewController: UIViewController, style: Int) {
        self.init(rootViewController: rootViewController)
      }
    }
    enum Wrapping {
      static func stack(_ page: UIViewController) -> StyledStack {
        StyledStack(rootViewController: page, style: 1)
      }
    }
    class FeedController: UIViewController {}
    class SearchController: UIViewController {}
    class QueueController: UIViewController {}
    """

  @Test(arguments: [
    "viewControllers = [FeedController(), Wrapping.stack(SearchController()), QueueController()]",
    "setViewControllers([FeedController(), SearchController(), QueueController()], animated: false)",
    """
    let pages = [FeedController(), SearchController(), QueueController()]
    viewControllers = pages
    """,
    """
    let pages = [FeedController(), SearchController(), QueueController()]
    self.viewControllers = pages.map { StyledStack(rootViewController: $0, style: 2) }
    """,
    """
    var pages = [UIViewController]()
    let feed = FeedController()
    let search: UIViewController
    search = SearchController()
    if isLong {
      let queue = QueueController()
      pages = [feed, search, queue]
    } else {
      pages = [feed, search]
    }
    viewControllers = pages.map { page in Wrapping.stack(page) }
    """,
    """
    var pages = [FeedController(), UINavigationController(rootViewController: SearchController())]
    pages.append(StyledStack(rootViewController: QueueController(), style: 3))
    viewControllers = pages
    """,
  ])
  func aBarOfTabsLeadsToEachOfItsControllers(_ code: String) {
    let chart = Charted(
      """
      final class BarController: UITabBarController {
        override func viewDidLoad() {
          \(code)
        }
      }
      \(Self.app)
      """)
    #expect(
      chart.links == [
        "BarController viewControllers tab → FeedController",
        "BarController viewControllers tab → SearchController",
        "BarController viewControllers tab → QueueController",
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.BarController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aTabIsCalledWhatItsItemSays() {
    let chart = Charted(
      """
      final class BarController: UITabBarController {
        override func viewDidLoad() {
          let feed = FeedController()
          feed.tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)
          let search = StyledStack(rootViewController: SearchController(), style: 1)
          search.tabBarItem = UITabBarItem(title: "Find", image: nil, tag: 1)
          viewControllers = [Wrapping.stack(feed), search, QueueController()]
        }
      }
      \(Self.app)
      """)
    #expect(
      chart.screen("BarController")?.links.map { $0.title ?? "" } == ["News", "Find", ""])
  }

  @Test(arguments: [
    ("present(Wrapping.stack(QueueController()), animated: true)", "sheet"),
    (
      "let queue = QueueController(); present(Wrapping.cover(for: queue), animated: true)",
      "fullScreenCover"
    ),
    (
      """
      let action = Choice(title: "Queue") {
        let queue = QueueController()
        let stack = Wrapping.cover(for: queue)
        self.present(stack, animated: true)
      }
      list.append(action)
      """, "fullScreenCover"
    ),
  ])
  func aFunctionThatOthersShareWrapsWhatIsPresented(_ code: String, _ presentation: String) {
    let chart = Charted(
      """
      final class BarController: UIViewController {
        func openQueue() {
          \(code)
        }
      }
      extension Wrapping {
        static func cover(for page: UIViewController) -> StyledStack {
          let stack = StyledStack(rootViewController: page, style: 2)
          stack.modalPresentationStyle = .fullScreen
          return stack
        }
      }
      \(Self.app)
      """)
    #expect(
      chart.links == ["BarController present(_:animated:) \(presentation) → QueueController"])
  }

  @Test func aHostOfTheAppsOwnShowsTheViewThatItIsGiven() {
    let chart = Charted(
      """
      final class BarController: UIViewController {
        func openNotes() {
          let notes = NotesView()
          let host = StyledHost(rootView: notes.environmentObject(theme).padding())
          present(host, animated: true)
        }
      }
      class StyledHost<Content: View>: UIHostingController<Content> {}
      struct NotesView: View { var body: some View { Text("Notes") } }
      \(Self.app)
      """)
    #expect(chart.links == ["BarController present(_:animated:) sheet → NotesView"])
  }

  /// Whoever gives a bar of the app's own its controllers, they are the bar's tabs.
  @Test(arguments: [
    "bar.setViewControllers([FeedController(), SearchController()], animated: false)",
    "bar.viewControllers = [FeedController(), SearchController()]",
    """
    var tabs = [UIViewController]()
    tabs.append(UINavigationController(rootViewController: FeedController()))
    tabs.append(UINavigationController(rootViewController: SearchController()))
    bar.setViewControllers(tabs, animated: false)
    """,
  ])
  func aBarIsFilledBySomebodyElse(_ code: String) {
    let chart = Charted(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow()
        lazy var guide = Guide(window: window)
        func application(_ application: UIApplication) -> Bool { guide.start(); return true }
      }
      class BarController: UITabBarController {}
      final class Guide {
        let window: UIWindow
        init(window: UIWindow) { self.window = window }
        private lazy var bar = BarController()
        func start() {
          \(code)
          window.rootViewController = bar
        }
      }
      class FeedController: UIViewController {}
      class SearchController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "BarController viewControllers tab → FeedController",
        "BarController viewControllers tab → SearchController",
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.BarController"])
  }

  @Test(arguments: [
    (
      "navigationController?.setViewControllers([FeedController(), QueueController()], animated: true)",
      2
    ),
    ("navigationController?.viewControllers = [self, QueueController()]", 1),
    (
      """
      let pages: [UIViewController] = [QueueController()]
      navigationController?.setViewControllers(pages, animated: true)
      """, 1
    ),
    (
      """
      guard let navigationController else { return }
      var stack = navigationController.viewControllers
      stack.removeLast()
      stack.append(QueueController())
      navigationController.setViewControllers(stack, animated: true)
      """, 1
    ),
    (
      """
      guard let navigationController else { return }
      var stack = navigationController.viewControllers.filter { !($0 is StartController) }
      stack.append(QueueController())
      navigationController.setViewControllers(stack, animated: true)
      """, 1
    ),
    (
      """
      let queue = QueueController()
      let stack = Array(navigationController.viewControllers.dropLast())
      navigationController.setViewControllers(stack + [queue], animated: true)
      """, 1
    ),
    (
      """
      guard var pages = navigationController?.viewControllers else { return }
      pages.removeLast()
      pages.append(QueueController())
      navigationController?.setViewControllers(pages, animated: true)
      """, 1
    ),
    (
      """
      if var pages = navigationController?.viewControllers {
        pages.append(QueueController())
        navigationController?.viewControllers = pages
      }
      """, 1
    ),
    (
      """
      guard var pages = other?.viewControllers else { return }
      pages.append(QueueController())
      other?.setViewControllers(pages, animated: true)
      """, 0
    ),
    ("navigationController?.pushRoot(QueueController())", 1),
    ("navigationController?.exchange(for: QueueController())", 1),
    ("other.pushRoot(QueueController())", 0),
    ("Stacks.exchange(navigationController!, for: QueueController())", 1),
    (
      """
      var pages = other.viewControllers
      pages.append(QueueController())
      other.setViewControllers(pages, animated: true)
      """, 0
    ),
  ])
  func aControllerReplacesTheStackInWhichItStands(_ code: String, _ count: Int) {
    let chart = Charted(
      """
      class StartController: UIViewController {
        var other: UINavigationController
        func tapped() {
          \(code)
        }
      }
      class FeedController: UIViewController {}
      class QueueController: UIViewController {}
      extension UINavigationController {
        func pushRoot(_ page: UIViewController) {
          var pages: [UIViewController] = []
          if let first = viewControllers.first { pages.append(first) }
          pages.append(page)
          setViewControllers(pages, animated: true)
        }
        func exchange(for page: UIViewController) {
          var pages = self.viewControllers
          pages.removeLast()
          pages.append(page)
          viewControllers = pages
        }
      }
      enum Stacks {
        static func exchange(_ stack: UINavigationController, for page: UIViewController) {
          stack.setViewControllers([page], animated: true)
        }
      }
      """)
    let links = chart.links
    #expect(chart.slots == [])
    #expect(links.count == count)
    if count > 0 { #expect(links.last?.hasSuffix("drillDown → QueueController") == true) }
  }

  @Test(
    "What a function gives for each of some values is a page for each, however the list is filled",
    arguments: [
      "var pages = [UIViewController](); pages.insert(feed, at: 0); pages.insert(queue, at: 1); viewControllers = pages",
      "var pages = [UIViewController](); for tab in Tab.allCases { pages.append(page(of: tab)) }; viewControllers = pages",
      """
      viewControllers = {
        var pages = [UIViewController]()
        let tabs: [Tab] = [.feed, .queue]
        tabs.forEach { tab in pages.insert(page(of: tab), at: tab.rawValue) }
        return pages
      }()
      """,
      "viewControllers = Tab.allCases.map { page(of: $0) }",
      "viewControllers = Tab.allCases.map(page)",
    ])
  func aListHasAPageForEachCase(_ code: String) {
    let chart = Charted(
      """
      enum Tab: Int, CaseIterable { case feed, queue }
      final class BarController: UITabBarController {
        private let feed = FeedController()
        private let queue = QueueController()
        override func viewDidLoad() {
          \(code)
        }
        private func page(of tab: Tab) -> UIViewController {
          switch tab {
          case .feed: return feed
          case .queue: return queue
          }
        }
      }
      class FeedController: UIViewController {}
      class QueueController: UIViewController {}
      """)
    #expect(
      chart.links == [
        "BarController viewControllers tab → FeedController",
        "BarController viewControllers tab → QueueController",
      ])
  }
}
