import PortolanModel
import Testing

/// Bars of tabs in storyboards, and stacks of one class that begin with another controller in each scene.
@Suite struct StoryboardTabsTests {
  private static let controllers = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class NewsController: UIViewController {}
    class SourcesController: UIViewController {
      func helpTapped() {
        let stack = storyboard!.instantiateViewController(withIdentifier: "help") as! Stack
        present(stack, animated: true)
      }
    }
    class AddController: UIViewController {}
    class HelpController: UIViewController {}
    class Stack: UINavigationController { override var prefersStatusBarHidden: Bool { true } }
    """

  private static func storyboard(bar: String, stack: String) -> String {
    """
    <document initialViewController="TABS">
      <scenes>
        <scene><objects><tabBarController id="TABS"\(bar)><connections>
          <segue destination="A" kind="relationship" relationship="viewControllers"/>
          <segue destination="B" kind="relationship" relationship="viewControllers"/>
          <segue destination="C" kind="relationship" relationship="viewControllers"/>
        </connections></tabBarController></objects></scene>
        <scene><objects><navigationController id="A"\(stack)>
          <tabBarItem key="tabBarItem" title="Today"/>
          <connections><segue destination="NEWS" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="NEWS" customClass="NewsController"/></objects></scene>
        <scene><objects><navigationController id="B"\(stack)>
          <connections><segue destination="SOURCES" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="SOURCES" customClass="SourcesController"><connections>
          <segue destination="ADD" kind="presentation" identifier="add"/>
        </connections></viewController></objects></scene>
        <scene><objects><navigationController id="ADD"\(stack)>
          <connections><segue destination="FORM" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="FORM" customClass="AddController"/></objects></scene>
        <scene><objects><navigationController id="HELP" storyboardIdentifier="help"\(stack)>
          <connections><segue destination="HELPS" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="HELPS" customClass="HelpController"/></objects></scene>
        <scene><objects><viewControllerPlaceholder id="C" storyboardName="Settings">
          <tabBarItem key="tabBarItem" title="Item"/>
        </viewControllerPlaceholder></objects></scene>
      </scenes>
    </document>
    """
  }

  private static func settings(stack: String) -> String {
    """
    <document initialViewController="S">
      <scenes>
        <scene><objects><navigationController id="S"\(stack)>
          <connections><segue destination="SET" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene><objects><viewController id="SET" customClass="SettingsController"/></objects></scene>
      </scenes>
    </document>
    """
  }

  @Test(arguments: ["", " customClass=\"Bar\""], ["", " customClass=\"Stack\""])
  func whatABarHasAreItsTabs(bar: String, stack: String) {
    let chart = Charted(files: [
      "App.swift": Self.controllers,
      "Bar.swift": """
      class Bar: UITabBarController {}
      class SettingsController: UITableViewController {}
      """,
      "Main.storyboard": Self.storyboard(bar: bar, stack: stack),
      "Settings.storyboard": Self.settings(stack: stack),
    ])
    let name = bar.isEmpty ? "MainTabBarController" : "Bar"
    #expect(chart.model.roots.map(\.screen) == ["App.\(name)"])
    #expect(
      chart.links == [
        "\(name) viewControllers tab → NewsController",
        "\(name) viewControllers tab → SourcesController",
        "\(name) viewControllers tab → SettingsController",
        "SourcesController present(_:animated:) sheet → HelpController",
        "SourcesController segue(presentation) sheet → AddController",
      ])
    #expect(chart.screen(name)?.links.map(\.title) == ["Today", nil, nil])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A window controller that only the storyboard has, and the tabs in its window.
  @Test(arguments: [
    "as? NSWindowController", "as! NSWindowController",
  ])
  func aWindowOfAStoryboardShowsItsTabs(_ cast: String) {
    let chart = Charted(files: [
      "App.swift": """
      @main class AppDelegate: NSObject, NSApplicationDelegate {
        private var settings: NSWindowController?
        @IBAction func openSettings(_ sender: Any) {
          if settings == nil {
            settings = NSStoryboard(name: "Main", bundle: nil)
              .instantiateController(withIdentifier: "Settings") \(cast)
          }
          settings?.showWindow(self)
        }
      }
      class GeneralController: NSViewController {}
      class KeysController: NSViewController {}
      """,
      "Main.storyboard": """
      <document>
        <scenes>
          <scene><objects><windowController id="W" storyboardIdentifier="Settings"><connections>
            <segue destination="TABS" kind="relationship" relationship="window.shadowedContentViewController"/>
          </connections></windowController></objects></scene>
          <scene><objects><tabViewController id="TABS">
            <tabViewItems><tabViewItem label="General"/><tabViewItem label="Shortcuts"/></tabViewItems>
            <connections>
              <segue destination="A" kind="relationship" relationship="tabItems"/>
              <segue destination="B" kind="relationship" relationship="tabItems"/>
            </connections>
          </tabViewController></objects></scene>
          <scene><objects><viewController id="A" customClass="GeneralController"/></objects></scene>
          <scene><objects><viewController id="B" customClass="KeysController"/></objects></scene>
        </scenes>
      </document>
      """,
    ])
    #expect(
      chart.links == [
        "MainTabViewController viewControllers tab → GeneralController",
        "MainTabViewController viewControllers tab → KeysController",
      ])
    #expect(
      chart.screen("MainTabViewController")?.links.map(\.title) == ["General", "Shortcuts"])
  }
}
