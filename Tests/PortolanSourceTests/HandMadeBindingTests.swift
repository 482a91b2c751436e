import PortolanCheck
import PortolanModel
import Testing

/// Bindings that code makes of a getter and a setter, and whose state they are.
@Suite struct HandMadeBindingTests {
  @Test(arguments: [
    ("doomed?.identifier == account.identifier", "if !$0 { doomed = nil }"),
    ("doomed?.identifier == account.identifier", "isShown in withAnimation { doomed = nil }"),
    ("doomed?.identifier == account.identifier", "_ in clear()"),
    ("account.identifier == doomed?.identifier", "_ in clear()"),
    ("doomed != nil && isReady", "if !$0 { doomed = nil }"),
    ("doomed != nil && isReady", "_ in clear()"),
    ("!(doomed == nil)", "if !$0 { doomed = nil }"),
  ])
  func theStateIsWhatTheSetterWrites(_ getter: String, _ setter: String) {
    let chart = Charted(
      """
      struct Account { let identifier: String }
      struct HomeView: View {
        let accounts: [Account]
        @State private var doomed: Account?
        @State private var isReady = false
        var body: some View {
          ForEach(accounts, id: \\.identifier) { account in
            Button("Delete") { doomed = account }
              .confirmationDialog(
                "Delete?", isPresented: Binding(get: { \(getter) }, set: { \(setter) })
              ) { Button("Delete") {} }
          }
        }
        private func clear() {}
      }
      """)
    #expect(
      chart.slots == ["HomeView.doomed atMostOne optionalValue: doomed confirmationDialog"])
  }

  /// A setting that is asked, and never written, is none of what it reads.
  @Test(arguments: [
    (
      "asksFirst && isAsking && doomed != nil", "if !$0 { isAsking = false; doomed = nil }",
      "isAsking"
    ),
    (
      "asksFirst && doomed != nil && isAsking", "if !$0 { isAsking = false; doomed = nil }",
      "doomed"
    ),
    ("asksFirst && isAsking", "_ in clear()", "asksFirst"),
  ])
  func ofSeveralTheStateIsOneThatTheSetterWrites(
    _ getter: String, _ setter: String, _ state: String
  ) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var doomed: String?
        @State private var isAsking = false
        @State private var asksFirst = true
        var body: some View {
          Button("Delete") { doomed = ""; isAsking = true }
            .confirmationDialog("Delete?", isPresented: question) { Button("Delete") {} }
        }
        private var question: Binding<Bool> {
          Binding(get: { \(getter) }, set: { \(setter) })
        }
        private func clear() {}
      }
      """)
    #expect(chart.slots.map { $0.components(separatedBy: " ")[0] } == ["HomeView.\(state)"])
  }

  /// Who adds a second case to an enum renames no place.
  @Test(arguments: ["case delete(String)", "case delete(String), restore"])
  func anEnumOfOneCaseIsShownByCaseAsOneOfTwo(_ cases: String) {
    let chart = Charted(
      """
      enum Question { \(cases) }
      struct HomeView: View {
        @State private var question: Question?
        var body: some View {
          Button("Delete") { question = .delete("") }
            .confirmationDialog("Sure?", isPresented: isAsking) { Button("Yes") {} }
        }
        private var isAsking: Binding<Bool> {
          Binding(get: { question != nil }, set: { if !$0 { question = nil } })
        }
      }
      """)
    let names = chart.model.screens.first?.slots.first?.destinations.map(\.name) ?? []
    #expect(names == (cases.contains("restore") ? ["delete", "restore"] : ["delete"]))
  }

  /// A name that begins with an underscore may be a property's own, and not the wrapper of another's.
  @Test(arguments: [
    ("_note", "self._note", "self._note = $0"), ("_note", "_note", "_note = $0"),
    ("kept", "self.kept", "self.kept = $0"),
  ])
  func whatIsKeptUnderAnotherName(_ name: String, _ getter: String, _ setter: String) {
    let chart = Charted(
      """
      struct Note: Identifiable { let id: Int }
      @Observable final class Desk {
        private var \(name): Note?
        init() {}
        func open() { note.wrappedValue = Note(id: 1) }
      }
      extension Desk {
        var note: Binding<Note?> { Binding(get: { \(getter) }, set: { \(setter) }) }
      }
      struct DeskView: View {
        @State private var desk = Desk()
        var body: some View { Text("").sheet(item: desk.note) { NotePage(note: $0) } }
      }
      struct NotePage: View { let note: Note; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["Desk.\(name) atMostOne optionalValue: \(name) sheet → NotePage"])
    let setter = "func open() { note.wrappedValue = Note(id: 1) }"
    #expect(chart.setters(of: name, in: name) == [setter])
  }

  @Test(arguments: [
    "Binding<Bool>(get: { isSharing && url != nil }, set: { isSharing = $0 })",
    ".init(get: { url != nil && isSharing }, set: { isSharing = $0 })",
    ".init(get: { isSharing || url != nil }, set: { _ in url = nil; isSharing = false })",
    "Binding(get: { !isWide && isSharing }, set: { isSharing = $0 })",
  ])
  func conditionsAreJoined(_ binding: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        let isWide: Bool
        @State private var isSharing = false
        @State private var url: URL?
        var body: some View {
          Text("").sheet(isPresented: \(binding)) { SharePage() }
        }
      }
      struct SharePage: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == ["HomeView.isSharing atMostOne flag: isSharing sheet → SharePage"])
  }

  @Test func aCaseIsAskedFor() {
    let chart = Charted(
      """
      final class HomeModel: ObservableObject {
        @Published var route: Route?
        enum Route { case help, share }
      }
      struct HomeView: View {
        @ObservedObject var model: HomeModel
        var body: some View {
          Text("").sheet(
            isPresented: Binding(
              get: { if case .help = model.route { return true } else { return false } },
              set: { if !$0 { model.route = nil } })
          ) { HelpPage() }
          .sheet(
            isPresented: Binding(
              get: { model.route == .share }, set: { if !$0 { model.route = nil } })
          ) { SharePage() }
        }
      }
      struct HelpPage: View { var body: some View { Text("") } }
      struct SharePage: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeModel.route atMostOne optionalEnum: help sheet → HelpPage, share sheet → SharePage"
      ])
  }

  /// Which case a getter means may be said by members of the enum, and by members of these.
  @Test(arguments: [
    "Binding(get: { guard case .failed(let text) = step else { return nil }; return text }, set: { _ in step = .idle })",
    "Binding(get: { switch step { case .failed(let text): text; default: nil } }, set: { _ in step = .idle })",
    "Binding(get: { step.message }, set: { _ in step = .idle })",
    "Binding(get: { Note(text: step.message) }, set: { _ in step = .idle })",
    "Binding(get: { failure }, set: { _ in step = .idle })",
  ])
  func theCaseIsAskedForByWayOfOthers(_ item: String) {
    let flags = [
      "step.isCamera", "step.isCamera()", "step.kind == .camera", "step.isKindOfCamera", "isCamera",
      "step.lens != nil", "step.hasLens",
    ]
    for flag in flags {
      let chart = Charted(
        """
        enum Step {
          case idle, camera, failed(String)
          enum Kind { case waiting, camera, other }
          var isCamera: Bool { if case .camera = self { return true } else { return false } }
          func isCamera() -> Bool { guard case .camera = self else { return false }; return true }
          var isKindOfCamera: Bool { kind == .camera }
          var lens: String? { switch self { case .camera: "wide"; default: nil } }
          var hasLens: Bool { lens != nil }
          var kind: Kind { switch self { case .idle: .waiting; case .camera: .camera; case .failed: .other } }
          var message: String? { if case .failed(let text) = self { text } else { nil } }
        }
        struct HomeView: View {
          @State private var step: Step = .idle
          private var isCamera: Bool { step.isCamera }
          private var failure: String? { step.message }
          private var shownFailure: Binding<String?> { \(item) }
          var body: some View {
            Text("").sheet(item: shownFailure) { _ in FailurePage() }
              .fullScreenCover(
                isPresented: Binding(get: { \(flag) }, set: { step = $0 ? .camera : .idle })
              ) { CameraPage() }
              .alert("", isPresented: .constant(\(flag))) {}
          }
        }
        struct FailurePage: View { var body: some View { Text("") } }
        struct CameraPage: View { var body: some View { Text("") } }
        """)
      #expect(
        chart.slots == [
          "HomeView.step atMostOne enum: camera fullScreenCover → CameraPage, failed sheet → FailurePage"
        ], "\(flag)")
      #expect(chart.model.unresolved.isEmpty, "\(flag)")
    }
  }

  /// An enum is always some case: where none is asked for that can be told, no case is said to be shown.
  @Test func aCaseThatCannotBeToldIsNotGuessed() {
    let chart = Charted(
      """
      enum Step { case idle, camera, failed }
      struct HomeView: View {
        let limit: Int
        @State private var step: Step = .idle
        var body: some View {
          Text("").sheet(isPresented: Binding(get: { step.rank > limit }, set: { _ in step = .idle })) {
            FailurePage()
          }
        }
      }
      struct FailurePage: View { var body: some View { Text("") } }
      """)
    #expect(chart.slots == [])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which state says when 'HomeView' shows 'sheet(isPresented:)' could not be told"
      ])
  }

  @Test func whatCannotBeFollowedIsToldAndNotShownInPlace() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { Text("") }
            .sheet(isPresented: Binding(get: { Flags.isOn() }, set: { Flags.set($0) })) {
              SharePage()
            }
            .alert("", isPresented: .constant(true)) { Text("") }
        }
      }
      struct SharePage: View {
        @State private var isAsking = false
        var body: some View { Text("").sheet(isPresented: $isAsking) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.isShown atMostOne flag: isShown sheet",
        "SharePage.isAsking atMostOne flag: isAsking sheet",
      ])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "which state says when 'HomeView' shows 'sheet(isPresented:)' could not be told"
      ])
  }

  private static let router = """
    enum Page: Hashable { case settings, inbox, help }
    @Observable final class Router {
      var path: [Page] = []
      var isOn = false
      init() { changes.sink { [weak self] in self?.path = self?.path ?? [] } }
      func settingsTapped() { path.append(.settings); isOn = true }
      func inboxTapped() { path.append(.inbox) }
    }
    extension View {
      func pages() -> some View { navigationDestination(for: Page.self) { _ in Text("") } }
    }
    """

  /// A stack only pops, and what presents only clears; of what is anybody else's nobody knows what it writes.
  @Test(
    arguments: [
      ("Binding(get: { router.path }, set: { router.path = $0 })", "", nil),
      ("Binding<[Page]>(get: { router.path }, set: { new in router.path = new })", "", nil),
      (
        "path",
        "var path: Binding<[Page]> { Binding(get: { router.path }, set: { router.path = $0 }) }",
        nil
      ),
      (
        "path", "var path: Binding<[Page]> { .init { router.path } set: { router.path = $0 } }", nil
      ),
      (
        "path",
        "var path: Binding<[Page]> { Binding(get: { router.path }, set: { router.path = $0 }) }",
        "Foreign(path: path)"
      ),
      (
        "path",
        "var path: Binding<[Page]> { Binding(get: { router.path }, set: { router.path = $0 }) }",
        "Button(\"\") { let other = path; give(other) }"
      ),
      (
        "$router.path", "",
        "Foreign(path: Binding(get: { router.path }, set: { router.path = $0 }))"
      ),
      ("Binding(get: { router.path }, set: { router.path = change($0) })", "", "Text(\"\")"),
    ] as [(String, String, String?)])
  func whoIsHandedItWrites(_ path: String, _ property: String, _ other: String?) throws {
    let chart = Charted(
      """
      struct HomeView: View {
        @Bindable var router: Router
        \(property)
        var body: some View {
          NavigationStack(path: \(path)) { VStack { \(other ?? "") }.pages() }
        }
      }
      \(Self.router)
      """)
    let help = chart.destination("help", in: "path")
    #expect(help?.setBy == nil)
    let findings = try Checker().check(Chart(chart.model)).findings
      .filter { $0.rule == "unreachable-destination" }
    #expect(findings.map(\.destination) == (other == nil ? ["help"] : []))
  }

  @Test func aPathThatIsMadeAnewIsEmpty() throws {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("") { path.append(Page.inbox) }; Button("") { path = NavigationPath() } }.pages()
          }
        }
      }
      \(Self.router)
      """)
    #expect(
      chart.actions.filter { $0.hasPrefix("HomeView") } == [
        "HomeView.Button popToRoot path", "HomeView.Button push path (Page)",
      ])
  }

  /// An arm that gives something under a condition only asks for its case, too.
  @Test func aCaseMayGiveSomethingUnderACondition() {
    let chart = Charted(
      """
      enum Step { case idle, camera(Int?), failed(String) }
      struct HomeView: View {
        @State private var step: Step? = nil
        var body: some View {
          Text("").sheet(item: shown) { _ in FailurePage() }
        }
        private var shown: Binding<String?> {
          Binding(
            get: {
              switch step {
              case .failed(let text): return text
              case .camera(let number):
                if let number { return "\\(number)" }
                return nil
              case .idle, nil: return nil
              }
            }, set: { _ in step = nil })
        }
      }
      struct FailurePage: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.step atMostOne optionalEnum: idle unknown, camera sheet → FailurePage, failed sheet → FailurePage"
      ])
  }

  @Test(arguments: [
    "guard let page, page == .scan else { return nil }; return Scan()",
    "guard let page = page, case .scan = page else { return nil }; return Scan()",
    "if let shown = self.page, shown == .scan { return Scan() }; return nil",
  ])
  func theCaseIsAskedOfWhatWasBoundBefore(_ getter: String) {
    let chart = Charted(
      """
      enum Page { case note, scan }
      struct Scan: Identifiable { let id = 1 }
      @Observable final class Pages {
        var page: Page?
        var scan: Scan? {
          get { \(getter) }
          set { if newValue == nil { page = nil } }
        }
      }
      struct HomeView: View {
        @Bindable var pages: Pages
        var body: some View { Text("").sheet(item: $pages.scan) { _ in ScanView() } }
      }
      struct ScanView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == ["Pages.page atMostOne optionalEnum: note unknown, scan sheet → ScanView"])
  }

  /// Two bindings that each ask for some cases: the `default` of the one is not there for what the other presents.
  @Test func aDefaultSwallowsNothingThatIsPresentedElsewhere() throws {
    let chart = Charted(
      """
      final class HomeModel: ObservableObject {
        @Published var page: Page?
        enum Page: Hashable { case web(String), help, about }
        func tapped() { page = .help }
        func otherTapped() { page = .about }
        func webTapped() { page = .web("") }
      }
      struct HomeView: View {
        @ObservedObject var model: HomeModel
        var body: some View {
          Text("").sheet(item: modal, content: sheet).navigationDestination(item: pushed) { page in
            switch page {
            case .help: HelpPage()
            case .about: AboutPage()
            default: EmptyView()
            }
          }
        }
        private var modal: Binding<HomeModel.Page?> {
          Binding(
            get: { if case .web(let url) = model.page { return .web(url) }; return nil },
            set: { model.page = $0 })
        }
        private var pushed: Binding<HomeModel.Page?> {
          Binding(
            get: { switch model.page { case .help, .about: return model.page; default: return nil } },
            set: { model.page = $0 })
        }
        @ViewBuilder private func sheet(_ page: HomeModel.Page?) -> some View {
          if case .web(let url) = page { WebPage(url: url) }
        }
      }
      struct HelpPage: View { var body: some View { Text("") } }
      struct AboutPage: View { var body: some View { Text("") } }
      struct WebPage: View { let url: String; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeModel.page atMostOne optionalEnum: web sheet → WebPage, help drillDown → HelpPage, about drillDown → AboutPage"
      ])
    let web = try #require(chart.destination("web", in: "page"))
    #expect(web.presentations?.map(\.kind) == [.sheet])
    #expect(web.swallowedBy == nil)
  }

  /// A property that can be set stands for the case that its getter asks for; to put that back is nobody's action.
  @Test func aPropertyThatCanBeSetStandsForItsCase() {
    let chart = Charted(
      """
      final class HomeModel: ObservableObject {
        @Published var route: Route? { didSet { if route == nil { isOn = false } } }
        @Published var isOn = false
        enum Route { case note(Note), wipe, help }
        var note: Note? {
          get { guard case .note(let note) = route else { return nil }; return note }
          set { if let newValue { route = .note(newValue) } else if case .note = route { route = nil } }
        }
        var isWiping: Bool {
          get { if case .wipe = route { return true }; return false }
          set { route = newValue ? .wipe : nil }
        }
        func noteTapped() { note = Note(id: 1) }
        func wipeTapped() { isWiping = true }
        func closeTapped() { note = nil }
        func helpTapped() { route = .help; isOn = true }
      }
      struct Note: Identifiable { let id: Int }
      struct NoteView: View { let note: Note; var body: some View { Text("") } }
      struct HomeView: View {
        @ObservedObject var model: HomeModel
        var body: some View {
          Text("").sheet(item: $model.note) { NoteView(note: $0) }
            .alert("Wipe?", isPresented: $model.isWiping) { Button("Yes") {} }
            .popover(isPresented: $model.isOn) { Text("") }
        }
      }
      """)
    #expect(
      chart.slots == [
        "HomeModel.isOn atMostOne flag: isOn popover",
        "HomeModel.route atMostOne optionalEnum: note sheet → NoteView, wipe alert, help unknown",
      ])
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.actions == [
        "HomeModel.closeTapped dismiss route (note)", "HomeModel.helpTapped present isOn",
        "HomeModel.helpTapped present route (help)", "HomeModel.noteTapped present route (note)",
        "HomeModel.route dismiss isOn", "HomeModel.wipeTapped present route (wipe)",
      ])
    let observer = chart.screen("HomeModel")?.actions.first { $0.name == "route" }
    #expect(observer?.kind == .app)
  }

  /// A binding that is there unless an enum rests presents the other cases, wherever it is made.
  @Test func whatIsNotTheRestingCaseIsPresented() {
    let chart = Charted(
      """
      enum Upload: Equatable { case idle, running, failed(String) }
      @Observable final class UploadModel {
        var upload: Upload = .idle
        var isShown: Binding<Bool> {
          Binding(get: { self.upload != .idle }, set: { if !$0 { self.upload = .idle } })
        }
        func start() { upload = .running }
      }
      struct HomeView: View {
        @State private var model = UploadModel()
        var body: some View {
          Button("Upload") { model.start() }.sheet(isPresented: model.isShown) { UploadView() }
        }
      }
      struct UploadView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "UploadModel.upload atMostOne enum: running sheet → UploadView, "
          + "failed sheet → UploadView"
      ])
  }

  /// Each presentation is its own case's, whoever hands out the flags.
  @Test(arguments: [
    ("route == wanted", ""), ("wanted == route", ""),
    ("self.route == wanted", "let wanted = wanted"),
  ])
  func aFunctionThatIsToldTheCase(_ getter: String, _ before: String) {
    let chart = Charted(
      """
      enum Route { case crane, dock }
      struct HarbourView: View {
        @State var route: Route?
        var body: some View {
          Text("")
            .sheet(isPresented: shows(.crane)) { CraneView() }
            .fullScreenCover(isPresented: shows(Route.dock)) { DockView() }
        }
        func shows(_ wanted: Route) -> Binding<Bool> {
          \(before)
          return Binding(get: { \(getter) }, set: { route = $0 ? wanted : nil })
        }
      }
      struct CraneView: View { var body: some View { Text("") } }
      struct DockView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HarbourView.route atMostOne optionalEnum: crane sheet → CraneView, dock fullScreenCover → DockView"
      ])
  }

  /// A store is seen as the state that it holds, and so is what is added to it.
  @Test(arguments: [
    "StoreOf<Harbour>", "Store<Harbour.State, Harbour.Action>",
    "Store where State == Harbour.State, Action == Harbour.Action",
  ])
  func aFunctionOfAStoreThatIsToldTheCase(_ store: String) {
    let chart = Charted(
      """
      @Reducer struct Harbour {
        @ObservableState struct State {
          enum Route { case crane, dock }
          var route: Route?
        }
        enum Action { case craneTapped, setRoute(State.Route?) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .craneTapped: state.route = .crane
            case let .setRoute(route): state.route = route
            }
            return .none
          }
        }
      }
      struct HarbourView: View {
        @Bindable var store: StoreOf<Harbour>
        var body: some View {
          NavigationStack {
            Button("Crane") { store.send(.craneTapped) }
              .sheet(isPresented: store.shows(.crane)) { CraneView() }
              .navigationDestination(isPresented: store.shows(.dock)) { DockView() }
          }
        }
      }
      extension \(store) {
        func shows(_ wanted: Harbour.State.Route) -> Binding<Bool> {
          Binding(get: { self.route == wanted }, set: { self.send(.setRoute($0 ? wanted : nil)) })
        }
      }
      struct CraneView: View { var body: some View { Text("") } }
      struct DockView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Harbour.route atMostOne optionalEnum: crane sheet → CraneView, dock drillDown → DockView"
      ])
    #expect(chart.model.unresolved.isEmpty)
    #expect(chart.screen("Harbour")?.actions.map(\.kind) == [.user, .system, .system])
  }

  /// What is asked beside the item that a binding reads and writes only says how the item is shown.
  @Test func anItemMayBeShownInOneWayOrAnother() {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct Item: Identifiable { let id: Int }
      struct ShopView: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        @State private var item: Item?
        private var isCompact: Bool { sizeClass == .compact }
        var body: some View {
          Button("Item") { item = Item(id: 1) }
            .sheet(item: Binding(get: { isCompact ? item : nil }, set: { item = $0 })) { ItemView(item: $0) }
            .popover(item: Binding(get: { isCompact ? nil : item }, set: { item = $0 })) { ItemView(item: $0) }
        }
      }
      struct ItemView: View { let item: Item; var body: some View { Text("Item") } }
      """)
    #expect(chart.slots == ["ShopView.item atMostOne optionalValue: item sheet → ItemView"])
    let destination = chart.destination("item", in: "item")
    #expect(destination?.presentations?.map(\.kind) == [.sheet, .popover])
  }

  /// Each is written by a control, or by what it presents, and by nobody else.
  @Test func whatTwoBindingsWriteIsDoneApart() {
    let chart = Charted(
      """
      enum Kind { case bookmarks, history }
      struct SyncView: View {
        @State private var enabling: Kind?
        @State private var syncing: Kind?
        @State private var isOn = false
        var body: some View {
          List {
            Toggle("Bookmarks", isOn: Binding(
              get: { isOn }, set: { if $0 { enabling = .bookmarks } else { isOn = false } }))
            Toggle(isOn: .init(
              get: { isOn }, set: { if $0 { syncing = .history } else { isOn = false } })) { Text("History") }
          }
          .confirmationDialog("", isPresented: .init(get: { enabling != nil }, set: { if !$0 { enabling = nil } })) {
            Button("Enable") { enabling = nil }
          }
          .confirmationDialog("", isPresented: .init(get: { syncing != nil }, set: { if !$0 { syncing = nil } })) {
            Button("Sync") { syncing = nil }
          }
        }
      }
      """)
    let actions = chart.screen("SyncView")?.actions ?? []
    #expect(actions.map(\.name) == ["Bookmarks", "History", "Enable", "Sync"])
    #expect(actions.allSatisfy { $0.effects.count == 1 })
  }

  /// The system only ever takes away.
  @Test(arguments: ["$0.map { ($0.name, 1) }", "$0"])
  func whatIsMappedIsThereWhileThatIs(_ written: String) {
    let chart = Charted(
      """
      struct Option: Identifiable { let name: String; var id: String { name } }
      struct OptionsView: View {
        @State private var edited: \(written == "$0" ? "Option" : "(name: String, value: Int)")?
        var body: some View {
          Button("Edit") { edited = \(written == "$0" ? "Option(name: \"\")" : "(\"\", 1)") }
            .sheet(item: Binding(
              get: { edited.map { Option(name: $0.name) } },
              set: { edited = \(written) }
            )) { _ in Text("") }
        }
      }
      """)
    #expect(chart.actions == ["OptionsView.Edit present edited"])
    #expect(chart.setters(of: "edited", in: "edited").count == 1)
  }

  /// What only the system is told of is nobody's doing, wherever the binding is made.
  @Test func bindingOfPropertyIsToldBySystem() {
    let chart = Charted(
      """
      struct Leak: Identifiable { let id = 1 }
      struct BilgeView: View {
        @State private var leak: Leak?
        @State private var isDry = false
        @State private var depth = 0
        private var dryBinding: Binding<Bool> {
          Binding(get: { isDry && depth > 0 }, set: { if !$0 { isDry = false } })
        }
        private var leakBinding: Binding<Leak?> { Binding(get: { leak }, set: { leak = $0 }) }
        private func shows(_ isOn: Bool) -> Binding<Bool> {
          Binding(get: { isDry == isOn }, set: { if !$0 { isDry = false } })
        }
        var body: some View {
          VStack {
            Button("Look") { leak = Leak() }
            Button("Pump") { depth += 1; isDry = true }
            Toggle("Dry", isOn: dryBinding)
          }
          .sheet(item: leakBinding) { _ in Text("Leak") }
          .alert("Dry", isPresented: shows(true)) {}
        }
      }
      """)
    // A toggle is told by the user.
    #expect(
      chart.actions == [
        "BilgeView.Look present leak", "BilgeView.Pump present isDry",
        "BilgeView.dryBinding dismiss isDry",
      ])
  }

  @Test func bindingHandedToPresenterOfItsOwnIsToldBySystem() {
    let chart = Charted(
      """
      struct Marker: Identifiable { let id = 1 }
      struct CoverByItem<Page: View>: ViewModifier {
        @Binding var item: Marker?
        let page: (Marker) -> Page
        func body(content: Content) -> some View { content.fullScreenCover(item: $item) { page($0) } }
      }
      struct CoverByFlag<Page: View>: ViewModifier {
        @Binding var isShown: Bool
        let page: () -> Page
        var item: Binding<Marker?> {
          Binding<Marker?>(get: { isShown ? Marker() : nil }, set: { isShown = $0 != nil })
        }
        func body(content: Content) -> some View { content.modifier(CoverByItem(item: item) { _ in page() }) }
      }
      extension View {
        func cover<Page: View>(_ isShown: Binding<Bool>, page: @escaping () -> Page) -> some View {
          modifier(CoverByFlag(isShown: isShown, page: page))
        }
      }
      struct MastView: View {
        @State private var isRaised = false
        var body: some View { Button("Raise") { isRaised = true }.cover($isRaised) { FlagView() } }
      }
      struct FlagView: View { var body: some View { Text("Flag") } }
      """)
    #expect(chart.actions == ["MastView.Raise present isRaised"])
  }

  /// Told `true` it would set what presents it, which never happens; told `false` it takes that away.
  @Test func choiceByWhatTheBindingIsToldIsNoWayThere() {
    let chart = Charted(
      """
      struct KnotView: View {
        enum Shown { case none, bowline, hitch }
        @State private var shown: Shown = .none
        var body: some View {
          Text("Knots")
            .sheet(isPresented: Binding(get: { shown == .bowline }, set: { isOn in
              shown = isOn == true ? .bowline : .none
            })) { BowlineView() }
            .sheet(isPresented: Binding(get: { shown == .hitch }, set: { isOn in
              withAnimation { shown = isOn ? .hitch : .none }
            })) { HitchView() }
            .onTapGesture { shown = .bowline }
            .onLongPressGesture { shown = .hitch }
        }
      }
      struct BowlineView: View { var body: some View { Text("") } }
      struct HitchView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.actions == [
        "KnotView.Knots present shown (bowline)", "KnotView.Knots present shown (hitch)",
      ])
  }

  /// One that each row makes and keeps first does no more than one that is made where it is handed over.
  @Test(arguments: [
    "Binding<Bool> { chosen == buoy } set: { value in if value { chosen = buoy } else { chosen = nil } }",
    "Binding(get: { chosen == buoy }, set: { if $0 { chosen = buoy } else { chosen = nil } })",
  ])
  func bindingThatARowKeepsIsToldBySystem(_ binding: String) {
    let chart = Charted(
      """
      struct Buoy: Identifiable, Equatable { let id: Int }
      struct FairwayView: View {
        @State private var chosen: Buoy?
        let buoys = [Buoy(id: 1)]
        var body: some View {
          ForEach(buoys) { buoy in
            let isShown = \(binding)
            Button("Show") { isShown.wrappedValue = true }
              .popover(isPresented: isShown) { Text("Buoy") }
          }
        }
      }
      """)
    #expect(chart.actions == ["FairwayView.Show present chosen"])
  }

  /// What a toggle is handed so, the user sets.
  @Test func bindingThatARowKeepsForAControlIsToldByTheUser() {
    let chart = Charted(
      """
      struct Buoy: Identifiable, Equatable { let id: Int }
      struct FairwayView: View {
        @State private var chosen: Buoy?
        let buoys = [Buoy(id: 1)]
        var body: some View {
          ForEach(buoys) { buoy in
            let isShown = Binding(get: { chosen == buoy }, set: { if $0 { chosen = buoy } else { chosen = nil } })
            Toggle("Show", isOn: isShown)
          }
          .popover(item: $chosen) { _ in Text("Buoy") }
        }
      }
      """)
    #expect(chart.actions.contains { $0.hasSuffix("present chosen") })
  }

  /// What a view chooses by closes what it chooses in, where the function that makes the binding does so.
  @Test(arguments: [
    ("isPicking.wrappedValue = false", ["Berth.Deep dismiss Home.isPicking"]),
    ("isPicking.wrappedValue = true", ["Berth.Deep present Home.isPicking"]),
  ])
  func aBindingThatClosesWhatItIsChosenIn(_ closing: String, _ actions: [String]) {
    let chart = Charted(
      """
      final class Voyage: ObservableObject { @Published var berth: String? }
      extension Voyage {
        func berthBinding(isPicking: Binding<Bool>) -> Binding<String?> {
          .init { self.berth } set: {
            guard let berth = $0 else { return }
            self.berth = berth
            \(closing)
          }
        }
      }
      struct Home: View {
        @StateObject private var voyage = Voyage()
        @State private var isPicking = false
        var body: some View {
          Button("Berth") { isPicking = true }
            .sheet(isPresented: $isPicking) { Berth(voyage: voyage, isPicking: $isPicking) }
        }
      }
      struct Berth: View {
        @Binding private var chosen: String?
        init(voyage: Voyage, isPicking: Binding<Bool>) {
          _chosen = voyage.berthBinding(isPicking: isPicking)
        }
        var body: some View { List { Button("Deep") { chosen = "deep" } } }
      }
      """)
    #expect(chart.actions.filter { $0.hasPrefix("Berth") } == actions)
  }
}
