import PortolanModel
import Testing

/// What one piece of state presents in several arms of a fork: each arm has its own.
@Suite struct PresentedInArmsTests {
  private func chart(_ body: String, state: String = "@State private var isShown = false")
    -> Charted
  {
    Charted(
      """
      enum Berth { case inner, outer }
      struct Ship: Identifiable { let id = 0 }
      @main struct HarbourApp: App {
        var body: some Scene { WindowGroup { NavigationStack { QuayView(isNew: true) } } }
      }
      struct QuayView: View {
        let isNew: Bool
        var berth = Berth.inner
        \(state)
        var body: some View { \(body) }
      }
      struct MooringView: View {
        @State private var isAsking = false
        var body: some View { Button("Ask") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      struct CastOffView: View {
        @State private var isAsking = false
        var body: some View { Button("Ask") { isAsking = true }.alert("", isPresented: $isAsking) {} }
      }
      struct MapView: View { var body: some View { Text("Map") } }
      """)
  }

  private func children(of screen: String, in chart: Charted) -> [String] {
    chart.screen(screen)?.slots.map { slot in
      slot.name + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
    } ?? []
  }

  @Test func eachArmPresentsItsOwn() {
    let chart = chart(
      """
      if isNew {
        Button("New") { isShown = true }.sheet(isPresented: $isShown) { MooringView() }
      } else {
        Button("Old") { isShown = true }.sheet(isPresented: $isShown) { CastOffView() }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("QuayView") } == [
        "QuayView.isShown atMostOne flag: isShown sheet → MooringViewOrCastOffView"
      ])
    #expect(
      children(of: "MooringViewOrCastOffView", in: chart) == [
        "mooringView 1.1", "castOffView 1.2",
      ])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// So it is with links, whose page may lead nowhere, and with an item.
  @Test func soDoLinksAndItems() {
    let links = chart(
      """
      switch berth {
      case .inner: NavigationLink("In", destination: MapView(), isActive: $isShown)
      case .outer: NavigationLink("Out", destination: CastOffView(), isActive: $isShown)
      }
      """)
    #expect(
      links.slots.filter { $0.hasPrefix("QuayView") } == [
        "QuayView.isShown atMostOne flag: isShown drillDown → MapViewOrCastOffView"
      ])
    let item = chart(
      """
      if isNew {
        Button("New") { ship = Ship() }.sheet(item: $ship) { _ in MooringView() }
      } else {
        Button("Old") { ship = Ship() }.sheet(item: $ship) { _ in CastOffView() }
      }
      """, state: "@State private var ship: Ship?")
    #expect(
      item.slots.filter { $0.hasPrefix("QuayView") } == [
        "QuayView.ship atMostOne optionalValue: ship sheet → MooringViewOrCastOffView"
      ])
  }

  /// Two that stand beside each other are no arms, and one page in two arms is that page.
  @Test(arguments: [
    """
    VStack {
      Button("New") { isShown = true }.sheet(isPresented: $isShown) { MooringView() }
      Button("Old") { isShown = true }.sheet(isPresented: $isShown) { CastOffView() }
    }
    """,
    """
    if isNew {
      Button("New") { isShown = true }.sheet(isPresented: $isShown) { MooringView() }
    } else {
      Button("Old") { isShown = true }.sheet(isPresented: $isShown) { MooringView() }
    }
    """,
  ])
  func whatStandsInNoArmsOfItsOwnIsOne(_ body: String) {
    #expect(
      chart(body).slots.filter { $0.hasPrefix("QuayView") } == [
        "QuayView.isShown atMostOne flag: isShown sheet → MooringView"
      ])
  }

  /// Of two `if`s that ask for two cases of one state only one holds.
  @Test(arguments: [
    ("course == .north", "course == .south"), ("case .north = course", "case .south = course"),
  ])
  func ofTwoCasesOnlyOneIsThere(_ one: String, _ other: String) throws {
    #expect(try findingsOfTwo(one, other) == [])
  }

  /// The same case may be asked for twice, and another state's says nothing.
  @Test(arguments: [
    ("course == .north", "course == .north"), ("course == .north", "other == .south"),
    ("course == .north", "course != .south"),
  ])
  func whatMayHoldTogetherIsThereTogether(_ one: String, _ other: String) throws {
    #expect(try findingsOfTwo(one, other).count == 1)
  }

  private func findingsOfTwo(_ one: String, _ other: String) throws -> [String] {
    try chart(
      """
      if \(one) { Button("A") { isLeft = true }.sheet(isPresented: $isLeft) { MooringView() } }
      if \(other) { Button("B") { isRight = true }.sheet(isPresented: $isRight) { CastOffView() } }
      """,
      state: """
        enum Course { case none, north, south }
        @State private var course = Course.none
        @State private var other = Course.none
        @State private var isLeft = false
        @State private var isRight = false
        """
    ).findings("one-active-destination")
  }
}
