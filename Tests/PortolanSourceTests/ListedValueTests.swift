import PortolanModel
import Testing

/// What a list selects that is a value and no case, and what is shown for it.
@Suite struct ListedValueTests {
  private func chart(_ mail: String, _ more: String = "") -> Charted {
    Charted(
      """
      struct Letter: Identifiable, Hashable { let id: Int }
      struct Mail: View { \(mail) }
      \(more)
      struct LetterView: View {
        let letter: Letter
        @State private var isInfo = false
        var body: some View { Button("") { isInfo = true }.sheet(isPresented: $isInfo) { Text("") } }
      }
      """)
  }

  private static let shown = [
    "LetterView.isInfo atMostOne flag: isInfo sheet",
    "Mail.letter atMostOne optionalValue: letter inline → LetterView",
  ]

  @Test(arguments: [
    "if let letter { LetterView(letter: letter) } else { Text(\"\") }",
    "NavigationStack { if let account, let letter { LetterView(letter: letter) } }",
    "NavigationStack { if let letter, let account { LetterView(letter: letter) } }",
  ])
  func whatAListSelectsFillsTheDetail(_ detail: String) {
    let chart = chart(
      """
      @State private var letter: Letter?
      @State private var account: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([Letter(id: 1)], selection: $letter) { NavigationLink("", value: $0) }
        } detail: {
          \(detail)
        }
      }
      """)
    #expect(chart.slots == Self.shown)
    #expect(chart.destination("letter", in: "letter")?.setBy?.isEmpty == false)
  }

  @Test func aListOfItsOwnSelectsByABinding() {
    let chart = chart(
      """
      @State private var letter: Letter?
      var body: some View {
        NavigationSplitView { Side(letter: $letter) } detail: {
          if let letter { LetterView(letter: letter) }
        }
      }
      """,
      """
      struct Side: View {
        @Binding var letter: Letter?
        var body: some View { List([Letter(id: 1)], selection: $letter) { Text("\\($0.id)") } }
      }
      """)
    #expect(chart.slots == Self.shown)
  }

  @Test func aRouterKeepsTheIdentityOfWhatIsSelected() {
    let chart = chart(
      """
      @EnvironmentObject var router: Router
      let letters: [Letter]
      var body: some View {
        NavigationSplitView {
          List(letters, selection: $router.id) { Text("\\($0.id)") }
        } detail: {
          if let id = router.id, let letter = letters.first(where: { $0.id == id }) {
            LetterView(letter: letter)
          }
        }
      }
      """, "final class Router: ObservableObject { @Published var id: Int? }")
    #expect(
      chart.slots.contains { $0.hasSuffix(".id atMostOne optionalValue: id inline → LetterView") })
    #expect(!chart.slots.contains { $0.contains("always child: letterView") })
  }

  /// What only marks the selected row, or acts on it, is no page; nor is what no list selects.
  @Test(arguments: [
    "List([1], selection: $letter) { _ in Text(\"\") }.toolbar { if let letter { Mark(letter: letter) } }",
    "List([1], selection: $letter) { _ in if let letter { Mark(letter: letter) } }",
    "List([1]) { _ in Text(\"\") }.overlay { if let letter { Mark(letter: letter) } }",
  ])
  func whatIsNoPageIsNoSlot(_ body: String) {
    let chart = chart(
      "@State private var letter: Letter?; var body: some View { \(body) }",
      "struct Mark: View { let letter: Letter; var body: some View { Text(\"\") } }")
    #expect(!chart.slots.contains { $0.hasPrefix("Mail.") })
  }
}
