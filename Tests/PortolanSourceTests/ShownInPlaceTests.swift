import PortolanModel
import Testing

/// What code shows in place while some state is there, and modifiers that are told of it.
@Suite struct ShownInPlaceTests {
  @Test(arguments: [
    ("HTMLPage", "htmlPage"), ("Page", "page"), ("RSS", "rss"), ("V2Page", "v2Page"),
  ])
  func aChildIsCalledAsAPropertyWouldBe(_ type: String, _ name: String) {
    let chart = Charted(
      """
      struct HomeView: View { var body: some View { VStack { \(type)() } } }
      struct \(type): View {
        @State private var isOn = false
        var body: some View { Text("").sheet(isPresented: $isOn) { Text("") } }
      }
      """)
    #expect(chart.screen("HomeView")?.slots.map(\.name) == [name])
  }

  private static let shop = """
    @Reducer struct Basket {
      @ObservableState struct State: Equatable {}
      enum Action { case payTapped }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct BasketView: View { let store: StoreOf<Basket>; var body: some View { Text("") } }
    @Reducer struct Shop {
      @Reducer enum Destination { case basket(Basket), saved(Basket), notice(NoticeState<Bool>) }
      @ObservableState struct State { @Presents var destination: Destination.State? }
      enum Action { case destination(PresentationAction<Destination.Action>), basketTapped, savedTapped }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .basketTapped:
            state.destination = .basket(Basket.State())
            return .none
          case .savedTapped:
            state.destination = .saved(Basket.State())
            return .none
          case .destination: return .none
          }
        }
        .ifLet(\\.$destination, action: \\.destination)
      }
    }
    struct NoticeState<Action> {}
    """

  @Test(arguments: [
    """
    if let store = store.scope(state: \\.destination?.basket, action: \\.destination.basket) {
      BasketView(store: store)
    }
    if let saved = self.store.scope(state: \\.destination?.saved, action: \\.destination.saved.presented) {
      BasketView(store: saved).transition(.opacity)
    }
    """,
    """
    if let store = store.scope(state: \\.destination?.basket, action: \\.destination.basket) {
      BasketView(store: store)
    } else if let store = store.scope(state: \\.destination?.saved, action: \\.destination.saved) {
      BasketView(store: store)
    }
    """,
    """
    IfLetStore(store.scope(state: \\.destination?.basket, action: \\.destination.basket)) {
      BasketView(store: $0)
    }
    IfLetStore(
      store.scope(state: \\.destination?.saved, action: \\.destination.saved),
      then: BasketView.init(store:), else: { Text("nothing saved") })
    """,
    """
    IfLetStore(
      store.scope(state: \\.$destination, action: \\.destination), state: /Shop.Destination.State.basket,
      action: Shop.Destination.Action.basket
    ) { store in BasketView(store: store) }
    IfLetStore(
      store.scope(state: \\.$destination, action: \\.destination), state: /Shop.Destination.State.saved,
      action: Shop.Destination.Action.saved
    ) { store in BasketView(store: store) }
    """,
    """
    switch store.destination {
    case .none: Text("nothing")
    case .some(.basket):
      if let store = store.scope(state: \\.destination?.basket, action: \\.destination.basket) {
        BasketView(store: store)
      }
    case .some(.saved):
      if let store = store.scope(state: \\.destination?.saved, action: \\.destination.saved) {
        BasketView(store: store)
      }
    case .some(.notice): EmptyView()
    }
    """,
    """
    if let destination = store.scope(state: \\.destination, action: \\.destination) {
      switch destination.case {
      case let .basket(store): BasketView(store: store)
      case let .saved(store): BasketView(store: store)
      case .notice: EmptyView()
      }
    }
    """,
  ])
  func aStoreThatIsThereForATimeIsShownInPlace(_ content: String) {
    let chart = Charted(
      """
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          ZStack {
            Text("Shop")
            \(content)
          }
          .notice($store.scope(state: \\.destination?.notice, action: \\.destination.notice))
        }
      }
      \(Self.shop)
      """)
    let notice = content.contains("case .notice") || content.contains("case .some(.notice)")
    #expect(chart.slots.count == 1)
    #expect(
      chart.slots.first?.hasPrefix(
        "Shop.destination atMostOne optionalEnum: basket inline → Basket, saved inline → Basket")
        == true)
    if !notice {
      #expect(chart.destination("notice", in: "destination")?.presentation == .custom("notice"))
    }
  }

  @Test func aCaseThatIsAskedForIsShownInPlace() {
    let chart = Charted(
      """
      @Observable final class ReaderModel {
        var destination: Destination?
        enum Destination { case note(NoteModel), help, map(Int) }
        func noteTapped() { destination = .note(NoteModel()) }
        func helpTapped() { destination = .help }
      }
      @Observable final class NoteModel { var text = "" }
      struct NoteView: View { let model: NoteModel; var body: some View { Text(model.text) } }
      struct MapView: View { let number: Int; var body: some View { Text("") } }
      struct ReaderView: View {
        @Bindable var model: ReaderModel
        var body: some View {
          VStack {
            if case let .note(note) = model.destination { NoteView(model: note) }
            if model.destination == .help { Text("Help") }
          }
          .sheet(item: $model.destination.map) { MapView(number: $0) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "ReaderModel.destination atMostOne optionalEnum: "
          + "note inline → NoteModel, help inline, map sheet → MapView"
      ])
  }

  /// What an arm shows says the arm: an object that the case holds, and that the arm leaves aside, is data, though a view has one.
  @Test(arguments: [
    ("case .sending: ProgressView()", false),
    ("case .sending: ProgressView().progressViewStyle(CircularProgressViewStyle())", false),
    ("case .sending(let file, _): Text(file)", false),
    ("case .sending(let file, let upload): Text(file)", false),
    ("case .sending(_, let upload): ProgressPage(upload: upload)", true),
    ("case .sending(_, let upload): Text(upload.name)", true),
  ])
  func whatAnArmLeavesAsideLeadsNowhere(_ arm: String, _ leadsOn: Bool) throws {
    let chart = Charted(
      """
      @Observable final class Upload { var name = ""; var isInfoShown = false }
      @Observable final class Sender {
        enum Phase { case ready, choosing, sending(String, Upload) }
        var phase: Phase = .ready
        var isChoosing: Binding<Bool> {
          Binding(
            get: { if case .choosing = self.phase { true } else { false } },
            set: { self.phase = $0 ? .choosing : .ready })
        }
        func send(by upload: Upload) { phase = .sending("", upload) }
      }
      struct ProgressPage: View {
        @Bindable var upload: Upload
        var body: some View { Text("").sheet(isPresented: $upload.isInfoShown) { Text("") } }
      }
      struct SendView: View {
        @State private var sender = Sender()
        let upload: Upload
        var body: some View {
          VStack {
            switch sender.phase {
            \(arm)
            default: Button("Choose") { sender.phase = .choosing }
            }
          }
          .sheet(isPresented: sender.isChoosing) { Button("Send") { sender.send(by: upload) } }
        }
      }
      """)
    let slots = try #require(chart.screen("Sender")?.slots)
    let phase = try #require(slots.first { $0.name == "phase" })
    let sending = try #require(phase.destinations.first { $0.name == "sending" })
    #expect((sending.leadsTo != nil) == leadsOn)
  }

  /// Where one case is presented, another that nothing presents leads to no object that has neither a view nor anything to present.
  @Test(arguments: [
    ("", "", "sending inline"),
    (
      "",
      "struct UploadView: View { @ObservedObject var upload: Upload; var body: some View { Text(\"\") } }",
      "sending inline → UploadView"
    ),
    (
      "var destination: Destination?; enum Destination { case size }", "", "sending inline → Upload"
    ),
  ])
  func whatNothingPresentsLeadsToNoBareObject(_ state: String, _ view: String, _ shown: String) {
    let chart = Charted(
      """
      final class Upload: ObservableObject { @Published var isLoading = false; \(state) }
      \(view)
      final class Sender: ObservableObject {
        enum Phase {
          case asking(String), sending(Upload)
          var isAsking: Bool { if case .asking = self { true } else { false } }
        }
        @Published var phase: Phase = .asking("")
        func ask() { phase = .asking("") }
        func send() { phase = .sending(Upload()) }
      }
      struct SendView: View {
        @StateObject private var sender = Sender()
        var body: some View {
          Button("Ask") { sender.ask() }
            .alert("Sure?", isPresented: .constant(sender.phase.isAsking)) {
              Button("Send") { sender.send() }
            }
        }
      }
      """)
    #expect(chart.slots.first == "Sender.phase exactlyOne enum: asking alert, \(shown)")
  }

  @Test func aConditionInAnActionShowsNothing() {
    let chart = Charted(
      """
      @Observable final class ReaderModel {
        var destination: Destination?
        enum Destination { case note(Int) }
        func log() {}
      }
      struct ReaderView: View {
        @Bindable var model: ReaderModel
        var body: some View {
          Button("") { if case .note = model.destination { model.log() } }
        }
      }
      """)
    #expect(chart.slots == ["ReaderModel.destination atMostOne optionalEnum: note unknown"])
  }

  @Test func aPanelShownInPlaceExcludesNoAlert() {
    let chart = Charted(
      """
      \(Self.shop)
      @Reducer struct Home {
        @ObservableState struct State {
          @Presents var banner: Basket.State?
          @Presents var alert: AlertState<Never>?
        }
        enum Action {}
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          VStack {
            if let store = store.scope(state: \\.banner, action: \\.banner) { BasketView(store: store) }
          }
          .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("Home") } == [
        "Home.alert atMostOne optionalValue: alert alert",
        "Home.banner atMostOne optionalValue: banner inline → Basket",
      ])
    #expect(chart.screen("Home")?.slots.filter(\.presents).map(\.name) == ["alert"])
  }

  @Test(arguments: [
    "bottomMenu($model.destination.menu)", "bottomMenu(item: $model.destination.menu)",
    "bottomMenu(item: $model.destination.menu) { MenuView(menu: $0) }",
    "bottomMenu($model.destination.menu) { _ in Text(\"\") }",
  ])
  func aModifierThatIsToldOfACaseShowsIt(_ call: String) {
    for definition in [
      "",
      """
      extension View {
        func bottomMenu(_ item: Binding<Menu?>) -> some View { modifier(MenuModifier(item: item)) }
        func bottomMenu(item: Binding<Menu?>) -> some View { modifier(MenuModifier(item: item)) }
      }
      struct MenuModifier: ViewModifier {
        @Binding var item: Menu?
        func body(content: Content) -> some View {
          content.overlay { if item != nil { Text("Menu") } }
        }
      }
      """,
    ] {
      let chart = Charted(
        """
        struct Menu { let title: String }
        struct MenuView: View { let menu: Menu; var body: some View { Text(menu.title) } }
        @Observable final class GameModel {
          var destination: Destination?
          enum Destination { case menu(Menu) }
          func menuTapped() { destination = .menu(Menu(title: "")) }
        }
        struct GameView: View {
          @Bindable var model: GameModel
          var body: some View { Text("Game").\(call) }
        }
        \(definition)
        """)
      #expect(
        chart.destination("menu", in: "destination")?.presentation == .custom("bottomMenu"))
    }
  }

  @Test func anOptionalForAModifierOfTheAppsOwnIsPresented() {
    let chart = Charted(
      """
      struct Menu { let title: String }
      @Observable final class GameModel {
        var menu: Menu?
        var size: CGSize?
        var sortOrder: SortOrder?
        enum SortOrder { case up, down }
      }
      struct GameView: View {
        @Bindable var model: GameModel
        var body: some View {
          Text("").bottomMenu($model.menu).measured($model.size).sorting($model.sortOrder)
            .badge($model.size)
        }
      }
      extension View {
        func bottomMenu(_ item: Binding<Menu?>) -> some View {
          overlay { if item.wrappedValue != nil { Color.black.opacity(0.4); Text("Menu") } }
        }
        func measured(_ size: Binding<CGSize?>) -> some View { background { Color.clear } }
        func sorting(_ order: Binding<GameModel.SortOrder?>) -> some View { self }
      }
      """)
    #expect(chart.slots == ["GameModel.menu atMostOne optionalValue: menu bottomMenu"])
  }

  @Test func dataThatIsShownAsTextIsNoSlot() {
    let chart = Charted(
      """
      @Observable final class ReportModel {
        var summary: Summary?
        var destination: Destination?
        enum Summary { case daily(Int), weekly([Int]) }
        enum Destination { case settings }
        func loaded() { summary = .daily(1) }
      }
      struct ReportView: View {
        @Bindable var model: ReportModel
        var body: some View {
          VStack { if case let .daily(count) = model.summary { Text("\\(count)") } }
            .sheet(isPresented: $model.destination.settings) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == ["ReportModel.destination atMostOne optionalEnum: settings sheet"])
  }

  /// What others need is kept in one object that models are handed: no view shows it, and nothing is shown by way of it.
  @Test func whatOnlyHoldsWhatOthersNeedIsNoChild() {
    let chart = Charted(
      """
      final class Tools {
        let purse: PurseModel
        let cache = Cache()
        init(purse: PurseModel) { self.purse = purse }
      }
      final class Cache {}
      final class PurseModel: ObservableObject { @Published var isSending = false }
      struct PurseView: View {
        @ObservedObject var model: PurseModel
        var body: some View { Text("").sheet(isPresented: $model.isSending) { Text("") } }
      }
      final class FeedModel: ObservableObject {
        let tools: Tools
        @Published var isAsking = false
        init(tools: Tools) { self.tools = tools }
      }
      struct FeedView: View {
        @ObservedObject var model: FeedModel
        @State private var isPaying = false
        var body: some View {
          Text("").sheet(isPresented: $model.isAsking) { Text("") }
            .sheet(isPresented: $isPaying) { PurseView(model: model.tools.purse) }
        }
      }
      """)
    #expect(
      chart.slots == [
        "FeedModel.isAsking atMostOne flag: isAsking sheet",
        "FeedModel.isPaying atMostOne flag: isPaying sheet → PurseModel",
        "PurseModel.isSending atMostOne flag: isSending sheet",
      ])
  }

  @Test func aPreviewIsNotShownInPlace() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Text("").contextMenu { Button("Share") { isShown = true } } preview: { PageView() }
            .sheet(isPresented: $isShown) { Text("") }
        }
      }
      struct PageView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown sheet",
        "PageView.isAsking atMostOne flag: isAsking alert",
      ])
    #expect(chart.links == ["HomeView contextMenu(preview:) preview → PageView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What code makes when something happens is not shown where the code stands.
  @Test(arguments: [
    "Button(\"New\") { show { WizardView() } }",
    "Button { show { WizardView() } } label: { Text(\"\") }",
    "Button(action: { show { WizardView() } }, label: { Text(\"\") })",
    "Text(\"\").onTapGesture { show { WizardView() } }",
    "Text(\"\").task { show { WizardView() } }",
    "Text(\"\").onAppear { ImageRenderer(content: WizardView()).render { _, _ in } }",
  ])
  func whatAnActionMakesIsNotShownInPlace(_ content: String) {
    let chart = Charted(
      """
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { LibraryView() } } }
      struct LibraryView: View {
        @State private var isHelpShown = false
        let show = WindowAction.default
        var body: some View {
          VStack { \(content); HeaderView() }.sheet(isPresented: $isHelpShown) { Text("") }
        }
      }
      struct HeaderView: View {
        @State private var isTipShown = false
        var body: some View { Text("").popover(isPresented: $isTipShown) { Text("Tip") } }
      }
      struct WizardView: View {
        @State private var isStepShown = false
        var body: some View { Text("").sheet(isPresented: $isStepShown) { Text("Step") } }
      }
      """)
    #expect(chart.screen("LibraryView")?.slots.map(\.name) == ["isHelpShown", "headerView"])
  }

  /// A view in a closure that an action hands on is shown by whoever takes it.
  @Test(arguments: [
    "Panels.shared.open { WizardView() }", "Panels.shared.present { isShown in WizardView() }",
    "open { WizardView() }", "panel { NavigationStack { WizardView() } }",
  ])
  func whatAnActionHandsOnIsALink(_ action: String) throws {
    let chart = Charted(
      """
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { LibraryView() } } }
      final class Panels {
        static let shared = Panels()
        private var pages: [Page] = []
        func open<Content: View>(@ViewBuilder _ content: () -> Content) { show(content()) }
        func present(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
          DispatchQueue.main.async { let page = Page(content: content); self.pages.append(page) }
        }
        func show(_ view: some View) {}
        struct Page { let content: (Binding<Bool>) -> AnyView }
      }
      struct PanelAction { func callAsFunction(_ content: () -> some View) {} }
      struct LibraryView: View {
        @Environment(\\.panel) private var panel
        var body: some View { Button("New") { \(action) } }
        func open<Content: View>(@ViewBuilder content: () -> Content) { Panels.shared.show(content()) }
      }
      struct WizardView: View {
        @State private var isStepShown = false
        var body: some View { Text("").sheet(isPresented: $isStepShown) { Text("Step") } }
      }
      """)
    #expect(chart.screen("LibraryView")?.slots == [])
    let links = try #require(chart.screen("LibraryView")?.links)
    #expect(links.map(\.leadsTo) == ["App.WizardView"])
    #expect(chart.model.unresolved == [])
  }

  /// Who asks for the same state again, be it for what is found by that, shows it once.
  @Test(arguments: [
    "if let boat = boats.first(where: { $0.id == id }) { BoatView(boat: boat) }",
    "if let boat = boats.first(where: { $0.id == chosen }) { BoatView(boat: boat) }",
    "BoatView(boat: Boat(id: id))",
  ])
  func whatIsAskedForAgainIsShownOnce(_ content: String) {
    let chart = Charted(
      """
      struct Boat: Identifiable { var id: Int }
      struct PierView: View {
        @State private var chosen: Int?
        let boats: [Boat]
        var body: some View {
          NavigationSplitView {
            List(selection: $chosen) { ForEach(boats) { Text("\\($0.id)") } }
          } detail: {
            if let id = chosen { \(content) } else { Text("None") }
          }
        }
      }
      struct BoatView: View { let boat: Boat; var body: some View { Text("") } }
      """)
    let shown = chart.destination("chosen", in: "chosen")?.presentations ?? []
    #expect(shown.map(\.view) == ["BoatView"])
  }
}
