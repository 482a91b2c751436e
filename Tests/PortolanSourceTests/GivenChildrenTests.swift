import PortolanModel
import Testing

/// What containers and controllers are given to show by code that is not theirs, and the items of AppKit that wrap it.
@Suite struct GivenChildrenTests {
  private static let desk = """
    class ListController: NSViewController { @objc func plus() { presentAsSheet(PlusController()) } }
    class PageController: NSViewController { @objc func plus() { presentAsSheet(PlusController()) } }
    class PlusController: NSViewController {}
    """

  private static func delegate(_ code: String) -> String {
    """
    @main class Delegate: NSObject, NSApplicationDelegate {
      let window = NSWindowController(window: NSWindow())
      func applicationDidFinishLaunching(_ note: Notification) {
        \(code)
        window.showWindow(self)
      }
    }

    """
  }

  @Test(arguments: [
    "tabs.addTabViewItem(NSTabViewItem(viewController: list)); tabs.addTabViewItem(NSTabViewItem(viewController: PageController()))",
    "tabs.addChild(list); tabs.addChild(PageController())",
    "tabs.tabViewItems = [NSTabViewItem(viewController: list), NSTabViewItem(viewController: PageController())]",
  ])
  func aBarOfTabsOfAppKitIsFilledFromOutside(_ code: String) {
    let fill = "let list = ListController(); \(code); window.contentViewController = tabs"
    let own = Charted(
      Self.delegate("let tabs = DeskTabs(); " + fill) + Self.desk
        + "\nclass DeskTabs: NSTabViewController {}")
    #expect(own.model.roots.map(\.screen) == ["App.DeskTabs"])
    #expect(
      own.links.prefix(2) == [
        "DeskTabs viewControllers tab → ListController",
        "DeskTabs viewControllers tab → PageController",
      ])
    let plain = Charted(Self.delegate("let tabs = NSTabViewController(); " + fill) + Self.desk)
    #expect(plain.model.roots.map(\.screen) == ["App.Delegate"])
    #expect(plain.model.roots.first?.how == .main)
  }

  @Test func anItemSaysWhatIsWrittenOnItsTab() {
    let chart = Charted(
      Self.delegate(
        """
        let tabs = DeskTabs()
        let item = NSTabViewItem(viewController: ListController())
        item.label = "Lists"
        tabs.addTabViewItem(item)
        window.contentViewController = tabs
        """) + Self.desk + "\nclass DeskTabs: NSTabViewController {}")
    #expect(chart.screen("DeskTabs")?.links.map(\.title) == ["Lists"])
  }

  /// One that code makes as it is, and shows: it leads to the page of each tab, and not to the first alone.
  @Test(arguments: [
    "tabs.addTabViewItem(NSTabViewItem(viewController: ListController())); tabs.addTabViewItem(NSTabViewItem(viewController: PageController()))",
    "tabs.addChild(ListController()); tabs.addChild(PageController())",
    "tabs.tabViewItems = [NSTabViewItem(viewController: ListController()), NSTabViewItem(viewController: PageController())]",
  ])
  func whoShowsAPlainBarLeadsToEachOfItsTabs(_ code: String) {
    let kept = Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let window = NSWindow(contentViewController: DeskController())
        lazy var settings: NSWindowController = {
          let tabs = NSTabViewController()
          \(code)
          return NSWindowController(window: NSWindow(contentViewController: tabs))
        }()
        func applicationDidFinishLaunching(_ note: Notification) { window.makeKeyAndOrderFront(nil) }
        @IBAction func settingsClicked(_ sender: Any) { settings.showWindow(nil) }
      }
      class DeskController: NSViewController {}

      """ + Self.desk)
    #expect(
      kept.links.prefix(2) == [
        "DeskController showWindow(_:) window → ListController",
        "DeskController showWindow(_:) window → PageController",
      ])
    let presented = Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let window = NSWindow(contentViewController: DeskController())
        func applicationDidFinishLaunching(_ note: Notification) { window.makeKeyAndOrderFront(nil) }
      }
      class DeskController: NSViewController {
        @objc func open() { let tabs = NSTabViewController(); \(code); presentAsSheet(tabs) }
      }

      """ + Self.desk)
    #expect(
      presented.links.prefix(2) == [
        "DeskController presentAsSheet(_:) sheet → ListController",
        "DeskController presentAsSheet(_:) sheet → PageController",
      ])
  }

  /// Where a controller has one as its child, one tab is there at a time.
  @Test func aPlainBarInAControllerShowsOneTabAtATime() throws {
    let chart = Charted(
      """
      class BooksController: UIViewController { @objc func open() { present(PageController(), animated: true) } }
      class PageController: UIViewController { @objc func close() { present(BooksController(), animated: true) } }
      class ShellController: UIViewController {
        override func viewDidLoad() {
          let tabs = UITabBarController()
          tabs.viewControllers = [BooksController(), PageController()]
          addChild(tabs)
        }
      }
      """)
    let children = try #require(chart.screen("ShellController")).slots.filter {
      $0.arity == .always
    }
    #expect(children.map(\.name) == ["booksController", "pageController"])
    #expect(children.compactMap(\.branches).count == 2)
  }

  /// One that the controller keeps has its tabs for the controller.
  @Test(arguments: ["addChild(tabs); view.addSubview(tabs.view)", "addChild(self.tabs)"])
  func whatFillsAKeptBarAreTheControllersTabs(_ add: String) throws {
    let chart = Charted(
      """
      class BooksController: UIViewController { @objc func open() { present(PageController(), animated: true) } }
      class PageController: UIViewController {}
      class ShellController: UIViewController {
        private let tabs = UITabBarController()
        private let books = BooksController()
        override func viewDidLoad() {
          \(add)
          fill()
        }
        private func fill() {
          let stack = UINavigationController(rootViewController: books)
          stack.tabBarItem = UITabBarItem(title: "Books", image: nil, tag: 0)
          tabs.setViewControllers([stack, PageController()], animated: false)
        }
      }
      """)
    let shell = try #require(chart.screen("ShellController"))
    #expect(shell.slots == [])
    #expect(
      shell.links.map { "\($0.title ?? "") \($0.presentation.name) \($0.leadsTo ?? "")" } == [
        "Books tab App.BooksController", " tab App.PageController",
      ])
  }

  // MARK: - On the phone

  private static let shelf = """
    class BooksController: UIViewController { @objc func open() { present(PageController(), animated: true) } }
    class PageController: UIViewController { @objc func close() { present(BooksController(), animated: true) } }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        #
      }
    }

    """

  @Test(arguments: [
    "split.viewControllers = [UINavigationController(rootViewController: BooksController()), PageController()]",
    "split.setViewController(BooksController(), for: .primary); split.setViewController(PageController(), for: .secondary)",
  ])
  func aSplitViewOfTheAppsOwnIsFilledFromOutside(_ code: String) {
    let chart = Charted(
      Self.shelf.replacing(
        "#", with: "let split = ShelfSplit(); \(code); window?.rootViewController = split")
        + "class ShelfSplit: UISplitViewController {}")
    #expect(chart.model.roots.map(\.screen) == ["App.ShelfSplit"])
    #expect(
      chart.slots == [
        "ShelfSplit.booksController always child: booksController inline → BooksController",
        "ShelfSplit.pageController always child: pageController inline → PageController",
      ])
  }

  /// A stack of the app's own class around something else is no screen that shows it.
  @Test func aStackOfTheAppsOwnIsNone() {
    let chart = Charted(
      Self.shelf.replacing(
        "#",
        with:
          "let stack = DarkStack(); stack.viewControllers = [BooksController()]; window?.rootViewController = stack"
      ) + "class DarkStack: UINavigationController {}")
    #expect(chart.model.roots.map(\.screen) == ["App.BooksController"])
    #expect(chart.slots == [])
  }

  @Test(arguments: ["list.addChild(hints)", "list.add(hints, in: list.box)"])
  func aCoordinatorAddsAChildToAControllerThatItKeeps(_ code: String) {
    let chart = Charted(
      """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack
          Flow(stack: stack).start()
          return true
        }
      }
      final class Flow {
        weak var stack: UINavigationController?
        weak var list: ListController?
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let list = ListController()
          list.onSearch = { [weak self] in self?.showHints() }
          stack?.pushViewController(list, animated: false)
          self.list = list
        }
        func showHints() {
          guard let list else { return }
          let hints = HintsController()
          \(code)
        }
      }
      extension UIViewController {
        func add(_ child: UIViewController, in box: UIView) { addChild(child); box.addSubview(child.view) }
      }
      class ListController: UIViewController {
        var onSearch: (() -> Void)?
        let box = UIView()
        @objc func search() { onSearch?() }
      }
      class HintsController: UIViewController { @objc func open() { present(PageController(), animated: true) } }
      class PageController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ListController"])
    #expect(
      chart.slots == [
        "ListController.hintsController always child: hintsController inline → HintsController"
      ])
  }

  // MARK: - In an initialiser

  private static func frames(_ add: String, made: String) -> Charted {
    Charted(
      """
      class DeskController: UIViewController {
        @objc func edit() { \(made) }
        @objc func help() { present(FrameController(inner: HelpController()), animated: true) }
      }
      final class FrameController: UIViewController {
        private var inner: UIViewController
        init(inner: UIViewController) { self.inner = inner; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); \(add) }
      }
      extension UIViewController {
        func place(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }
      }
      class HelpController: UIViewController {}
      struct FormView: View {
        @State private var isPicking = false
        var body: some View { Button("") { isPicking = true }.sheet(isPresented: $isPicking) { Text("") } }
      }
      """)
  }

  @Test(arguments: [
    (
      "addChild(inner); view.addSubview(inner.view)",
      "present(FrameController(inner: UIHostingController(rootView: FormView())), animated: true)"
    ),
    (
      "place(inner)",
      "let form = UIHostingController(rootView: FormView()); let page = FrameController(inner: form); present(page, animated: true)"
    ),
  ])
  func aControllerEmbedsTheChildThatItIsMadeWith(_ add: String, _ made: String) {
    let chart = Self.frames(add, made: made)
    #expect(
      Set(chart.links) == ["DeskController present(_:animated:) sheet → FrameController"])
    #expect(
      chart.slots == [
        "FormView.isPicking atMostOne flag: isPicking sheet",
        "FrameController.formView always child: formView inline → FormView",
      ])
    #expect(chart.model.unresolved == [])
  }

  /// A controller that another only keeps, to tell it something, is no child.
  @Test func aControllerThatIsOnlyKeptIsNoChild() {
    let chart = Self.frames(
      "inner.title = title",
      made:
        "present(FrameController(inner: UIHostingController(rootView: FormView())), animated: true)"
    )
    #expect(!chart.slots.contains { $0.hasPrefix("FrameController") })
  }

  /// A container of the app's own that only has its functions' names from UIKit's shows what an app has it begin with.
  @Test(arguments: [
    (
      "stack.pushViewController(HomeController(), animated: false)",
      "addChild(page); view.addSubview(page.view)"
    ),
    ("stack.setViewControllers([HomeController()], animated: false)", "addChild(page)"),
  ])
  func anOwnContainerShowsWhatItBeginsWith(_ begin: String, _ show: String) {
    let chart = Self.ownContainer(begin, show)
    #expect(chart.model.roots.map(\.screen) == ["App.Shell"])
    #expect(
      chart.slots == ["Shell.homeController always child: homeController inline → HomeController"])
    #expect(chart.model.unresolved == [])
  }

  /// One that hands on what it is told to a stack around it shows none of that in its place.
  @Test func aContainerThatHandsOnShowsNothingInPlace() {
    let chart = Self.ownContainer(
      "stack.pushViewController(HomeController(), animated: false)",
      "navigationController?.pushViewController(page, animated: true)")
    #expect(chart.slots == [])
  }

  /// So does one that keeps what a function of its own is told, and adds one of that or another.
  @Test(arguments: [
    "[TideController(), WindController()]", "[page(for: .tide), page(for: .wind)]",
    "stops.map { Self.made(for: $0) }", "stops.map { stop in page(for: stop) }",
  ])
  func aControllerShowsWhatAFunctionOfItsOwnKeeps(_ pages: String) {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: MainFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          flow = MainFlow(stack: stack)
          flow?.start()
        }
      }
      enum Stop { case tide, wind }
      final class MainFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let pager = PagerController()
          let stops: [Stop] = [.tide, .wind]
          pager.set(pages: \(pages))
          stack.viewControllers = [pager]
        }
        func page(for stop: Stop) -> UIViewController { Self.made(for: stop) }
        static func made(for stop: Stop) -> UIViewController {
          switch stop {
          case .tide: return TideController()
          case .wind: return WindController()
          }
        }
      }
      final class PagerController: UIViewController {
        private var pages: [UIViewController] = []
        func set(pages: [UIViewController]) { self.pages = pages }
        override func viewDidLoad() { show(0) }
        func show(_ number: Int) {
          let page = pages[number]
          addChild(page)
          view.addSubview(page.view)
        }
      }
      class TideController: UIViewController {
        @objc func tapped() { present(LogController(), animated: true) }
      }
      class WindController: UIViewController {
        @objc func tapped() { present(LogController(), animated: true) }
      }
      class LogController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.PagerController"])
    #expect(
      chart.slots == [
        "PagerController.tideController always child: tideController inline → TideController",
        "PagerController.windController always child: windController inline → WindController",
      ])
    #expect(chart.model.unresolved == [])
  }

  private static func ownContainer(_ begin: String, _ show: String) -> Charted {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var main: MainFlow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let flow = MainFlow()
          main = flow
          window = UIWindow()
          window?.rootViewController = flow.root
          flow.start()
          return true
        }
      }
      final class MainFlow {
        private let stack = Shell()
        var root: UIViewController { stack }
        func start() { \(begin) }
      }
      class HomeController: UIViewController {
        @objc func logTapped() { present(LogController(), animated: true) }
      }
      class LogController: UIViewController {}
      class Shell: UIViewController {
        private var pages: [UIViewController] = []
        func setViewControllers(_ new: [UIViewController], animated: Bool) { put(new) }
        func pushViewController(_ page: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
          put(pages + [page])
          completion?()
        }
        private func put(_ new: [UIViewController]) {
          for page in new where !pages.contains(page) { \(show) }
          pages = new
        }
      }
      """)
  }
}
