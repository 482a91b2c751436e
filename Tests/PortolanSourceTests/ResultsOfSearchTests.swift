import PortolanModel
import Testing

/// Searches, UIKit's and heirs of it, that are made around the controller of their results.
@Suite struct ResultsOfSearchTests {
  private func chart(_ code: String, _ search: String = "") -> Charted {
    Charted(
      """
      class HarbourController: UITableViewController {
        let finder = Finder()
        var kept: QuietSearch?
        var plain: UISearchController!
        var swift: SwiftSearchController!
        var found: FoundController!
        override func viewDidLoad() { \(code) }
      }
      class QuietSearch: UISearchController {
        \(search)
      }
      class Finder {
        func search(on page: UIViewController) -> QuietSearch {
          let found = FoundController()
          let search = QuietSearch(searchResultsController: found)
          page.navigationItem.searchController = search
          return search
        }
      }
      class FoundController: UIViewController { @objc func open() { present(BoatController(), animated: true) } }
      class BoatController: UIViewController {}
      """)
  }

  private static let found =
    "HarbourController.foundController always child: foundController inline → FoundController"

  @Test(arguments: [
    "navigationItem.searchController = QuietSearch(searchResultsController: FoundController())",
    "let search = QuietSearch(searchResultsController: FoundController()); navigationItem.searchController = search",
    "let found = FoundController(); let search = QuietSearch(searchResultsController: found); navigationItem.searchController = search",
    "kept = finder.search(on: self); navigationItem.searchController = kept",
  ])
  func thePageShowsWhatTheyFind(_ code: String) {
    let chart = chart(code)
    #expect(chart.slots == [Self.found])
    #expect(chart.links == ["FoundController present(_:animated:) sheet → BoatController"])
    #expect(chart.model.unresolved == [])
  }

  /// The page that has UIKit's own search, or a library's, shows what that finds.
  @Test(arguments: [
    "let search = UISearchController(searchResultsController: FoundController()); navigationItem.searchController = search",
    "let found = FoundController(); let search = UISearchController(searchResultsController: found); navigationItem.searchController = search",
    "found = FoundController(); let search = UISearchController(searchResultsController: found); navigationItem.searchController = search",
    "plain = UISearchController(searchResultsController: FoundController()); navigationItem.searchController = plain",
    "let search = UISearchController(searchResultsController: FoundController()); tableView.tableHeaderView = search.searchBar",
    "let search = UISearchController(searchResultsController: FoundController()); navigationItem.titleView = search.searchBar",
    "let search = SwiftSearchController(searchResultsController: FoundController()); navigationItem.searchController = search",
    "found = FoundController(); swift = SwiftSearchController(searchResultsController: found); navigationItem.searchController = swift",
  ])
  func thePageShowsWhatTheSystemsFind(_ code: String) {
    let chart = chart(code)
    #expect(chart.slots == [Self.found])
    #expect(chart.model.unresolved == [])
  }

  @Test func anInitialiserHandsThemOn() {
    let chart = chart(
      "navigationItem.searchController = QuietSearch(in: FoundController(), title: nil)",
      """
      init(in page: UIViewController?, title: String?) { super.init(searchResultsController: page) }
      """)
    #expect(chart.slots == [Self.found])
  }
}
