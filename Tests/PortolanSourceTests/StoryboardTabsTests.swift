import PortolanModel
import Testing

/// Bars of tabs in storyboards, and stacks of one class that begin with another controller in each scene.
@Suite struct StoryboardTabsTests {
  private static let controllers = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class NewsController: UIViewController {}
    class SourcesController: UIViewController {
      func addTapped() { performSegue(withIdentifier: "add", sender: nil) }
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
    let name = bar.isEmpty ? "MainStoryboardTabBarController" : "Bar"
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
        "MainStoryboardTabViewController viewControllers tab → GeneralController",
        "MainStoryboardTabViewController viewControllers tab → KeysController",
      ])
    #expect(
      chart.screen("MainStoryboardTabViewController")?.links.map(\.title) == [
        "General", "Shortcuts",
      ])
  }

  /// What a scene without a class holds in a container's place is what is shown of it.
  @Test func aSceneWithoutAClassShowsWhatItHolds() {
    let chart = Charted(files: [
      "App.swift": """
      @main class AppDelegate: NSObject, NSApplicationDelegate {}
      class MainWindowController: NSWindowController {}
      class SideController: NSViewController {
        func rename() { presentAsSheet(NameController()) }
      }
      class NameController: NSViewController {}
      """,
      "Main.storyboard": """
      <document initialViewController="W">
        <scenes>
          <scene><objects><windowController id="W" customClass="MainWindowController"><connections>
            <segue destination="PAGE" kind="relationship" relationship="window.shadowedContentViewController"/>
          </connections></windowController></objects></scene>
          <scene><objects><viewController id="PAGE"><view><containerView><connections>
            <segue destination="SPLIT" kind="embed"/>
          </connections></containerView></view></viewController></objects></scene>
          <scene><objects><splitViewController id="SPLIT"><connections>
            <segue destination="SIDE" kind="relationship" relationship="splitItems"/>
          </connections></splitViewController></objects></scene>
          <scene><objects><viewController id="SIDE" customClass="SideController"/></objects></scene>
        </scenes>
      </document>
      """,
    ])
    #expect(
      chart.slots == [
        "MainWindowController.sideController always child: sideController inline → SideController"
      ])
    #expect(chart.links == ["SideController presentAsSheet(_:) sheet → NameController"])
  }

  /// A stack's class may do something itself, and two tabs may be of one class.
  @Test func aStackOfItsOwnIsAScreenAndEachTabATab() {
    let chart = Charted(files: [
      "App.swift": """
      class Stack: UINavigationController {
        override func viewDidAppear(_ animated: Bool) { present(LoginController(), animated: true) }
      }
      class ListController: UIViewController {}
      class LoginController: UIViewController {}
      """,
      "Main.storyboard": """
      <document initialViewController="TABS">
        <scenes>
          <scene><objects><tabBarController id="TABS"><connections>
            <segue destination="A" kind="relationship" relationship="viewControllers"/>
            <segue destination="B" kind="relationship" relationship="viewControllers"/>
            <segue destination="C" kind="relationship" relationship="viewControllers"/>
          </connections></tabBarController></objects></scene>
          <scene><objects><viewController id="A" customClass="ListController">
            <tabBarItem key="tabBarItem" title="Recent"/>
          </viewController></objects></scene>
          <scene><objects><viewController id="B" customClass="ListController">
            <tabBarItem key="tabBarItem" title="Favorites"/>
          </viewController></objects></scene>
          <scene><objects><navigationController id="C" customClass="Stack"><connections>
            <segue destination="D" kind="relationship" relationship="rootViewController"/>
          </connections></navigationController></objects></scene>
          <scene><objects><viewController id="D" customClass="ListController"/></objects></scene>
        </scenes>
      </document>
      """,
    ])
    #expect(
      chart.links == [
        "MainStoryboardTabBarController viewControllers tab → ListController",
        "MainStoryboardTabBarController viewControllers tab → ListController",
        "MainStoryboardTabBarController viewControllers tab → Stack",
        "Stack present(_:animated:) sheet → LoginController",
      ])
  }

  /// An app may start with a stack of a class of which there are others.
  @Test func anAppStartsWithWhatItsFirstStackBeginsWith() {
    let chart = Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class Stack: UINavigationController {}
      class ListController: UIViewController {}
      class SettingsController: UIViewController {}
      """,
      "Main.storyboard": """
      <document initialViewController="A">
        <scenes>
          <scene><objects><navigationController id="A" customClass="Stack"><connections>
            <segue destination="L" kind="relationship" relationship="rootViewController"/>
          </connections></navigationController></objects></scene>
          <scene><objects><viewController id="L" customClass="ListController"><connections>
            <segue destination="B" kind="presentation"/>
          </connections></viewController></objects></scene>
          <scene><objects><navigationController id="B" customClass="Stack"><connections>
            <segue destination="S" kind="relationship" relationship="rootViewController"/>
          </connections></navigationController></objects></scene>
          <scene><objects><viewController id="S" customClass="SettingsController"/></objects></scene>
        </scenes>
      </document>
      """,
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.ListController"])
    #expect(chart.links == ["ListController segue(presentation) sheet → SettingsController"])
  }
}
