import PortolanModel
import Testing

/// Presenters of the app's own that only some builds use.
@Suite struct PresenterInBuildTests {
  private func presentations(_ modifiers: String) -> [String] {
    let chart = Charted(files: [
      "App.swift": """
      struct HullView: View {
        @State private var error: (any Error)?
        var body: some View { Button("") { error = CancellationError() }.failing($error) }
      }
      struct Leak: Identifiable, Equatable { let id: Int }
      struct Failing: ViewModifier {
        @Binding var error: (any Error)?
        @State private var leak: Leak?
        func body(content: Content) -> some View {
          content
            .onChange(of: error == nil) { _, isNone in leak = isNone ? nil : Leak(id: 1) }
            \(modifiers)
        }
      }
      extension View {
        func failing(_ error: Binding<(any Error)?>) -> some View { modifier(Failing(error: error)) }
      }
      struct LeakView: View {
        let leak: Leak
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("") { dismiss() } }
      }
      """,
      "AnySheet.swift": """
      extension View {
        func anySheet<Item: Identifiable & Equatable, C: View>(
          item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> C
        ) -> some View {
          modifier(AnySheet(item: item, page: content))
        }
      }
      private struct AnySheet<Item: Identifiable & Equatable, C: View>: ViewModifier {
        @Binding var item: Item?
        let page: (Item) -> C
        func body(content: Content) -> some View { content.sheet(item: $item) { page($0) } }
      }
      """,
    ])
    return (chart.destination("leak", in: "leak")?.presentations ?? []).map { use in
      let condition = use.condition.map { " if \($0)" } ?? ""
      return "\(use.kind.name) \(use.view ?? "-")\(condition)"
    }
  }

  @Test func eachBuildPresentsInItsOwnWay() {
    #expect(
      presentations(
        """
        #if os(iOS)
        .fullScreenCover(item: $leak) { leak in LeakView(leak: leak) }
        #else
        .anySheet(item: $leak) { leak in LeakView(leak: leak) }
        #endif
        """) == ["fullScreenCover LeakView if os(iOS)", "sheet LeakView if !(os(iOS))"])
  }

  /// A modifier that hands another one its content presents once.
  @Test func whoHandsOnTheContentSaysWhatIsShown() {
    #expect(
      presentations(".anySheet(item: $leak) { leak in LeakView(leak: leak) }")
        == ["sheet LeakView"])
  }
}
