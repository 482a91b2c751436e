import PortolanModel
import Testing

/// Segues that a base class performs.
@Suite struct InheritedSegueTests {
  private func board(_ segues: String) -> String {
    """
    <document initialViewController="DECK"><scenes>
    <scene><objects><viewController id="DECK" customClass="DeckController"><connections>\(segues)</connections></viewController></objects></scene>
    <scene><objects><viewController id="CREW" customClass="CrewController"/></objects></scene>
    </scenes></document>
    """
  }

  private static let classes = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class DeckController: ListController {
      @objc func crewTapped() { performSegue(withIdentifier: "crew", sender: nil) }
    }
    class CrewController: ListController {}
    """

  /// The heir's storyboard says where a segue leads; an heir without one performs none.
  @Test(arguments: ["\"crew\"", "rows[index]"])
  func theHeirsHaveTheSegue(_ identifier: String) {
    let chart = Charted(files: [
      "App.swift": Self.classes + """

        class ListController: UITableViewController {
          var rows: [String] = []
          func tapped(_ index: Int) { performSegue(withIdentifier: \(identifier), sender: self) }
        }
        """,
      "Main.storyboard": board("<segue destination=\"CREW\" kind=\"show\" identifier=\"crew\"/>"),
    ])
    #expect(chart.links == ["DeckController segue(show) drillDown → CrewController"])
  }

  /// One that no heir has leads nobody knows where.
  @Test func nobodyHasTheSegue() {
    let chart = Charted(files: [
      "App.swift": Self.classes + """

        class ListController: UITableViewController {
          func tapped() { performSegue(withIdentifier: "lost", sender: self) }
        }
        """,
      "Main.storyboard": board("<segue destination=\"CREW\" kind=\"show\" identifier=\"crew\"/>"),
    ])
    #expect(
      Set(chart.links) == [
        "DeckController performSegue(withIdentifier:sender:) link",
        "DeckController segue(show) drillDown → CrewController",
        "CrewController performSegue(withIdentifier:sender:) link",
      ])
  }
}
