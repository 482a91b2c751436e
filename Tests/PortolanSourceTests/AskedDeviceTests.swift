import PortolanModel
import Testing

/// Code that starts with one screen on a phone, and with another on a larger device: the phone's comes first.
@Suite struct AskedDeviceTests {
  private func roots(_ code: String, _ more: String = "") -> [String] {
    Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          \(code)
        }
      }
      class WideController: UIViewController { @objc func open() { present(HelpController(), animated: true) } }
      class TabsController: UIViewController { @objc func open() { present(HelpController(), animated: true) } }
      class HelpController: UIViewController {}
      \(more)
      """
    ).model.roots.map { "\($0.how.rawValue) \($0.screen.dropFirst("App.".count))" }
  }

  private static let device = "UIDevice.current.userInterfaceIdiom"
  private static let isPad = "extension UIDevice { var isPad: Bool { userInterfaceIdiom == .pad } }"

  @Test(arguments: [
    "if \(device) == .pad { window?.rootViewController = WideController() } else { window?.rootViewController = TabsController() }",
    "if \(device) != .phone { window?.rootViewController = WideController() } else { window?.rootViewController = TabsController() }",
    "if UIDevice.current.isPad { window?.rootViewController = WideController() } else { window?.rootViewController = TabsController() }",
    "window?.rootViewController = \(device) == .pad ? WideController() : TabsController()",
    """
    switch \(device) {
    case .pad: window?.rootViewController = WideController()
    default: window?.rootViewController = TabsController()
    }
    """,
    """
    switch \(device) {
    case .phone: window?.rootViewController = TabsController()
    default: window?.rootViewController = WideController()
    }
    """,
    """
    let first: UIViewController
    if \(device) == .pad { first = WideController() } else { first = TabsController() }
    window?.rootViewController = first
    """,
  ])
  func thePhonesScreenIsTheFirst(_ code: String) {
    #expect(roots(code, Self.isPad) == ["main TabsController", "scene WideController"])
  }

  /// What asks for something else stays in its order.
  @Test func whatAsksForSomethingElseDoesNotTell() {
    let choice =
      "{ window?.rootViewController = WideController() } else { window?.rootViewController = TabsController() }"
    for question in ["Session.isOpen", "UIDevice.current.orientation == .portrait"] {
      #expect(roots("if \(question) \(choice)") == ["main WideController", "scene TabsController"])
    }
  }

  @Test func soItIsInASceneOfSwiftUI() {
    let chart = Charted(
      """
      @main struct LogApp: App {
        var body: some Scene {
          WindowGroup {
            if UIDevice.current.userInterfaceIdiom == .pad { WideView() } else { NarrowView() }
          }
        }
      }
      struct WideView: View {
        @State private var isAsking = false
        @State private var isHelpShown = false
        var body: some View {
          Button("") { isAsking = true; isHelpShown = true }
            .alert("", isPresented: $isAsking) {}.sheet(isPresented: $isHelpShown) { HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct NarrowView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.NarrowView", "App.WideView"])
  }
}
