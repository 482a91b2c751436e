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
}
