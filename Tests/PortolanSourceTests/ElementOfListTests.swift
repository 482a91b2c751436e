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

  private static let entries = [
    "Entry(title: \"\", make: BooksController()), Entry(title: \"\", make: FilmsController())",
    "Entry(title: \"\", page: { BooksController() }), Entry(title: \"\", page: { FilmsController() })",
  ]

  /// A list of what makes a controller: a menu's entries.
  @Test(
    arguments: entries,
    [
      "let entry = entries[row]; navigationController?.pushViewController(entry.make(), animated: true)",
      "navigationController?.pushViewController(entries[row].make(), animated: true)",
    ])
  func mayBeMadeByAnyOfThem(_ entries: String, _ code: String) {
    let chart = Charted(
      """
      struct Entry {
        let title: String
        let make: () -> UIViewController
        init(title: String, make: @autoclosure @escaping () -> UIViewController) {
          (self.title, self.make) = (title, make)
        }
        init(title: String, page: @escaping () -> UIViewController) {
          self.title = title
          self.make = page
        }
      }
      let entries = [\(entries)]
      class Menu: UIViewController { func select(_ row: Int) { \(code) } }
      class BooksController: UIViewController {}
      class FilmsController: UIViewController {}
      """)
    #expect(
      chart.links
        == ["BooksController", "FilmsController"].map {
          "Menu pushViewController(_:animated:) drillDown → \($0)"
        })
  }

  @Test func isNotTheEntryOfAnotherListWithItsName() {
    let chart = Charted(
      """
      struct Entry { let make: () -> UIViewController }
      class Menu: UIViewController {
        let entries = [Entry(make: { BooksController() })]
        func select(_ row: Int, _ others: [Entry]) {
          let entry = entries[row]
          if row > 3 {
            let entry = others[row]
            present(entry.make(), animated: true)
          }
        }
      }
      class BooksController: UIViewController {}
      """)
    #expect(chart.links.filter { $0.hasSuffix("BooksController") }.isEmpty)
  }

  @Test func ofANumberThatIsWrittenOutItIsThatOne() {
    let chart = Charted(
      """
      struct Entry { let make: () -> UIViewController }
      class Menu: UIViewController {
        let entries = [Entry(make: { BooksController() }), Entry(make: { FilmsController() })]
        func open() {
          let second = entries[1]
          present(second.make(), animated: true)
        }
      }
      class BooksController: UIViewController {}
      class FilmsController: UIViewController {}
      """)
    #expect(chart.links == ["Menu present(_:animated:) sheet → FilmsController"])
  }
}
