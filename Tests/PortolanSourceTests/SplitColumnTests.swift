import PortolanModel
import Testing

/// What code puts into the columns of UIKit's split views.
@Suite struct SplitColumnTests {
  private func branches(_ code: String) -> [String: [Set<Int>]] {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = DeskController(style: .doubleColumn)
        }
      }
      final class DeskController: UISplitViewController { \(code) }
      \(["Chart", "Log", "Crew"].map {
        "class \($0)Controller: UIViewController { @objc func help() { present(HelpController(), animated: true) } }"
      }.joined(separator: "\n"))
      class HelpController: UIViewController {}
      """)
    var found: [String: [Set<Int>]] = [:]
    for slot in chart.screen("DeskController")?.slots ?? [] where slot.arity == .always {
      found[slot.name] = (slot.branches ?? []).map { Set([$0.fork]) }
    }
    return found
  }

  @Test func whatAColumnShowsReplacesWhatItShowed() {
    let found = branches(
      """
      override func viewDidLoad() {
        setViewController(CrewController(), for: .primary)
        setViewController(UINavigationController(rootViewController: ChartController()), for: .secondary)
      }
      func openLog() { setViewController(LogController(), for: .secondary) }
      """)
    #expect(found.count == 3)
    #expect(found["crewController"] == [])
    #expect(found["chartController"]?.count == 1)
    #expect(found["chartController"] == found["logController"])
  }

  @Test func aColumnThatIsEmptiedMayShowNothing() {
    let found = branches(
      """
      override func viewDidLoad() { setViewController(ChartController(), for: .secondary) }
      func openLog() { setViewController(LogController(), for: .inspector) }
      func closeLog() { setViewController(nil, for: .inspector) }
      """)
    #expect(found["chartController"] == [])
    #expect(found["logController"]?.count == 1)
  }
}
