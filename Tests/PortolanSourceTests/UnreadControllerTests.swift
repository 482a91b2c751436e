import PortolanModel
import Testing

/// Controllers of which no file was read that declares them, or what they inherit from, as those of Objective-C.
@Suite struct UnreadControllerTests {
  private func chart(_ text: String) -> Charted {
    Charted(
      """
      class StartController: UIViewController {
        func readTapped() { navigationController?.pushViewController(ReaderController(), animated: true) }
      }
      class OptionsController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = UINavigationController(rootViewController: StartController())
        }
      }
      \(text)
      """)
  }

  @Test(arguments: [
    "present(OptionsController(), animated: true)",
    "self.present(OptionsController(), animated: true)",
    "navigationController?.pushViewController(OptionsController(), animated: true)",
  ])
  func anExtensionsControllerIsAScreen(_ code: String) throws {
    let chart = chart(
      """
      extension ReaderController {
        var title: String { "" }
      }
      extension ReaderController {
        @objc func optionsTapped() { \(code) }
      }
      """)
    #expect(chart.screen("StartController")?.links.map(\.leadsTo) == ["App.ReaderController"])
    #expect(chart.screen("ReaderController")?.links.map(\.leadsTo) == ["App.OptionsController"])
    #expect(
      chart.model.unresolved.map(\.what) == [
        """
        the class 'ReaderController' is declared in no file of Swift that was read, so that what it \
        presents is told from its extensions alone
        """
      ])
  }

  /// What extensions have something else show, or add to a class of the system's, declares nothing.
  @Test(arguments: [
    "ReaderController { func tapped() { other.present(OptionsController(), animated: true) } }",
    "ReaderController { func present(_ text: String) {} }",
    "UIViewController { func tapped() { present(OptionsController(), animated: true) } }",
    "Reader { func tapped() { present(OptionsController(), animated: true) } }",
    "ReaderTabBarController { func tapped() { present(OptionsController(), animated: true) } }",
  ])
  func otherExtensionsAreNoScreens(_ text: String) {
    let chart = chart("extension \(text)")
    #expect(chart.model.screens.map(\.type) == ["StartController"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A class that nothing declares is led to all the same, unless it is the system's or an alert.
  @Test(arguments: [
    ("LegacyController()", 1), ("SPPeopleViewController()", 1), ("SFSafariViewController()", 0),
    ("UIImagePickerController()", 0), ("DataScannerViewController()", 0),
    ("ABCAlertController()", 0),
    ("Legacy()", 0),
  ])
  func whatNothingDeclaresIsPushed(_ page: String, _ count: Int) {
    let chart = Charted(
      """
      class OptionsController: UIViewController {
        func tapped() {
          let people = \(page)
          people.delegate = self
          navigationController?.pushViewController(people, animated: true)
        }
      }
      """)
    let links = ["OptionsController pushViewController(_:animated:) drillDown"]
    #expect(chart.links.map { $0.replacing(" → -", with: "") } == (count == 0 ? [] : links))
  }

  /// A class whose superclass was not read is a controller by what it overrides, or by its name and what it shows.
  @Test(arguments: [
    (
      "SetController: LegacyTableController", "func tapped() { present(Pin(), animated: true) }",
      true
    ),
    ("SetController: LegacyTable", "func tapped() { show(Pin(), sender: self) }", true),
    (
      "SetPage: LegacyTable", "override func viewDidLoad() { other.show(Pin(), sender: self) }",
      true
    ),
    ("SetFlow: LegacyFlow", "func tapped() { present(Pin(), animated: true) }", false),
    ("SetController: NSObject", "func tapped() { present(Pin(), animated: true) }", false),
  ])
  func aSuperclassMayBeUnread(_ declaration: String, _ code: String, _ isController: Bool) {
    let chart = Charted(
      """
      class \(declaration) {
        \(code)
      }
      class Pin: UIViewController {}
      """)
    #expect(chart.links.count == (isController ? 1 : 0))
  }

  /// A class of the app's own is no controller by its name, nor is who inherits from it: it is what its code says.
  @Test(arguments: [
    "class SteerController {", "class SteerController: NSObject {",
    "class WheelController {}\nclass SteerController: WheelController {",
  ])
  func whatWasReadIsNoneByItsName(_ declaration: String) {
    let chart = Charted(
      """
      \(declaration)
        private(set) weak var base: UIViewController!
        init(base: UIViewController) { self.base = base }
      }
      protocol QuaySteering: AnyObject { func toPier() }
      final class QuaySteerController: SteerController, QuaySteering {
        func toPier() { base.present(PierController(), animated: true) }
      }
      final class QuayController: UIViewController {
        lazy var steer: QuaySteering = QuaySteerController(base: self)
        @objc func tapped() { steer.toPier() }
      }
      final class PierController: UIViewController {}
      """)
    #expect(chart.links == ["QuayController present(_:animated:) sheet → PierController"])
    #expect(chart.model.screens.map(\.type) == ["QuayController", "PierController"])
  }

  /// Of a library's class, however far up, the name is all that tells.
  @Test(arguments: ["BaseController", "DarkController"])
  func whatWasNotReadIsOneByItsName(_ superclass: String) {
    let chart = Charted(
      """
      class DarkController: BaseController {}
      final class QuayController: UIViewController {
        @objc func tapped() { show(PierController(), sender: self) }
      }
      final class PierController: \(superclass) {}
      """)
    #expect(chart.links == ["QuayController show(_:sender:) drillDown → PierController"])
  }
}
