import PortolanModel
import Testing

/// Stacks of the app's own around a controller of which nobody knows what it is: they are no pages themselves.
@Suite struct StackAroundUnseenTests {
  private static func chart(delegate: String = "", _ code: String, stacks: String = "") -> Charted {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var pilot: Pilot?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = ChartController()
          pilot = Pilot(window: window)
          return true
        }
        func application(_ app: UIApplication, open url: URL) -> Bool {
          \(delegate)
          return true
        }
      }
      class Pilot {
        let window: UIWindow?
        init(window: UIWindow?) { self.window = window }
        func show(_ page: UIViewController, isFirst: Bool) {
          let stack: UINavigationController = {
            if isFirst { return FirstStack(rootViewController: page) }
            else { return LaterStack(rootViewController: page) }
          }()
          window?.rootViewController?.present(stack, animated: true)
        }
      }
      class ChartController: UIViewController {
        func begin() { \(code) }
      }
      class FirstStack: UINavigationController {}
      class LaterStack: UINavigationController {}
      \(stacks)
      class TideController: UIViewController {}
      """)
  }

  @Test func aDelegateLeadsToWhatIsKnown() {
    let chart = Self.chart(
      delegate: """
        pilot?.show(Library.page(for: url), isFirst: true)
        pilot?.show(TideController(), isFirst: true)
        """, "")
    #expect(chart.links == ["ChartController present(_:animated:) sheet → TideController"])
    #expect(chart.model.screens.map(\.type) == ["ChartController", "TideController"])
  }

  @Test(arguments: [
    "present(FirstStack(rootViewController: Library.page()), animated: true)",
    "let page = Library.page()\nlet stack = FirstStack(rootViewController: page)\npresent(stack, animated: true)",
    """
    let stack = {
      if isFirst { return FirstStack(rootViewController: Library.page()) }
      else { return LaterStack(rootViewController: Library.page()) }
    }()
    present(stack, animated: true)
    """,
  ])
  func aControllerLeadsToSomething(_ code: String) {
    let chart = Self.chart(code)
    #expect(chart.links == ["ChartController present(_:animated:) sheet"])
    #expect(chart.model.screens.map(\.type) == ["ChartController"])
  }

  /// What a function is handed to show, each call of it leads to.
  @Test func aFunctionLeadsToWhatItIsHanded() {
    let chart = Self.chart(
      "show(Library.page())\nshow(TideController())",
      stacks: """
        extension ChartController {
          func show(_ page: UIViewController) {
            present(FirstStack(rootViewController: page), animated: true)
          }
        }
        """)
    #expect(chart.links == ["ChartController present(_:animated:) sheet → TideController"])
  }

  /// One that puts something into itself is what is shown.
  @Test func aStackThatFillsItselfIsLedTo() {
    let chart = Self.chart(
      "present(TideStack(rootViewController: Library.page()), animated: true)",
      stacks: """
        class TideStack: UINavigationController {
          override func viewDidLoad() { pushViewController(TideController(), animated: false) }
        }
        """)
    #expect(
      chart.links == [
        "ChartController present(_:animated:) sheet → TideStack",
        "TideStack pushViewController(_:animated:) drillDown → TideController",
      ])
  }
}
