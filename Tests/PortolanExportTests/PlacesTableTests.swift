import FixtureModels
import Foundation
import PortolanExport
import PortolanModel
import Testing

@Suite struct PlacesTableTests {
  @Test func wikiAsText() throws {
    #expect(
      PlacesTable(of: try Chart(.wiki)).text == """
        PLACE            PRESENTATION           DEPTH  URL
        /                -                          0  nav:///
        counter ↻ any    drill-down                 1  nav:///counter
        counter/fact     drill-down ▸ presents      2  nav:///counter/fact
        letter/:1 ↻ any  drill-down                 1  nav:///letter/:1
        4 places.

        """)
  }

  @Test func ofSeveralRootsEachIsCalledByItsScreen() throws {
    var model = NavigationModel.wiki
    let other = try #require(model.screens.first { $0.id != model.roots[0].screen })
    model.roots.append(Root(screen: other.id, how: .scene))
    let first = try #require(model.screens.first { $0.id == model.roots[0].screen })
    let lines = PlacesTable(of: try Chart(model)).text.split(separator: "\n")
    let roots = lines.compactMap { $0.split(separator: "  ").first }.filter { $0.hasSuffix("/") }
    #expect(roots == ["\(first.type)/", "\(other.type)/"])
  }

  @Test func rowsAreOneStepOfTheChain() throws {
    let rows = PlacesTable(of: try Chart(.inventory), urlPrefix: "inventory:///").rows
    let row = try #require(rows.first { $0.place == "inventory/inventory/:id/edit/colorPicker" })
    #expect(row.presentations == ["tab", "row", "drill-down", "drill-down"])
    #expect(row.depth == 4)
    #expect(row.url == "inventory:///inventory/inventory/:id/edit/colorPicker")
  }

  @Test(arguments: NavigationModel.hostileNames)
  func jsonIsWhatItWasMadeFrom(name: String) throws {
    let table = PlacesTable(of: try Chart(.hostile(name)))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(table.json.utf8)) as? [String: Any])
    let places = try #require(object["places"] as? [[String: Any]])
    #expect(places.map { $0["place"] as? String } == table.rows.map(\.place))
    #expect(places.map { $0["url"] as? String } == table.rows.map(\.url))
    #expect(places.map { $0["depth"] as? Int } == table.rows.map(\.depth))
    #expect(object["isCut"] as? Bool == false)
  }

  @Test func aCutListSaysSo() throws {
    let table = PlacesTable(of: try Chart(.inventory), limits: .init(places: 2))
    #expect(table.rows.map(\.place) == ["one", "inventory"])
    #expect(table.text.hasSuffix("\nThe first 2 places; there are more.\n"))
    #expect(table.json.contains("\"isCut\": true"))
  }

  @Test func aPlaceOfSeveralRootsSaysOfWhich() throws {
    func screen(_ type: String, _ slots: String...) -> Screen {
      Screen(
        id: "App.\(type)", title: type, module: "App", type: type, kind: .view,
        slots: slots.map { name in
          Slot(
            name: name, arity: .atMostOne, encoding: .flag, origin: .source,
            destinations: [Destination(name: name, presentation: .sheet, origin: .source)])
        })
    }
    let model = NavigationModel(
      name: "App",
      roots: [Root(screen: "App.Library", how: .main), Root(screen: "App.Reader", how: .scene)],
      screens: [screen("Library", "isHelp", "isLent"), screen("Reader", "isHelp")])
    #expect(
      PlacesTable(of: try Chart(model)).text == """
        PLACE           PRESENTATION  DEPTH  URL
        Library/        -                 0  nav:///
        Library/isHelp  sheet             1  nav:///isHelp
        isLent          sheet             1  nav:///isLent
        Reader/         -                 0  -
        Reader/isHelp   sheet             1  -
        5 places.

        """)
  }
}
