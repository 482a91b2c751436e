import PortolanModel
import Testing

/// Controllers that an enum makes for its cases, or that a case of it holds.
@Suite struct ControllerOfCaseTests {
  private static let pages = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication) -> Bool {
        window?.rootViewController = QuayController()
        return true
      }
    }
    class SailController: UIViewController {}
    class RopeController: UIViewController {}
    class HullController: UIViewController {}
    """

  @Test(arguments: [
    "if let entry = Self.next, let page = entry.page { show(page, sender: nil) }",
    "guard let entry = Self.next, let page = entry.page else { return }; show(page, sender: nil)",
    "guard let page = Self.next?.page else { return }; show(page, sender: nil)",
    "if let page = nextPage { show(page, sender: nil) }",
    "if let page = self.nextPage { show(UINavigationController(rootViewController: page), sender: nil) }",
  ])
  func eachCasesControllerIsLedTo(_ code: String) {
    let chart = Charted(
      """
      enum Entry {
        case sail, rope, hull
        var page: UIViewController? {
          switch self {
          case .sail: return SailController()
          case .rope: return RopeController()
          case .hull: return HullController()
          }
        }
      }
      class QuayController: UIViewController {
        static var next: Entry?
        var nextPage: UIViewController? {
          switch Self.next {
          case .sail: SailController()
          case .rope: RopeController()
          case .hull: HullController()
          case nil: nil
          }
        }
        override func viewDidAppear(_ animated: Bool) { \(code) }
      }
      \(Self.pages)
      """)
    #expect(
      chart.links == [
        "QuayController show(_:sender:) drillDown → SailController",
        "QuayController show(_:sender:) drillDown → RopeController",
        "QuayController show(_:sender:) drillDown → HullController",
      ])
  }
}
