import PortolanModel
import PortolanSource
import Testing

@testable import PortolanFacts

/// Windows of AppKit that a model opens for the view which calls it.
@Suite struct WindowOfModelTests {
  private func chart(
    _ code: String, properties: String = "",
    view: String = #"Button("Open") { model.open(model.isLarge) }"#
  ) -> Charted {
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
        var body: some View { \(view) }
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

  /// Two apps share the model and the view that calls it, and each has a function of its own.
  @Test func eachAppHasAFunctionOfItsOwn() {
    func file(_ path: String, _ module: String, _ text: String) -> SourceFile {
      SourceFile(reading: text, path: path, module: module)
    }
    func model(_ access: String) -> NavigationModel {
      NavigationModel(linking: [
        file(
          "Phone/FleetApp.swift", "Phone",
          "@main struct PhoneApp: App { var body: some Scene { WindowGroup { FleetView() } } }"),
        file(
          "Phone/FleetModel+Open.swift", "Phone",
          "extension FleetModel { func open(_ name: String) { count += 1 } }"),
        file(
          "Shared/FleetModel.swift", "Phone",
          """
          \(access)class FleetModel: ObservableObject {
            var count = 0
            var windows: [NSWindowController] = []
          }
          struct FleetView: View {
            @StateObject private var model = FleetModel()
            var body: some View { Button("Open") { model.open("Tern") } }
          }
          """),
        file(
          "Desk/FleetApp.swift", "Desk",
          "@main struct DeskApp: App { var body: some Scene { WindowGroup { FleetView() } } }"),
        file(
          "Desk/FleetModel+Open.swift", "Desk",
          """
          extension FleetModel {
            func open(_ name: String, isLarge: Bool = false) {
              let window = ShipWindowController()
              windows.append(window)
              window.showWindow(nil)
            }
          }
          class ShipWindowController: NSWindowController {
            func logTapped() { let log = LogWindowController(); log.showWindow(self) }
          }
          class LogWindowController: NSWindowController {}
          """),
      ])
    }
    let links = { (model: NavigationModel) in
      model.screens.filter { $0.id == "Phone.FleetModel" }.flatMap(\.links).map(\.leadsTo)
    }
    #expect(links(model("")) == ["Desk.ShipWindowController"])
    // What is open to other modules, these may extend beside its own.
    #expect(links(model("public ")) == [])
  }

  /// It is one window, however often code says so.
  @Test func aViewThatOpensItInSeveralPlacesLeadsThereOnce() {
    let chart = chart(
      "let window = TankerWindowController(); window.showWindow(nil)",
      view: """
        Button("Open") { model.open(true) }
        Button("Open again") { model.open(false) }
        """)
    #expect(
      chart.links == [
        "FleetView showWindow(_:) window → TankerWindowController",
        "TankerWindowController showWindow(_:) window → LogWindowController",
      ])
  }

  /// A window that the model makes itself, around a view of SwiftUI's.
  @Test(arguments: [
    """
    let made = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    made.contentView = NSHostingView(rootView: LogView())
    made.makeKeyAndOrderFront(nil)
    """,
    """
    if let kept { kept.makeKeyAndOrderFront(nil); return }
    kept = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    kept?.contentView = NSHostingView(rootView: LogView())
    kept?.makeKeyAndOrderFront(nil)
    """,
    """
    let made = NSWindow(contentViewController: NSHostingController(rootView: LogView()))
    kept = made
    made.orderFront(nil)
    """,
  ])
  func aModelMakesAWindow(_ code: String) {
    let chart = Charted(
      """
      import AppKit
      import SwiftUI
      @main struct FleetApp: App { var body: some Scene { WindowGroup { FleetView() } } }
      struct FleetView: View {
        @ObservedObject private var log: LogModel = .shared
        var body: some View { Button("Log") { log.open() } }
      }
      final class LogModel: NSObject, ObservableObject {
        static let shared = LogModel()
        private var kept: NSWindow?
        func open() { \(code) }
      }
      struct LogView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(chart.links.count == 1)
    #expect(chart.links.first?.hasPrefix("FleetView ") == true)
    #expect(chart.links.first?.hasSuffix(" window → LogView") == true)
    #expect(chart.model.roots.map(\.screen) == ["App.FleetView"])
  }
}
