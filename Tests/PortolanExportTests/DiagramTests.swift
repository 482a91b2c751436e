import FixtureModels
import PortolanModel
import Testing

@testable import PortolanExport

@Suite struct DiagramTests {
  @Test func everyDestinationHasAPortAndALine() throws {
    for model in [NavigationModel.inventory, .wiki, .synthetic(screens: 60, modules: 5)] {
      let dot = DiagramFormat.dot.render(try Diagram(.graph, of: try Chart(model)))
      for screen in model.screens {
        for slot in screen.slots where slot.name != "inventoryModel" {
          for destination in slot.destinations {
            let port = elementID("port", slot.name, destination.name)
            #expect(dot.contains(" PORT=\"\(port)\""))
            let head =
              destination.leadsTo.map { "\"\(elementID("screen", $0))\":\"title\":w" }
              ?? "\"\(elementID("leaf", screen.id, slot.name, destination.name))\":w"
            #expect(
              dot.contains("\n  \"\(elementID("screen", screen.id))\":\"\(port)\":e -> \(head) ["))
          }
        }
      }
    }
  }

  /// The tab that shows it takes the place of the slot.
  @Test func aTabsChildIsDrawnOnce() throws {
    let diagram = try Diagram(.graph, of: try Chart(.inventory))
    #expect(diagram.lines.filter { $0.head == "screen-InventoryFeature.InventoryModel" }.count == 1)
  }

  /// The legend, the rows, the lines and the tree call what is shown inline by the same word.
  @Test(arguments: [DiagramView.graph, .tree, .screen("M.First")])
  func whatIsInlineHasOneName(view: DiagramView) throws {
    let chart = try Chart(.embedding)
    let diagram = try Diagram(view, of: chart)
    for text in [
      DiagramFormat.dot.render(diagram), DiagramFormat.mermaid.render(diagram),
      TextTree(of: chart).text,
    ] {
      #expect(text.contains("inline"))
      #expect(!text.contains("embedded"), "\(text)")
    }
  }

  @Test func aSlotSaysInWhatItStands() throws {
    var path = Slot(
      name: "path", arity: .sequence, encoding: .typedArray, origin: .source,
      destinations: [Destination(name: "about", presentation: .drillDown, origin: .source)])
    path.within = .init(slot: "tab", destination: "home")
    let tab = Slot(
      name: "tab", arity: .exactlyOne, encoding: .enum, origin: .source,
      destinations: [Destination(name: "home", presentation: .tab, origin: .source)])
    let model = NavigationModel(
      name: "App", roots: [Root(screen: "Main", how: .main)],
      screens: [
        Screen(
          id: "Main", title: "Main", module: "App", type: "Main", kind: .view, slots: [tab, path])
      ])
    let dot = DiagramFormat.dot.render(try Diagram(.graph, of: try Chart(model)))
    #expect(dot.contains("stack in home"))
  }

  @Test func aChildSaysInWhatItStands() throws {
    var list = Slot(
      name: "list", arity: .always, encoding: .child, origin: .source,
      destinations: [
        Destination(name: "list", presentation: .inline, leadsTo: "List", origin: .source)
      ])
    list.within = .init(slot: "phase", destination: "out")
    let phase = Slot(
      name: "phase", arity: .exactlyOne, encoding: .enum, origin: .source,
      destinations: ["out", "in"].map {
        Destination(
          name: $0, presentation: .inline, leadsTo: $0 == "out" ? "Host" : nil, origin: .source)
      })
    func flag(_ name: String) -> Slot {
      Slot(
        name: name, arity: .atMostOne, encoding: .flag, origin: .source,
        destinations: [Destination(name: name, presentation: .alert, origin: .source)])
    }
    let screens = [("Gate", [phase, list]), ("Host", [flag("basket")]), ("List", [flag("ask")])]
    let chart = try Chart(
      NavigationModel(
        name: "App", roots: [Root(screen: "Gate", how: .main)],
        screens: screens.map { name, slots in
          Screen(
            id: name, title: name, module: "App", type: name, kind: .view, slots: slots)
        }))
    let dot = DiagramFormat.dot.render(try Diagram(.graph, of: chart))
    #expect(dot.contains("always inline in out"))
    let tree = TextTree(of: chart).text
    #expect(
      tree.hasPrefix(
        """
        Gate
        ├─ out         inline → Host
        │  ├─ basket   alert
        │  └─ list     always inline → List
        │     └─ ask   alert
        └─ in          inline
        4 places, depth 2.
        What Gate shows in out can present several at once: 4 states can be represented, 3 are valid.
        The whole app can be in 5 states.
        """), "\(tree)")
  }

  @Test(arguments: [DiagramView.graph, .tree, .screen("ItemFeature.ItemModel")])
  func idsStayWhenSomethingElseIsAdded(view: DiagramView) throws {
    var model = NavigationModel.inventory
    let before = try Diagram(view, of: try Chart(model))
    model.screens.insert(
      Screen(
        id: "About.About", title: "About", module: "About", type: "About", kind: .view,
        slots: [
          Slot(
            name: "isLicenseShown", arity: .atMostOne, encoding: .flag, origin: .source,
            destinations: [
              Destination(name: "isLicenseShown", presentation: .sheet, origin: .source)
            ])
        ]), at: 0)
    model.screens[1].slots.insert(
      Slot(
        name: "isAboutShown", arity: .atMostOne, encoding: .flag, origin: .source,
        destinations: [
          Destination(
            name: "isAboutShown", presentation: .sheet, leadsTo: "About.About", origin: .source)
        ]), at: 0)
    let after = try Diagram(view, of: try Chart(model))
    let ids = after.nodes.map(\.id) + after.lines.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(ids).isSuperset(of: before.nodes.map(\.id) + before.lines.map(\.id)))
    // Other lines stay as they are, to the byte.
    let lines = Set(DiagramFormat.dot.render(after).split(separator: "\n"))
    let edges = DiagramFormat.dot.render(before).split(separator: "\n").filter {
      $0.contains(" -> ")
    }
    #expect(!edges.isEmpty)
    #expect(lines.isSuperset(of: edges))
  }

  @Test func aScreenStandsAmongItsNeighbours() throws {
    let diagram = try Diagram(.screen("ItemRowFeature.ItemRowModel"), of: try Chart(.inventory))
    #expect(
      diagram.nodes.map(\.id) == [
        "screen-InventoryFeature.InventoryModel",
        "screen-ItemRowFeature.ItemRowModel",
        "leaf-ItemRowFeature.ItemRowModel-destination-deleteConfirmationAlert",
        "screen-ItemFeature.ItemModel",
      ])
    #expect(
      diagram.lines.map(\.name) == [
        "Inventory: each row in inventory leads to ItemRow",
        "ItemRow: deleteConfirmationAlert, alert",
        "ItemRow: duplicate, popover leads to Item",
        "ItemRow: edit, drill-down leads to Item",
      ])
    #expect(diagram.summary == "reached from 1 screen · leads to 1 screen and 1 leaf")
    #expect(throws: UnknownScreen(screen: "Nobody")) {
      try Diagram(.screen("Nobody"), of: try Chart(.inventory))
    }
  }

  @Test func findingsMarkWhatTheySpeakOf() throws {
    let chart = try Chart(.inventory)
    let diagram = try Diagram(.graph, of: chart, options: .init(findings: .inventory))
    let marked = diagram.lines.filter { $0.mark != nil }.map(\.id)
    #expect(
      marked == [
        "line-ItemRowFeature.ItemRowModel-destination-duplicate",
        "line-ItemFeature.ItemModel-destination-colorPicker",
      ])
    let dot = DiagramFormat.dot.render(diagram)
    let edges = dot.split(separator: "\n").filter { $0.contains("penwidth=3") }
    #expect(
      edges.count == 1
        && edges[0].contains("line-ItemRowFeature.ItemRowModel-destination-duplicate"))
    for badge in ["1 warning", "1 error", "1 note"] { #expect(dot.contains("<B>\(badge)</B>")) }
    #expect(dot.contains("error: nothing presents &#39;duplicate&#39;"))
    let plain = DiagramFormat.dot.render(try Diagram(.graph, of: chart))
    #expect(!plain.contains(Palette.badge(.error).light))
  }

  @Test func theLegendHoldsWhatIsUsed() throws {
    let diagram = try Diagram(.graph, of: try Chart(.inventory))
    #expect(diagram.presentations == [.tab, .drillDown, .sheet, .popover, .alert, .inline])
    #expect(diagram.summary == "4 screens · 11 places · depth 4")
  }

  @Test func modulesGetABoxWhereItHelps() throws {
    #expect(try Diagram(.graph, of: try Chart(.synthetic(screens: 60, modules: 5))).showsModules)
    #expect(try !Diagram(.graph, of: try Chart(.inventory)).showsModules)
    #expect(try !Diagram(.graph, of: try Chart(.synthetic(screens: 60, modules: 30))).showsModules)
  }

  @Test func aHundredThousandCasesAreFortyRows() throws {
    let time = try ContinuousClock().measure {
      let chart = try Chart(.crowded(cases: 100_000))
      let diagram = try Diagram(.graph, of: chart)
      let dot = DiagramFormat.dot.render(diagram)
      #expect(dot.contains("… and 99,960 more"))
      #expect(diagram.nodes.count == 42)
      // The last case has no row, but the screen that it shows is not lost.
      #expect(diagram.lines.last?.head == "screen-M.Last")
      #expect(dot.utf8.count < 60_000)
      #expect(try DiagramFormat.dot.render(Diagram(.tree, of: chart)).utf8.count < 400_000)
    }
    #expect(time < .seconds(60))
  }

  @Test func limitsSayThatTheyCut() throws {
    let options = DiagramOptions(screens: 10, places: .init(places: 5, depth: 3))
    let chart = try Chart(.synthetic(screens: 60, modules: 5))
    let graph = try Diagram(.graph, of: chart, options: options)
    #expect(graph.omissions == ["The first 10 of 60 screens are drawn."])
    let cards = graph.nodes.map(\.id).filter { $0.hasPrefix("screen-") }
    #expect(cards.count == 10)
    #expect(graph.lines.allSatisfy { line in graph.nodes.contains { $0.id == line.head } })
    let tree = try Diagram(.tree, of: chart, options: options)
    #expect(tree.omissions == ["The first 5 places are drawn."])
    #expect(DiagramFormat.dot.render(tree).contains("The first 5 places are drawn."))
  }

  /// Of an enum for all of an app a screen sets but a few cases: the rest is no way out of it, as it is no place.
  @Test(arguments: [DiagramView.graph, .screen("M.Home"), .screen("M.Page1")])
  func whatNothingSetsHasNoLine(view: DiagramView) throws {
    let diagram = try Diagram(view, of: try Chart(Self.withUnsetCases))
    let home = try #require(diagram.nodes.first { $0.id == "screen-M.Home" })
    guard case .card(let card) = home.shape else { throw CancellationError() }
    if view == .screen("M.Page1") {
      #expect(card.sections.flatMap(\.rows).map(\.text) == ["page1"])
    } else {
      let rows = card.sections.flatMap { [$0.heading].compactMap(\.self) + $0.rows }
      #expect(rows.map(\.text) == ["sheet", "page1", "… 3 that nothing sets", "cover"])
      #expect(rows.last?.detail == "nothing sets it")
      #expect(rows.map { $0.port != nil } == [false, true, false, false])
    }
    #expect(diagram.lines.map(\.head) == ["screen-M.Page1"])
    #expect(!diagram.nodes.contains { if case .leaf = $0.shape { true } else { false } })
  }

  /// What is told of a destination by itself keeps its row.
  @Test func whatAFindingSpeaksOfHasItsRow() throws {
    let options = DiagramOptions(findings: [
      .init(
        rule: "unreachable-destination", severity: .warning, screen: "M.Home", slot: "sheet",
        destination: "page2", message: "nothing sets 'page2'")
    ])
    let diagram = try Diagram(.graph, of: try Chart(Self.withUnsetCases), options: options)
    guard case .card(let card) = diagram.nodes[0].shape else { throw CancellationError() }
    #expect(
      card.sections[0].rows.map(\.text) == ["page1", "page2", "… 2 that nothing sets"])
    #expect(card.sections[0].rows.map(\.detail) == ["", "nothing sets it", ""])
    #expect(diagram.lines.count == 1)
  }

  /// In a tree one box stands for the destination and the screen: the note on the one does not hide the error of the other.
  @Test func aPlaceSaysWhatIsSaidOfItsScreenToo() throws {
    func finding(_ severity: Severity, _ screen: String, _ slot: String? = nil) -> Finding {
      Finding(
        rule: "invalid-stack", severity: severity, screen: screen, slot: slot,
        destination: slot.map { _ in "page1" }, message: "'\(screen)' is no good")
    }
    let options = DiagramOptions(findings: [
      finding(.note, "M.Home", "sheet"), finding(.error, "M.Page1"), finding(.error, "M.Page1"),
    ])
    let diagram = try Diagram(.tree, of: try Chart(Self.withUnsetCases), options: options)
    let node = try #require(diagram.nodes.first { $0.name.hasPrefix("page1") })
    guard case .leaf(let box) = node.shape else { throw CancellationError() }
    #expect(box.mark?.words == "2 errors")
    #expect(
      node.tooltip.suffix(3) == [
        "note: 'M.Home' is no good", "error: 'M.Page1' is no good", "error: 'M.Page1' is no good",
      ])
  }

  private static var withUnsetCases: NavigationModel {
    let location = SourceLocation(file: "Home.swift", line: 3, column: 5)
    func slot(_ name: String, _ cases: [Destination]) -> Slot {
      Slot(
        name: name, arity: .atMostOne, encoding: .optionalEnum, storage: .state, origin: .source,
        destinations: cases)
    }
    let pages = (1...4).map { number in
      Destination(
        name: "page\(number)", presentation: .sheet, leadsTo: "M.Page\(number)", origin: .source,
        setBy: number == 1 ? [location] : nil)
    }
    let cover = Destination(name: "cover", presentation: .fullScreenCover, origin: .source)
    func screen(_ type: String, _ slots: [Slot] = []) -> Screen {
      Screen(
        id: "M.\(type)", title: type, module: "M", type: type, kind: .view, slots: slots)
    }
    return NavigationModel(
      name: "M", roots: [Root(screen: "M.Home", how: .main)],
      screens: [screen("Home", [slot("sheet", pages), slot("cover", [cover])])]
        + (1...4).map { screen("Page\($0)") })
  }

  @Test func nothingReadsAFile() throws {
    for name in NavigationModel.hostileNames + ["a\", image=\"/etc/passwd"] {
      let dot = DiagramFormat.dot.render(try Diagram(.graph, of: try Chart(.hostile(name))))
      let attributes = dot.matches(of: #/[\[,] ?([a-z]+)=/#).map { String($0.1) }
      #expect(!attributes.isEmpty)
      #expect(Set(attributes).isDisjoint(with: ["shapefile", "imagepath"]))
    }
  }

  @Test func formatsAreFoundByNameAndFile() {
    #expect(DiagramFormat.named("DOT")?.name == "dot")
    #expect(DiagramFormat.named("gif") == nil)
    #expect(DiagramFormat.forFile("Docs/App.mmd")?.name == "mermaid")
    #expect(DiagramFormat.forFile("App.gv")?.name == "dot")
    #expect(DiagramFormat.forFile("App") == nil)
  }
}
