import PortolanModel
import Testing

/// Controllers that code takes out of a list.
@Suite struct ElementOfListTests {
  private func shelf(_ pages: String, _ code: String) -> Charted {
    Charted(
      """
      class Bar: UINavigationController {}
      class Shelf: UIViewController {
        let books = Bar(rootViewController: BooksController())
        let films = Bar(rootViewController: FilmsController())
        \(pages)
        func select(_ row: Int) { \(code) }
      }
      class Panes: UISplitViewController {
        let shelf = Shelf()
        func show(_ row: Int) { setViewController(shelf.pages[row], for: .secondary) }
      }
      class BooksController: UIViewController { func ask() { present(AskController(), animated: true) } }
      class FilmsController: UIViewController { func ask() { present(AskController(), animated: true) } }
      class AskController: UIViewController {}
      """)
  }

  private let computed = "var pages: [UIViewController] { [books, films] }"
  private let detail = "splitViewController?.showDetailViewController"

  @Test func mayBeAnyOfThem() {
    let chart = shelf(computed, "\(detail)(pages[row], sender: self)")
    #expect(
      chart.links.filter { $0.hasPrefix("Shelf") } == [
        "Shelf showDetailViewController(_:sender:) drillDown → BooksController",
        "Shelf showDetailViewController(_:sender:) drillDown → FilmsController",
      ])
    #expect(
      chart.slots == [
        "Panes.booksController always child: booksController inline → BooksController",
        "Panes.filmsController always child: filmsController inline → FilmsController",
      ])
    let branches = chart.screen("Panes")?.slots.map { $0.branches != nil }
    #expect(branches == [true, true])
  }

  @Test func isTheOneOfItsNumber() {
    let chart = shelf(
      "lazy var pages: [UIViewController] = [books, films]",
      "\(detail)(self.pages[1], sender: self)")
    #expect(
      chart.links.filter { $0.hasPrefix("Shelf") } == [
        "Shelf showDetailViewController(_:sender:) drillDown → FilmsController"
      ])
  }

  @Test func isNotToldWhereTheListIsNot() {
    let chart = shelf(
      "var pages: [UIViewController] { makePages() }", "\(detail)(pages[row], sender: self)")
    #expect(
      chart.links.filter { $0.hasPrefix("Shelf") }
        == ["Shelf showDetailViewController(_:sender:) drillDown"])
  }
}
