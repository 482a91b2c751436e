import PortolanModel
import Testing

/// Views that are no screens: small parts of what a screen shows.
@Suite struct PartTests {
  private static let app = """
    enum Page: Hashable { case profile, zaps, help }
    @Observable final class Router { var path: [Page] = [] }
    struct RootView: View {
      @State private var router = Router()
      var body: some View {
        NavigationStack(path: $router.path) {
          FeedView()
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .profile: ProfileView()
              case .zaps: ZapsView()
              case .help: Text("")
              }
            }
        }
        .environment(router)
      }
    }
    struct ProfileView: View { var body: some View { Badge() } }
    struct ZapsView: View { var body: some View { Text("") } }
    struct Badge: View {
      @Environment(Router.self) private var router
      var body: some View { Button("Zaps") { router.path.append(.zaps) } }
    }
    """

  @Test func whatAPartDoesTheScreensDoThatShowIt() throws {
    let chart = Charted(
      """
      \(Self.app)
      struct FeedView: View { var body: some View { List { Row() } } }
      struct Row: View {
        var body: some View { VStack { Author(); Badge() } }
      }
      struct Author: View { var body: some View { NavigationLink(value: Page.profile) { Text("") } } }
      """)
    #expect(chart.model.unresolved.isEmpty)
    #expect(chart.model.screens.map(\.type) == ["RootView", "ProfileView", "ZapsView"])
    #expect(
      chart.actions == [
        "ProfileView.Badge.Zaps push RootView.path (zaps)",
        "RootView.Badge.Zaps push path (zaps)",
        "RootView.NavigationLink(value:) push path (profile)",
      ])
  }

  /// Two views that show each other.
  @Test func partsThatShowEachOther() {
    let chart = Charted(
      """
      \(Self.app)
      struct FeedView: View { var body: some View { Note() } }
      struct Note: View { var body: some View { VStack { Quote() } } }
      struct Quote: View {
        var body: some View {
          NavigationLink(value: Page.help) { Text("") }
          Note()
        }
      }
      """)
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.model.screens.first?.actions.flatMap(\.effects).compactMap(\.destinations) == [["help"]]
    )
  }
}
