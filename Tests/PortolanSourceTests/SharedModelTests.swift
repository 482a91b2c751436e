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

  private func feature(_ rest: String) -> Charted {
    Charted(
      """
      @Reducer struct Order {
        @ObservableState struct State {
          @Presents var alert: AlertState<Action>?
          var isHelpShown = false
        }
        enum Action { case helpTapped, failed }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .helpTapped: state.isHelpShown = true
            case .failed: state.alert = AlertState { TextState("") }
            }
            return .none
          }
        }
      }
      struct OrderView: View {
        @Bindable var store: StoreOf<Order>
        var body: some View { Text("").alert($store.scope(state: \\.alert, action: \\.alert)) }
      }
      struct PaymentView: View {
        @Bindable var store: StoreOf<Order>
        var body: some View { Text("").card(isPresented: $store.isHelpShown) { Text("") } }
      }
      struct Card<Inner: View>: ViewModifier {
        @Binding var isPresented: Bool
        var inner: Inner
        func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { inner } }
      }
      extension View {
        func card(isPresented: Binding<Bool>, content: @escaping () -> some View) -> some View {
          modifier(Card(isPresented: isPresented, inner: content()))
        }
      }
      @Reducer struct Shop {
        @ObservableState struct State { \(rest)
      """)
  }

  @Test func eachViewOfAReducerHasWhatItPresents() {
    let chart = feature(
      """
      var path = StackState<Path.State>() }
        @Reducer enum Path { case order(Order), payment(Order) }
      }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) { Text("") } destination: { store in
            switch store.case {
            case .order(let store): OrderView(store: store)
            case .payment(let store): PaymentView(store: store)
            }
          }
        }
      }
      """)
    #expect(
      chart.slots == [
        "Order.alert atMostOne optionalValue: alert alert",
        "PaymentView.isHelpShown atMostOne flag: isHelpShown sheet",
        "Shop.path sequence stackState in NavigationStack: order drillDown → Order, payment drillDown → PaymentView",
      ])
    // It is made of the reducer's state.
    #expect(chart.screen("PaymentView")?.kind == .reducer)
    #expect(chart.screen("PaymentView")?.model == "Order.State")
  }

  @Test func aChildLeadsToTheViewThatShowsIt() {
    let chart = feature(
      """
      var order = Order.State() }
      }
      struct ShopView: View {
        let store: StoreOf<Shop>
        var body: some View { VStack { PaymentView(store: store.scope(state: \\.order, action: \\.order)) } }
      }
      """)
    #expect(chart.slots.contains("Shop.order always child: order inline → PaymentView"))
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
