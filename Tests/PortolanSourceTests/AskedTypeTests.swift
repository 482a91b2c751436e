import PortolanModel
import Testing

/// Code that asks which class a controller is that it shows: `if page is UINavigationController { … } else { … }`.
@Suite struct AskedTypeTests {
  private func links(_ call: String, _ condition: String, _ more: String = "") -> [String] {
    Charted(
      """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = UINavigationController(rootViewController: PierController())
        }
      }
      final class PierController: UIViewController {
        @objc func tapped() { \(call) }
        func show(page: UIViewController) {
          if \(condition) { present(page, animated: true) } else {
            navigationController?.pushViewController(page, animated: true)
          }
        }
        \(more)
      }
      class NoteController: UIViewController {}
      final class LongNoteController: NoteController {}
      final class NoteStack: UINavigationController {}
      """
    ).links.map { link in
      let words = link.split(separator: " ")
      return "\(words[2]) \(words.last ?? "")"
    }
  }

  private static let stack = "UINavigationController(rootViewController: NoteController())"

  /// What is handed over tells it by itself, or in a variable.
  @Test(arguments: [
    ("show(page: NoteController())", "drillDown NoteController"),
    ("show(page: \(Self.stack))", "sheet NoteController"),
    ("let stack = \(Self.stack); show(page: stack)", "sheet NoteController"),
  ])
  func whatIsHandedOverSaysWhichItIs(_ call: String, _ link: String) {
    #expect(links(call, "page is UINavigationController") == [link])
    #expect(links(call, "!(page is UINavigationController)") != [link])
  }

  /// So does who is asked for it, in whichever branch that is known to be.
  @Test(arguments: [
    ("begin(isLong: true)", "sheet NoteController"),
    ("begin(isLong: false)", "drillDown LongNoteController"),
  ])
  func whoMakesItSaysWhichItIs(_ call: String, _ link: String) {
    let more = """
      lazy var guide = Guide(stack: navigationController!)
      }
      final class Guide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func begin(isLong: Bool) {
          let page = isLong ? makeStack() : makePage()
          if page is UINavigationController { stack.present(page, animated: true) } else {
            stack.pushViewController(page, animated: true)
          }
        }
        private func makeStack() -> UIViewController { \(Self.stack) }
        private func makePage() -> UIViewController { LongNoteController() }
      """
    let shown = links("guide.\(call)", "page is UINavigationController", more)
    #expect(shown.filter { $0.hasSuffix("Controller") } == [link])
  }

  /// An heir is one of a class, and what may be an heir may be either.
  @Test(arguments: [
    ("LongNoteController()", "page is NoteController", ["sheet LongNoteController"]),
    ("NoteController()", "page is NoteStack", ["drillDown NoteController"]),
    ("NoteController()", "page is Hashable", ["sheet NoteController", "drillDown NoteController"]),
  ])
  func heirsAreOfTheClass(_ page: String, _ condition: String, _ expected: [String]) {
    #expect(links("show(page: \(page))", condition) == expected)
  }
}
