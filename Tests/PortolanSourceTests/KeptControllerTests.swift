import PortolanModel
import Testing

/// Controllers that code keeps in a property, or in a variable of a view's, before they are shown.
@Suite struct KeptControllerTests {
  private static let pages = """
    struct CardView: View {
      @State private var asks = false
      var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
    }
    class ItemController: UIViewController {}
    class NewController: UIViewController {}
    """

  @Test(arguments: [
    """
    private let page: UIHostingController<CardView>
    init() { page = UIHostingController(rootView: CardView()); super.init(nibName: nil, bundle: nil) }
    override func viewDidLoad() { addChild(page); view.addSubview(page.view) }
    """,
    """
    private var page: UIHostingController<CardView>!
    override func viewDidLoad() {
      page = UIHostingController(rootView: CardView())
      addChild(page)
    }
    """,
    """
    private var page: UIViewController?
    override func viewDidLoad() {
      let made = UIHostingController(rootView: CardView())
      self.page = made
      fill()
    }
    func fill() { if let page { addChild(page) } }
    """,
    """
    private lazy var page = UIHostingController(rootView: CardView())
    override func viewDidLoad() { view.addSubview(page.view) }
    """,
    "override func loadView() { view = UIHostingController(rootView: CardView()).view }",
  ])
  func aControllerEmbedsWhatItKeeps(_ code: String) {
    let chart = Charted("class HomeController: UIViewController { \(code) }\n\(Self.pages)")
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeController") }
        == ["HomeController.cardView always child: cardView inline → CardView"])
    #expect(chart.model.unresolved == [])
  }

  @Test(arguments: [
    "func open() { page = ItemController(); present(page!, animated: true) }",
    "func make() { let made = ItemController(); self.page = made }; func open() { present(page!, animated: true) }",
    "func open() { page = ItemController(); guard let page else { return }; present(page, animated: true) }",
  ])
  func aControllerPresentsWhatItKeeps(_ code: String) {
    let chart = Charted(
      "class HomeController: UIViewController { private var page: UIViewController?; \(code) }\n\(Self.pages)"
    )
    #expect(chart.links == ["HomeController present(_:animated:) sheet → ItemController"])
  }

  @Test func whateverItMayKeepItLeadsTo() {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        private var page: UIViewController?
        func make() { page = ItemController() }
        func makeNew() { page = NewController() }
        func open() { present(page!, animated: true) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links == [
        "HomeController present(_:animated:) sheet → ItemController",
        "HomeController present(_:animated:) sheet → NewController",
      ])
  }

  /// Of the controllers that it keeps, code puts one or another in place.
  @Test(arguments: [
    "addChild(isNew ? new : item)",
    "let page: UIViewController = isNew ? new : item; add(page)",
    "let page = if case .new = kind { new } else { item }; add(page)",
    "let page: UIViewController; if isNew { page = new } else { page = item }; addChild(page)",
    "page = isNew ? new : item; addChild(page!)",
    "addChild(chosen)",
    "addChild(choose())",
  ])
  func aControllerEmbedsOneOfThoseThatItKeeps(_ code: String) throws {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        enum Kind { case new, item }
        private lazy var new = NewHomeController()
        private lazy var item = ItemHomeController()
        private var page: UIViewController?
        var chosen: UIViewController { isNew ? new : item }
        func choose() -> UIViewController { if isNew { return new }; return item }
        func show(_ kind: Kind, isNew: Bool) { \(code) }
        private func add(_ controller: UIViewController) { addChild(controller) }
      }
      class NewHomeController: UIViewController {
        func open() { navigationController?.pushViewController(NewController(), animated: true) }
      }
      class ItemHomeController: UIViewController {
        func open() { navigationController?.pushViewController(ItemController(), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeController") } == [
        "HomeController.itemHomeController always child: itemHomeController inline → ItemHomeController",
        "HomeController.newHomeController always child: newHomeController inline → NewHomeController",
      ])
    let branches = try #require(chart.screen("HomeController")).slots.map(\.branches)
    #expect(Set(branches.map { $0?.map(\.fork) }) == [[1]])
    #expect(Set(branches.map { $0?.map(\.arm) }) == [[1], [2]])
    #expect(chart.model.unresolved == [])
  }

  @Test(arguments: ["isNew ? new : ItemController()", "isNew ? new : item"])
  func aControllerPresentsOneOfThoseThatItKeeps(_ choice: String) {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        private lazy var new = NewController()
        private let item = ItemController()
        func open(_ isNew: Bool) {
          let page = \(choice)
          present(UINavigationController(rootViewController: page), animated: true)
        }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links == [
        "HomeController present(_:animated:) sheet → NewController",
        "HomeController present(_:animated:) sheet → ItemController",
      ])
  }

  /// What it keeps may be made step by step, be it kept by a library's object.
  @Test(arguments: [
    ("bar", "let page = ItemController(); bar = UINavigationController(rootViewController: page)"),
    (
      "bar",
      """
      let page = ItemController()
      let made = UINavigationController(rootViewController: page)
      made.isToolbarHidden = true
      bar = made
      """
    ),
    (
      "bar",
      """
      let card = CardView()
      let page = UIHostingController(rootView: card)
      bar = UINavigationController(rootViewController: page)
      """
    ),
    (
      "Menus.default.left",
      "let page = ItemController(); Menus.default.left = MenuBar(rootViewController: page)"
    ),
    (
      "Menus.default.left",
      """
      let card = CardView()
      let page = UIHostingController(rootView: card)
      let made = MenuBar(rootViewController: page)
      Menus.default.left = made
      """
    ),
  ])
  func whatIsKeptMayBeMadeStepByStep(_ kept: String, _ code: String) {
    for open in [
      "if let menu = \(kept) { present(menu, animated: true) }",
      "guard let menu = \(kept) else { return }; dismiss(animated: false) { self.present(menu, animated: true) }",
      "present(\(kept)!, animated: true)",
    ] {
      let chart = Charted(
        """
        class HomeController: UIViewController {
          private var bar: UINavigationController?
          override func viewDidLoad() { \(code) }
          func open() { \(open) }
        }
        \(Self.pages)
        """)
      let target = code.contains("CardView") ? "CardView" : "ItemController"
      #expect(chart.links == ["HomeController present(_:animated:) sheet → \(target)"])
      #expect(chart.slots.filter { $0.hasPrefix("HomeController") } == [])
      #expect(chart.model.unresolved == [])
    }
  }

  /// What a view is handed to do, its controller does in its own place.
  @Test func whatAKeptViewIsHandedIsNoPartOfIt() {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        private var menu: UINavigationController?
        private lazy var list = ListController()
        override func viewDidLoad() {
          let view = MenuView { self.show() }
          let page = UIHostingController(rootView: view)
          menu = UINavigationController(rootViewController: page)
        }
        func show() { addChild(list) }
        func open() { present(menu!, animated: true) }
      }
      struct MenuView: View {
        let onClose: () -> Void
        var body: some View { Button("Close", action: onClose) }
      }
      class ListController: UIViewController {
        func open() { navigationController?.pushViewController(ItemController(), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links.filter { $0.hasPrefix("HomeController") }
        == ["HomeController present(_:animated:) sheet → MenuView"])
    #expect(
      chart.slots.filter { $0.hasPrefix("HomeController") }
        == ["HomeController.listController always child: listController inline → ListController"])
  }

  /// What an action makes of UIKit's is not shown where the button stands.
  @Test(arguments: [
    (
      "let page = UIHostingController(rootView: CardView()); UIApplication.top?.present(page, animated: true)",
      "CardView"
    ),
    (
      """
      let page = UIHostingController(rootView: CardView())
      page.title = ""
      UIApplication.top?.present(UINavigationController(rootViewController: page), animated: true)
      """, "CardView"
    ),
    (
      "let page = ItemController(); UIApplication.top?.present(page, animated: true)",
      "ItemController"
    ),
  ])
  func anActionOfAViewPresentsByUIKit(_ code: String, _ target: String) {
    for action in ["{ \(code) }", "{ open() }", "(\"\", action: open)"] {
      let chart = Charted(
        """
        @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        extension UIApplication { static var top: UIViewController? { nil } }
        struct HomeView: View {
          var body: some View { Button\(action) }
          func open() { \(code) }
        }
        \(Self.pages)
        """)
      #expect(chart.links == ["HomeView present(_:animated:) sheet → \(target)"])
      #expect(chart.slots.filter { $0.hasPrefix("HomeView") } == [])
    }
  }

  /// What is made of itself, or of each other, has an end all the same.
  @Test(arguments: [
    "var page: UIViewController?; func open() { page = ItemController(); page = box(page!); present(page!, animated: true) }",
    "lazy var page = box(other); lazy var other = box(page); func open() { page = ItemController(); present(page, animated: true) }",
  ])
  func keptControllersMayBeMadeOfEachOther(_ code: String) {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        \(code)
        func box(_ page: UIViewController) -> UIViewController { UINavigationController(rootViewController: page) }
      }
      \(Self.pages)
      """)
    #expect(chart.links.allSatisfy { $0.hasPrefix("HomeController present(_:animated:) sheet") })
  }

  /// What a controller puts into the container that a storyboard embeds in it, it shows in place.
  @Test(arguments: [
    """
    private var pages: UIPageViewController!
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      self.pages = segue.destination as? UIPageViewController
    }
    func begin() { pages.setViewControllers([PageController()], direction: .forward, animated: false) }
    """,
    """
    func begin() { go(to: PageController()) }
    private func inner() -> UINavigationController? { children.first as? UINavigationController }
    private func go(to page: UIViewController) { inner()!.viewControllers = [page] }
    """,
    "func begin() { (children[0] as! UINavigationController).setViewControllers([PageController()], animated: false) }",
  ])
  func anEmbeddedContainerIsFilled(_ code: String) {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        \(code)
      }
      class PageController: UIViewController {
        @objc func open() { present(InfoController(), animated: true) }
      }
      class InfoController: UIViewController {}
      """)
    #expect(
      chart.slots == [
        "HomeController.pageController always child: pageController inline → PageController"
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Of the values that a variable is given once it was declared one or another stands in the container that a controller keeps.
  @Test(arguments: [
    "inner.viewControllers = [page]", "inner.setViewControllers([page], animated: false)",
    "let first = page!; inner.setViewControllers([first], animated: false)",
    """
    var stack = inner.viewControllers
    if stack.isEmpty { stack.append(page) } else { stack[0] = page }
    inner.setViewControllers(stack, animated: false)
    """,
  ])
  func aKeptContainerIsFilledWithOnePageOrAnother(_ fill: String) {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        private var inner = UINavigationController()
        override func viewDidLoad() { addChild(inner) }
        func show(_ stop: Stop) {
          let page: UIViewController!
          switch stop {
          case .north: page = NorthController()
          case .south:
            let south = SouthController()
            page = south
          }
          \(fill)
        }
      }
      enum Stop { case north, south }
      class NorthController: UIViewController {
        @objc func open() { present(InfoController(), animated: true) }
      }
      class SouthController: UIViewController {
        @objc func open() { present(InfoController(), animated: true) }
      }
      class InfoController: UIViewController {}
      """)
    let slots = chart.screen("HomeController")?.slots ?? []
    #expect(
      slots.map { slot in
        slot.name + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
      } == ["northController 1.1", "southController 1.2"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What a controller gives a view of its own to show, that view shows for it.
  @Test(arguments: [
    "let item = ItemController(); strip.page = item", "strip.page = ItemController()",
    "let item = ItemController(); strip.owner = self; strip.page = item",
  ])
  func aViewShowsWhatItIsGiven(_ code: String) {
    let chart = Charted(
      """
      class HomeController: UIViewController {
        private let strip = StripView()
        override func viewDidLoad() {
          strip.navigationController = navigationController
          \(code)
          view.addSubview(strip)
        }
      }
      class StripView: UIView {
        weak var navigationController: UINavigationController?
        weak var owner: UIViewController?
        var page: UIViewController?
        @objc func tapped() { if let page { navigationController?.pushViewController(page, animated: true) } }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links == ["HomeController pushViewController(_:animated:) drillDown → ItemController"])
    #expect(chart.model.unresolved == [])
  }

  /// What a closure makes is what is kept, not whom it tells of it.
  @Test func whomItTellsIsNotWhatIsKept() {
    let chart = Charted(
      """
      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [HomeController()] }
      }
      class Guide { let tabs = Tabs() }
      class HomeController: UIViewController {
        var guide: Guide!
        private lazy var hint: HintController = {
          let hint = HintController.make()
          hint.transitioningDelegate = guide.tabs
          return hint
        }()
        @objc func tapped() { present(hint, animated: true) }
      }
      """)
    #expect(chart.links.contains("HomeController present(_:animated:) sheet"))
    #expect(!chart.links.contains { $0.hasSuffix("→ Tabs") })
  }
}
