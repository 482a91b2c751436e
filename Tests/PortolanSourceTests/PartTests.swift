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

  /// What the coordinator of a part binds is what the part is handed on each screen.
  @Test func aCoordinatorChangesWhatItsPartIsHanded() {
    let chart = Charted(
      """
      struct Flag: UIViewRepresentable {
        @Binding var isRaised: Bool
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(isRaised: $isRaised) }
        class Coordinator: NSObject, UIPopoverPresentationControllerDelegate {
          @Binding var isRaised: Bool
          init(isRaised: Binding<Bool>) { _isRaised = isRaised }
          func lower() { isRaised = false }
        }
      }
      struct MastView: View {
        @State private var isHelp = false
        @State private var isStern = false
        var body: some View {
          VStack { Button("Help") { isHelp = true }; Button("Stern") { isStern = true }; Flag(isRaised: $isHelp) }
            .sheet(isPresented: $isHelp) { Text("") }
            .sheet(isPresented: $isStern) { SternView() }
        }
      }
      struct SternView: View {
        @State private var isMap = false
        var body: some View {
          VStack { Button("Map") { isMap = true }; Flag(isRaised: $isMap) }
            .sheet(isPresented: $isMap) { Text("") }
        }
      }
      """)
    #expect(
      chart.actions == [
        "MastView.Flag.lower dismiss isHelp", "MastView.Help present isHelp",
        "MastView.Stern present isStern", "SternView.Flag.lower dismiss isMap",
        "SternView.Map present isMap",
      ])
  }

  /// What a screen hands a part that is nobody's state, the part changes nothing by.
  @Test(arguments: [".constant(false)", "Binding(get: { true }, set: { _ in })"])
  func aPartThatIsHandedAConstantChangesNothing(_ binding: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isForm = false
        @State private var isPicker = false
        var body: some View {
          VStack { Button("Form") { isForm = true }; Button("Pick") { isPicker = true } }
            .sheet(isPresented: $isForm) { FormView() }
            .sheet(isPresented: $isPicker) { PickerView(isShown: $isPicker) }
        }
      }
      struct PickerView: View {
        @Binding var isShown: Bool
        @State private var isHelp = false
        var body: some View {
          VStack { DoneButton(isShown: $isShown); Button("Help") { isHelp = true } }
            .sheet(isPresented: $isHelp) { Text("") }
        }
      }
      struct FormView: View {
        @State private var isSifting = false
        var body: some View {
          VStack { DoneButton(isShown: \(binding)); Button("Sift") { isSifting = true } }
            .sheet(isPresented: $isSifting) { Text("") }
        }
      }
      struct DoneButton: View {
        @Binding var isShown: Bool
        var body: some View { Button("Done") { isShown = false } }
      }
      """)
    #expect(
      chart.actions == [
        "FormView.Sift present isSifting", "HomeView.Form present isForm",
        "HomeView.Pick present isPicker",
        "PickerView.DoneButton.Done dismiss HomeView.isPicker", "PickerView.Help present isHelp",
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

  /// What a part shows in one of the tabs is done there, be it around the page to which the tab leads.
  @Test func aPartInATabActsThere() {
    let chart = Charted(
      """
      @Observable final class Bridge {
        static let shared = Bridge()
        var isHelpShown = false
        var name: String?
      }
      struct RootView: View {
        @State private var tab = 1
        @Bindable private var bridge = Bridge.shared
        var body: some View {
          TabView(selection: $tab) {
            Frame(name: bridge.name) { MapView() }.tag(1).tabItem { Text("Map") }
            Text("Log").tag(2).tabItem { Text("Log") }
          }
          .sheet(isPresented: $bridge.isHelpShown) { Text("Help") }
        }
      }
      struct Frame<Content: View>: View {
        let name: String?
        @ViewBuilder let content: () -> Content
        var body: some View {
          if name == nil { Button("Help") { Bridge.shared.isHelpShown = true } } else { content() }
        }
      }
      struct MapView: View {
        @State private var isAsking = false
        var body: some View { Button("Ask") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    let help = chart.screen("RootView")?.actions.first { $0.name == "Frame.Help" }
    #expect(help?.effects.map(\.slot) == ["isHelpShown"])
    #expect(help?.availableAt?.slot == "tab" && help?.availableAt?.destination == "1")
  }
}
