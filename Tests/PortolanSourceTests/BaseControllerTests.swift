import PortolanModel
import Testing

/// Base classes of controllers, which code mentions and nobody makes.
@Suite struct BaseControllerTests {
  @Test(arguments: [
    "Signals.raise(\"Fog\", on: self)", "let own = self; Signals.raise(\"Fog\", on: own)",
  ])
  func whatHandsItselfOverIsNotMade(_ code: String) {
    let chart = Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = PierController()
        }
      }
      enum Signals {
        static func raise(_ title: String, on page: UIViewController) {
          page.present(UIAlertController(title: title, message: nil, preferredStyle: .alert), animated: true)
        }
      }
      class RowsController: UITableViewController {
        func tapped() { \(code) }
        func mapTapped() { present(MapController(), animated: true) }
      }
      class PierController: RowsController {}
      class MapController: UIViewController {}
      """)
    #expect(chart.model.screens.map(\.type) == ["PierController", "MapController"])
    #expect(chart.links == ["PierController present(_:animated:) sheet → MapController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// One that somebody makes is a screen beside its heirs.
  @Test func aBaseThatIsMadeIsAScreen() {
    let chart = Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = PierController()
        }
      }
      class RowsController: UITableViewController {
        func moreTapped() { present(RowsController(), animated: true) }
      }
      class PierController: RowsController {}
      """)
    #expect(
      Set(chart.links) == [
        "PierController present(_:animated:) sheet → RowsController",
        "RowsController present(_:animated:) sheet → RowsController",
      ])
  }
}
