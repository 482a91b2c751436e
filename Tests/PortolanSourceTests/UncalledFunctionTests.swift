import PortolanModel
import Testing

/// Functions that a base class has for its heirs.
@Suite struct UncalledFunctionTests {
  private func actions(_ base: String, _ heir: String, inherits: String = "ObservableObject")
    -> [String]
  {
    Charted(
      """
      class Crew: \(inherits) {
        @Published var trouble: String?
        \(base)
      }
      final class Deckhand: Crew { \(heir) }
      final class Cook: Crew {}
      struct DeckView: View {
        @StateObject private var hand = Deckhand()
        var body: some View {
          Button("Work") { hand.work() }
            .sheet(item: $hand.trouble) { Text($0) }
        }
      }
      """
    ).actions
  }

  private static let attempt =
    "func attempt(_ work: () throws -> Void) { do { try work() } catch { tell() } }"
  private static let tell = "func tell() { trouble = \"\" }"

  /// What nobody calls, and what only that calls, no heir does.
  @Test func whatNobodyCallsIsNoAction() {
    #expect(
      actions("\(Self.attempt); \(Self.tell)", "func work() { trouble = \"late\" }") == [
        "Deckhand.work present trouble"
      ])
  }

  @Test func whatAnHeirCallsIsDone() {
    #expect(
      actions("\(Self.attempt); \(Self.tell)", "func work() { attempt { sail() } }; func sail() {}")
        == ["Deckhand.attempt present trouble", "Deckhand.tell present trouble"])
  }

  /// A library's protocol may ask for it, and so may whoever knows it by a selector.
  @Test(arguments: [
    (tell, "NSObject, TideDelegate"), ("@objc \(tell)", "ObservableObject"),
  ])
  func whatALibraryMayCallIsDone(_ base: String, _ inherits: String) {
    #expect(
      actions(base, "func work() { trouble = \"late\" }", inherits: inherits) == [
        "Deckhand.tell present trouble", "Deckhand.work present trouble",
      ])
  }
}
