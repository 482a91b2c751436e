import PortolanModel
import Testing

/// Pages of UIKit's that a data source turns.
@Suite struct TurnedPageTests {
  private static let pages = """
    class KnotController: UIViewController {}
    class KnotsController: UIViewController { func open() { present(KnotController(), animated: true) } }
    class FlagsController: UIViewController { func open() { present(KnotController(), animated: true) } }
    """

  @Test(arguments: [
    "lazy var pages: [UIViewController] = [KnotsController(), FlagsController()]",
    "private let pages = [KnotsController(), FlagsController()]",
    "private lazy var pages: [UIViewController] = { let flags = FlagsController(); return [KnotsController(), flags] }()",
    "var pages: [UIViewController] = []; func fill() { pages = [KnotsController(), FlagsController()] }",
    "var pages: [UIViewController] = []; func fill() { pages.append(KnotsController()); pages.append(FlagsController()) }",
    "lazy var knots = KnotsController(); lazy var flags = FlagsController(); var pages: [UIViewController] { [knots, flags] }",
  ])
  func aControllerShowsThePagesThatItTurns(_ list: String) throws {
    for given in ["pages.first", "index(of: page).map { pages[$0 + 1] }", "page(at: 1)"] {
      let chart = Charted(
        """
        class GuideController: UIPageViewController, UIPageViewControllerDataSource {
          \(list)
          override func viewDidLoad() {
            super.viewDidLoad()
            dataSource = self
            setViewControllers([pages[0]], direction: .forward, animated: false)
          }
          func page(at index: Int) -> UIViewController? { pages[index] }
          func pageViewController(_ bar: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? { \(given) }
          func pageViewController(_ bar: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? { \(given) }
        }
        \(Self.pages)
        """)
      #expect(
        chart.slots == [
          "GuideController.flagsController always child: flagsController inline → FlagsController",
          "GuideController.knotsController always child: knotsController inline → KnotsController",
        ])
      let branches = try #require(chart.screen("GuideController")).slots.map(\.branches)
      #expect(Set(branches.map { $0?.map(\.fork) }).count == 1)
      #expect(Set(branches.map { $0?.map(\.arm) }) == [[1], [2]])
      #expect(chart.model.unresolved == [])
    }
  }

  /// A list that it keeps for something else is none of pages.
  @Test func otherListsAreNotTurned() {
    let chart = Charted(
      """
      class GuideController: UIViewController {
        let pages: [UIViewController] = [KnotsController(), FlagsController()]
        func open(_ index: Int) { present(pages[index], animated: true) }
      }
      \(Self.pages)
      """)
    #expect(chart.slots == [])
    #expect(
      chart.links.filter { $0.hasPrefix("GuideController") } == [
        "GuideController present(_:animated:) sheet → KnotsController",
        "GuideController present(_:animated:) sheet → FlagsController",
      ])
  }
}
