import PortolanModel
import Testing

/// What UIKit's controllers say of themselves, and what their cells do.
@Suite struct ControllerViewTests {
  private static let author = """
    class AuthorController: UIViewController {
      @objc func tap() { present(HelpController(), animated: true) }
    }
    class HelpController: UIViewController {}
    """

  @Test func aCellPushesForTheControllerThatRegistersIt() {
    let chart = Charted(
      """
      class ListController: UITableViewController {
        override func viewDidLoad() { tableView.register(BookCell.self, forCellReuseIdentifier: "") }
      }
      class BoxController: UIViewController {
        let header = HeaderView()
        override func viewDidLoad() { view.addSubview(HeaderView()) }
      }
      class BaseCell: UITableViewCell {}
      class BookCell: BaseCell {
        @objc func authorTap() { App.shared.nav?.pushViewController(AuthorController(), animated: true) }
      }
      class HeaderView: UIView {
        @objc func helpTap() { App.shared.top?.present(HelpController(), animated: true) }
      }
      \(Self.author)
      """)
    #expect(
      chart.links.sorted() == [
        "AuthorController present(_:animated:) sheet → HelpController",
        "BoxController present(_:animated:) sheet → HelpController",
        "ListController pushViewController(_:animated:) drillDown → AuthorController",
      ])
  }

  /// Wherever a view comes from that a controller puts into its own, it presents for that controller, and is no screen.
  @Test(arguments: [
    "Loader<SailView>.make(\"Sail\")",
    "Bundle.main.loadNibNamed(\"SailView\", owner: nil)?.first as? SailView",
  ])
  func aViewFromANibPresentsForTheControllerThatAddsIt(_ maker: String) throws {
    let chart = Charted(
      """
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = DeckController()
          return true
        }
      }
      class DeckController: UIViewController {
        override func viewDidLoad() {
          if let made = \(maker) {
            made.prepare(for: self)
            view.addSubview(made)
          }
        }
      }
      class Loader<Made: UIView> {
        static func make(_ name: String) -> Made? {
          UINib(nibName: name, bundle: nil).instantiate(withOwner: nil)[0] as? Made
        }
      }
      class SailView: UIView {
        private var host: DeckController?
        func prepare(for host: DeckController) { self.host = host }
        func menu() -> UIMenu {
          UIMenu(children: [UIAction(title: "Author") { _ in
            let page = AuthorController()
            let stack = UINavigationController(rootViewController: page)
            self.host?.present(stack, animated: true)
          }])
        }
      }
      \(Self.author)
      """)
    #expect(
      chart.links.sorted() == [
        "AuthorController present(_:animated:) sheet → HelpController",
        "DeckController present(_:animated:) sheet → AuthorController",
      ])
    #expect(chart.screen("SailView") == nil)
    #expect(try chart.findings("unreachable-screen").isEmpty)
  }

  /// Of what a library's class is, its name tells; and what a hosting controller shows, its type.
  @Test func aViewOfALibrarysClassPresentsWhatItMakesLater() {
    let chart = Charted(
      """
      class BoxController: UIViewController {
        override func viewDidLoad() { view.addSubview(ConsoleView()) }
      }
      class ConsoleView: Terminal.TerminalView {
        func closed() {
          var window: UIHostingController<ClosedView>!
          window = UIHostingController(rootView: ClosedView { window.dismiss(animated: true) })
          App.shared.top?.present(window, animated: true)
        }
      }
      struct ClosedView: View {
        let onClose: () -> Void
        var body: some View { Button("OK", action: onClose) }
      }
      """)
    #expect(
      chart.links == ["BoxController present(_:animated:) sheet → ClosedView"])
  }

  @Test func aCellMayBeRegisteredByAFunctionOfTheAppsOwn() {
    let chart = Charted(
      """
      class ListController: UITableViewController {
        override func viewDidLoad() { register(BookCell.self, in: tableView) }
        func help() { make(HelpCell.self) }
      }
      func register(_ cell: AnyClass, in table: UITableView) {
        table.register(cell, forCellReuseIdentifier: "\\(cell)")
      }
      extension UIViewController { func make<T>(_ type: T.Type) {} }
      class BookCell: UITableViewCell {
        @objc func authorTap() { App.shared.nav?.pushViewController(AuthorController(), animated: true) }
      }
      class HelpCell: UITableViewCell {
        @objc func tap() { App.shared.nav?.pushViewController(HelpController(), animated: true) }
      }
      \(Self.author)
      """)
    #expect(
      chart.links.sorted() == [
        "AuthorController present(_:animated:) sheet → HelpController",
        "ListController pushViewController(_:animated:) drillDown → AuthorController",
        "ListController pushViewController(_:animated:) drillDown → HelpController",
      ])
  }

  @Test func whatAHelperShowsTheControllerShowsThatCallsIt() {
    let chart = Charted(
      """
      class ListController: UITableViewController {
        override func viewDidLoad() { tableView.register(BookCell.self, forCellReuseIdentifier: "") }
        func tap() { Links.open(URL(string: "author")!) }
      }
      class BookCell: UITableViewCell {
        @objc func helpTap() { Session.shared.ask { Session.shared.count() } }
      }
      class QuietController: UIViewController { func tap() { Session.shared.count() } }
      enum Links {
        static func open(_ url: URL) { show(AuthorController()) }
        private static func show(_ page: UIViewController) {
          UIApplication.shared.topController?.show(page, sender: nil)
        }
      }
      class Session {
        static let shared = Session()
        var number = 0
        func ask(then work: @escaping () -> Void) {
          guard number > 3 else {
            UIApplication.shared.topController?.present(HelpController(), animated: true)
            return
          }
          work()
        }
        func count() { number += 1 }
      }
      \(Self.author)
      """)
    #expect(
      chart.links.sorted() == [
        "AuthorController present(_:animated:) sheet → HelpController",
        "ListController present(_:animated:) sheet → HelpController",
        "ListController show(_:sender:) drillDown → AuthorController",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aControllerSaysHowItIsPresented() {
    let chart = Charted(
      """
      class ListController: UIViewController {
        func first() { present(LoginController(), animated: true) }
        func second() { present(SignUpController(), animated: true) }
        func third() {
          let login = LoginController()
          login.modalPresentationStyle = .popover
          present(login, animated: true)
        }
      }
      class LoginController: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); self.modalPresentationStyle = .fullScreen }
      }
      class SignUpController: LoginController {}
      """)
    #expect(
      chart.links == [
        "ListController present(_:animated:) fullScreenCover → LoginController",
        "ListController present(_:animated:) fullScreenCover → SignUpController",
        "ListController present(_:animated:) popover → LoginController",
      ])
  }

  @Test func aNavigationControllerOfTheAppsOwnIsNoPage() {
    let chart = Charted(
      """
      class BaseNav: UINavigationController {
        override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
      }
      class HelpNav: BaseNav {
        init(topic: String) {
          let help = HelpController()
          super.init(rootViewController: help)
        }
      }
      class ListController: UIViewController {
        func reply() {
          let author = AuthorController()
          author.title = "x"
          let nav = BaseNav(rootViewController: author)
          navigationController?.present(nav, animated: true)
        }
        func help() { present(HelpNav(topic: ""), animated: true) }
      }
      \(Self.author)
      """)
    #expect(
      chart.links.sorted() == [
        "AuthorController present(_:animated:) sheet → HelpController",
        "ListController present(_:animated:) sheet → AuthorController",
        "ListController present(_:animated:) sheet → HelpNav",
      ])
    #expect(
      chart.slots == ["HelpNav.helpController always child: helpController inline → HelpController"]
    )
  }

  /// What a view's code takes in hand when something happens is not shown in its place.
  @Test func aControllerThatIsHandedOnIsNoPartOfAView() {
    let chart = Charted(
      """
      @main struct StatsApp: App { var body: some Scene { WindowGroup { StatsBox() } } }
      struct StatsBox: View {
        @State private var engine: EngineController?
        var body: some View {
          if let engine {
            StatsView(engine: engine)
          } else {
            Text("").onAppear { engine = EngineController.shared }
          }
        }
      }
      struct StatsView: View {
        let engine: EngineController
        var body: some View { Text("") }
      }
      class EngineController: UIViewController {
        static var shared: EngineController?
        func settingsTapped() { present(HelpController(), animated: true) }
      }
      class HelpController: UIViewController {}
      """)
    #expect(chart.slots == [])
  }

  /// A view of UIKit's that makes a controller to have another present it, and asks the controller for something first, does not show
  /// it; the controller in whose nib the view is presents it.
  @Test(arguments: [
    "if let sheet = page.sheetPresentationController { sheet.detents = [.medium()] }",
    "if page.isReady() { print(1) }", "page.prepare()", "print(presenter.view.bounds)", "",
  ])
  func aViewThatOnlyAsksAControllerShowsItNowhere(_ question: String) throws {
    let chart = Charted(
      """
      @main final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = DeckController()
          return true
        }
      }
      protocol Presenter: AnyObject { func presenter() -> UIViewController }
      class DeckController: UIViewController, Presenter {
        @IBOutlet var footer: FooterView! { didSet { footer.delegate = self } }
        func presenter() -> UIViewController { self }
      }
      class BargeController: UIViewController, Presenter {
        func presenter() -> UIViewController { self }
      }
      class FooterView: UIView {
        weak var delegate: Presenter?
        @IBAction func moreTapped() {
          guard let delegate else { return }
          let page = AuthorController()
          let presenter = delegate.presenter()
          \(question)
          presenter.present(page, animated: true)
        }
      }
      \(Self.author)
      """)
    #expect(chart.slots == [])
    #expect(
      chart.links.sorted() == [
        "AuthorController present(_:animated:) sheet → HelpController",
        "DeckController present(_:animated:) sheet → AuthorController",
      ])
    #expect(chart.screen("FooterView") == nil)
  }

  /// What it puts the controller's own view into, shows that.
  @Test func aViewThatTakesAControllersViewShowsIt() {
    let chart = Charted(
      """
      class FooterView: UIView {
        weak var owner: UIViewController?
        func fill() {
          let page = AuthorController()
          addSubview(page.view)
        }
      }
      \(Self.author)
      """)
    #expect(
      chart.slots == [
        "FooterView.authorController always child: authorController inline → AuthorController"
      ])
  }
}
