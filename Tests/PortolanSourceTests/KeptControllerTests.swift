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
}
