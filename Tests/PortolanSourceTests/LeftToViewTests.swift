import PortolanModel
import Testing

/// What code leaves with views that it only makes to have them shown elsewhere: whoever calls it does not do that yet.
@Suite struct LeftToViewTests {
  /// A harbour that keeps what its banner shows, and one function that makes something for it.
  private func harbour(_ making: String) -> Charted {
    Charted(
      """
      final class Harbour: ObservableObject {
        @Published var showsBerths = false
        var banner = AnyView(EmptyView())
        func announce() { banner = \(making) }
      }
      struct QuayView: View {
        @StateObject var harbour = Harbour()
        var body: some View { DeckView().environmentObject(harbour) }
      }
      struct DeckView: View {
        @EnvironmentObject var harbour: Harbour
        @State var isAsking = false
        var body: some View {
          harbour.banner
            .sheet(isPresented: $harbour.showsBerths) { BerthsView() }
            .sheet(isPresented: $isAsking) { Text("") }
            .onAppear { harbour.announce() }
        }
      }
      struct NoticeView: View {
        let onOpen: () -> Void
        var body: some View { Button("Open", action: onOpen) }
      }
      struct BerthsView: View { var body: some View { Text("") } }
      """)
  }

  private func doers(_ chart: Charted) -> [String] {
    chart.model.screens.flatMap(\.actions).filter { action in
      action.effects.contains { $0.slot == "showsBerths" }
    }.map { "\($0.name) \($0.kind.rawValue)" }
  }

  @Test func aButtonInErasedContentDoesItByItself() {
    let chart = harbour("AnyView(Button(\"Berths\") { self.showsBerths = true })")
    #expect(doers(chart) == ["Berths user"])
  }

  @Test func aPagesCallbackIsThePages() {
    let chart = harbour("AnyView(NoticeView(onOpen: { self.showsBerths = true }))")
    #expect(doers(chart) == ["Open user"])
  }

  /// What it has others do there is left, too.
  @Test func whatTheClosureCallsIsLeftToItAsWell() {
    let chart = Charted(
      """
      final class Berths: ObservableObject {
        @Published var isShown = false
        func show() { isShown = true }
      }
      final class Harbour: ObservableObject {
        let berths = Berths()
        var banner = AnyView(EmptyView())
        func announce() { banner = AnyView(Button("Berths") { self.berths.show() }) }
        func leave() { berths.show() }
      }
      struct DeckView: View {
        @StateObject var harbour = Harbour()
        var body: some View {
          VStack {
            Button("Announce") { harbour.announce() }
            Button("Leave") { harbour.leave() }
            BerthsView(berths: harbour.berths)
          }
        }
      }
      struct BerthsView: View {
        @ObservedObject var berths: Berths
        var body: some View { Text("").sheet(isPresented: $berths.isShown) { Text("") } }
      }
      """)
    let names = chart.model.screens.flatMap(\.actions).map(\.name)
    #expect(names.contains("leave"))
    #expect(!names.contains("announce"))
    #expect(!names.contains("Announce"))
  }

  /// What the function does besides, whoever calls it does.
  @Test func whatTheFunctionDoesItselfItsCallersDo() {
    let chart = harbour("AnyView(Text(\"\")); showsBerths = true")
    #expect(doers(chart) == ["announce app"])
  }
}
