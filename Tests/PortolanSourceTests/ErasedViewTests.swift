import PortolanModel
import Testing

/// Views that come from a protocol of the app's own, so that only the type behind it says what is shown.
@Suite struct ErasedViewTests {
  private static let guides = """
    protocol Guide { func page() -> AnyView }
    struct MapGuide: Guide { func page() -> AnyView { AnyView(MapPage()) } }
    struct MapPage: View {
      @State var isOn = false
      var body: some View { Button("") { isOn = true }.sheet(isPresented: $isOn) { Text("") } }
    }

    """
  private static let second = """
    struct TourGuide: Guide { func page() -> AnyView { AnyView(TourPage()) } }
    struct TourPage: View { var body: some View { Text("") } }

    """

  private func chart(_ view: String, _ others: String = second) -> Charted {
    Charted(Self.guides + others + view)
  }

  private func untold(_ chart: Charted) -> [String] {
    chart.model.unresolved.map(\.what).filter { $0.hasPrefix("what '") }
  }

  private static let shown = """
    @main struct TripApp: App { var body: some Scene { WindowGroup { TripView(trip: Trip()) } } }
    final class Trip: ObservableObject {
      @Published var guide: Held?
      func start(_ guide: any Guide) { self.guide = Held(guide: guide) }
    }
    struct Held: Identifiable { let id = 0; var guide: any Guide }
    struct TripView: View {
      @ObservedObject var trip: Trip
      var body: some View { Text("").sheet(item: $trip.guide) { $0.guide.page() } }
    }
    """

  @Test func ofSeveralTypesNobodyKnowsWhichIsMeant() {
    let chart = chart(Self.shown)
    #expect(chart.slots.contains("Trip.guide atMostOne optionalValue: guide sheet"))
    #expect(
      untold(chart) == ["what 'TripView' shows by 'page(…)' of any 'Guide' could not be told"])
    #expect(chart.model.roots.map(\.screen) == ["App.Trip"])
  }

  @Test(arguments: [
    "", "struct MockGuide: Guide { func page() -> AnyView { AnyView(Text(\"\")) } }",
  ])
  func theOnlyTypeIsMeant(others: String) {
    let chart = chart(Self.shown, others)
    #expect(chart.slots.contains("Trip.guide atMostOne optionalValue: guide sheet → MapPage"))
    #expect(untold(chart).isEmpty)
  }

  /// What an item keeps says who made it; what another property makes, its code says.
  @Test(arguments: [
    (
      "let view: AnyView", "view",
      ["what 'TripView' shows by 'view' of any 'Card' could not be told"]
    ),
    ("var view: AnyView { AnyView(MapPage()) }", "view", []),
    ("let view: AnyView; let text: String", "text", []),
  ])
  func whatAnItemKeepsCouldBeAnything(_ kept: String, _ shown: String, _ unresolved: [String]) {
    let chart = chart(
      """
      struct Card: Identifiable { let id: Int; \(kept) }
      struct TripView: View {
        @State private var card: Card?
        let cards: [Card]
        var body: some View {
          Button("Next") { card = cards.randomElement() }
            .sheet(item: $card) { card in NavigationView { \(shown == "text" ? "Text(card.text)" : "card.view") } }
        }
      }
      """, "")
    #expect(untold(chart) == unresolved)
  }

  @Test func aPropertyOfAProtocolIsNoOtherCase() {
    let chart = Charted(
      """
      protocol Place { var page: AnyView { get } }
      struct Home: Place { var page: AnyView { AnyView(HomePage()) } }
      struct Away: Place { var page: AnyView { AnyView(Text("")) } }
      struct HomePage: View {
        @State var isOn = false
        var body: some View { Button("") { isOn = true }.sheet(isPresented: $isOn) { Text("") } }
      }
      struct Frame: View {
        let place: any Place
        @State var isWide = false
        var body: some View { place.page.sheet(isPresented: $isWide) { Text("") } }
      }
      """)
    #expect(
      untold(chart) == ["what 'Frame' shows by 'page' of any 'Place' could not be told"])
    #expect(!chart.slots.contains { $0.contains("→ HomePage") })
  }

  @Test(arguments: [
    "private let guide: any Guide = MapGuide()",
    "private var guide: (any Guide)!; init() { guide = MapGuide() }",
    "private var guide: any Guide; init(maker: Maker) { if maker.isOn { guide = MapGuide() } else { self.guide = MapGuide() } }",
  ])
  func whatIsSeenToBeKeptIsMeant(property: String) {
    let chart = chart(
      """
      struct TripView: View {
        \(property)
        @State var isWide = false
        var body: some View { guide.page().sheet(isPresented: $isWide) { Text("") } }
      }
      """)
    #expect(untold(chart).isEmpty)
    #expect(chart.slots.contains("TripView.mapPage always child: mapPage inline → MapPage"))
  }

  /// One of a list, as the first that fits, or what a picker chose of those that are open.
  @Test(arguments: [
    "init() { let open = all.filter { $0.isOpen }; guide = open.first ?? MapGuide() }",
    "init() { guide = open.first ?? MapGuide() }",
    "init() { guide = MapGuide() }; func choose() { if let other = open.last { guide = other } }",
  ])
  func whatIsChosenAmongSeveralIsMeant(code: String) {
    let chart = chart(
      """
      final class Guides: ObservableObject {
        private let all: [any Guide] = [MapGuide(), TourGuide()]
        var open: [any Guide] { all.filter { $0.isOpen } }
        @Published var guide: any Guide
        \(code)
      }
      extension Guide { var isOpen: Bool { true } }
      struct TripView: View {
        @StateObject var guides = Guides()
        @State var isWide = false
        var body: some View { guides.guide.page().sheet(isPresented: $isWide) { Text("") } }
      }
      """)
    #expect(untold(chart).isEmpty)
    #expect(chart.slots.contains("TripView.mapPage always child: mapPage inline → MapPage"))
  }

  @Test func whatIsHandedOverIsMeant() {
    let chart = chart(
      """
      @main struct TripApp: App { var body: some Scene { WindowGroup { TripView(guide: MapGuide()) } } }
      struct TripView: View {
        let guide: any Guide
        @State var isWide = false
        init(guide: any Guide) { self.guide = guide }
        var body: some View { guide.page().sheet(isPresented: $isWide) { Text("") } }
      }
      """)
    #expect(untold(chart).isEmpty)
    #expect(chart.slots.contains("TripView.mapPage always child: mapPage inline → MapPage"))
  }

  @Test func whatSomebodyElseMaySetIsNotKnown() {
    let chart = chart(
      """
      struct TripView: View {
        final class Holder { var guide: any Guide = MapGuide() }
        let holder: Holder
        @State var isWide = false
        var body: some View { holder.guide.page().sheet(isPresented: $isWide) { Text("") } }
      }
      func change(_ holder: TripView.Holder, _ other: any Guide) { holder.guide = other }
      """)
    #expect(untold(chart).count == 1)
    #expect(!chart.slots.contains { $0.contains("→ MapPage") })
  }

  /// Not even code of which nobody knows whose property of that name it sets.
  @Test func aViewsOwnStateNobodyElseSets() {
    let chart = chart(
      """
      struct TripView: View {
        @State var guide: (any Guide)?
        var body: some View {
          Button("") { guide = MapGuide() }.sheet(isPresented: isShown) { guide?.page() }
        }
        private var isShown: Binding<Bool> {
          Binding(get: { guide != nil }, set: { _ in guide = nil })
        }
      }
      let change = { state, other in state.guide = other }
      """)
    #expect(untold(chart).isEmpty)
    #expect(
      chart.slots.contains("TripView.guide atMostOne optionalValue: guide sheet → MapPage"))
  }

  @Test(arguments: ["AnyView(self)", "self.padding().erased"])
  func aViewMayGiveBackItself(_ given: String) {
    let chart = chart(
      """
      struct TourGuide: View, Guide {
        func page() -> AnyView { \(given) }
        var body: some View { Text("") }
      }
      struct TripView: View {
        @State private var guide: (any Guide)?
        var body: some View {
          Button("") { guide = TourGuide() }.sheet(isPresented: isShown) { guide?.page() }
        }
        private var isShown: Binding<Bool> {
          Binding(get: { guide != nil }, set: { _ in guide = nil })
        }
      }
      """, "")
    #expect(untold(chart).isEmpty)
    #expect(
      chart.slots.contains("TripView.guide atMostOne optionalValue: guide sheet → TourGuide"))
  }

  @Test func aProtocolThatRefinesAnotherAsksForTheSame() {
    let chart = chart(
      """
      protocol StartGuide: Guide { func start() }
      final class AppGuide: StartGuide {
        func start() {}
        func page() -> AnyView { AnyView(MapPage()) }
      }
      @main struct TripApp: App {
        private let guide: StartGuide
        init() { guide = AppGuide() }
        var body: some Scene { WindowGroup { guide.page() } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.MapPage"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// A controller's variable that keeps one view or another shows each of them in an arm.
  @Test(arguments: [
    "var page: AnyView? = nil", "var page: AnyView?", "let page: AnyView",
  ])
  func aControllersVariableShowsWhatItIsSetTo(_ variable: String) {
    let chart = chart(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          window?.rootViewController = TripController(isWide: false)
          return true
        }
      }
      final class TripController: UIViewController {
        init(isWide: Bool) {
          super.init(nibName: nil, bundle: nil)
          \(variable)
          if isWide { page = AnyView(WidePage()) } else { page = AnyView(MapPage()) }
          let host = UIHostingController(rootView: page)
          addChild(host)
          view.addSubview(host.view)
        }
      }
      struct WidePage: View { var body: some View { NavigationStack { MapPage() } } }
      """)
    #expect(chart.model.unresolved.isEmpty)
    let slots = chart.screen("TripController")?.slots ?? []
    #expect(slots.map(\.name).sorted() == ["mapPage", "widePage"])
    let branches = slots.compactMap { $0.branches?.first }
    #expect(Set(branches.map(\.fork)).count == 1 && Set(branches.map(\.arm)).count == 2)
  }

  /// Which of several colours lies behind a view is no news; which of several pages stands in one is, as is where they lead.
  @Test(arguments: [
    ("Button(\"\") {}.background(tint().tone(dark: true))", "Color(name)", true),
    ("Circle().fill(UIColor(tint().tone(dark: true).name))", "Color(name)", true),
    ("NavigationLink(\"\") { tint().tone(dark: true) }", "Color(name)", true),
    ("NavigationLink(\"\") { tint().tone(dark: true) }", "Text(name)", false),
    (
      "Button(\"\") {}.background(tint().tone(dark: true))", "NavigationLink(name) { Text(name) }",
      false
    ),
  ])
  func whatLeadsNowhereIsNoNews(_ body: String, _ tone: String, _ isTold: Bool) {
    let chart = chart(
      """
      protocol Tint: View { func tone(dark: Bool) -> ToneView }
      struct ToneView: View { let name: String; var body: some View { \(tone) } }
      struct Sea: Tint {
        func tone(dark: Bool) -> ToneView { ToneView(name: "sea") }
        var body: some View { tone(dark: false) }
      }
      struct Sky: Tint {
        func tone(dark: Bool) -> ToneView { ToneView(name: "sky") }
        var body: some View { tone(dark: false) }
      }
      struct TripView: View {
        let isDark: Bool
        var body: some View { \(body) }
        func tint() -> any Tint { isDark ? Sea() : Sky() }
      }
      """, "")
    #expect(untold(chart).isEmpty == isTold)
  }
}
