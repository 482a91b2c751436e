import PortolanModel
import Testing

/// Segues that code performs on another controller than its own.
@Suite struct SegueOfOtherTests {
  private func links(_ call: String, _ more: String = "") -> [String] {
    Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class DeckController: UIViewController {
        private var mast: MastController!
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "embedMast" { mast = segue.destination as? MastController }
        }
        override func viewDidAppear(_ animated: Bool) { \(call) }
      }
      class MastController: UIViewController {
        @objc func tapped() { performSegue(withIdentifier: "pickFlag", sender: nil) }
        \(more)
      }
      class FlagController: UIViewController {}
      """,
      "Main.storyboard": """
      <document initialViewController="DECK"><scenes>
      <scene><objects><viewController id="DECK" customClass="DeckController"><connections>
      <segue destination="MAST" kind="embed" identifier="embedMast"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="MAST" customClass="MastController"><connections>
      <segue destination="FLAG" kind="presentation" identifier="pickFlag"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="FLAG" customClass="FlagController"/></objects></scene>
      </scenes></document>
      """,
    ]).links
  }

  private static let flag = "MastController segue(presentation) sheet → FlagController"

  /// The segue is the other's, and told there.
  @Test(arguments: [
    "mast.performSegue(withIdentifier: \"pickFlag\", sender: nil)",
    "self.mast?.performSegue(withIdentifier: \"pickFlag\", sender: self)",
    "children.first?.performSegue(withIdentifier: \"pickFlag\", sender: self)",
  ])
  func theOtherHasTheSegue(_ call: String) {
    #expect(links(call) == [Self.flag])
  }

  /// One that nobody has leads nobody knows where: of the other where code says which that is.
  @Test func nobodyHasTheSegue() {
    let lost = "performSegue(withIdentifier:sender:) link"
    #expect(
      Set(links("mast.performSegue(withIdentifier: \"lost\", sender: nil)")) == [
        Self.flag, "MastController \(lost)",
      ])
    #expect(
      Set(links("children.first?.performSegue(withIdentifier: \"lost\", sender: nil)")) == [
        Self.flag, "DeckController \(lost)",
      ])
    // A segue of the same name that another has is not its own.
    #expect(
      Set(links("performSegue(withIdentifier: \"pickFlag\", sender: nil)")) == [
        Self.flag, "DeckController \(lost)",
      ])
  }

  /// What several controllers have done for them performs no segue of one that has none, whichever it is told.
  @Test(arguments: ["FlagController", "MastController"])
  func whatIsDoneForSeveral(_ caller: String) {
    let files = [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      enum Deed { case call(() -> Void), segue(String) }
      enum Runner {
        static func run(_ deed: Deed, for controller: UIViewController) {
          switch deed {
          case .call(let function): function()
          case .segue(let name): controller.performSegue(withIdentifier: name, sender: nil)
          }
        }
      }
      class MastController: UIViewController { var deeds: [Deed] = [] }
      class FlagController: UIViewController { var deeds: [Deed] = [] }
      extension \(caller) { func run(_ number: Int) { Runner.run(deeds[number], for: self) } }
      """,
      "Main.storyboard": """
      <document initialViewController="MAST"><scenes>
      <scene><objects><viewController id="MAST" customClass="MastController"><connections>
      <segue destination="FLAG" kind="presentation" identifier="pickFlag"/></connections></viewController></objects></scene>
      <scene><objects><viewController id="FLAG" customClass="FlagController"/></objects></scene>
      </scenes></document>
      """,
    ]
    let chart = Charted(files: files)
    #expect(chart.links == [Self.flag])
  }
}
