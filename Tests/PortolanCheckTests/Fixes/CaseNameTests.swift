@testable import PortolanCheck
import PortolanModel
import Testing

@Suite struct CaseNameTests {
  @Test(arguments: [
    ("addItem", "Item", "add"),
    ("editingItem", "Item", "editing"),
    ("addItem", "ItemModel", "add"),
    ("addItemModel", "ItemModel", "add"),
    ("editItem", "ItemFeature.State", "edit"),
    ("addItem", "Models.Item", "add"),
    ("addPage", "Page<Item>", "add"),
    ("help", "Help", "help"),
    ("item", "Item", "item"),
    ("presentedMovie", "Int", "presentedMovie"),
    ("items", "[Item]", "items"),
    ("isPresentingNotice", "Notice", "notice"),
    ("_isPresentingURL", "URL", "url"),
    ("isPresented", "Item", "isPresented"),
  ])
  func forValue(property: String, type: String, name: String) {
    #expect(CaseName.forValue(property: property, type: type) == name)
  }

  @Test(arguments: [
    ("isAlertPresented", "alert"),
    ("popoverIsPresented", "popover"),
    ("showSettings", "settings"),
    ("isShowingURLList", "urlList"),
    ("shouldShowHelp", "help"),
    ("_isHelpVisible", "help"),
    ("editing", "editing"),
    ("isPresented", "sheet"),
  ])
  func forFlag(property: String, name: String) {
    #expect(CaseName.forFlag(property: property, fallback: "sheet") == name)
  }

  @Test(arguments: [
    ("CounterModel", "counter"), ("Inventory.State", "inventory"), ("String", "string"),
    ("URL", "url"), ("ItemViewModel", "item"), ("Model", "model"),
  ])
  func forType(type: String, name: String) {
    #expect(CaseName.forType(type) == name)
  }

  @Test func keywordsAreEscaped() {
    #expect(CaseName.escaped("default") == "`default`")
    #expect(CaseName.escaped("self") == "`self`")
    #expect(CaseName.escaped("add") == "add")
  }
}
