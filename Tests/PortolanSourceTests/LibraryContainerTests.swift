import PortolanModel
import Testing

/// Containers that inherit from a library's, of which nothing is in the source.
@Suite struct LibraryContainerTests {
  private static let controllers = """
    class Toasts: ToastController {}
    class OwnStack: UINavigationController {}
    class HomeController: UIViewController {
      func help() {
        let page = Toasts(rootViewController: OwnStack(rootViewController: HelpController()))
        present(page, animated: true)
      }
      func settings() {
        present(Toasts(rootViewController: SettingsController(), style: .plain), animated: true)
      }
    }
    class HelpController: UIViewController {}
    class SettingsController: UIViewController {}
    """

  private func delegate(_ code: String) -> String {
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        \(code)
        return true
      }
    }

    """
  }

  @Test func showWhatTheyAreMadeWith() {
    let chart = Charted(
      delegate("window?.rootViewController = Toasts(rootViewController: HomeController())")
        + Self.controllers)
    #expect(chart.model.roots.map(\.screen) == ["App.HomeController"])
    #expect(
      chart.links == [
        "HomeController present(_:animated:) sheet → HelpController",
        "HomeController present(_:animated:) sheet → SettingsController",
      ])
    #expect(chart.screen("Toasts") == nil)
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func showWhatWasMadeBefore() {
    let chart = Charted(
      delegate(
        """
        let home = HomeController()
        window?.rootViewController = Toasts(rootViewController: home)
        """) + Self.controllers)
    #expect(chart.model.roots.map(\.screen) == ["App.HomeController"])
  }

  /// A controller of which the source says that it has views is a screen, whatever it is made with.
  @Test func areNotAppsOwnControllers() {
    let chart = Charted(
      delegate("window?.rootViewController = Page(rootViewController: HelpController())")
        + Self.controllers
          + """

          class Page: UIViewController {
            init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
            func settings() { present(SettingsController(), animated: true) }
          }
          """)
    #expect(chart.model.roots.first?.screen == "App.Page")
  }

  /// What a library's modifier is handed to show for one value or another is not shown where it stands.
  @Test func aLibrarysModifierRegistersPages() {
    let chart = Charted(
      """
      enum Page { case help, about }
      struct RootView: View {
        var body: some View {
          MenuView().providingPages { (page: Page) in
            switch page {
            case .help: HelpView()
            case .about: AboutView()
            }
          }
        }
      }
      struct MenuView: View { var body: some View { Text("") } }
      struct HelpView: View {
        @State var isTipShown = false
        var body: some View { Button("") { isTipShown = true }.sheet(isPresented: $isTipShown) { Text("") } }
      }
      struct AboutView: View { var body: some View { HelpView() } }
      """)
    #expect(chart.screen("RootView")?.slots.isEmpty != false)
    #expect(
      chart.model.unresolved.contains { $0.what.contains("shows 'providingPages'") })
  }

  /// In the stack of a library a value may be for what the library asks its type for.
  @Test(arguments: [
    ("Page: ChartDestination", "ManagedStack { LogView() }", 0),
    ("Page: Hashable", "ManagedStack { LogView() }", 1),
    ("Page: ChartDestination", "NavigationStack { LogView() }", 1),
  ])
  func aValueMayBeForTheLibrary(_ page: String, _ root: String, _ count: Int) throws {
    let chart = Charted(
      """
      import ChartKit
      @main struct LogApp: App { var body: some Scene { WindowGroup { RootView() } } }
      enum \(page) {
        case tide, wind
        var body: some View {
          switch self {
          case .tide: Text("Tide")
          case .wind: Text("Wind")
          }
        }
      }
      struct RootView: View { var body: some View { \(root) } }
      struct LogView: View {
        var body: some View { List { NavigationLink("Tide", value: Page.tide) } }
      }
      """)
    #expect(try chart.findings("unmatched-link").count == count)
  }

  /// One that hands its root over in an initialiser of its own is a screen around that.
  @Test(arguments: [
    "override convenience init() { self.init(rootViewController: HelpController()) }",
    "init(isWide: Bool = false) { super.init(rootViewController: HelpController()) }",
    "init() { super.init(contentViewController: HelpController(), style: .plain) }",
  ])
  func showWhatTheyHandOver(_ initializer: String) {
    let chart = Charted(
      delegate("window?.rootViewController = QuayController()")
        + """
        class QuayController: UIViewController {
          func helpTapped() { present(HelpPanel(), animated: true) }
        }
        class HelpPanel: PanelController { \(initializer) }
        class HelpController: UIViewController {
          func moreTapped() { present(MoreController(), animated: true) }
        }
        class MoreController: UIViewController {}
        """)
    #expect(chart.links.contains("QuayController present(_:animated:) sheet → HelpPanel"))
    #expect(
      chart.slots == [
        "HelpPanel.helpController always child: helpController inline → HelpController"
      ]
    )
    #expect(chart.model.unresolved.isEmpty)
  }
}
