import PortolanModel
import Testing

/// Initialisers that an app adds to SwiftUI's own types.
@Suite struct AddedInitializerTests {
  @Test func aLinkLeadsWhereTheAppsOwnInitialiserSays() {
    let chart = Charted(
      Self.app(
        """
        NavigationLink(.detail) { RowView() }
        NavigationLink("Help", destination: .help)
        NavigationLink("Help", value: "On", destination: .help)
        """))
    #expect(chart.links == [])
    // What the closure shows is the link's label.
    #expect(chart.slots.contains("HomeView.rowView always child: rowView inline → RowView"))
    #expect(
      chart.setters(of: "detail", in: "path") == [#"NavigationLink(.detail) { RowView() }"#])
    #expect(
      chart.setters(of: "help", in: "path") == [
        #"NavigationLink("Help", destination: .help)"#,
        #"NavigationLink("Help", value: "On", destination: .help)"#,
      ])
  }

  @Test func theLibrarysOwnInitialiserStaysWhatItIs() {
    let chart = Charted(
      Self.app(
        """
        NavigationLink("Help", destination: HelpView())
        NavigationLink { RowView() } label: { Text("Help") }
        NavigationLink("Help", value: Frame(page: .help))
        """))
    #expect(
      chart.links == [
        "HomeView NavigationLink(destination:) drillDown → HelpView",
        "HomeView NavigationLink drillDown → RowView",
      ])
    #expect(
      chart.setters(of: "help", in: "path") == [
        #"NavigationLink("Help", value: Frame(page: .help))"#
      ])
  }

  @Test func oneMayCallAnother() {
    let chart = Charted(
      Self.app(
        #"NavigationLink(help: "Help")"#,
        #"init(help title: String) where Label == Text { self.init(title, destination: .help) }"#))
    #expect(chart.links == [])
    #expect(
      chart.setters(of: "help", in: "path") == [#"NavigationLink(help: "Help")"#])
  }

  private static func app(_ links: String, _ initializer: String = "") -> String {
    """
    enum Page: Hashable {
      case detail, help
      @ViewBuilder func view() -> some View {
        switch self {
        case .detail: DetailView()
        case .help: HelpView()
        }
      }
    }
    struct Frame: Hashable { var page: Page }
    extension NavigationLink where Destination == Never {
      init(_ page: Page, @ViewBuilder label: () -> Label) {
        self.init(value: Frame(page: page), label: label)
      }
      init(_ title: String, destination: Page) where Label == Text {
        self.init(value: Frame(page: destination)) { Text(title) }
      }
      init(_ title: String, value: String, destination: Page) where Label == Text {
        self.init(value: Frame(page: destination)) { Text(title + value) }
      }
      \(initializer)
    }
    struct DetailView: View { var body: some View { Text("") } }
    struct HelpView: View { var body: some View { Text("") } }
    struct RowView: View {
      @State var isOn = false
      var body: some View { Text("").alert("On", isPresented: $isOn) {} }
    }
    struct HomeView: View {
      @State var path: [Frame] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            \(links)
          }
          .navigationDestination(for: Frame.self) { $0.page.view() }
        }
      }
    }
    """
  }
}
