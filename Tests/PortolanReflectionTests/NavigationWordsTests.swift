@testable import PortolanFacts
import Testing

/// What names tell, a name a line.
@Suite struct NavigationWordsTests {
  @Test(arguments: [
    ("isAlertPresented", ["is", "alert", "presented"]),
    ("isURLPath", ["is", "url", "path"]),
    ("APIClient", ["api", "client"]),
    ("snake_case2", ["snake", "case2"]),
    ("größeWählen", ["größe", "wählen"]),
    ("", []),
  ])
  func words(name: String, expected: [String]) {
    #expect(NavigationWords.words(of: name) == expected)
  }

  @Test(arguments: [
    "isPresented", "popoverIsPresented", "isAlertPresented", "IsPresented", "sheetIsPresented",
    "isShowing", "isShowingSheet", "isActive", "linkIsActive", "showSettings", "showsHelp",
    "shouldShowAlert", "settingsShown", "isPresentingSheet",
  ])
  func flags(name: String) {
    #expect(NavigationWords.namesFlag(name))
  }

  @Test(arguments: [
    "isSaving", "isOnBackOrder", "isEnabled", "isReactive", "isActivated", "presentation",
    "showcase", "hasShownWelcome", "didShowReview", "active", "isInteractive",
  ])
  func noFlags(name: String) {
    #expect(!NavigationWords.namesFlag(name))
  }

  @Test(arguments: ["Destination", "Route", "Path", "ActiveSheet", "AlertKind", "SheetType"])
  func destinations(type: String) {
    #expect(NavigationWords.namesDestinations(type))
  }

  @Test(arguments: [
    "Status", "Kind", "RouteError", "PathStyle", "Pathfinder", "Sheetlike", "Field",
  ])
  func noDestinations(type: String) {
    #expect(!NavigationWords.namesDestinations(type))
  }

  @Test(arguments: ["path", "navigationPath", "wikiPath", "routeStack", "routes"])
  func stacks(property: String) {
    #expect(NavigationWords.namesStack(property))
  }

  @Test(arguments: ["filePath", "keyPath", "indexPath", "clipPath", "callStack", "pathLength"])
  func noStacks(property: String) {
    #expect(!NavigationWords.namesStack(property))
  }

  @Test(arguments: ["SyncService", "APIClient", "UsersRequest", "LocationManager", "ImageLoader"])
  func services(type: String) {
    #expect(NavigationWords.namesService(type))
  }

  @Test(arguments: ["NavigationManager", "RouteProvider", "ServiceModel", "Router", "ClientView"])
  func noServices(type: String) {
    #expect(!NavigationWords.namesService(type))
  }

  @Test(arguments: [
    ("inventory", "inventory", true), ("inventoryModel", "inventory", true),
    ("inventoryViewModel", "inventory", true), ("inventoryTab", "inventory", true),
    ("inventoryItems", "inventory", false), ("one", "inventory", false),
  ])
  func childrenOfTabs(property: String, tab: String, isChild: Bool) {
    #expect(NavigationWords.isChild(property, ofTab: tab) == isChild)
  }

  @Test(arguments: [
    ("InventoryModel", "Inventory"), ("InventoryFeature.State", "Inventory"),
    ("Counter", "Counter"), ("Model", "Model"), ("Feature<Swift.Int>", "Feature"),
    ("ItemRowViewModel", "ItemRow"), ("Settings.Model", "Settings"),
    ("Home.StateModel", "Home"), ("Settings.RootView", "Settings"), ("RootView", "Root"),
    ("Model.State", "Model"),
  ])
  func titles(type: String, title: String) {
    #expect(NavigationWords.title(of: type) == title)
  }
}
