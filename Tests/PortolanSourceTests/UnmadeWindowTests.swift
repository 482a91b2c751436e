import PortolanModel
import Testing

/// Classes of AppKit's windows that nobody makes: a base is there for its heirs, whoever is handed one by it.
@Suite struct UnmadeWindowTests {
  private let chart = Charted(
    """
    @main struct FleetApp: App {
      var body: some Scene { WindowGroup { FleetView() } }
    }
    struct FleetView: View {
      @State var windows: [NSWindowController] = []
      var body: some View {
        Button("Open") {
          let tanker = TankerWindowController()
          windows.append(tanker)
          tanker.showWindow(nil)
        }
      }
    }
    class ShipWindowController: NSWindowController {
      var others: [ShipWindowController] = []
      func register(_ other: ShipWindowController) {
        others.append(other)
        other.showWindow(self)
      }
      func logTapped() {
        let log = LogWindowController()
        log.showWindow(self)
      }
    }
    class TankerWindowController: ShipWindowController {
      func ferryTapped() { register(FerryWindowController()) }
      func allTapped() { for other in others { other.showWindow(self) } }
    }
    class FerryWindowController: ShipWindowController {}
    class WreckWindowController: ShipWindowController {}
    class LogWindowController: NSWindowController {}
    """)

  @Test func aBaseIsLedToByItsHeirsAlone() {
    #expect(
      Set(chart.links) == [
        "FleetView showWindow(_:) window → TankerWindowController",
        "TankerWindowController showWindow(_:) window → FerryWindowController",
        "TankerWindowController showWindow(_:) window → LogWindowController",
        "FerryWindowController showWindow(_:) window → LogWindowController",
      ])
  }

  @Test func neitherABaseNorAnUnmadeHeirIsAWindow() {
    #expect(chart.model.roots.map(\.screen) == ["App.FleetView"])
    #expect(chart.screen("ShipWindowController") == nil)
    #expect(chart.screen("WreckWindowController") == nil)
    #expect(chart.model.unresolved.isEmpty)
  }

  /// One that nothing is known of but that it leads on may well be made by a nib.
  @Test func aLoneClassKeepsItsWindow() {
    let chart = Charted(
      """
      import AppKit
      @main class Delegate: NSObject, NSApplicationDelegate {}
      class ShipWindowController: NSWindowController {
        func logTapped() {
          let log = LogWindowController()
          log.showWindow(self)
        }
      }
      class LogWindowController: NSWindowController {}
      """)
    #expect(chart.links == ["ShipWindowController showWindow(_:) window → LogWindowController"])
  }
}
