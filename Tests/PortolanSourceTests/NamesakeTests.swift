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
}
