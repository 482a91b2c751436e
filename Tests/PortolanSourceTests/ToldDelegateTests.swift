import PortolanModel
import Testing

/// What the system tells a delegate by several functions of one name.
@Suite struct ToldDelegateTests {
  private static func actions(_ functions: String) -> [String] {
    let chart = Charted(
      """
      final class BridgeDelegate: NSObject, UIApplicationDelegate {
        \(functions)
      }
      final class Chart: ObservableObject {
        static let shared = Chart()
        enum Page: Identifiable { case tides, winds; var id: Self { self } }
        @Published var page: Page?
      }
      @main struct BridgeApp: App {
        @UIApplicationDelegateAdaptor(BridgeDelegate.self) var delegate
        @StateObject private var chart = Chart.shared
        var body: some Scene {
          WindowGroup {
            Text("Bridge").sheet(item: $chart.page) { page in
              switch page { case .tides: Text("Tides"); case .winds: Text("Winds") }
            }
          }
        }
      }
      """)
    return chart.actions.map { String($0.drop { $0 != "." }.dropFirst()) }
  }

  private static let note = """
    func application(_ app: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) {
      Chart.shared.page = .tides
    }
    """

  @Test func eachOfSeveralIsCalledAsWhatItTells() {
    let shortcut = """
      func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem) {
        Chart.shared.page = .winds
      }
      """
    #expect(
      Self.actions(Self.note + shortcut) == [
        "didReceiveRemoteNotification present page (tides)",
        "performActionFor present page (winds)",
      ])
  }

  /// One that alone is called so, and functions that are called alike for another reason, keep their names.
  @Test func othersAreCalledAsTheyAre() {
    #expect(Self.actions(Self.note) == ["application present page (tides)"])
    let own = """
      func steer(_ course: Int, by wind: Int) { Chart.shared.page = .tides }
      func steer(_ course: Int, to port: Int) { Chart.shared.page = .winds }
      """
    #expect(Self.actions(own).allSatisfy { $0.hasPrefix("steer present page") })
  }

  private static func kinds(_ conformance: String, _ function: String) -> [String] {
    let chart = Charted(
      """
      import SonarKit
      @main struct BridgeApp: App {
        @State var watch = Watch()
        init() { Sonar.start(delegate: watch) }
        var body: some Scene {
          WindowGroup { Text("Bridge").alert("Depth", isPresented: $watch.isAlertShown) { Button("OK") {} } }
        }
      }
      protocol OwnDelegate: AnyObject {}
      class Horn {}
      @Observable final class Watch: NSObject, \(conformance) {
        var isAlertShown = false
        \(function) { isAlertShown = true }
      }
      """)
    return chart.model.screens.flatMap(\.actions).map(\.kind.rawValue)
  }

  /// What an object of the system's, or of a library's, tells its delegate is nobody's doing but the app's; what a control or a
  /// controller tells, or an object of the app's own, may be the user's.
  @Test(arguments: [
    (
      "CLLocationManagerDelegate",
      "func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)", "app"
    ),
    ("SonarDelegate", "func sonar(_ sonar: Sonar, depthChanged depth: Depth) async", "app"),
    ("UITabBarDelegate", "func tabBar(_ bar: UITabBar, didSelect item: UITabBarItem)", "user"),
    ("SonarDelegate", "func sonar(_ picker: SonarPicker, picked depth: Depth)", "user"),
    ("OwnDelegate", "func horn(_ horn: Horn, blew count: Int)", "user"),
    ("SonarDelegate", "func show(_ depth: Sonar)", "user"),
    (
      "ObservableObject",
      "override func observeValue(forKeyPath path: String?, of object: Any?, change: [Key: Any]?, context: Raw?)",
      "app"
    ),
  ])
  func whoseDoingItIs(_ conformance: String, _ function: String, _ kind: String) {
    #expect(Self.kinds(conformance, function) == [kind])
  }

  private static func kinds(ofTolling button: String) -> [String] {
    let chart = Charted(
      """
      protocol BellDelegate: AnyObject { func bellTolled(_ count: Int) }
      final class Bell {
        static let shared = Bell()
        weak var delegate: BellDelegate?
        func toll() { delegate?.bellTolled(1) }
      }
      final class Watch: ObservableObject { @Published var isAlertShown = false }
      final class BridgeDelegate: NSObject, UIApplicationDelegate {
        var watch: Watch?
      }
      extension BridgeDelegate: BellDelegate {
        func bellTolled(_ count: Int) { DispatchQueue.main.async { self.watch?.isAlertShown = true } }
      }
      @main struct BridgeApp: App {
        @UIApplicationDelegateAdaptor(BridgeDelegate.self) var delegate
        var body: some Scene { WindowGroup { BridgeView() } }
      }
      struct BridgeView: View {
        @StateObject private var watch = Watch()
        var body: some View {
          Button("Toll") { \(button) }
            .alert("Bell", isPresented: $watch.isAlertShown) { Button("OK") {} }
        }
      }
      """)
    return chart.model.screens.flatMap(\.actions).map(\.kind.rawValue)
  }

  /// What another object of the app's tells the app's delegate is the user's doing only where a view may have it tell that.
  @Test(arguments: [("print()", "app"), ("Bell.shared.toll()", "user")])
  func whatOthersTellTheAppsDelegate(_ button: String, _ kind: String) {
    #expect(Self.kinds(ofTolling: button).contains(kind))
    #expect(Set(Self.kinds(ofTolling: button)).count == 1)
  }
}
