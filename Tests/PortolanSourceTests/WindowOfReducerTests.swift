import PortolanModel
import Testing

/// What a reducer presents, and the view of another window shows.
@Suite struct WindowOfReducerTests {
  private func bridge(_ main: String) -> Charted {
    Charted(
      """
      @main struct BridgeApp: App {
        let store = Store(initialState: Bridge.State()) { Bridge() }
        var body: some Scene {
          WindowGroup { BridgeView(store: store) }
          #if os(visionOS)
            Window("Chart", id: "chart") { ChartWindow(store: store) }
          #endif
        }
      }
      @Reducer struct Bridge {
        @Reducer enum Destination { case chart(Sea), radar(Sea) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case destination(PresentationAction<Destination.Action>), chartTapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if case .chartTapped = action { state.destination = .chart(Sea.State()) }
            return .none
          }
        }
      }
      @Reducer struct Sea { @ObservableState struct State {}; enum Action { case tapped } }
      struct SeaView: View { let store: StoreOf<Sea>; var body: some View { Text("") } }
      struct BridgeView: View {
        let store: StoreOf<Bridge>
        var body: some View {
          Button("Chart") { store.send(.chartTapped) }
          \(main)
        }
      }
      #if os(visionOS)
      struct ChartWindow: View {
        let store: StoreOf<Bridge>
        var body: some View {
          if let chart = store.scope(state: \\.destination?.chart, action: \\.destination.chart) {
            SeaView(store: chart)
          } else if let radar = store.scope(state: \\.destination?.radar, action: \\.destination.radar) {
            SeaView(store: radar)
          }
        }
      }
      #endif
      """)
  }

  /// What a reducer presents, and only the view of another window shows, that window has, under its condition.
  @Test func whatAnotherWindowShowsInPlaceIsItsOwn() {
    let chart = bridge("")
    #expect(
      chart.slots == [
        "ChartWindow.destination atMostOne optionalEnum: chart inline → Sea, radar inline → Sea"
      ])
    #expect(chart.screen("ChartWindow")?.condition == "os(visionOS)")
    #expect(chart.actions == ["Bridge.chartTapped present ChartWindow.destination (chart)"])
  }

  @Test func whatTheMainWindowShowsTooIsItsOwnAsWell() {
    let chart = bridge(
      "if let chart = store.scope(state: \\.destination?.chart, action: \\.destination.chart) { SeaView(store: chart) }"
    )
    #expect(chart.slots.contains { $0.hasPrefix("Bridge.destination ") })
  }
}
