import PortolanModel
import Testing

/// Children that a controller's code takes away again.
@Suite struct RemovedChildTests {
  /// The children of a controller, each with its branches.
  private func children(_ code: String) -> [String] {
    let chart = Charted(
      """
      class DeckController: UIViewController {
        \(code)
      }
      class TourController: UIViewController { @objc func map() { present(MapController(), animated: true) } }
      class RiggingController: UIViewController { @objc func map() { present(MapController(), animated: true) } }
      class MapController: UIViewController {}
      extension UIViewController { func seal() { title = "" } }
      """)
    return (chart.screen("DeckController")?.slots ?? []).map { slot in
      slot.name + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
    }
  }

  private static let add = """
    private var tour: TourController?
    override func viewDidLoad() { if isNew { begin() } }
    func begin() {
      let page = TourController()
      self.tour = page
      addChild(page)
      view.addSubview(page.view)
    }
    """

  @Test(arguments: [
    "func end() { tour?.willMove(toParent: nil); tour?.removeFromParent(); tour = nil }",
    "func end() { self.tour?.removeFromParent() }",
    "func end() { if let tour { tour.removeFromParent() } }",
    "func end() { guard let last = tour else { return }; last.removeFromParent() }",
    "func end() { let last = tour; last?.removeFromParent() }",
    "func end() { UIView.animate { self.tour?.view.alpha = 0 } completion: { _ in self.tour?.removeFromParent() } }",
  ])
  func whatIsTakenAwayIsThereForAWhile(_ end: String) {
    #expect(children(Self.add + end) == ["tourController 1.2"])
  }

  @Test(arguments: [
    "func end() { tour?.seal() }", "func end() { tour = nil }",
    // What is only put in again, as into another view, stays.
    "func turn() { tour?.removeFromParent(); addChild(tour!) }",
    "func end(_ other: UIViewController) { other.removeFromParent() }",
  ])
  func whatElseIsAddedStays(_ code: String) {
    #expect(children(Self.add + code) == ["tourController"])
  }

  @Test func whatOnePropertyKeepsStandsInPlaceOfTheRest() {
    let code = """
      private var current: UIViewController?
      func begin() { let page = TourController(); swap(); addChild(page); current = page }
      func rig() { let page = RiggingController(); current?.removeFromParent(); addChild(page); current = page }
      """
    #expect(children(code) == ["tourController 1.1", "riggingController 1.2"])
  }

  @Test func whatIsReplacedByItselfAloneIsAlwaysThere() {
    let code = """
      private var current: UIViewController?
      func begin() { let page = TourController(); current?.removeFromParent(); addChild(page); current = page }
      """
    #expect(children(code) == ["tourController"])
  }

  @Test func eachPropertyHasAForkOfItsOwn() {
    let code = """
      private let tour = TourController()
      private lazy var rigging = RiggingController()
      func begin() { addChild(tour); addChild(rigging) }
      func end() { tour.removeFromParent(); rigging.removeFromParent() }
      """
    #expect(children(code) == ["tourController 1.2", "riggingController 2.2"])
  }
}
