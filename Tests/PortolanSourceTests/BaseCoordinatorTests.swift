import PortolanModel
import Testing

/// Coordinators that have from a base class how they show screens.
@Suite struct BaseCoordinatorTests {
  /// What a protocol brings to a base class, its heirs have.
  @Test(arguments: [
    "put(page, on: navigation)", "navigation.pushViewController(page, animated: true)",
  ])
  func aBaseClassMayPushByItsProtocol(_ push: String) {
    let chart = Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var coordinator: ListCoordinator?
        func scene(_ scene: UIScene) {
          let window = UIWindow()
          let navigation = UINavigationController()
          coordinator = ListCoordinator(navigation: navigation)
          coordinator?.start()
          window.rootViewController = navigation
        }
      }
      protocol Coordinator: AnyObject {}
      extension Coordinator {
        func put(_ page: UIViewController, on navigation: UINavigationController) {
          navigation.pushViewController(page, animated: true)
        }
      }
      class BaseCoordinator: Coordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {}
        func put(_ page: UIViewController) { \(push) }
      }
      final class ListCoordinator: BaseCoordinator, ListDelegate {
        override func start() {
          let list = ListController()
          list.delegate = self
          put(list)
        }
        func listDidPick() {
          let child = DetailCoordinator(navigation: navigation)
          child.start()
        }
      }
      final class DetailCoordinator: BaseCoordinator {
        override func start() { put(DetailController()) }
      }
      protocol ListDelegate: AnyObject { func listDidPick() }
      class ListController: UIViewController {
        weak var delegate: ListDelegate?
        func tapped() { delegate?.listDidPick() }
      }
      class DetailController: UIViewController {}
      """)
    #expect(chart.model.roots == [Root(screen: "App.ListController", how: .main)])
    #expect(
      chart.links == ["ListController pushViewController(_:animated:) drillDown → DetailController"]
    )
  }
}
