import PortolanModel
import Testing

/// Containers that the main storyboard puts into the window, and that an app's delegate fills.
@Suite struct FilledStoryboardTests {
  private func board(_ attributes: String) -> String {
    """
    <document initialViewController="SHELL"><scenes>
    <scene><objects><navigationController id="SHELL" \(attributes)/></objects></scene>
    <scene><objects><viewController id="PIER" storyboardIdentifier="Pier" customClass="PierController"/></objects></scene>
    </scenes></document>
    """
  }

  private func chart(_ code: String, _ more: String = "", in attributes: String) -> Charted {
    Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate, HasWindow {
        var window: UIWindow?
        let opener = Opener()
        var kept: UINavigationController? { window?.rootViewController as? UINavigationController }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          \(code)
          return true
        }
      }
      protocol HasWindow: AnyObject { var window: UIWindow? { get } }
      class Opener {
        private weak var holder: HasWindow?
        private var top: UIViewController? {
          get { holder?.window?.rootViewController }
          set { holder?.window?.rootViewController = newValue }
        }
        func open(for holder: HasWindow) {
          self.holder = holder
          var shell = top as? Shell
          if shell == nil {
            shell = Shell()
            top = shell
          }
          shell?.setViewControllers([PierController()], animated: false)
        }
      }
      class Shell: UINavigationController {}
      class PierController: UIViewController {
        func mapTapped() { present(MapController(), animated: true) }
      }
      class MapController: UIViewController {}
      \(more)
      """, "Main.storyboard": board(attributes),
    ])
  }

  @Test(arguments: [
    "let shell = window?.rootViewController as? Shell; shell?.setViewControllers([PierController()], animated: false)",
    "let shell = window!.rootViewController as! UINavigationController; shell.viewControllers = [PierController()]",
    "(window?.rootViewController as? UINavigationController)?.viewControllers = [PierController()]",
    "if let shell = window?.rootViewController as? Shell { shell.setViewControllers([PierController()], animated: false) }",
    "kept?.setViewControllers([PierController()], animated: false)",
    "opener.open(for: self)",
  ])
  func theDelegateFillsWhatTheWindowShows(_ code: String) {
    for attributes in ["", "customClass=\"Shell\""] {
      let chart = chart(code, in: attributes)
      #expect(chart.model.roots.map(\.screen) == ["App.PierController"])
      #expect(chart.links == ["PierController present(_:animated:) sheet → MapController"])
      #expect(chart.model.unresolved.isEmpty)
    }
  }

  /// A stack that is not in the window, or a stack of the same class that begins with something by itself, is no start.
  @Test func anotherStackIsNotFilled() {
    let chart = chart(
      "let spare = Spares.shared.stack; spare.setViewControllers([MapController()], animated: false)",
      "class Spares { static let shared = Spares(); let stack: UINavigationController }",
      in: "customClass=\"Shell\"")
    #expect(chart.model.roots.map(\.screen).contains("App.MapController") == false)
  }
}
