import PortolanModel
import Testing

/// Controllers that a protocol makes by `Self()` for whoever conforms to it.
@Suite struct MadeAsSelfTests {
  private func unresolved(_ code: String, asking: String) -> [String] {
    Charted(
      """
      class HomeController: UIViewController {
        override func viewDidLoad() { Registry.shared.add(\(asking)) }
        @objc func helpTapped() { present(HelpController(), animated: true) }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = HomeController()
        }
      }
      class HelpController: UIViewController {}
      struct Entry { let make: () -> UIViewController }
      class Registry {
        static let shared = Registry()
        var entries: [Entry] = []
        func add(_ entry: Entry) { entries.append(entry) }
      }
      class SketchController: UIViewController, Registered {
        @objc func helpTapped() { present(HelpController(), animated: true) }
      }
      protocol Registered: UIViewController {}
      extension Registered {
        \(code)
      }
      """
    ).model.unresolved.map(\.what)
  }

  @Test(arguments: [
    ("static var entry: Entry { Entry { Self() } }", "SketchController.entry"),
    (
      "static var entry: Entry { Entry { let page = Self(); return page } }",
      "SketchController.entry"
    ),
    (
      "static func entry(_ name: String) -> Entry { Entry { Self.init() } }",
      "SketchController.entry(\"Sketch\")"
    ),
    (
      "static func make() -> Self { Self() }\nstatic var entry: Entry { Entry { make() } }",
      "SketchController.entry"
    ),
  ])
  func theTypeIsMadeThatIsAsked(_ code: String, _ asking: String) {
    #expect(
      unresolved(code, asking: asking) == [
        "'SketchController' is made, and nothing was seen to show it"
      ])
  }

  /// What asks for something else, or asks nobody, makes none.
  @Test(arguments: [
    ("static var entry: Entry { Entry { Self() } }", "Entry { HelpController() }"),
    ("static var entry: Entry { Entry { HelpController() } }", "SketchController.entry"),
  ])
  func nothingElseIsMade(_ code: String, _ asking: String) {
    #expect(!unresolved(code, asking: asking).joined().contains("SketchController"))
  }
}
