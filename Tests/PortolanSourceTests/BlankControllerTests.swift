import PortolanModel
import Testing

/// Controllers of UIKit's own class that code makes and shows as they are, with nothing in them.
@Suite struct BlankControllerTests {
  /// A stack of the app's own that pushes one, so as to take it off again, is still seen through.
  @Test func aStackThatPushesOneIsNoScreen() {
    let chart = Charted(
      """
      class CarefulStack: UINavigationController {
        var asks: ((UIViewController?) -> Bool)?
        override func popViewController(animated: Bool) -> UIViewController? {
          if let asks, !asks(viewControllers.last) {
            pushViewController(UIViewController(), animated: false)
            return super.popViewController(animated: false)
          }
          return super.popViewController(animated: animated)
        }
      }
      extension UIViewController {
        func inStack() -> UIViewController { CarefulStack(rootViewController: self) }
      }
      class HomeController: UIViewController {
        @objc func lockTapped() {
          let page = LockController()
          present(page.inStack(), animated: true)
        }
      }
      class LockController: UIViewController {}
      """)
    #expect(chart.links == ["HomeController present(_:animated:) sheet → LockController"])
  }
}
