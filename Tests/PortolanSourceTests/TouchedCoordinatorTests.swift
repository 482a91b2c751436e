import PortolanModel
import Testing

/// Controls that call a coordinator's function by its selector.
@Suite struct TouchedCoordinatorTests {
  private func links(_ code: String, start: String = "stack.viewControllers = [list]") -> [String] {
    Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: ListFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          flow = ListFlow()
          window?.rootViewController = flow?.stack
          flow?.start()
        }
      }
      class ListFlow: NSObject {
        let stack = UINavigationController()
        \(code)
        func start() { \(start) }
        @objc private func addTapped() { stack.pushViewController(AddController(), animated: true) }
        @objc private func faceTapped(_ sender: UIButton) { stack.present(FaceController(), animated: true) }
      }
      class ListController: UIViewController { let face = UIButton() }
      class AddController: UIViewController {}
      class FaceController: UIViewController {}
      """
    ).links.sorted()
  }

  private static let add =
    "ListController pushViewController(_:animated:) drillDown → AddController"
  private static let face = "ListController present(_:animated:) sheet → FaceController"

  @Test(arguments: [
    """
    private lazy var list: ListController = {
      let list = ListController()
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #selector(addTapped))
      return list
    }()
    """,
    """
    private lazy var list: ListController = {
      let list = ListController()
      let add = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTapped))
      list.navigationItem.rightBarButtonItems = [add]
      return list
    }()
    """,
  ])
  func aBarsItemIsTheScreens(_ code: String) {
    #expect(links(code) == [Self.add])
  }

  @Test func aButtonOfTheScreenIs() {
    let code = """
      private let list = ListController()
      override init() {
        super.init()
        list.face.addTarget(self, action: #selector(faceTapped), for: .touchUpInside)
      }
      """
    #expect(links(code) == [Self.face])
  }

  @Test func aGestureIs() {
    let start = """
      let list = ListController()
      let tap = UITapGestureRecognizer(target: self, action: #selector(addTapped))
      list.view.addGestureRecognizer(tap)
      stack.viewControllers = [list]
      """
    #expect(links("", start: start) == [Self.add])
  }

  /// What others are told, or nobody's controls, is no screen's.
  @Test(arguments: [
    "list.face.addTarget(other, action: #selector(addTapped), for: .touchUpInside)",
    "button.addTarget(self, action: #selector(addTapped), for: .touchUpInside)",
  ])
  func otherTargetsAreNot(_ code: String) {
    let start = "let list = ListController(); \(code); stack.viewControllers = [list]"
    #expect(links("", start: start) == [])
  }
}
