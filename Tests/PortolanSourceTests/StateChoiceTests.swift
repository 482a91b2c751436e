import PortolanModel
import Testing

/// Functions that give one of several pieces of state: the path of the tab that is open.
@Suite struct StateChoiceTests {
  private func chart(_ members: String, _ view: String = "Text(\"\")") -> Charted {
    Charted(
      """
      enum Area { case home, mail }
      enum Page: Hashable { case item, help }
      final class Guide: ObservableObject {
        @Published var area = Area.home
        @Published var homePath = NavigationPath()
        @Published var mailPath = NavigationPath()
        \(members)
      }
      struct RootView: View {
        @StateObject private var guide = Guide()
        var body: some View {
          TabView(selection: $guide.area) {
            NavigationStack(path: $guide.homePath) { HomeView(guide: guide).pages() }.tag(Area.home)
            NavigationStack(path: $guide.mailPath) { Text("").pages() }.tag(Area.mail)
          }
        }
      }
      struct HomeView: View {
        @ObservedObject var guide: Guide
        var body: some View { \(view) }
      }
      struct ItemView: View { var body: some View { Text("") } }
      extension View {
        func pages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page {
            case .item: ItemView()
            case .help: Text("")
            }
          }
        }
      }
      """)
  }

  private static let path = """
    func path(of area: Area) -> Binding<NavigationPath> {
      switch area {
      case .home: return Binding(get: { self.homePath }, set: { self.homePath = $0 })
      case .mail: return Binding(get: { self.mailPath }, set: { self.mailPath = $0 })
      }
    }
    """

  private func changes(_ chart: Charted) -> [String] {
    chart.actions.filter { $0.contains("Path") }
  }

  @Test func whichOneIsOpenNobodyKnows() {
    let chart = chart(
      """
      \(Self.path)
      var current: Binding<NavigationPath> { path(of: area) }
      func helpTapped() { current.wrappedValue.append(Page.help) }
      func backTapped() { current.wrappedValue.removeLast() }
      """)
    #expect(
      changes(chart) == [
        "Guide.backTapped pop homePath", "Guide.backTapped pop mailPath",
        "Guide.helpTapped push homePath (help)", "Guide.helpTapped push mailPath (help)",
      ])
  }

  @Test(arguments: [
    "var current: Binding<NavigationPath> { if area == .home { return $homePath }; return $mailPath }",
    "var current: Binding<NavigationPath> { area == .home ? $homePath : $mailPath }",
    "var current: Binding<NavigationPath> { guard area == .home else { return $mailPath }; return $homePath }",
    """
    var current: NavigationPath {
      get { switch area { case .home: homePath; case .mail: mailPath } }
      set { switch area { case .home: homePath = newValue; case .mail: mailPath = newValue } }
    }
    """,
  ])
  func eachWayThroughIsOne(_ current: String) {
    let chart = chart(
      """
      \(current)
      func helpTapped() { let path = current; path.append(Page.help) }
      """)
    #expect(
      changes(chart).filter { $0.contains("push") } == [
        "Guide.helpTapped push homePath (help)", "Guide.helpTapped push mailPath (help)",
      ])
  }

  @Test func whoSaysWhichMeansThat() {
    let chart = chart(
      """
      \(Self.path)
      func helpTapped() { path(of: .mail).wrappedValue.append(Page.help) }
      """)
    #expect(changes(chart) == ["Guide.helpTapped push mailPath (help)"])
  }

  /// As with `$path`, whoever is handed a binding writes, and not the function that makes it.
  @Test func theFunctionThatGivesABindingDoesNothing() {
    #expect(changes(chart(Self.path)) == [])
  }

  @Test func aStackIsBoundToEach() {
    let chart = Charted(
      """
      enum Area: CaseIterable { case home, mail }
      final class Guide: ObservableObject {
        @Published var area = Area.home
        @Published var homePath = NavigationPath()
        @Published var mailPath = NavigationPath()
        \(Self.path)
      }
      struct RootView: View {
        @StateObject private var guide = Guide()
        var body: some View {
          ForEach(Area.allCases) { area in
            NavigationStack(path: guide.path(of: area)) {
              Text("").navigationDestination(for: Int.self) { _ in ItemView() }
            }
          }
        }
      }
      struct ItemView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Guide.homePath sequence navigationPath in NavigationStack: Int drillDown → ItemView",
        "Guide.mailPath sequence navigationPath in NavigationStack: Int drillDown → ItemView",
      ])
  }

  @Test func eachIsPresented() {
    let chart = chart(
      """
      @Published var isHomeHelpShown = false
      @Published var isMailHelpShown = false
      func isHelpShown(in area: Area) -> Binding<Bool> {
        switch area {
        case .home: Binding(get: { self.isHomeHelpShown }, set: { self.isHomeHelpShown = $0 })
        case .mail: Binding(get: { self.isMailHelpShown }, set: { self.isMailHelpShown = $0 })
        }
      }
      """,
      """
      Text("").sheet(isPresented: guide.isHelpShown(in: guide.area)) { ItemView() }
        .alert("", isPresented: guide.isHelpShown(in: .mail)) {}
      """)
    #expect(
      chart.destination("isHomeHelpShown", in: "isHomeHelpShown")?.presentations?.map(\.kind)
        == [.sheet])
    #expect(
      chart.destination("isMailHelpShown", in: "isMailHelpShown")?.presentations?.map(\.kind)
        == [.sheet, .alert])
  }
}
