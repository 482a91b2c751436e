import PortolanModel
import Testing

@testable import PortolanExport

/// Graphviz takes two ports of a card for one that differ only in case.
@Suite struct CardPortsTests {
  private static let destinations = ["a", "b", "c", "A"]

  private func lines(_ slots: [String], rows: Int = 40) throws -> [DiagramLine] {
    let home = Screen(
      id: "M.Home", title: "Home", module: "M", type: "Home", kind: .view,
      slots: slots.map { name in
        Slot(
          name: name, arity: .atMostOne, encoding: .optionalEnum, origin: .source,
          destinations: Self.destinations.map {
            Destination(name: $0, presentation: .sheet, leadsTo: "M.Page", origin: .source)
          })
      })
    let page = Screen(id: "M.Page", title: "Page", module: "M", type: "Page", kind: .view)
    let model = NavigationModel(
      name: "M", roots: [Root(screen: "M.Home", how: .main)], screens: [home, page])
    let diagram = try Diagram(.graph, of: Chart(model), options: DiagramOptions(rows: rows))
    let dot = DiagramFormat.dot.render(diagram)
    for line in diagram.lines {
      let port = try #require(line.port)
      #expect(dot.split(separator: " PORT=\"\(port)\"").count == 2)
    }
    return diagram.lines
  }

  @Test func areToldApartWhateverTheCase() throws {
    let ports = try lines(["route", "Route", "help"]).compactMap(\.port)
    #expect(ports.count == 12)
    #expect(Set(ports.map { $0.lowercased() }).count == 12)
    // What no other is like is called as ever.
    #expect(ports.contains(elementID("port", "help", "b")))
    #expect(!ports.contains(elementID("port", "help", "a")))
  }

  @Test func hangOnNamesAlone() throws {
    let ports = { (lines: [DiagramLine]) in Set(lines.compactMap(\.port)) }
    let some = try ports(lines(["route", "Route"]))
    #expect(try ports(lines(["help", "Route", "route"])).isSuperset(of: some))
  }

  @Test func holdForWhatThereIsNoRoomFor() throws {
    let ports = Set(try lines(["route", "Route"], rows: 1).compactMap(\.port))
    #expect(ports.count == 4)
    #expect(Set(ports.map { $0.lowercased() }).count == 4)
  }
}
