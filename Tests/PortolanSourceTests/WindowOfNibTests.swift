import PortolanModel
import Testing

/// Windows and popovers of nibs, of which code has outlets alone.
@Suite struct WindowOfNibTests {
  private func links(_ code: String) -> [String] {
    let chart = Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let quay = QuayWindowController()
        func applicationDidFinishLaunching(_ note: Notification) { quay.showWindow(nil) }
      }
      class QuayWindowController: NSWindowController {
        @IBOutlet var mooringSheet: NSWindow!
        @IBOutlet var tidePopover: NSPopover!
        \(code)
      }
      class TideController: NSViewController {}
      """)
    #expect(chart.model.unresolved == [])
    return (chart.screen("QuayWindowController")?.links ?? []).map { link in
      "\(link.form) \(link.presentation.name) \(link.title ?? "") \(link.leadsTo ?? "")"
    }
  }

  @Test(arguments: [
    "@IBAction func moor(_ sender: Any) { window!.beginSheet(mooringSheet) }",
    "@IBAction func moor(_ sender: Any) { window?.beginSheet(self.mooringSheet) { _ in } }",
    "@IBAction func moor(_ sender: Any) { guard let sheet = mooringSheet else { return }; window!.beginSheet(sheet) }",
    // However often code says so, there is one.
    """
    @IBAction func moor(_ sender: Any) { window!.beginSheet(mooringSheet) }
    @IBAction func moorAgain(_ sender: Any) { window!.beginSheet(mooringSheet) }
    """,
  ])
  func sheets(_ code: String) {
    #expect(links(code) == ["beginSheet(_:) sheet mooringSheet "])
  }

  @Test func popovers() {
    let links = links(
      "@IBAction func tide(_ sender: NSButton) { tidePopover.show(relativeTo: sender.bounds, of: sender, preferredEdge: .maxY) }"
    )
    #expect(links == ["show(relativeTo:of:preferredEdge:) popover tidePopover "])
  }

  /// Of what code fills, it is known what stands there.
  @Test func whatCodeFills() {
    let links = links(
      """
      @IBAction func tide(_ sender: NSButton) {
        tidePopover.contentViewController = TideController()
        tidePopover.show(relativeTo: sender.bounds, of: sender, preferredEdge: .maxY)
      }
      """)
    #expect(links == ["NSPopover popover  App.TideController"])
  }

  /// A popover that code has made is no nib's.
  @Test func others() {
    let links = links(
      """
      let made = NSPopover()
      @IBAction func tide(_ sender: NSButton) { made.show(relativeTo: sender.bounds, of: sender, preferredEdge: .maxY) }
      @IBAction func done(_ sender: Any) { window!.endSheet(mooringSheet); tidePopover.close() }
      """)
    #expect(links == [])
  }
}
