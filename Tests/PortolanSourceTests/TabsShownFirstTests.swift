import Testing

/// Bars of tabs of no class of the app's own that a delegate's window shows.
@Suite struct TabsShownFirstTests {
  private func chart(_ code: String, properties: String = "") -> Charted {
    Charted(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(properties)
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let loaves = UINavigationController(rootViewController: LoafController())
          loaves.tabBarItem = UITabBarItem(title: "Loaves", image: nil, tag: 0)
          \(code)
          return true
        }
      }
      class LoafController: UIViewController { @objc func open() { present(CrumbController(), animated: true) } }
      class OvenController: UIViewController {}
      class CrumbController: UIViewController {}
      class GuestController: UIViewController {}
      """)
  }

  private func tabs(of chart: Charted) -> [String] {
    (chart.screen("AppDelegate")?.links ?? []).map {
      "\($0.title ?? "") \($0.presentation.name) \($0.leadsTo ?? "")"
    }
  }

  @Test(arguments: [
    (
      "let bar = UITabBarController(); bar.viewControllers = [loaves, OvenController()]; window?.rootViewController = bar",
      ""
    ),
    (
      "let bar = UITabBarController(); window?.rootViewController = bar; bar.setViewControllers([loaves, OvenController()], animated: false)",
      ""
    ),
    (
      "bar.viewControllers = [loaves, OvenController()]; window?.rootViewController = bar",
      "let bar = UITabBarController()"
    ),
    (
      "window?.rootViewController = makeBar(loaves)",
      """
      func makeBar(_ first: UIViewController) -> UIViewController {
        let bar = UITabBarController()
        bar.viewControllers = [first, OvenController()]
        return bar
      }
      """
    ),
  ])
  func areTabsOfTheDelegate(_ code: String, _ properties: String) {
    let chart = chart(code, properties: properties)
    #expect(chart.model.roots.map(\.screen) == ["App.AppDelegate"])
    #expect(
      tabs(of: chart).map { $0.drop { $0 != " " } } == [
        " tab App.LoafController", " tab App.OvenController",
      ])
    #expect(chart.screen("AppDelegate")?.slots == [])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func areTitledAsTheirItemsAre() {
    let chart = chart(
      "let bar = UITabBarController(); bar.viewControllers = [loaves, OvenController()]; window?.rootViewController = bar"
    )
    #expect(tabs(of: chart) == ["Loaves tab App.LoafController", " tab App.OvenController"])
  }

  /// What the window shows in another case is one more root.
  @Test func standBesideWhatIsShownInstead() {
    let chart = chart(
      """
      if isGuest { window?.rootViewController = GuestController(); return true }
      let bar = UITabBarController()
      bar.viewControllers = [loaves, OvenController()]
      window?.rootViewController = bar
      """, properties: "var isGuest = false")
    #expect(Set(chart.model.roots.map(\.screen)) == ["App.AppDelegate", "App.GuestController"])
  }

  @Test func aSingleTabIsAllThereIs() {
    let chart = chart(
      "let bar = UITabBarController(); bar.viewControllers = [loaves]; window?.rootViewController = bar"
    )
    #expect(chart.model.roots.map(\.screen) == ["App.LoafController"])
  }

  @Test func areThoseOfAppKitToo() {
    let chart = Charted(
      """
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        var window: NSWindow!
        func applicationDidFinishLaunching(_ note: Notification) {
          let bar = NSTabViewController()
          let first = NSTabViewItem(viewController: LoafController())
          first.label = "Loaves"
          bar.addTabViewItem(first)
          let second = NSTabViewItem(viewController: OvenController())
          second.label = "Ovens"
          bar.addTabViewItem(second)
          window = NSWindow(contentViewController: bar)
          window.makeKeyAndOrderFront(nil)
        }
      }
      class LoafController: NSViewController {}
      class OvenController: NSViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.AppDelegate"])
    #expect(tabs(of: chart) == ["Loaves tab App.LoafController", "Ovens tab App.OvenController"])
  }
}
