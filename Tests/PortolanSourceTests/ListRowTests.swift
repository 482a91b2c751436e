import Testing

/// Which destinations a list's rows present.
@Suite struct ListRowTests {
  private func rows(_ modifier: String, _ around: String = "List { ForEach(fishes) { fish in")
    -> [String]
  {
    let chart = Charted(
      """
      struct Fish: Identifiable { let id: Int }
      struct Pond: View {
        @State private var fishes: [Fish] = []
        @State private var fed: Fish?
        @State private var isFeeding = false
        @State private var isNetReady = false
        var body: some View {
          \(around)
            Button("Feed") { fed = Fish(id: 1); isFeeding = true; isNetReady = true }
              \(modifier)
          \(String(repeating: "}", count: around.count { $0 == "{" }))
        }
      }
      extension Fish { struct Net { @State var isTorn = false } }
      """)
    return chart.model.screens.flatMap(\.slots).flatMap(\.destinations)
      .filter { $0.isInListRow == true }.map(\.name)
  }

  @Test(arguments: [
    ".navigationDestination(isPresented: $isFeeding) { Text(\"\") }",
    ".sheet(isPresented: $isFeeding) { Text(\"\") }",
    ".alert(\"\", isPresented: self.$isFeeding) {}",
  ])
  func eachRowPresentsWhatIsForAll(_ modifier: String) {
    #expect(rows(modifier) == ["isFeeding"])
    #expect(rows(modifier, "List(fishes) { fish in") == ["isFeeding"])
    #expect(rows(modifier, "ScrollView { LazyVStack { ForEach(fishes) { _ in") == ["isFeeding"])
  }

  /// A row that is made once, or shown only where it is the one, presents for itself.
  @Test func whatOneRowPresentsIsItsOwn() {
    let sheet = ".sheet(item: $fed) { _ in Text(\"\") }"
    #expect(rows(sheet) == ["fed"])
    #expect(rows(sheet, "List {").isEmpty)
    #expect(rows(sheet, "List(fishes) { fish in if isNetReady {").isEmpty)
    #expect(
      rows(
        """
        .sheet(isPresented: Binding(get: { fed?.id == fish.id }, set: { _ in fed = nil })) {
          Text("")
        }
        """
      ).isEmpty)
    #expect(rows(".sheet(isPresented: fish.$isTorn) { Text(\"\") }").isEmpty)
  }
}
