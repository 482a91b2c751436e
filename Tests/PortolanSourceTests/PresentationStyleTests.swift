import PortolanModel
import Testing

/// How UIKit's controllers come before the user, where code gives them a style.
@Suite struct PresentationStyleTests {
  /// A view that presents by UIKit gives a style as a controller does.
  @Test func aViewGivesWhatItPresentsAStyle() {
    let chart = Charted(
      """
      struct StartView: View {
        let presenter: UIViewController?
        var body: some View { Button("") { showTour() } }
        func showTour() {
          let tour = UIHostingController(rootView: TourView())
          tour.modalPresentationStyle = .overFullScreen
          presenter?.present(tour, animated: true)
        }
      }
      struct TourView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["StartView present(_:animated:) fullScreenCover → TourView"])
  }

  /// A coordinator that presents on a controller which it keeps sets the style of what it presents.
  @Test func aCoordinatorGivesWhatItPresentsAStyle() {
    let chart = Charted(
      """
      class StartController: UIViewController {
        func begin() { TourCoordinator(presenter: self).start() }
      }
      final class TourCoordinator {
        let presenter: UIViewController
        unowned var shown: UIViewController?
        init(presenter: UIViewController) { self.presenter = presenter }
        func start() {
          let model = TourModel()
          model.onStop = { self.showStop() }
          model.onTicket = { self.showTicket() }
          let tour = UIHostingController(rootView: TourView(model: model))
          shown = tour
          presenter.present(tour, animated: true)
        }
        func showStop() {
          let stop = UIHostingController(rootView: StopView())
          stop.modalPresentationStyle = .overFullScreen
          shown?.present(stop, animated: true)
        }
        func showTicket() {
          let ticket = UIHostingController(rootView: TicketView())
          ticket.modalPresentationStyle = .pageSheet
          shown?.present(ticket, animated: true)
        }
      }
      final class TourModel: ObservableObject {
        var onStop: (() -> Void)?
        var onTicket: (() -> Void)?
      }
      struct TourView: View {
        @ObservedObject var model: TourModel
        var body: some View { Button("") { model.onStop?() } }
      }
      struct StopView: View { var body: some View { Text("") } }
      struct TicketView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == [
        "StartController present(_:animated:) sheet → TourModel",
        "TourModel present(_:animated:) fullScreenCover → StopView",
        "TourModel present(_:animated:) sheet → TicketView",
      ])
  }

  /// A style that a helper keeps is what all give it who make one; where they give different ones, nobody knows which.
  @Test(arguments: [
    (["style: .fullScreen"], "fullScreenCover"),
    (["style: .fullScreen", "style: .overFullScreen"], "fullScreenCover"),
    (["style: .formSheet", "style: .pageSheet"], "sheet"),
    (["style: .fullScreen", "style: .formSheet"], "unknown"),
    (["style: wanted()"], "unknown"),
    ([""], "popover"),
  ])
  func aStyleThatIsKeptIsWhatItIsGiven(_ given: [String], _ expected: String) {
    let calls = given.enumerated().map { number, style in
      let arguments = ["presenter: self", style].filter { !$0.isEmpty }.joined(separator: ", ")
      return "func begin\(number)() { Raiser(\(arguments)).raise(PierController()) }"
    }
    let chart = Charted(
      """
      class StartController: UIViewController {
        \(calls.joined(separator: "\n  "))
      }
      class PierController: UIViewController {}
      final class Raiser {
        private let presenter: UIViewController
        private let style: UIModalPresentationStyle
        init(presenter: UIViewController, style: UIModalPresentationStyle = .popover) {
          self.presenter = presenter
          self.style = style
        }
        func raise(_ page: UIViewController) {
          page.modalPresentationStyle = style
          presenter.present(page, animated: true)
        }
      }
      """)
    #expect(
      Set(chart.links) == ["StartController present(_:animated:) \(expected) → PierController"])
  }

  @Test(arguments: [
    ("isWide ? .fullScreen : .overFullScreen", "fullScreenCover"),
    ("isWide ? .formSheet : .automatic", "sheet"), ("isWide ? .formSheet : .fullScreen", "unknown"),
    ("UIModalPresentationStyle.popover", "popover"),
  ])
  func aStyleMayBeOneOfTwo(_ style: String, _ expected: String) {
    let chart = Charted(
      """
      class StartController: UIViewController {
        private var isWide: Bool { view.bounds.width > 500 }
        func begin() {
          let pier = PierController()
          pier.modalPresentationStyle = \(style)
          present(pier, animated: true)
        }
      }
      class PierController: UIViewController {}
      """)
    #expect(chart.links == ["StartController present(_:animated:) \(expected) → PierController"])
  }

  /// So may a function that the app adds to all controllers.
  @Test(arguments: [
    ("modalPresentationStyle = .popover", "popover"), ("view.isHidden = false", "sheet"),
  ])
  func aFunctionOfAllControllersGivesAStyle(_ code: String, _ expected: String) {
    let chart = Charted(
      """
      extension UIViewController {
        func hang(on item: UIBarButtonItem) { \(code) }
      }
      class DarkStack: UINavigationController {}
      class StartController: UIViewController {
        @objc func tapped(_ item: UIBarButtonItem) {
          let stack = DarkStack(rootViewController: PierController())
          stack.hang(on: item)
          present(stack, animated: true)
        }
      }
      class PierController: UIViewController {}
      """)
    #expect(chart.links == ["StartController present(_:animated:) \(expected) → PierController"])
  }

  /// Who is told of things by an object is not shown in place of the stack that it is put into.
  @Test(arguments: ["helper.delegate = log", "helper.pageDataSource = log"])
  func aDelegateDoesNotHideTheStyle(_ code: String) {
    let chart = Charted(
      """
      class DeckController: UIViewController {
        func open() {
          let stack = makeLog()
          navigationController?.present(stack, animated: true)
        }
        func makeLog() -> UINavigationController {
          let stack = UINavigationController()
          stack.modalPresentationStyle = .fullScreen
          LogTrip(stack: stack).begin()
          return stack
        }
      }
      final class LogTrip {
        weak var stack: UINavigationController?
        init(stack: UINavigationController) { self.stack = stack }
        func begin() {
          let helper = LogHelper()
          let log = LogController()
          \(code)
          stack?.setViewControllers([log], animated: false)
        }
      }
      protocol LogDelegate: AnyObject {}
      final class LogHelper { weak var delegate: LogDelegate?; weak var pageDataSource: LogDelegate? }
      class LogController: UIViewController, LogDelegate {}
      """)
    #expect(
      chart.links == ["DeckController present(_:animated:) fullScreenCover → LogController"])
  }
}
