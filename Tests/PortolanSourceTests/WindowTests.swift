import PortolanModel
import Testing

/// Windows of AppKit that host views of SwiftUI's.
@Suite struct WindowTests {
  private static let views = ["Side", "Work", "Feed"].map { name in
    """
    struct \(name)View: View {
      @State private var is\(name)Asking = false
      var body: some View { Button("") { is\(name)Asking = true }.alert("", isPresented: $is\(name)Asking) {} }
    }
    """
  }.joined(separator: "\n")

  private static let app = """
    @main struct NotesApp: App {
      @NSApplicationDelegateAdaptor private var delegate: Delegate
      var body: some Scene { WindowGroup { HomeView() } }
    }
    struct HomeView: View { var body: some View { Text("") } }
    """

  private func chart(_ source: String) -> Charted { Charted(Self.app + source + Self.views) }

  private func slots(_ chart: Charted) -> [String] {
    chart.slots.filter { !$0.contains("Asking") }
  }

  private func roots(_ chart: Charted) -> [String] {
    chart.model.roots.map { "\($0.how.rawValue) \($0.screen.dropFirst("App.".count))" }
  }

  @Test(arguments: [
    "super.init(window: window); contentViewController = NSHostingController(rootView: SideView())",
    "super.init(window: window); window?.contentView = NSHostingView(rootView: SideView())",
    """
    let page = NSHostingController(rootView: SideView())
    let window = NSWindow(contentViewController: page)
    super.init(window: window)
    """,
    """
    let window = NSWindow()
    window.contentView = NSHostingView(rootView: SideView())
    super.init(window: window)
    """,
  ])
  func aWindowControllerShowsItsContent(_ code: String) {
    let chart = chart(
      """
      final class Delegate: NSObject, NSApplicationDelegate {
        let main = MainController(window: nil)
        func applicationDidFinishLaunching(_ note: Notification) { main.showWindow(nil) }
      }
      final class MainController: NSWindowController {
        override init(window: NSWindow?) {
          \(code)
        }
      }
      """)
    #expect(
      slots(chart) == ["MainController.sideView always child: sideView inline → SideView"])
    #expect(roots(chart) == ["main HomeView", "scene MainController"])
    #expect(chart.model.unresolved.map(\.what).allSatisfy { !$0.contains("SideView") })
  }

  /// A document, a panel that fills itself, whoever makes a window: what it shows is a window of the app.
  @Test(arguments: [
    """
    final class Paper: NSDocument {
      override func makeWindowControllers() {
        let window = NSWindow()
        addWindowController(NSWindowController(window: window))
        window.contentView = NSHostingView(rootView: SideView())
      }
    }
    """,
    """
    final class Opener {
      func open() {
        let window = NSWindow(contentViewController: NSHostingController(rootView: SideView()))
        window.makeKeyAndOrderFront(nil)
      }
    }
    """,
    """
    final class Bubble: NSPopover {
      override init() { super.init(); contentViewController = NSHostingController(rootView: SideView()) }
    }
    """,
    """
    final class Board: NSPanel {
      func show() {
        let side = NSHostingView(rootView: SideView())
        contentView = side
      }
    }
    """,
  ])
  func whoeverFillsAWindowOpensOne(_ code: String) {
    let chart = chart("\nimport AppKit\nimport SwiftUI\n" + Self.delegate + code + "\n")
    #expect(roots(chart) == ["main HomeView", "scene SideView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Another object's view is no window's.
  @Test func whatIsNoWindowOpensNone() {
    let chart = chart(
      """

      import SwiftUI
      \(Self.delegate)
      final class Player: NSObject {
        var contentView: AnyView?
        func show() { contentView = AnyView(SideView()) }
      }

      """)
    #expect(roots(chart) == ["main HomeView"])
  }

  private static let delegate = """
    final class Delegate: NSObject, NSApplicationDelegate {}

    """

  @Test func aHostingViewsHeirShowsWhatItIsMadeWith() {
    let chart = chart(
      """
      import AppKit
      import SwiftUI
      \(Self.delegate)
      final class SideHost: NSHostingView<AnyView> {
        init(title: String) { super.init(rootView: AnyView(SideView())) }
      }
      final class Board: NSPanel {
        func show() { contentView = SideHost(title: "") }
      }
      """)
    #expect(roots(chart) == ["main HomeView", "scene SideHost"])
    #expect(slots(chart) == ["SideHost.sideView always child: sideView inline → SideView"])
  }

  @Test func columnsOfASplitViewController() {
    let chart = chart(
      """
      final class Delegate: NSObject, NSApplicationDelegate {}
      final class MainController: NSWindowController {
        var split: SplitController!
        func setUp() { split = SplitController(); contentViewController = split }
      }
      final class SplitController: NSSplitViewController {
        override func viewDidLoad() {
          addSplitViewItem(column(Frame { SideView() }))
          let work = Frame { WorkView() }
          let item = NSSplitViewItem(viewController: NSHostingController(rootView: work))
          addSplitViewItem(item)
        }
        private func column(_ view: some View) -> NSSplitViewItem {
          let item = NSSplitViewItem(sidebarWithViewController: NSHostingController(rootView: view))
          item.isSpringLoaded = true
          return item
        }
      }
      struct Frame<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content() }
      }
      """)
    #expect(
      slots(chart) == [
        "MainController.splitController always child: splitController inline → SplitController",
        "SplitController.sideView always child: sideView inline → SideView",
        "SplitController.workView always child: workView inline → WorkView",
      ])
    #expect(roots(chart) == ["main HomeView", "scene MainController"])
  }

  @Test func otherWindowsAreLedTo() {
    let chart = chart(
      """
      final class Delegate: NSObject, NSApplicationDelegate {}
      final class MainController: NSWindowController {
        func settings() {
          let sheet = NSWindow()
          let page = SideView()
          sheet.contentView = NSHostingView(rootView: page)
          window?.beginSheet(sheet, completionHandler: nil)
        }
        func palette() {
          let panel = Panel()
          panel.contentView = NSHostingView(rootView: WorkView())
          window?.addChildWindow(panel, ordered: .above)
          panel.makeKeyAndOrderFront(self)
        }
        func help() {
          let popover = NSPopover()
          popover.contentViewController = NSHostingController(rootView: FeedView())
          popover.show(relativeTo: .zero, of: button, preferredEdge: .minY)
        }
        func front() { window?.makeKeyAndOrderFront(self) }
      }
      final class Panel: NSPanel {}
      """)
    #expect(
      chart.links == [
        "MainController beginSheet(_:) sheet → SideView",
        "MainController addChildWindow(_:ordered:) window → WorkView",
        "MainController NSPopover popover → FeedView",
      ])
    #expect(slots(chart).isEmpty)
  }

  @Test func whatAControllerIsMadeWithItsWindowShows() {
    let chart = chart(
      """
      final class Delegate: NSObject, NSApplicationDelegate {
        @IBAction func feed(_ sender: Any) { FeedView().open() }
      }
      extension FeedView { func open() { FeedController(view: self).showWindow(nil) } }
      final class FeedController: NSWindowController {
        convenience init<Page: View>(view: Page) {
          let page = NSHostingController(rootView: view)
          self.init(window: NSWindow(contentViewController: page))
        }
      }
      final class ListController: NSViewController {
        func work() { WorkController(view: WorkView()).showWindow(self) }
      }
      final class WorkController: NSWindowController {}
      """)
    #expect(roots(chart) == ["main HomeView", "scene FeedView"])
    #expect(chart.links == ["ListController showWindow(_:) window → WorkView"])
  }

  /// A window that is put together where it is kept.
  @Test func aWindowMadeInAPropertyIsARoot() {
    let chart = chart(
      """

      import AppKit
      import SwiftUI
      final class Delegate: NSObject, NSApplicationDelegate {
        let windows = Windows()
        func applicationDidFinishLaunching(_ notification: Notification) { windows.show() }
      }
      final class Windows {
        lazy var feed = {
          let window = NSWindow()
          window.contentView = NSHostingView(rootView: FeedView())
          return window
        }()
        func show() { feed.orderFrontRegardless() }
      }
      """)
    #expect(roots(chart) == ["main HomeView", "scene FeedView"])
  }

  /// What AppKit has beside UIKit's `present(_:animated:)`.
  @Test(arguments: [
    ("presentAsSheet(HelpController())", "presentAsSheet(_:) sheet"),
    ("presentAsModalWindow(HelpController())", "presentAsModalWindow(_:) window"),
    (
      "present(HelpController(), asPopoverRelativeTo: .zero, of: view, preferredEdge: .maxY, behavior: .transient)",
      "present(_:asPopoverRelativeTo:of:preferredEdge:behavior:) popover"
    ),
    ("present(HelpController(), animator: Slide())", "present(_:animator:) present"),
  ])
  func controllersPresentControllers(_ call: String, _ link: String) {
    let chart = chart(
      """
      class MainController: NSViewController {
        @IBAction func help(_ sender: Any) { \(call) }
      }
      class HelpController: NSViewController {}
      """)
    #expect(chart.links == ["MainController \(link) → HelpController"])
  }

  /// A controller of AppKit's tabs has tabs, however they are added.
  @Test(arguments: [
    "addTabViewItem(NSTabViewItem(viewController: GeneralController()))",
    "tabViewItems = [NSTabViewItem(viewController: GeneralController())]",
    "addChild(GeneralController())",
  ])
  func controllersOfTabsHaveTabs(_ code: String) {
    let chart = chart(
      """
      class SettingsController: NSTabViewController {
        override func viewDidLoad() { \(code) }
      }
      class GeneralController: NSViewController {}
      """)
    #expect(
      chart.links == ["SettingsController viewControllers tab → GeneralController"])
  }

  /// What AppKit's code shows for an app without a scene of its own is told.
  @Test func anAppMayHaveNoSceneOfItsOwn() {
    let chart = Charted(
      """
      import SwiftUI
      import AppKit
      @main struct NotesApp: App {
        @NSApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { Settings { EmptyView() } }
      }
      final class Delegate: NSObject, NSApplicationDelegate {
        let windows = Windows()
        func applicationDidFinishLaunching(_ notification: Notification) { windows.open() }
      }
      final class Windows: NSObject {
        private(set) var window: NSWindow!
        func open() {
          window = NSWindow()
          window.contentView = NSHostingView(rootView: SideView())
          window.makeKeyAndOrderFront(nil)
        }
      }

      """ + Self.views)
    #expect(roots(chart) == ["scene SideView"])
    #expect(chart.model.unresolved == [])
  }

  /// A function of AppKit's world puts a view that it is handed into a window or a popover.
  @Test(arguments: [
    "func attach<Page: View>(page: Page)", "func attach(page: SideView)",
    "func attach(page: some View)",
  ])
  func aFunctionShowsTheViewThatItIsHanded(_ function: String) {
    let chart = Charted(
      """
      import SwiftUI
      import AppKit
      @main struct NotesApp: App {
        @NSApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { WorkView() } }
      }
      final class Delegate: NSObject, NSApplicationDelegate {
        let status = StatusItem()
        func applicationDidFinishLaunching(_ notification: Notification) { status.attach(page: SideView()) }
      }
      final class StatusItem: NSObject {
        private var popover: NSPopover?
        \(function) {
          let popover = NSPopover()
          popover.contentViewController = NSHostingController(rootView: page)
          self.popover = popover
        }
      }

      """ + Self.views)
    #expect(roots(chart) == ["main WorkView", "scene SideView"])
    #expect(chart.model.unresolved == [])
  }

  /// Of two windows one of which is shown, each leads to the other.
  @Test func aWindowLeadsToOthersAlone() {
    let chart = Charted(
      """
      import AppKit
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        let desk = Desk()
        func applicationDidFinishLaunching(_ notification: Notification) { desk.large.showWindow(nil) }
      }
      class Desk {
        let large = LargeController()
        let small = SmallController()
        var isSmall = false
        func turn() { (isSmall ? small : large).showWindow(nil) }
      }
      class LargeController: NSWindowController {
        let desk: Desk
        @IBAction func turn(_ sender: Any) { desk.turn() }
      }
      class SmallController: NSWindowController {
        let desk: Desk
        @IBAction func turn(_ sender: Any) { desk.turn() }
      }
      """)
    #expect(
      chart.links == [
        "LargeController showWindow(_:) window → SmallController",
        "SmallController showWindow(_:) window → LargeController",
      ])
  }
}
