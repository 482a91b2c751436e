import PortolanCheck
import PortolanModel
import Testing

/// Properties that read and write a part of what is kept, and whose state they are.
@Suite struct PartOfCollectionTests {
  private static let views = """
    enum Notice: Identifiable { case welcome, offer(Int), farewell; var id: Int { 0 } }
    struct WelcomeView: View { var body: some View { Text("") } }
    struct OfferView: View { let number: Int; var body: some View { Text("") } }
    """

  @Test(arguments: [
    "notices.isEmpty ? nil : notices[0]", "notices.first", "notices.last",
    "if notices.isEmpty { return nil }; return notices[0]",
  ])
  func theFirstOfAQueueIsShown(_ getter: String) {
    let chart = Charted(
      """
      final class Desk: ObservableObject {
        static let shared = Desk()
        @Published var notices: [Notice] = []
        var notice: Notice? {
          get { \(getter) }
          set {
            if let newValue { notices.insert(newValue, at: 0) } else { notices.removeFirst() }
          }
        }
        static func tell(_ notice: Notice?) { Desk.shared.notice = notice }
      }
      struct DeskView: View {
        @ObservedObject private var desk = Desk.shared
        var body: some View {
          Button("Offer") { Desk.tell(.offer(1)) }
            .onAppear { desk.notice = .welcome }
            .sheet(item: $desk.notice) { notice in
              switch notice {
              case .welcome: WelcomeView()
              case .offer(let number): OfferView(number: number)
              case .farewell: Text("")
              }
            }
        }
      }
      \(Self.views)
      """)
    #expect(
      chart.slots == [
        "DeskView.notices atMostOne typedArray: welcome sheet → WelcomeView, offer sheet → OfferView, "
          + "farewell sheet"
      ])
    #expect(chart.model.unresolved.isEmpty)
    #expect(
      chart.setters(of: "offer", in: "notices") == [
        #"Button("Offer") { Desk.tell(.offer(1)) }"#
      ])
    #expect(
      chart.actions == [
        "DeskView.Offer present notices (offer)", "DeskView.onAppear present notices (welcome)",
      ])
  }

  /// Nobody can bind what can't be set.
  @Test func whatOnlyReadsIsNoState() {
    let chart = Charted(
      """
      struct DeskView: View {
        @State private var notices: [Notice] = []
        private var notice: Notice? { notices.first }
        var body: some View {
          switch notice {
          case .welcome: WelcomeView()
          default: OfferView(number: 1)
          }
        }
      }
      \(Self.views)
      """)
    #expect(chart.slots == [])
  }

  @Test func aStackMayBeAllButTheFirst() {
    let chart = Charted(
      """
      enum Page: Hashable { case list, item(Int) }
      final class Guide: ObservableObject {
        @Published var pages: [Page] = []
        var chosen: Page? {
          get { pages.isEmpty ? nil : pages[0] }
          set { pages = newValue.map { [$0] } ?? [] }
        }
        var path: [Page] {
          get { Array(pages.dropFirst()) }
          set { pages = Array(pages.prefix(1)) + newValue }
        }
        func open(_ page: Page, anew: Bool) { path = anew ? [page] : path + [page] }
      }
      struct SplitView: View {
        @StateObject private var guide = Guide()
        var body: some View {
          NavigationSplitView {
            Button("Item") { guide.open(.item(1), anew: false) }
          } detail: {
            NavigationStack(path: $guide.path) {
              Group {
                if let chosen = guide.chosen { switch chosen { case .list: ListView(); default: Text("") } }
              }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .list: ListView()
                case .item(let id): ItemView(id: id)
                }
              }
            }
          }
        }
      }
      struct ListView: View { var body: some View { Text("") } }
      struct ItemView: View { let id: Int; var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "Guide.pages sequence typedArray in NavigationStack: list drillDown → ListView, "
          + "item drillDown → ItemView"
      ])
    #expect(chart.actions == ["Guide.Item push pages (item)"])
  }

  /// What else the setter does, is done.
  @Test func theSetterOfAPartSetsOtherStateToo() {
    let chart = Charted(
      Self.views + """
        @Observable final class Desk {
          var notices: [Notice] = []
          var isOver = false
          var notice: Notice? {
            get { notices.first }
            set { if newValue == nil { notices.removeFirst(); isOver = true } }
          }
        }
        struct DeskView: View {
          @State private var desk = Desk()
          var body: some View {
            Button("Tell") { desk.notices.append(.welcome) }
              .sheet(item: $desk.notice) { _ in WelcomeView() }
              .alert("", isPresented: $desk.isOver) {}
          }
        }
        """)
    #expect(chart.destination("isOver", in: "isOver")?.setBy?.isEmpty == false)
  }
}
