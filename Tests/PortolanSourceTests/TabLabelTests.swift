import PortolanModel
import Testing

/// What is written on tabs by views and functions of the app's own, as on links.
@Suite struct TabLabelTests {
  @Test(arguments: [
    ("LogView().tabItem { item(text: \"Log\", image: \"book\") }", "Log"),
    ("LogView().tabItem { TabMark(\"Log\", icon: \"book\") }", "Log"),
    ("LogView().tabItem { Label(heading, systemImage: \"book\") }", "Log"),
    ("Tab { LogView() } label: { item(text: \"Log\", image: \"book\") }", "Log"),
    ("MarkedLogView()", "Log"),
    // A file's name is no title, nor is what nobody knows.
    ("LogView().tabItem { TabIcon(\"Book\") }", nil),
    ("LogView().tabItem { item(text: name, image: \"book\") }", nil),
  ])
  func aTabIsCalledAsItsLabelSays(_ tab: String, _ title: String?) {
    let chart = Charted(
      """
      struct RootView: View {
        let name: String
        private let heading = "Log"
        var body: some View { TabView { \(tab); CrewView().tabItem { Text("Crew") } } }
        private func item(text: String, image: String) -> some View {
          VStack { Image(systemName: image); Text(text) }
        }
      }
      struct TabMark: View {
        let text: String
        let icon: String
        init(_ text: String, icon: String) { (self.text, self.icon) = (text, icon) }
        var body: some View { Label(text, systemImage: icon) }
      }
      struct TabIcon: View {
        let file: String
        init(_ file: String) { self.file = file }
        var body: some View { Image(file) }
      }
      struct MarkedLogView: View {
        private let heading = "Log"
        var body: some View { LogView().tabItem { Text(heading) } }
      }
      struct LogView: View { var body: some View { List { Text("") } } }
      struct CrewView: View { var body: some View { List { Text("") } } }
      """)
    #expect(chart.screen("RootView")?.links.map(\.title) == [title, "Crew"])
  }

  /// What the function writes that makes the tab, or a constant holds.
  @Test(arguments: [
    ("page(\"Log\", tag: .log) { LogView() }", "Log"),
    ("self.page(\"Log\", tag: .log) { LogView() }", "Log"),
    ("free(\"Log\", tag: .log)", "Log"), ("free(name, tag: .log)", nil),
    ("LogView().tabItem { Text(String.log) }.tag(Side.log)", "Logbook"),
    ("page(.log, tag: .log) { LogView() }", "Logbook"), ("free(.log, tag: .log)", "Logbook"),
    ("LogView().marked(\"Log\", .log)", "Log"), ("LogView().marked(.log, .log)", "Logbook"),
    ("LogView().tagged(\"Log\", .log)", "Log"),
  ])
  func aTabIsCalledAsWhatMakesItSays(_ tab: String, _ title: String?) {
    let chart = Charted(
      """
      enum Side { case log, crew }
      extension String { static let log = "Logbook" }
      struct RootView: View {
        let name: String
        @State private var side = Side.log
        var body: some View {
          TabView(selection: $side) { \(tab); CrewView().tabItem { Text("Crew") }.tag(Side.crew) }
        }
        private func page<Content: View>(
          _ title: String, tag: Side, @ViewBuilder content: () -> Content
        ) -> some View {
          NavigationStack(root: content).tabItem { Text(title) }.tag(tag)
        }
      }
      extension View {
        func marked(_ title: String, _ side: Side) -> some View { tabItem { Text(title) }.tag(side) }
        func tagged(_ title: String, _ side: Side) -> some View { tag(side).tabItem { Text(title) } }
      }
      private func free(_ title: String, tag: Side) -> some View {
        LogView().tabItem { Label(title, systemImage: "book") }.tag(tag)
      }
      struct LogView: View { var body: some View { List { Text("") } } }
      struct CrewView: View { var body: some View { List { Text("") } } }
      """)
    #expect(
      chart.screen("RootView")?.slots.flatMap(\.destinations).map(\.title) == [title, "Crew"])
  }
}
