import PortolanModel
import Testing

/// One model that two screens are handed: each has what it presents.
@Suite struct SharedModelTests {
  private func chart(_ first: String, _ second: String, in main: String = links) -> Charted {
    Charted(
      """
      @main struct TripApp: App { var body: some Scene { WindowGroup { Main() } } }
      @Observable final class Trip {
        var isMapShown = false
        var isAsking = false
        func begin() { isMapShown = true; isAsking = true }
      }
      struct MapView: View { var body: some View { Text("") } }
      struct Main: View {
        let trip = Trip()
        var body: some View { NavigationStack { \(main) } }
      }
      struct DayView: View { @Bindable var trip: Trip; var body: some View { Text("")\(first) } }
      struct WeekView: View { @Bindable var trip: Trip; var body: some View { Text("")\(second) } }
      """)
  }

  private static let links = """
    NavigationLink("") { DayView(trip: trip) }; NavigationLink("") { WeekView(trip: trip) }
    """
  private static let alert = ".alert(\"\", isPresented: $trip.isAsking) {}"
  private static let sheet = ".sheet(isPresented: $trip.isMapShown) { MapView() }"

  @Test func eachScreenHasWhatItPresents() {
    let chart = chart(Self.alert, Self.sheet)
    #expect(
      chart.slots == [
        "Trip.isAsking atMostOne flag: isAsking alert",
        "WeekView.isMapShown atMostOne flag: isMapShown sheet → MapView",
      ])
    #expect(chart.screen("Trip")?.view == "DayView")
    #expect(
      chart.actions == [
        "Trip.begin present WeekView.isMapShown", "Trip.begin present isAsking",
      ])
    #expect(chart.setters(of: "isMapShown", in: "isMapShown").count == 1)
  }

  @Test func whatBothPresentBothHave() {
    let chart = chart(Self.alert, Self.alert)
    #expect(
      chart.slots == [
        "Trip.isAsking atMostOne flag: isAsking alert",
        "WeekView.isAsking atMostOne flag: isAsking alert",
      ])
    #expect(
      chart.model.screens.flatMap(\.slots).allSatisfy {
        $0.destinations[0].presentations?.count == 1
      })
  }

  @Test func whatTheAppsOwnModifierPresentsBothHave() {
    let chart = Charted(
      """
      @Observable final class Trip { var notice: Notice?; func begin() { notice = Notice() } }
      struct Notice: Identifiable { let id = 0 }
      extension View {
        func notice(_ notice: Binding<Notice?>) -> some View { alert(item: notice) { _ in Alert(title: Text("")) } }
      }
      struct DayView: View { @Bindable var trip: Trip; var body: some View { Text("").notice($trip.notice) } }
      struct WeekView: View { @Bindable var trip: Trip; var body: some View { Text("").notice($trip.notice) } }
      """)
    #expect(
      chart.slots == [
        "Trip.notice atMostOne optionalValue: notice alert",
        "WeekView.notice atMostOne optionalValue: notice alert",
      ])
  }

  @Test func aPartOfTheScreenIsNoScreen() {
    let chart = chart(
      Self.alert + ".background { WeekView(trip: trip) }", Self.sheet,
      in: "NavigationLink(\"\") { DayView(trip: trip) }")
    #expect(
      chart.slots == [
        "Trip.isAsking atMostOne flag: isAsking alert",
        "Trip.isMapShown atMostOne flag: isMapShown sheet → MapView",
      ])
  }
}
