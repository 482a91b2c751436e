import PortolanModel
import Testing

/// Segues to scenes of storyboards that were not read.
@Suite struct UnreadStoryboardTests {
  private func board(_ segues: String, _ more: String = "") -> String {
    """
    <document initialViewController="DECK"><scenes>
    <scene><objects><viewController id="DECK" customClass="DeckController"><connections>\(segues)</connections></viewController></objects></scene>
    <scene><objects><viewController id="CREW" customClass="CrewController"/></objects></scene>
    \(more)
    </scenes></document>
    """
  }

  private static let elsewhere = """
    <scene><objects><viewControllerPlaceholder id="P1" storyboardName="Chart"/></objects></scene>
    <scene><objects><viewControllerPlaceholder id="P2" storyboardName="Logs"/></objects></scene>
    """

  private func chart(_ prepare: String, _ segues: String) -> Charted {
    Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class DeckController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(prepare)
        }
      }
      class CrewController: UIViewController {}
      class ChartController: UIViewController {
        func helpTapped() { present(CrewController(), animated: true) }
      }
      """, "Main.storyboard": board(segues, Self.elsewhere),
    ])
  }

  /// Where the storyboard was not read, what the code takes the segue's destination for says where it leads.
  @Test(arguments: [
    "switch segue.destination { case let page as ChartController: page.title = nil; default: break }",
    "switch segue.destination { case is ChartController: break; default: break }",
    "if let page = segue.destination as? ChartController { page.title = nil }",
    "let page = segue.destination as! ChartController; page.title = nil",
    """
    var page = segue.destination
    if let stack = page as? UINavigationController, let top = stack.topViewController { page = top }
    switch page { case let page as ChartController: page.title = nil; default: break }
    """,
    "let next = segue.destination; if let page = next as? ChartController { page.title = nil }",
  ])
  func aCastSaysWhereASegueLeads(_ prepare: String) throws {
    let segues = """
      <segue destination="P2" kind="presentation" identifier="logs"/>
      <segue destination="P1" kind="show" identifier="chart"/>
      """
    let chart = chart(prepare, segues)
    #expect(try chart.findings("unreachable-screen").isEmpty)
    #expect(
      chart.links.filter { $0.hasPrefix("Deck") }.sorted() == [
        "DeckController segue(presentation) sheet",
        "DeckController segue(show) drillDown → ChartController",
      ])
    let lone = self.chart(
      prepare, "<segue destination=\"P2\" kind=\"show\" identifier=\"next\"/>")
    #expect(
      lone.links.filter { $0.hasPrefix("Deck") } == [
        "DeckController segue(show) drillDown → ChartController"
      ])
  }

  /// What a storyboard tells needs no cast.
  @Test func aKnownSegueIsLedToOnce() {
    let chart = chart(
      "if let page = segue.destination as? CrewController { page.title = nil }",
      "<segue destination=\"CREW\" kind=\"show\" identifier=\"crew\"/>")
    #expect(
      chart.links.filter { $0.hasPrefix("Deck") } == [
        "DeckController segue(show) drillDown → CrewController"
      ])
  }
}
