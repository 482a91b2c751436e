import FixtureModels
import PortolanExport
import PortolanModel
import Testing

/// Trees and tables in a terminal that has little room, and in one that has enough.
@Suite struct NarrowTerminalTests {
  /// Nothing is cut but for a terminal that has no room for it, and what stands on the right stands in one column.
  @Test func namesAreWholeWhereThereIsRoom() throws {
    var model = NavigationModel.inventory
    let name = String(repeating: "deletionConfirmation", count: 4)
    model.screens[1].slots[0].destinations[0].name = name
    let chart = try Chart(model)
    func details(_ text: String) -> Set<Int> {
      Set(
        text.split(separator: "\n").compactMap { line in
          ["sheet →", "tab", "drill-down →", "popover →"].lazy.compactMap {
            line.range(of: "   \($0)").map {
              line.distance(from: line.startIndex, to: $0.lowerBound) + 3
            }
          }.first
        })
    }
    let wide = TextTree(of: chart).text
    #expect(wide.contains("─ \(name)   sheet"))
    #expect(details(wide).count == 1)
    let narrow = TextTree(of: chart, width: 50).text
    #expect(!narrow.contains(name) && narrow.contains("─ deletionC"))
    let lines = narrow.split(separator: "\n").prefix { !$0.contains(" places, ") }
    #expect(lines.allSatisfy { $0.count <= 50 }, "\(narrow)")
    let table = PlacesTable(of: chart)
    #expect(table.text.contains("inventory/\(name)/colorPicker  "))
    let rows = table.text(fitting: 80).split(separator: "\n").dropLast()
    #expect(rows.allSatisfy { $0.count <= 80 }, "\(table.text(fitting: 80))")
  }
}
