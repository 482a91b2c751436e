import PortolanModel
import Testing

/// Functions of the app's own that are called like something of SwiftUI's.
@Suite struct NamesakeTests {
  @Test(arguments: ["Section", "Form", "Group", "VStack", "List", "ForEach"])
  func aFunctionCalledLikeAContainerHidesNothing(_ name: String) {
    let chart = Charted(
      """
      @ViewBuilder func \(name)(
        _ title: String, @ViewBuilder content: @escaping () -> some View,
        @ViewBuilder more: @escaping () -> some View
      ) -> some View {
        SwiftUI.\(name) { content() } footer: { more() }
      }
      struct Page: View {
        @State private var isAsking = false
        @State private var isMore = false
        @State private var isInner = false
        var body: some View {
          \(name)("s") { Text("z").alert("?", isPresented: $isAsking) {} }
          \(name)("s") {
            \(name)("t") { Text("z").alert("?", isPresented: $isInner) {} } more: { Text("") }
          } more: { Text("z").alert("?", isPresented: $isMore) {} }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Page.isAsking atMostOne flag: isAsking alert",
        "Page.isInner atMostOne flag: isInner alert",
        "Page.isMore atMostOne flag: isMore alert",
      ])
  }

  @Test(arguments: [
    ("Button(\"\") {}; Divider()", false), ("menu()", false), ("item.actions()", true),
    ("Act(name: \"\"); if isOn { Act(name: \"\") }", true),
  ])
  func aModifierWithABuilderOfItsOwnTakesWhatItIsFor(_ content: String, _ isOwn: Bool) {
    let chart = Charted(
      """
      struct Act { let name: String }
      struct Item { func actions() -> [Act] { [] } }
      @resultBuilder enum ActBuilder {
        static func buildBlock(_ acts: [Act]...) -> [Act] { [] }
        static func buildExpression(_ act: Act) -> [Act] { [act] }
      }
      extension View {
        func contextMenu(@ActBuilder acts: @escaping () -> [Act]) -> some View {
          contextMenu { ForEach(acts()) { Text($0.name) } }.modifier(Anchor())
        }
      }
      extension View {
        func contextMenu(item: Item) -> some View { modifier(Anchor()) }
      }
      struct Anchor: ViewModifier {
        @State private var isOn = false
        func body(content: Content) -> some View { content.popover(isPresented: $isOn) { Text("") } }
      }
      struct Page: View {
        let item: Item
        let menu: () -> AnyView
        var isOn = false
        var body: some View { Text("").contextMenu { \(content) } }
      }
      """)
    #expect(chart.slots.contains("Page.anchor always child: anchor inline → Anchor") == isOwn)
  }

  /// A function that only its file can see is meant there, and nowhere else.
  @Test(arguments: [
    (
      "private extension View { func help(isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { PAGE() } } }",
      ".help(isShown: $isHelp)"
    ),
    (
      "extension View { fileprivate func help(isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { PAGE() } } }",
      ".help(isShown: $isHelp)"
    ),
    (
      "@ViewBuilder private func helpPage() -> some View { PAGE() }",
      ".sheet(isPresented: $isHelp) { helpPage() }"
    ),
  ])
  func eachFileMeansItsOwnFunction(_ function: String, _ call: String) {
    func file(_ name: String) -> String {
      """
      struct \(name)View: View {
        @State private var isHelp = false
        var body: some View { Button("") { isHelp = true }\(call) }
      }
      struct \(name)Help: View { var body: some View { Text("") } }
      \(function.replacing("PAGE", with: name + "Help"))
      """
    }
    let chart = Charted(files: ["First.swift": file("First"), "Second.swift": file("Second")])
    #expect(
      chart.slots == [
        "FirstView.isHelp atMostOne flag: isHelp sheet → FirstHelp",
        "SecondView.isHelp atMostOne flag: isHelp sheet → SecondHelp",
      ])
  }

  /// Of functions that each system's folder has for itself, code means the nearest.
  @Test func theNearestFunctionIsMeant() throws {
    func pages(_ system: String) -> String {
      """
      enum Page: Hashable { case details }
      extension View {
        func pages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page { case .details: \(system)DetailsView() }
          }
        }
      }
      struct \(system)DetailsView: View { var body: some View { Text("") } }
      struct \(system)ContentView: View {
        var body: some View {
          NavigationStack { NavigationLink("", value: Page.details).pages() }
        }
      }
      """
    }
    let chart = Charted(files: [
      "iOS/Pages.swift": pages("Phone"), "macOS/Pages.swift": pages("Desk"),
    ])
    #expect(
      chart.links == [
        "PhoneContentView NavigationLink(value:) of Page drillDown → PhoneDetailsView",
        "DeskContentView NavigationLink(value:) of Page drillDown → DeskDetailsView",
      ])
    #expect(try chart.findings("unmatched-link") == [])
  }
}
