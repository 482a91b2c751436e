import PortolanModel
import Testing

/// Popovers of AppKit's that an app's delegate opens by itself.
@Suite struct PopoverOfDelegateTests {
  private func chart(_ code: String) -> Charted {
    Charted(
      """
      import AppKit
      @main class Delegate: NSObject, NSApplicationDelegate {
        private var window: NSWindow?
        private var popover: NSPopover?
        func applicationDidFinishLaunching(_ note: Notification) {
          window = NSWindow(contentViewController: DeckController())
          window?.makeKeyAndOrderFront(nil)
        }
        \(code)
      }
      class DeckController: NSViewController {}
      class TideController: NSViewController {}
      """)
  }

  @Test(arguments: [
    """
    func showTide() {
      guard let view = window?.contentView else { return }
      let popover = NSPopover()
      popover.contentViewController = TideController()
      popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxX)
      self.popover = popover
    }
    """,
    """
    @objc func showTide() {
      let tide = TideController()
      popover = NSPopover()
      popover?.contentViewController = tide
    }
    """,
  ])
  func theFirstWindowLeadsThere(_ code: String) {
    let chart = chart(code)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(chart.links == ["DeckController NSPopover popover → TideController"])
  }

  /// What hangs in the menu bar is there whatever windows are.
  @Test func oneOfTheMenuBarIsASceneOfItsOwn() {
    let chart = chart(
      """
      private let item: NSStatusItem = NSStatusBar.system.statusItem(withLength: -1)
      @objc func showTide() {
        guard let button = item.button else { return }
        let popover = NSPopover()
        popover.contentViewController = TideController()
        popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController", "App.TideController"])
    #expect(chart.links == [])
  }
}
