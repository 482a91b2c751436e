import PortolanModel
import Testing

/// Segues that a storyboard has for code to perform.
@Suite struct PerformedSegueTests {
  private func links(_ code: String) -> [String] {
    Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class QuayController: UIViewController {
        @objc func logTapped() { present(LogController(), animated: true) }
        \(code)
      }
      class LogController: UIViewController {}
      class TidesController: UIViewController {}
      class WindController: UIViewController {}
      """,
      "Main.storyboard": """
      <document initialViewController="Q"><scenes>
      <scene><objects><viewController id="Q" customClass="QuayController">
      <view key="view" id="V"><subviews><button id="B"><connections>
      <segue destination="W" kind="show" identifier="wind"/>
      </connections></button></subviews></view>
      <connections><segue destination="T" kind="show" identifier="tides"/></connections>
      </viewController></objects></scene>
      <scene><objects><viewController id="T" customClass="TidesController"/></objects></scene>
      <scene><objects><viewController id="W" customClass="WindController"/></objects></scene>
      </scenes></document>
      """,
    ]).links
  }

  private static let tides = "QuayController segue(show) drillDown → TidesController"
  /// What the user touches, and code.
  private static let others = [
    "QuayController present(_:animated:) sheet → LogController",
    "QuayController segue(show) drillDown → WindController",
  ]

  @Test(arguments: [
    #"func go() { performSegue(withIdentifier: "tides", sender: nil) }"#,
    #"let name = "tides"; func go() { performSegue(withIdentifier: name, sender: nil) }"#,
    "func go(to name: String) { performSegue(withIdentifier: name, sender: nil) }",
    "func go() { perform(segue: StoryboardSegue.Main.tides) }",
    #"override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "tides" { log() } }"#,
    #"override func prepare(for segue: UIStoryboardSegue, sender: Any?) { switch segue.identifier { case "tides": log(); default: break } }"#,
    "override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { isOpen }",
  ])
  func leadOn(_ code: String) {
    #expect(links(code).sorted() == (Self.others + [Self.tides]).sorted())
  }

  @Test(arguments: ["", #"func go() { performSegue(withIdentifier: "wind", sender: nil) }"#])
  func areLeftOverWhereNoneIsPerformed(_ code: String) {
    #expect(links(code).sorted() == Self.others)
  }
}
