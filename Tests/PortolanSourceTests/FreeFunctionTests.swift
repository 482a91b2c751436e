import PortolanModel
import Testing

/// Functions that stand outside of types: whoever calls one does what it does.
@Suite struct FreeFunctionTests {
  private static func actions(_ functions: String, _ view: String) -> [String] {
    Charted(
      """
      enum Page: Hashable { case log, crew }
      enum Board: Identifiable { case tides, winds; var id: Self { self } }
      @Observable final class Bridge {
        static let shared = Bridge()
        var board: Board?
        var path: [Page] = []
        func raiseTides() { board = .tides }
      }
      \(functions)
      struct DeckView: View {
        @Bindable private var bridge = Bridge.shared
        var body: some View {
          NavigationStack(path: $bridge.path) {
            \(view)
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .log: Text("Log")
                case .crew: Text("Crew")
                }
              }
          }
          .sheet(item: $bridge.board) { board in
            switch board {
            case .tides: Text("Tides")
            case .winds: Text("Winds")
            }
          }
        }
      }
      """
    ).actions.filter { $0 != "DeckView.raiseTides present board (tides)" }
  }

  @Test(arguments: [
    ("func raise() { Bridge.shared.board = .tides }", "raise()", "present board (tides)"),
    ("func raise() { Bridge.shared.raiseTides() }", "raise()", "present board (tides)"),
    (
      "func raise(_ bridge: Bridge) { bridge.board = .tides }", "raise(bridge)",
      "present board (tides)"
    ),
    (
      "func raise() { raise(.winds) }; func raise(_ board: Board) { Bridge.shared.board = board }",
      "raise(.winds)", "present board (winds)"
    ),
    (
      "func raise(_ board: Board?) { Bridge.shared.board = board }", "raise(nil)", "dismiss board"
    ),
    (
      "func open(_ page: Page) { Bridge.shared.path.append(page) }", "open(.crew)",
      "push path (crew)"
    ),
    (
      "func openCrew() { open(.crew) }; func open(_ page: Page) { Bridge.shared.path.append(page) }",
      "openCrew()", "push path (crew)"
    ),
  ])
  func itsCallersDoWhatItDoes(_ functions: String, _ call: String, _ expected: String) {
    #expect(
      Self.actions(functions, "Button(\"Go\") { \(call) }") == ["DeckView.Go \(expected)"])
  }

  @Test(arguments: [
    ("Text(\"\").onAppear { raise() }", "DeckView.onAppear present board (tides)"),
    ("Text(\"\").task { await raise() }", "DeckView.task present board (tides)"),
  ])
  func whatRunsByItselfDoesSo(_ view: String, _ expected: String) {
    #expect(
      Self.actions("func raise() { Bridge.shared.board = .tides }", view) == [expected])
  }

  /// A function of the view's own, or of its code, comes before one outside.
  @Test(arguments: [
    "extension DeckView { func raise() {} }",
    "extension DeckView { var raise: () -> Void { {} } }",
  ])
  func aMemberOfThatNameIsMeant(_ member: String) {
    let functions = "func raise() { Bridge.shared.board = .tides }\n\(member)"
    #expect(Self.actions(functions, "Button(\"Go\") { raise() }") == [])
  }

  /// What a button in an alert has such a function do can be done there alone.
  @Test(arguments: ["strike(mast)", "mast.isStruck = true"])
  func whatAnAlertHasDoneIsAtHandThere(_ deed: String) {
    let chart = Charted(
      """
      @Observable final class Mast { var isStruck = false }
      func strike(_ mast: Mast) { mast.isStruck = true }
      struct DeckView: View {
        @Bindable var mast: Mast
        @State private var isAsked = false
        var body: some View {
          Button("Strike") { isAsked = true }
            .alert("Sure?", isPresented: $isAsked) { Button("Yes") { \(deed) } }
            .sheet(isPresented: $mast.isStruck) { Text("Struck") }
        }
      }
      """)
    let actions = chart.model.screens.flatMap(\.actions).filter { $0.name == "Yes" }
    #expect(actions.map(\.availableAt?.slot) == ["isAsked"])
  }
}
