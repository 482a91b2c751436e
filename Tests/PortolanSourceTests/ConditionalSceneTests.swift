import PortolanModel
import PortolanSource
import Testing

@testable import PortolanFacts

/// Code under the branches of an `#if`.
@Suite struct ConditionalSceneTests {
  @Test func aWindowInBothBranchesHasNoCondition() {
    let chart = Charted(
      """
      @main struct Shop: App {
        @State private var route: Route?
        enum Route: Identifiable { case help, about; var id: Self { self } }
        var body: some Scene {
          #if os(macOS)
          WindowGroup { content }.windowStyle(.hidden)
          #else
          WindowGroup { content }
          #endif
        }
        private var content: some View {
          Home().sheet(item: $route) { route in
            switch route {
            case .help: Help()
            case .about: Text("")
            }
          }
        }
      }
      struct Home: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(chart.model.roots.map(\.condition) == [nil])
    #expect(chart.destination("help", in: "route")?.presentations?.count == 1)
    #expect(chart.destination("help", in: "route")?.presentations?.first?.condition == nil)
  }

  @Test(
    arguments: [
      (["a", "!(a)"], nil), (["a", nil], nil), (["a", "b"], "a"), (["a", "!(a) && b"], "a"),
      (["a", "!(a) && b", "!(a) && !(b)"], nil),
      (["os(iOS) && !(DEBUG)", "!(os(iOS))"], "os(iOS) && !(DEBUG)"),
      (["!DEBUG", "DEBUG"], nil), ([nil], nil), (["a || b", "!(a || b)"], nil),
      (["a && b", "!(a && b)"], nil),
    ] as [([String?], String?)])
  func conditionsThatCoverEverythingAreNone(_ conditions: [String?], _ merged: String?) {
    #expect(Branches.merged(conditions) == merged)
  }

  @Test func twoAppsThatShareAScreenAreBothTold() {
    func app(_ name: String) -> SourceFile {
      SourceFile(
        reading: "@main struct \(name): App { var body: some Scene { WindowGroup { Home() } } }",
        path: "\(name).swift", module: name)
    }
    let model = NavigationModel(linking: [
      app("Phone"), app("Screen"),
      SourceFile(
        reading: """
          struct Home: View {
            @State var isShown = false
            var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
          }
          """, path: "Home.swift", module: "Phone"),
    ])
    #expect(model.roots.map(\.screen) == ["Phone.Home"])
    #expect(model.unresolved.isEmpty)
  }

  /// A window that a delegate opens is there where the delegate is.
  @Test func aDelegatesWindowHasTheConditionOfItsFile() {
    let chart = Charted(
      """
      @main struct NotesApp: App { var body: some Scene { WindowGroup { Text("") } } }
      #if os(macOS)
      class PanelManager: NSObject, NSApplicationDelegate {
        var panel: NSPanel!
        func showPanel() {
          panel.contentView = NSHostingView(rootView: PanelView())
          panel.makeKeyAndOrderFront(nil)
        }
      }
      struct PanelView: View {
        @State private var isHelpShown = false
        var body: some View { Text("").sheet(isPresented: $isHelpShown) { Text("Help") } }
      }
      #endif
      """)
    let root = chart.model.roots.first { $0.screen == "App.PanelView" }
    #expect(root?.condition == "os(macOS)")
  }
}
