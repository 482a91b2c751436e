import PortolanModel
import Testing

/// Alerts that a state holds and no view was seen to present: whether something else may show them.
@Suite struct UnshownDialogTests {
  private static func chart(
    state: String = "", view: String = "", modifier: String = "", beside: String = ""
  ) -> Charted {
    Charted(
      """
      @Reducer struct Oven {
        @ObservableState struct State {
          @Presents var alert: AlertState<Action.Alert>?
          var isDoorOpen = false
          \(state)
        }
        enum Action { case alert(PresentationAction<Alert>); enum Alert {} }
      }
      struct OvenView: View {
        @Bindable var store: StoreOf<Oven>
        \(view)
        var body: some View { Text("").sheet(isPresented: $store.isDoorOpen) { Text("") }\(modifier) }
      }
      \(beside)
      """)
  }

  @Test func nothingShowsIt() {
    let alert = Self.chart().destination("alert", in: "alert")
    #expect(alert?.presentations == nil)
    #expect(alert?.origin == .source)
    #expect(
      Self.chart(modifier: ".alert(\"Hot\", isPresented: .constant(false)) {}")
        .destination("alert", in: "alert")?.origin == .source)
  }

  @Test(arguments: [
    chart(
      state: "var copy: Copy { Copy(alert: alert) }", beside: "struct Copy { var alert: Any? }"),
    chart(view: "func present() { show(store.alert) }"),
    chart(modifier: ".shows($store.scope(state: \\.alert, action: \\.alert))"),
    chart(
      beside: "struct Panel { var note: Any?; init(_ oven: Oven.State) { note = oven.alert } }"),
  ])
  func whatReadsItMayShowIt(_ chart: Charted) {
    let alert = chart.destination("alert", in: "alert")
    #expect(alert?.origin == .inferred || alert?.presentations != nil)
  }
}
