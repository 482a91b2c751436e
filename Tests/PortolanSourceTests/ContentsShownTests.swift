import PortolanModel
import Testing

/// Views of the app's own that are handed several pieces of content, and present one.
@Suite struct ContentsShownTests {
  /// - Parameter ends: What the two pieces end in.
  private func chart(_ ends: (String, String)) -> Charted {
    Charted(
      """
      struct DeskView: View {
        @State var isShown = false
        var body: some View {
          Halves(
            first: { LetterView()\(ends.0) }, second: { StampView()\(ends.1) },
            isSecondShown: $isShown)
        }
      }
      struct Halves<First: View, Second: View>: View {
        @ViewBuilder let first: () -> First
        @ViewBuilder let second: () -> Second
        @Binding var isSecondShown: Bool
        var body: some View {
          VStack { first(); Button("More") { isSecondShown = true } }
            .sheet(isPresented: $isSecondShown) { second() }
        }
      }
      struct LetterView: View {
        @State var isSent = false
        var body: some View {
          Button("Send") { isSent = true }.alert("", isPresented: $isSent) {}
        }
      }
      struct StampView: View {
        @State var isBought = false
        var body: some View {
          Button("Buy") { isBought = true }.alert("", isPresented: $isBought) {}
        }
      }
      struct FrameModifier: ViewModifier {
        func body(content: Content) -> some View { content.overlay { Text("") } }
      }
      extension View { func framed() -> some View { modifier(FrameModifier()) } }
      """)
  }

  @Test(arguments: [("", ""), (".framed()", ""), ("", ".framed()"), (".framed()", ".framed()")])
  func aSharedModifierTellsNothing(_ ends: (String, String)) {
    let chart = chart(ends)
    #expect(
      chart.screen("DeskView")?.slots.map(\.name).sorted() == ["isShown", "letterView"])
    #expect(chart.destination("isShown", in: "isShown")?.leadsTo == "App.StampView")
  }
}
