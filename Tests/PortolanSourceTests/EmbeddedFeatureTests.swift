import PortolanModel
import Testing

/// Features that a feature shows in place: which of its properties they are, and whose state.
@Suite struct EmbeddedFeatureTests {
  /// A feature with a view that presents by state of its own, so that the types alone say of no property that it is a screen.
  private static let stamp = """
    @Reducer struct Stamp {
      @ObservableState struct State: Identifiable { var id: Int }
      enum Action { case lickTapped }
    }
    struct StampView: View {
      let store: StoreOf<Stamp>
      @State private var isEnlarged = false
      var body: some View { Text("").sheet(isPresented: $isEnlarged) { Text("") } }
    }
    """

  private static let album = """
    @Reducer struct Album {
      @ObservableState struct State {
        var stamps: IdentifiedArrayOf<Stamp.State> = []
        var cover = Stamp.State(id: 0)
      }
      enum Action { case stamp(IdentifiedActionOf<Stamp>), cover(Stamp.Action) }
    }
    """

  @Test(arguments: [
    """
    ForEach(store.scope(state: \\.stamps, action: \\.stamp)) { row in StampView(store: row) }
    """,
    """
    ForEachStore(store.scope(state: \\.stamps, action: \\.stamp)) { StampView(store: $0) }
    """,
  ])
  func rowsAreCalledAsTheirCollection(_ rows: String) {
    let chart = Charted(
      """
      \(Self.album)
      \(Self.stamp)
      struct AlbumView: View {
        let store: StoreOf<Album>
        var body: some View { List { \(rows) } }
      }
      """)
    #expect(
      chart.slots == [
        "Album.stamps each collection: stamps inline → Stamp",
        "Stamp.isEnlarged atMostOne flag: isEnlarged sheet",
      ])
  }

  @Test func aViewThatIsHandedTheSameStoreIsPartOfTheFeature() {
    let chart = Charted(
      """
      \(Self.album)
      \(Self.stamp)
      struct AlbumView: View {
        let store: StoreOf<Album>
        var body: some View { PagesView(store: store).navigationTitle("Album") }
      }
      struct PagesView: View {
        let store: StoreOf<Album>
        var body: some View { if store.stamps.isEmpty { Text("") } else { StripView(store: store) } }
      }
      private struct StripView: View {
        let store: StoreOf<Album>
        var body: some View {
          ForEach(store.scope(state: \\.stamps, action: \\.stamp)) { row in StampView(store: row) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Album.stamps each collection: stamps inline → Stamp",
        "Stamp.isEnlarged atMostOne flag: isEnlarged sheet",
      ])
  }

  @Test func aRowThatIsHandedTheSameModelIsStillARow() {
    let chart = Charted(
      """
      @Observable class PaperModel { var isOpen = false; var parts: [Part] = [] }
      struct Part: Identifiable { var id: Int }
      struct PaperView: View {
        @State var model: PaperModel
        var body: some View {
          ForEach(model.parts) { part in PartView(part: part, model: model) }
            .sheet(isPresented: $model.isOpen) { Text("") }
        }
      }
      struct PartView: View {
        let part: Part
        let model: PaperModel
        var body: some View { PuzzleView() }
      }
      struct PuzzleView: View {
        @State private var isSolved = false
        var body: some View { Text("").sheet(isPresented: $isSolved) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "PaperModel.isOpen atMostOne flag: isOpen sheet",
        "PaperModel.partView each collection: partView inline → PartView",
        "PartView.puzzleView always child: puzzleView inline → PuzzleView",
        "PuzzleView.isSolved atMostOne flag: isSolved sheet",
      ])
  }

  /// What is shown within itself, with another model, is no part of itself.
  @Test func aPartMayShowTheWholeOnceMore() {
    let chart = Charted(
      """
      @Observable class PostModel { var isOpen = false; var quoted: PostModel? }
      struct PostView: View {
        @State var model: PostModel
        var body: some View { TextView(model: model).sheet(isPresented: $model.isOpen) { Text("") } }
      }
      struct TextView: View {
        let model: PostModel
        var body: some View { QuoteView(post: Post()) }
      }
      struct QuoteView: View {
        let post: Post
        var body: some View { PostView(model: PostModel()) }
      }
      struct Post {}
      """)
    #expect(
      chart.slots == [
        "PostModel.isOpen atMostOne flag: isOpen sheet",
        "PostModel.quoteView always child: quoteView inline → QuoteView",
        "QuoteView.postView always child: postView inline → PostModel",
      ])
  }

  @Test func whatLeadsOnByItselfIsAScreenOfItsOwn() {
    let chart = Charted(
      """
      \(Self.album)
      \(Self.stamp)
      struct AlbumView: View {
        let store: StoreOf<Album>
        var body: some View { CoverView(store: store) }
      }
      struct CoverView: View {
        let store: StoreOf<Album>
        @State private var isOpen = false
        var body: some View {
          StampView(store: store.scope(state: \\.cover, action: \\.cover))
            .sheet(isPresented: $isOpen) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Album.coverView always child: coverView inline → CoverView",
        "CoverView.cover always child: cover inline → Stamp",
        "CoverView.isOpen atMostOne flag: isOpen sheet",
        "Stamp.isEnlarged atMostOne flag: isEnlarged sheet",
      ])
  }

  private static let notice = """
    @Reducer struct Notice {
      @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
      enum Action { case alert(PresentationAction<Alert>); enum Alert {} }
    }
    struct NoticeView: View {
      @Bindable var store: StoreOf<Notice>
      var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
    }
    """

  @Test func theChildThatACaseShowsIsThatCasesChild() {
    let chart = Charted(
      """
      \(Self.notice)
      @Reducer struct Board {
        enum Side { case front, back }
        @ObservableState struct State {
          var side = Side.front
          var notice = Notice.State()
        }
        enum Action: BindableAction { case binding(BindingAction<State>), notice(Notice.Action) }
      }
      struct BoardView: View {
        @Bindable var store: StoreOf<Board>
        var body: some View {
          VStack {
            switch store.side {
            case .front: NoticeView(store: store.scope(state: \\.notice, action: \\.notice))
            case .back: BackView()
            }
            Picker("", selection: $store.side) { Text("") }
          }
        }
      }
      struct BackView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Board.notice always child: notice inline → Notice",
        "Board.side exactlyOne enum: front inline → Notice, back inline → BackView",
        "Notice.alert atMostOne optionalValue: alert alert",
      ])
    #expect(chart.destination("front", in: "side")?.child == "notice")
    #expect(chart.destination("back", in: "side")?.child == nil)
  }

  @Test(arguments: [
    "NoticeView(store: Store(initialState: Notice.State()) { Notice() })",
    "NoticeView(store: .init(initialState: .init(), reducer: { Notice() }))",
    "NoticeView(store: StoreOf<Notice>(initialState: Notice.State(), reducer: { Notice() }))",
  ])
  func aStoreOfItsOwnIsNobodysProperty(_ shown: String) {
    let chart = Charted(
      """
      \(Self.notice)
      @main struct BoardApp: App {
        var body: some Scene { WindowGroup { BoardView(store: Store(initialState: Board.State()) { Board() }) } }
      }
      struct NoticeApp: App {
        var body: some Scene { WindowGroup { \(shown) } }
      }
      @Reducer struct Board {
        @ObservableState struct State {
          var kept = Notice.State()
          @Presents var notice: Notice.State?
        }
        enum Action { case notice(PresentationAction<Notice.Action>) }
      }
      struct BoardView: View {
        @Bindable var store: StoreOf<Board>
        var body: some View {
          Text("").sheet(item: $store.scope(state: \\.notice, action: \\.notice)) { NoticeView(store: $0) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Board.notice atMostOne optionalValue: notice sheet → Notice",
        "Notice.alert atMostOne optionalValue: alert alert",
      ])
  }

  /// A stack, or tabs, in a sheet are in nobody's place.
  @Test(arguments: ["NavigationStack", "NavigationView", "TabView", "VStack"])
  func whatASheetShowsInAContainerIsNotEmbedded(_ container: String) {
    let chart = Charted(
      """
      @Observable final class TideModel { var isAlertShown = false }
      @Observable final class HarbourModel {
        var isTideShown = false
        var tide = TideModel()
        var moon = TideModel()
      }
      struct HarbourView: View {
        @Bindable var model: HarbourModel
        var body: some View {
          NavigationStack { TideView(model: model.moon) }
            .sheet(isPresented: $model.isTideShown) { \(container) { TideView(model: model.tide) } }
        }
      }
      struct TideView: View {
        @Bindable var model: TideModel
        var body: some View { Text("").alert("Tide", isPresented: $model.isAlertShown) {} }
      }
      """)
    let names = chart.screen("HarbourModel")?.slots.map(\.name)
    #expect(names == ["isTideShown", "moon"])
  }

  /// What the elements of a collection keep is theirs, be it shown for one of them only.
  @Test(arguments: [
    "store.scope(state: \\.rows, action: \\.row)",
    "Array(store.scope(state: \\.rows, action: \\.row))",
  ])
  func theStateOfARowIsTheRows(_ rows: String) {
    let chart = Charted(
      """
      @Reducer struct ListFeature {
        @ObservableState struct State { var rows: IdentifiedArrayOf<Row.State> = []; var chosen: UUID? }
        enum Action { case row(IdentifiedActionOf<Row>) }
        @Reducer struct Row {
          @ObservableState struct State: Identifiable { let id: UUID; var page: PageFeature.State }
          typealias Action = PageFeature.Action
          var body: some ReducerOf<Self> {
            Scope(state: \\.page, action: \\.self) { PageFeature() }
          }
        }
        var body: some ReducerOf<Self> { EmptyReducer().forEach(\\.rows, action: \\.row) { Row() } }
      }
      @Reducer struct PageFeature {
        @ObservableState struct State { @Presents var alert: AlertState<Never>? }
        enum Action { case alert(PresentationAction<Never>) }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      struct PageView: View {
        @Bindable var store: StoreOf<PageFeature>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View {
          Group {
            let rows = \(rows)
            if let row = rows.first(where: { $0.id == store.chosen }) {
              PageView(store: row.scope(state: \\.page, action: \\.self))
            }
          }
        }
      }
      """)
    #expect(
      chart.slots == [
        "ListFeature.Row.page always child: page inline → PageFeature",
        "ListFeature.rows each collection: rows inline → ListFeature.Row",
        "PageFeature.alert atMostOne optionalValue: alert alert",
      ])
  }

  /// A reducer's state may be put together of its parent's when asked, and need not be nested in the reducer.
  @Test(arguments: [
    ("Store<LikeState<Int>, LikeAction>", "LikeState"), ("StoreOf<Like>", "Like"),
  ])
  func aChildWhoseStateIsPutTogether(_ store: String, _ screen: String) {
    let state = screen == "Like" ? "struct State" : "struct LikeState<ID: Hashable>"
    let own = screen == "Like" ? "\(state) { \(Self.likeState) }" : ""
    let outer = screen == "Like" ? "" : "@ObservableState \(state) { \(Self.likeState) }"
    let type = screen == "Like" ? "Like.State" : "LikeState<Int>"
    let chart = Charted(
      """
      \(outer)
      enum LikeAction { case tapped, sheet(PresentationAction<Reasons.Action>) }
      @Reducer struct Like { \(own) }
      @Reducer struct Reasons { @ObservableState struct State {}; enum Action {} }
      @Reducer struct Post {
        @ObservableState struct State {
          var reasons: Reasons.State?
          var likeParts: \(type) {
            get { \(type)(sheet: reasons) }
            set { reasons = newValue.sheet }
          }
        }
        enum Action { case like(LikeAction) }
      }
      struct PostView: View {
        let store: StoreOf<Post>
        var body: some View {
          LikeButton(store: store.scope(state: \\.likeParts, action: \\.like))
        }
      }
      struct LikeButton: View {
        @Bindable var store: \(store)
        var body: some View {
          Button("Like") { store.send(.tapped) }
            .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { ReasonsView(store: $0) }
        }
      }
      struct ReasonsView: View { let store: StoreOf<Reasons>; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "\(screen).sheet atMostOne optionalValue: sheet sheet → Reasons",
        "Post.likeParts always child: likeParts inline → \(screen)",
      ])
  }

  private static let likeState = "@Presents var sheet: Reasons.State?"

  /// What a screen only keeps for such a child, the child presents.
  @Test func whatIsKeptForAChildIsTheChilds() {
    let chart = Charted(
      """
      @Reducer struct Note {
        @ObservableState struct State {
          var problem: AlertState<Never>?
          var notice: AlertState<Never>?
          var pin: Pin.State {
            get { Pin.State(problem: problem) }
            set { problem = newValue.problem }
          }
          var isNoticed: Bool { notice != nil }
        }
        enum Action { case pin(Pin.Action) }
      }
      @Reducer struct Pin {
        @ObservableState struct State { @Presents var problem: AlertState<Never>? }
        enum Action { case problem(PresentationAction<Never>) }
      }
      struct NoteView: View {
        let store: StoreOf<Note>
        var body: some View { PinButton(store: store.scope(state: \\.pin, action: \\.pin)) }
      }
      struct PinButton: View {
        @Bindable var store: StoreOf<Pin>
        var body: some View {
          Text("").alert($store.scope(state: \\.problem, action: \\.problem))
        }
      }
      """)
    #expect(
      chart.slots == [
        "Note.notice atMostOne optionalValue: notice alert",
        "Note.pin always child: pin inline → Pin",
        "Pin.problem atMostOne optionalValue: problem alert",
      ])
  }

  /// A tab's view that is handed another's model, too, does not show it.
  @Test func ofSeveralThatAreHandedAModelOneShowsIt() {
    let chart = Charted(
      """
      enum Tab { case options, about }
      @Observable final class OptionsModel { var isHelpShown = false }
      @Observable final class BoatModel { var tab = Tab.options; var options = OptionsModel() }
      struct BoatView: View {
        @Bindable var model: BoatModel
        var body: some View {
          TabView(selection: $model.tab) {
            OptionsView(model: model.options).tag(Tab.options)
            AboutView(options: model.options).tag(Tab.about)
          }
        }
      }
      struct OptionsView: View {
        @Bindable var model: OptionsModel
        var body: some View { Text("").sheet(isPresented: $model.isHelpShown) { Text("") } }
      }
      struct AboutView: View {
        let options: OptionsModel
        @State private var isNewsShown = false
        var body: some View { Text("").sheet(isPresented: $isNewsShown) { Text("") } }
      }
      """)
    #expect(chart.destination("options", in: "tab")?.child == "options")
    #expect(chart.destination("about", in: "tab")?.child == nil)
  }

  /// What only a tab shows that no state selects is where that leads, whatever its own state holds.
  @Test func aTabWithoutStateLeadsToAChild() {
    let chart = Charted(
      """
      @Reducer struct Pier {
        @ObservableState struct State { var log = Log.State(); var crew = Crew.State() }
        enum Action { case log(Log.Action), crew(Crew.Action) }
      }
      struct PierView: View {
        let store: StoreOf<Pier>
        var body: some View {
          TabView {
            LogView(store: store.scope(state: \\.log, action: \\.log)).tabItem { Text("Log") }
            CrewView(store: store.scope(state: \\.crew, action: \\.crew)).tabItem { Text("Crew") }
          }
        }
      }
      @Reducer struct Log {
        @ObservableState struct State { var isAsking = false }
        enum Action: BindableAction { case binding(BindingAction<State>) }
      }
      struct LogView: View {
        @Bindable var store: StoreOf<Log>
        var body: some View { Text("").sheet(isPresented: $store.isAsking) { Text("") } }
      }
      @Reducer struct Crew {
        @Reducer enum Path { case sailor(Sailor) }
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackActionOf<Path>) }
      }
      struct CrewView: View {
        @Bindable var store: StoreOf<Crew>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { store in
            switch store.case { case .sailor(let store): SailorView(store: store) }
          }
        }
      }
      @Reducer struct Sailor { @ObservableState struct State {}; enum Action { case tapped } }
      struct SailorView: View { let store: StoreOf<Sailor>; var body: some View { Text("") } }
      """)
    #expect(chart.screen("Pier")?.slots.map(\.name) == [])
    #expect(chart.links == ["Pier TabView tab → Log", "Pier TabView tab → Crew"])
  }
}
