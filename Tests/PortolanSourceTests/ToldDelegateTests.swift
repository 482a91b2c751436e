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
}
