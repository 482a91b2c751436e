import PortolanModel
import Testing

/// What only some builds have, of the systems that one app is made for: views, what they show in place, and what they present.
@Suite struct BuildBranchTests {
  @Test func namesakesOfTwoBuildsAreCalledOnce() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var note: Note?
        var body: some View { Button("") { note = Note() }.sheet(item: $note, content: ShareView.init) }
      }
      struct Note: Identifiable { let id = 0 }
      #if os(iOS)
      struct ShareView: View {
        let note: Note
        init(_ note: Note) { self.note = note }
        @State private var isDone = false
        var body: some View { Button("") { isDone = true }.alert("", isPresented: $isDone) {} }
      }
      #else
      struct ShareView: View {
        let note: Note
        init(_ note: Note) { self.note = note }
        @State private var isSent = false
        var body: some View { Button("") { isSent = true }.alert("", isPresented: $isSent) {} }
      }
      #endif
      """)
    let shown = chart.destination("note", in: "note")?.leadsTo
    #expect(shown == "App.ShareViews")
    #expect(chart.screen("ShareViews")?.title == "Share")
  }

  /// Beside another view, too, what each build has one of is named once.
  @Test func contentIsNamedOnceForWhatEachBuildHas() {
    let builds = ["#if os(iOS)", "#elseif os(watchOS)", "#else"].map { condition in
      """
      \(condition)
      struct LogView: View {
        @State private var isSent = false
        var body: some View { Button("") { isSent = true }.alert("", isPresented: $isSent) {} }
      }
      """
    }
    let chart = Charted(
      """
      struct DeskView: View {
        @State private var isShown = false
        var body: some View {
          Button("") { isShown = true }.sheet(isPresented: $isShown) { LogView(); BellView() }
        }
      }
      struct BellView: View {
        @State private var isRung = false
        var body: some View { Button("") { isRung = true }.alert("", isPresented: $isRung) {} }
      }
      \(builds.joined(separator: "\n"))
      #endif
      """)
    let shown = chart.destination("isShown", in: "isShown")?.leadsTo
    #expect(shown == "App.LogViewAndBellView")
    #expect(chart.screen("LogViewAndBellView")?.title == "Log and Bell")
  }

  /// What each of two builds has by code of its own is there in both: the root, state, a case, a presentation.
  @Test func whatTwoBuildsHaveIsThereInBoth() throws {
    let chart = Charted(
      """
      #if os(iOS)
      @main struct PhoneApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      #elseif os(macOS)
      @main struct DeskApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      #endif
      enum Page: Identifiable {
        #if os(iOS)
        case item
        #endif
        #if os(macOS)
        case item
        #endif
        case help
        var id: Self { self }
      }
      struct HomeView: View {
        #if os(iOS)
        @State private var page: Page?
        #endif
        #if os(macOS)
        @State private var page: Page?
        #endif
        var body: some View {
          #if os(iOS)
          content.padding()
          #elseif os(macOS)
          content
          #endif
        }
        private var content: some View {
          Button("") { page = .item; page = .help }.sheet(item: $page) { _ in PageView() }
        }
      }
      struct PageView: View {
        #if os(iOS)
        @State private var isScanning = false
        #endif
        #if os(macOS)
        @State private var isPrinting = false
        #endif
        var body: some View {
          Text("")
            #if os(iOS)
            .onTapGesture { isScanning = true }.sheet(isPresented: $isScanning) { Text("") }
            #endif
            #if os(macOS)
            .onTapGesture { isPrinting = true }.sheet(isPresented: $isPrinting) { Text("") }
            #endif
        }
      }
      """)
    #expect(
      try Chart(chart.model).places().map(\.text) == [
        "", "item", "item/isScanning", "item/isPrinting", "help", "help/isScanning",
        "help/isPrinting",
      ])
  }

  private static let app =
    "@main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }"

  /// A view that presents by a flag of its own.
  private func view(_ name: String, _ flag: String = "isHelp") -> String {
    """
    struct \(name): View {
      @State private var \(flag) = false
      var body: some View { Button("") { \(flag) = true }.sheet(isPresented: $\(flag)) { Text("") } }
    }
    """
  }

  private func slot(_ name: String, in type: String, of chart: Charted) -> Slot? {
    chart.screen(type)?.slots.first { $0.name == name }
  }

  // MARK: - Children

  @Test(arguments: [
    "var body: some View { Group {\n#if os(macOS)\nDeskView()\n#else\nPhoneView()\n#endif\n} }",
    "#if os(macOS)\nvar body: some View { DeskView() }\n#else\nvar body: some View { PhoneView() }\n#endif",
    "var body: some View { page }\n#if os(macOS)\nvar page: some View { DeskView() }\n#else\nvar page: some View { PhoneView() }\n#endif",
    "#if os(macOS)\nfunc page(_ n: Int) -> some View { DeskView() }\n#else\nfunc page(_ n: Int) -> some View { PhoneView() }\n#endif\nvar body: some View { page(1) }",
  ])
  func aChildSaysForWhichBuildsItIsThere(_ members: String) {
    let chart = Charted(
      "\(Self.app)\nstruct HomeView: View {\n\(members)\n}\n\(view("DeskView"))\n\(view("PhoneView"))"
    )
    let (desk, phone) = (
      slot("deskView", in: "HomeView", of: chart), slot("phoneView", in: "HomeView", of: chart)
    )
    #expect(desk?.condition == "os(macOS)")
    #expect(phone?.condition == "!(os(macOS))")
    #expect(desk?.branches?.excludes(phone?.branches ?? []) == true)
  }

  @Test func aChildOfEachBuildHasNoCondition() {
    let chart = Charted(
      """
      \(Self.app)
      struct HomeView: View {
        var body: some View {
          #if os(macOS)
            DeskView().padding()
          #else
            DeskView()
          #endif
          PhoneView()
        }
      }
      \(view("DeskView"))
      \(view("PhoneView"))
      """)
    for name in ["deskView", "phoneView"] {
      #expect(slot(name, in: "HomeView", of: chart)?.arity == .always)
      #expect(slot(name, in: "HomeView", of: chart)?.condition == nil)
    }
  }

  // MARK: - Views of one name in one file

  @Test func ofTwoViewsInOneFileEachBuildHasItsOwn() {
    let chart = Charted(
      """
      \(Self.app)
      struct HomeView: View { var body: some View { PageView() } }
      #if os(macOS)
        \(view("PageView", "isEdit"))
        extension PageView { var mark: Int { 1 } }
      #else
        \(view("PageView", "isShared"))
      #endif
      """)
    let desk = "PageView (in App.swift, os(macOS))"
    let phone = "PageView (in App.swift, !(os(macOS)))"
    #expect(chart.slots.contains("HomeView.pageView always child: pageView inline → \(desk)"))
    #expect(chart.slots.contains("HomeView.PageView always child: PageView inline → \(phone)"))
    #expect(
      chart.model.screens.first { $0.id == "App.\(desk)" }?.slots.map(\.name) == ["isEdit"])
    #expect(
      chart.model.screens.first { $0.id == "App.\(phone)" }?.slots.map(\.name) == ["isShared"])
    #expect(chart.model.unresolved.isEmpty)
    let children = chart.screen("HomeView")?.slots ?? []
    #expect(children.count == 2)
    #expect(children.first?.branches?.excludes(children.last?.branches ?? []) == true)
  }

  @Test func whereTheFirstLeadsNowhereTheOtherIsShown() {
    let chart = Charted(
      """
      \(Self.app)
      struct HomeView: View { var body: some View { NavigationStack { PageView(n: 1) } } }
      #if os(tvOS)
        struct PageView: View { let n: Int; var body: some View { Text("") } }
      #elseif os(iOS)
        struct PageView: View {
          let n: Int
          @State private var isShared = false
          var body: some View { Button("") { isShared = true }.sheet(isPresented: $isShared) { ShareView() } }
        }
        struct ShareView: View { var body: some View { Text("") } }
      #endif
      """)
    #expect(
      chart.slots.contains { $0.hasSuffix("isShared atMostOne flag: isShared sheet → ShareView") })
    #expect(chart.slots.contains { $0.hasPrefix("HomeView.pageView always child") })
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What a value is made of in one branch is there in that build; what is made in each is always there.
  @Test func tabsThatAValueListsForEachBuildHaveItsCondition() {
    let chart = Charted(
      """
      \(Self.app)
      struct Page: Identifiable {
        let id: String
        let content: AnyView
        static var list: Page { Page(id: "list", content: AnyView(PhoneView())) }
        static var films: Page { Page(id: "films", content: AnyView(WatchView())) }
        static var settings: Page { Page(id: "settings", content: AnyView(DeskView())) }
      }
      final class Pages: ObservableObject {
        @Published var selected = "list"
        let pages: [Page]
        init(_ pages: [Page]) { self.pages = pages }
      }
      struct HomeView: View {
        @StateObject private var pages = Self.standard
        static var standard: Pages {
          #if os(iOS)
            Pages([.list, .films])
          #else
            Pages([.list, .settings])
          #endif
        }
        var body: some View {
          TabView(selection: $pages.selected) {
            ForEach(pages.pages) { page in Tab(value: page.id) { page.content } }
          }
        }
      }
      \(view("PhoneView"))
      \(view("WatchView"))
      \(view("DeskView"))
      """)
    let tabs = chart.model.screens.flatMap(\.slots).first { $0.name == "selected" }?.destinations
    #expect(tabs?.map(\.name) == ["list", "films", "settings"])
    #expect(tabs?.map(\.condition) == [nil, "os(iOS)", "!(os(iOS))"])
  }

  // MARK: - Presentations

  private func router(_ builds: String) -> Charted {
    Charted(
      """
      \(Self.app)
      final class Router: ObservableObject { @Published var isSettings = false }
      struct HomeView: View {
        @StateObject var router = Router()
        var body: some View { Button("") { router.isSettings = true }.background(contents) }
      }
      \(builds)
      \(view("PhoneView"))
      \(view("WatchView"))
      \(view("DeskView"))
      """)
  }

  @Test func eachBuildPresentsInItsOwnWay() throws {
    let chart = router(
      """
      #if os(iOS)
      extension HomeView {
        var contents: some View { Text("").sheet(isPresented: $router.isSettings) { page } }
        private var page: some View { NavigationStack { PhoneView() } }
      }
      #elseif os(watchOS)
      extension HomeView {
        var contents: some View { Text("").sheet(isPresented: $router.isSettings) { page } }
        private var page: some View { WatchView() }
      }
      #else
      extension HomeView {
        var contents: some View { Text("").popover(isPresented: $router.isSettings) { DeskView() } }
      }
      #endif
      """)
    let settings = try #require(chart.destination("isSettings", in: "isSettings"))
    #expect(settings.presentations?.map(\.view) == ["PhoneView", "WatchView", "DeskView"])
    #expect(settings.presentations?.map(\.kind) == [.sheet, .sheet, .popover])
    #expect(
      settings.presentations?.map(\.condition) == [
        "os(iOS)", "!(os(iOS)) && os(watchOS)", "!(os(iOS)) && !(os(watchOS))",
      ])
    let content = try #require(settings.leadsTo)
    #expect(
      chart.model.screens.first { $0.id == content }?.slots.map(\.name) == [
        "phoneView", "watchView", "deskView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// Where all builds show the same, that is what is led to; so is the first of two that may be compiled together.
  @Test(arguments: [
    ("#if os(iOS)", "PhoneView"), ("#if DEBUG", "PhoneView"),
  ])
  func whatAllBuildsShowIsLedTo(_ branch: String, _ view: String) {
    let chart = router(
      """
      extension HomeView {
        var contents: some View {
          \(branch)
          Text("").sheet(isPresented: $router.isSettings) { \(view)() }
          #else
          Text("").popover(isPresented: $router.isSettings) { \(view)() }
          #endif
        }
      }
      """)
    #expect(chart.destination("isSettings", in: "isSettings")?.leadsTo == "App.\(view)")
  }

  @Test func overloadsAreNoVersions() {
    let chart = Charted(
      """
      \(Self.app)
      struct HomeView: View {
        var body: some View { page(1) }
        #if DEBUG
          func page(_ n: Int) -> some View { PhoneView() }
        #endif
        #if os(macOS)
          func page(_ name: String) -> some View { DeskView() }
        #endif
      }
      \(view("DeskView"))
      \(view("PhoneView"))
      """)
    #expect(chart.screen("HomeView")?.slots.map(\.name) == ["phoneView"])
  }

  @Test func whatStandsInSeveralBranchesIsThereInAny() {
    let chart = Charted(
      """
      \(Self.app)
      struct HomeView: View {
        var body: some View {
          #if os(iOS)
            DeskView()
          #elseif os(macOS)
            VStack { DeskView(); PhoneView() }
          #else
            Text("")
          #endif
        }
      }
      \(view("DeskView"))
      \(view("PhoneView"))
      """)
    #expect(
      slot("deskView", in: "HomeView", of: chart)?.condition
        == "os(iOS) || os(macOS)")
    #expect(
      slot("phoneView", in: "HomeView", of: chart)?.condition == "!(os(iOS)) && os(macOS)")
  }

  /// Each of more than two systems has its own view of the name, be it the first that an app shows.
  @Test func theViewsOfManySystemsAreAllShown() {
    func page(_ system: String) -> String {
      "#if os(\(system))\n\(view("PageView", "is\(system)"))\n#endif"
    }
    let pages = ["iOS", "macOS", "tvOS"].map(page).joined(separator: "\n")
    let chart = Charted(
      "\(Self.app)\nstruct HomeView: View { var body: some View { Group { PageView() } } }\n\(pages)"
    )
    #expect(
      chart.screen("HomeView")?.slots.map(\.name) == ["pageView", "PageView", "pageView3"])
    #expect(
      chart.screen("HomeView")?.slots.map(\.condition) == ["os(iOS)", "os(macOS)", "os(tvOS)"])
    #expect(chart.model.unresolved.isEmpty)
    let first = Charted(
      "@main struct Shop: App { var body: some Scene { WindowGroup { PageView() } } }\n\(pages)")
    #expect(first.model.roots.map(\.condition) == ["os(iOS)", "os(macOS)", "os(tvOS)"])
  }

  // MARK: - Models of one name

  private func pages(_ models: String, _ make: String = "PageModel()") -> Charted {
    func home(_ system: String) -> String {
      """
      #if os(\(system))
      struct HomeView: View {
        var body: some View { NavigationStack { NavigationLink("") { PageView(model: \(make)) } } }
      }
      #endif
      """
    }
    return Charted(files: [
      "App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }",
      "Home.swift": home("iOS"), "Home-tv.swift": home("tvOS"), "Model.swift": models,
      "Page.swift": """
      #if os(iOS)
      struct PageView: View {
        @ObservedObject var model: PageModel
        @State private var isShared = false
        var body: some View { Button("") { isShared = true }.sheet(isPresented: $isShared) { Text("") } }
      }
      #endif
      """,
      "Page-tv.swift": """
      #if os(tvOS)
      struct PageView: View { @ObservedObject var model: PageModel; var body: some View { Text("") } }
      #endif
      """,
    ])
  }

  @Test func aModelOfEachSystemIsAScreenOfItsOwn() {
    let chart = pages(
      """
      #if os(iOS)
      final class PageModel: ObservableObject { @Published var text = ""; @Published var term = "" }
      #endif
      #if os(tvOS)
      final class PageModel: ObservableObject { @Published var text = "" }
      #endif
      """)
    let models = chart.model.screens.filter { $0.type == "PageModel" }
    #expect(
      models.map(\.id).sorted() == [
        "App.PageModel (in Model.swift, os(iOS))", "App.PageModel (in Model.swift, os(tvOS))",
      ])
    #expect(models.flatMap(\.slots).map(\.name) == ["isShared"])
  }

  @Test func aModelOfAllSystemsKeepsItsName() {
    let chart = pages("final class PageModel: ObservableObject { @Published var text = \"\" }")
    #expect(!chart.model.screens.contains { $0.id.hasPrefix("App.PageModel (in") })
  }

  /// An arm of a `switch` that only some builds have: what it shows is shown there alone.
  @Test func anArmIsOfSomeBuilds() {
    let chart = Charted(
      """
      enum Page: Identifiable { case about, driver, help, tips; var id: Self { self } }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          Button("") { page = .about; page = .driver; page = .help; page = .tips }
            .sheet(item: $page) { page in
              switch page {
              case .about: AboutView()
              #if os(macOS)
              case .driver: DriverView()
              case .help: DeskHelpView()
              #else
              case .help: HelpView()
              #endif
              #if os(macOS)
              case .tips: TipsView()
              #elseif os(iOS)
              case .tips: TipsView()
              #endif
              default: EmptyView()
              }
            }
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct DriverView: View { var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct DeskHelpView: View { var body: some View { Text("") } }
      struct TipsView: View { var body: some View { Text("") } }
      """)
    let conditions = ["about", "driver", "help", "tips"].map {
      chart.destination($0, in: "page")?.presentations?.first?.condition
    }
    #expect(conditions == [nil, "os(macOS)", nil, "os(macOS) || os(iOS)"])
    #expect(chart.destination("driver", in: "page")?.leadsTo == "App.DriverView")
  }

  /// Two builds have a stack each, with a handler of its own: both count, and show what their build has.
  @Test(arguments: ["[Page]", "NavigationPath"])
  func eachBuildHasItsHandler(_ path: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case item, driver }
      struct HomeView: View {
        @State private var path = \(path)()
        var body: some View {
          PageStack(path: $path, page: page)
        }
        @ViewBuilder func page(for page: Page) -> some View {
          switch page {
          case .item: ItemView()
          #if os(macOS)
          case .driver: DriverView()
          #endif
          default: Text("")
          }
        }
      }
      #if os(iOS)
      struct PageStack<Shown: View>: View {
        @Binding var path: \(path)
        let page: (Page) -> Shown
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(Page.item); path.append(Page.driver) }
              .navigationDestination(for: Page.self, destination: page)
          }
        }
      }
      #else
      struct PageStack<Shown: View>: View {
        @Binding var path: \(path)
        let page: (Page) -> Shown
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(Page.item); path.append(Page.driver) }
              .navigationDestination(for: Page.self, destination: page)
          }
        }
      }
      #endif
      struct ItemView: View { var body: some View { Text("") } }
      struct DriverView: View { var body: some View { Text("") } }
      """)
    func conditions(_ name: String) -> [String?]? {
      chart.destination(name, in: "path")?.presentations?.map(\.condition)
    }
    #expect(conditions("item") == ["os(iOS)", "!(os(iOS))"])
    #expect(conditions("driver") == ["!(os(iOS)) && os(macOS)"])
    #expect(chart.destination("driver", in: "path")?.leadsTo == "App.DriverView")
  }

  /// A tab that only some builds have.
  @Test(arguments: ["#if os(macOS)\n case logs\n #endif", "case logs"])
  func aTabIsThereInTheBuildsThatHaveItsCase(_ logs: String) {
    let chart = Charted(
      """
      enum Tab: CaseIterable {
        case home
        \(logs)
        case more
      }
      struct MainView: View {
        @State private var tab = Tab.home
        var body: some View {
          TabView(selection: $tab) { ForEach(Tab.allCases, id: \\.self) { tab in page(tab).tag(tab) } }
        }
        @ViewBuilder func page(_ tab: Tab) -> some View {
          switch tab {
          case .home: HomeView()
          default: Text("")
          }
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      """)
    let isOfSome = logs.hasPrefix("#if")
    #expect(chart.destination("logs", in: "tab")?.condition == (isOfSome ? "os(macOS)" : nil))
    #expect(chart.destination("more", in: "tab") != nil)
    #expect(chart.destination("more", in: "tab")?.condition == nil)
  }

  /// Of what each build shows, the arms of a fork that only one of them has exclude each other all the same.
  @Test func theForkOfOneBuildIsKnownWhereAnotherHasNone() throws {
    let chart = Charted(
      """
      struct HomeView: View {
        #if os(iOS)
        @Environment(\\.horizontalSizeClass) private var size
        #endif
        var body: some View {
          #if os(iOS)
          if size == .compact { SmallView() } else { LargeView() }
          #else
          LargeView()
          #endif
        }
      }
      struct SmallView: View {
        @State private var showsHelp = false
        var body: some View { Button("") { showsHelp = true }.sheet(isPresented: $showsHelp) { Text("") } }
      }
      struct LargeView: View {
        @State private var showsNews = false
        var body: some View { Button("") { showsNews = true }.sheet(isPresented: $showsNews) { Text("") } }
      }
      """)
    let slots = try #require(chart.screen("HomeView")).slots
    #expect(slots.map(\.name) == ["smallView", "largeView"])
    let branches = try slots.map { try #require($0.branches) }
    #expect(
      branches[0].contains { one in
        branches[1].contains { $0.fork == one.fork && $0.arm != one.arm }
      })
    #expect(Set(branches[1].map(\.fork)).count == branches[1].count)
  }

  /// What stands in each branch of an `#if` is there in any build.
  @Test func aPartInEachBranchIsThereInAnyBuild() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isAddShown = false
        var body: some View {
          #if os(tvOS)
          add.padding(40)
          #else
          add
          #endif
        }
        private var add: some View {
          Button("Add") { isAddShown = true }.sheet(isPresented: $isAddShown) { Text("") }
        }
      }
      """)
    #expect(
      chart.destination("isAddShown", in: "isAddShown")?.presentations?.map(\.condition) == [nil])
  }

  /// What is shown in a usual build is the page, wherever it stands: of systems the phone's, and what no flag of the app's own asks for.
  @Test(arguments: [
    ("REMOTE", "IconsView"), ("!REMOTE", "PickerView"), ("os(macOS)", "IconsView"),
    ("os(iOS)", "PickerView"), ("DEBUG", "PickerView"),
    ("targetEnvironment(macCatalyst)", "IconsView"),
  ])
  func theUsualBuildSaysWhatIsShown(condition: String, view: String) {
    let chart = Charted(
      """
      @main struct InfoApp: App { var body: some Scene { WindowGroup { InfoView() } } }
      struct InfoView: View {
        @State private var isShown = false
        var body: some View {
          Button("Choose") { isShown = true }
            .popover(isPresented: $isShown) {
              #if \(condition)
                PickerView()
              #else
                IconsView()
              #endif
            }
        }
      }
      struct PickerView: View { var body: some View { Text("Picker") } }
      struct IconsView: View { var body: some View { Text("Icons") } }
      """)
    let targets = chart.model.screens.flatMap(\.slots).flatMap(\.destinations)
      .compactMap { $0.leadsTo?.split(separator: ".").last.map(String.init) }
    #expect(targets == [view])
  }

  /// A page of which each build has its own, and which leads nowhere, is one page.
  @Test func aPageOfEachBuildIsOne() {
    let chart = Charted(
      """
      @main struct InfoApp: App { var body: some Scene { WindowGroup { InfoView() } } }
      struct InfoView: View {
        @State private var isShown = false
        var body: some View {
          Button("Mail") { isShown = true }.sheet(isPresented: $isShown) { MailView() }
        }
      }
      #if os(macOS)
        struct MailView: View { var body: some View { Text("None") } }
      #else
        struct MailView: View { var body: some View { Text("Mail") } }
      #endif
      """)
    #expect(
      chart.destination("isShown", in: "isShown")?.leadsTo?.contains("!(os(macOS))") == true)
    #expect(chart.model.screens.map(\.type) == ["InfoView", "MailView"])
  }

  /// What each build declares by one name, the code after it uses in each.
  @Test func whatEachBuildDeclaresIsUsedAfterIt() {
    let chart = Charted(
      """
      enum Page: Hashable { case code, help, news }
      @Observable final class Router {
        var path: [Page] = []
        func open() {
          #if os(iOS)
            let page = Page.code
          #else
            let page = Page.help
          #endif
          path.append(page)
        }
      }
      struct HomeView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Open") { router.open() }
              .navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      final class ListController: UIViewController {
        func open() {
          let page = PageController()
          #if targetEnvironment(macCatalyst)
            let holder = BoxController(around: page)
          #else
            let holder = UINavigationController(rootViewController: page)
          #endif
          present(holder, animated: true)
        }
      }
      final class PageController: UIViewController {
        func help() { present(HelpController(), animated: true) }
      }
      final class HelpController: UIViewController {}
      """)
    #expect(
      chart.actions.filter { $0.contains("open") } == [
        "Router.open push path (code)", "Router.open push path (help)",
      ])
    #expect(chart.screen("Router")?.actions.map(\.effects.count) == [1, 1])
    #expect(chart.links.contains("ListController present(_:animated:) sheet → PageController"))
  }

  /// What UIKit shows in some builds alone says so, be it shown in others by other code.
  @Test(arguments: [
    (
      "#if os(visionOS)\npresent(WideController(), animated: true)\n#else\npresent(NarrowController(), animated: true)\n#endif",
      ["os(visionOS)", "!(os(visionOS))"]
    ),
    ("#if DEBUG\nhelp()\n#endif", ["DEBUG"]),
    ("#if DEBUG\nhelp()\n#endif\nhelp()", ["DEBUG", nil]),
    (
      "#if DEBUG\npresent(WideController(), animated: true)\n#else\npresent(WideController(), animated: false)\n#endif",
      [nil]
    ),
  ])
  func aControllersLinkStandsInABuild(_ code: String, _ conditions: [String?]) {
    let chart = Charted(
      """
      final class HomeController: UIViewController {
        func open() {
          \(code)
        }
      }
      final class WideController: UIViewController {}
      final class NarrowController: UIViewController {}
      extension UIViewController {
        func help() { present(NarrowController(), animated: true) }
      }
      """)
    #expect(chart.screen("HomeController")?.links.map(\.condition) == conditions)
  }
}
