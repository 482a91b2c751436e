import PortolanModel
import Testing

/// Functions that override others: whoever calls those calls them.
@Suite struct OverriddenFunctionTests {
  private func kinds(_ base: String, _ heir: String) -> [String: Action.Kind] {
    let chart = Charted(
      """
      class Watch: ObservableObject {
        \(base)
        func listen() {}
      }
      final class NightWatch: Watch {
        @Published var isAlarmShown = false
        let bells = PassthroughSubject<Void, Never>()
        override func listen() { \(heir) }
        func hear() { bells.sink { [weak self] in self?.isAlarmShown = true }.store(in: &kept) }
      }
      struct DeckView: View {
        @StateObject private var watch = NightWatch()
        var body: some View {
          Text("").sheet(isPresented: $watch.isAlarmShown) { Text("Alarm") }
            .onAppear { watch.ship = "Argo" }
        }
      }
      """)
    let actions = chart.screen("NightWatch")?.actions ?? []
    return Dictionary(actions.map { ($0.name, $0.kind) }) { first, _ in first }
  }

  private static let observed = "var ship: String? { didSet { listen() } }"

  @Test(arguments: [
    ("bells.sink { [weak self] in self?.isAlarmShown = true }.store(in: &kept)", "listen"),
    ("isAlarmShown = true", "listen"), ("hear()", "hear"),
  ])
  func whatABasesObserverCallsTheAppDoes(_ code: String, _ name: String) {
    #expect(kinds(Self.observed, code)[name] == .app)
  }

  /// What a library calls alike with something else is another function.
  @Test(arguments: [("ocean.listen(on: .main)", Action.Kind.app), ("ocean.listen()", .user)])
  func whatTakesOtherArgumentsIsAnother(_ call: String, _ kind: Action.Kind) {
    let base = "\(Self.observed); func wait() { \(call) }"
    #expect(kinds(base, "isAlarmShown = true")["listen"] == kind)
  }

  /// Where nobody is seen to call it, anybody may.
  @Test func whatNobodyCallsTheUserMayDo() {
    #expect(kinds("var ship: String?", "isAlarmShown = true")["listen"] == .user)
  }
}
