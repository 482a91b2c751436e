import PortolanModel
import Testing

/// Windows that a window controller of AppKit's makes for itself when they are needed.
@Suite struct LazyWindowTests {
  private static func chart(_ code: String, open: String = "bringToFront()") -> Charted {
    Charted(
      """
      import AppKit
      import SwiftUI
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_: Notification) { PrefsController.shared.\(open) }
      }
      class PrefsController: NSWindowController {
        static let shared = PrefsController()
        \(code)
      }
      struct PrefsView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """)
  }

  private static let made = """
    let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
    window.contentViewController = NSHostingController(rootView: PrefsView())
    """
  private static let make = made + "\nself.window = window"

  @Test(arguments: [
    "func bringToFront() { \(make); window.makeKeyAndOrderFront(nil) }",
    "private func fill() { \(make) }; func bringToFront() { fill(); window?.makeKeyAndOrderFront(nil) }",
    "init() { super.init(window: nil); fill() }; private func fill() { \(make) }; func bringToFront() { window?.orderFront(nil) }",
  ])
  func theControllerShowsItInPlace(_ code: String) {
    let chart = Self.chart(code)
    #expect(
      chart.slots.contains("PrefsController.prefsView always child: prefsView inline → PrefsView"))
    #expect(chart.links == [])
    #expect(chart.model.roots.map(\.screen) == ["App.PrefsController"])
    #expect(chart.model.unresolved == [])
  }

  /// A window may be made by a closure that the controller is made with, and keeps until then.
  @Test(arguments: [
    ("self.init { \(Self.made); return window }", true),
    ("self.init(makeWindow: { \(Self.made); return window })", true),
    ("self.init { \(Self.made); return NSWindow() }", false),
  ])
  func aClosureMayMakeIt(_ code: String, _ isOwn: Bool) {
    let chart = Self.chart(
      """
      let makeWindow: () -> NSWindow?
      init(makeWindow: @escaping () -> NSWindow?) {
        self.makeWindow = makeWindow
        super.init(window: nil)
      }
      convenience init() { \(code) }
      func bringToFront() { makeWindow()?.makeKeyAndOrderFront(nil) }
      """)
    let embedded = "PrefsController.prefsView always child: prefsView inline → PrefsView"
    #expect(chart.slots.contains(embedded) == isOwn)
    if isOwn { #expect(chart.model.roots.map(\.screen) == ["App.PrefsController"]) }
  }

  /// A window that is not its own it leads to.
  @Test func anotherWindowItLeadsTo() {
    let chart = Self.chart(
      """
      func bringToFront() {
        let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        panel.contentViewController = NSHostingController(rootView: PrefsView())
        panel.makeKeyAndOrderFront(nil)
      }
      """)
    #expect(chart.links == ["PrefsController makeKeyAndOrderFront(_:) window → PrefsView"])
  }

  /// A function that the app adds to all windows brings them to the front, too.
  @Test(arguments: [("makeKeyAndOrderFront(nil)", true), ("center()", false)])
  func aFunctionOfAllWindowsShowsIt(_ code: String, _ isShown: Bool) {
    let chart = Charted(
      """
      import AppKit
      import SwiftUI
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_: Notification) {
          if CommandLine.arguments.contains("--show") { PrefsController.shared.open() }
        }
      }
      extension NSWindow { func raise() { \(code) } }
      class PrefsController: NSWindowController {
        static let shared = PrefsController()
        private func fill() { \(Self.make) }
        func open() {
          fill()
          guard let window else { return }
          window.raise()
        }
      }
      struct PrefsView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.PrefsController"])
    #expect(chart.model.roots.contains { $0.how == .main } == isShown)
  }

  /// A library's window shows what it is made around; what a library's row is made around is no window.
  @Test(arguments: [("GlassWindow", true), ("GlassRow", false)])
  func aLibrarysWindow(_ name: String, _ isWindow: Bool) {
    let chart = Charted(
      """
      import AppKit
      import GlassKit
      import SwiftUI
      @main struct HarbourApp: App {
        @NSApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { MenuBarExtra("Harbour") { Button("Settings") { Panels.open() } } }
      }
      class AppDelegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_: Notification) { Panels.open() }
      }
      class Panels {
        static var panel: \(name)?
        static func open() {
          if panel == nil { panel = \(name)(blur: 20) { PrefsView() } }
          panel?.show()
        }
      }
      struct PrefsView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """)
    #expect(chart.model.roots.contains { $0.how == .main } == isWindow)
  }
}
