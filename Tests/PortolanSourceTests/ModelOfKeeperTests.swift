import PortolanModel
import Testing

/// Models that an object keeps, makes a screen with, and hooks up by itself.
@Suite struct ModelOfKeeperTests {
  private func chart(_ keeper: String, opens opening: String, listening: String = "") -> Charted {
    Charted(files: [
      "App.swift": """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [Int: Any]?) -> Bool {
          window?.rootViewController = MapController()
          return true
        }
      }
      class MapController: UIViewController {
        lazy var log = ShipLog()
        @objc func logTapped() { \(opening) }
      }
      class LogModel { var onEntry: ((String) -> Void)? }
      class LogController: UIViewController {
        let model: LogModel
        init(model: LogModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        @objc func rowTapped() { model.onEntry?("Noon") }
      }
      class EntryController: UIViewController {}
      """,
      "Log.swift": "class ShipLog { \(keeper) }",
      "Listening.swift": listening,
    ])
  }

  /// Where the callback is hooked up, be it in another file, it is the screen's whose model has it.
  @Test(arguments: [
    "model.onEntry = { [weak self] _ in self?.controller.present(EntryController(), animated: true) }",
    """
    model.onEntry = { [weak self] _ in
      guard let self = self else { return }
      let entry = EntryController()
      self.controller.present(entry, animated: true)
    }
    """,
    "self.model.onEntry = { [weak self] _ in self?.show() }",
  ])
  func whatTheCallbackDoesTheScreenDoes(_ code: String) {
    let chart = chart(
      """
      let model = LogModel()
      let controller: LogController
      init() { controller = LogController(model: model); listen() }
      """,
      opens: "navigationController?.pushViewController(log.controller, animated: true)",
      listening: """
        extension ShipLog {
          func listen() { \(code) }
          func show() { controller.present(EntryController(), animated: true) }
        }
        """)
    #expect(
      chart.links.sorted() == [
        "LogModel present(_:animated:) sheet → EntryController",
        "MapController pushViewController(_:animated:) drillDown → LogModel",
      ])
    #expect(chart.model.unresolved == [])
  }

  /// A stack that the object makes in its initialiser shows what it is made with.
  @Test func whatIsPushedOntoTheKeptStack() {
    let chart = chart(
      """
      let model = LogModel()
      let stack: UINavigationController
      init() {
        stack = UINavigationController(rootViewController: LogController(model: model))
        listen()
      }
      func listen() {
        model.onEntry = { [weak self] _ in
          self?.stack.pushViewController(EntryController(), animated: true)
        }
      }
      """, opens: "present(log.stack, animated: true)")
    #expect(
      chart.links.sorted() == [
        "LogModel pushViewController(_:animated:) drillDown → EntryController",
        "MapController present(_:animated:) sheet → LogModel",
      ])
  }

  /// Whose callback it is, nobody knows of a model with which the object makes no screen.
  @Test func aModelWithoutAScreenShowsNothing() {
    let chart = chart(
      """
      let model = LogModel()
      let other = LogModel()
      lazy var controller = LogController(model: other)
      func listen() {
        model.onEntry = { [weak self] _ in
          self?.controller.present(EntryController(), animated: true)
        }
      }
      """, opens: "present(log.controller, animated: true)")
    #expect(chart.links == ["MapController present(_:animated:) sheet → LogModel"])
  }
}
