import PortolanModel
import Testing

/// Views that hand what they have found to a closure of their own.
@Suite struct FoundValueTests {
  private static let views = """
    enum Rig { case sloop, ketch }
    @Observable class Boat { var rig: Rig = .sloop; var name = "" }
    struct SloopView: View {
      let boat: Boat
      @State private var isTold = false
      var body: some View { Button("") { isTold = true }.sheet(isPresented: $isTold) { Text("") } }
    }
    struct KetchView: View {
      let boat: Boat
      @State private var isAsked = false
      var body: some View { Button("") { isAsked = true }.sheet(isPresented: $isAsked) { Text("") } }
    }
    struct LostView: View {
      @State private var isSought = false
      var body: some View { Button("") { isSought = true }.sheet(isPresented: $isSought) { Text("") } }
    }
    """

  private func branches(_ chart: Charted, in screen: String) -> [String: [[Int]]] {
    let slots = chart.screen(screen)?.slots ?? []
    return Dictionary(
      uniqueKeysWithValues: slots.map { slot in
        (slot.name, (slot.branches ?? []).map { [$0.fork, $0.arm] })
      })
  }

  /// What it is of says what is shown, and is no choice that anybody makes.
  @Test func aKindOfWhatWasFoundIsNoChoice() {
    let chart = Charted(
      """
      \(Self.views)
      struct PierView: View {
        let boats: [Boat]
        var body: some View {
          found("Ada") { boat in
            switch boat.rig {
            case .sloop: SloopView(boat: boat)
            default: KetchView(boat: boat)
            }
          }
        }
        @ViewBuilder func found<C: View>(
          _ name: String, @ViewBuilder content: (Boat) -> C
        ) -> some View {
          if let boat = boats.first(where: { $0.name == name }) { content(boat) } else { Text("") }
        }
      }
      """)
    #expect(
      chart.slots.filter { $0.hasPrefix("PierView") } == [
        "PierView.ketchView always child: ketchView inline → KetchView",
        "PierView.sloopView always child: sloopView inline → SloopView",
      ])
    #expect(chart.screen("Boat") == nil)
    let arms = branches(chart, in: "PierView")
    #expect(arms["sloopView"]?.last?.first == arms["ketchView"]?.last?.first)
    #expect(arms["sloopView"] != arms["ketchView"])
  }

  /// Nor does it present by that; what code sets is one still.
  @Test func aKindThatCodeSetsIsAChoice() {
    let chart = Charted(
      """
      \(Self.views)
      struct PierView: View {
        @State private var boat = Boat()
        var body: some View {
          found { boat in
            switch boat.rig {
            case .sloop: Button("") { boat.rig = .ketch }; SloopView(boat: boat)
            case .ketch: KetchView(boat: boat)
            }
          }
        }
        @ViewBuilder func found<C: View>(@ViewBuilder content: (Boat) -> C) -> some View {
          content(boat)
        }
      }
      """)
    #expect(chart.slots.contains { $0.contains(".rig exactlyOne enum: sloop inline") })
  }

  /// What one function shows in place of what was not found stands in place of all that others find, where only one of them is called.
  @Test func whatIsNotFoundStandsInPlaceOfAllThatIs() throws {
    let chart = Charted(
      """
      \(Self.views)
      struct PierView: View {
        let boats: [Boat]
        let rig: Rig
        var body: some View {
          ZStack {
            switch rig {
            case .sloop: found("Ada") { boat in SloopView(boat: boat) }
            case .ketch: found("Bea") { boat in KetchView(boat: boat) }
            }
          }
        }
        @ViewBuilder func found<C: View>(
          _ name: String, @ViewBuilder content: (Boat) -> C
        ) -> some View {
          if let boat = boats.first(where: { $0.name == name }) { content(boat) } else { LostView() }
        }
      }
      """)
    #expect(try chart.findings("one-active-destination").isEmpty)
    let arms = branches(chart, in: "PierView")
    #expect(arms["lostView"]?.count == 1)
    #expect(arms["sloopView"]?.contains([arms["lostView"]![0][0], 1]) == true)
    #expect(arms["ketchView"]?.contains([arms["lostView"]![0][0], 1]) == true)
  }

  /// Where both are called, one may be found and the other not.
  @Test func whatIsNotFoundMayStandBesideWhatIs() throws {
    let chart = Charted(
      """
      \(Self.views)
      struct PierView: View {
        let boats: [Boat]
        var body: some View {
          VStack {
            found("Ada") { boat in SloopView(boat: boat) }
            found("Bea") { boat in KetchView(boat: boat) }
          }
        }
        @ViewBuilder func found<C: View>(
          _ name: String, @ViewBuilder content: (Boat) -> C
        ) -> some View {
          if let boat = boats.first(where: { $0.name == name }) { content(boat) } else { LostView() }
        }
      }
      """)
    #expect(try !chart.findings("one-active-destination").isEmpty)
  }
}
