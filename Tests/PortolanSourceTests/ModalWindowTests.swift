import PortolanModel
import Testing

/// Windows of AppKit's that code shows until the user is done with them.
@Suite struct ModalWindowTests {
  private func links(_ code: String) -> [String] {
    Charted(files: [
      "App.swift": """
      import Cocoa
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        var window: NSWindow!
        func applicationDidFinishLaunching(_ note: Notification) {
          window = NSWindow(contentViewController: QuayController())
          window.makeKeyAndOrderFront(nil)
        }
      }
      class QuayController: NSViewController {
        lazy var tides = TidesWindow(window: NSWindow(contentViewController: TidesController()))
        @IBAction func openTapped(_ sender: Any) {
          \(code)
        }
      }
      class ChartController: NSViewController {}
      class TidesController: NSViewController {}
      class TidesWindow: NSWindowController {}
      """,
      "Main.storyboard": """
      <document targetRuntime="MacOSX.Cocoa"><scenes>
      <scene><objects><windowController id="W" storyboardIdentifier="chart"><connections>
      <segue destination="C" kind="relationship" relationship="window.shadowedContentViewController"/>
      </connections></windowController></objects></scene>
      <scene><objects><viewController id="C" customClass="ChartController"/></objects></scene>
      </scenes></document>
      """,
    ]).links
  }

  @Test(arguments: [
    ("NSApp.runModal(for: window)", "runModal(for:) window"),
    ("NSApplication.shared.runModal(for: window)", "runModal(for:) window"),
    ("let session = NSApp.beginModalSession(for: window)", "beginModalSession(for:) window"),
    ("view.window?.beginCriticalSheet(window)", "beginCriticalSheet(_:) sheet"),
  ])
  func leadThere(_ call: String, _ form: String) {
    #expect(
      links(
        """
        let window = NSWindow(contentViewController: ChartController())
        \(call)
        window.close()
        """) == ["QuayController \(form) → ChartController"])
    #expect(
      links(
        """
        if let frame = storyboard?.instantiateController(withIdentifier: "chart")
          as? NSWindowController, let window = frame.window
        {
          \(call)
        }
        """) == ["QuayController \(form) → ChartController"])
  }

  @Test func soDoesTheWindowOfAController() {
    #expect(
      links("NSApp.runModal(for: tides.window!)") == [
        "QuayController runModal(for:) window → TidesWindow"
      ])
  }

  /// A panel of the system's that runs by itself is none of the app's own.
  @Test(arguments: ["NSOpenPanel().runModal()", "NSApp.runModal(for: NSOpenPanel())"])
  func whatRunsAPanelOfTheSystemsDoesNot(_ code: String) {
    #expect(links(code) == [])
  }
}
