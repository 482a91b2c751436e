import PortolanModel
import Testing

/// Windows of AppKit that a model opens for the view which calls it.
@Suite struct WindowOfModelTests {
  private func chart(_ code: String, properties: String = "") -> Charted {
    Charted(
      """
      @main struct FleetApp: App {
        @StateObject var model = FleetModel()
        var body: some Scene { WindowGroup { FleetView().environmentObject(model) } }
      }
      class FleetModel: ObservableObject {
        @Published var isLarge = false
        var windows: [ShipWindowController] = []
        \(properties)
        func open(_ isLarge: Bool) {
          \(code)
        }
      }
      struct FleetView: View {
        @EnvironmentObject var model: FleetModel
        var body: some View { Button("Open") { model.open(model.isLarge) } }
      }
      class ShipWindowController: NSWindowController {
        func logTapped() {
          let log = LogWindowController()
          log.showWindow(self)
        }
          }
      class TankerWindowController: ShipWindowController {}
      class FerryWindowController: ShipWindowController {}
      class LogWindowController: NSWindowController {}
      """)
  }

  @Test func aModelOpensAWindow() {
    let chart = chart(
      "let window = TankerWindowController(); windows.append(window); window.showWindow(nil)")
    #expect(
      chart.links == [
        "FleetView showWindow(_:) window → TankerWindowController",
        "TankerWindowController showWindow(_:) window → LogWindowController",
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.FleetView"])
  }

  @Test(arguments: [
    (
      "let window = isLarge ? TankerWindowController() : FerryWindowController(); window.showWindow(nil)",
      ""
    ),
    (
      "var window: Any?; if isLarge { window = TankerWindowController() } else { window = FerryWindowController() }; (window as? NSWindowController)?.showWindow(nil)",
      ""
    ),
    (
      "var window: NSWindowController?; if isLarge { window = TankerWindowController() } else { window = FerryWindowController() }; window?.showWindow(nil)",
      ""
    ),
    (
      "if isLarge { kept = TankerWindowController() } else { kept = FerryWindowController() }; (kept as? NSWindowController)?.showWindow(nil)",
      "var kept: Any?"
    ),
  ])
  func itIsOneOrAnother(_ code: String, _ properties: String) {
    let chart = chart(code, properties: properties)
    #expect(
      chart.links.filter { $0.hasPrefix("Fleet") } == [
        "FleetView showWindow(_:) window → TankerWindowController",
        "FleetView showWindow(_:) window → FerryWindowController",
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.FleetView"])
  }

  /// What only has the name of AppKit's function opens no window.
  @Test func aFunctionOfTheAppsOwnOpensNone() {
    let chart = chart("hatch.showWindow(3)", properties: "let hatch = Hatch()")
    #expect(chart.links.filter { $0.hasPrefix("Fleet") }.isEmpty)
  }
}
