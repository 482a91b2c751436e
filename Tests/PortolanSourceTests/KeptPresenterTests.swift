import PortolanModel
import Testing

/// Controllers that another one has made and keeps, and has present something.
@Suite struct KeptPresenterTests {
  private func links(_ code: String) -> [String] {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?) -> Bool {
          window?.rootViewController = PierController()
          return true
        }
      }
      enum Signals { static var horn: (() -> Void)? }
      class Crane {
        let controller = CraneController()
        let hook = HookController()
      }
      class CraneController: UIViewController {
        @objc func loadTapped() { Signals.horn?() }
      }
      class HookController: UIViewController {}
      class CargoController: UIViewController {}
      class PierController: UIViewController {
        \(code)
      }
      """
    ).links.sorted()
  }

  /// What the kept controller presents lies on that.
  @Test(arguments: [
    (
      "lazy var crane = CraneController()", "crane",
      "self.crane.present(CargoController(), animated: true)", "present(_:animated:) sheet"
    ),
    (
      "lazy var crane = Crane()", "crane.controller",
      "self.crane.controller.present(CargoController(), animated: true)",
      "present(_:animated:) sheet"
    ),
    (
      "lazy var crane = CraneController()", "crane",
      "self.crane.navigationController?.pushViewController(CargoController(), animated: true)",
      "pushViewController(_:animated:) drillDown"
    ),
  ])
  func itLeadsThere(_ property: String, _ kept: String, _ call: String, _ form: String) {
    let links = links(
      """
      \(property)
      override func viewDidLoad() {
        Signals.horn = { [weak self] in
          guard let self else { return }
          \(call)
        }
      }
      @objc func craneTapped() { present(\(kept), animated: true) }
      """)
    #expect(
      links == [
        "CraneController \(form) → CargoController",
        "PierController present(_:animated:) sheet → CraneController",
      ])
  }

  /// A child presents in its parent's place, and so does what the controller is only lent.
  @Test(arguments: [
    "let crane = CraneController(); override func viewDidLoad() { addChild(crane) }",
    "weak var crane: CraneController?", "var crane: CraneController",
  ])
  func theControllerItselfLeadsThere(_ property: String) {
    let links = links(
      """
      \(property)
      @objc func hornTapped() { crane.present(CargoController(), animated: true) }
      """)
    #expect(links == ["PierController present(_:animated:) sheet → CargoController"])
  }
}
