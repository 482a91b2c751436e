import PortolanModel
import Testing

/// What code declares in a type that each build has by itself: each of these types has it.
@Suite struct NestedNamesakeTests {
  private func chart(_ second: String) -> Charted {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = QuayController()
          return true
        }
      }
      class QuayController: UIViewController {
        @objc func chartsTapped() { present(ChartsController(), animated: true) }
      }
      #if targetEnvironment(macCatalyst)
      class ChartsController: UIViewController {
        let page = ListController()
        override func viewDidLoad() { addChild(page) }
      }
      #else
      class ChartsController: UINavigationController {
        init() { super.init(rootViewController: ListController()) }
      }
      #endif
      extension ChartsController {
        class ListController: UIViewController {
          @objc func rowTapped() {
            navigationController?.pushViewController(SheetController(), animated: true)
          }
        }
      }
      \(second)
      """)
  }

  @Test(arguments: [
    "extension ChartsController.ListController { class SheetController: UIViewController {} }",
    """
    extension ChartsController.ListController { class SheetController: Depth.PageController {} }
    extension ChartsController.ListController { enum Depth {} }
    extension ChartsController.ListController.Depth { class PageController: UIViewController {} }
    """,
  ])
  func isThereInEachBuild(_ second: String) {
    let chart = chart(second)
    let builds = [
      "ChartsController (in App.swift, targetEnvironment(macCatalyst))",
      "ChartsController (in App.swift, !(targetEnvironment(macCatalyst)))",
    ]
    for build in builds {
      #expect(chart.links.contains("QuayController present(_:animated:) sheet → \(build)"))
      let list = chart.model.screens.first { $0.id == "App.\(build).ListController" }
      #expect(list?.links.map(\.leadsTo) == ["App.\(build).ListController.SheetController"])
    }
    #expect(chart.model.unresolved.isEmpty)
  }
}
