import PortolanModel
import Testing

/// Scenes of storyboards whose class is another module's.
@Suite struct ModuleOfSceneTests {
  private func links(_ imports: String, _ module: String) -> [String] {
    Charted(files: [
      "App.swift": """
      import UIKit
      \(imports)
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class MapController: \(imports.isEmpty ? "UIViewController" : "Charts.MapController") {
        func helpTapped() { present(HelpController(), animated: true) }
      }
      """,
      "Deck.swift": """
      import UIKit
      class DeckController: UIViewController {
        func mapTapped() { performSegue(withIdentifier: "showMap", sender: nil) }
      }
      class HelpController: UIViewController {}
      """,
      "Main.storyboard": """
      <document initialViewController="DECK"><scenes>
      <scene><objects><viewController id="DECK" customClass="DeckController"><connections>
      <segue destination="MAP" kind="embed" identifier="embedMap"/>
      <segue destination="MAP" kind="show" identifier="showMap"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="MAP" customClass="MapController" \(module)/></objects></scene>
      </scenes></document>
      """,
    ]).links.filter { $0.hasPrefix("DeckController") }
  }

  /// What is imported where the app's own class is declared has another one of that name.
  @Test func anotherModulesClassIsNotTheApps() {
    #expect(links("import Charts", "customModule=\"Charts\"") == [])
  }

  /// Xcode may know the app's module by another name, and what no code imports is not known to be another's.
  @Test(arguments: [
    ("import Charts", "customModule=\"Harbour\" customModuleProvider=\"target\""),
    ("import Charts", "customModule=\"Harbour\""), ("import Charts", "customModule=\"App\""),
    ("import Charts", "customModule=\"\""), ("", "customModule=\"Charts\""),
  ])
  func theAppsOwnClass(_ imports: String, _ module: String) {
    #expect(
      links(imports, module) == ["DeckController segue(show) drillDown → MapController"])
  }
}
