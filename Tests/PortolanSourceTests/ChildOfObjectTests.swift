import PortolanModel
import Testing

/// Several objects of one kind that a model keeps, each shown in place by a view of its own.
@Suite struct ChildOfObjectTests {
  @Test(arguments: [
    ("EntryView(entry: till.left); EntryView(entry: till.right)", ["left", "right"]),
    (
      "if till.isWide { EntryView(entry: till.left) } else { EntryView(entry: till.right) }",
      ["left 1.1", "right 1.2"]
    ),
    // One object is there once, however often it is shown.
    (
      "if till.isWide { EntryView(entry: till.left) } else { HStack { EntryView(entry: till.left) } }",
      ["left"]
    ),
  ])
  func eachIsAChild(_ shown: String, _ children: [String]) {
    let chart = Charted(
      """
      @main struct TillApp: App { var body: some Scene { WindowGroup { TillView(till: Till()) } } }
      @Observable final class Entry { var isAsking = false }
      @Observable final class Till { var isWide = false; var left = Entry(); var right = Entry() }
      struct TillView: View {
        @Bindable var till: Till
        var body: some View { VStack { \(shown) } }
      }
      struct EntryView: View {
        @Bindable var entry: Entry
        var body: some View {
          Button("Ask") { entry.isAsking = true }.alert("Sure?", isPresented: $entry.isAsking) {}
        }
      }
      """)
    let slots = chart.screen("TillView")?.slots ?? []
    #expect(
      slots.map { slot in
        "\(slot.name)" + (slot.branches ?? []).map { " \($0.fork).\($0.arm)" }.joined()
      } == children)
    #expect(slots.flatMap(\.destinations).allSatisfy { $0.leadsTo == "App.Entry" })
  }
}
