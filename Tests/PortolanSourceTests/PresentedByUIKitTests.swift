import PortolanModel
import Testing

/// Modifiers of the app's own that have UIKit present what they are handed, whenever a binding changes.
@Suite struct PresentedByUIKitTests {
  private static let drawer = """
    extension View {
      func drawer<Inner: View>(isOpen: Binding<Bool>, @ViewBuilder inner: @escaping () -> Inner) -> some View {
        modifier(Drawer(isOpen: isOpen, inner: inner))
      }
      func rated() -> some View { modifier(Rated()) }
    }
    struct Drawer<Inner: View>: ViewModifier {
      @Binding var isOpen: Bool
      let inner: () -> Inner
      func body(content: Content) -> some View { content.onChange(of: isOpen) { open($0) } }
      private func open(_ value: Bool) {
        let top = UIApplication.shared.top
        if value { top?.present(UIHostingController(rootView: inner()), animated: true) } else { top?.dismiss(animated: true) }
      }
    }
    extension UIApplication { var top: UIViewController? { nil } }
    struct Rated: ViewModifier {
      @State private var isRating = false
      func body(content: Content) -> some View {
        content.toolbar { Button("Rate") { isRating = true } }
          .alert("Rate?", isPresented: $isRating) { Button("Yes") {} }
      }
    }
    struct OarView: View {
      @State private var isTipShown = false
      var body: some View { Button("Tip") { isTipShown = true }.sheet(isPresented: $isTipShown) { Text("Tip") } }
    }
    struct SailView: View { var body: some View { Text("Sail") } }

    """

  /// A modifier around the page that presents by itself is part of the page.
  @Test(arguments: [
    (".drawer(isOpen: $isOpen) { OarView().rated() }", "drawer"),
    (".sheet(isPresented: $isOpen) { OarView().rated() }", "sheet"),
    (".modifier(Drawer(isOpen: $isOpen) { OarView().rated() })", "drawer"),
  ])
  func whatIsPresentedIsNotShownInPlace(_ modifier: String, _ presentation: String) {
    let chart = Charted(
      Self.drawer + """
        @main struct BoatApp: App { var body: some Scene { WindowGroup { BoatView() } } }
        struct BoatView: View {
          @State private var isOpen = false
          var body: some View { Button("Open") { isOpen = true }\(modifier) }
        }
        """)
    #expect(
      chart.slots == [
        "BoatView.isOpen atMostOne flag: isOpen \(presentation) → OarView",
        "OarView.isTipShown atMostOne flag: isTipShown sheet",
        "OarView.rated always child: rated inline → Rated",
        "Rated.isRating atMostOne flag: isRating alert",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }
}
