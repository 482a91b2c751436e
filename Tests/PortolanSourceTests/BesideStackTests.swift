import PortolanCheck
import PortolanModel
import Testing

/// What is pushed from what stays on the screen beside a stack, be it an overlay or a sidebar, may be pushed onto whatever that holds.
@Suite struct BesideStackTests {
  @Test(arguments: [
    "ZStack { STACK; Button(\"Player\") { store.open(3) } }",
    "STACK.overlay { Button(\"Player\") { store.open(3) } }",
    "STACK.safeAreaInset(edge: .bottom) { PlayerBar(store: store) }",
    "NavigationSplitView { PlayerBar(store: store) } detail: { STACK }",
    "STACK.onOpenURL { _ in store.open(4) }",
    "STACK.onReceive(links) { _ in store.open(4) }",
  ])
  func whatStaysBesideTheStack(_ body: String) throws {
    #expect(try findings(body) == [])
    let moments = charted(body).model.screens.flatMap(\.actions).map(\.moment)
    #expect(moments.contains(.present))
  }

  /// What stands on the stack is hidden by what it pushes; so it is with what only lies over the stack as long as nothing is pushed.
  @Test(arguments: [
    "STACK", "ZStack { STACK }", "STACK.overlay { Text(\"Player\") }",
  ])
  func whatStandsOnTheStack(_ body: String) throws {
    #expect(try findings(body).count == 1)
  }

  /// A router that pushes onto the stack of the tab that is open does not push onto another's.
  @Test func whatStandsInTheStackOfAnotherTab() throws {
    let chart = Charted(
      """
      enum Page: Hashable { case help }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { TabsView() } } }
      @Observable final class Router { var path: [Page] = []; func open() { path.append(.help) } }
      struct TabsView: View {
        @State private var shop = Router()
        @State private var cart = Router()
        var body: some View {
          TabView {
            TabStack(router: shop)
            TabStack(router: cart)
          }
        }
      }
      struct TabStack: View {
        @Bindable var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Help") { router.open() }
              .navigationDestination(for: Page.self) { _ in Text("Help") }
          }
        }
      }
      """)
    #expect(chart.model.screens.flatMap(\.actions).allSatisfy { $0.moment == nil })
  }

  private func findings(_ body: String) throws -> [String] {
    try Checker().check(Chart(charted(body).model)).findings
      .filter { $0.rule == "invalid-stack" }.map(\.message)
  }

  private func charted(_ body: String) -> Charted {
    let stack = """
      NavigationStack(path: $store.path) {
            Button("First") { store.open(1) }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
          }
      """
    return Charted(
      """
      @main struct PlayerApp: App { var body: some Scene { WindowGroup { RootView() } } }
      @Observable final class Store { var path: [Int] = []; func open(_ n: Int) { path.append(n) } }
      struct RootView: View {
        @State private var store = Store()
        var body: some View {
          \(body.replacing("STACK", with: stack))
        }
      }
      struct PlayerBar: View {
        let store: Store
        var body: some View { Button("Player") { store.open(3) } }
      }
      """)
  }

  /// What only another build shows beside nothing is never done while the stack holds something.
  @Test func anotherBuildsCodeIsNotBesideTheStack() throws {
    let chart = Charted(
      """
      enum Page: Hashable { case about, entry(Int) }
      @Observable final class Router { var path: [Page] = [] }
      @main struct NotesApp: App {
        @State private var router = Router()
        var body: some Scene { WindowGroup { MainView().environment(router) } }
      }
      struct MainView: View {
        @Environment(Router.self) private var router
        var body: some View { page }
        #if os(iOS)
        var page: some View {
          @Bindable var router = router
          return NavigationStack(path: $router.path) { EntriesView().pages() }
        }
        #endif
        #if os(macOS)
        var page: some View { NavigationSplitView { EntriesView().pages() } detail: { Text("") } }
        #endif
      }
      extension View {
        func pages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page {
            case .about: AboutView()
            case .entry: EntryView()
            }
          }
        }
      }
      struct EntriesView: View {
        @Environment(Router.self) private var router
        var body: some View {
          List { NavigationLink("One", value: Page.entry(1)) }
            .toolbar { Button("About") { router.path.append(Page.about) } }
        }
      }
      struct AboutView: View { var body: some View { Text("") } }
      struct EntryView: View { var body: some View { Text("") } }
      """)
    let moments = chart.model.screens.flatMap(\.actions).map { $0.moment?.rawValue ?? "" }
    #expect(moments == ["", ""])
  }
}
