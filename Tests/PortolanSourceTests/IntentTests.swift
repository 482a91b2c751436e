import PortolanModel
import Testing

/// What people have the system do in an app: the intents that Siri, shortcuts and controls run.
@Suite struct IntentTests {
  private func actions(_ intent: String, _ router: String = "") -> [Action] {
    Charted(
      """
      import AppIntents
      import SwiftUI
      @main struct HarbourApp: App { var body: some Scene { WindowGroup { PierView() } } }
      @Observable final class Pilot {
        static let shared = Pilot()
        var path: [Berth] = []
        var isLogShown = false
        \(router)
      }
      enum Berth: Hashable { case north, south }
      struct PierView: View {
        @Bindable private var pilot = Pilot.shared
        var body: some View {
          NavigationStack(path: $pilot.path) {
            Text("Pier").navigationDestination(for: Berth.self) { _ in BerthView() }
          }
          .sheet(isPresented: $pilot.isLogShown) { LogView() }
        }
      }
      struct BerthView: View { var body: some View { Text("") } }
      struct LogView: View { var body: some View { Text("") } }
      \(intent)
      """
    ).model.screens.flatMap(\.actions)
  }

  @Test(arguments: [
    ("static let title: LocalizedStringResource = \"Moor in the North\"", "Moor in the North"),
    ("static var title: LocalizedStringResource { \"Moor\" }", "Moor"),
    ("static let title = LocalizedStringResource(\"Moor\")", "Moor"),
    ("static let title = titles[0]", "MoorIntent"),
  ])
  func whatAnIntentDoesTheAppDoes(_ title: String, _ name: String) {
    let actions = actions(
      """
      struct MoorIntent: AppIntent {
        \(title)
        @MainActor func perform() async throws -> some IntentResult {
          Pilot.shared.path = [.north]
          Pilot.shared.isLogShown = true
          return .result()
        }
      }
      """)
    #expect(actions.map(\.name) == [name])
    #expect(actions.map(\.kind) == [.app])
    #expect(actions.map(\.moment) == [.present])
    #expect(actions.first?.effects.map(\.slot) == ["path", "isLogShown"])
  }

  /// What a function of the router does, that does; nobody but the intent has it done.
  @Test func aFunctionThatAnIntentCallsIsTheApps() {
    let actions = actions(
      """
      struct LogIntent: OpenIntent {
        static let title: LocalizedStringResource = "Open the Log"
        func perform() async throws -> some IntentResult { Pilot.shared.openLog(); return .result() }
      }
      """, "func openLog() { isLogShown = true }")
    #expect(actions.map(\.name) == ["openLog"])
    #expect(actions.map(\.kind) == [.app])
  }

  @Test func anotherTypesFunctionIsNoIntents() {
    let actions = actions(
      "struct Mooring { func perform() { Pilot.shared.isLogShown = true } }")
    #expect(actions.map(\.name) == [])
  }
}
