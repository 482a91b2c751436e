import Testing

/// A modifier that is handed two bindings to one piece of state, of which one is made by hand.
@Suite struct BindingsToOneStateTests {
  /// The system runs the code of that one, whichever way the modifier's properties are called: it takes away what was presented.
  @Test(arguments: [("pages", "isShown"), ("stack", "isOn"), ("b", "a")])
  func whatTheSystemTellsIsNoAction(pages: String, isShown: String) {
    let chart = Charted(
      """
      enum Page: Hashable { case map, notes }
      struct TrailView: View {
        @State private var pages: [Page] = []
        var body: some View { StepView(pages: $pages, index: 0) }
      }
      struct StepView: View {
        @Binding var pages: [Page]
        let index: Int
        private var isNextShown: Binding<Bool> {
          Binding(
            get: { pages.indices.contains(index) },
            set: { isShown in
              guard !isShown else { return }
              pages = Array(pages.prefix(upTo: index))
            })
        }
        var body: some View {
          Text("").modifier(Shower(\(pages): $pages, \(isShown): isNextShown, next: NoteView()))
        }
      }
      struct Shower<Next: View>: ViewModifier {
        @Binding var \(pages): [Page]
        @Binding var \(isShown): Bool
        let next: Next
        func body(content: Content) -> some View {
          content.sheet(isPresented: $\(isShown)) { next }
        }
      }
      struct NoteView: View { var body: some View { Text("") } }
      """)
    #expect(chart.actions == [])
  }
}
