import PortolanModel
import Testing

/// Functions of the app's own that are called as UIKit's, and take something else.
@Suite struct NamedLikeUIKitTests {
  private func links(_ router: String, _ call: String) -> [String] {
    Charted(
      """
      enum Room: Hashable { case kitchen, cellar }
      protocol RoomProtocol: Hashable {}
      \(router)
      protocol HallDelegate: AnyObject { func hallWantsKitchen(_ hall: HallViewController) }
      final class HallViewController: UIViewController {
        weak var delegate: HallDelegate?
        @objc func tapped() { delegate?.hallWantsKitchen(self) }
      }
      final class KitchenViewController: UIViewController {}
      final class HouseFlow: HallDelegate {
        let hall = HallViewController()
        let router: Router\(router.contains("Router<") ? "<Room>" : "")
        func start() { hall.delegate = self }
        func hallWantsKitchen(_ hall: HallViewController) { router.\(call) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let flow = HouseFlow()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = flow.hall
          flow.start()
        }
      }
      """
    ).links
  }

  @Test(arguments: [
    "final class Router { func present(_ room: Room, animated: Bool = true) { go(room) } }",
    "final class Router<R: RoomProtocol> { func present(_ room: R, animated: Bool) { go(room) } }",
  ])
  func aRouteIsNoController(_ router: String) {
    #expect(links(router, "present(.kitchen, animated: true)") == [])
  }

  /// What takes a controller may well show it.
  @Test func aControllerIsPresented() {
    let router = """
      final class Router { func present(_ page: UIViewController, animated: Bool = true) { go(page) } }
      """
    #expect(
      links(router, "present(KitchenViewController(), animated: true)") == [
        "HallViewController present(_:animated:) sheet → KitchenViewController"
      ])
  }
}
