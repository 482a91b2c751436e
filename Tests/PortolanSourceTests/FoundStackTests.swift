import PortolanModel
import Testing

/// Stacks that a service finds on the screen: what it pushes there, whoever calls it leads to.
@Suite struct FoundStackTests {
  private static func links(_ push: String, _ finder: String) -> [String] {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window = UIWindow()
          let home = HomeController()
          home.guide = Guide(window: window!)
          window?.rootViewController = UINavigationController(rootViewController: home)
          return true
        }
      }
      class Guide {
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func push(_ controller: UIViewController) {
          \(push)
        }
        private func top() -> UINavigationController? {
          \(finder)
        }
      }
      class HomeController: UIViewController {
        var guide: Guide!
        @objc func tapped() { guide.push(TideController()) }
      }
      class TideController: UIViewController {}
      """
    ).links
  }

  @Test(arguments: [
    "guard let stack = top() else { return }\nstack.pushViewController(controller, animated: true)",
    "let stack = top()\nstack?.pushViewController(controller, animated: true)",
    "top()?.pushViewController(controller, animated: true)",
  ])
  func whatIsPushedThereIsLedTo(_ push: String) {
    let finder = """
      var top = window.rootViewController
      while let presented = top?.presentedViewController { top = presented }
      return top as? UINavigationController
      """
    #expect(
      Self.links(push, finder) == [
        "HomeController pushViewController(_:animated:) drillDown → TideController"
      ])
  }

  /// A stack that a function makes is none that is there: it begins with what is pushed.
  @Test func aStackThatIsMadeIsFilled() {
    let push = """
      guard let stack = top() else { return }
      stack.pushViewController(controller, animated: true)
      window.rootViewController?.present(stack, animated: true)
      """
    #expect(
      Self.links(push, "return UINavigationController()") == [
        "HomeController present(_:animated:) sheet → TideController"
      ])
  }
}
