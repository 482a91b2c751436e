import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// Navigation that a storyboard holds.
@Suite struct StoryboardTests {
  private static let controllers = """
    class ListController: UITableViewController {
      func addTapped() { performSegue(withIdentifier: "add", sender: nil) }
      func lostTapped() { performSegue(withIdentifier: "lost", sender: nil) }
      func helpTapped() {
        let help = storyboard!.instantiateViewController(withIdentifier: "help") as! HelpController
        present(help, animated: true)
      }
    }
    class DetailController: UIViewController {}
    class AddController: UIViewController {}
    class HelpController: UIViewController {}
    class MapController: UIViewController {}
    class SettingsController: UIViewController {}
    """

  private static func document(_ scenes: String, initial: String = "NAV") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
      <scenes>
        <scene sceneID="s0">
          <objects>
            <navigationController id="NAV" sceneMemberID="viewController">
              <connections>
                <segue destination="LIST" kind="relationship" relationship="rootViewController" id="g0"/>
              </connections>
            </navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="p0"/>
          </objects>
        </scene>
        \(scenes)
      </scenes>
    </document>
    """
  }

  private static let main = document(
    """
    <scene sceneID="s1">
      <objects>
        <tableViewController id="LIST" customClass="ListController" customModule="App">
          <tableView key="view"><prototypes><tableViewCell id="c"><connections>
            <segue destination="DETAIL" kind="show" id="g1"/>
          </connections></tableViewCell></prototypes></tableView>
          <navigationItem key="navigationItem" title="Places" id="n1"/>
          <connections>
            <segue destination="ADDNAV" kind="presentation" identifier="add" id="g2"/>
            <segue destination="OTHER" kind="presentation" modalPresentationStyle="fullScreen" id="g3"/>
          </connections>
        </tableViewController>
      </objects>
    </scene>
    <scene sceneID="s2">
      <objects>
        <viewController id="DETAIL" customClass="DetailController">
          <view><containerView id="v"><connections>
            <segue destination="MAP" kind="embed" id="g4"/>
          </connections></containerView></view>
          <connections><segue destination="EXIT" kind="unwind" unwindAction="back:" id="g5"/></connections>
        </viewController>
        <exit id="EXIT" sceneMemberID="exit"/>
      </objects>
    </scene>
    <scene sceneID="s3">
      <objects>
        <navigationController id="ADDNAV">
          <connections><segue destination="ADD" kind="relationship" relationship="rootViewController" id="g6"/></connections>
        </navigationController>
      </objects>
    </scene>
    <scene sceneID="s4"><objects><viewController id="ADD" customClass="AddController"/></objects></scene>
    <scene sceneID="s5"><objects>
      <viewController id="HELP" storyboardIdentifier="help" customClass="HelpController"/>
    </objects></scene>
    <scene sceneID="s6"><objects><viewController id="MAP" customClass="MapController">
      <connections><segue destination="ADD" kind="popoverPresentation" id="g7"/></connections>
    </viewController></objects></scene>
    <scene sceneID="s7"><objects>
      <viewControllerPlaceholder storyboardName="Other" id="OTHER"/>
    </objects></scene>
    """)

  private static let other = """
    <document initialViewController="SET">
      <scenes><scene sceneID="s"><objects>
        <viewController id="SET" customClass="SettingsController"/>
      </objects></scene></scenes>
    </document>
    """

  @Test func seguesAreLinks() {
    let chart = Charted(files: [
      "App.swift": Self.controllers, "Base.lproj/Main.storyboard": Self.main,
      "Other.storyboard": Self.other,
    ])
    #expect(
      chart.links.sorted() == [
        "ListController performSegue(withIdentifier:sender:) link",
        "ListController present(_:animated:) sheet → HelpController",
        "ListController segue(presentation) fullScreenCover → SettingsController",
        "ListController segue(presentation) sheet → AddController",
        "ListController segue(show) drillDown → DetailController",
        "MapController segue(popoverPresentation) popover → AddController",
      ])
    #expect(
      chart.slots == [
        "DetailController.mapController always child: mapController inline → MapController"
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.ListController"])
    #expect(chart.screen("ListController")?.title == "Places")
    let segue = chart.screen("ListController")?.links.first { $0.form == "segue(show)" }
    #expect(
      segue?.location == SourceLocation(file: "Base.lproj/Main.storyboard", line: 18, column: 9))
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func tabsWithoutAClassAreAScreenAllTheSame() {
    let tabs = """
      <document initialViewController="TABS">
        <scenes>
          <scene><objects><tabBarController id="TABS"><connections>
            <segue destination="A" kind="relationship" relationship="viewControllers"/>
            <segue destination="B" kind="relationship" relationship="viewControllers"/>
          </connections></tabBarController></objects></scene>
          <scene><objects><viewController id="A" customClass="DetailController"/></objects></scene>
          <scene><objects><viewController id="B" customClass="MapController"/></objects></scene>
        </scenes>
      </document>
      """
    let chart = Charted(files: ["App.swift": Self.controllers, "Main.storyboard": tabs])
    #expect(chart.model.roots.map(\.screen) == ["App.MainStoryboardTabBarController"])
    #expect(
      chart.links.filter { $0.hasPrefix("MainS") } == [
        "MainStoryboardTabBarController viewControllers tab → DetailController",
        "MainStoryboardTabBarController viewControllers tab → MapController",
      ])
  }

  @Test func aBrokenStoryboardIsNamedAndTheRestIsRead() {
    let broken = Self.main.replacing(
      "<viewController id=\"DETAIL\"", with: "<<viewController id=\"DETAIL\"")
    let file = SourceFile(reading: broken, path: "Main.storyboard", module: "App")
    #expect(
      file.problems.map(\.what) == [
        "the storyboard is no well-formed XML, so it was read up to here"
      ])
    #expect(file.problems.first?.location?.file == "Main.storyboard")
    #expect(file.declarations.map(\.name).first == "ListController")
    let chart = Charted(files: ["App.swift": Self.controllers, "Main.storyboard": "<document"])
    #expect(chart.model.unresolved.count == 1)
    #expect(chart.screen("ListController") != nil)
  }

  @Test(arguments: [
    "", "<", "<a/>", "<document><scenes/></document>", "{}", "<?xml version=\"1.0\"?>",
  ])
  func whatIsNoStoryboardDeclaresNothing(text: String) {
    #expect(SourceFile(reading: text, path: "A.storyboard", module: "App").declarations.isEmpty)
  }

  @Test func storyboardsAreFoundBesideTheCode() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": Self.controllers, "App/Base.lproj/Main.storyboard": Self.main,
      "App/Base.lproj/LaunchScreen.storyboard": Self.other, "Pods/X.storyboard": Self.other,
    ])
    for parsesAll in [false, true] {
      var options = ReadingOptions()
      options.parsesAll = parsesAll
      let files = try SourceTree(at: folder.path).read(options)
      #expect(files.map(\.path) == ["App/A.swift", "App/Base.lproj/Main.storyboard"])
      #expect(Set(files.map(\.module)).count == 1)
    }
  }

  @Test func theStoryboardOfAnExtensionStartsTheExtensionAlone() {
    let scene = """
      <scene sceneID="s1">
        <objects><viewController id="SHARE" customClass="ShareController"/></objects>
      </scene>
      """
    let chart = Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = Coordinator(navigation: UINavigationController())
        func application(_ application: UIApplication) { coordinator.start() }
        func open(_ url: URL) { coordinator.add() }
      }
      class Coordinator {
        let navigation: UINavigationController
        func start() { navigation.pushViewController(HomeController(), animated: false) }
        func add() { navigation.present(AddController(), animated: true) }
      }
      class HomeController: UIViewController { func tapped() { show(AddController(), sender: nil) } }
      class AddController: UIViewController {}
      class ShareController: UIViewController { func tapped() { show(AddController(), sender: nil) } }
      """,
      "Share/MainInterface.storyboard": Self.document(scene, initial: "SHARE"),
    ])
    #expect(
      chart.model.roots == [
        Root(screen: "App.HomeController", how: .main),
        Root(screen: "App.ShareController", how: .scene),
      ])
  }

  @Test func whichStoryboardIsAskedIsToldByItsName() {
    func storyboard(_ name: String) -> String {
      Self.document(
        """
        <scene sceneID="s1">
          <objects><viewController id="FIRST" customClass="\(name)"/></objects>
        </scene>
        """, initial: "FIRST")
    }
    let chart = Charted(files: [
      "App.swift": """
      extension UIStoryboard { static var settings: UIStoryboard { .init() } }
      class HomeController: UIViewController {
        func first() {
          show(UIStoryboard.settings.instantiateInitialViewController()!, sender: nil)
        }
        func second() {
          show(UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController()!, sender: nil)
        }
        func third(_ other: UIStoryboard) {
          show(other.instantiateInitialViewController()!, sender: nil)
        }
        func fourth() {
          let storyboard = UIStoryboard(name: "Settings", bundle: nil)
          guard let controller = storyboard.instantiateInitialViewController() else { return }
          show(controller, sender: nil)
        }
        func fifth(_ other: UIStoryboard, _ item: Int) {
          guard let controller = other.instantiateInitialViewController(creator: { coder in
            HelpController(coder: coder, item)
          }) else { return }
          show(controller, sender: nil)
        }
      }
      class HelpController: UIViewController {}
      class SettingsController: UIViewController {}
      """,
      "Main.storyboard": storyboard("HomeController"),
      "Help.storyboard": storyboard("HelpController"),
      "Settings.storyboard": storyboard("SettingsController"),
    ])
    #expect(
      chart.links == [
        "HomeController show(_:sender:) drillDown → SettingsController",
        "HomeController show(_:sender:) drillDown → HelpController",
        "HomeController show(_:sender:) drillDown",
        "HomeController show(_:sender:) drillDown → SettingsController",
        "HomeController show(_:sender:) drillDown → HelpController",
      ])
  }

  /// Each app has a storyboard of its own that is called as the other's.
  @Test func twoAppsStartWithTheirOwnStoryboards() {
    func app(_ module: String) -> [SourceFile] {
      [
        SourceFile(
          reading: """
            @main class \(module)Delegate: UIResponder, UIApplicationDelegate {}
            class \(module)Controller: UIViewController {}
            """, path: "\(module)/App.swift", module: module),
        SourceFile(
          reading: Self.document(
            """
            <scene sceneID="s1">
              <objects>
                <viewController id="LIST" customClass="\(module)Controller" customModule="\(module)"/>
              </objects>
            </scene>
            """),
          path: "\(module)/Main.storyboard", module: module),
      ]
    }
    let model = NavigationModel(linking: app("Phone") + app("Pad"))
    #expect(
      model.roots.map(\.screen).sorted() == ["Pad.PadController", "Phone.PhoneController"])
  }

  /// Where a scene's delegate fills its window itself, the app starts with that, and not with a storyboard.
  @Test func whatADelegateFillsIsNoStoryboards() {
    let app = """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options o: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = MapController()
        }
      }
      """
    let chart = Charted(files: [
      "App.swift": app, "Controllers.swift": Self.controllers, "Main.storyboard": Self.main,
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.MapController"])
  }

  /// Each screen's own storyboard is none that the app starts with, where the delegate fills the window.
  @Test(arguments: ["@main", "@UIApplicationMain"])
  func aWindowThatCodeFillsStartsWithNoStoryboard(_ attribute: String) {
    func storyboard(of controller: String) -> String {
      """
      <document initialViewController="A"><scenes>
        <scene><objects><viewController id="A" customClass="\(controller)"/></objects></scene>
      </scenes></document>
      """
    }
    let chart = Charted(files: [
      "App.swift": """
      \(attribute) class AppDelegate: UIResponder, UIApplicationDelegate {
        var flow: ListFlow?
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          flow = ListFlow(navigation: navigation)
          flow?.start()
          return true
        }
      }
      final class ListFlow {
        private weak var navigation: UINavigationController?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = ListController.create(onSelect: showDetail)
          navigation?.pushViewController(list, animated: false)
        }
        func showDetail() { navigation?.pushViewController(DetailController.create(), animated: true) }
      }
      final class ListController: UIViewController {
        static func create(onSelect: @escaping () -> Void) -> ListController { instantiate() }
      }
      final class DetailController: UIViewController {
        static func create() -> DetailController { instantiate() }
      }
      """,
      "DetailController.storyboard": storyboard(of: "DetailController"),
      "ListController.storyboard": storyboard(of: "ListController"),
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.ListController"])
    #expect(
      chart.links == [
        "ListController pushViewController(_:animated:) drillDown → DetailController"
      ])
    #expect(chart.model.unresolved == [])
  }

  /// An override performs what its caller asks for.
  @Test func whatAnOverrideHandsOnIsNoSegue() {
    let chart = Charted(
      """
      class ListController: UIViewController {
        override func performSegue(withIdentifier identifier: String, sender: Any?) {
          super.performSegue(withIdentifier: identifier, sender: sender)
        }
      }
      """)
    #expect(chart.links == [])
  }

  /// A stack of a library's class begins with what the storyboard says, and a scene says itself how it comes up.
  @Test func aStackOfALibrarysClassIsOpened() {
    let scene = """
      <scene sceneID="s1"><objects>
        <viewController id="LIST" customClass="ListController" customModule="App"><connections>
          <segue destination="NAV1" kind="presentation" identifier="add" id="g1"/>
          <segue destination="BACK" kind="unwind" identifier="back" unwindAction="back:" id="g2"/>
        </connections></viewController>
        <exit id="BACK" sceneMemberID="exit"/>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <navigationController id="NAV1" customClass="ThemedStack" modalPresentationStyle="fullScreen"><connections>
          <segue destination="ADD" kind="relationship" relationship="rootViewController" id="g3"/>
        </connections></navigationController>
      </objects></scene>
      <scene sceneID="s3"><objects>
        <viewController id="ADD" customClass="AddController" customModule="App"/>
      </objects></scene>
      """
    let code = """
      enum Segue: String { case add, back }
      extension UIViewController {
        func perform(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: nil) }
      }
      class ListController: UIViewController {
        var isNew = false
        func addTapped() { performSegue(withIdentifier: "add", sender: nil) }
        func backTapped() { performSegue(withIdentifier: "back", sender: nil) }
        func eitherTapped() {
          let segue = isNew ? Segue.add : .back
          perform(segue)
        }
      }
      class AddController: UIViewController {}
      """
    let chart = Charted(files: ["App.swift": code, "Main.storyboard": Self.document(scene)])
    #expect(
      chart.links == ["ListController segue(presentation) fullScreenCover → AddController"])
  }

  /// The app starts with the storyboard that its property list names, and goes on to a container of another.
  @Test func thePropertyListNamesTheStoryboard() {
    let chart = Charted(files: [
      "App.swift": """
      @main class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          News.shared.ask()
          return true
        }
      }
      class News {
        static let shared = News()
        func ask() {
          let page = NewsController()
          let dialog = DialogController()
          dialog.contentView = page.view
          dialog.show()
        }
      }
      class DialogController: UIViewController { var contentView: UIView?; func show() {} }
      class NewsController: UIViewController {}
      class LoadingController: UIViewController {
        func loaded() { performSegue(withIdentifier: "main", sender: nil) }
      }
      class BarController: UITabBarController {}
      class FeedController: UIViewController {}
      class ListController: UIViewController {}
      """,
      "App-Info.plist":
        "<plist><dict><key>UIMainStoryboardFile</key><string>Intro</string></dict></plist>",
      "Intro.storyboard": """
      <document initialViewController="L"><scenes>
        <scene><objects><viewController id="L" customClass="LoadingController"><connections>
          <segue destination="P" kind="presentation" identifier="main" modalPresentationStyle="fullScreen"/>
        </connections></viewController></objects></scene>
        <scene><objects>
          <viewControllerPlaceholder storyboardName="Home" referencedIdentifier="Split" id="P"/>
        </objects></scene>
      </scenes></document>
      """,
      "Home.storyboard": """
      <document initialViewController="W"><scenes>
        <scene><objects><splitViewController storyboardIdentifier="Split" id="S"><connections>
          <segue destination="T" kind="relationship" relationship="compactViewController"/>
          <segue destination="N" kind="relationship" relationship="masterViewController"/>
        </connections></splitViewController></objects></scene>
        <scene><objects><tabBarController id="T" customClass="BarController"><connections>
          <segue destination="F" kind="relationship" relationship="viewControllers"/>
        </connections></tabBarController></objects></scene>
        <scene><objects><navigationController id="N"><connections>
          <segue destination="W" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="F" customClass="FeedController">
          <tabBarItem key="tabBarItem" title="" id="I"/>
        </viewController></objects></scene>
        <scene><objects><viewController id="W" customClass="ListController"/></objects></scene>
      </scenes></document>
      """,
    ])
    #expect(chart.model.roots.map { "\($0.how) \($0.screen)" } == ["main App.LoadingController"])
    #expect(
      chart.links == [
        "LoadingController segue(presentation) fullScreenCover → BarController",
        "BarController viewControllers tab → FeedController",
      ])
    #expect(chart.screen("BarController")?.links.map(\.title) == [nil])
  }
}
