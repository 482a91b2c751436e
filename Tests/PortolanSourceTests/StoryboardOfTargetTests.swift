import PortolanModel
import Testing

/// Storyboards of one name: each target has its own, and others may belong to none.
@Suite struct StoryboardOfTargetTests {
  private static func board(_ start: String, _ others: String...) -> String {
    """
    <document initialViewController="A"><scenes>
    <scene><objects><viewController id="A" customClass="\(start)"/></objects></scene>
    \(others.enumerated().map { """
      <scene><objects><viewController id="B\($0)" storyboardIdentifier="\($1)" customClass="\($1)"/></objects></scene>
      """ }.joined(separator: "\n"))
    </scenes></document>
    """
  }

  private static let code = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class PierController: UIViewController {
      override func viewDidLoad() { addChild(ShedController()) }
    }
    class ShedController: UIViewController {
      @objc func toolsTapped() { present(ToolsController(), animated: true) }
    }
    class ToolsController: UIViewController {}
    """

  /// The app has the one that lies beside its delegate.
  @Test(arguments: ["App/Base.lproj/Main.storyboard", "App/Main.storyboard"])
  func aStoryboardAmongPartsBeginsNoApp(_ own: String) {
    let chart = Charted(files: [
      "App/App.swift": Self.code, own: Self.board("PierController"),
      "Parts/Base.lproj/Main.storyboard": Self.board("ShedController"),
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.PierController"])
    #expect(chart.model.unresolved == [])
  }

  /// Where the delegate's folder does not tell, what names the storyboard does.
  @Test func whatNamesTheStoryboardTells() {
    let chart = Charted(files: [
      "Sources/App.swift": Self.code, "App/Main.storyboard": Self.board("PierController"),
      "App/Info.plist":
        "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Parts/Main.storyboard": Self.board("ShedController"),
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.PierController"])
  }

  /// Code means the scenes of its own target.
  @Test func eachTargetAsksItsOwn() {
    func code(_ page: String) -> String {
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class GateController: UIViewController {
        func enter() {
          let board = UIStoryboard(name: "Main", bundle: nil)
          addChild(board.instantiateViewController(withIdentifier: "YardController"))
        }
      }
      class YardController: UIViewController {
        @objc func tapped() { present(\(page)(), animated: true) }
      }
      class \(page): UIViewController {}
      """
    }
    let board = Self.board("GateController", "YardController")
    let chart = Charted(files: [
      "North/App.swift": code("NorthController"), "North/Main.storyboard": board,
      "South/App.swift": code("SouthController"), "South/Main.storyboard": board,
    ])
    let children = chart.model.screens.flatMap(\.slots).flatMap(\.destinations).map(\.leadsTo)
    #expect(children == ["App.YardController", "App.YardController (in South/App.swift)"])
    #expect(chart.model.unresolved == [])
  }
}
