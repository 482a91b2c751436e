import PortolanModel
import Testing

/// Tabs and scenes: exactly one is shown, always.
@Suite struct TabTests {
  private static let views = """
    struct HomeView: View { var body: some View { Text("") } }
    struct MailView: View { var body: some View { Text("") } }
    """

  @Test(arguments: [
    """
    HomeView().tabItem { Text("") }.tag(Tab.home)
    NavigationStack { MailView() }.tag(Tab.mail)
    """,
    """
    Tab("Home", systemImage: "house", value: .home) { HomeView() }
    Tab("Mail", systemImage: "mail", value: Tab.mail) { MailView() }
    """,
    """
    ForEach(Tab.allCases, id: \\.self) { tab in
      Group {
        switch tab {
        case .home: HomeView()
        case .mail: MailView()
        }
      }
      .tag(tab)
    }
    """,
    """
    ForEach(Tab.allCases) { tab in
      tab.content.tag(tab)
    }
    """,
    """
    ForEach(Sections.allCases) { section in
      TabSection("") {
        if section == .all {
          ForEach(section.tabs) { tab in
            Tab(value: tab) { content(of: tab) } label: { LabelView() }
          }
        } else {
          ForEach(Sections.items) { item in
            let tab = Tab.home
            Tab(value: tab) { HomeView() } label: { LabelView() }.tabPlacement(.sidebarOnly)
          }
        }
      }
      .tabPlacement(.sidebarOnly)
    }
    """,
    """
    HomeView().tag(Tab.home.rawValue)
    MailView().tag(Tab.mail.id)
    """,
  ])
  func tabsOfAnEnum(_ tabs: String) {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var selectedTab = Tab.home
        var body: some View {
          TabView(selection: $selectedTab) {
            \(tabs)
          }
        }
        @ViewBuilder func content(of tab: Tab) -> some View { tab.content }
      }
      enum Sections: CaseIterable, Identifiable {
        case all, more
        var id: Self { self }
        var tabs: [Tab] { Tab.allCases }
        static var items: [Item] { [] }
      }
      struct Item: Identifiable { let id: Int }
      struct LabelView: View { var body: some View { Text("") } }
      enum Tab: CaseIterable, Identifiable {
        case home, mail
        var id: Self { self }
        @ViewBuilder var content: some View {
          switch self {
          case .home: HomeView()
          case .mail: MailView()
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "RootView.selectedTab exactlyOne enum in TabView: home tab → HomeView, mail tab → MailView"
      ])
  }

  /// A tab's case that code selects and no tab is tagged with shows an empty tab view; one that another build tags does not, nor one that
  /// nothing selects.
  @Test func aTabThatIsSelectedAndNowhere() {
    let chart = Charted(
      """
      enum Tab { case home, mail, search, old }
      struct RootView: View {
        @State private var selectedTab = Tab.home
        var body: some View {
          TabView(selection: $selectedTab) {
            HomeView().tag(Tab.home)
            #if os(iOS)
            MailView().tag(Tab.mail)
            #endif
          }
          .onOpenURL { _ in selectedTab = .mail }
          .onAppear { selectedTab = .search }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "RootView.selectedTab exactlyOne enum in TabView: home tab → HomeView, mail tab → MailView, "
          + "search unknown"
      ])
  }

  /// A case that some code asks for is taken for something there: a button among the tabs, a page over them.
  @Test(arguments: [
    ".onChange(of: tab) { old, new in if new == .compose { isShown = true; tab = old } }",
    ".overlay { if case .compose = tab { Text(\"\") } }",
    ".overlay { switch tab { case .compose: Text(\"\"); default: EmptyView() } }",
    ".more(selection: $tab, value: .compose) { Text(\"\") }",
    ".tag(Tab.last)", ".tag(isMore ? Tab.compose : .home)",
  ])
  func aTabThatCodeAsksFor(_ asking: String) {
    let chart = Charted(
      """
      struct RootView: View {
        enum Tab: String {
          case home, mail, compose
          static let last = Tab.compose
          var isShown: Bool { self != .compose }
        }
        let isMore: Bool
        @State private var tab = Tab.home
        @State private var isShown = false
        var body: some View {
          TabView(selection: $tab) {
            HomeView().tag(Tab.home)
            MailView().tag(Tab.mail)
          }
          .onAppear { tab = .compose }
          \(asking)
          .sheet(isPresented: $isShown) { Text("") }
        }
      }
      \(Self.views)
      """)
    let tabs = chart.screen("RootView")?.slots.first { $0.name == "tab" }?.destinations
    #expect(tabs?.contains { $0.presentation == .unknown } == false)
  }

  /// A page that a number or a text chooses is that of its own tab alone, whoever hands it over: an argument, or a loop.
  @Test(arguments: [
    ("0", "page(0).tag(0); page(1).tabItem { Text(\"\") }.tag(1)", ["0", "1"]),
    ("0", "ForEach(0..<2) { index in page(index).tag(index) }", ["0", "1"]),
    ("0", "ForEach(0...1, id: \\.self) { page($0).tag($0) }", ["0", "1"]),
    ("0", "ForEach(titles.indices, id: \\.self) { index in page(index).tag(index) }", ["0", "1"]),
    (
      "0",
      "ForEach(Array(titles.enumerated()), id: \\.offset) { index, title in page(index).tag(index) }",
      ["0", "1"]
    ),
    (
      "0",
      "ForEach(0..<2) { i in Group { switch i { case 0: HomeView(); default: MailView() } }.tag(i) }",
      ["0", "1"]
    ),
    (
      "\"Home\"", "ForEach(titles, id: \\.self) { title in page(named: title).tag(title) }",
      ["Home", "Mail"]
    ),
  ])
  func pagesThatANumberChooses(_ first: String, _ tabs: String, _ names: [String]) {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var selected = \(first)
        let titles = ["Home", "Mail"]
        var body: some View { TabView(selection: $selected) { \(tabs) } }
        @ViewBuilder func page(_ index: Int) -> some View {
          switch index {
          case 1: MailView()
          default: HomeView()
          }
        }
        @ViewBuilder func page(named title: String) -> some View {
          if title == "Mail" { MailView() } else { HomeView() }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "RootView.selected exactlyOne enum in TabView: \(names[0]) tab → HomeView, "
          + "\(names[1]) tab → MailView"
      ])
  }

  /// What is worked out of a number, or set later, is another: then any page may be meant, and the tab has no name.
  @Test(arguments: [
    "ForEach(numbers, id: \\.self) { page($0).tag($0) }",
    "page(-1).tag(next)", "page(0 + next).tag(next)", "page(given ?? 1).tag(next)",
    "page(changed).tag(next)",
    "page(named: \"Mail\").tag(next)",
  ])
  func aPageOfANumberThatNobodyKnows(_ tab: String) {
    let chart = Charted(
      """
      struct RootView: View {
        let numbers: [Int]
        let next: Int
        let given: Int?
        @State private var selected = 0
        var body: some View { TabView(selection: $selected) { \(tab) } }
        var changed: Int { var number = 0; number += next; return number }
        enum Titles { static let mail = "Mail" }
        @ViewBuilder func page(named title: String) -> some View {
          if title == Titles.mail { MailView() } else { HomeView() }
        }
        @ViewBuilder func page(_ index: Int) -> some View {
          switch index {
          case 1: MailView()
          default: HomeView()
          }
        }
      }
      \(Self.views)
      """)
    #expect(chart.links == ["RootView TabView tab → MailViewOrHomeView"])
  }

  /// Where some tab can't be told, any may be the one.
  @Test(arguments: ["FancyTab(for: .mail)", "fancy(.mail)", "made()", "made", "tab(.mail)"])
  func aTabThatMayBeTheOneThatIsSelected(_ tab: String) {
    let chart = Charted(
      """
      import Fancy
      enum Tab { case home, mail }
      struct RootView: View {
        @State private var selectedTab = Tab.home
        let made: () -> AnyView
        var body: some View {
          TabView(selection: $selectedTab) {
            HomeView().tag(Tab.home)
            \(tab)
          }
          .onAppear { selectedTab = .mail }
        }
        func tab(_ tab: Tab) -> some View { self.tab(tab) }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "RootView.selectedTab exactlyOne enum in TabView: home tab → HomeView, mail tab"
      ])
  }

  @Test func aTabHoldsItsChild() {
    let chart = Charted(
      """
      @Observable class AppModel {
        var selectedTab: Tab
        var inventory: InventoryModel
        enum Tab { case one, inventory }
        init(selectedTab: Tab = .one, inventory: InventoryModel) {
          self.selectedTab = selectedTab
          self.inventory = inventory
        }
        func inventoryTapped() { selectedTab = .inventory }
      }
      @Observable class InventoryModel { var isHelpShown = false }
      struct AppView: View {
        @Bindable var model: AppModel
        var body: some View {
          TabView(selection: $model.selectedTab) {
            Button("") { model.inventoryTapped() }.tag(AppModel.Tab.one)
            NavigationStack { InventoryView(model: model.inventory) }.tag(AppModel.Tab.inventory)
          }
        }
      }
      struct InventoryView: View {
        @Bindable var model: InventoryModel
        var body: some View { Text("").sheet(isPresented: $model.isHelpShown) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "AppModel.inventory always child: inventory inline → InventoryModel",
        "AppModel.selectedTab exactlyOne enum in TabView: one tab, inventory tab → InventoryModel",
        "InventoryModel.isHelpShown atMostOne flag: isHelpShown sheet",
      ])
    #expect(chart.actions == ["AppModel.inventoryTapped select selectedTab (inventory)"])
  }

  @Test func aComputedSelectionIsTheStateBehindIt() {
    let chart = Charted(
      """
      @Observable class AppModel {
        var tab = Tab.home
        enum Tab: Hashable { case home, mail }
      }
      struct AppView: View {
        let model: AppModel
        var selection: Binding<AppModel.Tab> {
          Binding(get: { model.tab }, set: { model.tab = $0 })
        }
        var body: some View {
          TabView(selection: selection) {
            HomeView().tag(AppModel.Tab.home)
            MailView().tag(AppModel.Tab.mail)
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "AppModel.tab exactlyOne enum in TabView: home tab → HomeView, mail tab → MailView"
      ])
  }

  @Test(arguments: [
    ".init(get: { tab }, set: { changed(to: $0) })",
    "Binding<Tab>(get: { tab }, set: { changed(to: $0) })",
    "Binding { tab } set: { changed(to: $0) }",
  ])
  func aSelectionMadeByHandIsTheStateBehindIt(selection: String) {
    let chart = Charted(
      """
      @main struct MailApp: App {
        @State private var tab = Tab.home
        var body: some Scene {
          WindowGroup { RootView(tab: $tab) }
          Settings { MailView() }
        }
      }
      enum Tab { case home, mail }
      struct RootView: View {
        @Binding var tab: Tab
        var body: some View {
          TabView(selection: \(selection)) {
            HomeView().tag(Tab.home)
            MailView().tag(Tab.mail)
          }
        }
        func changed(to tab: Tab) { self.tab = tab }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "MailApp.tab exactlyOne enum in TabView: home tab → HomeView, mail tab → MailView"
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.MailApp", "App.MailView"])
  }

  @Test func whatOnlyAPickerSelectsIsASetting() {
    let chart = Charted(
      """
      enum Tab: Hashable { case home, mail }
      @Observable class Preferences { var firstTab = Tab.home; var secondTab = Tab.mail }
      struct RootView: View {
        @State private var tab = Tab.home
        var body: some View {
          TabView(selection: $tab) {
            HomeView().tag(Tab.home)
            SettingsView().tag(Tab.mail)
          }
        }
      }
      struct SettingsView: View {
        @State var preferences = Preferences()
        @State private var isHelpShown = false
        var body: some View {
          Picker("First", selection: $preferences.firstTab) { Text("").tag(Tab.home) }
            .pickerStyle(.segmented)
          TabPicker(tab: $preferences.secondTab)
          Button("Help") { isHelpShown = true }.alert("", isPresented: $isHelpShown) {}
        }
      }
      struct TabPicker: View {
        @Binding var tab: Tab
        var body: some View { Picker("Second", selection: $tab) { Text("").tag(Tab.home) } }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots.map { $0.prefix { $0 != " " } } == ["RootView.tab", "SettingsView.isHelpShown"])
  }

  @Test func tabsByNumberAreNamedByTheirTags() {
    let chart = Charted(
      """
      struct RootView: View {
        @State private var selection = 0
        var body: some View {
          TabView(selection: $selection) {
            HomeView().tag(0)
            MailView().tag(1)
          }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "RootView.selection exactlyOne enum in TabView: 0 tab → HomeView, 1 tab → MailView"
      ])
  }

  @Test func aRootSwitchSelects() {
    let chart = Charted(
      """
      @main struct MailApp: App {
        @State var model = AppModel()
        var body: some Scene {
          WindowGroup { RootView(model: model) }
          Settings { SettingsView() }
        }
      }
      @Observable class AppModel {
        var screen = Screen.login
        enum Screen { case login, mail }
        func loggedIn() { screen = .mail }
      }
      struct RootView: View {
        let model: AppModel
        var body: some View {
          switch model.screen {
          case .login: HomeView()
          case .mail: MailView()
          }
        }
      }
      struct SettingsView: View { var body: some View { Text("") } }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "AppModel.screen exactlyOne enum: login inline → HomeView, mail inline → MailView"
      ])
    #expect(chart.model.roots.map(\.screen) == ["App.AppModel", "App.SettingsView"])
    #expect(chart.model.roots.map(\.how) == [.main, .scene])
  }

  @Test func tabsOfABarOfUIKitsAreToldByTheirItems() {
    let chart = Charted(
      """
      enum Page: CaseIterable { case feed, search }
      @Observable final class Hub { var page: Page = .feed }
      struct BarItem {
        let page: Page
        let content: () -> AnyView
        init(_ page: Page, @ViewBuilder content: @escaping () -> some View) {
          self.page = page
          self.content = { AnyView(content()) }
        }
      }
      final class Bar: UITabBarController {}
      struct BarView: UIViewControllerRepresentable {
        let items: [BarItem]
        @Binding var number: Int
        init(number: Binding<Int>, items: [BarItem]) {
          self.items = items
          self._number = number
        }
        func makeUIViewController(context: Context) -> UITabBarController { Bar() }
      }
      struct Root: View {
        @State private var hub = Hub()
        var body: some View {
          BarView(
            number: Binding(
              get: { Page.allCases.firstIndex(of: hub.page) ?? 0 },
              set: { hub.page = Page.allCases[$0] }),
            items: [
              BarItem(.feed) { Host(title: "Feed") },
              BarItem(.search) { Host(title: "Search") },
            ])
        }
      }
      struct Host: View {
        let title: String
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "Host.isShown atMostOne flag: isShown sheet",
        "Hub.page exactlyOne enum in BarView: feed tab → Host, search tab → Host",
      ])
  }

  /// What turns like pages leads nowhere: a layout, an introduction, pictures.
  @Test(arguments: [
    (".page", "Intro(); Help()"), (".page(indexDisplayMode: .never)", "Intro(); Help()"),
    ("PageTabViewStyle()", "ForEach(pictures, id: \\.self) { picture in Help() }"),
  ])
  func pagesAreNoTabs(_ style: String, _ pages: String) {
    let chart = Charted(
      """
      @main struct NewsApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        let pictures: [String]
        var body: some View { TabView { \(pages) }.tabViewStyle(\(style)) }
      }
      struct Intro: View { var body: some View { Text("") } }
      struct Help: View {
        @State private var isAsking = false
        var body: some View { Text("").sheet(isPresented: $isAsking) { Text("") } }
      }
      """)
    #expect(chart.links == [])
    let isRow = pages.contains("ForEach")
    #expect(
      chart.slots == [
        "Help.isAsking atMostOne flag: isAsking sheet",
        "HomeView.help \(isRow ? "each collection" : "always child"): help inline → Help",
      ])
  }

  /// A style for pages speaks of what it is called on, and of that only; it may stand in an `#if`.
  @Test func aStyleForPagesSpeaksOfItsOwnTabs() {
    let chart = Charted(
      """
      struct Turned: ViewModifier {
        func body(content: Content) -> some View { content.tabViewStyle(.page) }
      }
      struct FirstView: View {
        var body: some View {
          TabView { Intro() }
          #if os(iOS)
            .tabViewStyle(.page)
          #endif
        }
      }
      struct HomeView: View {
        var body: some View { TabView { FirstView(); Intro() } }
      }
      struct Intro: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.links == ["HomeView TabView tab → FirstView", "HomeView TabView tab → Intro"])
  }

  @Test func pagesOfDataAreNoTabsWhateverCountsThem() {
    let chart = Charted(
      """
      struct HomeView: View {
        let pictures: [String]
        @State private var number = 0
        var body: some View {
          TabView(selection: $number) {
            ForEach(pictures.indices, id: \\.self) { index in Page().tag(index) }
          }
          .tabViewStyle(.page)
          .padding()
        }
      }
      struct Page: View {
        @State private var isAsking = false
        var body: some View { Text("").sheet(isPresented: $isAsking) { Text("") } }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.page each collection: page inline → Page",
        "Page.isAsking atMostOne flag: isAsking sheet",
      ])
  }

  /// A filter that several views share has cases that are no tab of this one, unless code selects them.
  @Test(arguments: ["", "filter = .muted"])
  func casesWithoutATabAreNoTabs(_ action: String) {
    let chart = Charted(
      """
      enum Filter { case posts, replies, muted }
      struct HomeView: View {
        @State private var filter = Filter.posts
        var body: some View {
          TabView(selection: $filter) {
            PostsView().tag(Filter.posts)
            RepliesView().tag(Filter.replies)
          }
          .onAppear { \(action) }
        }
      }
      struct PostsView: View { var body: some View { Text("") } }
      struct RepliesView: View { var body: some View { Text("") } }
      """)
    let muted = action.isEmpty ? "" : ", muted unknown"
    #expect(
      chart.slots == [
        "HomeView.filter exactlyOne enum in TabView: posts tab → PostsView, replies tab → RepliesView\(muted)"
      ])
  }

  /// What is chosen is kept by a child, whatever the enum is called; what is shown, by its parent.
  @Test(arguments: ["Shelf", "Kind", "Tab"])
  func tabsThatAChildSelects(_ name: String) {
    let chart = Charted(
      """
      @main struct ShopApp: App {
        @State var model = ShopModel()
        var body: some Scene { WindowGroup { ShopView(model: model) } }
      }
      @Observable class BarModel { var chosen = \(name).fruit }
      enum \(name) { case fruit, nuts }
      @Observable class FruitModel {
        var destination: Destination?
        enum Destination { case help(String) }
      }
      @Observable class ShopModel {
        let bar = BarModel()
        let fruit = FruitModel()
      }
      struct ShopView: View {
        @Bindable var model: ShopModel
        var body: some View {
          TabView(selection: $model.bar.chosen) {
            FruitView(model: model.fruit).tag(\(name).fruit)
            NutsView().tag(\(name).nuts)
          }
        }
      }
      struct FruitView: View {
        @Bindable var model: FruitModel
        var body: some View {
          Text("").sheet(item: $model.destination.help, id: \\.self) { Text($0) }
        }
      }
      struct NutsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "BarModel.chosen exactlyOne enum in TabView: fruit tab → FruitModel, nuts tab → NutsView",
        "FruitModel.destination atMostOne optionalEnum: help sheet",
        "ShopModel.bar always child: bar inline → BarModel",
      ])
    #expect(
      chart.destination("fruit", in: "chosen")?.heldBy
        == .init(screen: "App.ShopModel", property: "fruit"))
  }

  @Test func tabsThatNothingSelectsAreLinks() {
    let chart = Charted(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            NavigationStack { MailView() }
              .tabItem { Label("Mail", systemImage: "tray") }
            Text("").tabItem { Text("Nothing") }
          }
        }
      }
      \(Self.views)
      """)
    #expect(chart.slots.isEmpty)
    #expect(
      chart.links == [
        "RootView TabView tab → HomeView", "RootView TabView tab → MailView",
        "RootView TabView tab",
      ])
    #expect(chart.screen("RootView")?.links.map(\.location.line) == [4, 5, 7])
  }

  @Test func aFunctionMakesThePageOfEachTab() {
    let chart = Charted(
      """
      enum Kind { case mine, ours }
      struct Home: View {
        @State private var kind = Kind.mine
        var body: some View {
          TabView(selection: $kind) {
            page(for: .mine)
            self.page(for: Kind.ours).padding()
          }
        }
        private func page(for kind: Kind) -> some View {
          VStack { ListView() }.tag(kind)
        }
      }
      struct ListView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Home.kind exactlyOne enum in TabView: mine tab → ListView, ours tab → ListView"
      ])
  }

  @Test func aFunctionThatMakesItselfHasNoTag() {
    let chart = Charted(
      """
      enum Kind { case mine, ours }
      struct Home: View {
        @State private var kind = Kind.mine
        var body: some View { TabView(selection: $kind) { page(.mine); Text("").tag(Kind.ours) } }
        func page(_ kind: Kind) -> some View { page(kind).padding() }
      }
      """)
    #expect(chart.slots == ["Home.kind exactlyOne enum in TabView: ours tab, mine tab"])
  }

  @Test(arguments: [
    "extension View { func page(_ title: String, _ kind: Kind) -> some View { tabItem { Text(title) }.tag(kind) } }",
    "extension View { func page(_ title: String, _ kind: Kind) -> some View { self.tag(kind).tabItem { Text(title) } } }",
  ])
  func aModifierOfTheAppsOwnMaySetTheTag(_ modifier: String) {
    let chart = Charted(
      """
      enum Kind { case mine, ours }
      struct Home: View {
        @State private var kind = Kind.mine
        var body: some View {
          TabView(selection: $kind) {
            MineView().page("Mine", .mine)
            OursView().padding().page("Ours", .ours)
          }
        }
      }
      \(modifier)
      struct MineView: View { var body: some View { Text("") } }
      struct OursView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Home.kind exactlyOne enum in TabView: mine tab → MineView, ours tab → OursView"
      ])
  }

  /// The stores of the tabs are the reducer's, whoever keeps which of them is shown.
  @Test func tabsThatTheViewChoosesShowWhatItsReducerHolds() {
    let chart = Charted(
      """
      enum Kind { case mine, ours }
      @Reducer struct MainFeature {
        @ObservableState struct State: Equatable { var mine = MineFeature.State(); var ours = OursFeature.State() }
        enum Action { case mine(MineFeature.Action), ours(OursFeature.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: \\.mine, action: \\.mine) { MineFeature() }
          Scope(state: \\.ours, action: \\.ours) { OursFeature() }
        }
      }
      @Reducer struct MineFeature {
        @ObservableState struct State: Equatable { @Presents var help: HelpFeature.State? }
        enum Action { case help(PresentationAction<HelpFeature.Action>) }
      }
      @Reducer struct OursFeature {
        @ObservableState struct State: Equatable { @Presents var help: HelpFeature.State? }
        enum Action { case help(PresentationAction<HelpFeature.Action>) }
      }
      @Reducer struct HelpFeature {
        @ObservableState struct State: Equatable {}
        enum Action {}
      }
      struct MineView: View {
        @Bindable var store: StoreOf<MineFeature>
        var body: some View { Text("").sheet(item: $store.scope(state: \\.help, action: \\.help)) { _ in Text("") } }
      }
      struct OursView: View {
        @Bindable var store: StoreOf<OursFeature>
        var body: some View { Text("").sheet(item: $store.scope(state: \\.help, action: \\.help)) { _ in Text("") } }
      }
      struct MainView: View {
        let store: StoreOf<MainFeature>
        @State private var kind = Kind.mine
        var body: some View {
          TabView(selection: $kind) {
            MineView(store: store.scope(state: \\.mine, action: \\.mine)).tag(Kind.mine)
            OursView(store: store.scope(state: \\.ours, action: \\.ours)).tag(Kind.ours)
          }
        }
      }
      """)
    let children = ["mine", "ours"].map { chart.destination($0, in: "kind")?.child }
    #expect(children == ["mine", "ours"])
  }

  /// A view of the app's own that is named as the library's which it shows.
  @Test func aViewMayBeNamedAsTheTabsThatItShows() {
    let chart = Charted(
      """
      enum Place { case dock, reef }
      struct PierView: View { var body: some View { TabView(isOpen: true) } }
      struct TabView: View {
        let isOpen: Bool
        @State private var place = Place.dock
        var body: some View {
          SwiftUI.TabView(selection: $place) {
            DockView().tabItem { Text("Dock") }.tag(Place.dock)
            ReefView().tabItem { Text("Reef") }.tag(Place.reef)
          }
        }
      }
      struct DockView: View { var body: some View { Text("Dock") } }
      struct ReefView: View { var body: some View { Text("Reef") } }
      @main struct PierApp: App { var body: some Scene { WindowGroup { PierView() } } }
      """)
    #expect(
      chart.slots.contains(
        "TabView.place exactlyOne enum in TabView: dock tab → DockView, reef tab → ReefView"))
    #expect(chart.screen("PierView")?.slots.map(\.name) == ["tabView"])
  }

  /// A function of nobody's that makes a page, or one that makes no tab.
  @Test func aFreeFunctionMayMakeATab() {
    let chart = Charted(
      """
      enum Place { case dock, reef }
      struct PierView: View {
        @State private var place = Place.dock
        var body: some View {
          TabView(selection: $place) {
            tab("Dock", .dock) { DockView() }
            plain { ReefView() }
          }
        }
      }
      private func tab<Content: View>(
        _ title: String, _ place: Place, content: () -> Content
      ) -> some View {
        NavigationStack { content() }.tabItem { Text(title) }.tag(place)
      }
      private func plain<Content: View>(content: () -> Content) -> some View { content().padding() }
      struct DockView: View { var body: some View { Text("Dock") } }
      struct ReefView: View { var body: some View { Text("Reef") } }
      """)
    #expect(
      chart.slots == [
        "PierView.place exactlyOne enum in TabView: dock tab → DockView, reef tab"
      ])
  }

  /// Tabs where there is little room; a list beside a page, by the same state, where there is more.
  @Test func whatIsATabMayBeAPageElsewhere() {
    let chart = Charted(
      """
      enum Place { case dock, reef }
      struct PierView: View {
        @Environment(\\.horizontalSizeClass) private var room
        @State private var place = Place.dock
        var body: some View {
          if room == .compact {
            TabView(selection: $place) {
              DockView().tag(Place.dock)
              ReefView().tag(Place.reef)
            }
          } else {
            NavigationSplitView {
              Button("Dock") { place = .dock }
              Button("Reef") { place = .reef }
            } detail: {
              switch place {
              case .dock: DockView()
              case .reef: ReefMapView()
              }
            }
          }
        }
      }
      struct DockView: View { var body: some View { Text("Dock") } }
      struct ReefView: View { var body: some View { Text("Reef") } }
      struct ReefMapView: View {
        @State private var isLegendShown = false
        var body: some View { Text("Map").sheet(isPresented: $isLegendShown) { LegendView() } }
      }
      struct LegendView: View { var body: some View { Text("Legend") } }
      """)
    #expect(
      chart.slots.contains(
        "PierView.place exactlyOne enum in TabView: dock tab → DockView, reef tab → ReefViewOrReefMapView"
      ))
    let uses = ["dock", "reef"].map { name in
      chart.destination(name, in: "place")?.presentations?.map { "\($0.kind) \($0.view ?? "")" }
    }
    #expect(
      uses == [["tab DockView", "inline DockView"], ["tab ReefView", "inline ReefMapView"]])
    #expect(chart.screen("ReefViewOrReefMapView")?.slots.map(\.name) == ["reefMapView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What a property always says is as if it were written in its place.
  @Test(arguments: [
    "var mail: Page { .mail }", "let mail = Page.mail", "var mail: Page { return Page.mail }",
  ])
  func aPropertyMayNameTheTab(_ property: String) {
    let chart = Charted(
      """
      enum Page { case mail, news }
      struct HomeView: View {
        @State private var page = Page.mail
        \(property)
        var body: some View {
          TabView(selection: $page) {
            Tab("", value: mail) { MailView() }
            NewsView().tag(Page.news)
          }
        }
      }
      struct MailView: View { var body: some View { Text("") } }
      struct NewsView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.page exactlyOne enum in TabView: mail tab → MailView, news tab → NewsView"
      ])
  }

  /// The only tab of a view is always there, and no link leads to it; of several one is.
  @Test func theOnlyTabIsShownInPlace() {
    func chart(_ tabs: String) -> Charted {
      Charted(
        """
        @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
        struct RootView: View { var body: some View { TabView { \(tabs) } } }
        struct MapView: View {
          @State var isKeyShown = false
          var body: some View {
            Button("") { isKeyShown = true }.sheet(isPresented: $isKeyShown) { Text("") }
          }
        }
        struct HelpView: View { var body: some View { Text("") } }
        """)
    }
    let only = chart("MapView().tabItem { Text(\"Map\") }")
    #expect(only.links == [])
    #expect(only.slots.contains("RootView.mapView always child: mapView inline → MapView"))
    #expect(chart("MapView(); HelpView()").links.count == 2)
  }

  /// What selects a tab that a number or a text stands for says so, be it by a constant.
  @Test(arguments: [
    ("= \"home\"", "\"home\"", "\"account\"", "\"account\"", "account"),
    ("= 0", "0", "1", "1", "1"),
    ("= \"home\"", "\"home\"", "Tags.account", "Tags.account", "account"),
  ])
  func whatIsWrittenOutIsSelected(
    _ first: String, _ home: String, _ tag: String, _ value: String, _ name: String
  ) {
    let chart = Charted(
      """
      enum Tags { static let account = "account page" }
      struct RootView: View {
        @State private var tab \(first)
        var body: some View {
          TabView(selection: $tab) {
            HomeView().tag(\(home))
            AccountView().tag(\(tag))
          }
          .toolbar { Button("Account") { tab = \(value) } }
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct AccountView: View { var body: some View { Text("") } }
      """)
    #expect(chart.actions == ["RootView.Account select tab (\(name))"])
    #expect(chart.setters(of: name, in: "tab").count == 1)
  }

  /// What the model keeps that is called as the view's selection is none.
  @Test func theModelsNumberIsNotTheSelection() throws {
    let chart = Charted(
      """
      @Observable class HomeModel { var tab: Int = 0; var isBusy = false }
      struct RootView: View {
        @State var model = HomeModel()
        @State private var tab = 0
        @State private var isHelpShown = false
        var body: some View {
          TabView(selection: $tab) {
            Button("") { isHelpShown = true }.sheet(isPresented: $isHelpShown) { Text("") }.tag(0)
            MoreView().tag(1)
          }
          .alert("", isPresented: $model.isBusy) {}
        }
      }
      struct MoreView: View { var body: some View { Text("") } }
      """)
    let slots = chart.model.screens.flatMap(\.slots)
    #expect(
      slots.first { $0.name == "isHelpShown" }?.within == .init(slot: "tab", destination: "0"))
  }

  @Test func aTabsLabelIsItsTitle() {
    let chart = Charted(
      """
      struct HomeView: View {
        var body: some View {
          TabView {
            Tab { FilesView() } label: { Label("Files", systemImage: "doc") }
            Tab("Logs", systemImage: "book") { LogsView() }
          }
        }
      }
      struct FilesView: View { var body: some View { Text("") } }
      struct LogsView: View { var body: some View { Text("") } }
      """)
    #expect(chart.screen("HomeView")?.links.map(\.title) == ["Files", "Logs"])
  }

  /// Whatever the order of the enum's cases.
  @Test func tabsStandAsInTheBar() {
    let chart = Charted(
      """
      enum Berth: Int { case bow, hold, mast, stern }
      struct ShipView: View {
        @State private var berth = Berth.bow
        var body: some View {
          TabView(selection: $berth) {
            Text("Bow").tabItem { Text("Bow") }.tag(Berth.bow)
            Text("Stern").tabItem { Text("Stern") }.tag(Berth.stern)
            Text("Mast").tabItem { Text("Mast") }.tag(Berth.mast)
          }
          Button("Down") { berth = .hold }
        }
      }
      """)
    let names = chart.screen("ShipView")?.slots.first?.destinations.map(\.name)
    #expect(names == ["bow", "stern", "mast", "hold"])
  }

  /// Behind tabs without state nothing is there beside the others, whoever keeps what stands there.
  @Test(arguments: [
    ("", "private ", 0), ("", "", 2), ("shell.fish()", "private ", 1),
  ])
  func whatAnObjectKeepsForTabsIsBehindThem(beside: String, access: String, count: Int) {
    let chart = Charted(
      """
      @main struct ReefApp: App { var body: some Scene { WindowGroup { ShellView() } } }
      struct ShellView: View {
        @StateObject private var shell = Shell()
        var body: some View {
          VStack {
            TabView {
              shell.fish().tabItem { Text("Fish") }
              shell.boats().tabItem { Text("Boats") }
            }
            \(beside)
          }
        }
      }
      final class Shell: ObservableObject {
        \(access)lazy var fishGuide = FishGuide()
        \(access)lazy var boatGuide = BoatGuide()
        func fish() -> some View { FishTab(guide: fishGuide) }
        func boats() -> some View { BoatTab(guide: boatGuide) }
      }
      @Observable final class FishGuide { var isPikeShown = false }
      @Observable final class BoatGuide { var isMooringShown = false }
      struct FishTab: View {
        @Bindable var guide: FishGuide
        var body: some View {
          Button("Pike") { guide.isPikeShown = true }.sheet(isPresented: $guide.isPikeShown) { Text("") }
        }
      }
      struct BoatTab: View {
        @Bindable var guide: BoatGuide
        var body: some View {
          Button("Moor") { guide.isMooringShown = true }
            .sheet(isPresented: $guide.isMooringShown) { Text("") }
        }
      }
      """)
    #expect(
      chart.screen("ShellView")?.links.map(\.leadsTo) == ["App.FishGuide", "App.BoatGuide"])
    #expect(chart.screen("ShellView")?.slots.count == count)
  }
}
