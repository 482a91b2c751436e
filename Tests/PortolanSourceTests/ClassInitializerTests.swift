import Testing

/// How code makes objects of classes that declare no initialiser: not by their properties, as it does structs.
@Suite struct ClassInitializerTests {
  @Test(arguments: [
    ("final class Router: ObservableObject", true), ("class Router", true),
    ("class Router: NSObject, Paging", true),
    // What others inherit from may have to be given something.
    ("class Router: Base", false), ("class Router: LibraryRouter", false),
  ])
  func aClassTakesNoPropertyByItself(_ head: String, _ takesNothing: Bool) throws {
    let chart = Charted(
      """
      protocol Paging {}
      class Base { let name: String; init(name: String) { self.name = name } }
      \(head) {
        enum Page { case home, news }
        @Published var page = Page.home
      }
      struct RootView: View {
        @StateObject var router = Router()
        var body: some View {
          TabView(selection: $router.page) {
            Text("").tag(Router.Page.home)
            Text("").tag(Router.Page.news)
          }
        }
      }
      """)
    let router = try #require(chart.screen("Router"))
    #expect(router.initializer == (takesNothing ? [] : nil))
    #expect(router.initializerOrigin == (takesNothing ? .source : nil))
  }
}
