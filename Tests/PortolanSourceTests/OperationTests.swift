import PortolanModel
import Testing

/// Operations that show something once it is their turn.
@Suite struct OperationTests {
  private func chart(_ code: String) -> Charted {
    Charted(
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = PierController()
        }
      }
      class QuietOperation: Operation {}
      final class Boarding: QuietOperation {
        private weak var presenter: UIViewController?
        init(presenter: UIViewController?) { self.presenter = presenter }
        override func main() {
          DispatchQueue.main.async { self.presenter?.present(TicketController(), animated: true) }
        }
      }
      final class Box {
        private weak var presenter: UIViewController?
        init(presenter: UIViewController?) { self.presenter = presenter }
        func main() { presenter?.present(TicketController(), animated: true) }
      }
      final class PierController: UIViewController {
        private let queue = OperationQueue()
        func boardTapped() { \(code) }
      }
      final class TicketController: UIViewController {}
      """)
  }

  @Test(arguments: [
    "let work = Boarding(presenter: self); queue.addOperation(work)",
    "queue.addOperation(Boarding(presenter: self))",
    "let work = Boarding(presenter: self); queue.addOperations([work], waitUntilFinished: false)",
    "let presenter = self; queue.addOperation { presenter.present(TicketController(), animated: true) }",
  ])
  func whatIsAddedToAQueueRuns(_ code: String) {
    #expect(
      chart(code).links == ["PierController present(_:animated:) sheet → TicketController"])
  }

  /// Who only makes one, or gives a list of the app's own something else, runs nothing.
  @Test(arguments: [
    "_ = Boarding(presenter: self)", "let box = Box(presenter: self); boxes.addOperation(box)",
  ])
  func nothingElseRuns(_ code: String) {
    #expect(chart(code).links.isEmpty)
  }

  /// What an object makes for whom it is handed, be it an operation, shows on that.
  @Test(arguments: [
    "let work = Boarding(presenter: presenter)\nqueue.addOperation(work)",
    "queue.addOperations([Boarding(presenter: presenter)], waitUntilFinished: false)",
    "let box = Box(presenter: presenter)\nbox.main()",
  ])
  func whoIsHandedOnShows(_ code: String) {
    let chart = chart(
      """
      Harbour.shared.board(from: self) }
      }
      final class Harbour {
        static let shared = Harbour()
        private let queue = OperationQueue()
        func board(from presenter: UIViewController) {
          \(code)
        }
        func rest() {
      """)
    #expect(chart.links == ["PierController present(_:animated:) sheet → TicketController"])
  }
}
