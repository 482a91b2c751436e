import Foundation
import PortolanModel
import Testing

/// Views that code keeps in a constant before it shows them.
@Suite struct KeptViewTests {
  private func chart(_ body: String, _ more: String = "") -> Charted {
    Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { QuayView() } } }
      struct QuayView: View {
        @State private var isAnchored = false
        var body: some View {
          \(body)
        }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      \(more)
      """)
  }

  private static let list = "List { Text(\"\"); NavigationLink(\"Boat\") { BoatView() } }"

  /// A link in one stands where the constant is mentioned.
  @Test(arguments: [
    "let list = \(list)\nNavigationView { list }",
    "let list = \(list).padding()\nNavigationStack { list }",
    "let list = \(list)\nlet plain = list.listStyle(.plain)\nNavigationStack { plain }",
    "let link = NavigationLink(\"Boat\") { BoatView() }\nNavigationStack { VStack { link } }",
    "let list = \(list)\nreturn NavigationStack { list }",
  ])
  func aLinkStandsInTheStackAroundItsMention(_ body: String) throws {
    let chart = chart(body)
    #expect(chart.links == ["QuayView NavigationLink drillDown → BoatView"])
    #expect(try chart.findings("drill-down-without-stack").isEmpty)
  }

  /// So does what is put beside a view that some value gives: `let content = page.content.safeAreaInset { … }`.
  @Test(arguments: ["page.content", "plain", "page.content.padding()"])
  func whatStandsBesideAViewThatAValueGives(_ view: String) {
    let chart = chart(
      """
      let content = \(view).safeAreaInset(edge: .bottom) { NavigationLink("Boat") { BoatView() } }
      return NavigationStack { if isAnchored { content.padding() } else { content } }
      """,
      """
      extension QuayView {
        var page: Page { .pier }
        var plain: some View { Text("") }
      }
      enum Page {
        case pier
        var content: some View { Text("Pier") }
      }
      """)
    #expect(chart.links == ["QuayView NavigationLink drillDown → BoatView"])
  }

  /// What a view keeps in a property to show it is shown where the code mentions it.
  @Test(arguments: [
    "var boat = BoatView()", "let boat = BoatView().padding()", "let boat = AnyView(BoatView())",
    "private let boat: some View = BoatView()",
  ])
  func aStoredViewIsShownWhereItIsMentioned(_ property: String) {
    let chart = Charted(
      """
      struct QuayView: View {
        @State private var isShown = false
        \(property)
        var body: some View {
          Button("Boat") { isShown = true }.sheet(isPresented: $isShown) { VStack { boat } }
        }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      """)
    #expect(chart.slots == ["QuayView.isShown atMostOne flag: isShown sheet → BoatView"])
  }

  /// What code puts into a controller of the app's own that it shows is what that shows, be the code in a closure which a view is handed.
  @Test(arguments: [
    "let boat = BoatView(); present(Host(rootView: boat), animated: true)",
    "let boat = BoatView(); let host = Host(rootView: boat); present(host, animated: true)",
  ])
  func aControllerShowsTheViewThatItIsMadeWith(_ code: String) {
    let more = """
      class Host<Content: View>: UINavigationController {
        init(rootView: Content) { super.init(rootViewController: UIHostingController(rootView: rootView)) }
      }
      struct Helm: View { let turn: () -> Void; var body: some View { Button("Turn") { turn() } } }
      final class Bridge: ObservableObject {
        weak var top: UIViewController?
        func present(_ page: UIViewController, animated: Bool) { top?.present(page, animated: animated) }
      }
      """
    let body =
      "Helm(turn: { \(code.replacingOccurrences(of: "present(", with: "bridge.present(")) })"
    let chart = chart("let bridge = Bridge()\n\(body)", more)
    #expect(chart.model.unresolved.map(\.what) == [])
    #expect(chart.links.map { $0.hasSuffix("→ BoatView") } == [true])
  }

  /// One that stands in no stack, wherever it is mentioned, has none.
  @Test(arguments: [
    "let list = \(list)\nVStack { list }",
    "let list = \(list)\nVStack { NavigationStack { Text(\"\") }; list }",
  ])
  func aLinkOutsideOfAStackIsTold(_ body: String) throws {
    #expect(try chart(body).findings("drill-down-without-stack").count == 1)
  }

  /// What is kept is presented where the constant is.
  @Test func aButtonStandsWhereItIsMentioned() {
    let chart = chart(
      """
      let button = Button("Weigh") { isAnchored = false }
      Text("").sheet(isPresented: $isAnchored) { VStack { Text(""); button } }
      """)
    let action = chart.screen("QuayView")?.actions.first { $0.name == "Weigh" }
    #expect(action?.availableAt?.destination == "isAnchored")
  }

  /// What an `#else` asks for is not said twice.
  @Test(arguments: ["List", "Frame"])
  func aBranchSaysItsConditionOnce(_ container: String) {
    let chart = chart(
      """
      let list = \(container) {
        #if !targetEnvironment(macCatalyst)
          NavigationLink("Boat") { BoatView() }
        #endif
      }
      #if targetEnvironment(macCatalyst)
        ZStack { list }
      #else
        NavigationView { list }
      #endif
      """,
      "struct Frame<Shown: View>: View { @ViewBuilder let shown: () -> Shown; var body: some View { List { shown() } } }"
    )
    #expect(
      chart.screen("QuayView")?.links.map(\.condition) == ["!(targetEnvironment(macCatalyst))"])
  }
}
