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
      class FogController: UIViewController {}
      enum Stop { case tour, rigging, fog }
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

  private static let kept = """
    private lazy var tour = TourController()
    private lazy var rigging = RiggingController()
    private lazy var fog = FogController()
    private var current: UIViewController?
    private func put(_ page: UIViewController) { addChild(page); view.addSubview(page.view) }
    private func take(_ page: UIViewController) { page.view.removeFromSuperview(); page.removeFromParent() }
    """

  /// One of them is there at a time, be it one that leads nowhere.
  @Test(arguments: [
    "if let current { take(current) }", "if let current { current.removeFromParent() }",
  ])
  func soDoesWhatFunctionsAddThatAreHandedIt(_ take: String) {
    let code =
      Self.kept + """
        func turn(to stop: Stop) {
          \(take)
          switch stop {
          case .tour: put(tour); current = tour
          case .rigging: put(rigging); current = rigging
          case .fog: put(fog); current = fog
          }
        }
        """
    #expect(
      children(code).sorted()
        == ["fogController 1.3", "riggingController 1.2", "tourController 1.1"])
  }

  @Test func ofTwoThatCodeChoosesFromBothAreThere() {
    let code =
      Self.kept + """
        func turn(to stop: Stop) {
          let next = if case .tour = stop { tour } else { fog }
          if let current { take(current) }
          put(next)
          current = next
        }
        """
    #expect(children(code) == ["tourController 1.1", "fogController 1.2"])
  }

  /// So it is where other code asks for one of them by name.
  @Test func whatCodeChoosesStandsInPlaceOfWhatIsNamed() {
    let code =
      Self.kept + """
        override func viewDidLoad() {
          if isNew { turn(to: .tour) } else { turn(to: isLate ? .tour : .fog) }
        }
        func turn(to stop: Stop) {
          let next = if case .tour = stop { tour } else { fog }
          if current != next {
            if current != nil { take(current!) }
            put(next)
            current = next
          }
        }
        """
    #expect(children(code) == ["tourController 1.1", "fogController 1.2"])
  }
}
