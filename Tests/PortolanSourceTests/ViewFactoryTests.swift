import PortolanModel
import Testing

/// Views that static functions and properties make.
@Suite struct ViewFactoryTests {
  @Test(arguments: [
    "Pages.help { isOn = false }", "App.Pages.help { isOn = false }", "App.HelpPage {}",
  ])
  func theNameOfTheModuleMayStandBefore(_ page: String) {
    let chart = Charted(
      """
      enum Pages {
        static func help(done: @escaping () -> Void) -> some View { let page = HelpPage(done: done); return page }
      }
      struct HelpPage: View { let done: () -> Void; var body: some View { Text("") } }
      struct HomeView: View {
        @State private var isOn = false
        var body: some View { Text("").sheet(isPresented: $isOn) { \(page) } }
      }
      """)
    #expect(chart.slots == ["HomeView.isOn atMostOne flag: isOn sheet → HelpPage"])
  }

  @Test(arguments: [
    "static func make(topic: String) -> ChatPage { ChatPage(model: ChatModel(topic: topic)) }",
    "static func make(topic: String) -> Self { .init(model: ChatModel(topic: topic)) }",
    "static func make(topic: String) -> Self { Self(model: ChatModel(topic: topic)) }",
    """
    static func make(topic: String) -> ChatPage {
      let model = ChatModel(topic: topic)
      return .init(model: model)
    }
    """,
    "static func make(topic: String) -> some View { ChatPage(model: ChatModel(topic: topic)) }",
    """
    static func make(topic: String) -> some View {
      NavigationStack { ChatPage(model: ChatModel(topic: topic)).padding() }
    }
    """,
    "static func make(topic: String) -> ChatPage { Stores.shared.page(topic) }",
  ])
  func aStaticFunctionMakesAView(_ function: String) {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isTalking = false
        var body: some View {
          Text("").fullScreenCover(isPresented: $isTalking) { ChatPage.make(topic: "a") }
        }
      }
      final class ChatModel: ObservableObject {
        @Published var isAsking = false
        let topic: String
        init(topic: String) { self.topic = topic }
      }
      struct ChatPage: View {
        @ObservedObject var model: ChatModel
        var body: some View { Text("").sheet(isPresented: $model.isAsking) { Text("") } }
      }
      extension ChatPage {
        \(function)
      }
      """)
    #expect(
      chart.slots == [
        "ChatModel.isAsking atMostOne flag: isAsking sheet",
        "HomeView.isTalking atMostOne flag: isTalking fullScreenCover → ChatModel",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  @Test func aNamespaceMakesViewsToo() {
    let chart = Charted(
      """
      struct HomeView: View {
        @State private var isHelpShown = false
        @State private var isAboutShown = false
        @State private var isMapShown = false
        var body: some View {
          Text("")
            .sheet(isPresented: $isHelpShown) { Pages.help(for: 1) }
            .sheet(isPresented: $isAboutShown) { Pages.about }
            .sheet(isPresented: $isMapShown) { MapView.world }
        }
      }
      enum Pages {
        static func help(for topic: Int) -> some View { HelpView(topic: topic) }
        @ViewBuilder static var about: some View { AboutView() }
      }
      struct HelpView: View { let topic: Int; var body: some View { Text("") } }
      struct AboutView: View { var body: some View { Text("") } }
      struct MapView: View {
        static let world: MapView = .init()
        var body: some View { Text("") }
      }
      """)
    #expect(
      chart.slots == [
        "HomeView.isAboutShown atMostOne flag: isAboutShown sheet → AboutView",
        "HomeView.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
        "HomeView.isMapShown atMostOne flag: isMapShown sheet → MapView",
      ])
  }

  @Test func whatAStaticFunctionOfItsOwnMakesMayBeShown() {
    let chart = Charted(
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Text("").sheet(isPresented: $isShown) { Text("") } }
      }
      struct ChatPage: View {
        @State private var isAsking = false
        var body: some View { Text("").sheet(isPresented: $isAsking) { Text("") } }
        static func make() -> ChatPage { ChatPage() }
      }
      final class Opener { func open() { Windows.show(ChatPage.make()) } }
      """)
    #expect(
      chart.model.unresolved.map(\.what) == [
        "'ChatPage' is made, and nothing was seen to show it"
      ])
  }

  @Test(arguments: [
    "func settings() -> SettingsView { .init() }",
    "func settings() -> SettingsView { SettingsView() }",
    "func settings() -> some View { SettingsView() }",
  ])
  func aFunctionIsHandedToBeShown(_ function: String) throws {
    let chart = Charted(
      """
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        var body: some View { Frame(page: settings) }
        \(function)
      }
      struct Frame<Page: View>: View {
        let page: () -> Page
        var body: some View { NavigationStack { page() } }
      }
      struct SettingsView: View {
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(try chart.findings("unreachable-screen").isEmpty)
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.slots.contains { $0.hasPrefix("HomeView.") && $0.hasSuffix("→ SettingsView") })
  }

  @Test(arguments: ["self[$0]", "self[option: $0]"])
  func aSubscriptMakesRows(_ row: String) {
    let chart = Charted(
      """
      enum Option: CaseIterable, Identifiable { case quality, captions; var id: Self { self } }
      struct SettingsView: View {
        var body: some View { NavigationStack { List { ForEach(Option.allCases) { \(row) } } } }
      }
      private extension SettingsView {
        @ViewBuilder subscript(\(row.contains("option:") ? "option " : "")option: Option) -> some View {
          switch option {
          case .quality: NavigationLink(destination: QualityView()) { Text("Quality") }
          case .captions: Text("Captions")
          }
        }
      }
      struct QualityView: View {
        @State private var isShown = false
        var body: some View { Button("Help") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.links == ["SettingsView NavigationLink(destination:) drillDown → QualityView"])
  }
}
