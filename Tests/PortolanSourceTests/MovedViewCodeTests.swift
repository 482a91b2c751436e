import PortolanModel
import Testing

/// View code that does not stand in `body`.
@Suite struct MovedViewCodeTests {
  @Test func propertiesAndFunctionsAreFollowed() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isHelpShown = false
        @State var item: Item?
        @State var isMoreShown = false
        var body: some View { content.sheet(item: $item, content: sheet) }
        private var content: some View {
          VStack { header(title: "") }
            .sheet(isPresented: $isMoreShown, content: MoreView.init)
        }
        @ViewBuilder private func header(title: String) -> some View {
          Text(title).popover(isPresented: $isHelpShown) { help }
        }
        private var help: some View { HelpView() }
        private func sheet(_ item: Item) -> some View { ItemView(item: item) }
      }
      struct Item: Identifiable { let id: Int }
      struct ItemView: View { let item: Item; var body: some View { Text("") } }
      struct HelpView: View { var body: some View { Text("") } }
      struct MoreView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isHelpShown atMostOne flag: isHelpShown popover → HelpView",
        "HomeView.isMoreShown atMostOne flag: isMoreShown sheet → MoreView",
        "HomeView.item atMostOne optionalValue: item sheet → ItemView",
      ])
  }

  @Test func modifiersAreFollowed() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State var isHelpShown = false
        @State var route: Route?
        var body: some View {
          Text("").helpSheet(isShown: $isHelpShown).modifier(Routing(route: $route))
        }
      }
      enum Route: Identifiable { case edit, share; var id: Self { self } }
      extension View {
        func helpSheet(isShown: Binding<Bool>) -> some View {
          sheet(isPresented: isShown) { HelpView() }
        }
      }
      struct Routing: ViewModifier {
        @Binding var route: Route?
        func body(content: Content) -> some View {
          content.sheet(item: $route) { route in
            switch route {
            case .edit: EditView()
            case .share: ShareView()
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      struct EditView: View { var body: some View { Text("") } }
      struct ShareView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
        "HomeView.route atMostOne optionalEnum: edit sheet → EditView, share sheet → ShareView",
      ])
  }

  @Test(arguments: [
    ("{ $0.makeView() }", "makeView() -> some View"),
    ("{ route in route.view }", "view: some View"),
  ])
  func anEnumMakesItsOwnView(_ content: String, _ declaration: String) {
    let keyword = declaration.contains("(") ? "func" : "var"
    let chart = Charted(
      """
      struct HomeView: View {
        @State var route: Route?
        var body: some View { Text("").sheet(item: $route) \(content) }
      }
      enum Route: Identifiable {
        case edit(Int), share
        var id: String { "" }
        @ViewBuilder \(keyword) \(declaration) {
          switch self {
          case .edit(let number): EditView(number: number)
          case .share: ShareView()
          }
        }
      }
      struct EditView: View { let number: Int; var body: some View { Text("") } }
      struct ShareView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "HomeView.route atMostOne optionalEnum: edit sheet → EditView, share sheet → ShareView"
      ])
  }

  @Test func screensThatAreNoViewsByName() {
    let chart = Charted(
      """
      protocol Screen: View {
        associatedtype Content: View
        var content: Content { get }
      }
      extension Screen { var body: some View { content } }
      struct HomeScreen: Screen {
        @State var isShown = false
        var content: some View { Text("").sheet(isPresented: $isShown) { HelpView() } }
      }
      struct Tools: ToolbarContent {
        @State var isMenuShown = false
        var body: some ToolbarContent {
          ToolbarItem { Button("") {}.popover(isPresented: $isMenuShown) { HelpView() } }
        }
      }
      struct MailView: View { var body: some View { Text("").toolbar { Tools() } } }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots.contains("HomeScreen.isShown atMostOne flag: isShown sheet → HelpView"))
    #expect(
      chart.slots.contains("Tools.isMenuShown atMostOne flag: isMenuShown popover → HelpView"))
  }

  @Test func whatAProtocolsFunctionMakesIsReached() {
    let chart = Charted(
      """
      @main struct DemoApp: App {
        var body: some Scene { WindowGroup { ListView(demos: [FirstDemo(), SecondDemo()]) } }
      }
      protocol Demo { associatedtype Body: View; func makeView() -> Body }
      struct FirstDemo: Demo { func makeView() -> some View { FirstView() } }
      struct SecondDemo: Demo { func makeView() -> some View { SecondView() } }
      struct ListView: View {
        let demos: [any Demo]
        var body: some View {
          NavigationStack {
            ForEach(demos) { demo in NavigationLink("") { AnyView(demo.makeView()) } }
          }
        }
      }
      struct FirstView: View {
        @State var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      struct SecondView: View { var body: some View { Text("") } }
      """)
    #expect(chart.links.contains { $0.hasSuffix("→ FirstView") })
    #expect(chart.links.contains { $0.hasSuffix("→ SecondView") })
  }

  /// A view in a constant is shown where that is mentioned, and nowhere else.
  @Test(arguments: [
    (".sheet(isPresented: $isShown) { page }", "sheet"),
    (".fullScreenCover(isPresented: $isShown) { VStack { page.padding() } }", "fullScreenCover"),
  ])
  func aViewInAConstantIsShownWhereItIsMentioned(_ modifier: String, _ presentation: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          let page = CodeView().padding()
          Button("") { isShown = true }\(modifier)
        }
      }
      struct CodeView: View {
        @State private var isAsking = false
        var body: some View { Button("") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      """)
    #expect(
      chart.slots == [
        "CodeView.isAsking atMostOne flag: isAsking alert",
        "HomeView.isShown atMostOne flag: isShown \(presentation) → CodeView",
      ])
  }
}
