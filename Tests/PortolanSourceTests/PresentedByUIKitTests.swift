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

  /// What makes one page or another, as the view says that presents it by the state of a model, whoever makes that view.
  @Test(
    arguments: [
      (".drawer(isOpen: $trip.isOpen) { page(.oar) }", "drawer"),
      (".sheet(isPresented: $trip.isOpen) { page(.oar) }", "sheet"),
    ],
    [
      "TripList()",
      "NavigationStack { TripList().navigationDestination(for: Int.self) { _ in Text(\"\") } }",
    ])
  func contentIsPresentedByAModel(_ modifier: (String, String), _ body: String) {
    let chart = Charted(
      Self.drawer + """
        @main struct BoatApp: App { var body: some Scene { WindowGroup { BoatView() } } }
        enum Page { case oar, sail }
        final class Trip: ObservableObject { @Published var isOpen = false }
        final class Boat: ObservableObject { @Published var tab = 0; let trip = Trip() }
        struct BoatView: View {
          @StateObject private var boat = Boat()
          var body: some View {
            TabView(selection: $boat.tab) {
              SailView().tabItem { Text("Sail") }.tag(0)
              TripView(trip: boat.trip) { page in
                switch page {
                case .oar: OarView()
                case .sail: SailView()
                }
              }
              .tabItem { Text("Trip") }.tag(1)
            }
          }
        }
        struct TripView<Inner: View>: View {
          @ObservedObject var trip: Trip
          @ViewBuilder var page: (_ page: Page) -> Inner
          var body: some View { \(body).rated().environmentObject(trip)\(modifier.0) }
        }
        struct TripList: View {
          @EnvironmentObject var trip: Trip
          @State private var isMapShown = false
          var body: some View {
            Button("Oar") { trip.isOpen = true; isMapShown = true }.popover(isPresented: $isMapShown) { Text("Map") }
          }
        }
        """)
    #expect(
      chart.slots.filter { $0.hasPrefix("TripView.isOpen") || $0.hasPrefix("Boat.tab") } == [
        "Boat.tab exactlyOne enum in TabView: 0 tab → SailView, 1 tab → TripView",
        "TripView.isOpen atMostOne flag: isOpen \(modifier.1) → OarView",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }
}
