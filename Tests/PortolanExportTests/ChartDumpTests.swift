import FixtureModels
import PortolanModel
import Testing

@testable import PortolanExport

@Suite struct ChartDumpTests {
  @Test func everyFactIsALine() {
    #expect(
      ChartDump(.inventory).text == """
        portolan dump 1
        app: Inventory
        root AppFeature.AppModel: reflected

        AppFeature.AppModel: class "App"
        AppFeature.AppModel initializer: inventoryModel: InventoryModel, selectedTab: Tab = …
        AppFeature.AppModel/inventoryModel: always child
        AppFeature.AppModel/inventoryModel/inventoryModel: inline → InventoryFeature.InventoryModel
        AppFeature.AppModel/selectedTab: exactlyOne enum
        AppFeature.AppModel/selectedTab/inventory: tab → InventoryFeature.InventoryModel
        AppFeature.AppModel/selectedTab/inventory child: inventoryModel
        AppFeature.AppModel/selectedTab/one: tab
        AppFeature.AppModel/selectedTab/three: tab

        InventoryFeature.InventoryModel: class "Inventory"
        InventoryFeature.InventoryModel initializer: destination: Destination? = …, \
        inventory: [ItemRowModel] = …
        InventoryFeature.InventoryModel/destination: atMostOne optionalEnum
        InventoryFeature.InventoryModel/destination/add: sheet → ItemFeature.ItemModel
        InventoryFeature.InventoryModel/destination/add payload: state ItemModel → ItemFeature.ItemModel
        InventoryFeature.InventoryModel/destination/help: sheet
        InventoryFeature.InventoryModel/inventory: each collection
        InventoryFeature.InventoryModel/inventory/inventory: inline → ItemRowFeature.ItemRowModel

        ItemFeature.ItemModel: class "Item"
        ItemFeature.ItemModel initializer: destination: Destination? = …, item: Item
        ItemFeature.ItemModel/destination: atMostOne optionalEnum
        ItemFeature.ItemModel/destination/colorPicker: drillDown

        ItemRowFeature.ItemRowModel: class "ItemRow"
        ItemRowFeature.ItemRowModel/destination: atMostOne optionalEnum
        ItemRowFeature.ItemRowModel/destination/deleteConfirmationAlert: alert
        ItemRowFeature.ItemRowModel/destination/duplicate: popover → ItemFeature.ItemModel
        ItemRowFeature.ItemRowModel/destination/duplicate payload: \
        state ItemModel → ItemFeature.ItemModel
        ItemRowFeature.ItemRowModel/destination/edit: drillDown → ItemFeature.ItemModel
        ItemRowFeature.ItemRowModel/destination/edit payload: state ItemModel → ItemFeature.ItemModel

        """)
  }

  @Test func linksAndActionsAreOneLineEach() {
    let lines = ChartDump(.everything).text.split(separator: "\n")
    #expect(
      lines.contains(
        """
        M.Root link "NavigationLink(value:)" → M.Other: link, value Int, title Other, handledBy 2 in its stack, \
        unhandledIn 1 of its stacks, swallowed one by a default, isOutsideStack true, \
        shownWithoutStack 1 times, condition DEBUG
        """))
    #expect(
      lines.contains(
        """
        M.Root action linkTapped: user, availableAt M.Root.path.other, moment appearing, \
        guard isLoggedIn, effects push M.Root.path (other) by one in order in place of the top after await
        """))
  }

  /// The dump changes exactly when a comparison sees a difference.
  @Test func aDumpSaysWhatAComparisonSees() throws {
    let text = ChartDump(.everything).text
    for (path, model) in try NavigationModel.everything.lackingEachField() {
      let differs = !model.differences(from: .everything).isEmpty
      #expect((ChartDump(model).text != text) == differs, "\(path)")
    }
  }

  @Test func orderIsNoDifference() {
    var model = NavigationModel.everything
    model.screens.reverse()
    model.screens[1].slots.reverse()
    #expect(ChartDump(model).text == ChartDump(.everything).text)
  }

  @Test func whereCodeStandsIsNotInIt() {
    #expect(!ChartDump(.everything).text.contains("Root.swift"))
    var model = NavigationModel.everything
    model.screens[0].location = nil
    model.screens[0].slots[0].origin = .inferred
    #expect(ChartDump(model).text == ChartDump(.everything).text)
  }

  /// Nothing that a name holds is taken for the end of a line, a comment or another name.
  @Test(
    arguments: NavigationModel.hostileNames + [
      "a # b", "# a", "app", "a: b", "a/b", " a ", "\u{202E}a",
    ])
  func everyNameStaysOnItsLine(_ name: String) throws {
    let model = NavigationModel.hostile(name)
    let dump = ChartDump(model)
    let read = try ChartDump(reading: Array(dump.text.utf8), file: "x")
    #expect(read.lines.map(\.fact) == dump.lines.map(\.fact))
    #expect(dump.text.split(separator: "\n").count == dump.lines.count)
    #expect(read.ending == [])
    let sections = Set(dump.lines.map(\.fact.section))
    #expect(sections.count == model.screens.count + 1)
    for mark in ["\u{202E}", "\t", "\r"] { #expect(!dump.text.contains(mark)) }
    #expect(ChartDrift(of: dump, from: read).isEmpty)
  }

  @Test(arguments: [
    ("", "x:1:1: error: this is no dump of Portolan"),
    ("# only a comment\n", "x:1:1: error: this is no dump of Portolan"),
    ("# one\n{\"portolan\": {\"model\": 1}}", "x:2:1: error: this is no dump of Portolan"),
    ("portolan dump\n", "x:1:1: error: this is no dump"),
    ("portolan dump one\n", "x:1:1: error: this is no dump"),
    ("# one\n\nportolan dump 2\n", "x:3:15: error: this dump has format version 2; this Portolan"),
    ("portolan dump 0\n", "x:1:15: error: there is no format version 0"),
  ])
  func whatIsNoDumpIsRefused(text: String, message: String) throws {
    let error = #expect(throws: ChartDumpError.self) {
      try ChartDump(reading: Array(text.utf8), file: "x")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func bytesThatAreNoTextAreRefused() throws {
    let header = Array("portolan dump 1\n".utf8)
    let error = #expect(throws: ChartDumpError.self) {
      try ChartDump(reading: header + [0x61, 0xFF], file: "x")
    }
    #expect(error?.description == "x:2:1: error: this line is no UTF-8 text")
    #expect(throws: ChartDumpError.self) { try ChartDump(reading: [0xFF, 0xFE], file: "x") }
  }

  @Test func lineEndsOfWindowsAreRead() throws {
    let text = "\u{FEFF}" + ChartDump(.wiki).text.replacing("\n", with: "\r\n")
    let read = try ChartDump(reading: Array(text.utf8), file: "x")
    #expect(ChartDrift(of: ChartDump(.wiki), from: read).isEmpty)
    #expect(ChartDump(.wiki).keepingComments(of: read).text == ChartDump(.wiki).text)
  }
}
