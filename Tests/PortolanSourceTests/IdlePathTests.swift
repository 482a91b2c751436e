import PortolanModel
import Testing

/// Wrappers that keep a path for their stack, and nothing else.
@Suite struct IdlePathTests {
  private func chart(_ frame: String, around content: String = #"Text("Tides")"#) -> Charted {
    Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { PierView() } } }
      \(frame)
      struct PierView: View {
        @State private var isHelpShown = false
        @State private var isTidesShown = false
        var body: some View {
          Frame { Button("Help") { isHelpShown = true }; Button("Tides") { isTidesShown = true } }
            .sheet(isPresented: $isHelpShown) { HelpView() }
            .sheet(isPresented: $isTidesShown) { Frame { \(content) } }
        }
      }
      struct HelpView: View {
        @State private var isMailShown = false
        var body: some View {
          Frame {
            Button("Mail") { isMailShown = true }.sheet(isPresented: $isMailShown) { Text("Mail") }
          }
        }
      }
      struct BoatView: View { var body: some View { Text("") } }
      """)
  }

  /// Nobody can push onto such a path, so the stack is as one without.
  @Test(arguments: [
    """
    @State private var path = NavigationPath()
    var body: some View { NavigationStack(path: $path) { content } }
    """,
    """
    @State var path = NavigationPath()
    var body: some View { NavigationStack(path: self.$path) { content.padding() } }
    """,
    """
    #if os(macOS)
      @State private var path = NavigationPath()
    #endif
    var body: some View {
      if #available(iOS 16.0, macOS 13.0, *) {
        #if os(macOS)
          NavigationStack(path: $path.animation(.default)) { content }
        #else
          NavigationStack { content }
        #endif
      } else {
        NavigationView { content }
      }
    }
    """,
  ])
  func aWrapperWithAPathOfNoUseIsNoScreen(_ members: String) {
    let chart = chart(
      "struct Frame<Content: View>: View { @ViewBuilder let content: Content\n\(members) }")
    #expect(
      chart.slots == [
        "HelpView.isMailShown atMostOne flag: isMailShown sheet",
        "PierView.isHelpShown atMostOne flag: isHelpShown sheet → HelpView",
        "PierView.isTidesShown atMostOne flag: isTidesShown sheet",
      ])
    #expect(chart.screen("Frame") == nil)
    #expect(chart.model.unresolved.isEmpty)
  }

  /// What is registered in its content is led to by the links there.
  @Test func aLinkInItsContentLeadsOn() {
    let chart = chart(
      """
      struct Frame<Content: View>: View {
        @State private var path = NavigationPath()
        @ViewBuilder let content: Content
        var body: some View { NavigationStack(path: $path) { content } }
      }
      """,
      around:
        #"NavigationLink("Boat", value: 1).navigationDestination(for: Int.self) { _ in BoatView() }"#
    )
    #expect(chart.model.screens.flatMap(\.links).map(\.leadsTo) == ["App.BoatView"])
    #expect(chart.screen("Frame") == nil)
  }

  /// What says the path's name may push onto it, and what a wrapper registers are pages of its own.
  @Test(arguments: [
    """
    NavigationStack(path: $path) { content.navigationDestination(for: Int.self) { _ in BoatView() } }
    """,
    "NavigationStack(path: $path) { content }.onOpenURL { _ in path.append(1) }",
    "NavigationStack(path: $path) { content.environment(\\.path, $path) }",
  ])
  func aPathOfSomeUseIsAStack(_ body: String) {
    let chart = chart(
      """
      struct Frame<Content: View>: View {
        @State private var path = NavigationPath()
        @ViewBuilder let content: Content
        var body: some View { \(body) }
      }
      """)
    #expect(chart.slots.contains { $0.hasPrefix("Frame.path sequence navigationPath") })
  }

  /// A page of its own may have links of which the path is the stack.
  @Test func aPathOfAPageIsAStack() {
    let chart = Charted(
      """
      struct PierView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            NavigationLink("Boat", value: 1)
              .navigationDestination(for: Int.self) { _ in BoatView() }
          }
        }
      }
      struct BoatView: View { var body: some View { Text("") } }
      """)
    #expect(
      chart.slots == [
        "PierView.path sequence navigationPath in NavigationStack: Int drillDown → BoatView"
      ])
  }

  /// A path that is only emptied, for which its stack has no pages, holds nothing.
  @Test(arguments: [
    ("path = .init()", "", false), ("path.removeLast(path.count)", "", false),
    ("path.append(1)", "", true),
    ("path = .init()", ".navigationDestination(for: Int.self) { _ in BoatView() }", true),
  ])
  func aPathThatIsOnlyEmptiedIsNoStack(_ change: String, _ handler: String, _ isStack: Bool) {
    let chart = Charted(
      """
      struct PierView: View {
        @State var path: NavigationPath = .init()
        let tide: Int
        var body: some View {
          NavigationStack(path: $path) { BoatView()\(handler) }.onChange(of: tide) { \(change) }
        }
      }
      struct BoatView: View {
        @State private var isShown = false
        var body: some View { Button("") { isShown = true }.sheet(isPresented: $isShown) { Text("") } }
      }
      """)
    #expect(chart.slots.contains { $0.hasPrefix("PierView.path sequence") } == isStack)
  }
}
