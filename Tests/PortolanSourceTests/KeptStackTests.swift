import PortolanModel
import Testing

/// Stacks of which a router keeps one for each tab, in a dictionary or behind a subscript of its own.
@Suite struct KeptStackTests {
  private static let pages = """
    enum Plot: CaseIterable { case meadow, orchard }
    enum Page: Hashable { case fruit(Int), tree(String) }
    struct FruitView: View {
      @Environment(Router.self) var router
      var body: some View { Button("Tree") { router.push(.tree("")) } }
    }
    struct TreeView: View { var body: some View { Text("") } }
    struct Pages: ViewModifier {
      func body(content: Content) -> some View {
        content.navigationDestination(for: Page.self) { page in
          switch page {
          case .fruit: FruitView()
          case .tree: TreeView()
          }
        }
      }
    }
    """

  private static let router = """
    @Observable final class Router {
      var plot = Plot.meadow
      var paths: [Plot: [Page]] = [:]
      subscript(plot: Plot) -> [Page] {
        get { paths[plot] ?? [] }
        set { paths[plot] = newValue }
      }
      func push(_ page: Page) { paths[plot, default: []].append(page) }
      func goHome() { paths[plot] = nil }
      func startOver() { paths = [:] }
    }
    """

  @Test(arguments: [
    "$router[plot]", "$router.paths[plot, default: []]", "$router.paths[plot]",
    "Binding(get: { router.paths[plot] ?? [] }, set: { router.paths[plot] = $0 })",
  ])
  func theStackOfOnePlaceIsASlot(_ path: String) {
    let chart = Charted(
      """
      \(Self.pages)
      \(Self.router)
      struct PlotView: View {
        @Bindable var router: Router
        let plot: Plot
        var body: some View {
          NavigationStack(path: \(path)) {
            Button("Fruit") { router.push(.fruit(1)) }.modifier(Pages())
          }
        }
      }
      """)
    #expect(
      chart.slots == [
        "PlotView.paths sequence typedArray in NavigationStack: "
          + "fruit drillDown → FruitView, tree drillDown → TreeView"
      ])
    #expect(chart.model.screens.flatMap(\.slots).map(\.keyedBy) == ["Plot"])
    #expect(
      chart.actions == [
        "FruitView.Tree push PlotView.paths (tree)", "PlotView.Fruit push paths (fruit)",
        "PlotView.goHome popToRoot paths", "PlotView.startOver popToRoot paths",
      ])
  }

  /// The one stack is in each of the tabs, and its own in each.
  @Test(arguments: [
    """
    NavigationStack(path: $router.paths[.meadow, default: []]) { Text("").modifier(Pages()) }
      .tag(Plot.meadow)
    NavigationStack(path: $router.paths[.orchard, default: []]) { Text("").modifier(Pages()) }
      .tag(Plot.orchard)
    """,
    """
    ForEach(Plot.allCases, id: \\.self) { plot in
      NavigationStack(path: $router[plot]) { Text("").modifier(Pages()) }.tag(plot)
    }
    """,
  ])
  func eachTabHasOne(_ tabs: String) {
    let chart = Charted(
      """
      \(Self.pages)
      \(Self.router)
      struct RootView: View {
        @State private var router = Router()
        var body: some View {
          TabView(selection: $router.plot) {
            \(tabs)
          }
        }
      }
      """)
    let stack = chart.model.screens.flatMap(\.slots).first { $0.name == "paths" }
    #expect(stack?.within == .init(slot: "plot", destination: "meadow"))
    #expect(stack?.alsoWithin == [.init(slot: "plot", destination: "orchard")])
  }

  @Test func pathsOfAnythingAreStacksToo() {
    let chart = Charted(
      """
      \(Self.pages)
      @Observable final class Router { func push(_ page: Page) {} }
      struct PlotView: View {
        @State private var paths: [Int: NavigationPath] = [:]
        let number: Int
        var body: some View {
          NavigationStack(path: $paths[number, default: NavigationPath()]) {
            NavigationLink("", value: Page.fruit(1)).modifier(Pages())
          }
        }
      }
      """)
    #expect(
      chart.slots == [
        "PlotView.paths sequence navigationPath in NavigationStack: "
          + "fruit drillDown → FruitView, tree drillDown → TreeView"
      ])
  }

  /// A list of lists is data.
  @Test func whatIsNoStackIsNone() {
    let chart = Charted(
      """
      struct Row: Identifiable { let id: Int }
      @Observable final class Model {
        var rows: [Int: [Row]] = [:]
        func add() { rows[1, default: []].append(Row(id: 1)) }
      }
      struct ListView: View {
        @State private var model = Model()
        var body: some View { ForEach(model.rows[1] ?? []) { _ in Text("") } }
      }
      """)
    #expect(chart.slots.isEmpty)
    #expect(chart.actions.isEmpty)
  }
}
