import PortolanModel
import Testing

/// Windows that the items of menus open which code builds, and those that the commands of an app have its delegate open.
@Suite struct MenuInCodeTests {
  private func chart(_ menu: String, _ open: String, _ more: String = "") -> Charted {
    Charted(
      """
      @main class Delegate: NSObject, NSApplicationDelegate {
        let menu = NSMenu()
        var prefs: NSWindow?
        func applicationDidFinishLaunching(_ note: Notification) {
          let window = NSWindow(contentViewController: DeckController())
          window.makeKeyAndOrderFront(nil)
          \(menu)
        }
        @objc func openPrefs(_ sender: Any?) {
          \(open)
        }
      }
      \(more)
      class PrefsWindow: NSWindow {
        init() { super.init(contentRect: .zero); contentViewController = PrefsController() }
      }
      class DeckController: NSViewController {}
      class PrefsController: NSViewController { @objc func plus() { presentAsSheet(PlusController()) } }
      class PlusController: NSViewController {}
      """)
  }

  private static let opening =
    "let made = NSWindow(contentViewController: PrefsController()); prefs = made; made.makeKeyAndOrderFront(nil)"

  @Test(
    arguments: [
      #"menu.addItem(NSMenuItem(title: "Preferences…", action: #selector(Delegate.openPrefs), keyEquivalent: ","))"#,
      #"menu.addItem(withTitle: "Preferences…", action: #selector(openPrefs(_:)), keyEquivalent: ",")"#,
    ], [opening, "let made = PrefsWindow(); prefs = made; made.makeKeyAndOrderFront(nil)"])
  func theFirstScreenLeadsToWhatAnItemOpens(_ menu: String, _ open: String) {
    let chart = chart(menu, open)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(
      chart.links == [
        "DeckController makeKeyAndOrderFront(_:) window → PrefsController",
        "PrefsController presentAsSheet(_:) sheet → PlusController",
      ])
    #expect(chart.screen("DeckController")?.links.map(\.title) == ["Preferences…"])
  }

  @Test func anotherClassMayBuildTheMenu() {
    let chart = chart(
      "", Self.opening,
      """
      class Menus: NSObject {
        func item() -> NSMenuItem {
          NSMenuItem(title: "Preferences…", action: #selector(Delegate.openPrefs), keyEquivalent: ",")
        }
      }
      """)
    #expect(chart.screen("DeckController")?.links.map(\.title) == ["Preferences…"])
  }

  /// What no item calls is a window that comes by itself.
  @Test func whatNoItemCallsIsARoot() {
    let chart = chart(
      #"menu.addItem(withTitle: "Hide", action: #selector(hide), keyEquivalent: "")"#, Self.opening)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController", "App.PrefsController"])
  }

  @Test func aCommandHasTheDelegateOpenAWindow() {
    let chart = Charted(
      """
      @main struct DeckApp: App {
        @NSApplicationDelegateAdaptor private var delegate: Delegate
        var body: some Scene {
          WindowGroup { DeckView() }
            .commands { CommandGroup(replacing: .appInfo) { Button("About") { delegate.showAbout() } } }
        }
      }
      final class Delegate: NSObject, NSApplicationDelegate {
        private var about: NSWindow?
        func showAbout() {
          if about == nil {
            let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
            window.contentView = NSHostingView(rootView: AboutView())
            about = window
          }
          about?.makeKeyAndOrderFront(nil)
        }
      }
      struct DeckView: View {
        @State private var isHelped = false
        var body: some View { Text("").sheet(isPresented: $isHelped) { Text("") } }
      }
      struct AboutView: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckView"])
    #expect(chart.links == ["DeckView NSWindow window → AboutView"])
  }
}
