import PortolanModel
import Testing

/// Controllers that a factory gives back in an enum's case.
@Suite struct CarriedControllerTests {
  private static func chart(_ push: String) -> Charted {
    Charted(
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: DeckFlow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          let stack = UINavigationController()
          let flow = DeckFlow(stack: stack)
          self.flow = flow
          window = UIWindow()
          window?.rootViewController = stack
          flow.start()
          return true
        }
      }
      enum Stop { case deck, cargo, log }
      final class DeckFlow: NSObject, DeckDelegate {
        let stack: UINavigationController
        let pages = Pages()
        init(stack: UINavigationController) { self.stack = stack }
        func start() { push(makeChild(for: .deck)) }
        func deck(_ deck: DeckController, wants stop: Stop) {
          let child = makeChild(for: stop)
          push(child)
        }
        private func push(_ made: Pages.Made) { \(push) }
        private func makeChild(for stop: Stop) -> Pages.Made {
          if stop == .deck {
            let deck = DeckController()
            deck.delegate = self
            return .page(deck)
          }
          return pages.make(for: stop)
        }
      }
      struct Pages {
        enum Made { case page(UIViewController), nothing }
        func make(for stop: Stop) -> Made {
          switch stop {
          case .deck: .nothing
          case .cargo: makeCargo()
          case .log: .page(LogController())
          }
        }
        private func makeCargo() -> Made { return .page(CargoController()) }
      }
      protocol DeckDelegate: AnyObject { func deck(_ deck: DeckController, wants stop: Stop) }
      class DeckController: UIViewController {
        weak var delegate: DeckDelegate?
        @objc func cargoTapped() { delegate?.deck(self, wants: .cargo) }
      }
      class CargoController: UIViewController {}
      class LogController: UIViewController {}
      """)
  }

  @Test(arguments: [
    """
    switch made {
    case let .page(page): stack.pushViewController(page, animated: true)
    case .nothing: break
    }
    """,
    "if case .page(let page) = made { stack.pushViewController(page, animated: true) }",
  ])
  func whoTakesItOutShowsIt(_ push: String) {
    let chart = Self.chart(push)
    #expect(chart.model.roots.map(\.screen) == ["App.DeckController"])
    #expect(
      Set(chart.links).isSuperset(of: [
        "DeckController pushViewController(_:animated:) drillDown → CargoController"
      ]))
  }
}
