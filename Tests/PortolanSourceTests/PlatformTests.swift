import PortolanModel
import Testing

@testable import PortolanFacts

/// Code that one system alone compiles, beside that of another.
@Suite struct PlatformTests {
  @Test(
    arguments: [
      (["os(iOS)", "os(macOS)"], true), (["os(iOS)", "!(os(iOS))"], true),
      (["os(iOS)", "!os(macOS)"], false), (["!(os(macOS)) && os(iOS)", "os(macOS)"], true),
      (["os(iOS) || os(tvOS)", "os(macOS)"], true), (["os(iOS) || os(tvOS)", "os(tvOS)"], false),
      (["(os(iOS) || os(tvOS))", "!(os(iOS)) && !(os(tvOS))"], true),
      (["DEBUG", "!DEBUG"], true), (["DEBUG", "!(DEBUG)"], true), (["DEBUG", "BETA"], false),
      (["os(iOS)", "DEBUG"], false), (["!(a && b)", "a"], false), (["os(iOS)"], false), ([], false),
      (["!(os(iOS)) || (DEBUG)", "os(iOS)"], false),
    ] as [([String], Bool)])
  func conditionsOfDifferentSystemsExcludeEachOther(_ conditions: [String], _ exclude: Bool) {
    #expect(Branches.exclude(conditions) == exclude)
  }

  /// A wrapper for all systems brings a stack on one of them alone, and there the link stands.
  @Test func aBranchForOtherSystemsThanTheViewsIsNotThere() {
    let chart = Charted(
      """
      #if os(iOS)
      struct ShelfView: View {
        var body: some View { Sheet { NavigationLink("Book") { BookView() } } }
      }
      #endif
      struct Sheet<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View {
          #if os(macOS)
          content
          #elseif os(iOS)
          NavigationStack { content.padding() }
          #endif
        }
      }
      struct BookView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links == ["ShelfView NavigationLink drillDown → BookView"])
    #expect(chart.model.screens.flatMap(\.links).map(\.isOutsideStack) == [nil])
  }

  @Test func ofNamesakesEachSystemSeesItsOwn() {
    let chart = Charted(files: [
      "Phone.swift": """
      #if os(iOS)
      struct Page: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      struct PhoneView: View {
        @State private var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { Page() } }
      }
      #endif
      """,
      "Desk.swift": """
      #if os(macOS)
      struct Page: View {
        @State private var isPicking = false
        var body: some View {
          Button("") { isPicking = true }.popover(isPresented: $isPicking) { Text("") }
        }
      }
      struct DeskView: View {
        @State private var isOpen = false
        var body: some View { Button("") { isOpen = true }.sheet(isPresented: $isOpen) { Page() } }
      }
      #endif
      """,
    ])
    #expect(
      chart.slots == [
        "DeskView.isOpen atMostOne flag: isOpen sheet → Page (in Desk.swift)",
        "Page.isAsking atMostOne flag: isAsking alert",
        "Page.isPicking atMostOne flag: isPicking popover",
        "PhoneView.isShown atMostOne flag: isShown sheet → Page (in Phone.swift)",
      ])
  }

  /// The one system's `Settings` is a view of the app's own, the other's the scene.
  @Test(arguments: ["#if os(macOS)", ""])
  func aSceneIsNotHiddenByAViewOfAnotherSystem(_ condition: String) {
    let chart = Charted(
      """
      #if os(iOS)
      struct Settings: View {
        var body: some View { NavigationLink("") { HelpView() } }
      }
      #endif
      #if os(macOS)
      struct HomeView: View {
        @Environment(\\.openSettings) private var openSettings
        var body: some View { Button("") { openSettings() } }
      }
      struct Tabs: View {
        @State private var tab = 0
        var body: some View { TabView(selection: $tab) { Text("").tag(0); Text("").tag(1) } }
      }
      #endif
      \(condition.isEmpty ? "#if os(macOS)" : "")
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { HomeView() }
          \(condition)
          Settings { Tabs() }
          \(condition.isEmpty ? "" : "#endif")
        }
      }
      \(condition.isEmpty ? "#endif" : "")
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links.first == "HomeView openSettings window → Tabs")
    #expect(chart.model.roots.map(\.screen) == ["App.HomeView", "App.Tabs"])
  }

  @Test func appsOfOneNameAreToldApart() {
    func app(_ system: String, _ view: String) -> String {
      """
      #if os(\(system))
      @main struct Shop: App {
        @State private var isShown = false
        var body: some Scene {
          WindowGroup { \(view)().sheet(isPresented: $isShown) { Text("") } }
        }
      }
      struct \(view): View { var body: some View { Text("") } }
      #endif
      """
    }
    let chart = Charted(files: [
      "Desk.swift": app("macOS", "DeskView"), "Phone.swift": app("iOS", "PhoneView"),
    ])
    #expect(
      chart.model.roots.map(\.screen) == ["App.Shop (in Desk.swift)", "App.Shop (in Phone.swift)"])
    #expect(chart.model.roots.map(\.how) == [.main, .main])
    #expect(chart.model.unresolved == [])
  }

  /// What is written once for all systems shows on each what that has, and in a branch of one, what that one has.
  @Test(
    arguments: [
      ("Page()", ["Desk", "Phone"]), ("#if os(macOS)\nPage()\n#endif", ["Desk"]),
      ("#if os(iOS)\nPage()\n#else\nPage()\n#endif", ["Desk", "Phone"]),
    ])
  func codeForSeveralSystemsShowsTheViewOfEach(_ content: String, _ files: [String]) {
    func page(_ system: String, _ flag: String) -> String {
      """
      #if os(\(system))
      struct Page: View {
        @State private var \(flag) = false
        var body: some View { Button("") { \(flag) = true }.alert("", isPresented: $\(flag)) {} }
      }
      #endif
      """
    }
    let chart = Charted(files: [
      "Home.swift": """
      @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        var body: some View {
          VStack {
            \(content)
          }
        }
      }
      """,
      "Desk.swift": page("macOS", "isPicking"), "Phone.swift": page("iOS", "isAsking"),
    ])
    let shown = chart.screen("HomeView")?.slots.flatMap(\.destinations).compactMap(\.leadsTo) ?? []
    #expect(shown.sorted() == files.map { "App.Page (in \($0).swift)" })
  }
}
