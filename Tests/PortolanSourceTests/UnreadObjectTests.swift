import PortolanModel
import Testing

/// Objects of a package that was not read: what they present the app's own code says.
@Suite struct UnreadObjectTests {
  private static let values = """
    import SwiftUI
    import Wayfinder
    enum Plot: Hashable, CaseIterable { case meadow, orchard }
    enum Page: Hashable { case fruit(Int), tree(String) }
    enum Tool: Identifiable { case rake, hose(Int); var id: Int { 0 } }
    struct RakeView: View { var body: some View { Text("") } }
    struct HoseView: View { var body: some View { Text("") } }
    struct FruitView: View { var body: some View { Text("") } }
    struct TreeView: View { var body: some View { Text("") } }
    struct Meadow: View {
      @Environment(Guide.self) var guide
      var body: some View {
        Button("Fruit") { guide.navigate(to: .fruit(1)) }
        Button("Hose") { guide.tool = .hose(1) }
      }
    }
    """

  private func chart(_ guide: String, path: String) -> Charted {
    Charted(
      """
      \(Self.values)
      \(guide)
      struct RootView: View {
        @State private var guide = Guide()
        var body: some View {
          TabView(selection: $guide.plot) {
            PlotView(plot: .meadow).tag(Plot.meadow)
            PlotView(plot: .orchard).tag(Plot.orchard)
          }
          .environment(guide)
          .sheet(item: $guide.tool) { tool in
            switch tool {
            case .rake: RakeView()
            case .hose: HoseView()
            }
          }
        }
      }
      struct PlotView: View {
        @Environment(Guide.self) var guide
        let plot: Plot
        var body: some View {
          @Bindable var guide = guide
          NavigationStack(path: \(path)) {
            Meadow().navigationDestination(for: Page.self) { page in
              switch page {
              case .fruit: FruitView()
              case .tree: TreeView()
              }
            }
          }
        }
      }
      """)
  }

  @Test(
    arguments: ["", "typealias Guide = Router<Plot, Page, Tool>"], ["$guide.path", "$guide[plot]"])
  func whatTheyPresentIsASlot(_ guide: String, _ path: String) {
    let chart = chart(guide, path: path)
    let slots = chart.model.screens.flatMap(\.slots).filter { $0.arity != .always }
    let name = path == "$guide.path" ? "path" : "paths"
    #expect(Set(slots.map(\.name)) == ["plot", "tool", name])
    #expect(slots.allSatisfy { $0.origin == .inferred })
    func shown(_ slot: String) -> [String]? {
      slots.first { $0.name == slot }?.destinations.map { "\($0.name) \($0.presentation.name)" }
    }
    #expect(shown("plot") == ["meadow tab", "orchard tab"])
    #expect(shown("tool") == ["rake sheet", "hose sheet"])
    #expect(shown(name) == ["fruit drillDown", "tree drillDown"])
    // What an unread function does with a page is as good as told; of the other nobody knows who sets it.
    #expect(chart.setters(of: "fruit", in: name).count == 1)
    #expect(chart.setters(of: "hose", in: "tool").count == 1)
    #expect(chart.destination("tree", in: name)?.isMadeElsewhere == true)
    let type = guide.isEmpty ? "Guide" : "Router"
    #expect(
      chart.model.unresolved.map(\.what) == [
        """
        the type '\(type)' of 'Wayfinder' is declared in no file that was read, so that what \
        'RootView', 'PlotView' present by it is told from their code alone; name the folder of its \
        source as a further input
        """
      ])
  }

  /// The object itself is never what is presented.
  @Test func aMemberIsNoWrapper() {
    let chart = Charted(
      """
      enum Tool: Identifiable { case rake, hose(Int); var id: Int { 0 } }
      struct RootView: View {
        @State var post = Signpost()
        var body: some View {
          Text("").sheet(item: $post.presented) { (tool: Tool) in ToolView(tool: tool) }
        }
      }
      struct ToolView: View {
        let tool: Tool
        var body: some View { switch tool { case .rake: RakeView() case .hose: HoseView() } }
      }
      struct RakeView: View { var body: some View { Text("") } }
      struct HoseView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Signpost.presented atMostOne optionalEnum: rake sheet → RakeView, hose sheet → HoseView"
      ])
  }

  /// What a generic view is handed, and what wraps something else, is nobody's class.
  @Test func whatIsNoClassIsNotMissed() {
    let chart = Charted(
      """
      protocol Presenting: ObservableObject { var isShown: Bool { get set } }
      struct Page<Model: Presenting>: View {
        @ObservedObject var model: Model
        var body: some View { Text("").alert("", isPresented: $model.isShown) {} }
      }
      struct Other: View {
        @State var store: StoreOf<Feature>
        var body: some View { Text("").alert("", isPresented: $store.isShown) {} }
      }
      extension Third { @Observable final class Model { var isShown = false } }
      struct Third: View {
        @State var model = Model()
        var body: some View { Text("").alert("", isPresented: $model.isShown) {} }
      }
      """)
    #expect(!chart.model.unresolved.contains { $0.what.contains("is declared in no file") })
  }

  /// Of a value nobody knows that it is an object; an app may extend it with what a binding asks for.
  @Test(arguments: ["@State private var url: URL?", "@State private var url = URL()"])
  func valuesAreNoRouters(_ declaration: String) {
    let chart = Charted(
      """
      extension Optional { var isPresent: Bool { get { self != nil } set { if !newValue { self = nil } } } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        \(declaration)
        var body: some View {
          Text("").sheet(isPresented: $url.isPresent) { PageView() }
        }
      }
      struct PageView: View { var body: some View { Text("") } }
      """)
    #expect(chart.screen("URL") == nil)
    #expect(!chart.model.unresolved.contains { $0.what.contains("'URL'") })
  }

  /// A case that two of its enums have is that of the one which can hold what comes with it.
  @Test func aCaseOfTwoEnumsIsToldByWhatItHolds() {
    let chart = chart("typealias Guide = Router<Plot, Page, Tool>", path: "$guide[plot]")
    #expect(chart.actions.contains { $0.contains("Fruit push") })
    let other = Charted(
      """
      \(Self.named)
      struct RootView: View {
        @State private var guide = Guide()
        var body: some View {
          TabView(selection: $guide.plot) {
            PlotView(plot: .meadow).tag(Plot.meadow)
            PlotView(plot: .tree).tag(Plot.tree)
          }
          .environment(guide)
          .sheet(item: $guide.tool) { _ in RakeView() }
        }
      }
      """)
    #expect(other.actions.contains { $0.contains("Tree push") && $0.hasSuffix("(tree)") })
    #expect(other.actions.contains { $0.contains("Rake present") && $0.hasSuffix("tool (rake)") })
    #expect(other.setters(of: "rake", in: "tool") == ["Button(\"Rake\") { guide.tool = .rake }"])
  }

  private static let named = """
    import SwiftUI
    import Wayfinder
    enum Plot: Hashable, CaseIterable { case meadow, tree }
    enum Page: Hashable { case fruit(Int), tree(String) }
    enum Tool: Identifiable { case rake; var id: Int { 0 } }
    typealias Guide = Router<Plot, Page, Tool>
    struct RakeView: View { var body: some View { Text("") } }
    struct FruitView: View { var body: some View { Text("") } }
    struct TreeView: View { var body: some View { Text("") } }
    struct Meadow: View {
      @Environment(Guide.self) var guide
      var body: some View {
        Button("Tree") { guide.navigate(to: .tree("Elm")) }
        Button("Rake") { guide.tool = .rake }
      }
    }
    struct PlotView: View {
      @Environment(Guide.self) var guide
      let plot: Plot
      var body: some View {
        @Bindable var guide = guide
        NavigationStack(path: $guide[plot]) {
          Meadow().navigationDestination(for: Page.self) { page in
            switch page {
            case .fruit: FruitView()
            case .tree: TreeView()
            }
          }
        }
      }
    }
    """
}
