import Testing

/// What takes a stack's values in a view that not every build shows.
@Suite struct HandlerOfBuildTests {
  private static let wrapper = "struct WrapView: View { var body: some View { AccountView() } }"

  @Test(arguments: [
    ("#if PRO\nif isKnown { AccountView() }\n#endif", "", "PRO"),
    ("#if PRO\nif isKnown { WrapView() }\n#endif", "", "PRO"),
    ("if isKnown { AccountView() }", "", nil),
    ("#if PRO\nif isKnown { AccountView() }\n#endif", "AccountView()", nil),
  ])
  func itIsThereInThoseThatShowTheView(_ shown: String, _ beside: String, _ condition: String?) {
    let chart = Charted(
      """
      @main struct FleetApp: App { var body: some Scene { WindowGroup { FleetView() } } }
      struct FleetView: View {
        @State private var path = NavigationPath()
        @State private var isKnown = false
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Text("")
              \(shown)
              \(beside)
            }
          }
        }
      }
      \(shown.contains("WrapView") ? Self.wrapper : "")
      struct AccountView: View {
        var body: some View {
          NavigationLink("Help", value: "help")
            .navigationDestination(for: String.self) { _ in HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.destination("String", in: "path")?.presentations?.map(\.condition) == [condition])
  }

  /// What is there in some builds alone, with its stack, needs no word of that.
  @Test func whereTheStackIsThereOnlyInThemItSaysNothing() {
    let chart = Charted(
      """
      @main struct FleetApp: App {
        var body: some Scene {
          WindowGroup {
            #if PRO
            FleetView()
            #endif
          }
        }
      }
      struct FleetView: View {
        @State private var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { AccountView() } }
      }
      struct AccountView: View {
        var body: some View {
          NavigationLink("Help", value: "help")
            .navigationDestination(for: String.self) { _ in HelpView() }
        }
      }
      struct HelpView: View { var body: some View { Text("") } }
      """)
    #expect(chart.destination("String", in: "path")?.presentations?.map(\.condition) == [nil])
  }
}
