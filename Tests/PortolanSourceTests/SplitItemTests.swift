import PortolanModel
import Testing

/// The items of AppKit in which a split view is given its columns.
@Suite struct SplitItemTests {
  private static let desk = """
    class ListController: NSViewController { @objc func plus() { presentAsSheet(PlusController()) } }
    class PageController: NSViewController { @objc func plus() { presentAsSheet(PlusController()) } }
    class PlusController: NSViewController {}
    """

  private static func delegate(_ code: String) -> String {
    """
    @main class Delegate: NSObject, NSApplicationDelegate {
      let window = NSWindowController(window: NSWindow())
      func applicationDidFinishLaunching(_ note: Notification) {
        \(code)
        window.showWindow(self)
      }
    }

    """
  }

  @Test(arguments: [
    """
    addSplitViewItem(NSSplitViewItem(sidebarWithViewController: list))
    addSplitViewItem(NSSplitViewItem(viewController: page))
    """,
    """
    let side = NSSplitViewItem(sidebarWithViewController: list); side.canCollapse = false; addSplitViewItem(side)
    let main = NSSplitViewItem(viewController: page); addSplitViewItem(main)
    """,
    "splitViewItems = [NSSplitViewItem(viewController: list), NSSplitViewItem(viewController: page)]",
  ])
  func aSplitViewEmbedsWhatItsItemsWrap(_ code: String) {
    let chart = Charted(
      Self.delegate("window.contentViewController = DeskSplit()") + Self.desk
        + """

        class DeskSplit: NSSplitViewController {
          let list = ListController()
          let page = PageController()
          override func viewDidLoad() { \(code) }
        }
        """)
    #expect(
      chart.slots == [
        "DeskSplit.listController always child: listController inline → ListController",
        "DeskSplit.pageController always child: pageController inline → PageController",
      ])
    #expect(chart.model.unresolved == [])
  }
}
