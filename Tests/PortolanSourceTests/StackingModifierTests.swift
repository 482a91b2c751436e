import PortolanModel
import Testing

/// Modifiers of the app's own that put what they modify into a stack, and keep its path, or a router, themselves.
@Suite struct StackingModifierTests {
  private static let wrapper = """
    struct PilotStack<Root: View>: View {
      @ObservedObject var pilot: Pilot
      @ViewBuilder var root: () -> Root
      var body: some View {
        NavigationStack(path: $pilot.path) { root() }.environmentObject(pilot)
      }
    }
    """

  private static func chart(_ modifier: String, shown: String = "HelpView().inStack()") -> Charted {
    Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      final class Pilot: ObservableObject {
        @Published var path = NavigationPath()
        func go(_ route: some Hashable) { path.append(route) }
      }
      \(modifier.contains("PilotStack") ? wrapper : "")
      extension View { func inStack() -> some View { modifier(InStack()) } }
      struct InStack: ViewModifier {
        \(modifier)
      }
      struct DeckView: View {
        @State private var isHelpShown = false
        @State private var isChartShown = false
        var body: some View {
          Button("Help") { isHelpShown = true }
            .sheet(isPresented: $isHelpShown) { \(shown) }
            .fullScreenCover(isPresented: $isChartShown) { ChartView().inStack() }
        }
      }
      struct HelpView: View {
        @State private var isTermsShown = false
        var body: some View {
          Button("Terms") { isTermsShown = true }.sheet(isPresented: $isTermsShown) { TermsView() }
        }
      }
      struct ChartView: View { var body: some View { Text("Chart") } }
      struct TermsView: View { var body: some View { Text("Terms") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
  }

  @Test(
    arguments: [
      """
      @State var path = NavigationPath()
      func body(content: Content) -> some View { NavigationStack(path: $path) { content } }
      """,
      """
      @StateObject var pilot = Pilot()
      func body(content: Content) -> some View {
        NavigationStack(path: $pilot.path) { content.padding() }.environmentObject(pilot)
      }
      """,
      """
      @StateObject var pilot = Pilot()
      func body(content: Content) -> some View { PilotStack(pilot: pilot) { content } }
      """,
    ],
    ["HelpView().inStack()", "HelpView().modifier(InStack())", "HelpView().padding().inStack()"])
  func whatIsModifiedIsShown(_ modifier: String, _ shown: String) {
    let chart = Self.chart(modifier, shown: shown)
    #expect(
      chart.slots == [
        "DeckView.isChartShown atMostOne flag: isChartShown fullScreenCover → ChartView",
        "DeckView.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
        "HelpView.isTermsShown atMostOne flag: isTermsShown sheet → TermsView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What shows more than that, whatever it modifies, is there beside what it modifies.
  @Test(arguments: [
    """
    @State var isAboutShown = false
    func body(content: Content) -> some View {
      NavigationStack { content.toolbar { Button("About") { isAboutShown = true } } }
        .sheet(isPresented: $isAboutShown) { AboutView() }
    }
    """,
    """
    @State var path: [Int] = []
    func body(content: Content) -> some View {
      NavigationStack(path: $path) {
        content.navigationDestination(for: Int.self) { _ in AboutView() }
      }
    }
    """,
  ])
  func aModifierThatShowsSomethingOfItsOwnIsToldBesides(_ modifier: String) {
    let chart = Self.chart(modifier)
    #expect(chart.screen("InStack")?.slots.isEmpty == false)
    #expect(
      chart.slots.contains("HelpView.isTermsShown atMostOne flag: isTermsShown sheet → TermsView"))
  }

  /// Of one that is given a path, or none, what it does then is known.
  @Test(arguments: ["inStack($path)", "inStack()"])
  func whatAModifierIsGivenDecides(_ use: String) {
    let chart = Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      extension View {
        @ViewBuilder func inStack(_ path: Binding<NavigationPath>? = nil) -> some View {
          if let path { NavigationStack(path: path) { self } } else { NavigationStack { self } }
        }
      }
      struct DeckView: View {
        @State private var path = NavigationPath()
        var body: some View { NavigationLink("Help") { HelpView() }.\(use) }
      }
      struct HelpView: View {
        @State private var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.links == ["DeckView NavigationLink drillDown → HelpView"])
  }

  /// A router that a modifier makes for what it modifies, and that views take from their surroundings, has a stack in each view that uses
  /// the modifier.
  @Test(arguments: [
    "PilotStack(pilot: pilot) { content }",
    "NavigationStack(path: $pilot.path) { content }.environmentObject(pilot)",
  ])
  func aRouterThatViewsTakeIsThere(_ body: String) {
    let chart = Charted(
      """
      @main struct ShipApp: App { var body: some Scene { WindowGroup { DeckView() } } }
      final class Pilot: ObservableObject {
        @Published var path = NavigationPath()
        func go<Stop: Hashable>(_ stop: Stop) { path.append(stop) }
      }
      \(body.contains("PilotStack") ? Self.wrapper : "")
      extension View { func inStack() -> some View { modifier(InStack()) } }
      struct InStack: ViewModifier {
        @StateObject var pilot = Pilot()
        func body(content: Content) -> some View { \(body) }
      }
      enum LogStop: Hashable { case entry }
      enum ChartStop: Hashable { case buoy }
      struct DeckView: View {
        @State private var isLogShown = false
        var body: some View {
          ChartButton()
          Button("Log") { isLogShown = true }.sheet(isPresented: $isLogShown) {
            LogView().navigationDestination(for: LogStop.self) { _ in EntryView() }.inStack()
          }
        }
      }
      struct ChartButton: View {
        @State private var isChartShown = false
        var body: some View {
          Button("Chart") { isChartShown = true }.sheet(isPresented: $isChartShown) {
            ChartView().navigationDestination(for: ChartStop.self) { _ in BuoyView() }.inStack()
          }
        }
      }
      struct LogView: View {
        @EnvironmentObject var pilot: Pilot
        var body: some View { Button("Entry") { pilot.go(LogStop.entry) } }
      }
      struct ChartView: View {
        @EnvironmentObject var pilot: Pilot
        var body: some View { Button("Buoy") { pilot.go(ChartStop.buoy) } }
      }
      struct EntryView: View { var body: some View { Text("Entry") } }
      struct BuoyView: View { var body: some View { Text("Buoy") } }
      """)
    let stacks = chart.model.screens.flatMap(\.slots).filter { $0.arity == .sequence }
    #expect(
      stacks.map { $0.within.map { "\($0.slot).\($0.destination)" } } == [
        "isLogShown.isLogShown", "isChartShown.isChartShown",
      ])
    #expect(
      chart.actions.filter { $0.contains("push") } == [
        "ChartView.Buoy push ChartButton.path (ChartStop)",
        "LogView.Entry push DeckView.path (LogStop)",
      ])
  }
}
