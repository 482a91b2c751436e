import PortolanModel
import Testing

/// Views of SwiftUI's that a controller is made with, and hosts once it is loaded.
@Suite struct HostedViewTests {
  private static let pages = """
    final class TideModel: ObservableObject { @Published var isHelpShown = false }
    struct TideView: View {
      @ObservedObject var model: TideModel
      var body: some View {
        Button("Help") { model.isHelpShown = true }.sheet(isPresented: $model.isHelpShown) { Text("Help") }
      }
    }
    struct WindView: View {
      @State private var asks = false
      var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
    }
    """

  private static func bar(_ tides: String, _ winds: String) -> Charted {
    Charted(
      """
      @main struct HarbourApp: App {
        var body: some Scene { WindowGroup { BarView(tides: TideModel()) } }
      }
      struct BarView: UIViewControllerRepresentable {
        let tides: TideModel
        func makeUIViewController(context: Context) -> BarController {
          BarController(tideView: \(tides), windView: \(winds))
        }
        func updateUIViewController(_ controller: BarController, context: Context) {}
      }
      final class BarController: UITabBarController {
        private let tideView: TideView
        private let windView: WindView
        init(tideView: TideView, windView: WindView) {
          self.tideView = tideView
          self.windView = windView
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          let tides = UIHostingController(rootView: tideView)
          tides.tabBarItem.title = "Tides"
          viewControllers = [tides, UIHostingController(rootView: windView.padding())]
        }
      }
      \(pages)
      """)
  }

  @Test(arguments: [
    (".init(model: tides)", ".init()"), ("TideView(model: tides)", "WindView()"),
  ])
  func aBarsTabsHostWhatItIsMadeWith(_ tides: String, _ winds: String) throws {
    let chart = Self.bar(tides, winds)
    #expect(
      chart.links == [
        "BarController viewControllers tab → TideModel",
        "BarController viewControllers tab → WindView",
      ])
    #expect(try chart.findings("unreachable-screen") == [])
    #expect(!chart.slots.contains { $0.contains("inline → TideModel") })
  }

  /// What a controller is handed, and hosts in its own place, it embeds.
  @Test func aControllerEmbedsWhatItHosts() {
    let chart = Charted(
      """
      class QuayController: UIViewController {
        private let windView: WindView
        init(windView: WindView) { self.windView = windView; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          let page = UIHostingController(rootView: windView)
          addChild(page)
          view.addSubview(page.view)
        }
      }
      class HomeController: UIViewController {
        func open() { present(QuayController(windView: .init()), animated: true) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("QuayController") }
        == ["QuayController.windView always child: windView inline → WindView"])
  }

  /// What another object keeps until it is hosted, as a window of the app's own class.
  @Test func aWindowHostsWhatItKeeps() {
    let chart = Charted(
      """
      import AppKit
      import SwiftUI
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        let quay = QuayController()
        func applicationDidFinishLaunching(_ notification: Notification) { quay.showWindow(nil) }
      }
      class QuayController: NSWindowController {
        @IBAction func openTides(_ sender: Any) { openTideWindow() }
      }
      class TideWindow: NSWindow { var page: WindView! }
      func openTideWindow() {
        let window = TideWindow()
        window.page = WindView()
        window.contentView = NSHostingView(rootView: window.page)
        window.makeKeyAndOrderFront(nil)
      }
      \(Self.pages)
      """)
    #expect(chart.links == ["QuayController makeKeyAndOrderFront(_:) window → WindView"])
  }

  /// AppKit's view that hosts one of SwiftUI's, kept as any view.
  @Test(
    arguments: [
      "let host = NSHostingView(rootView: WindView()); host.wantsLayer = true; return host",
      "NSHostingView(rootView: WindView())",
      "return NSHostingView<WindView>(rootView: WindView())",
    ], ["view.addSubview(wind)", "view = wind"])
  func aHostKeptAsAnyViewIsShown(_ host: String, _ show: String) {
    let chart = Charted(
      """
      final class PierController: NSViewController {
        private lazy var wind: NSView = { \(host) }()
        private lazy var line: NSView = { let box = NSBox(); box.boxType = .separator; return box }()
        override func loadView() { view = NSView(); view.addSubview(line); \(show) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.contains("PierController.windView always child: windView inline → WindView"))
  }

  @Test func aHostThatIsMadeInPlaceIsKeptAsAnyView() {
    let chart = Charted(
      """
      final class PierController: NSViewController {
        let wind: NSView = NSHostingView(rootView: WindView())
        override func loadView() { view = NSView(); view.addSubview(self.wind) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.slots.contains("PierController.windView always child: windView inline → WindView"))
  }
}
