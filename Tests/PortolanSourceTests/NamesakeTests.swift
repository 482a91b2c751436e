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
}
