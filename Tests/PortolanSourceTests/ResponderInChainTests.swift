import PortolanModel
import Testing

/// Objects that a controller puts into the chain of responders, for the items of menus to call them.
@Suite struct ResponderInChainTests {
  private func links(_ code: String, _ action: String = "@objc") -> [String] {
    let chart = Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        static var shared: Delegate { NSApp.delegate as! Delegate }
        lazy var log: LogWindowController = LogWindowController()
        let quay = QuayWindowController()
        func applicationDidFinishLaunching(_ note: Notification) { quay.showWindow(nil) }
      }
      class Menus: NSObject {
        @IBOutlet weak var item: NSMenuItem!
        func bind() { item.action = #selector(MenuActions.showLog(_:)) }
      }
      class MenuActions: NSResponder {
        \(action) func showLog(_ sender: AnyObject) {
          let log = Delegate.shared.log
          log.showWindow(self)
        }
      }
      class QuayWindowController: NSWindowController {
        var menuActions: MenuActions!
        override func windowDidLoad() {
          menuActions = MenuActions()
          \(code)
        }
      }
      class LogWindowController: NSWindowController {}
      """)
    #expect(chart.links.count == chart.screen("QuayWindowController")?.links.count)
    return chart.links
  }

  @Test(
    arguments: [
      "nextResponder = menuActions", "self.nextResponder = menuActions",
      "guard let window = window else { return }; let next = window.nextResponder; window.nextResponder = menuActions; menuActions.nextResponder = next",
    ], ["@objc", "@IBAction"])
  func theWindowLeadsToWhatTheyShow(_ code: String, _ action: String) {
    #expect(
      links(code, action) == ["QuayWindowController showWindow(_:) window → LogWindowController"])
  }

  /// One that is only kept no menu reaches, nor what the system can't call.
  @Test(arguments: [("", "@objc"), ("nextResponder = menuActions", "")])
  func others(_ code: String, _ action: String) {
    #expect(links(code, action) == [])
  }
}
