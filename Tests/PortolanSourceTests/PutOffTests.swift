import PortolanModel
import Testing

/// What an object presents, and takes away after some time by itself.
@Suite struct PutOffTests {
  private func chart(_ code: String) -> Charted {
    Charted(
      """
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { PierView().signalled() } } }
      @Observable final class Signals {
        static let shared = Signals()
        var isRaised = false
        func raise() { \(code) }
      }
      struct Signalled: ViewModifier {
        @Bindable var signals = Signals.shared
        func body(content: Content) -> some View { content.alert("Fog", isPresented: $signals.isRaised) {} }
      }
      extension View { func signalled() -> some View { modifier(Signalled()) } }
      @Observable final class PierModel {
        private let signals = Signals.shared
        var isOpen = false
        func look() { signals.raise() }
      }
      struct PierView: View {
        @State private var model = PierModel()
        var body: some View {
          Button("Look") { model.look() }.sheet(isPresented: $model.isOpen) { Text("") }
          Button("Warn") { Signals.shared.raise() }
        }
      }
      """)
  }

  @Test(arguments: [
    "isRaised = true; DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.isRaised = false }",
    "withAnimation { isRaised = true }; DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation { self.isRaised = false } }",
    "isRaised = true; Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.isRaised = false }",
  ])
  func whoeverCallsItPresents(_ code: String) {
    let chart = chart(code)
    #expect(
      chart.actions == [
        "PierModel.Warn present Signalled.isRaised", "PierModel.look present Signalled.isRaised",
        "Signalled.raise dismiss isRaised", "Signalled.raise present isRaised",
      ])
    let own = chart.screen("Signalled")?.actions
    #expect(own?.map { $0.effects.map(\.kind) } == [[.present], [.dismiss]])
    #expect(own?.map(\.kind) == [.user, .app])
  }

  @Test func whatWaitsTakesItAwayLater() {
    let chart = chart("isRaised = true; Task { await rest(); isRaised = false }")
    #expect(chart.actions.contains("PierModel.look present Signalled.isRaised"))
  }

  /// Which of the two it does, the function may have to ask.
  @Test func whatIsTakenAwayAtOnceNobodyPresents() {
    let chart = chart("if isRaised { isRaised = false } else { isRaised = true }")
    #expect(!chart.actions.contains { $0.hasPrefix("PierModel.look") })
  }
}
