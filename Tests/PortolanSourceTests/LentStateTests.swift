import PortolanModel
import Testing

/// State that a view lends by a key: to menus for as long as it is in focus, or to all that it shows.
@Suite struct LentStateTests {
  private func chart(_ lending: String, _ taking: String, _ action: String) -> Charted {
    Charted(
      """
      @main struct Shop: App {
        var body: some Scene { WindowGroup { ShelfView() }.commands { Menus() } }
      }
      extension FocusedValues {
        @Entry var isHelp: Binding<Bool>?
        @Entry var isOther: Binding<Bool>?
      }
      struct Menus: Commands {
        \(taking)
        var body: some Commands { CommandMenu("") { Button("Help") { \(action) } } }
      }
      struct ShelfView: View {
        @State private var isHelp = false
        var body: some View {
          Text("")
            \(lending)
            .sheet(isPresented: $isHelp) { Text("") }
        }
      }
      """)
  }

  @Test(arguments: [
    (
      ".focusedSceneValue(\\.isHelp, $isHelp)", "@FocusedValue(\\.isHelp) var help",
      "help?.wrappedValue = true"
    ),
    (
      ".focusedValue(\\.isHelp, $isHelp)", "@FocusedBinding(\\.isHelp) var help: Bool?",
      "help = true"
    ),
  ])
  func whatAMenuSetsIsTheViews(_ lending: String, _ taking: String, _ action: String) {
    let chart = chart(lending, taking, action)
    #expect(chart.model.screens.first { $0.type == "ShelfView" }?.slots.first?.isLent == true)
    #expect(
      chart.setters(of: "isHelp", in: "isHelp").contains { $0.contains("Button(\"Help\")") })
  }

  @Test func whatNobodyTakesIsNotLent() {
    let chart = chart(
      ".focusedSceneValue(\\.isHelp, $isHelp)", "@FocusedBinding(\\.isOther) var help: Bool?",
      "help = true")
    #expect(chart.model.screens.first { $0.type == "ShelfView" }?.slots.first?.isLent == nil)
    #expect(
      !chart.setters(of: "isHelp", in: "isHelp").contains { $0.contains("Button(\"Help\")") })
  }

  /// A view with a sheet, which `NotesView` may open by what is in its environment.
  private func environment(_ lending: String, _ more: String = "") -> Charted {
    Charted(
      """
      @main struct Notes: App {
        var body: some Scene { WindowGroup { NotesView().modifier(Reporting()) } }
      }
      extension EnvironmentValues { @Entry var isReporting: Binding<Bool> = .constant(false) }
      struct Reporting: ViewModifier {
        @State private var isShown = false
        func body(content: Content) -> some View {
          content\(lending).sheet(isPresented: $isShown) { Text("") }
        }
      }
      struct NotesView: View {
        @State private var isHelp = false
        @Environment(\\.isReporting) private var isReporting
        var body: some View {
          Button("Report") { isReporting.wrappedValue = true }.sheet(isPresented: $isHelp) { Text("") }
        }
      }
      \(more)
      """)
  }

  @Test func whatAViewSetsThatItsEnvironmentLendsIsWhoseItIs() {
    let chart = environment(".environment(\\.isReporting, $isShown)")
    #expect(chart.screen("Reporting")?.slots.first?.isLent == true)
    #expect(chart.actions == ["NotesView.Report present Reporting.isShown"])
  }

  @Test func whatIsNotLentIsTheViewsAlone() {
    let chart = environment("")
    #expect(chart.screen("Reporting")?.slots.first?.isLent == nil)
    #expect(chart.actions.isEmpty)
  }

  /// Nobody knows which of the two stands around the view that sets it.
  @Test func whatSeveralLendIsOneOfTheirs() {
    let other = """
      struct OtherView: View {
        @State private var isOther = false
        var body: some View {
          Text("").environment(\\.isReporting, $isOther).sheet(isPresented: $isOther) { Text("") }
        }
      }
      """
    let chart = environment(".environment(\\.isReporting, $isShown)", other)
    #expect(chart.screen("Reporting")?.slots.first?.isLent == true)
    #expect(chart.actions.isEmpty)
  }

  /// Content that views take by a key only to lead there is led to by who lends it; what somebody shows in place stands where it is lent.
  @Test(arguments: [
    ("NavigationLink(name) { if let page = page?(name) { page } }", true),
    ("VStack { NavigationLink(\"More\") { Text(\"\") }; page?(name) }", false),
  ])
  func contentThatIsTakenForLinksIsLedTo(_ row: String, _ isLed: Bool) {
    let chart = Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { NavigationStack { LogView() } } } }
      extension EnvironmentValues { @Entry var page: ((String) -> AnyView?)? = nil }
      extension View {
        func page<Content: View>(@ViewBuilder _ content: @escaping (String) -> Content?) -> some View {
          environment(\\.page) { name in content(name).map { AnyView($0) } }
        }
      }
      struct LogView: View {
        let names = ["tide", "wind"]
        var body: some View {
          List { ForEach(names, id: \\.self) { name in LogRow(name: name).page(shown) } }
        }
        @ViewBuilder func shown(_ name: String) -> (some View)? {
          switch name {
          case "tide": TideView()
          case "wind": WindView()
          default: nil as EmptyView?
          }
        }
      }
      struct LogRow: View {
        let name: String
        @Environment(\\.page) var page
        var body: some View { \(row) }
      }
      struct TideView: View {
        @State private var isHelp = false
        var body: some View { Button("Help") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") } }
      }
      struct WindView: View {
        @State private var isHelp = false
        var body: some View { Button("Help") { isHelp = true }.sheet(isPresented: $isHelp) { Text("") } }
      }
      """)
    let links = chart.links.filter { $0.hasPrefix("LogView environment") }
    #expect(links.count == (isLed ? 1 : 0))
    #expect(links.allSatisfy { $0.hasPrefix("LogView environment(_:_:) drillDown → ") })
    let rows = chart.slots.filter { $0.hasPrefix("LogView") && $0.contains("→ TideView") }
    #expect(rows.isEmpty == isLed)
  }
}
