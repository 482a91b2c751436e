import PortolanModel
import Testing

/// Tabs of AppKit's in a view of tabs, each with a view or a controller.
@Suite struct TabViewTests {
  private func chart(_ code: String, _ properties: String = "") -> Charted {
    Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let window = NSWindow(contentViewController: PrefsController())
        func applicationDidFinishLaunching(_ note: Notification) { window.makeKeyAndOrderFront(nil) }
      }
      class PrefsController: NSViewController {
        private let tabView = NSTabView()
        \(properties)
        override func viewDidLoad() {
          \(code)
          view.addSubview(tabView)
        }
      }
      class DeckView: NSView {
        private let popover = NSPopover()
        func helpTapped() { popover.contentViewController = HelpController() }
      }
      class CrewController: NSViewController {}
      class HelpController: NSViewController {}
      """)
  }

  @Test(arguments: [
    """
    let deck = NSTabViewItem()
    deck.label = "Deck"
    deck.view = DeckView()
    tabView.addTabViewItem(deck)
    let crew = NSTabViewItem(viewController: CrewController())
    crew.label = "Crew"
    tabView.addTabViewItem(crew)
    """,
    """
    let deck = NSTabViewItem(identifier: "deck")
    deck.label = "Deck"
    deck.view = DeckView()
    let crew = NSTabViewItem(identifier: "crew")
    crew.label = "Crew"
    crew.viewController = CrewController()
    tabView.tabViewItems = [deck, crew]
    """,
  ])
  func eachItemIsATab(_ code: String) {
    let chart = chart(code)
    #expect(
      chart.links == [
        "PrefsController viewControllers tab → DeckView",
        "PrefsController viewControllers tab → CrewController",
        "DeckView NSPopover popover → HelpController",
      ])
    #expect(chart.screen("PrefsController")?.links.map(\.title) == ["Deck", "Crew"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aPropertyMayKeepTheItem() {
    let chart = chart(
      "deck.view = DeckView(); tabView.addTabViewItem(deck)",
      "private let deck = NSTabViewItem(identifier: nil)")
    #expect(chart.links.first == "PrefsController viewControllers tab → DeckView")
  }
}
