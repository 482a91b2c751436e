import PortolanModel
import Testing

/// Objects that learn from a controller later who it is, and show something on it.
@Suite struct ToldObjectTests {
  private func links(_ section: String) -> [String] {
    Charted(
      """
      class Row {
        var action: (() -> Void)?
        init(title: String, action: @escaping () -> Void) { self.action = action }
      }
      class Section: NSObject {
        weak var page: SectionsController?
        var rows: [Row] = []
        func selected() {}
      }
      class SectionsController: UITableViewController {
        var sections: [Section] = []
        func add(_ section: Section) { section.page = self; sections.append(section) }
      }
      class OptionsController: SectionsController {
        override func viewDidLoad() { add(LogSection()) }
      }
      class LogsController: UIViewController {}
      class LogSection: Section {
        \(section)
      }
      """
    ).links.filter { $0.contains("LogsController") }
  }

  private static let push =
    "page?.navigationController?.pushViewController(LogsController(), animated: true)"

  @Test(arguments: [
    "override init() { super.init(); rows = [Row(title: \"Logs\") { [weak self] in self?.open() }] }\nfunc open() { \(push) }",
    "override init() { super.init(); rows = [Row(title: \"Logs\") { [weak self] in self?.\(push) }] }",
    "override func selected() { \(push) }",
  ])
  func theControllerLeadsThere(_ section: String) {
    #expect(
      links(section) == [
        "OptionsController pushViewController(_:animated:) drillDown → LogsController"
      ])
  }

  @Test func whatNobodyCallsLeadsNowhere() {
    #expect(links("func open() { \(Self.push) }") == [])
  }
}
