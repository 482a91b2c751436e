import PortolanModel
import Testing

/// Objects that a controller makes for itself, and that show something on it once the user touches what they bring along.
@Suite struct TouchedHelperTests {
  private func links(_ code: String, made: String = "Buoy(page: DepthController(), owner: self)")
    -> [String]
  {
    Charted(
      """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?
        ) -> Bool {
          window?.rootViewController = MapController()
          return true
        }
      }
      final class Buoy: NSObject {
        let page: UIViewController
        let button = UIButton()
        weak var owner: UIViewController?
        init(page: UIViewController, owner: UIViewController?) {
          self.page = page
          self.owner = owner
          super.init()
          \(code)
        }
        @objc private func tapped() { owner?.present(page, animated: true) }
      }
      final class MapController: UIViewController {
        private var buoy: Buoy?
        override func viewDidLoad() {
          super.viewDidLoad()
          buoy = \(made)
          navigationItem.titleView = buoy?.button
        }
      }
      final class DepthController: UIViewController {}
      """
    ).links
  }

  @Test func theControllerLeadsThere() {
    #expect(
      links("button.addTarget(self, action: #selector(tapped), for: .touchUpInside)") == [
        "MapController present(_:animated:) sheet → DepthController"
      ])
  }

  /// Nobody knows who calls it, or whose owner it is.
  @Test func whatNothingTouchesIsNotShown() {
    #expect(links("").isEmpty)
    #expect(
      links(
        "button.addTarget(self, action: #selector(tapped), for: .touchUpInside)",
        made: "Buoy(page: DepthController(), owner: nil)"
      ).isEmpty)
  }

  /// What a list tells its delegate, the user does.
  @Test(arguments: [
    "owner?.present(DepthController(), animated: true)", "show()",
    "guard let owner = owner else { return }; DepthController.open(from: owner)",
  ])
  func theDelegateOfAListShowsOnIt(_ code: String) {
    func links(_ function: String) -> [String] {
      Charted(
        """
        @main class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?
          ) -> Bool {
            window?.rootViewController = MapController()
            return true
          }
        }
        final class Depths: NSObject, UITableViewDelegate, UITableViewDataSource {
          weak var owner: UIViewController?
          init(owner: UIViewController) { self.owner = owner }
          \(function) { \(code) }
          private func show() { owner?.present(DepthController(), animated: true) }
        }
        final class MapController: UIViewController {
          let list = UITableView()
          private var depths: Depths?
          override func viewDidLoad() {
            super.viewDidLoad()
            depths = Depths(owner: self)
            list.delegate = depths
          }
        }
        final class DepthController: UIViewController {
          static func open(from parent: UIViewController) {
            parent.present(DepthController(), animated: true)
          }
        }
        """
      ).links
    }
    #expect(
      links("func tableView(_ list: UITableView, didSelectRowAt path: IndexPath)") == [
        "MapController present(_:animated:) sheet → DepthController"
      ])
    // Nobody knows who calls it.
    #expect(links("func refresh(_ path: IndexPath)").isEmpty)
  }
}
