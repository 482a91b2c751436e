import PortolanModel
import Testing

/// Coordinators that make a stack for themselves where they are handed none.
@Suite struct StackOfNewCoordinatorTests {
  private func links(_ code: String, making atlas: String = "let atlas = AtlasFlow()") -> [String] {
    Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: MainFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          flow = MainFlow(window: window!)
          flow?.start()
        }
      }
      class MainFlow: DeckDelegate {
        let stack = UINavigationController()
        var children: [AtlasFlow] = []
        init(window: UIWindow) { window.rootViewController = stack }
        func start() {
          let deck = DeckController()
          deck.delegate = self
          stack.viewControllers = [deck]
        }
        func atlasTapped(on deck: DeckController) {
          \(atlas)
          \(code)
        }
      }
      protocol DeckDelegate: AnyObject { func atlasTapped(on deck: DeckController) }
      class DeckController: UIViewController {
        weak var delegate: DeckDelegate?
        @objc func atlasTapped() { delegate?.atlasTapped(on: self) }
      }
      class AtlasFlow {
        let stack: UINavigationController
        init(stack: UINavigationController = UINavigationController()) { self.stack = stack }
        func start() { stack.viewControllers = [ChartsController()] }
        func open() { stack.pushViewController(SheetController(), animated: false) }
      }
      class PlainStack: UINavigationController {}
      class ChartsController: UIViewController {}
      class SheetController: UIViewController {}
      """
    ).links.sorted()
  }

  @Test func whatItPushesStandsOnItsFirstPage() {
    let code = "atlas.start(); atlas.open(); deck.present(atlas.stack, animated: true)"
    #expect(
      links(code) == [
        "ChartsController pushViewController(_:animated:) drillDown → SheetController",
        "DeckController present(_:animated:) sheet → ChartsController",
      ])
  }

  @Test func howItsStackComesUpMayBeSaidFromOutside() {
    let code = """
      atlas.start()
      atlas.stack.modalPresentationStyle = .fullScreen
      stack.present(atlas.stack, animated: true)
      """
    #expect(
      links(code) == ["DeckController present(_:animated:) fullScreenCover → ChartsController"])
  }

  /// One that is handed a stack of the app's own may begin once that is shown.
  @Test(arguments: [
    "atlas.start(); stack.present(modal, animated: true)",
    "stack.present(modal, animated: true); atlas.start()",
    "stack.topViewController?.present(modal, animated: true); atlas.start()",
  ])
  func aStackOfTheAppsOwnMayBeFilledOnceItIsShown(_ code: String) {
    for made in ["UINavigationController()", "PlainStack()"] {
      let links = links(
        code,
        making: "let modal = \(made); let atlas = AtlasFlow(stack: modal); children.append(atlas)")
      #expect(links == ["DeckController present(_:animated:) sheet → ChartsController"])
    }
    let links = links(
      "modal.pushViewController(SheetController(), animated: false)",
      making: "let modal = PlainStack(); stack.present(modal, animated: true)")
    #expect(links == ["DeckController present(_:animated:) sheet → SheetController"])
  }
}
