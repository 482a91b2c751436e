import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Storyboards of AppKit's: what the app's menus and the bars of windows lead to.
@Suite struct MacStoryboardTests {
  private func chart(delegate: String = "", window: String = "") -> Charted {
    func scene(_ object: String) -> String { "<scene><objects>\(object)</objects></scene>" }
    func frame(_ id: String, around content: String, _ bar: String = "", class: String = "")
      -> String
    {
      scene(
        """
        <windowController id="\(id)"\(`class`)>
        <window key="window">\(bar)</window><connections>
        <segue destination="\(content)" kind="relationship" relationship="window.shadowedContentViewController"/>
        </connections></windowController>
        """)
    }
    func page(_ id: String, _ name: String, _ segues: String = "") -> String {
      scene(
        """
        <viewController id="\(id)" customClass="\(name)"><connections>\(segues)</connections></viewController>
        """)
    }
    let scenes =
      scene(
        """
        <application id="APP"><menu key="mainMenu"><items><menuItem title="Settings">
        <connections><segue destination="W2" kind="modal"/></connections>
        </menuItem></items></menu>\(delegate)</application>
        <customObject id="D" customClass="AppDelegate"/><customObject id="F" customClass="NSFontManager"/>
        """)
      + frame(
        "W1", around: "QUAY",
        """
        <toolbar key="toolbar"><allowedToolbarItems><toolbarItem label="Log">
        <connections><segue destination="W3" kind="show"/></connections>
        </toolbarItem></allowedToolbarItems></toolbar>
        """, class: window)
      + page("QUAY", "QuayController", "<segue destination=\"KEY\" kind=\"sheet\"/>")
      + frame("W2", around: "SET") + page("SET", "SettingsController")
      + frame("W3", around: "LOG") + page("LOG", "LogController") + page("KEY", "KeyController")
    return Charted(files: [
      "App.swift": """
      import Cocoa
      @main class AppDelegate: NSObject, NSApplicationDelegate {}
      class QuayWindow: NSWindowController {}
      class QuayController: NSViewController {}
      class SettingsController: NSViewController {}
      class LogController: NSViewController {}
      class KeyController: NSViewController {}
      """,
      "Main.storyboard":
        "<document targetRuntime=\"MacOSX.Cocoa\" initialViewController=\"W1\"><scenes>\(scenes)</scenes></document>",
    ])
  }

  @Test func menusAndBarsOpenWindows() throws {
    let chart = chart(
      delegate:
        "<connections><outlet property=\"delegate\" destination=\"D\"/></connections>")
    #expect(chart.model.roots.map(\.screen) == ["App.QuayController"])
    #expect(
      chart.links.sorted() == [
        "QuayController segue(modal) window → SettingsController",
        "QuayController segue(sheet) sheet → KeyController",
        "QuayController segue(show) window → LogController",
      ])
    #expect(try chart.findings("unreachable-screen") == [])
  }

  /// A window controller of the app's own has its bar itself.
  @Test func aWindowOfTheAppsOwnHasItsBar() {
    let chart = chart(window: " customClass=\"QuayWindow\"")
    #expect(chart.links.contains("QuayWindow segue(show) window → LogController"))
    #expect(!chart.links.contains { $0.contains("SettingsController") })
  }

  /// Of two apps each has its own menus.
  @Test func menusAreThoseOfTheirApp() {
    let mac = """
      <document targetRuntime="MacOSX.Cocoa" initialViewController="BRIDGE"><scenes>
      <scene><objects><application id="APP"><connections>
      <outlet property="delegate" destination="D"/><segue destination="LOG" kind="show"/>
      </connections></application><customObject id="D" customClass="DeskDelegate"/></objects></scene>
      <scene><objects><viewController id="BRIDGE" customClass="BridgeController"/></objects></scene>
      <scene><objects><viewController id="LOG" customClass="LogController"/></objects></scene>
      </scenes></document>
      """
    let model = NavigationModel(linking: [
      SourceFile(
        reading: """
          @main class DeskDelegate: NSObject, NSApplicationDelegate {}
          class BridgeController: NSViewController {}
          class LogController: NSViewController {}
          """, path: "Desk/Desk.swift", module: "Desk"),
      SourceFile(reading: mac, path: "Desk/Main.storyboard", module: "Desk"),
      SourceFile(
        reading: """
          @main struct PhoneApp: App { var body: some Scene { WindowGroup { DeckView() } } }
          struct DeckView: View {
            var body: some View { NavigationLink("Tides") { TidesView() } }
          }
          struct TidesView: View {
            var body: some View { NavigationLink("Winds") { WindsView() } }
          }
          struct WindsView: View { var body: some View { Text("") } }
          """, path: "Phone/Phone.swift", module: "Phone"),
    ])
    #expect(model.roots.map(\.screen) == ["Phone.DeckView", "Desk.BridgeController"])
    let leading = model.screens.filter { $0.links.contains { $0.leadsTo == "Desk.LogController" } }
    #expect(leading.map(\.id) == ["Desk.BridgeController"])
  }

  /// The delegate need not say itself that it is the app's, where the storyboard does.
  @Test(arguments: ["", "@main ", "@NSApplicationMain "])
  func aDelegateOfTheStoryboardsOpensWindows(_ attribute: String) {
    let chart = Charted(files: [
      "App.swift": """
      import Cocoa
      \(attribute)class AppDelegate: NSObject, NSApplicationDelegate {
        let quay = QuayWindow()
        lazy var log = LogWindow()
        func applicationDidFinishLaunching(_ note: Notification) { quay.showWindow(self) }
        @IBAction func openLog(_ sender: Any) { log.showWindow(nil) }
      }
      class QuayWindow: NSWindowController { func load() { contentViewController = QuayController() } }
      class QuayController: NSViewController {}
      class LogWindow: NSWindowController {}
      """,
      "Main.storyboard": """
      <document targetRuntime="MacOSX.Cocoa"><scenes><scene><objects>
      <application id="APP"><menu key="mainMenu"><items><menuItem title="Log">
      <connections><action selector="openLog:" target="D"/></connections></menuItem></items></menu>
      <connections><outlet property="delegate" destination="D"/></connections></application>
      <customObject id="D" customClass="AppDelegate"/>
      </objects></scene></scenes></document>
      """,
    ])
    #expect(chart.links.contains("QuayWindow showWindow(_:) window → LogWindow"))
  }
}
