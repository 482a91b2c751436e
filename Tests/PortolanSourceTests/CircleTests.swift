import PortolanModel
import Testing

/// Screens of which each is led to by another, and no app that says which comes first.
@Suite struct CircleTests {
  private static let pair = """
    struct NoteView: View {
      @State private var isTagShown = false
      var body: some View { Button("") { isTagShown = true }.sheet(isPresented: $isTagShown) { TagView() } }
    }
    struct TagView: View {
      @State private var isNoteShown = false
      var body: some View {
        Button("") { isNoteShown = true }.sheet(isPresented: $isNoteShown) { NoteView() }
      }
    }
    """

  @Test func theFirstInTheSourceIsTaken() {
    let chart = Charted(Self.pair)
    #expect(chart.model.roots.map(\.screen) == ["App.NoteView"])
    #expect(chart.model.roots.map(\.how) == [.unpresented])
    #expect(
      chart.model.unresolved.map(\.what) == [
        """
        nothing but 'TagView' leads to 'NoteView', which leads there, and is taken for the first \
        screen; '--root' names another
        """
      ])
    #expect(chart.model.unresolved.map(\.location?.line) == [1])
  }

  @Test func aScreenThatLeadsToItself() {
    let chart = Charted(
      """
      struct FolderView: View {
        @State private var isOpen = false
        var body: some View { Button("") { isOpen = true }.sheet(isPresented: $isOpen) { FolderView() } }
      }
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.FolderView"])
    #expect(
      chart.model.unresolved.map(\.what) == [
        "nothing but 'FolderView' itself leads to it, which is taken for the first screen"
      ])
  }

  /// What leads into a circle comes first, and nothing has to be told.
  @Test func aCircleBehindAScreen() {
    let chart = Charted(
      """
      struct ListView: View {
        @State private var isNoteShown = false
        var body: some View {
          Button("") { isNoteShown = true }.sheet(isPresented: $isNoteShown) { NoteView() }
        }
      }
      \(Self.pair)
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.ListView"])
    #expect(chart.model.unresolved.isEmpty)
  }

  /// In an app that begins elsewhere it is an island, of which a rule speaks.
  @Test func anIslandOfAnApp() {
    let chart = Charted(
      """
      @main struct NotesApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var isHelp = false
        var body: some View { Button("") { isHelp = true }.alert("", isPresented: $isHelp) {} }
      }
      \(Self.pair)
      """)
    #expect(chart.model.roots.map(\.screen) == ["App.HomeView"])
    #expect(!chart.model.unresolved.contains { $0.what.contains("leads to") })
  }

  @Test func theChoiceIsTheSameEveryTime() {
    let one = Charted(files: ["A.swift": "struct Nothing {}", "B.swift": Self.pair])
    #expect(one.model.roots == Charted(files: ["B.swift": Self.pair]).model.roots)
  }
}
