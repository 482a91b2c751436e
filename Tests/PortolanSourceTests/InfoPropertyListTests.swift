import Foundation
import PortolanFacts
import PortolanModel
import PortolanSource
import Testing

/// What the system starts, by an app's `Info.plist`.
@Suite struct InfoPropertyListTests {
  private static let app = """
    @main struct MyApp: App { var body: some Scene { WindowGroup { EditorView() } } }
    struct EditorView: View {
      @State var isOn = false
      var body: some View { Button("") { isOn = true }.alert("", isPresented: $isOn) {} }
    }
    """
  private static let share = """
    class ShareController: UIViewController {
      override func viewDidLoad() {
        let editor = UIHostingController(rootView: EditorView())
        addChild(editor)
        view.addSubview(editor.view)
      }
    }
    """

  @Test func theClassThatAnExtensionStartsWithIsARoot() throws {
    let folder = try TemporaryFolder([
      "App/App.swift": Self.app, "Share/Share.swift": Self.share,
      "Share/Info.plist": Self.list(
        "NSExtensionPrincipalClass", "$(PRODUCT_MODULE_NAME).ShareController"),
    ])
    for isAll in [false, true] {
      var options = ReadingOptions()
      options.parsesAll = isAll
      let model = NavigationModel(linking: try SourceTree(at: folder.path).read(options))
      #expect(
        model.roots.map { $0.screen.split(separator: ".").last } == [
          "EditorView", "ShareController",
        ])
      #expect(model.unresolved == [])
    }
  }

  /// A delegate whose class a library declares says by what it overrides what that class puts into the window.
  @Test(arguments: [("override ", ["ListController"]), ("", [])])
  func aLibrarysDelegateIsAskedForTheRoot(_ modifier: String, _ roots: [String]) throws {
    let folder = try TemporaryFolder([
      "App/App.swift": """
      import Moorings
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: MooredDelegate {
        \(modifier)func makeRoot(with router: Router) -> UIViewController {
          let stack = UINavigationController()
          stack.viewControllers = [ListController()]
          return stack
        }
      }
      class ListController: UIViewController {}
      """,
      "App/Info.plist": """
      <plist version="1.0"><dict>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          </dict></array>
        </dict></dict>
      </dict></plist>
      """,
    ])
    let model = NavigationModel(linking: try SourceTree(at: folder.path).read(ReadingOptions()))
    #expect(
      model.roots.filter { $0.how == .main }.map { String($0.screen.split(separator: ".").last!) }
        == roots)
  }

  @Test func aSceneDelegateThatNoSceneNamesIsOneToo() {
    let chart = Charted(files: [
      "App.swift": Self.app + """

        class CarDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene) { window?.rootViewController = CarController() }
        }
        class CarController: UIViewController {
          func tapped() { present(EditController(), animated: true) }
        }
        class EditController: UIViewController {}
        """,
      "Car-Info.plist": Self.list("UISceneDelegateClassName", "CarDelegate"),
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.EditorView", "App.CarController"])
  }

  @Test(arguments: [
    "", "<plist", "<key>NSExtensionPrincipalClass</key>", "<key>NSExtensionPrincipalClass",
    "<key>NSExtensionPrincipalClass</key><string>", "<key>NSExtensionPrincipalClass</key><true/>",
    "<key>NSExtensionPrincipalClass</key><string>$(NAME)</string>",
    "<key>NSExtensionPrincipalClass</key><string>Missing</string>", "bplist00\u{1}\u{2}",
  ])
  func whatSaysNothingStartsNothing(text: String) {
    let chart = Charted(files: ["App.swift": Self.app, "Info.plist": text])
    #expect(chart.model.roots.map(\.screen) == ["App.EditorView"])
  }

  @Test func aPropertyListAloneIsNoApp() throws {
    let folder = try TemporaryFolder(["Info.plist": Self.list("NSExtensionPrincipalClass", "A")])
    #expect(try SourceTree(at: folder.path).files == [])
  }

  /// A built app's is in a form of its own.
  @Test func oneThatABuildHasLeftIsNoFault() throws {
    let folder = try TemporaryFolder(["App.swift": Self.app])
    try folder.write(Data("bplist00".utf8) + [0xD1, 0xFF, 0x80], to: "Built.app/Info.plist")
    let files = try SourceTree(at: folder.path).read()
    #expect(files.count == 2)
    #expect(files.flatMap(\.problems) == [])
  }

  private static func list(_ key: String, _ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionPointIdentifier</key>
        <string>com.apple.share-services</string>
        <key>\(key)</key>
        <string>\(name)</string>
      </dict>
    </dict>
    </plist>
    """
  }
}
