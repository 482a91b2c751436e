import PortolanModel
import Testing

/// Popovers of AppKit's that a view shows, not a controller.
@Suite struct PopoverOfViewTests {
  private func chart(
    _ window: String, _ fill: String = "popover.contentViewController = GiftController()",
    more: String = ""
  ) -> Charted {
    Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let window = NSWindow()
        func applicationDidFinishLaunching(_ note: Notification) {
          window.\(window)
          window.makeKeyAndOrderFront(nil)
        }
      }
      \(more)
      class BarView: NSView {
        private let popover = NSPopover()
        init() {
          super.init(frame: .zero)
          \(fill)
        }
        private func makePage() -> NSViewController {
          let page = NSViewController(nibName: nil, bundle: nil)
          let rows = NSStackView()
          rows.addArrangedSubview(GiftRow())
          page.view = rows
          return page
        }
        @objc private func giftTapped(_ sender: NSButton) {
          popover.show(relativeTo: sender.bounds, of: sender, preferredEdge: .minY)
        }
      }
      class GiftRow: NSView {}
      class GiftController: NSViewController {}
      """)
  }

  @Test func theControllerLeadsThereWhoseViewItIs() {
    let chart = chart(
      "contentViewController = DeckController()",
      more: """
        class DeckController: NSViewController {
          private let bar = BarView()
          override func viewDidLoad() { view.addSubview(bar) }
        }
        """)
    #expect(chart.links == ["DeckController NSPopover popover → GiftController"])
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
  }

  @Test func soDoesAViewThatIsAllThatAWindowShows() {
    let chart = chart("contentView = BarView()")
    #expect(chart.links == ["BarView NSPopover popover → GiftController"])
    #expect(chart.model.roots.map(\.screen) == ["App.BarView"])
  }

  /// The rows of what shows nothing but the system's views are no pages.
  @Test func aPartOfItsContentIsNoPage() {
    let chart = chart("contentView = BarView()", "self.popover.contentViewController = makePage()")
    #expect(chart.links.isEmpty)
  }
}
