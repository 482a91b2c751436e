import PortolanModel
import Testing

/// What modifiers do to have a flag of their own say what a binding does that they are handed.
@Suite struct MirroredBindingTests {
  private static func actions(_ handler: String) -> [String] {
    Charted(
      """
      struct Chart: Identifiable, Equatable { let id = 0 }
      struct Unrolled<Page: View>: ViewModifier {
        @Binding var item: Chart?
        @Binding var isLit: Bool
        @State private var isShown = false
        let page: (Chart) -> Page
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isShown) { if let item { page(item) } }
            .onAppear { isShown = item != nil }
            .onChange(of: item) { _, new in isShown = new != nil; \(handler) }
            .onChange(of: isShown) { if !isShown { item = nil } }
        }
      }
      extension View {
        func unrolled<Page: View>(
          _ item: Binding<Chart?>, lit: Binding<Bool>, @ViewBuilder page: @escaping (Chart) -> Page
        ) -> some View {
          modifier(Unrolled(item: item, isLit: lit, page: page))
        }
      }
      struct TableView: View {
        @State private var chart: Chart?
        @State private var isLit = false
        var body: some View {
          Button("Unroll") { chart = Chart() }
            .unrolled($chart, lit: $isLit) { _ in ChartView() }
            .alert("Lit", isPresented: $isLit) {}
        }
      }
      struct ChartView: View { var body: some View { Text("Chart") } }
      """
    ).actions
  }

  @Test func theyAreNoActions() {
    #expect(Self.actions("") == ["TableView.Unroll present chart"])
  }

  @Test func whatIsDoneBesideThatIsOne() {
    #expect(
      Self.actions("isLit = true") == [
        "TableView.Unroll present chart",
        "TableView.Unrolled.onChange present isLit",
      ])
  }
}
