import PortolanModel
import Testing

/// Controllers that code finds on the screen and has show something: which they are, a cast alone says.
@Suite struct ControllersByCastTests {
  private static let controllers = """
    extension UIApplication {
      class func top(_ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController) -> UIViewController? {
        if let shown = base?.presentedViewController { return top(shown) }
        return base
      }
    }
    class PierController: UIViewController {}
    class MapController: UIViewController {}
    class QuayStack: UINavigationController {}

    """

  private static let board = """
    <document initialViewController="PIER"><scenes>
    <scene><objects><viewController id="PIER" customClass="PierController"><connections>
      <segue destination="MAP" kind="presentation" identifier="map"/>
    </connections></viewController></objects></scene>
    <scene><objects><viewController id="MAP" customClass="MapController"/></objects></scene>
    </scenes></document>
    """

  @Test(arguments: [
    "if let pier = UIApplication.top() as? PierController { pier.present(MapController(), animated: true) }",
    "guard let pier = UIApplication.top() as? PierController else { return }; pier.present(MapController(), animated: true)",
    "if let pier = window.rootViewController as? PierController { let map = MapController(); pier.present(map, animated: true) }",
  ])
  func aModelHasTheControllerPresentThatItFinds(_ code: String) {
    let chart = Charted(
      Self.controllers + """
        final class BannerModel {
          let window = UIWindow()
          func tapped() { \(code) }
        }
        """)
    #expect(chart.links == ["PierController present(_:animated:) sheet → MapController"])
  }

  @Test func whoeverFindsItTheControllersSegueIsPerformed() {
    let chart = Charted(files: [
      "App.swift": Self.controllers + """
        class PanelController: UIViewController {
          func mapTapped() {
            if let pier = UIApplication.top() as? PierController {
              pier.performSegue(withIdentifier: "map", sender: nil)
            }
          }
        }
        """, "Main.storyboard": Self.board,
    ])
    #expect(chart.links == ["PierController segue(presentation) sheet → MapController"])
  }

  @Test func whatAnotherControllerFindsPresents() {
    let chart = Charted(
      Self.controllers + """
        class PanelController: UIViewController {
          func mapTapped() {
            guard let pier = UIApplication.top() as? PierController else { return }
            pier.present(MapController(), animated: true)
          }
        }
        """)
    #expect(chart.links == ["PierController present(_:animated:) sheet → MapController"])
  }

  /// A container is not who shows what stands in it; and of what is not cast, nobody knows which it is.
  @Test(arguments: [
    (
      "if let quay = navigationController as? QuayStack { quay.pushViewController(MapController(), animated: true) }",
      "pushViewController(_:animated:) drillDown"
    ),
    (
      "if let top = UIApplication.top() { top.present(MapController(), animated: true) }",
      "present(_:animated:) sheet"
    ),
  ])
  func anyOtherIsTheControllersOwn(_ code: String, _ link: String) {
    let chart = Charted(
      Self.controllers + """
        class PanelController: UIViewController {
          func mapTapped() { \(code) }
        }
        """)
    #expect(chart.links == ["PanelController \(link) → MapController"])
  }

  /// A page that is cast as it is made is shown all the same.
  @Test func whatIsMadeIsShownHoweverItIsCast() {
    let chart = Charted(
      Self.controllers + """
        class PanelController: UIViewController {
          func make() -> UIViewController { MapController() }
          func mapTapped() {
            if let map = make() as? MapController { present(map, animated: true) }
          }
        }
        """)
    #expect(chart.links == ["PanelController present(_:animated:) sheet → MapController"])
  }

  /// Of an object that code finds, and casts, what it keeps is led to.
  @Test(arguments: [
    "present((UIApplication.shared.delegate as! AppDelegate).map, animated: true)",
    "present((UIApplication.shared.delegate as? AppDelegate)!.map, animated: true)",
    "let app = UIApplication.shared.delegate as! AppDelegate; present(app.map, animated: true)",
    "guard let app = UIApplication.shared.delegate as? AppDelegate else { return }; present(app.map, animated: true)",
    "if let app = kept[\"app\"] as? AppDelegate { present(app.makeMap(), animated: true) }",
    "let app = kept[\"app\"] as? AppDelegate; if let app { present(app.map, animated: true) }",
  ])
  func whatACastObjectKeepsIsLedTo(_ code: String) {
    let chart = Charted(
      Self.controllers + """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          lazy var map = MapController()
          func makeMap() -> MapController { MapController() }
          func application(_ application: UIApplication) { window?.rootViewController = PanelController() }
        }
        class PanelController: UIViewController {
          var kept: [String: Any] = [:]
          func mapTapped() { \(code) }
        }
        """)
    #expect(chart.links == ["PanelController present(_:animated:) sheet → MapController"])
  }

  /// What code sets of an object that it casts is set.
  @Test func whatIsSetOfACastObjectIsSet() {
    let chart = Charted(
      """
      final class Quay { @Published var isShown = false }
      struct QuayView: View {
        @ObservedObject var quay: Quay
        var body: some View { Text("").sheet(isPresented: $quay.isShown) { Text("") } }
      }
      final class Crew {
        var kept: [String: Any] = [:]
        func call() {
          guard let quay = kept["quay"] as? Quay else { return }
          quay.isShown = true
        }
      }
      """)
    #expect(chart.setters(of: "isShown", in: "isShown").count == 1)
  }

  /// Of an app's delegate the cast says alone which class it is whose function is called.
  @Test(arguments: [
    "(UIApplication.shared.delegate as! AppDelegate).show(MapController())",
    "(UIApplication.shared.delegate as? AppDelegate)?.show(MapController())",
    "let app = UIApplication.shared.delegate as! AppDelegate; app.show(MapController())",
  ])
  func theAppsDelegateShowsWhatItIsHanded(_ code: String) {
    let chart = Charted(
      Self.controllers + """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication) -> Bool {
            window?.rootViewController = DockController()
            return true
          }
          func show(_ page: UIViewController) {
            window?.rootViewController?.present(page, animated: true)
          }
        }
        final class DockController: UIViewController { @objc func tapped() { \(code) } }
        """)
    #expect(chart.links == ["DockController present(_:animated:) sheet → MapController"])
  }
}
