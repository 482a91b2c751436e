import PortolanModel
import Testing

/// Eureka: the rows of a form say how they show a controller.
@Suite struct EurekaTests {
  private func links(_ rows: String) -> [String] {
    Charted(
      """
      import UIKit
      import Eureka

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow()
          window?.rootViewController = UINavigationController(rootViewController: FormController())
          return true
        }
      }
      class FormController: FormViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          form +++ Section() \(rows)
        }
      }
      final class PortRow: OptionsRow<PushSelectorCell<String>>, PresenterRowType, RowType {
        var presentationMode: PresentationMode<PortController>?
        required init(tag: String?) {
          super.init(tag: tag)
          presentationMode = .show(controllerProvider: .callback { PortController() }, onDismiss: nil)
        }
      }
      class PortController: UIViewController {}
      class ChartController: UIViewController {}
      """
    ).links
  }

  @Test(arguments: [
    ("show", "drillDown"), ("presentModally", "sheet"), ("popover", "popover"),
  ])
  func aRowIsToldWhatItShows(_ way: String, _ presentation: String) {
    let form = "FormController \(way)(controllerProvider:onDismiss:) \(presentation)"
    for provider in [
      ".callback { ChartController() }", ".callback(builder: { ChartController() })",
    ] {
      #expect(
        links(
          """
          <<< ButtonRow("chart") {
            $0.presentationMode = .\(way)(controllerProvider: \(provider), onDismiss: nil)
          }
          """) == ["\(form) → ChartController"])
    }
  }

  @Test func aRowOfTheAppsOwnSaysSoItself() {
    #expect(
      links("<<< PortRow(\"port\") { $0.title = \"Port\" }") == [
        "FormController show(controllerProvider:onDismiss:) drillDown → PortController"
      ])
  }

  @Test(arguments: [
    "<<< ButtonRow { $0.presentationMode = .segueName(segueName: \"chart\", onDismiss: nil) }",
    "<<< ButtonRow { $0.mode = .show(animation: .callback { ChartController() }) }",
  ])
  func whatNamesNoProviderLeadsNowhere(_ row: String) {
    #expect(links(row) == [])
  }
}
