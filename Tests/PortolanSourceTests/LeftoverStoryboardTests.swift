import PortolanModel
import Testing

/// A main storyboard with which the app does not start any more.
@Suite struct LeftoverStoryboardTests {
  private func chart(keys: String?, in role: String = "UIWindowSceneSessionRoleApplication")
    -> Charted
  {
    var files = [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: LibrarySceneDelegate {
        override func makeFirst() -> UIViewController { PierController() }
      }
      class OldController: UIViewController {}
      class PierController: UIViewController { @objc func open() { present(LockController(), animated: true) } }
      class LockController: UIViewController {}
      """,
      "Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="OLD">
        <scenes>
          <scene sceneID="s0">
            <objects>
              <viewController id="OLD" customClass="OldController" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>
      """,
    ]
    files["Info.plist"] = keys.map {
      """
      <plist version="1.0"><dict>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict><key>\(role)</key><array><dict>
          \($0)
        </dict></array></dict></dict>
      </dict></plist>
      """
    }
    return Charted(files: files)
  }

  private static let delegate =
    "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"

  @Test func whereADelegateFillsTheWindowItIsLeftOver() {
    let chart = chart(keys: Self.delegate)
    #expect(
      chart.model.roots.map { "\($0.how.rawValue) \($0.screen)" } == ["main App.PierController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func whereTheListNamesTheStoryboardItIsTheFirst() {
    let storyboard = "<key>UISceneStoryboardFile</key><string>Main</string>"
    #expect(
      chart(keys: Self.delegate + storyboard).model.roots.map(\.screen) == ["App.OldController"])
  }

  /// A delegate of a car's screen says nothing of the phone's.
  @Test func whereNobodyFillsTheWindowItIsTheFirst() {
    #expect(chart(keys: nil).model.roots.map(\.screen) == ["App.OldController"])
    let role = "CPTemplateApplicationSceneSessionRoleApplication"
    #expect(chart(keys: Self.delegate, in: role).model.roots.map(\.screen) == ["App.OldController"])
  }

  /// A scene of a storyboard that nobody opens is not made by any code.
  @Test func aSceneThatNothingShowsIsToldAsSuch() {
    func document(_ initial: String, _ scenes: [(id: String, type: String, more: String)]) -> String
    {
      let scenes = scenes.map { scene in
        """
        <scene sceneID="s\(scene.id)"><objects>
          <viewController id="\(scene.id)" customClass="\(scene.type)" sceneMemberID="viewController">
            \(scene.more)
          </viewController>
        </objects></scene>
        """
      }
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
          <scenes>\(scenes.joined(separator: "\n"))</scenes>
        </document>
        """
    }
    let segue =
      #"<connections><segue destination="KEY" kind="show" identifier="key" id="g"/></connections>"#
    let chart = Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class PierController: UIViewController { @objc func open() { present(LockController(), animated: true) } }
      class LockController: UIViewController {}
      class ChartController: UIViewController {
        @objc func keyTapped() { performSegue(withIdentifier: "key", sender: nil) }
      }
      class KeyController: UIViewController {}
      """,
      "Main.storyboard": document("PIER", [("PIER", "PierController", "")]),
      "Chart.storyboard": document(
        "CHART", [("CHART", "ChartController", segue), ("KEY", "KeyController", "")]),
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.PierController"])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "'ChartController' is a scene of a storyboard, and nothing was seen to show it"
      ])
  }
}
