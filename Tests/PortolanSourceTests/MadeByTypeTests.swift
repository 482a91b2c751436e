import PortolanModel
import Testing

/// Controllers that code names by their types or by their nibs.
@Suite struct MadeByTypeTests {
  private static let push = """
    func push(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
    """

  private func links(_ code: String, _ more: String = "") -> [String] {
    Charted(
      """
      class HomeController: UITableViewController {
        \(code)
        \(code.contains("push(") ? Self.push : "")
      }
      class FirstController: UIViewController {}
      class SecondController: UIViewController {}
      \(more)
      """
    ).links.map { $0.replacing("pushViewController(_:animated:) drillDown", with: "pushes") }
  }

  @Test(arguments: [
    "func tap() { let type: UIViewController.Type = FirstController.self; push(type.init()) }",
    "func tap() { let type = FirstController.self; let page = type.init(); push(page) }",
    "func tap() { open(FirstController.self) }; func open(_ type: UIViewController.Type) { push(type.init()) }",
    "func tap() { make(FirstController.self) }; func make<T: UIViewController>(_ type: T.Type) { push(T()) }",
    "func tap() { push(FirstController(nibName: \"FirstController\", bundle: nil)) }",
  ])
  func aControllerIsMadeByItsType(_ code: String) {
    #expect(links(code) == ["HomeController pushes → FirstController"])
  }

  @Test(arguments: [
    "func tap(_ isNew: Bool) { let type = isNew ? FirstController.self : SecondController.self; push(type.init()) }",
    "func tap(_ isNew: Bool) { push(isNew ? FirstController() : SecondController()) }",
    "let pages: [UIViewController.Type] = [FirstController.self, SecondController.self]\n"
      + "func tap(_ number: Int) { push(pages[number].init()) }",
  ])
  func itMayBeOneOfSeveral(_ code: String) {
    #expect(
      links(code) == [
        "HomeController pushes → FirstController", "HomeController pushes → SecondController",
      ])
  }

  /// Functions of the app's own that have a storyboard make a controller, whose type only the call says.
  @Test(arguments: [
    "func tap() { push(Boards.first()) }", "func tap() { push(Boards.second()) }",
    "func tap() { push(Boards.third()) }", "func tap() { push(FirstController.fromBoard()) }",
    "func tap() { let page = Boards.main.make(FirstController.self); push(page) }",
  ])
  func aStoryboardsControllerIsOfTheTypeThatTheCallSays(_ code: String) {
    let boards = """
      enum Boards: String {
        case main
        func make<Page: UIViewController>(_ type: Page.Type) -> Page {
          UIStoryboard(name: rawValue, bundle: nil).instantiateViewController(withIdentifier: type.key) as! Page
        }
        static func first() -> UIViewController {
          let page = FirstController.fromBoard()
          page.title = "First"
          return page
        }
        static func second() -> UIViewController { FirstController.fromBoard(.main) }
        static func third() -> UIViewController { return Boards.main.make(FirstController.self) }
      }
      extension UIViewController {
        class var key: String { "\\(self)" }
        static func fromBoard(_ board: Boards = .main) -> Self { board.make(self) }
      }
      """
    #expect(links(code, boards) == ["HomeController pushes → FirstController"])
  }

  /// What is told a type and gives something else back, or is only asked, shows none of that type.
  @Test(arguments: [
    "func tap() { push(wrap(FirstController.self)) }; func wrap(_ type: UIViewController.Type) -> UIViewController { Other.page(type) }",
    "func tap() { push(made()) }; func made() -> UIViewController { FirstController.count(); return Other.page(nil) }",
  ])
  func aTypeThatIsOnlyMentionedIsNotShown(_ code: String) {
    #expect(
      links(
        code, "extension UIViewController { @discardableResult static func count() -> Int { 1 } }")
        == ["HomeController pushes"])
  }

  @Test func whereNobodyCanTellWhichTheLinkLeadsNowhere() {
    #expect(
      links("var type: UIViewController.Type?; func tap() { push(type!.init()) }")
        == ["HomeController pushes"])
  }

  @Test(arguments: [
    "tableView.register(UINib(nibName: \"BookCell\", bundle: nil), forCellReuseIdentifier: \"book\")",
    "_ = Bundle.main.loadNibNamed(\"BookCell\", owner: self, options: nil)?.first",
    "tableView.register(UINib(nibName: String(describing: BookCell.self), bundle: nil), forCellReuseIdentifier: \"\")",
  ])
  func aCellFromANibPushesForTheControllerThatLoadsIt(_ code: String) {
    #expect(
      links(
        "override func viewDidLoad() { \(code) }",
        """
        class BookCell: UITableViewCell {
          @objc func tap() { App.nav?.pushViewController(SecondController(), animated: true) }
        }
        """) == ["HomeController pushes → SecondController"])
  }

  // MARK: - Code that was not read

  private func unreachable(_ code: String) throws -> [String] {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = HomeController()
          return true
        }
      }
      class Routing: LibraryRouting {
        override func route(in router: Router, _ box: Box) { \(code) }
      }
      class HomeController: UIViewController { @objc func open() { present(HelpController(), animated: true) } }
      class PageController: UIViewController { @objc func open() { present(HelpController(), animated: true) } }
      class ListController<Model>: UIViewController { @objc func open() { present(HelpController(), animated: true) } }
      class HelpController: UIViewController {}
      class ListModel {}
      struct Kinds { func note(_ type: UIViewController.Type) {} }
      """)
    return try chart.findings("unreachable-screen")
  }

  @Test(arguments: [
    "router.register(PageController.self); router.register(ListController<ListModel>.self)",
    "box.register(type: UIViewController.self, factory: PageController.init); box.add(ListController<ListModel>.init)",
  ])
  func whatLibrariesAreHandedMayBeShown(_ code: String) throws {
    #expect(try unreachable(code) == [])
  }

  @Test(arguments: [
    "", "_ = box.isKind(of: PageController.self); _ = Bundle(for: ListController<ListModel>.self)",
    "Kinds().note(PageController.self)",
  ])
  func whatIsOnlyAskedIsNot(_ code: String) throws {
    #expect(
      try unreachable(code) == [
        "no way leads from a root to 'PageController'",
        "no way leads from a root to 'ListController'",
      ])
  }

  /// A variable may be set to one such controller here, and to another there.
  @Test func eachOfSeveralThatAVariableIsSetToIsShown() {
    let chart = Charted(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          var first: UIViewController?
          if isNew { first = Boards.one() } else { first = Boards.two() }
          window?.rootViewController = first
          return true
        }
      }
      enum Boards {
        static func one() -> UIViewController {
          let page = FirstController.fromBoard()
          return page
        }
        static func two() -> UIViewController { SecondController.fromBoard() }
      }
      extension UIViewController { static func fromBoard() -> Self { Board.make(self) } }
      class FirstController: UIViewController {}
      class SecondController: UIViewController {}
      """)
    #expect(
      chart.model.roots.map(\.screen) == ["App.FirstController", "App.SecondController"])
  }
}
