import PortolanModel
import Testing

/// Functions that push or present what they are told, called with what nobody sees: the caller does that all the same.
@Suite struct UntoldCallTests {
  private static func actions(_ router: String, _ view: String) -> [String] {
    Charted(
      """
      enum Page: Hashable { case log, crew }
      @Observable final class Router {
        var path: [Page] = []
        var page = Page.log
        \(router)
      }
      final class Helm {
        static let shared = Helm()
        let router = Router()
        static func go(_ page: Page) { shared.router.push(page) }
      }
      struct DeckView: View {
        @State private var router = Helm.shared.router
        let pages: [Page]
        var body: some View {
          NavigationStack(path: $router.path) {
            \(view)
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .log: Text("Log")
                case .crew: Text("Crew")
                }
              }
          }
        }
      }
      \(view.contains("PageLink") ? link : "")
      """
    ).actions
  }

  private static let link = """
    struct PageLink: View {
      let page: Page
      var body: some View { Button("Turn") { Helm.go(page) } }
    }
    """

  private static let router = "func push(_ page: Page) { path.append(page) }"

  @Test(arguments: [
    ("ForEach(pages) { page in Button(\"Go\") { router.push(page) } }", "Go push path"),
    (
      "ForEach([Page.log, .crew]) { page in Button(\"Go\") { router.push(page) } }",
      "Go push path (log, crew)"
    ),
    ("ForEach(pages) { page in Button(\"Go\") { Helm.go(page) } }", "Go push path"),
    ("VStack { PageLink(page: .log) }", "PageLink.Turn push path"),
  ])
  func whoeverCallsPushes(_ view: String, _ expected: String) {
    #expect(Self.actions(Self.router, view).contains("Router.\(expected)"))
  }

  /// Where all who call a function say what they mean, what lies between says no more than they do.
  @Test func whatOnlyHandsOnWhatIsToldDoesNoMore() {
    let actions = Self.actions(
      "\(Self.router); func goOn(to page: Page) { push(page) }",
      "Button(\"Go\") { router.goOn(to: .crew) }; Button(\"Turn\") { Helm.go(.log) }")
    #expect(actions == ["Router.Go push path (crew)", "Router.Turn push path (log)"])
  }
}
