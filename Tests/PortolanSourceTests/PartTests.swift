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

  /// A part that several screens show does on each what it is handed there, whatever others call theirs.
  @Test func eachScreensPartDoesItsOwn() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isForm = false
        @State private var isPicker = false
        var body: some View {
          VStack { Button("Form") { isForm = true }; Bar(isPicker: $isPicker) }
            .sheet(isPresented: $isForm) { FormView() }
            .sheet(isPresented: $isPicker) { Text("") }
        }
      }
      struct FormView: View {
        @State private var isSifting = false
        var body: some View {
          AddButton(isPicker: $isSifting).sheet(isPresented: $isSifting) { Text("") }
        }
      }
      struct Bar: View {
        @Binding var isPicker: Bool
        var body: some View { AddButton(isPicker: $isPicker) }
      }
      struct AddButton: View {
        @Binding var isPicker: Bool
        var body: some View { Button("Add") { isPicker = true } }
      }
      """)
    #expect(
      chart.actions == [
        "FormView.AddButton.Add present isSifting", "HomeView.AddButton.Add present isPicker",
        "HomeView.Form present isForm",
      ])
  }

  /// Two of a kind on one screen each do their own.
  @Test func partsOfAKindDoTheirOwn() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isFrom = false
        @State private var isTo = false
        var body: some View {
          VStack { DateButton(isShown: $isFrom); DateButton(isShown: $isTo) }
            .sheet(isPresented: $isFrom) { Text("") }
            .sheet(isPresented: $isTo) { Text("") }
        }
      }
      struct DateButton: View {
        @Binding var isShown: Bool
        var body: some View { Button("Choose") { isShown = true } }
      }
      """)
    #expect(
      chart.actions == [
        "HomeView.DateButton.Choose present isFrom", "HomeView.DateButton.Choose present isTo",
      ])
  }

  /// A part takes the screen away on which it stands, and no other.
  @Test func aPartTakesItsScreenAway() {
    let chart = Charted(
      """
      struct SongsView: View {
        @State private var isFilter = false
        var body: some View {
          Button("Filter") { isFilter = true }
            .sheet(isPresented: $isFilter) { SongFilter(isShown: $isFilter) }
        }
      }
      struct AlbumsView: View {
        @State private var isSifting = false
        var body: some View {
          Button("Filter") { isSifting = true }
            .sheet(isPresented: $isSifting) { AlbumFilter(isShown: $isSifting) }
        }
      }
      struct SongFilter: View {
        @Binding var isShown: Bool
        var body: some View { Bar(isShown: $isShown) }
      }
      struct AlbumFilter: View {
        @Binding var isShown: Bool
        var body: some View { Bar(isShown: $isShown) }
      }
      struct Bar: View {
        @Binding var isShown: Bool
        var body: some View { Button("Done") { isShown = false } }
      }
      """)
    #expect(
      chart.actions == [
        "AlbumFilter.Bar.Done dismiss AlbumsView.isSifting", "AlbumsView.Filter present isSifting",
        "SongFilter.Bar.Done dismiss SongsView.isFilter", "SongsView.Filter present isFilter",
      ])
  }
}
