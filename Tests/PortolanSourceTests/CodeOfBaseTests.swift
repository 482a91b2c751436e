import Testing

/// Code of a controller's base that calls what heirs override, or asks what code gives each heir's objects.
@Suite struct CodeOfBaseTests {
  private let start = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let tabs = UITabBarController()
        tabs.viewControllers = [HarbourController(), ReefController()]
        window?.rootViewController = tabs
      }
    }

    """

  private let pages = """

    class BoatController: UIViewController {}
    class WreckController: UIViewController {}
    class HelpController: UIViewController {}
    """

  /// What neither overrides, each has as the base says it.
  @Test func eachHeirShowsWhatItMakes() {
    let chart = Charted(
      start + """
        class ChartController: UIViewController {
          func makeDetail() -> UIViewController { fatalError() }
          @objc func rowTapped() { show(makeDetail(), sender: nil) }
          @objc func helpTapped() { present(HelpController(), animated: true) }
        }
        class HarbourController: ChartController {
          override func makeDetail() -> UIViewController { BoatController() }
        }
        class ReefController: ChartController {
          override func makeDetail() -> UIViewController { WreckController() }
        }
        """ + pages)
    #expect(
      Set(chart.links) == [
        "SceneDelegate viewControllers tab → HarbourController",
        "SceneDelegate viewControllers tab → ReefController",
        "HarbourController show(_:sender:) drillDown → BoatController",
        "HarbourController present(_:animated:) sheet → HelpController",
        "ReefController show(_:sender:) drillDown → WreckController",
        "ReefController present(_:animated:) sheet → HelpController",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// One that overrides nothing has what the nearest does; and what a function of the base gives hangs on that, too.
  @Test func whatIsOverriddenCountsByWayOfOthers() {
    let chart = Charted(
      start + """
        class ChartController: UIViewController {
          var detail: UIViewController { HelpController() }
          func makePage() -> UIViewController {
            let page = self.detail
            return page
          }
          @objc func rowTapped() { show(makePage(), sender: nil) }
        }
        class HarbourController: ChartController {}
        class WatersController: ChartController {
          override var detail: UIViewController { WreckController() }
        }
        class ReefController: WatersController {}
        """ + pages)
    #expect(
      Set(chart.links) == [
        "SceneDelegate viewControllers tab → HarbourController",
        "SceneDelegate viewControllers tab → ReefController",
        "HarbourController show(_:sender:) drillDown → HelpController",
        "ReefController show(_:sender:) drillDown → WreckController",
      ])
  }

  /// A child that an heir makes otherwise stands there in place of the base's.
  @Test func whatABaseEmbedsIsTheHeirs() {
    let chart = Charted(
      start + """
        class ChartController: UIViewController {
          func makeContent() -> UIViewController { BoatController() }
          override func viewDidLoad() {
            let content = makeContent()
            addChild(content)
            view.addSubview(content.view)
          }
        }
        class HarbourController: ChartController {}
        class ReefController: ChartController {
          override func makeContent() -> UIViewController { WreckController() }
        }
        class BoatController: UIViewController { func tapped() { present(HelpController(), animated: true) } }
        class WreckController: UIViewController { func tapped() { present(HelpController(), animated: true) } }
        class HelpController: UIViewController {}
        """)
    func children(_ type: String) -> [String] {
      chart.model.screens.first { $0.type == type }?.slots.map(\.name) ?? []
    }
    #expect(children("HarbourController") == ["boatController"])
    #expect(children("ReefController") == ["wreckController"])
  }

  /// What code gives to objects of an heir, the base's code asks for that heir alone.
  @Test func whatAnHeirIsGivenItAsks() {
    let chart = Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: BoatFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          flow = BoatFlow(stack: stack)
          flow?.start()
          window?.rootViewController = stack
        }
      }
      protocol Choosing: AnyObject { func choose(_ name: String) }
      class BoatFlow: Choosing {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let page = BoatController()
          page.flow = self
          stack.pushViewController(page, animated: false)
        }
        func rename() {
          let page = RenameController()
          page.flow = self
          stack.pushViewController(page, animated: true)
        }
        func add() { AddFlow(stack: stack).start() }
        func choose(_ name: String) { stack.popViewController(animated: true) }
      }
      class AddFlow: Choosing {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let page = NameController()
          page.flow = self
          stack.pushViewController(page, animated: true)
        }
        func choose(_ name: String) { stack.pushViewController(CrewController(), animated: true) }
      }
      class BoatController: UIViewController {
        weak var flow: BoatFlow?
        @objc func renameTapped() { flow?.rename() }
        @objc func addTapped() { flow?.add() }
      }
      class NameController: UIViewController {
        weak var flow: Choosing?
        @objc func nextTapped() { flow?.choose("Gull") }
      }
      class RenameController: NameController {}
      class CrewController: UIViewController {}
      """)
    #expect(
      Set(chart.links) == [
        "BoatController pushViewController(_:animated:) drillDown → RenameController",
        "BoatController pushViewController(_:animated:) drillDown → NameController",
        "NameController pushViewController(_:animated:) drillDown → CrewController",
      ])
  }
}
