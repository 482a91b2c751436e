import FixtureModels
import PortolanModel
import Testing

@testable import PortolanExport

@Suite struct DiffDiagramTests {
  @Test func everythingIsMarkedAsWhatBecameOfIt() throws {
    let diagram = try diagram(.inventory, .changedInventory)
    #expect(card("InventoryFeature.InventoryModel", in: diagram)?.change?.kind == .touched)
    #expect(card("AppFeature.AppModel", in: diagram)?.change == .same)
    let filter = try #require(card("FilterFeature.FilterModel", in: diagram))
    #expect(filter.change?.kind == .added)
    #expect(filter.sections[0].rows.map(\.change?.kind) == [.added])
    let article = try #require(card("ItemFeature.ArticleModel", in: diagram))
    #expect(article.change?.kind == .changed)
    #expect(article.change?.words == "was ItemModel")

    let rows = try #require(card("InventoryFeature.InventoryModel", in: diagram)).sections[0].rows
    #expect(rows.map(\.text) == ["add", "help", "filter"])
    #expect(rows.map(\.change?.kind) == [.same, .changed, .added])
    #expect(rows[1].change?.words == "was sheet")
    let row = try #require(card("ItemRowFeature.ItemRowModel", in: diagram)).sections[0]
    #expect(row.rows.map(\.text) == ["duplicate", "edit", "deleteConfirmationAlert"])
    #expect(row.rows.map(\.change?.kind) == [.same, .same, .removed])

    let lines = diagram.lines.filter { $0.change?.kind != .same }.map(\.name)
    #expect(
      lines == [
        "changed (was sheet): Inventory: help, popover",
        "added: Inventory: filter, sheet leads to Filter",
        "removed: ItemRow: deleteConfirmationAlert, alert",
        "added: Filter: reset, confirmation dialog",
      ])
    #expect(diagram.description.contains("removed: ItemRow: deleteConfirmationAlert, alert."))
    #expect(!diagram.description.contains("duplicate"))
  }

  /// Both ways are drawn, the former as removed.
  @Test func aDestinationThatLeadsElsewhereHasTwoLines() throws {
    var model = NavigationModel.inventory
    model.screens[1].slots[0].destinations[0].leadsTo = "ItemRowFeature.ItemRowModel"
    model.screens[1].slots[0].destinations[0].payload = []
    let lines = try diagram(.inventory, model).lines.filter { $0.port?.contains("add") == true }
    #expect(lines.map(\.change?.kind) == [.changed, .removed])
    #expect(
      lines.map(\.head) == [
        "screen-ItemRowFeature.ItemRowModel", "screen-ItemFeature.ItemModel",
      ])
    #expect(Set(lines.map(\.id)).count == 2)
  }

  /// A destination that nothing sets any more was a way before.
  @Test func whatNothingSetsAnyMoreHasALine() throws {
    var model = NavigationModel.inventory
    for number in model.screens[1].slots[0].destinations.indices {
      model.screens[1].slots[0].destinations[number].presentation = .popover
      model.screens[1].slots[0].destinations[number].origin = .source
    }
    model.screens[1].slots[0].origin = .source
    model.screens[1].slots[0].storage = .state
    model.screens[2].slots[0].destinations[0].setBy = [
      SourceLocation(file: "Row.swift", line: 3, column: 5)
    ]
    let rows = try #require(
      card("InventoryFeature.InventoryModel", in: diagram(.inventory, model))
    ).sections[0].rows
    #expect(rows.map(\.text) == ["add", "help"])
    #expect(rows.map(\.detail) == ["nothing sets it", "nothing sets it"])
    #expect(rows.allSatisfy { $0.port != nil && $0.change?.kind == .changed })
  }

  @Test func whatWasRemovedIsThereWithItsLines() throws {
    let diagram = try diagram(.changedInventory, .inventory)
    #expect(card("FilterFeature.FilterModel", in: diagram)?.change?.kind == .removed)
    #expect(
      diagram.lines.filter { $0.change?.kind == .removed }.map(\.name) == [
        "removed: Inventory: filter, sheet leads to Filter",
        "removed: Filter: reset, confirmation dialog",
      ])
  }

  /// Two sound models together are one, however little they have to do with each other.
  @Test func anyTwoModelsCanBeDrawn() throws {
    let models: [NavigationModel] =
      [
        .everything, .inventory, .changedInventory, .wiki, .wiki(grammar: "counter letter?"),
        .severalOptionals(["a", "b"]), .crowded(cases: 60), .synthetic(screens: 60, modules: 5),
      ] + (try NavigationModel.everything.lackingEachField().map(\.model))
    for (number, old) in models.enumerated() {
      for (other, new) in models.enumerated() where number < 8 || other < 8 {
        guard let before = try? Chart(old), let now = try? Chart(new) else { continue }
        let diagram = try Diagram(of: ChartDiff(from: before, to: now))
        #expect(Set(diagram.nodes.map(\.id)).count == diagram.nodes.count)
        #expect(Set(diagram.lines.map(\.id)).count == diagram.lines.count)
        let ids = Set(diagram.nodes.map(\.id))
        #expect(diagram.lines.allSatisfy { ids.contains($0.head) && ids.contains($0.tail) })
      }
    }
  }

  @Test func ofAGreatAppWhatChangedIsDrawnWithWhatIsAroundIt() throws {
    let old = NavigationModel.synthetic(screens: 60, modules: 5)
    var new = old
    new.screens[7].slots[0].destinations.append(
      Destination(name: "extra", presentation: .sheet, origin: .source))
    let diagram = try diagram(old, new)
    let cards = diagram.nodes.filter { if case .card = $0.shape { true } else { false } }
    #expect(cards.map(\.id).contains("screen-Module0.Screen7Model"))
    #expect(cards.count < 8)
    #expect(diagram.omissions == ["\(60 - cards.count) screens far from any change are left out."])
    // Of those around it, only what leads to it.
    let parent = try #require(card("Module0.Screen3Model", in: diagram))
    #expect(parent.sections.flatMap(\.rows).count == 1)
  }

  @Test(.enabled(if: Graphviz.isInstalled), arguments: NavigationModel.hostileNames)
  func everyNameComesOutAsItIs(_ name: String) throws {
    let diagram = try diagram(.hostile("before"), .hostile(name))
    let svg = SVGReading(
      SVGDressing(diagram).dress(try Graphviz.svg(DiagramFormat.dot.render(diagram))))
    #expect(svg.error == nil)
    #expect(Set(svg.ids).count == svg.ids.count)
    #expect(svg.texts.joined(separator: "\n").contains(legible(name)))
  }

  @Test(.enabled(if: Graphviz.isInstalled))
  func everyColourHasADarkPartner() throws {
    let diagram = try diagram(.inventory, .changedInventory)
    let svg = try Graphviz.svg(DiagramFormat.dot.render(diagram))
    let known = Set((Palette.all + Palette.changes).map(\.light) + ["none", "transparent"])
    let colours = Set(svg.matches(of: #/(?:fill|stroke)="([^"]*)"/#).map { String($0.1) })
    #expect(colours.subtracting(known) == [])
    #expect(svg.contains("line-through"))
    let dressed = SVGDressing(diagram).dress(svg)
    for kind in [DiagramChange.Kind.added, .removed, .changed, .same] {
      #expect(
        dressed.contains(
          "[fill=\"\(kind.style.titleBar.light)\"]{fill:\(kind.style.titleBar.dark)}"))
      #expect(dressed.contains(" \(kind.rawValue)\""))
    }
    let inks = Palette.all + Palette.changes
    #expect(Set(inks.map(\.light)).count == Set(inks).count)
  }

  @Test func mermaidSaysItToo() throws {
    let text = DiagramFormat.mermaid.render(try diagram(.inventory, .changedInventory))
    #expect(text.contains("[\"+ Filter #40;added#41;<br/>FilterModel\"]"))
    #expect(text.contains("classDef addedScreen fill:#c4efd0"))
    #expect(text.contains("(\"− deleteConfirmationAlert\")"))
    #expect(text.contains(" -.->|\"− alert\"| "))
    #expect(text.contains("|\"#126; popover\"|"))
  }

  private func diagram(_ old: NavigationModel, _ new: NavigationModel) throws -> Diagram {
    try Diagram(of: ChartDiff(from: try Chart(old), to: try Chart(new)))
  }

  private func card(_ screen: String, in diagram: Diagram) -> ScreenCard? {
    diagram.nodes.lazy.filter { $0.id == elementID("screen", screen) }.compactMap {
      if case .card(let card) = $0.shape { card } else { nil }
    }.first
  }
}
