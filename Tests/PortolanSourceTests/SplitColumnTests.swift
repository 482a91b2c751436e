import PortolanModel
import Testing

/// What code puts into the columns of UIKit's split views.
@Suite struct SplitColumnTests {
  private func branches(_ code: String) -> [String: [Set<Int>]] {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = DeskController(style: .doubleColumn)
        }
      }
      final class DeskController: UISplitViewController { \(code) }
      \(["Chart", "Log", "Crew"].map {
        "class \($0)Controller: UIViewController { @objc func help() { present(HelpController(), animated: true) } }"
      }.joined(separator: "\n"))
      class HelpController: UIViewController {}
      """)
    var found: [String: [Set<Int>]] = [:]
    for slot in chart.screen("DeskController")?.slots ?? [] where slot.arity == .always {
      found[slot.name] = (slot.branches ?? []).map { Set([$0.fork]) }
    }
    return found
  }

  @Test func whatAColumnShowsReplacesWhatItShowed() {
    let found = branches(
      """
      override func viewDidLoad() {
        setViewController(CrewController(), for: .primary)
        setViewController(UINavigationController(rootViewController: ChartController()), for: .secondary)
      }
      func openLog() { setViewController(LogController(), for: .secondary) }
      """)
    #expect(found.count == 3)
    #expect(found["crewController"] == [])
    #expect(found["chartController"]?.count == 1)
    #expect(found["chartController"] == found["logController"])
  }

  /// A column shows a page, be it one that leads nowhere.
  @Test func whatLeadsNowhereStandsInItsColumn() {
    let found = branches(
      """
      override func viewDidLoad() {
        setViewController(HelpController(), for: .primary)
        setViewController(UINavigationController(rootViewController: ChartController()), for: .secondary)
      }
      """)
    #expect(found == ["helpController": [], "chartController": []])
  }

  /// What a coordinator pushes first onto a stack that it has put into a column, the split view shows.
  @Test(arguments: [
    (
      "let first = UINavigationController()", "first",
      "first.pushViewController(list, animated: false)"
    ),
    ("let first = UINavigationController()", "first", "first.viewControllers = [list]"),
    (
      "let first = UINavigationController()", "first",
      "first.setViewControllers([list], animated: false)"
    ),
    ("let first = Pilot(OwnStack())", "first.stack", "first.push(list)"),
    ("let first = Pilot(OwnStack())", "first.stack", "ListTrip(pilot: first).begin(list)"),
    (
      "let first = Pilot(OwnStack()); var trip: ListTrip!", "first.stack",
      "trip = ListTrip(pilot: first); trip.begin(list)"
    ),
  ])
  func aStackThatIsFilledLater(_ kept: String, _ stack: String, _ push: String) {
    let seconds = [
      "let second = UINavigationController(); second.pushViewController(LogController(), animated: false); desk.setViewController(second, for: .secondary)",
      "let second = UINavigationController(); desk.setViewController(second, for: .secondary); second.pushViewController(LogController(), animated: false)",
      "let second = Pilot(OwnStack()); ListTrip(pilot: second).begin(LogController()); desk.showSecond(second)",
    ]
    for second in seconds { expectColumns(kept, stack, push, second) }
  }

  private func expectColumns(
    _ kept: String, _ stack: String, _ push: String, _ second: String
  ) {
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var main: MainTrip!
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          main = MainTrip(window: window)
          main.begin()
          self.window = window
        }
      }
      final class OwnStack: UINavigationController {}
      final class Pilot {
        let stack: OwnStack
        init(_ stack: OwnStack) { self.stack = stack }
        func push(_ page: UIViewController) { stack.pushViewController(page, animated: true) }
      }
      final class ListTrip {
        let pilot: Pilot
        init(pilot: Pilot) { self.pilot = pilot }
        func begin(_ list: UIViewController) { pilot.push(list) }
      }
      final class DeskController: UISplitViewController {
        private let blank = Pilot(OwnStack())
        func showSecond(_ pilot: Pilot?) {
          let shown = pilot ?? blank
          setViewController(shown.stack, for: .secondary)
        }
      }
      final class MainTrip: ListDelegate {
        let desk = DeskController(style: .doubleColumn)
        \(kept)
        init(window: UIWindow) {
          desk.setViewController(\(stack), for: .primary)
          window.rootViewController = desk
        }
        func begin() {
          let list = ListController()
          list.delegate = self
          \(push)
        }
        func didPick() {
          \(second)
        }
        func didAdd() {
          let modal = UINavigationController()
          modal.pushViewController(HelpController(), animated: false)
          (desk.presentedViewController ?? desk).present(modal, animated: true)
        }
      }
      protocol ListDelegate: AnyObject { func didPick(); func didAdd() }
      final class ListController: UIViewController {
        weak var delegate: ListDelegate?
        @objc func tapped() { delegate?.didPick() }
        @objc func addTapped() { delegate?.didAdd() }
        @objc func helpTapped() { navigationController?.pushViewController(HelpController(), animated: true) }
      }
      class LogController: UIViewController { @objc func help() { present(HelpController(), animated: true) } }
      class HelpController: UIViewController {}
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.DeskController"])
    #expect(
      chart.screen("DeskController")?.slots.filter { $0.arity == .always }.map(\.name).sorted() == [
        "listController", "logController",
      ])
    #expect(
      chart.links.sorted() == [
        "ListController present(_:animated:) sheet → HelpController",
        "ListController pushViewController(_:animated:) drillDown → HelpController",
        "LogController present(_:animated:) sheet → HelpController",
      ])
  }

  @Test func aColumnThatIsEmptiedMayShowNothing() {
    let found = branches(
      """
      override func viewDidLoad() { setViewController(ChartController(), for: .secondary) }
      func openLog() { setViewController(LogController(), for: .inspector) }
      func closeLog() { setViewController(nil, for: .inspector) }
      """)
    #expect(found["chartController"] == [])
    #expect(found["logController"]?.count == 1)
  }

  /// Where there is little room, the compact column stands in place of all others.
  @Test(arguments: [false, true])
  func theCompactColumnStandsInPlaceOfTheOthers(_ isFilledFromOutside: Bool) throws {
    let fill = ["crew: .primary", "log: .secondary", "tabs: .compact"].map { column in
      let parts = column.split(separator: ":")
      return (isFilledFromOutside ? "desk." : "")
        + "setViewController(\(parts[0].capitalized)Controller(), for:\(parts[1]))"
    }.joined(separator: "; ")
    let chart = Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let desk = DeskController(style: .doubleColumn)
          \(isFilledFromOutside ? fill : "")
          window?.rootViewController = desk
        }
      }
      final class DeskController: UISplitViewController {
        override func viewDidLoad() { \(isFilledFromOutside ? "" : fill) }
      }
      class CrewController: UIViewController { func help() { present(HelpController(), animated: true) } }
      class LogController: UIViewController { func help() { present(HelpController(), animated: true) } }
      class TabsController: UITabBarController {
        override func viewDidLoad() { viewControllers = [CrewController(), LogController()] }
      }
      class HelpController: UIViewController {}
      """)
    let slots = try #require(chart.screen("DeskController")?.slots)
    #expect(slots.map(\.name).sorted() == ["crewController", "logController", "tabsController"])
    let arms = Dictionary(uniqueKeysWithValues: slots.map { ($0.name, $0.branches ?? []) })
    #expect(arms.values.allSatisfy { $0.count == 1 })
    #expect(arms["crewController"] == arms["logController"])
    #expect(arms["crewController"]?.first?.fork == arms["tabsController"]?.first?.fork)
    #expect(arms["crewController"] != arms["tabsController"])
  }

  /// What a list selects fills the column, be there but one case.
  @Test(arguments: [
    "Text(name)", "Button(\"\") { isShown = true }.sheet(isPresented: $isShown) { Text(\"\") }",
  ])
  func theOnlyCaseThatAListSelectsFillsTheColumn(_ content: String) throws {
    let chart = Charted(
      """
      @Observable final class Desk {
        enum Paper: Hashable { case letter(String) }
        var open: Paper?
      }
      struct DeskView: View {
        @State private var desk = Desk()
        var body: some View {
          NavigationSplitView {
            List(selection: $desk.open) { NavigationLink("One", value: Desk.Paper.letter("1")) }
          } detail: {
            switch desk.open {
            case .letter(let name): LetterView(name: name)
            case nil: Text("Choose")
            }
          }
        }
      }
      struct LetterView: View {
        let name: String
        @State private var isShown = false
        var body: some View { \(content) }
      }
      """)
    let slots = try #require(chart.screen("Desk")?.slots)
    #expect(slots.map(\.name) == ["open"])
    #expect(slots.first?.destinations.map(\.leadsTo) == ["App.LetterView"])
    #expect(chart.screen("Desk")?.actions.map(\.name) == ["NavigationLink(\"One\", value:)"])
  }
}
