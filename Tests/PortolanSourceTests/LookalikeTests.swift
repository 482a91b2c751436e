import PortolanModel
import Testing

/// Code that looks like navigation, or like none, and is not.
@Suite struct LookalikeTests {
  @Test func whatTwoValuesDecideIsNoStateOfOne() {
    let text = """
      enum Size: String { case small, large }
      struct PostView: View {
        @AppStorage("size") var setting: Size = .small
        @State var size: Size?
        var body: some View {
          switch (FALLBACK) {
          case .small: SmallView()
          case .large: LargeView()
          }
        }
      }
      struct SmallView: View { var body: some View { Text("") } }
      struct LargeView: View { var body: some View { Text("") } }
      """
    let either = Charted(text.replacing("FALLBACK", with: "size ?? setting"))
    #expect(either.slots == [])
    // With a constant for nothing, it is the one state that decides.
    let one = Charted(text.replacing("FALLBACK", with: "size ?? .small"))
    #expect(
      one.slots == [
        """
        PostView.size atMostOne optionalEnum: small inline → SmallView, large inline → LargeView
        """
      ])
  }

  @Test(arguments: [
    ("Route", true), ("SearchState", false),
  ])
  func whatIsShownInPlaceOfEachOtherMaySpeakOfResults(type: String, isNavigation: Bool) {
    let chart = Charted(
      """
      class SearchModel: ObservableObject { @Published var route: \(type)? }
      enum \(type): Hashable {
        case user, searchResults
        @ViewBuilder func view() -> some View {
          switch self {
          case .user: UserView()
          case .searchResults: ResultsView()
          }
        }
      }
      struct SearchView: View {
        @ObservedObject var model: SearchModel
        var body: some View {
          if let route = model.route {
            route.view().toolbar { Button("Back") { model.route = nil } }
          } else {
            Button("User") { model.route = .user }
          }
        }
      }
      struct UserView: View { var body: some View { Text("") } }
      struct ResultsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots
        == (isNavigation
          ? [
            """
            SearchModel.route atMostOne optionalEnum: user inline → UserView, \
            searchResults inline → ResultsView
            """
          ] : []))
  }

  @Test func anObjectThatIsLentIsNoDestination() {
    func chart(_ view: String, _ attribute: String = "") -> Charted {
      Charted(
        """
        @Observable class Settings {
          \(attribute)
          var isHelpPresented = false
        }
        @Observable class EditorModel {
          var settings: Settings?
          var isErrorShown = false
          func open() { settings = Settings() }
        }
        struct EditorView: View {
          @Bindable var model: EditorModel
          \(view)
          var body: some View {
            Button("") { model.isErrorShown = true }.alert("", isPresented: $model.isErrorShown) {}
          }
        }
        struct SettingsView: View {
          @Bindable var settings: Settings
          var body: some View {
            Button("") { settings.isHelpPresented = true }
              .sheet(isPresented: $settings.isHelpPresented) { Text("") }
          }
        }
        """)
    }
    #expect(chart("").slots.contains { $0.hasPrefix("EditorModel.settings") })
    #expect(
      !chart("@Environment(Settings.self) var settings").slots.contains {
        $0.hasPrefix("EditorModel.settings")
      })
    #expect(
      !chart("", "static let shared = Settings()").slots.contains {
        $0.hasPrefix("EditorModel.settings")
      })
  }

  @Test func whatOnlyDoesSomethingIsNoPresenter() {
    let chart = Charted(
      """
      extension View {
        func reloads<Item: Identifiable>(
          item: Binding<Item>, isLoading: Binding<Bool>, perform: ((Item) -> Void)? = nil
        ) -> some View {
          task(id: item.id) { isLoading.wrappedValue = true }
        }
        func banner(isShown: Binding<Bool>, content: () -> AnyView) -> some View {
          overlay { if isShown.wrappedValue { content() } }
        }
      }
      struct Item: Identifiable { var id = 0 }
      struct HomeView: View {
        @State var item = Item()
        @State var isLoading = false
        @State var isBannerShown = false
        var body: some View {
          Text("")
            .reloads(item: $item, isLoading: $isLoading) { print($0) }
            .banner(isShown: $isBannerShown) { AnyView(BannerView()) }
        }
      }
      struct BannerView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["HomeView.isBannerShown atMostOne flag: isBannerShown banner → BannerView"])
  }

  @Test func viewsInAListOfArgumentsAreShown() {
    let chart = Charted(
      Self.bar + """
        struct RootView: View {
          var body: some View { BarView(items: [BarItem("Feed") { FeedView() }]) }
        }
        @main struct MyApp: App { var body: some Scene { WindowGroup { RootView() } } }
        """)
    #expect(
      chart.slots == [
        "FeedView.isHelpShown atMostOne flag: isHelpShown sheet",
        "RootView.feedView always child: feedView inline → FeedView",
      ])
    #expect(chart.model.unresolved == [])
  }

  @Test(arguments: [
    "enum Pages { static func make() -> AnyView { AnyView(FeedView()) } }",
    "struct Page { let view: AnyView\n init() { view = AnyView(FeedView()) } }",
    "func makeFeed() -> UIViewController { UIHostingController(rootView: FeedView()) }",
    "class Factory { func feed() -> Any { FeedView() } }",
  ])
  func whatAnyCodeMakesIsUnresolvedWhereNothingShowsIt(code: String) {
    let chart = Charted(
      Self.bar + code + """

        struct RootView: View { var body: some View { Text("") } }
        @main struct MyApp: App { var body: some Scene { WindowGroup { RootView() } } }
        """)
    #expect(
      chart.model.unresolved.map(\.what) == [
        "'FeedView' is made, and nothing was seen to show it"
      ])
  }

  @Test func whatOnlyItselfMakesIsNotMade() {
    let chart = Charted(
      Self.bar + """
        extension FeedView { static func copy() -> FeedView { FeedView() } }
        struct RootView: View { var body: some View { Text("") } }
        @main struct MyApp: App { var body: some Scene { WindowGroup { RootView() } } }
        """)
    #expect(chart.model.unresolved == [])
  }

  private static let bar = """
    struct BarItem {
      let title: String
      let content: AnyView
      init(_ title: String, @ViewBuilder content: () -> some View) {
        self.title = title
        self.content = AnyView(content())
      }
    }
    struct BarView: UIViewControllerRepresentable {
      let items: [BarItem]
      func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
    }
    struct FeedView: View {
      @State var isHelpShown = false
      var body: some View {
        Button("") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("") }
      }
    }

    """

  /// What waits until the one before it has gone is no stack.
  @Test func aQueueOfDestinationsIsNoStack() {
    let chart = Charted(
      """
      @Observable final class HomeModel {
        var destination: Destination?
        private var waiting: [Destination] = []
        enum Destination: Identifiable { case help, news; var id: Int { 0 } }
        func show(_ new: Destination) {
          if destination == nil { destination = new } else { waiting.append(new) }
        }
        func dismissed() { destination = waiting.isEmpty ? nil : waiting.removeFirst() }
      }
      struct HomeView: View {
        @Bindable var model: HomeModel
        var body: some View {
          Text("").sheet(item: $model.destination) { page in
            switch page { case .help: HelpView(); case .news: NewsView() }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct NewsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeModel.destination atMostOne optionalEnum: help sheet → HelpView, news sheet → NewsView"
      ])
  }

  /// A struct that carries some screen's state to where it is shown presents nothing on its way.
  @Test func aRequestIsNoDestination() {
    let chart = Charted(
      """
      struct Request: Equatable { let id: UUID; var page: PageFeature.State }
      @Reducer struct PageFeature {
        @ObservableState struct State: Equatable { @Presents var alert: AlertState<Never>? }
        enum Action { case alert(PresentationAction<Never>) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      @Reducer struct HomeFeature {
        @ObservableState struct State: Equatable {
          var request: Request?
          var requests: [Request] = []
          var page = PageFeature.State()
          @Presents var help: PageFeature.State?
        }
        enum Action { case tapped, page(PageFeature.Action), help(PresentationAction<PageFeature.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.request = Request(id: UUID(), page: PageFeature.State())
            return .none
          }
        }
      }
      struct PageView: View {
        @Bindable var store: StoreOf<PageFeature>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<HomeFeature>
        var body: some View {
          PageView(store: store.scope(state: \\.page, action: \\.page))
            .sheet(item: $store.scope(state: \\.help, action: \\.help)) { PageView(store: $0) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "HomeFeature.help atMostOne optionalValue: help sheet → PageFeature",
        "HomeFeature.page always child: page inline → PageFeature",
        "PageFeature.alert atMostOne optionalValue: alert alert",
      ])
  }

  /// A field that a control of the app's own fills in by a picker.
  @Test func anOptionalThatIsOnlyPickedIsAField() {
    let chart = Charted(
      """
      @Observable final class FormModel {
        var folder: Folder?
        var isShown = false
        enum Folder: Hashable { case known(Int), new }
      }
      struct FormView: View {
        @Bindable var model: FormModel
        var body: some View {
          VStack {
            Field(title: "Folder", selection: $model.folder.animation()) {
              Text("1").tag(Optional.some(FormModel.Folder.known(1)))
              Text("New").tag(Optional.some(FormModel.Folder.new))
            }
            if model.folder == .new { NameView() }
          }
          .sheet(isPresented: $model.isShown) { Text("") }
        }
      }
      struct Field<Value: Hashable, Content: View>: View {
        let title: String
        @Binding var selection: Value?
        @ViewBuilder let content: () -> Content
        var body: some View { Picker(title, selection: $selection) { content() } }
      }
      struct NameView: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["FormModel.isShown atMostOne flag: isShown sheet"])
  }

  /// A view can't observe an actor: one that it keeps works for it.
  @Test func anActorIsNoModel() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isForm = false
        var body: some View { Text("").sheet(isPresented: $isForm) { FormView() } }
      }
      actor TileStore { func tile(_ number: Int) -> Int { number } }
      struct FormView: View {
        @State private var store = TileStore()
        @State private var isAsking = false
        var body: some View { Text("").sheet(isPresented: $isAsking) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "FormView.isAsking atMostOne flag: isAsking sheet",
        "HomeView.isForm atMostOne flag: isForm sheet → FormView",
      ])
  }

  /// A store of the app's own keeps what it likes, and what views present of that they present themselves.
  @Test func aStoreOfTheAppsOwnHoldsNoScreen() {
    let chart = Charted(
      """
      final class Store<State, Action>: ObservableObject { @Published var state: State }
      struct AppState { var profile: Profile?; var showsHelp = false }
      struct Profile: Identifiable { var id = 1 }
      enum AppAction { case open }
      @main struct Shop: App {
        @StateObject var store = Store<AppState, AppAction>(state: AppState())
        var body: some Scene { WindowGroup { Root().environmentObject(store) } }
      }
      struct Root: View {
        @EnvironmentObject var store: Store<AppState, AppAction>
        var body: some View {
          SettingsView().sheet(item: $store.state.profile) { _ in Text("") }
        }
      }
      struct SettingsView: View {
        @EnvironmentObject var store: Store<AppState, AppAction>
        var body: some View { Text("").sheet(isPresented: $store.state.showsHelp) { Text("") } }
      }
      """)
    #expect(chart.screen("AppState") == nil)
    #expect(chart.slots.contains { $0.contains(".showsHelp atMostOne flag: showsHelp sheet") })
  }

  /// An enum that is only asked whether it is there, and what a text is, is data.
  @Test(arguments: [("Blur()", 0), ("FormView()", 1)])
  func anEnumThatIsOnlyThereIsData(_ shown: String, _ slots: Int) {
    let chart = Charted(
      """
      enum Output { case image(Data), video(URL) }
      final class ClipModel: ObservableObject { @Published var output: Output? }
      struct ClipView: View {
        @ObservedObject var model: ClipModel
        var body: some View {
          ZStack {
            let hint: String = {
              switch model.output {
              case .image: return "Photo"
              case .video: return "Video"
              case nil: return ""
              }
            }()
            Text(hint)
            if model.output != nil { \(shown) }
          }
        }
      }
      struct Blur: UIViewRepresentable {
        func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView() }
        func updateUIView(_ view: UIVisualEffectView, context: Context) {}
      }
      struct FormView: View {
        @State private var isAsking = false
        var body: some View { Text("").alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(chart.slots.count { $0.hasPrefix("ClipModel") } == slots)
  }

  /// Data that refers to others of its kind is no model, and what carries it no navigation.
  @Test(arguments: ["letter.answered?.text", "letter.text"])
  func dataOfItsOwnKindIsNoModel(_ read: String) throws {
    let chart = Charted(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          window?.rootViewController = DeskController(viewModel: DeskViewModel(context: .new))
          return true
        }
      }
      final class Letter: ObservableObject {
        @Published var text = ""
        @Published var answered: Letter?
      }
      enum Row { case root(letter: Letter), reply(letter: Letter) }
      final class DeskViewModel {
        enum Context { case new, edit(letter: Letter) }
        let context: Context
        @Published var root: Row?
        init(context: Context) { self.context = context }
        func open(_ letter: Letter) { root = .reply(letter: letter) }
      }
      final class DeskController: UIViewController {
        let viewModel: DeskViewModel
        init(viewModel: DeskViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        func fill() {
          switch viewModel.context {
          case .new: title = "New"
          case .edit(let letter): title = \(read)
          }
          guard case .root(let letter) = viewModel.root else { return }
          title = letter.text
        }
        func clear() { viewModel.root = nil }
      }
      """)
    #expect(chart.slots == [])
    #expect(try chart.findings("unhandled-destination") == [])
  }

  /// A model that presents another of its kind is one all the same.
  @Test func aModelMayPresentOneOfItsKind() {
    let chart = Charted(
      """
      @main struct TheApp: App { var body: some Scene { WindowGroup { LetterView(letter: Letter()) } } }
      final class Letter: ObservableObject { @Published var answered: Letter? }
      struct LetterView: View {
        @ObservedObject var letter: Letter
        var body: some View {
          Button("") { letter.answered = Letter() }
            .sheet(item: $letter.answered) { LetterView(letter: $0) }
        }
      }
      """)
    #expect(chart.slots == ["Letter.answered atMostOne optionalValue: answered sheet → Letter"])
  }

  /// A function of the app's own is what its code says, though it is called as one of UIKit's.
  @Test(arguments: [
    ("print(page)", false), ("pages.append(page)", false), ("top.show(page, sender: nil)", true),
    ("Desk.page = page", true), ("Desk.take(page)", true),
  ])
  func aFunctionThatKeepsAControllerDoesNotShowIt(code: String, shows: Bool) {
    let chart = Charted(
      """
      let top = UINavigationController()
      final class Register {
        var pages: [UIViewController] = []
        func present(_ page: UIViewController, animated: Bool) { \(code) }
      }
      class DeckController: UIViewController {
        let register = Register()
        @objc func help() { register.present(HelpController(), animated: true) }
      }
      class HelpController: UIViewController {
        @objc func more() { present(DeckController(), animated: true) }
      }
      """)
    #expect(chart.links.contains { $0.hasPrefix("DeckController ") } == shows)
  }

  /// What stands among views of SwiftUI's is no view of UIKit's that another target calls so.
  @Test func aViewOfUIKitsHidesNoneOfSwiftUIs() {
    let chart = Charted(files: [
      "Pocket/Header.swift": "class NavigationView: UICollectionReusableView {}",
      "Wrist/WristApp.swift": """
      @main struct WristApp: App {
        var body: some Scene { WindowGroup { NavigationView { GlanceView() } } }
      }
      struct GlanceView: View {
        @State private var asks = false
        var body: some View { Button("") { asks = true }.alert("", isPresented: $asks) {} }
      }
      """,
    ])
    #expect(chart.model.roots.map(\.screen) == ["App.GlanceView"])
    #expect(chart.model.unresolved == [])
  }

  /// An app's own type may be called as a library's that is navigation: `struct AlertState { var message: String }`.
  @Test func aTypeThatIsOnlyCalledAlertState() {
    let text = """
      struct AlertState { var message: String }
      final class Station: ObservableObject { @Published var failure: AlertState? }
      final class Harbour: ObservableObject { let station = Station() }
      struct QuayView: View {
        @StateObject private var harbour = Harbour()
        @State private var isShown = false
        var body: some View {
          BoatView().environmentObject(harbour.station).sheet(isPresented: $isShown) { Text("") }
        }
      }
      struct BoatView: View {
        @EnvironmentObject var station: Station
        @State private var isMoored = false
        var body: some View { Text("").alert("", isPresented: $isMoored) {} }
      }
      """
    #expect(!Charted(text).slots.contains { $0.contains("failure") || $0.contains("station") })
    let library = Charted(
      text.replacing("struct AlertState { var message: String }", with: "")
        .replacing("AlertState?", with: "AlertState<Never>?"))
    #expect(library.slots.contains { $0.contains("failure atMostOne optionalValue") })
  }
}
