import PortolanModel
import Testing

/// Types of what is presented that only their file sees, and what a typed stack holds: what advice elsewhere has to know.
@Suite struct HiddenTypeTests {
  private func slots(_ types: String, _ nested: String = "") -> [Slot] {
    Charted(
      """
      \(types)
      struct DeckView: View {
        @State private var crew: Crew?
        @State private var path: [Page] = []
        enum Page: Hashable { case log, map }
        \(nested)
        var body: some View {
          NavigationStack(path: $path) {
            Button("") { crew = Crew(); path = [.log] }.sheet(item: $crew) { _ in Text("") }
              .navigationDestination(for: Page.self) { _ in LogView() }
          }
        }
      }
      struct LogView: View { var body: some View { Text("") } }
      """
    ).screen("DeckView")?.slots ?? []
  }

  @Test(
    arguments: [
      ("private struct Crew: Identifiable { let id = 0 }", "", ["Crew"]),
      ("fileprivate struct Crew: Identifiable { let id = 0 }", "", ["Crew"]),
      ("struct Crew: Identifiable { let id = 0 }", "", nil),
      ("", "private struct Crew: Identifiable { let id = 0 }", ["DeckView.Crew"]),
      ("", "struct Crew: Identifiable { let id = 0 }", nil),
    ] as [(String, String, [String]?)])
  func whatOnlyItsFileSeesIsToldOfTheSlot(_ type: String, _ nested: String, _ hidden: [String]?) {
    let slots = slots(type, nested)
    #expect(slots.first { $0.name == "crew" }?.hiddenTypes == hidden)
    #expect(slots.first { $0.name == "path" }?.hiddenTypes == nil)
  }

  @Test func whatAStackHoldsIsToldAsAnyCodeWritesIt() {
    let slots = slots("struct Crew: Identifiable { let id = 0 }")
    #expect(slots.map(\.element) == [nil, "DeckView.Page"])
  }
}
